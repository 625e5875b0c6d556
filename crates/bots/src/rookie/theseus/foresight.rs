//! Trying answers out on an imagined table: to the end of the own turn, then the next player's reply, with a hard bound on the work.

use super::appeal::{Asked, appeal};
use super::worth;
use kernel::chance::Pcg32;
use kernel::{Chance, Referee, Seat};
use theseus::generated::cards::Card;
use theseus::{Action, Choice, Event, State};

/// How many answers of one question are followed further at most.
const WIDTH: usize = 6;
/// A question deeper in the turn is followed in several directions only while each of them can be tried this often;
/// otherwise the most appealing answer stands for all.
const LEAST_TRIALS: u32 = 14;
/// The longest turn that is followed to its end. Real ones are much shorter.
const LONGEST_TURN: u32 = 200;
/// Of how many answers the next player's reply is looked at.
const REPLIES: usize = 4;

/// The answers most worth trying, the most appealing first.
struct Candidates {
    found: [(i32, Action); WIDTH],
    len: usize,
}

impl Candidates {
    fn of(asked: &Asked<'_>, options: &[Action]) -> Self {
        let mut all = Self { found: [(i32::MIN, Action::Pass); WIDTH], len: 0 };
        for &action in options {
            all.insert(appeal(asked, action), action);
        }
        all
    }

    fn insert(&mut self, score: i32, action: Action) {
        let at = self.found[..self.len].iter().position(|&(other, _)| score > other).unwrap_or(self.len);
        if at == WIDTH {
            return;
        }
        self.len = (self.len + 1).min(WIDTH);
        self.found[at..self.len].rotate_right(1);
        self.found[at] = (score, action);
    }

    fn best(&self) -> Action {
        self.found[0].1
    }

    fn actions(&self) -> impl Iterator<Item = Action> {
        self.found[..self.len].iter().map(|&(_, action)| action)
    }
}

/// Where an answer leads if the turn goes on well, and what that is worth.
#[derive(Clone, Copy)]
struct Prospect {
    worth: i32,
    table: State,
}

/// One decision being thought over.
pub struct Foresight {
    me: Seat,
    salt: u64,
    /// Answers that may still be tried.
    left: u32,
    referee: Referee<Event>,
    options: Vec<Action>,
}

impl Foresight {
    pub fn new(me: Seat, salt: u64, trials: u32) -> Self {
        Self { me, salt, left: trials, referee: Referee::silent(Chance::rollout(salt)), options: Vec::with_capacity(64) }
    }

    /// The index of the best answer.
    pub fn best(&mut self, table: &State, choice: &Choice, options: &[Action]) -> usize {
        let ranked = self.by_appeal(table, choice, options);
        if is_settled_by_appeal(choice) {
            return ranked.first().copied().unwrap_or(0);
        }
        let tried = ranked.len().min(3 * WIDTH);
        // The rest of the work is kept for the replies.
        let share = self.left / 3 * 2 / tried.max(1) as u32;
        let mut prospects: Vec<(usize, Prospect)> = Vec::with_capacity(tried);
        for &index in &ranked[..tried] {
            // Chance says the same after every answer, so that luck does not decide between them.
            self.referee.set_chance(Chance::rollout(self.salt));
            prospects.push((index, self.after(table, self.me, options[index], share)));
        }
        // A stable order: of equals the most appealing stays in front.
        prospects.sort_by_key(|(_, prospect)| std::cmp::Reverse(prospect.worth));
        prospects.truncate(REPLIES);
        let mut best = (i32::MIN, 0);
        for (index, prospect) in prospects {
            let worth = self.after_reply(&prospect);
            if worth > best.0 {
                best = (worth, index);
            }
        }
        best.1
    }

    /// The options by appeal, the best first; equally appealing ones in an order of this Rookie's own.
    fn by_appeal(&mut self, table: &State, choice: &Choice, options: &[Action]) -> Vec<usize> {
        let in_hand = self.card_in_hand(table, choice, options);
        let asked = Asked { choice, seat: self.me, board: &table.board, in_hand };
        let mut taste = Pcg32::new(self.salt);
        let mut ranked: Vec<_> = options
            .iter()
            .enumerate()
            .filter(|&(_, &action)| !is_pointless(&asked, action))
            .map(|(index, &action)| (std::cmp::Reverse(appeal(&asked, action)), taste.next(), index))
            .collect();
        ranked.sort_unstable();
        ranked.into_iter().map(|(_, _, index)| index).collect()
    }

    /// Where an answer leads, if the turn goes on well.
    fn after(&mut self, table: &State, seat: Seat, action: Action, share: u32) -> Prospect {
        let mut next = *table;
        self.left = self.left.saturating_sub(1);
        match next.take(seat, action, &mut self.referee) {
            Ok(()) => self.onward(next, share.saturating_sub(1)),
            Err(_) => Prospect { worth: -worth::WON, table: next },
        }
    }

