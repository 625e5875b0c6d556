//! What an answer would lead to, for all the seat knows.
//!
//! The answer is tried out on tables that could be the true one, dealt anew from the seat's view: a preview knows the view and nothing
//! else. What is the same on all of them is told as certain. Where chance decides and all of them agree on what can come, there are
//! odds, and each outcome is followed in the same way. What differs depends on hidden things, and is told to be unknown.

use kernel::{Chance, Entry, Fork, Game, Referee, Seat, SeatSet, State, Viewer};
use protocol::message::Happened;
use protocol::preview::{Ahead, Branch, Course, Preview, Supposed, Track};
use protocol::table::Phase;
use protocol::{Refusal, RefusalCode};

use crate::game::{Hosted, settle, told};
use crate::table::{Table, Who};

/// On how many tables an answer is tried out. What they agree on could still be otherwise on a further one; but what is hidden is
/// dealt evenly, so that so many rarely agree on anything but what is certain.
const DEALS: u64 = 12;
/// How many outcomes of chance are followed in all.
const MOST_BRANCHES: usize = 64;
/// How many branches are told of one fork: a longer list helps nobody.
const MOST_TOLD: usize = 12;
/// How many ends there may be in all, or nothing is told beyond the first fork.
const MOST_ENDS: usize = 24;
/// How many forks are followed one after the other.
const DEPTH: u8 = 2;
/// How many answers are given for the seat and for others on one way.
const MOST_ANSWERS: usize = 16;

impl Table {
    /// What an option would lead to. Nothing changes.
    pub(crate) fn preview(&self, who: &Who, seat: Seat, turn: u32, option: u16) -> Result<Preview, Refusal> {
        self.only_in(Phase::Playing)?;
        self.only_owner(who, seat)?;
        let asking = self.asking(seat).ok_or_else(|| Refusal::new(RefusalCode::NotAsked, "this seat is not asked now"))?;
        if asking.turn != turn {
            return Err(Refusal::new(RefusalCode::Stale, "the question was answered already"));
        }
        let game = self.game.as_ref().ok_or_else(|| Refusal::new(RefusalCode::NotAsked, "there is no game"))?;
        Ok(Preview { seat, turn, option, course: game.foresee(seat, turn, option)? })
    }
}

/// What comes of an answer. `seed` decides how hidden things are dealt and must be known to everybody.
pub(crate) fn foresee<G: Hosted>(view: &G::View, seat: Seat, action: &G::Action, seed: u64, discreet: bool) -> Course {
    let mut seeds = (0..DEALS).map(|deal| seed.wrapping_mul(DEALS).wrapping_add(deal));
    let Some(deals) = seeds.try_fold(Vec::new(), |mut deals: Vec<State<G>>, seed| {
        deals.push(G::determinize(view, &mut Chance::rollout(seed))?);
        Some(deals)
    }) else {
        return unknown();
    };
    // What several answer in private is shown when the last of them has answered.
    if let Some(state) = deals.first()
        && let Some((waiting, choice)) = state.decision()
        && state.asked().len() > 1
        && !G::answers_apart(choice)
    {
        let others = waiting.without(seat);
        let ahead = if others.is_empty() { Ahead::Hidden } else { Ahead::Decision { seats: others.iter().collect() } };
        return Course { ahead, ..unknown() };
    }
    let board = G::seen_board(view);
    let mut search = Search { deals, seat, action: *action, discreet, board, left: MOST_BRANCHES };
    let paths = vec![Vec::new(); search.deals.len()];
    let stretch = search.look(&paths);
    search.follow(stretch, DEPTH)
}

fn unknown() -> Course {
    Course { supposed: Vec::new(), events: Vec::new(), tracks: Vec::new(), ahead: Ahead::Hidden }
}

/// The outcomes chosen so far, one list for each deal: what is alike to the seat may be different things there.
type Paths = [Vec<u16>];

struct Search<G: Hosted> {
    deals: Vec<State<G>>,
    seat: Seat,
    action: G::Action,
    discreet: bool,
    board: Option<G::Board>,
    /// How many outcomes may still be followed.
    left: usize,
}

/// What the deals have in common from one fork to the next.
struct Stretch {
    supposed: Vec<Supposed>,
    events: Vec<Happened>,
    tracks: Vec<Track>,
    next: Next,
}

