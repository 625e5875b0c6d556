//! Pebbles: two seats bet on a colour, then draw from a bag and show what they like. A red pebble shown is a point.

use kernel::{
    Answers, Chance, Changed, Cx, Flow, Game, Outcome, Pool, Referee, Refusal, RuleId, Seat, SeatSet, Secret, SetupError, Stakes, State,
    Viewer,
};
use kernel::{applies, rule};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

pub const COLOURS: [&str; 3] = ["red", "green", "blue-grey"];
pub const RED: usize = 0;
const BOTH: SeatSet = SeatSet::first(2);

/// The game, with a flaw for the suite to find.
pub struct Pebbles<const FLAW: u8>;

pub const HONEST: u8 = 0;
/// The view tells what is in the bag, which betrays the other hand.
pub const VIEW_LEAK: u8 = 1;
/// Everybody is told which pebble was drawn.
pub const DRAW_LEAK: u8 = 2;
/// Everybody is told the bets.
pub const BET_LEAK: u8 = 3;
/// A shown pebble falls under the table.
pub const LOSES_A_PEBBLE: u8 = 4;
/// Shown pebbles go back into the bag.
pub const ENDLESS: u8 = 5;
/// Nobody may stop while the other holds a red pebble.
pub const OPTION_LEAK: u8 = 6;
/// The last pebble of the bag is too much.
pub const PANICS: u8 = 7;
/// Who begins depends on how many games have been played.
pub const FORGETFUL: u8 = 8;
/// A drawn pebble is announced if the other seat holds one of the same colour.
pub const TELLING: u8 = 9;
/// Whoever holds no red pebble is left out.
pub const SKIPPING: u8 = 10;
/// After the bets nobody is ever asked anything.
pub const RUNAWAY: u8 = 11;
/// Stopping is called final while the other holds a red pebble.
pub const STAKES_LEAK: u8 = 12;

