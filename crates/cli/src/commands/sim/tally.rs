//! What the games of a simulation came to. Adding is the same in any order, so threads do not show.

use std::collections::BTreeMap;

use bots::BotName;
use kernel::{Seat, SeatSet};

use super::playing::{Played, Trouble};
use super::{Plan, spread};
use crate::games::Offered;

/// How somebody fared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fared {
    pub games: u64,
    /// Alone, or with an ally.
    pub wins: u64,
    /// With an opponent.
    pub shared: u64,
    /// Alive at the end, in games in which that is a question of its own.
    pub survived: u64,
}

impl Fared {
    fn add(&mut self, fate: Fate, survived: bool) {
        self.games += 1;
        self.survived += u64::from(survived);
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
        self.survived += other.survived;
    }

    /// The share of games won, in per cent; a shared victory counts as half a win.
    pub fn per_cent(&self) -> f64 {
        if self.games == 0 { 0.0 } else { 100.0 * (self.wins as f64 + 0.5 * self.shared as f64) / self.games as f64 }
    }

    pub fn survival_per_cent(&self) -> f64 {
        if self.games == 0 { 0.0 } else { 100.0 * self.survived as f64 / self.games as f64 }
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

/// A matchup: who plays what by seat, and the bot on each.
pub type Matchup<G> = (Vec<<G as Offered>::Part>, Vec<BotName>);

/// The sum of many games.
pub struct Tally<G: Offered> {
    pub games: u64,
    /// `None` are games that were given up.
    pub endings: BTreeMap<Option<G::Ending>, u64>,
    pub by_bot: BTreeMap<BotName, Fared>,
    pub by_bot_and_part: BTreeMap<(BotName, G::Part), Fared>,
    pub by_bot_and_seat: BTreeMap<(BotName, usize), Fared>,
    pub by_part: BTreeMap<G::Part, Fared>,
    pub by_seat: BTreeMap<usize, Fared>,
    /// Each seat's result by who sat where, in games in which that is agreed on before.
    pub by_matchup: BTreeMap<Matchup<G>, Vec<Fared>>,
    /// What else the game counts, under its headings.
    pub counted: BTreeMap<(&'static str, String), u64>,
    pub decisions_of: BTreeMap<BotName, u64>,
    pub decisions: Lengths,
    /// Turns or rounds.
    pub spans: Lengths,
    pub troubles: Vec<Trouble>,
    /// A number that two runs share only if all their games came out alike.
    pub fingerprint: u64,
}

impl<G: Offered> Default for Tally<G> {
    fn default() -> Self {
        Self {
            games: 0,
            endings: BTreeMap::new(),
            by_bot: BTreeMap::new(),
            by_bot_and_part: BTreeMap::new(),
            by_bot_and_seat: BTreeMap::new(),
            by_part: BTreeMap::new(),
            by_seat: BTreeMap::new(),
            by_matchup: BTreeMap::new(),
            counted: BTreeMap::new(),
            decisions_of: BTreeMap::new(),
            decisions: Lengths::default(),
            spans: Lengths::default(),
            troubles: Vec::new(),
            fingerprint: 0,
        }
    }
}

impl<G: Offered> Tally<G> {
    pub fn add(&mut self, plan: &Plan<G>, game: u64, played: &Played<G>) {
        let (board, outcome) = (&played.state.board, played.state.outcome());
        let bots = plan.lineup.of(game);
        let ending = outcome.map(|outcome| outcome.ending);
        let winners = outcome.map_or(SeatSet::NONE, |outcome| outcome.winners);
        let spans = G::spans(board);
        self.games += 1;
        *self.endings.entry(ending).or_default() += 1;
        self.decisions.add(played.decisions);
        self.spans.add(spans);
        for key in outcome.iter().flat_map(|outcome| G::counted(board, outcome)) {
            *self.counted.entry(key).or_default() += 1;
        }
        let matchup = G::agreed(plan.setup(game))
            .map(|parts| self.by_matchup.entry((parts, bots.clone())).or_insert_with(|| vec![Fared::default(); bots.len()]));
        let mut fates = Vec::with_capacity(bots.len());
        let mut print = spread(game, played.decisions, spans);
        for (number, &bot) in bots.iter().enumerate() {
            let seat = Seat::new(number as u8);
            let fate = match (winners.contains(seat), winners.iter().any(|winner| !G::same_side(board, winner, seat))) {
                (true, false) => Fate::Won,
                (true, true) => Fate::Shared,
                (false, _) => Fate::Lost,
            };
            let survived = outcome.is_some() && G::survived(board, seat);
            fates.push((fate, survived));
            self.by_bot.entry(bot).or_default().add(fate, survived);
            self.by_bot_and_seat.entry((bot, number)).or_default().add(fate, survived);
            self.by_seat.entry(number).or_default().add(fate, survived);
            if let Some(part) = G::part(board, seat) {
                self.by_bot_and_part.entry((bot, part)).or_default().add(fate, survived);
                self.by_part.entry(part).or_default().add(fate, survived);
            }
            *self.decisions_of.entry(bot).or_default() += played.by_seat.get(number).copied().unwrap_or(0);
            print = spread(print, u64::from(winners.contains(seat)), number as u64);
        }
        for (fared, (fate, survived)) in matchup.into_iter().flatten().zip(fates) {
            fared.add(fate, survived);
        }
        // Adding keeps the fingerprint the same whichever thread comes first.
        let ending = ending.map_or(0, |ending| 1 + G::ending_number(ending));
        self.fingerprint = self.fingerprint.wrapping_add(spread(print, game, ending));
    }

    pub fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.fingerprint = self.fingerprint.wrapping_add(other.fingerprint);
        other.endings.into_iter().for_each(|(ending, count)| *self.endings.entry(ending).or_default() += count);
        other.by_bot.into_iter().for_each(|(key, fared)| self.by_bot.entry(key).or_default().merge(fared));
        other.by_bot_and_part.into_iter().for_each(|(key, fared)| self.by_bot_and_part.entry(key).or_default().merge(fared));
        other.by_bot_and_seat.into_iter().for_each(|(key, fared)| self.by_bot_and_seat.entry(key).or_default().merge(fared));
        other.by_part.into_iter().for_each(|(key, fared)| self.by_part.entry(key).or_default().merge(fared));
        other.by_seat.into_iter().for_each(|(key, fared)| self.by_seat.entry(key).or_default().merge(fared));
        for (matchup, fared) in other.by_matchup {
            let sum = self.by_matchup.entry(matchup).or_insert_with(|| vec![Fared::default(); fared.len()]);
            sum.iter_mut().zip(fared).for_each(|(sum, fared)| sum.merge(fared));
        }
        other.counted.into_iter().for_each(|(key, count)| *self.counted.entry(key).or_default() += count);
        other.decisions_of.into_iter().for_each(|(bot, count)| *self.decisions_of.entry(bot).or_default() += count);
        self.decisions.merge(other.decisions);
        self.spans.merge(other.spans);
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