enum Next {
    Told(Ahead),
    Fork { source: &'static str, ways: Vec<Known> },
}

/// Outcomes that are alike to the seat, of which it knows how many there are.
struct Known {
    name: String,
    weight: u32,
    paths: Vec<Vec<u16>>,
}

impl<G: Hosted> Search<G> {
    /// Follows what comes after a stretch.
    fn follow(&mut self, stretch: Stretch, depth: u8) -> Course {
        let Stretch { mut supposed, mut events, tracks, next } = stretch;
        let (source, ways) = match next {
            Next::Told(ahead) => return Course { supposed, events, tracks, ahead },
            Next::Fork { source, ways } => (source, ways),
        };
        let draw = Ahead::Draw { source: source.to_owned() };
        if depth == 0 || ways.len() > self.left {
            return Course { supposed, events, tracks, ahead: draw };
        }
        self.left -= ways.len();
        let of = ways.iter().map(|way| way.weight).sum();
        let stretches: Vec<(Known, Stretch)> = ways
            .into_iter()
            .map(|way| {
                let stretch = self.look(&way.paths);
                (way, stretch)
            })
            .collect();
        // Either all branches are followed further, or none.
        let further: usize = stretches.iter().map(|(_, stretch)| stretch.width()).sum();
        let ends: usize = stretches.iter().map(|(_, stretch)| stretch.width().max(1)).sum();
        let depth = if further > self.left || ends > MOST_ENDS { 0 } else { depth - 1 };
        let mut branches: Vec<(String, Branch)> = Vec::new();
        for (Known { name, weight, .. }, stretch) in stretches {
            let course = self.follow(stretch, depth);
            let text = serde_json::to_string(&course).unwrap_or_default();
            let same = branches.iter_mut().find(|(other, branch)| *other == text && !matches!(branch.course.ahead, Ahead::Hidden));
            match same {
                Some((_, branch)) => {
                    branch.weight += weight;
                    branch.outcomes.push(name);
                }
                None => branches.push((text, Branch { weight, outcomes: vec![name], course })),
            }
        }
        let mut branches: Vec<Branch> = branches.into_iter().map(|(_, branch)| branch).collect();
        if branches.len() > MOST_TOLD {
            return Course { supposed, events, tracks, ahead: draw };
        }
        match branches.pop() {
            // Whatever comes, the seat sees the same.
            Some(only) if branches.is_empty() => {
                let Course { supposed: also, events: more, tracks, ahead } = only.course;
                supposed.extend(also.into_iter().filter(|it| !supposed.contains(it)).collect::<Vec<_>>());
                events.extend(more);
                Course { supposed, events, tracks, ahead }
            }
            last => {
                branches.extend(last);
                Course { supposed, events, tracks, ahead: Ahead::Odds { source: source.to_owned(), of, branches } }
            }
        }
    }

    /// What the deals have in common after these outcomes, up to the next fork.
    fn look(&self, paths: &Paths) -> Stretch {
        let walks: Option<Vec<Walk<G>>> = self.deals.iter().zip(paths).map(|(deal, path)| self.walk(deal, path)).collect();
        let Some((first, others)) = walks.as_deref().and_then(<[Walk<G>]>::split_first) else {
            return Stretch { supposed: Vec::new(), events: Vec::new(), tracks: Vec::new(), next: Next::Told(Ahead::Hidden) };
        };
        let common = |other: &Walk<G>| first.seen.iter().zip(&other.seen).take_while(|(one, other)| one == other).count();
        let certain = others.iter().map(common).fold(first.seen.len(), usize::min);
        let seen: Vec<_> = first.seen.iter().take(certain).map(|(entry, event)| (entry, event.clone())).collect();
        let events = told::<G>(&seen, self.board.as_ref());
        let supposed = first.supposed.clone();
        if others.iter().chain([first]).any(|walk| walk.seen.len() > certain || walk.supposed != supposed) {
            return Stretch { supposed, events, tracks: Vec::new(), next: Next::Told(Ahead::Hidden) };
        }
        let (tracks, next) = match &first.end {
            End::Fork(fork) => (Vec::new(), self.known(fork, others, paths)),
            End::Decision(seats) if others.iter().all(|walk| walk.end.same(&first.end)) => {
                (self.tracks(first, others), Next::Told(Ahead::Decision { seats: seats.clone() }))
            }
            End::Over if others.iter().all(|walk| walk.end.same(&first.end)) => (self.tracks(first, others), Next::Told(Ahead::End)),
            End::Decision(_) | End::Over => (Vec::new(), Next::Told(Ahead::Hidden)),
        };
        Stretch { supposed, events, tracks, next }
    }

