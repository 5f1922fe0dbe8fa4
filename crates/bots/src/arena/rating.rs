//! Intervals and ratings from counts of wins.

/// The 95 % Wilson interval of a rate of which `wins` out of `games` were seen.
///
/// With `p = wins / games` and `z = 1.96` it is `(p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n)`. Unlike the normal
/// interval it stays between 0 and 1, and it is accurate near both ends.
///
/// ```
/// let (low, high) = bots::arena::wilson(50, 100);
/// assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
/// ```
pub fn wilson(wins: u32, games: u32) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = f64::from(games);
    let p = f64::from(wins) / n;
    let middle = p + Z * Z / (2.0 * n);
    let reach = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    // At both ends the formula is exact, but its rounding is not.
    let low = if wins == 0 { 0.0 } else { (middle - reach) / scale };
    let high = if wins == games { 1.0 } else { (middle + reach) / scale };
    (low, high)
}

/// Ratings on the scale of Elo from `ahead[i][j]`, how often `i` came out ahead of `j`; 1000 on average.
///
/// A match counts as one comparison between its winner and each of the others. In the model of Bradley and Terry, `i`
/// is ahead of `j` with the chance `s_i / (s_i + s_j)`, and `rating = 400 log10 s`: 400 points are odds of ten to one.
/// The ratings are those that make the comparisons most likely.
///
/// Everybody gets half a win and half a loss against a player of average strength. Without these, a player who never
/// lost would have an infinite rating.
pub fn ratings(ahead: &[Vec<f64>]) -> Vec<f64> {
    const ROUNDS: u32 = 500;
    const IMAGINED: f64 = 0.5;
    let players = ahead.len();
    let mut strength = vec![1.0; players];
    for _ in 0..ROUNDS {
        // One round of minorisation and maximisation (Hunter 2004).
        let next: Vec<f64> = (0..players)
            .map(|i| {
                let others = (0..players).filter(|&j| j != i);
                let wins: f64 = IMAGINED + others.clone().map(|j| ahead[i][j]).sum::<f64>();
                let weight: f64 = others.map(|j| (ahead[i][j] + ahead[j][i]) / (strength[i] + strength[j])).sum();
                wins / (weight + 2.0 * IMAGINED / (strength[i] + 1.0))
            })
            .collect();
        let mean = next.iter().map(|it| it.ln()).sum::<f64>() / players as f64;
        strength = next.iter().map(|it| it / mean.exp()).collect();
    }
    strength.iter().map(|it| 1000.0 + 400.0 * it.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_intervals_are_those_of_the_tables() {
        let close = |(low, high): (f64, f64), expected: (f64, f64)| {
            assert!((low - expected.0).abs() < 5e-5 && (high - expected.1).abs() < 5e-5, "{low} {high}");
        };
        close(wilson(0, 10), (0.0, 0.2775));
        close(wilson(10, 10), (0.7225, 1.0));
        close(wilson(1, 10), (0.0179, 0.4042));
        close(wilson(380, 400), (0.9240, 0.9674));
        close(wilson(0, 0), (0.0, 1.0));
    }

    #[test]
    fn who_always_won_may_win_always() {
        for games in 1..2000 {
            assert_eq!(wilson(games, games).1, 1.0);
            assert_eq!(wilson(0, games).0, 0.0);
        }
    }

    #[test]
    fn odds_of_ten_to_one_are_400_points() {
        let rated = ratings(&[vec![0.0, 10_000.0], vec![1_000.0, 0.0]]);
        assert!((rated[0] - rated[1] - 400.0).abs() < 1.0, "{rated:?}");
        assert!((rated[0] + rated[1] - 2000.0).abs() < 1e-6);
    }

    #[test]
    fn who_never_lost_is_strong_but_not_without_end() {
        let rated = ratings(&[vec![0.0, 20.0], vec![0.0, 0.0]]);
        assert!(rated[0] > rated[1] + 300.0 && rated[0] < 2500.0, "{rated:?}");
    }
}