    /// Goes on to the end of the turn.
    fn onward(&mut self, mut table: State, mut share: u32) -> Prospect {
        for _ in 0..LONGEST_TURN {
            let Some((seat, choice, candidates)) = self.next_question(&mut table, self.me) else { break };
            let width = candidates.len as u32;
            if seat == self.me && is_worth_following(&choice) && share >= width * LEAST_TRIALS {
                let each = share / width;
                let mut best: Option<Prospect> = None;
                for action in candidates.actions() {
                    let prospect = self.after(&table, seat, action, each);
                    if best.is_none_or(|best| prospect.worth > best.worth) {
                        best = Some(prospect);
                    }
                }
                if let Some(best) = best {
                    return best;
                }
            }
            self.left = self.left.saturating_sub(1);
            share = share.saturating_sub(1);
            if table.take(seat, candidates.best(), &mut self.referee).is_err() {
                return Prospect { worth: -worth::WON, table };
            }
        }
        Prospect { worth: worth::of(&table.board, self.me), table }
    }

    /// The next question that belongs to the turn of `whose`, with the answers worth trying. `None` when the turn is over
    /// or nothing more may be tried.
    fn next_question(&mut self, table: &mut State, whose: Seat) -> Option<(Seat, Choice, Candidates)> {
        let mut options = std::mem::take(&mut self.options);
        let asked = table.settle(&mut self.referee, &mut options);
        let found = match (asked, table.decision()) {
            (Ok(Some(seat)), Some((_, &choice))) if self.left > 0 && goes_on(&choice, seat, whose) => {
                let in_hand = self.card_in_hand(table, &choice, &options);
                let asked = Asked { choice: &choice, seat, board: &table.board, in_hand };
                Some((seat, choice, Candidates::of(&asked, &options)))
            }
            _ => None,
        };
        self.options = options;
        found
    }

    /// What a position is worth when the next player, if that is an opponent, has made the Move that looks best to them.
    fn after_reply(&mut self, prospect: &Prospect) -> i32 {
        let table = &prospect.table;
        let Some((_, &Choice::Move { seat })) = table.decision() else { return prospect.worth };
        if table.board.same_side(seat, self.me) {
            return prospect.worth;
        }
        let mut replies = Vec::with_capacity(8);
        table.options(seat, &mut replies);
        replies.retain(|action| matches!(action, Action::Unit(_)));
        let mut best: Option<(i32, State)> = None;
        for action in replies {
            let mut next = *table;
            self.referee.set_chance(Chance::rollout(self.salt));
            self.left = self.left.saturating_sub(1);
            if next.take(seat, action, &mut self.referee).is_err() {
                continue;
            }
            for _ in 0..LONGEST_TURN {
                let Some((asked, _, candidates)) = self.next_question(&mut next, seat) else { break };
                self.left = self.left.saturating_sub(1);
                if next.take(asked, candidates.best(), &mut self.referee).is_err() {
                    break;
                }
            }
            let theirs = worth::of(&next.board, seat);
            if best.as_ref().is_none_or(|(worth, _)| theirs > *worth) {
                best = Some((theirs, next));
            }
        }
        best.map_or(prospect.worth, |(_, table)| worth::of(&table.board, self.me))
    }

    /// The card about to be installed. The question does not name it, so one answer is tried out to see it.
    fn card_in_hand(&mut self, table: &State, choice: &Choice, options: &[Action]) -> Option<Card> {
        let (Choice::Install { seat } | Choice::OpeningSlot { seat }, Some(&Action::Slot(slot))) = (choice, options.first()) else {
            return None;
        };
        let mut probe = *table;
        self.left = self.left.saturating_sub(1);
        let _ = probe.take(*seat, Action::Slot(slot), &mut self.referee);
        probe.board.card_at(slot)
    }
}

/// Whether a question belongs to the turn that is looked at. Somebody else's questions end it, except those my turn asks them.
fn goes_on(choice: &Choice, seat: Seat, me: Seat) -> bool {
    let asked_of_others = matches!(choice, Choice::LoseUpgrade { .. } | Choice::Attacker { .. } | Choice::Target { .. });
    !matches!(choice, Choice::Move { .. }) && (seat == me || asked_of_others)
}

/// Questions whose answer shows nothing on the board before others have answered too, or long before it matters.
fn is_settled_by_appeal(choice: &Choice) -> bool {
    matches!(choice, Choice::LaySector { .. } | Choice::AllianceSector { .. } | Choice::PandoraToken { .. } | Choice::Draft { .. })
}

/// Answers for which there is always a better one, however the turn seems to go on: nobody leaves an Upgrade token lying.
fn is_pointless(asked: &Asked<'_>, action: Action) -> bool {
    matches!((asked.choice, action), (Choice::Home { .. }, Action::Pass)) && asked.board.pool > 0
}

/// Whether it pays to try several answers deeper in a turn: not for windows, which come at every step.
fn is_worth_following(choice: &Choice) -> bool {
    !matches!(
        choice,
        Choice::Window { .. } | Choice::Path { leap: false, .. } | Choice::LastSector { runner: false, .. } | Choice::TrapOrder { .. }
    )
}
