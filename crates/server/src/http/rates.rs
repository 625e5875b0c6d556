//! How often things may be done, from one place and by one person.

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::PersonId;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use super::failure::Failed;

/// What is counted apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    Read,
    Write,
    /// Passwords, pairing codes and links: what somebody could guess.
    Guess,
    NewPerson,
    NewTable,
}

/// So many at once, and one more each time so much has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    pub burst: u32,
    pub each: Duration,
}

/// What is allowed from one place, and to one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    pub read: Rate,
    pub write: Rate,
    pub guess: Rate,
    pub new_person: Rate,
    pub new_table: Rate,
    /// A place may be a house full of people: it is allowed so many times what a person is.
    pub people_at_a_place: u32,
}

impl Default for Rates {
    fn default() -> Self {
        Self {
            read: Rate { burst: 200, each: Duration::from_millis(50) },
            write: Rate { burst: 60, each: Duration::from_millis(200) },
            guess: Rate { burst: 10, each: Duration::from_secs(6) },
            new_person: Rate { burst: 20, each: Duration::from_secs(10) },
            new_table: Rate { burst: 20, each: Duration::from_secs(10) },
            people_at_a_place: 4,
        }
    }
}

impl Rates {
    pub fn scaled(self, times: u32) -> Self {
        let scale = |rate: Rate| Rate { burst: rate.burst.saturating_mul(times), each: rate.each / times.max(1) };
        Self {
            read: scale(self.read),
            write: scale(self.write),
            guess: scale(self.guess),
            new_person: scale(self.new_person),
            new_table: scale(self.new_table),
            people_at_a_place: self.people_at_a_place,
        }
    }

    fn of(&self, class: Class) -> Rate {
        match class {
            Class::Read => self.read,
            Class::Write => self.write,
            Class::Guess => self.guess,
            Class::NewPerson => self.new_person,
            Class::NewTable => self.new_table,
        }
    }
}

/// Whose doings are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    Place(IpAddr),
    Person(PersonId),
    /// A login somebody tries, whoever they are and wherever from; by its hash.
    Login([u8; 32]),
}

/// So many are remembered at most before those who have been quiet are forgotten at once.
const MOST_REMEMBERED: usize = 100_000;
/// So many times what one place may is tried with one login from all places together.
const LOGIN_TIMES: u32 = 10;
const CLASSES: [Class; 5] = [Class::Read, Class::Write, Class::Guess, Class::NewPerson, Class::NewTable];

struct Meter {
    class: Class,
    places: DefaultKeyedRateLimiter<Counted>,
    people: DefaultKeyedRateLimiter<Counted>,
    logins: DefaultKeyedRateLimiter<Counted>,
}

/// Counts.
pub struct Meters {
    meters: Vec<Meter>,
    clock: DefaultClock,
}

fn quota(rate: Rate) -> Quota {
    let burst = NonZeroU32::new(rate.burst).unwrap_or(NonZeroU32::MIN);
    Quota::with_period(rate.each.max(Duration::from_nanos(1))).map_or_else(|| Quota::per_second(burst), |quota| quota.allow_burst(burst))
}

impl Meters {
    pub fn new(rates: &Rates) -> Self {
        let times = rates.people_at_a_place.max(1);
        let meter = |class: Class| {
            let rate = rates.of(class);
            // A place gets no more guesses and no more new people than one of its people.
            let more = matches!(class, Class::Read | Class::Write | Class::NewTable);
            let place = if more { Rate { burst: rate.burst.saturating_mul(times), each: rate.each / times } } else { rate };
            // The places are what is counted strictly: otherwise anybody could keep the owner of a login from logging in.
            let login = Rate { burst: rate.burst.saturating_mul(LOGIN_TIMES), each: rate.each / LOGIN_TIMES };
            let [places, people, logins] = [place, rate, login].map(|rate| RateLimiter::keyed(quota(rate)));
            Meter { class, places, people, logins }
        };
        Self { meters: CLASSES.map(meter).into(), clock: DefaultClock::default() }
    }

    /// Counts one more, or says how long to wait.
    pub fn count(&self, class: Class, who: Counted) -> Result<(), Failed> {
        let Some(meter) = self.meters.iter().find(|meter| meter.class == class) else { return Ok(()) };
        let limiter = match who {
            Counted::Place(_) => &meter.places,
            Counted::Person(_) => &meter.people,
            Counted::Login(_) => &meter.logins,
        };
        if limiter.len() > MOST_REMEMBERED {
            limiter.retain_recent();
        }
        limiter.check_key(&who).map_err(|until| {
            let wait = until.wait_time_from(self.clock.now());
            Failed::too_often(wait.as_secs() + 1)
        })
    }

    /// Forgets those who have been quiet for long enough to start anew.
    pub fn tidy(&self) {
        for meter in &self.meters {
            for limiter in [&meter.places, &meter.people, &meter.logins] {
                limiter.retain_recent();
                limiter.shrink_to_fit();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Class, Counted, Meters, Rate, Rates};
    use std::net::{IpAddr, Ipv4Addr};
    use std::time::Duration;

    fn place(number: u32) -> Counted {
        Counted::Place(IpAddr::V4(Ipv4Addr::from(number)))
    }

    #[test]
    fn places_and_classes_are_counted_apart() {
        let slow = Rate { burst: 2, each: Duration::from_secs(600) };
        let meters = Meters::new(&Rates { guess: slow, ..Rates::default() });
        let tries = |number| (0..4).filter(|_| meters.count(Class::Guess, place(number)).is_ok()).count();
        assert_eq!(tries(1), 2);
        assert_eq!(tries(2), 2, "somebody else");
        assert!(meters.count(Class::Read, place(1)).is_ok(), "something else");
    }

    #[test]
    fn who_has_been_quiet_is_forgotten() {
        let quick = Rate { burst: 1, each: Duration::from_millis(1) };
        let meters = Meters::new(&Rates { guess: quick, ..Rates::default() });
        for number in 0..1000 {
            assert!(meters.count(Class::Guess, place(number)).is_ok());
        }
        std::thread::sleep(Duration::from_millis(20));
        meters.tidy();
        assert!(meters.meters.iter().all(|meter| meter.places.is_empty()));
    }
}