static GAMES: AtomicU8 = AtomicU8::new(0);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub pebbles: [u8; 3],
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Board {
    pub total: [u8; 3],
    pub bag: Pool<3>,
    pub hands: [Secret<[u8; 3]>; 2],
    pub bets: [Option<Secret<u8>>; 2],
    pub shown: [[u8; 3]; 2],
    pub points: [u8; 2],
    pub peeks: [u8; 2],
    pub active: Seat,
    pub over: Option<(SeatSet, Ending)>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ending {
    BagEmpty,
    Stopped,
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Step {
    #[default]
    Bets,
    Turn,
    Look,
    Show,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Choice {
    Bet,
    Turn(Seat),
    Window(Seat),
    Show(Seat),
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Action {
    #[default]
    Pass,
    Draw,
    Stop,
    Peek,
    Colour(u8),
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub enum Event {
    Bet { seat: Seat, colour: Option<u8> },
    Drawn { seat: Seat, colour: Option<u8> },
    Peeked { seat: Seat },
    Shown { seat: Seat, colour: u8 },
    Point { seat: Seat },
    Twin,
    Over { ending: Ending },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub bag: u32,
    pub bag_content: Option<[u8; 3]>,
    pub hands: [Result<[u8; 3], u8>; 2],
    pub bets: [Option<Result<u8, ()>>; 2],
    /// What is open anyway; hands, bets and bag in it are empty.
    pub open: Board,
    pub steps: Vec<Step>,
    pub question: Option<(Choice, SeatSet, SeatSet)>,
    pub own_answer: Option<(Seat, Action)>,
}

impl Changed for View {}

impl Board {
    pub fn hand(&self, seat: Seat) -> [u8; 3] {
        self.hands[seat.index()].seen_by(Viewer::Seat(seat)).copied().unwrap_or_default()
    }

    pub fn set_hand(&mut self, seat: Seat, hand: [u8; 3]) {
        self.hands[seat.index()] = Secret::new(hand, SeatSet::of(seat));
    }

    pub fn bet(&self, seat: Seat) -> Option<u8> {
        self.bets[seat.index()].and_then(|bet| bet.seen_by(Viewer::Seat(seat)).copied())
    }

    fn other(&self) -> Seat {
        Seat::new(1 - self.active.number())
    }
}

fn score(rule: RuleId, seat: Seat, board: &mut Board, referee: &mut Referee<Event>) {
    if !rule.is_muted() {
        board.points[seat.index()] = board.points[seat.index()].saturating_add(1);
        referee.log(rule, || Event::Point { seat });
    }
}

fn end(board: &mut Board, ending: Ending, referee: &mut Referee<Event>) {
    let most = board.points[0].max(board.points[1]);
    let winners = BOTH.iter().filter(|seat| board.points[seat.index()] == most).collect();
    referee.note_reveal();
    referee.log(rule!("P-END-01"), || Event::Over { ending });
    board.over = Some((winners, ending));
}

impl<const FLAW: u8> Game for Pebbles<FLAW> {
    const ID: &'static str = "pebbles";
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type Board = Board;
    type Step = Step;
    type Choice = Choice;
    type Action = Action;
    type Event = Event;
    type Ending = Ending;
    type View = View;
    type SeenEvent = Event;
    type Claim = kernel::NoClaim;

    fn claim(_: &State<Self>, _: Seat, claim: &kernel::NoClaim, _: &mut Referee<Event>) -> Result<(), Refusal> {
        match *claim {}
    }

    fn start(setup: &Setup, referee: &mut Referee<Event>) -> Result<State<Self>, SetupError> {
        if setup.pebbles.iter().any(|&count| count > 60) || setup.pebbles.iter().sum::<u8>() < 2 {
            return Err(SetupError { rule: rule!("P-SETUP-01"), reason: "there is a pebble for everyone".to_owned() });
        }
        let mut board = Board { total: setup.pebbles, bag: Pool::from_counts(setup.pebbles), peeks: [1; 2], ..Board::default() };
        if FLAW == FORGETFUL {
            board.active = Seat::new(GAMES.fetch_add(1, Relaxed) % 2);
        }
        for seat in BOTH.iter() {
            let mut hand = [0; 3];
            if let Some(colour) = board.bag.draw("bag", |kind| COLOURS[kind].to_owned(), referee) {
                hand[colour] += 1;
            }
            board.set_hand(seat, hand);
        }
        Ok(State::new(board, Step::Bets))
    }

    fn run(step: &mut Step, cx: &mut Cx<'_, Self>) -> Flow<Self> {
        let seat = cx.board.active;
        match step {
            Step::Bets => Flow::Ask(Choice::Bet),
            Step::Turn if FLAW == RUNAWAY => Flow::Again,
            Step::Turn if cx.board.bag.is_empty() => {
                end(cx.board, Ending::BagEmpty, cx.referee);
                Flow::Done
            }
            Step::Turn => Flow::Ask(Choice::Turn(seat)),
            Step::Look if cx.board.peeks[seat.index()] > 0 => Flow::Ask(Choice::Window(seat)),
            Step::Look => Flow::Become(Step::Show),
            Step::Show => Flow::Ask(Choice::Show(seat)),
        }
    }

    fn answer(step: &mut Step, answers: &Answers<'_, Self>, cx: &mut Cx<'_, Self>) -> Flow<Self> {
        let seat = cx.board.active;
        match (*step, answers.only()) {
            (Step::Bets, _) => {
                for seat in BOTH.iter() {
                    let Action::Colour(colour) = answers.of(seat) else { continue };
                    cx.board.bets[seat.index()] = Some(Secret::new(colour, SeatSet::of(seat)));
                    cx.referee.log(rule!("P-BET-01"), || Event::Bet { seat, colour: Some(colour) });
                }
                Flow::Become(Step::Turn)
            }
            (Step::Turn, Action::Draw) => {
                let Some(kind) = cx.board.bag.draw("bag", |kind| COLOURS[kind].to_owned(), cx.referee) else { return Flow::Again };
                assert!(FLAW != PANICS || !cx.board.bag.is_empty(), "the bag is empty");
                let mut hand = cx.board.hand(seat);
                hand[kind] += 1;
                cx.board.set_hand(seat, hand);
                cx.referee.log(rule!("P-DRAW-01"), || Event::Drawn { seat, colour: Some(kind as u8) });
                if FLAW == TELLING && cx.board.hand(cx.board.other())[kind] > 0 {
                    cx.referee.log(rule!("P-DRAW-01"), || Event::Twin);
                }
                Flow::Become(Step::Look)
            }
            (Step::Turn, _) => {
                end(cx.board, Ending::Stopped, cx.referee);
                Flow::Done
            }
            (Step::Look, Action::Peek) => {
                cx.board.peeks[seat.index()] -= 1;
                cx.referee.log(rule!("P-PEEK-02"), || Event::Peeked { seat });
                score(rule!("P-PEEK-01"), seat, cx.board, cx.referee);
                Flow::Become(Step::Show)
            }
            (Step::Look, _) => Flow::Become(Step::Show),
            (Step::Show, Action::Colour(colour)) => {
                let kind = usize::from(colour);
                let mut hand = cx.board.hand(seat);
                hand[kind] -= 1;
                cx.board.set_hand(seat, hand);
                match FLAW {
                    LOSES_A_PEBBLE if kind == RED => {}
                    ENDLESS => cx.board.bag.add(kind),
                    _ => cx.board.shown[seat.index()][kind] += 1,
                }
                cx.referee.log(rule!("P-SHOW-01"), || Event::Shown { seat, colour });
                if kind == RED || !applies!("P-SHOW-02") {
                    score(rule!("P-SHOW-03"), seat, cx.board, cx.referee);
                }
                if FLAW != SKIPPING || cx.board.hand(cx.board.other())[RED] > 0 {
                    cx.board.active = cx.board.other();
                }
                Flow::Become(Step::Turn)
            }
            (Step::Show, _) => Flow::Again,
        }
    }

    fn seats(_: &Board) -> u8 {
        2
    }

    fn deciders(choice: &Choice, _: &Board) -> SeatSet {
        match *choice {
            Choice::Bet => BOTH,
            Choice::Turn(seat) | Choice::Window(seat) | Choice::Show(seat) => SeatSet::of(seat),
        }
    }

    fn options(choice: &Choice, seat: Seat, board: &Board, out: &mut Vec<Action>) {
        match choice {
            Choice::Bet => out.extend([0, 1, 2].map(Action::Colour)),
            Choice::Turn(_) => {
                out.push(Action::Draw);
                let free = FLAW != OPTION_LEAK || board.hand(board.other())[RED] == 0;
                if board.shown[seat.index()] != [0; 3] && free && FLAW != ENDLESS {
                    out.push(Action::Stop);
                }
            }
            Choice::Window(_) => out.extend([Action::Pass, Action::Peek]),
            Choice::Show(_) => out.extend((0..3).filter(|&kind| board.hand(seat)[usize::from(kind)] > 0).map(Action::Colour)),
        }
    }

    fn stakes(_: &Choice, _: Seat, action: &Action, board: &Board) -> Stakes {
        let leak = FLAW == STAKES_LEAK && board.hand(board.other())[RED] > 0;
        Stakes { is_final: *action == Action::Stop && (FLAW != STAKES_LEAK || leak), cost: 0 }
    }

    fn why_not(choice: &Choice, _: Seat, action: &Action, _: &Board) -> Refusal {
        let (rule, reason) = match (choice, action) {
            (Choice::Turn(_), Action::Stop) => (rule!("P-STOP-01"), "nobody stops before showing something"),
            _ => (rule!("P-ANSWER-01"), "that is not the question"),
        };
        Refusal { rule, reason: reason.to_owned() }
    }

    fn outcome(board: &Board) -> Option<Outcome<Ending>> {
        board.over.map(|(winners, ending)| Outcome { winners, ending })
    }

    fn view(state: &State<Self>, viewer: Viewer) -> View {
        let board = &state.board;
        let open_to = |seat: Seat| viewer.is(seat) || board.over.is_some();
        let hand = |seat: Seat| if open_to(seat) { Ok(board.hand(seat)) } else { Err(board.hand(seat).iter().sum()) };
        let bet = |seat: Seat| board.bet(seat).map(|bet| if open_to(seat) { Ok(bet) } else { Err(()) });
        let own = match viewer {
            Viewer::Seat(seat) => state.given_answer(seat).map(|action| (seat, action)),
            Viewer::Spectator => None,
        };
        View {
            bag: board.bag.len(),
            bag_content: (FLAW == VIEW_LEAK).then_some(*board.bag.counts()),
            hands: [0, 1].map(|number| hand(Seat::new(number))),
            bets: [0, 1].map(|number| bet(Seat::new(number))),
            open: Board { bag: Pool::empty(), hands: Default::default(), bets: [None; 2], ..*board },
            steps: state.steps().to_vec(),
            question: state.decision().map(|(waiting, choice)| (*choice, state.asked(), waiting)),
            own_answer: own,
        }
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Drawn { seat, .. } if !viewer.is(seat) && FLAW != DRAW_LEAK => Event::Drawn { seat, colour: None },
            Event::Bet { seat, .. } if !viewer.is(seat) && FLAW != BET_LEAK => Event::Bet { seat, colour: None },
            open => open,
        })
    }

    fn determinize(view: &View, chance: &mut Chance) -> Option<State<Self>> {
        let mut board = view.open;
        let mut unseen = board.total;
        let known = view.hands.iter().filter_map(|hand| hand.ok());
        for pile in board.shown.into_iter().chain(known) {
            for kind in 0..3 {
                unseen[kind] = unseen[kind].checked_sub(pile[kind])?;
            }
        }
        let mut deal = |count: u8| {
            let mut dealt = [0; 3];
            for _ in 0..count {
                let mut ticket = chance.below(unseen.iter().map(|&count| u32::from(count)).sum());
                let kind = (0..3).find(|&kind| match ticket.checked_sub(u32::from(unseen[kind])) {
                    Some(rest) => {
                        ticket = rest;
                        false
                    }
                    None => true,
                })?;
                unseen[kind] -= 1;
                dealt[kind] += 1;
            }
            Some(dealt)
        };
        for seat in BOTH.iter() {
            let hand = match view.hands[seat.index()] {
                Ok(hand) => hand,
                Err(count) => deal(count)?,
            };
            board.set_hand(seat, hand);
        }
        board.bag = Pool::from_counts(unseen);
        for seat in BOTH.iter() {
            let bet = view.bets[seat.index()].map(|bet| bet.unwrap_or_else(|()| chance.below(3) as u8));
            board.bets[seat.index()] = bet.map(|bet| Secret::new(bet, SeatSet::of(seat)));
        }
        let state = State::resume(board, &view.steps)?;
        let Some((choice, asked, waiting)) = view.question else { return Some(state) };
        let mut answers: Vec<_> = asked.iter().filter(|&seat| !waiting.contains(seat)).map(|seat| (seat, Action::Colour(0))).collect();
        answers.extend(view.own_answer);
        Some(state.with_question(choice, asked, waiting, &answers))
    }

    fn census(board: &Board) -> Result<(), String> {
        for (kind, colour) in COLOURS.iter().enumerate() {
            let held: u8 = BOTH.iter().map(|seat| board.hand(seat)[kind] + board.shown[seat.index()][kind]).sum();
            if held + board.bag.count(kind) != board.total[kind] {
                return Err(format!("a {colour} pebble is missing or made"));
            }
        }
        Ok(())
    }

    fn sound(state: &State<Self>) -> Result<(), String> {
        let board = &state.board;
        if board.active.index() >= 2
            || state.asked().union(BOTH) != BOTH
            || state.decision().is_some_and(|(waiting, _)| waiting.union(BOTH) != BOTH)
        {
            return Err("somebody does not sit at the table".to_owned());
        }
        let small = |counts: &[u8; 3]| counts.iter().all(|&count| count <= 60);
        let piles = BOTH.iter().all(|seat| small(&board.hand(seat)) && small(&board.shown[seat.index()]));
        if !piles || !small(board.bag.counts()) {
            return Err("too many pebbles".to_owned());
        }
        let right_question = state.decision().is_none_or(|(_, choice)| match (choice, state.steps()) {
            (Choice::Bet, [Step::Bets]) => true,
            (Choice::Turn(seat), [Step::Turn]) => *seat == board.active,
            (Choice::Window(seat), [Step::Look]) => *seat == board.active && board.peeks[seat.index()] > 0,
            (Choice::Show(seat), [Step::Show]) => *seat == board.active,
            _ => false,
        });
        if right_question { Self::census(board) } else { Err("the question does not fit".to_owned()) }
    }
}
