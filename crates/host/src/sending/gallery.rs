//! Spectators: what they see comes later than it happens, so that nobody learns a hand from them.

use kernel::Seat;
use protocol::message::{Happened, Sight, Update};
use protocol::{FromTable, Millis, PersonId};
use std::cmp::Reverse;
use std::collections::VecDeque;
use std::sync::Arc;

use super::{Session, SessionId, text};
use crate::played::{Frame, Since};
use crate::table::Table;

/// Scenes that wait at the most; each holds a whole state.
const MOST_SCENES: usize = 120;

/// One step as spectators will see it.
struct Scene {
    release: Millis,
    turn: u32,
    frame: Frame,
    from: u32,
    events: Vec<Happened>,
    waiting: Vec<Seat>,
}

impl Scene {
    /// This scene and the one after it as one, seen when the later of the two may be.
    fn followed_by(self, next: Self) -> Self {
        let mut events = self.events;
        let kept = next.from.checked_sub(self.from).map(|kept| kept as usize).filter(|&kept| kept <= events.len());
        let Some(kept) = kept else { return next };
        events.truncate(kept);
        events.extend(next.events);
        Self { from: self.from, events, ..next }
    }
}

/// What spectators see now.
struct Shown {
    turn: u32,
    frame: Frame,
    told: u32,
    waiting: Vec<Seat>,
}

#[derive(Default)]
pub(crate) struct Gallery {
    queue: VecDeque<Scene>,
    shown: Option<Shown>,
}

impl Gallery {
    /// A scene to be shown later. When there are too many, the two that would be shown closest after each other become one: what is
    /// due first still comes in time, however fast others follow.
    fn enqueue(&mut self, scene: Scene) {
        self.queue.push_back(scene);
        if self.queue.len() <= MOST_SCENES {
            return;
        }
        let gaps = self.queue.iter().zip(self.queue.iter().skip(1)).map(|(one, next)| next.release - one.release);
        let Some((closest, _)) = gaps.enumerate().min_by_key(|&(place, gap)| (gap, Reverse(place))) else { return };
        if let (Some(one), Some(next)) = (self.queue.remove(closest), self.queue.remove(closest)) {
            self.queue.insert(closest, one.followed_by(next));
        }
    }
}

fn update(turn: u32, sight: Sight, from: u32, events: Vec<Happened>, waiting: Vec<Seat>) -> FromTable {
    FromTable::Update(Box::new(Update { seat: None, turn, sight, from, events, waiting, pending: None, may_undo: false, orders: None }))
}

impl Table {
    /// Somebody looks on from now: what they see at once. Nothing is newer than the delay; if nobody has looked on so far, the first
    /// sight comes when the present one is old enough.
    pub(super) fn admit_to_gallery(&mut self, now: Millis) -> Option<Arc<str>> {
        if let Some(shown) = &self.audience.gallery.shown {
            let game = self.game.as_ref()?;
            let (from, events) = game.retell_openly(&shown.frame, shown.told);
            return Some(text(&update(shown.turn, game.sight_of(&shown.frame, None), from, events, shown.waiting.clone())));
        }
        if !self.audience.gallery.queue.is_empty() {
            return None;
        }
        let scene = self.scene(Since::Own(0), self.head.stepped)?;
        if scene.release > now {
            self.audience.gallery.queue.push_back(scene);
            return None;
        }
        Some(text(&self.reveal(scene)?))
    }

    /// Somebody has lost their last seat and looks on from now.
    pub(crate) fn show_gallery_to(&mut self, person: Option<PersonId>, now: Millis) {
        self.forget_unseen();
        let Some(person) = person.filter(|_| self.game.is_some()) else { return };
        let to: Vec<SessionId> =
            self.audience.sessions.iter().filter(|it| it.person == Some(person) && self.looks_on(it)).map(|it| it.id).collect();
        if !to.is_empty()
            && let Some(message) = self.admit_to_gallery(now)
        {
            self.audience.outgoing.extend(to.iter().map(|&id| (id, message.clone())));
        }
    }

    fn scene(&self, since: Since, at: Millis) -> Option<Scene> {
        let delay = if self.is_running() { i64::from(self.head.settings.spectator_delay) * 1000 } else { 0 };
        let game = self.game.as_ref()?;
        let (from, events) = game.tell_openly(since);
        let waiting = self.waiting().iter().collect();
        Some(Scene { release: at + delay, turn: self.head.turn, frame: game.frame(), from, events, waiting })
    }

