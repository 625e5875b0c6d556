//! Whose call is made when. Only some are made at once, and few of them for one person, however slow those are whom they have named.

use protocol::PersonId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// How many are made at once: in all, and for one person.
const AT_ONCE: usize = 16;
const OF_ONE_PERSON: usize = 2;
/// How many wait to be made or to be tried again; more are left out.
const MOST_WAITING: usize = 1024;
const MOST_OF_ONE_PERSON: usize = 32;

/// Somebody who is to be called.
struct Somebody {
    calls: usize,
    places: Arc<Semaphore>,
}

struct Inner {
    places: Semaphore,
    people: Mutex<HashMap<PersonId, Somebody>>,
}

/// All calls of this node. Cheap to clone; all clones are the same.
#[derive(Clone)]
pub(super) struct Turns(Arc<Inner>);

impl Default for Turns {
    fn default() -> Self {
        Self(Arc::new(Inner { places: Semaphore::new(AT_ONCE), people: Mutex::default() }))
    }
}

/// A call that waits, or is made.
pub(super) struct Waiting {
    turns: Turns,
    person: PersonId,
    places: Arc<Semaphore>,
}

impl Turns {
    /// One more call of somebody, unless too many wait.
    pub fn wait(&self, person: PersonId) -> Option<Waiting> {
        let mut people = self.0.people.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = people.values().map(|somebody| somebody.calls).sum();
        let new = || Somebody { calls: 0, places: Arc::new(Semaphore::new(OF_ONE_PERSON)) };
        if all >= MOST_WAITING || people.get(&person).is_some_and(|somebody| somebody.calls >= MOST_OF_ONE_PERSON) {
            return None;
        }
        let somebody = people.entry(person).or_insert_with(new);
        somebody.calls += 1;
        Some(Waiting { turns: self.clone(), person, places: somebody.places.clone() })
    }
}

impl Waiting {
    /// Does something when it is its turn.
    pub async fn turn<T>(&self, call: impl Future<Output = T>) -> T {
        // First among one's own, so that nobody takes a place of others to wait there. They are never closed.
        let own = self.places.acquire().await;
        let place = self.turns.0.places.acquire().await;
        let done = call.await;
        drop((place, own));
        done
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut people = self.turns.0.people.lock().unwrap_or_else(PoisonError::into_inner);
        match people.get_mut(&self.person) {
            Some(somebody) if somebody.calls > 1 => somebody.calls -= 1,
            Some(_) | None => {
                people.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_OF_ONE_PERSON, MOST_WAITING, Turns};
    use protocol::PersonId;

    fn person(number: u16) -> PersonId {
        let [high, low] = number.to_be_bytes();
        PersonId::from_random([high, low, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    #[test]
    fn so_many_wait_and_fewer_of_one_person() {
        let turns = Turns::default();
        let mut waiting: Vec<_> = (0..100).filter_map(|_| turns.wait(person(0))).collect();
        assert_eq!(waiting.len(), MOST_OF_ONE_PERSON);
        waiting.extend((1..2_000).filter_map(|number| turns.wait(person(number))));
        assert_eq!(waiting.len(), MOST_WAITING);
        waiting.clear();
        assert!(turns.0.people.lock().expect("people").is_empty(), "who is not called any more is forgotten");
    }
}