    /// The tracks that have changed, where all deals agree.
    fn tracks(&self, first: &Walk<G>, others: &[Walk<G>]) -> Vec<Track> {
        let of = |state: &State<G>| {
            let mut tracks = Vec::new();
            G::tracks(&state.board, &mut tracks);
            tracks
        };
        let (Some(before), after) = (self.deals.first().map(&of), of(&first.state)) else { return Vec::new() };
        if others.iter().any(|walk| of(&walk.state) != after) {
            return Vec::new();
        }
        let changed = before.into_iter().zip(after).filter(|(before, after)| before.2 != after.2);
        changed.map(|((track, seat, from), (_, _, to))| Track { track, seat, from, to }).collect()
    }

    /// Whether the seat knows what can come: all deals say the same about it.
    fn known(&self, first: &Fork, others: &[Walk<G>], paths: &Paths) -> Next {
        let forks = others.iter().map(|walk| match &walk.end {
            End::Fork(fork) => Some(fork),
            End::Decision(_) | End::Over => None,
        });
        let Some(forks) = [Some(first)].into_iter().chain(forks).collect::<Option<Vec<&Fork>>>() else { return Next::Told(Ahead::Hidden) };
        if forks.iter().any(|fork| fork.source != first.source) {
            return Next::Told(Ahead::Hidden);
        }
        let kinds: Vec<Vec<Kind>> = forks.iter().map(|fork| kinds::<G>(fork)).collect();
        let Some((mine, theirs)) = kinds.split_first() else { return Next::Told(Ahead::Hidden) };
        let count = |kinds: &[Kind], name: &str| kinds.iter().find(|kind| kind.name == name).map(|kind| kind.weight);
        let same = |other: &Vec<Kind>| other.len() == mine.len() && mine.iter().all(|it| count(other, &it.name) == Some(it.weight));
        if !theirs.iter().all(same) {
            return Next::Told(Ahead::Draw { source: first.source.to_owned() });
        }
        let ways = mine.iter().map(|Kind { name, weight, .. }| {
            let steps = kinds.iter().enumerate().map(|(deal, kinds)| {
                let alike = kinds.iter().find(|kind| kind.name == *name).map_or(&[][..], |kind| &kind.outcomes);
                // Of what is alike, each deal takes another one.
                alike.get(deal % alike.len().max(1)).copied()
            });
            let paths = paths.iter().zip(steps).map(|(path, step)| path.iter().copied().chain(step).collect()).collect();
            Known { name: name.clone(), weight: *weight, paths }
        });
        Next::Fork { source: first.source, ways: ways.collect() }
    }

