//! Who is connected and what they are sent. Nothing here is durable: after a restart everybody arrives anew.

mod gallery;

use kernel::{SEATS, Seat, SeatSet, Viewer};
use protocol::message::{Role, Seen, Update};
use protocol::table::{Phase, StandingOrders, WindowOrder};
use protocol::{FromTable, Millis, PROTOCOL, PersonId, Refusal, RefusalCode};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

use crate::chair::seated;
use crate::played::{Asking, Look, Mark, Painted, Since};
use crate::table::Table;
use gallery::Gallery;

/// A connection of somebody, named by whoever drives the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SessionId(pub u64);

struct Session {
    id: SessionId,
    person: Option<PersonId>,
    role: Role,
}

/// Everybody who looks at the table.
#[derive(Default)]
pub(crate) struct Audience {
    sessions: Vec<Session>,
    outgoing: Vec<(SessionId, Arc<str>)>,
    info_changed: bool,
    /// Seats at which somebody looks who was shown the table when it was shown last.
    know: SeatSet,
    screen_knows: bool,
    gallery: Gallery,
}

impl Audience {
    fn send(&mut self, to: &[SessionId], message: &FromTable) {
        if to.is_empty() {
            return;
        }
        let text = text(message);
        self.outgoing.extend(to.iter().map(|&id| (id, text.clone())));
    }
}

/// Room for most messages.
const LETTERS: usize = 2048;

fn text(message: &FromTable) -> Arc<str> {
    let mut bytes = Vec::with_capacity(LETTERS);
    // Plain data with text keys: it can always be written.
    let _ = serde_json::to_writer(&mut bytes, message);
    String::from_utf8(bytes).unwrap_or_default().into()
}

impl Table {
    /// Somebody connects: what to send them, before anything that comes later.
    pub fn arrive(
        &mut self,
        session: SessionId,
        who: Option<PersonId>,
        role: Role,
        seen: &[Seen],
        now: Millis,
    ) -> Result<Vec<Arc<str>>, Refusal> {
        let seats: Vec<Seat> = self.seats_of(who, role);
        self.admits(who, role)?;
        self.note_presence(who, now);
        self.leave(session, now);
        self.flush_info();
        let back: Vec<Seat> =
            seats.iter().copied().filter(|&seat| self.head.chairs.get(seat.index()).is_some_and(|it| it.left.is_some())).collect();
        self.audience.sessions.push(Session { id: session, person: who, role });
        for &seat in &back {
            if let Some(chair) = self.head.chairs.get_mut(seat.index()) {
                chair.left = None;
                chair.came = Some(now);
            }
        }
        let table = Box::new(self.info());
        let welcome = FromTable::Welcome {
            protocol: PROTOCOL,
            now,
            you: who,
            seats: seats.clone(),
            role,
            host_away: self.host_away,
            table: table.clone(),
        };
        let mut messages = vec![text(&welcome)];
        // Others see who is here; the one who arrives has just been told.
        let others: Vec<SessionId> = self.audience.sessions.iter().map(|it| it.id).filter(|&id| id != session).collect();
        self.audience.send(&others, &FromTable::Table { table });
        if self.game.is_some() {
            for &seat in &seats {
                let known = seen.iter().find(|it| it.seat == seat).map_or(0, |seen| self.still_known(seen));
                messages.extend(self.whole(seat, known));
            }
            if role == Role::Screen {
                messages.extend(self.whole_screen());
            } else if seats.is_empty() {
                messages.extend(self.admit_to_gallery(now));
            }
        }
        Ok(messages)
    }

    /// Whether somebody may look at the table in this role, as things are.
    fn admits(&self, who: Option<PersonId>, role: Role) -> Result<(), Refusal> {
        let sits = !self.seats_of(who, Role::Player).is_empty();
        match role {
            Role::Screen if !sits => Err(Refusal::new(RefusalCode::Forbidden, "only those who sit here open a screen")),
            Role::Spectator if !self.is_open_to(who) => Err(Refusal::new(RefusalCode::Forbidden, "nobody looks on at this table")),
            Role::Player if !sits && !self.is_open_to(who) => Err(Refusal::new(RefusalCode::Forbidden, "nobody looks on at this table")),
            Role::Player | Role::Spectator | Role::Screen => Ok(()),
        }
    }

    /// Who is connected and may not be any more: the game has begun without them, or they have lost their seat. They have to leave,
    /// with this for a farewell.
    pub fn uninvited(&self) -> Vec<(SessionId, Refusal)> {
        let refused = |it: &Session| Some((it.id, self.admits(it.person, it.role).err()?));
        self.audience.sessions.iter().filter_map(refused).collect()
    }

