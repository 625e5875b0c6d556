//! What the games of a simulation came to. Adding is the same in any order, so threads do not show.

use std::collections::BTreeMap;

use bots::BotName;
use theseus::generated::cards::Faction;
use theseus::{Ending, Theseus};

use super::playing::{Played, Trouble};
use super::{Plan, spread};

/// How somebody fared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fared {
    pub games: u64,
    /// Alone, or with an ally.
    pub wins: u64,
    /// With an opponent.
    pub shared: u64,
}

impl Fared {
    fn add(&mut self, fate: Fate) {
        self.games += 1;
        match fate {
            Fate::Won => self.wins += 1,
            Fate::Shared => self.shared += 1,
            Fate::Lost => {}
        }
    }

    fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.shared += other.shared;
    }

    /// The share of games won, in per cent; a shared victory counts as half a win.
    pub fn per_cent(&self) -> f64 {
        if self.games == 0 { 0.0 } else { 100.0 * (self.wins as f64 + 0.5 * self.shared as f64) / self.games as f64 }
    }
}

/// How one game came out for one seat.
#[derive(Clone, Copy)]
enum Fate {
    Won,
    Shared,
    Lost,
}

/// Numbers and how often each came up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lengths {
    counts: BTreeMap<u64, u64>,
}

impl Lengths {
    fn add(&mut self, length: u64) {
        *self.counts.entry(length).or_default() += 1;
    }

    fn merge(&mut self, other: Self) {
        for (length, count) in other.counts {
            *self.counts.entry(length).or_default() += count;
        }
    }

    pub fn total(&self) -> u64 {
        self.counts.iter().map(|(length, count)| length * count).sum()
    }

    pub fn count(&self) -> u64 {
        self.counts.values().sum()
    }

    pub fn shortest(&self) -> u64 {
        self.counts.keys().next().copied().unwrap_or(0)
    }

    pub fn longest(&self) -> u64 {
        self.counts.keys().next_back().copied().unwrap_or(0)
    }

    pub fn percentile(&self, per_cent: u64) -> u64 {
        let wanted = (self.count() * per_cent).div_ceil(100).max(1);
        let mut seen = 0;
        let found = self.counts.iter().find(|&(_, count)| {
            seen += count;
            seen >= wanted
        });
        found.map_or(0, |(&length, _)| length)
    }
}

/// A matchup: factions by seat, and the bot on each.
pub type Matchup = (Vec<Faction>, Vec<BotName>);

/// The sum of many games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub games: u64,
    /// `None` are games that were given up.
    pub endings: BTreeMap<Option<Ending>, u64>,
    pub by_bot: BTreeMap<BotName, Fared>,
    pub by_bot_and_faction: BTreeMap<(BotName, Faction), Fared>,
    pub by_bot_and_seat: BTreeMap<(BotName, usize), Fared>,
    pub by_faction: BTreeMap<Faction, Fared>,
    pub by_seat: BTreeMap<usize, Fared>,
    /// Each seat's result by who sat where.
    pub by_matchup: BTreeMap<Matchup, Vec<Fared>>,
    pub decisions_of: BTreeMap<BotName, u64>,
    pub decisions: Lengths,
    pub turns: Lengths,
    pub troubles: Vec<Trouble>,
    /// A number that two runs share only if all their games came out alike.
    pub fingerprint: u64,
}

impl Tally {
    pub fn add(&mut self, plan: &Plan, game: u64, played: &Played<Theseus>) {
        let setup = &plan.setups[(game / plan.lineup.rotations()) as usize % plan.setups.len()];
        let bots = plan.lineup.of(game);
        let ending = played.outcome.map(|outcome| outcome.ending);
        self.games += 1;
        *self.endings.entry(ending).or_default() += 1;
        self.decisions.add(played.decisions);
        self.turns.add(played.turns);
        let matchup = self.by_matchup.entry((setup.factions.clone(), bots.clone())).or_insert_with(|| vec![Fared::default(); bots.len()]);
        let allies = setup.mode == theseus::Mode::Alliances;
        let mut print = spread(game, played.decisions, played.turns);
        for (seat, (&bot, &faction)) in bots.iter().zip(&setup.factions).enumerate() {
            let won = |seat: usize| played.outcome.is_some_and(|outcome| outcome.winners.contains(kernel::Seat::new(seat as u8)));
            let is_enemy = |other: usize| if allies { other % 2 != seat % 2 } else { other != seat };
            let enemy_won = (0..bots.len()).any(|other| is_enemy(other) && won(other));
            let fate = match (won(seat), enemy_won) {
                (true, false) => Fate::Won,
                (true, true) => Fate::Shared,
                (false, _) => Fate::Lost,
            };
            self.by_bot.entry(bot).or_default().add(fate);
            self.by_bot_and_faction.entry((bot, faction)).or_default().add(fate);
            self.by_bot_and_seat.entry((bot, seat)).or_default().add(fate);
            self.by_faction.entry(faction).or_default().add(fate);
            self.by_seat.entry(seat).or_default().add(fate);
            if let Some(fared) = matchup.get_mut(seat) {
                fared.add(fate);
            }
            *self.decisions_of.entry(bot).or_default() += played.by_seat.get(seat).copied().unwrap_or(0);
            print = spread(print, u64::from(won(seat)), seat as u64);
        }
        // Adding keeps the fingerprint the same whichever thread comes first.
        let ending = ending.map_or(0, |ending| 1 + ending as u64);
        self.fingerprint = self.fingerprint.wrapping_add(spread(print, game, ending));
    }

    pub fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.fingerprint = self.fingerprint.wrapping_add(other.fingerprint);
        other.endings.into_iter().for_each(|(ending, count)| *self.endings.entry(ending).or_default() += count);
        other.by_bot.into_iter().for_each(|(key, fared)| self.by_bot.entry(key).or_default().merge(fared));
        other.by_bot_and_faction.into_iter().for_each(|(key, fared)| self.by_bot_and_faction.entry(key).or_default().merge(fared));
        other.by_bot_and_seat.into_iter().for_each(|(key, fared)| self.by_bot_and_seat.entry(key).or_default().merge(fared));
        other.by_faction.into_iter().for_each(|(key, fared)| self.by_faction.entry(key).or_default().merge(fared));
        other.by_seat.into_iter().for_each(|(key, fared)| self.by_seat.entry(key).or_default().merge(fared));
        for (matchup, fared) in other.by_matchup {
            let sum = self.by_matchup.entry(matchup).or_insert_with(|| vec![Fared::default(); fared.len()]);
            sum.iter_mut().zip(fared).for_each(|(sum, fared)| sum.merge(fared));
        }
        other.decisions_of.into_iter().for_each(|(bot, count)| *self.decisions_of.entry(bot).or_default() += count);
        self.decisions.merge(other.decisions);
        self.turns.merge(other.turns);
        self.troubles.extend(other.troubles);
        self.troubles.sort_by_key(|trouble| trouble.game);
    }
}

#[cfg(test)]
mod tests {
    use super::Lengths;

    #[test]
    fn lengths_are_summed_up() {
        let mut lengths = Lengths::default();
        assert_eq!((lengths.percentile(50), lengths.total(), lengths.longest()), (0, 0, 0));
        (1..=10).for_each(|length| lengths.add(length));
        assert_eq!((lengths.percentile(50), lengths.percentile(95), lengths.total()), (5, 10, 55));
        let mut twice = lengths.clone();
        twice.merge(lengths);
        assert_eq!((twice.count(), twice.shortest(), twice.longest(), twice.total()), (20, 1, 10, 110));
    }
}
