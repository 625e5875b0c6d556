//! Trying answers out on an imagined table, as far as the end of the own turn and with a hard bound on the work.

use super::appeal::{Asked, appeal};
use super::worth;
use kernel::chance::Pcg32;
use kernel::{Chance, Referee, Seat};
use theseus::{Action, Choice, Event, State};

/// How many answers of one question are followed further at most.
const WIDTH: usize = 6;
/// A question deeper in the turn is followed in several directions only while each of them can be tried this often;
/// otherwise the most appealing answer stands for all.
const LEAST_TRIALS: u32 = 14;
/// The longest turn that is followed to its end. Real ones are much shorter.
const LONGEST_TURN: u32 = 200;

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
        let in_hand = self.card_in_hand(table, choice, options);
        let asked = Asked { choice, seat: self.me, board: &table.board, in_hand };
        let mut ranked: Vec<(i32, usize)> = options.iter().enumerate().map(|(index, &action)| (appeal(&asked, action), index)).collect();
        // The most appealing first; whatever is equally appealing in an order of this Rookie's own.
        let mut taste = Pcg32::new(self.salt);
        let mut spread: Vec<u32> = options.iter().map(|_| taste.next()).collect();
        ranked.sort_by_key(|&(score, index)| (std::cmp::Reverse(score), std::mem::take(&mut spread[index])));
        if is_settled_by_appeal(choice) {
            return ranked.first().map_or(0, |&(_, index)| index);
        }
        let tried = ranked.len().min(3 * WIDTH);
        let share = self.left / tried.max(1) as u32;
        let mut best = (i32::MIN, 0);
        for &(_, index) in &ranked[..tried] {
            // Chance says the same after every answer, so that luck does not decide between them.
            self.referee.set_chance(Chance::rollout(self.salt));
            let worth = self.after(table, self.me, options[index], share);
            if worth > best.0 {
                best = (worth, index);
            }
        }
        best.1
    }

    /// What the position is worth after an answer, if the turn goes on well.
    fn after(&mut self, table: &State, seat: Seat, action: Action, share: u32) -> i32 {
        let mut next = *table;
        self.left = self.left.saturating_sub(1);
        match next.take(seat, action, &mut self.referee) {
            Ok(()) => self.onward(next, share.saturating_sub(1)),
            Err(_) => -worth::WON,
        }
    }

    /// Goes on to the end of the turn.
    fn onward(&mut self, mut table: State, mut share: u32) -> i32 {
        for _ in 0..LONGEST_TURN {
            let mut options = std::mem::take(&mut self.options);
            let asked = table.settle(&mut self.referee, &mut options);
            self.options = options;
            let (Ok(Some(seat)), Some((_, &choice))) = (asked, table.decision()) else { break };
            if self.left == 0 || !goes_on(&choice, seat, self.me) {
                break;
            }
            let in_hand = self.card_in_hand_now(&table, &choice);
            let candidates = Candidates::of(&Asked { choice: &choice, seat, board: &table.board, in_hand }, &self.options);
            let width = candidates.len as u32;
            if seat == self.me && is_worth_following(&choice) && share >= width * LEAST_TRIALS {
                let each = share / width;
                return candidates.actions().map(|action| self.after(&table, seat, action, each)).max().unwrap_or(-worth::WON);
            }
            self.left -= 1;
            share = share.saturating_sub(1);
            if table.take(seat, candidates.best(), &mut self.referee).is_err() {
                return -worth::WON;
            }
        }
        worth::of(&table.board, self.me)
    }

    fn card_in_hand_now(&mut self, table: &State, choice: &Choice) -> Option<theseus::generated::cards::Card> {
        let options = std::mem::take(&mut self.options);
        let card = self.card_in_hand(table, choice, &options);
        self.options = options;
        card
    }

    /// The card about to be installed. The question does not name it, so one answer is tried out to see it.
    fn card_in_hand(&mut self, table: &State, choice: &Choice, options: &[Action]) -> Option<theseus::generated::cards::Card> {
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
    match choice {
        Choice::Move { .. } => false,
        Choice::LoseUpgrade { .. } | Choice::Attacker { .. } | Choice::Target { .. } => true,
        Choice::LaySector { .. }
        | Choice::AllianceSector { .. }
        | Choice::PandoraToken { .. }
        | Choice::Draft { .. }
        | Choice::OpeningCard { .. }
        | Choice::OpeningSlot { .. }
        | Choice::PlaceUnit { .. }
        | Choice::ExtraTurn { .. }
        | Choice::StartMove { .. }
        | Choice::Path { .. }
        | Choice::TimeLoop { .. }
        | Choice::LastSector { .. }
        | Choice::Teleport { .. }
        | Choice::Room { .. }
        | Choice::AnyRoom { .. }
        | Choice::Push { .. }
        | Choice::TrapOrder { .. }
        | Choice::CardOrder { .. }
        | Choice::Window { .. }
        | Choice::SectorOrder { .. }
        | Choice::Home { .. }
        | Choice::Malfunction { .. }
        | Choice::Pending { .. }
        | Choice::Install { .. }
        | Choice::Embryo { .. }
        | Choice::TakeOver { .. }
        | Choice::SpendUpgrade { .. }
        | Choice::Evolution { .. }
        | Choice::MentalProbe { .. }
        | Choice::TacticalOrder { .. }
        | Choice::AttackFromDarkness { .. }
        | Choice::TrapDetector { .. }
        | Choice::MoveEnemy { .. }
        | Choice::Kidnap { .. }
        | Choice::KidnapTo { .. }
        | Choice::Invisibility { .. }
        | Choice::Degrade { .. }
        | Choice::Medlab { .. }
        | Choice::Detonate { .. }
        | Choice::Transfer { .. }
        | Choice::RemoteControl { .. }
        | Choice::BasePlans { .. } => seat == me,
    }
}

/// Questions whose answer shows nothing on the board before others have answered too, or long before it matters.
fn is_settled_by_appeal(choice: &Choice) -> bool {
    matches!(choice, Choice::LaySector { .. } | Choice::AllianceSector { .. } | Choice::PandoraToken { .. } | Choice::Draft { .. })
}

/// Whether it pays to try several answers deeper in a turn: not for windows, which come at every step.
fn is_worth_following(choice: &Choice) -> bool {
    !matches!(
        choice,
        Choice::Window { .. } | Choice::Path { leap: false, .. } | Choice::LastSector { runner: false, .. } | Choice::TrapOrder { .. }
    )
}