    /// Gives the answer on one deal, and goes on as far as that can be foreseen. `None` if this deal cannot take it.
    fn walk(&self, deal: &State<G>, path: &[u16]) -> Option<Walk<G>> {
        let mut state = *deal;
        let mut referee = Referee::foreseeing(path.to_vec());
        state.apply(self.seat, &self.action, &mut referee).ok()?;
        settle(&mut state, &mut referee, self.discreet).ok()?;
        let mut log = Log::default();
        log.gather(&mut referee, None);
        let mut options = Vec::new();
        for _ in 0..MOST_ANSWERS {
            // Beyond the fork that ends this stretch nothing is told.
            if log.forks.len() > path.len() {
                break;
            }
            let Some((waiting, choice)) = state.decision() else { break };
            let Some(asked) = waiting.iter().next() else { break };
            state.options(asked, &mut options);
            let price = G::price(choice).filter(|_| asked == self.seat);
            let (answer, supposed) = match (options.as_slice(), price) {
                // The seat has no choice, whether others can tell or not.
                (&[only], _) if waiting == SeatSet::of(self.seat) => (Some(only), None),
                (options, Some(_)) => (options.first().copied(), Some(Supposed::Paid)),
                (_, None) if G::is_window(choice) && !waiting.contains(self.seat) => (G::go_on(choice), Some(Supposed::LetPass)),
                (_, None) => break,
            };
            let Some(answer) = answer else { break };
            // With the only card there is to pay with it is certain which one pays.
            let price = price.filter(|_| supposed.is_some()).map(|rule| rule.as_str());
            state.apply(asked, &answer, &mut referee).ok()?;
            settle(&mut state, &mut referee, self.discreet).ok()?;
            log.supposed.extend(supposed.map(|it| (log.forks.len(), it)));
            log.gather(&mut referee, price);
        }
        Some(log.stretch(state, self.seat, path.len()))
    }
}

impl Stretch {
    /// How many outcomes would have to be followed after it.
    fn width(&self) -> usize {
        match &self.next {
            Next::Fork { ways, .. } => ways.len(),
            Next::Told(_) => 0,
        }
    }
}

/// Outcomes that are alike as far as they can be counted.
struct Kind {
    name: String,
    weight: u32,
    outcomes: Vec<u16>,
}

fn kinds<G: Game>(fork: &Fork) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for way in &fork.ways {
        let name = G::countable(fork.source, way.outcome).map_or_else(|| way.name.clone(), str::to_owned);
        match kinds.iter_mut().find(|kind| kind.name == name) {
            Some(kind) => {
                kind.weight += u32::from(way.weight);
                kind.outcomes.push(way.outcome);
            }
            None => kinds.push(Kind { name, weight: u32::from(way.weight), outcomes: vec![way.outcome] }),
        }
    }
    kinds
}

/// One deal from one fork to the next.
struct Walk<G: Game> {
    supposed: Vec<Supposed>,
    seen: Vec<(Entry<G::Event>, G::SeenEvent)>,
    end: End,
    /// How the table stands where nothing is open any more.
    state: State<G>,
}

enum End {
    Fork(Fork),
    Decision(Vec<Seat>),
    Over,
}

impl End {
    fn same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Decision(one), Self::Decision(other)) => one == other,
            (Self::Over, Self::Over) => true,
            _ => false,
        }
    }
}

/// All that has happened on one deal, with the forks on the way.
struct Log<G: Game> {
    entries: Vec<Entry<G::Event>>,
    forks: Vec<Fork>,
    /// After how many forks something was supposed.
    supposed: Vec<(usize, Supposed)>,
}

impl<G: Game> Default for Log<G> {
    fn default() -> Self {
        Self { entries: Vec::new(), forks: Vec::new(), supposed: Vec::new() }
    }
}

impl<G: Game> Log<G> {
    /// Takes what an answer has led to; facts under the rule `price` tell with what was paid, which nobody has decided yet.
    fn gather(&mut self, referee: &mut Referee<G::Event>, price: Option<&str>) {
        let log = referee.take_log();
        let is_told = |entry: &Entry<G::Event>| price != Some(entry.rule.as_str());
        for mut fork in referee.take_forks().into_iter().filter(Fork::is_open) {
            let before = log.iter().take(fork.entries).filter(|entry| is_told(entry)).count();
            fork.entries = self.entries.len() + before;
            self.forks.push(fork);
        }
        self.entries.extend(log.into_iter().filter(is_told));
    }

    /// The part between the last fork of a path and the next.
    fn stretch(mut self, state: State<G>, seat: Seat, passed: usize) -> Walk<G> {
        let place = |forks: &[Fork], number: usize| forks.get(number).map(|fork| fork.entries);
        let from = passed.checked_sub(1).and_then(|last| place(&self.forks, last)).unwrap_or(0);
        let to = place(&self.forks, passed).unwrap_or(self.entries.len());
        let seen = |entry: Entry<G::Event>| G::seen(&entry.event, Viewer::Seat(seat)).map(|seen| (entry, seen));
        let mut supposed = Vec::new();
        for (after, it) in self.supposed {
            if after == passed && !supposed.contains(&it) {
                supposed.push(it);
            }
        }
        let end = match state.decision() {
            _ if self.forks.len() > passed => End::Fork(self.forks.swap_remove(passed)),
            Some((waiting, _)) => End::Decision(waiting.iter().collect()),
            None => End::Over,
        };
        let entries = self.entries.drain(..to.max(from)).skip(from);
        Walk { supposed, seen: entries.filter_map(seen).collect(), end, state }
    }
}
