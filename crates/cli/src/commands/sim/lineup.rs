//! Which bot sits where: the list goes round the table, and one seat further with every game.

use bots::BotName;

/// The bots of the seats, before anybody changes places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineup {
    seats: Vec<BotName>,
    rotations: usize,
}

impl Lineup {
    /// The list repeated round the table. `None` when it is longer than the table or empty.
    pub fn new(list: &[BotName], players: usize) -> Option<Self> {
        if list.is_empty() || list.len() > players {
            return None;
        }
        let seats: Vec<_> = list.iter().copied().cycle().take(players).collect();
        // As many turns of the table as change anything.
        let rotated = |by: usize| (0..players).all(|seat| seats[(seat + by) % players] == seats[seat]);
        let rotations = (1..=players).find(|&by| rotated(by)).unwrap_or(1);
        Some(Self { seats, rotations })
    }

    /// How many games show every bot on every seat it can have.
    pub fn rotations(&self) -> u64 {
        self.rotations as u64
    }

    /// The bots by seat in a game.
    pub fn of(&self, game: u64) -> Vec<BotName> {
        let by = (game % self.rotations()) as usize;
        (0..self.seats.len()).map(|seat| self.seats[(seat + by) % self.seats.len()]).collect()
    }

    /// Every bot that plays, once.
    pub fn names(&self) -> Vec<BotName> {
        let mut names = self.seats.clone();
        names.sort_unstable();
        names.dedup();
        names
    }

    pub fn seats(&self) -> &[BotName] {
        &self.seats
    }
}

#[cfg(test)]
mod tests {
    use super::Lineup;
    use bots::BotName::{Random, Rookie};

    #[test]
    fn bots_go_round_the_table() {
        let two = Lineup::new(&[Rookie, Random], 2).unwrap();
        assert_eq!((two.of(0), two.of(1), two.rotations()), (vec![Rookie, Random], vec![Random, Rookie], 2));
        let three = Lineup::new(&[Rookie, Random], 3).unwrap();
        assert_eq!((three.of(0), three.rotations()), (vec![Rookie, Random, Rookie], 3));
        let teams = Lineup::new(&[Rookie, Random], 4).unwrap();
        assert_eq!((teams.of(3), teams.rotations()), (vec![Random, Rookie, Random, Rookie], 2));
        assert_eq!(Lineup::new(&[Rookie], 4).unwrap().rotations(), 1);
        assert_eq!(teams.names(), [Random, Rookie]);
        assert!(Lineup::new(&[Rookie, Random, Random], 2).is_none() && Lineup::new(&[], 2).is_none());
    }
}