    /// A connection is gone.
    pub fn leave(&mut self, session: SessionId, now: Millis) {
        let Some(index) = self.audience.sessions.iter().position(|it| it.id == session) else { return };
        let gone = self.audience.sessions.remove(index);
        self.note_presence(gone.person, now);
        self.audience.outgoing.retain(|(id, _)| *id != session);
        for seat in self.seats_of(gone.person, Role::Player) {
            self.note_absence(seat, now);
        }
        self.forget_unseen();
        self.info_changed();
        self.flush_info();
    }

    /// What is to be sent since the last call, in order; to be sent after the records are stored.
    pub fn take_outgoing(&mut self) -> Vec<(SessionId, Arc<str>)> {
        std::mem::take(&mut self.audience.outgoing)
    }

    /// Whether somebody without a seat may look at the table as it is.
    fn is_open_to(&self, who: Option<PersonId>) -> bool {
        self.head.settings.spectators || self.head.phase == Phase::Gathering || who == Some(self.head.host)
    }

    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        self.audience.sessions.iter().any(|it| it.person == Some(person) && it.role == Role::Player)
    }

    /// Whether somebody has a device here, whatever it shows.
    pub(crate) fn is_connected(&self, person: PersonId) -> bool {
        self.audience.sessions.iter().any(|it| it.person == Some(person))
    }

    pub(crate) fn spectator_count(&self) -> u32 {
        self.audience.sessions.iter().filter(|it| self.looks_on(it)).count() as u32
    }

    /// Whether what everybody may see is shown to somebody now, in the gallery or on a shared screen.
    pub(crate) fn is_watched(&self) -> bool {
        self.audience.sessions.iter().any(|it| it.role == Role::Screen || self.looks_on(it))
    }

    fn seats_of(&self, who: Option<PersonId>, role: Role) -> Vec<Seat> {
        let Some(person) = who.filter(|_| role == Role::Player) else { return Vec::new() };
        seated(&self.head.chairs).filter(|(_, chair)| chair.person() == Some(person)).map(|(seat, _)| seat).collect()
    }

    /// Whether a session looks on from the gallery.
    fn looks_on(&self, session: &Session) -> bool {
        session.role != Role::Screen && self.is_open_to(session.person) && self.seats_of(session.person, session.role).is_empty()
    }

    /// Notes since when nobody is there to answer for a seat.
    pub(crate) fn note_absence(&mut self, seat: Seat, now: Millis) {
        let here = self.head.chairs.get(seat.index()).and_then(|chair| chair.person()).map(|person| self.is_here(person));
        if let (Some(chair), Some(here)) = (self.head.chairs.get_mut(seat.index()), here) {
            chair.left = if here { None } else { Some(chair.left.unwrap_or(now)) };
        }
    }

    pub(crate) fn info_changed(&mut self) {
        self.audience.info_changed = true;
    }

    /// Tells everybody what is new about the table.
    pub(crate) fn flush_info(&mut self) {
        if std::mem::take(&mut self.audience.info_changed) && !self.audience.sessions.is_empty() {
            let everybody: Vec<SessionId> = self.audience.sessions.iter().map(|it| it.id).collect();
            let table = Box::new(self.info());
            self.audience.send(&everybody, &FromTable::Table { table });
        }
    }

    /// Tells everybody what a step of the game has changed for them.
    pub(crate) fn show(&mut self, since: Since, now: Millis) {
        self.flush_info();
        let seats: Vec<Seat> = seated(&self.head.chairs).map(|(seat, _)| seat).collect();
        for seat in seats {
            self.show_seat(seat, since);
        }
        self.show_screen(since);
        self.show_gallery(since, now);
        if let Some(game) = &mut self.game {
            game.note_shown();
        }
    }

    /// The game has stopped: nothing is asked any more, and what the rules reveal at the end is seen.
    pub(crate) fn show_stop(&mut self, now: Millis) {
        if let Some(mark) = self.game.as_ref().map(|game| game.mark()) {
            self.show(Since::Mark(mark), now);
            self.open_gallery();
        }
    }

    /// Tells one seat what has changed for it alone.
    pub(crate) fn refresh(&mut self, seat: Seat) {
        if let Some(mark) = self.game.as_ref().map(|game| game.mark()) {
            self.flush_info();
            self.show_seat(seat, Since::Mark(mark));
        }
    }

    /// Somebody else has a seat: they see it whole.
    pub(crate) fn show_seat_anew(&mut self, seat: Seat) {
        self.audience.know = self.audience.know.without(seat);
        if self.game.is_some() {
            self.flush_info();
            self.show_seat(seat, Since::Own(0));
            self.forget_unseen();
        }
    }

    fn listeners(&self, seat: Seat) -> Vec<SessionId> {
        let Some(person) = self.head.chairs.get(seat.index()).and_then(|chair| chair.person()) else { return Vec::new() };
        let listens = |it: &&Session| it.role == Role::Player && it.person == Some(person);
        self.audience.sessions.iter().filter(listens).map(|it| it.id).collect()
    }

    /// Shows a seat to those who sit there.
    fn show_seat(&mut self, seat: Seat, since: Since) {
        let to = self.listeners(seat);
        let knows = self.audience.know.contains(seat);
        if !to.is_empty()
            && let Some(message) = self.picture(seat, since, knows)
        {
            self.audience.send(&to, &message);
        }
    }

    /// What is shown at a seat; whoever looks there knows the table then.
    fn picture(&mut self, seat: Seat, since: Since, knows: bool) -> Option<FromTable> {
        let painted = self.game.as_ref()?.paint(&Look { viewer: Viewer::Seat(seat), since, asking: self.asking(seat), knows });
        self.audience.know = self.audience.know.with(seat);
        Some(self.update(Some(seat), painted))
    }

    fn show_screen(&mut self, since: Since) {
        let to: Vec<SessionId> = self.audience.sessions.iter().filter(|it| it.role == Role::Screen).map(|it| it.id).collect();
        if to.is_empty() {
            return;
        }
        let Some(message) = self.screen(since, self.audience.screen_knows) else { return };
        self.audience.send(&to, &message);
    }

    /// What a shared screen shows.
    fn screen(&mut self, since: Since, knows: bool) -> Option<FromTable> {
        let look = Look { viewer: Viewer::Spectator, since, asking: None, knows };
        let painted = self.game.as_ref()?.paint(&look);
        self.audience.screen_knows = true;
        Some(self.update(None, painted))
    }

    fn update(&self, seat: Option<Seat>, painted: Painted) -> FromTable {
        let Painted { sight, from, events, pending } = painted;
        FromTable::Update(Box::new(Update {
            seat,
            turn: self.head.turn,
            sight,
            from,
            events,
            waiting: self.waiting().iter().collect(),
            pending,
            may_undo: seat.is_some_and(|seat| self.may_undo(seat)),
            orders: seat.and_then(|seat| self.orders(seat)),
        }))
    }

    fn orders(&self, seat: Seat) -> Option<StandingOrders> {
        self.head.chairs.get(seat.index()).map(|chair| chair.orders)
    }

    /// How much of what somebody has been told of a seat is still so.
    fn still_known(&self, seen: &Seen) -> u32 {
        let cut = |(turn, mark): &(u32, Mark)| (*turn > seen.turn).then(|| mark.of(Viewer::Seat(seen.seat)));
        self.head.cuts.iter().filter_map(cut).fold(seen.events, u32::min)
    }

    /// The whole view of a seat for one who has just come, with what happened since they left.
    fn whole(&mut self, seat: Seat, told: u32) -> Option<Arc<str>> {
        self.meet();
        Some(text(&self.picture(seat, Since::Own(told), false)?))
    }

    fn whole_screen(&mut self) -> Option<Arc<str>> {
        self.meet();
        Some(text(&self.screen(Since::Own(0), false)?))
    }

    /// Before anybody has seen it, a table may have been restored and played on without showing it.
    fn meet(&mut self) {
        if let Some(game) = self.game.as_mut().filter(|_| self.audience.know.is_empty() && !self.audience.screen_knows) {
            game.note_shown();
        }
    }

    /// Where nobody looks, nobody knows.
    fn forget_unseen(&mut self) {
        for index in 0..SEATS {
            let seat = Seat::new(index as u8);
            if self.listeners(seat).is_empty() {
                self.audience.know = self.audience.know.without(seat);
            }
        }
        self.audience.screen_knows &= self.audience.sessions.iter().any(|it| it.role == Role::Screen);
        self.close_gallery();
    }

    /// What a seat is asked, as its owner sees it. Where it could only pass in a window, and where standing orders pass for it, it
    /// is not asked; others see the same either way.
    pub(crate) fn asking(&self, seat: Seat) -> Option<Asking> {
        let chair = self.head.chairs.get(seat.index())?;
        let asked = chair.asked.filter(|_| chair.decider().is_some())?;
        let game = self.game.as_ref()?;
        let question = game.question()?;
        if question.window {
            let passes = match chair.orders.windows {
                WindowOrder::Pass => true,
                WindowOrder::PassUnlessMe => !game.concerns(seat),
                WindowOrder::Timed => question.hidden && game.option_count(seat) == 1,
                WindowOrder::Ask => false,
            };
            if passes || chair.declined {
                return None;
            }
        }
        Some(Asking { turn: asked.turn, until: self.due(seat).map(|due| due.at) })
    }
}
