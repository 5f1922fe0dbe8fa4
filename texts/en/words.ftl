word-seat = seat { $number }
word-nothing = nothing
word-list = { $first } and { $last }
word-a-card = a card

resource-lumber = lumber
resource-brick = brick
resource-wool = wool
resource-grain = grain
resource-ore = ore
resource-gold = gold

word-any-resource = any resource
