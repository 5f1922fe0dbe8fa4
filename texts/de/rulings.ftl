# Rulings of the cards of the duel, by card and number. The English ones stand in `data/cards`.