    /// Makes a scene the one that is shown.
    fn reveal(&mut self, scene: Scene) -> Option<FromTable> {
        let Scene { turn, frame, from, events, waiting, .. } = scene;
        let told = from + events.len() as u32;
        let before = self.audience.gallery.shown.take();
        let sight = self.game.as_ref()?.sight_of(&frame, before.as_ref().map(|shown| &shown.frame));
        let message = update(turn, sight, from, events, waiting.clone());
        self.audience.gallery.shown = Some(Shown { turn, frame, told, waiting });
        Some(message)
    }

    fn gallery(&self) -> Vec<SessionId> {
        self.audience.sessions.iter().filter(|it: &&Session| self.looks_on(it)).map(|it| it.id).collect()
    }

    /// A step of the game is noted for spectators.
    pub(super) fn show_gallery(&mut self, since: Since, now: Millis) {
        if self.gallery().is_empty() {
            return;
        }
        let Gallery { queue, shown } = &self.audience.gallery;
        let since = if queue.is_empty() && shown.is_none() { Since::Own(0) } else { since };
        let Some(scene) = self.scene(since, now) else { return };
        self.audience.gallery.enqueue(scene);
        self.release_scenes(now);
    }

    /// Shows what is old enough.
    pub(crate) fn release_scenes(&mut self, now: Millis) {
        while self.audience.gallery.queue.front().is_some_and(|scene| scene.release <= now) {
            self.release_next();
        }
    }

    fn release_next(&mut self) {
        let Some(scene) = self.audience.gallery.queue.pop_front() else { return };
        let Some(message) = self.reveal(scene) else { return };
        let to = self.gallery();
        self.audience.send(&to, &message);
    }

    /// The game has stopped: there is nothing left to keep back.
    pub(super) fn open_gallery(&mut self) {
        while !self.audience.gallery.queue.is_empty() {
            self.release_next();
        }
    }

    pub(super) fn close_gallery(&mut self) {
        if self.gallery().is_empty() {
            self.audience.gallery = Gallery::default();
        }
    }

    /// When the next scene is to be shown.
    pub(crate) fn next_scene(&self) -> Option<Millis> {
        self.audience.gallery.queue.front().map(|scene| scene.release)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn happened(number: u32) -> Happened {
        Happened { rule: "T-TURN-01", event: serde_json::value::to_raw_value(&number).expect("JSON"), text: number.to_string() }
    }

    fn scene(turn: u32, release: Millis, from: u32, events: u32) -> Scene {
        let events = (from..from + events).map(happened).collect();
        Scene { release, turn, frame: Frame(Box::new(())), from, events, waiting: Vec::new() }
    }

    fn told(scene: &Scene) -> Vec<String> {
        scene.events.iter().map(|event| event.text.clone()).collect()
    }

    #[test]
    fn scenes_that_are_merged_tell_everything_and_nothing_early() {
        let both = scene(1, 10, 4, 2).followed_by(scene(2, 20, 6, 1));
        assert_eq!((both.release, both.turn, both.from, told(&both).join(" ")), (20, 2, 4, "4 5 6".to_owned()));
        let back = scene(1, 10, 4, 2).followed_by(scene(2, 20, 5, 0));
        assert_eq!((back.from, told(&back).join(" ")), (4, "4".to_owned()), "a step was taken back");
        let further = scene(1, 10, 4, 2).followed_by(scene(2, 20, 1, 1));
        assert_eq!((further.from, told(&further).join(" ")), (1, "1".to_owned()));
    }

    #[test]
    fn the_queue_has_an_end_and_its_first_scene_comes_in_time() {
        let mut gallery = Gallery::default();
        for number in 0..3_000 {
            gallery.enqueue(scene(number, 60_000 + Millis::from(number), number % 7, 1));
        }
        assert_eq!(gallery.queue.len(), MOST_SCENES);
        let releases: Vec<Millis> = gallery.queue.iter().map(|scene| scene.release).collect();
        assert!(releases.is_sorted());
        assert!(releases.first().is_some_and(|&first| first < 60_000 + 100), "{releases:?}");
        assert_eq!(gallery.queue.back().map(|scene| (scene.turn, scene.release)), Some((2_999, 62_999)));
    }
}
