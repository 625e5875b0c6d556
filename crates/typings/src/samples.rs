//! Values of random games as TypeScript: whatever shows something that no earlier value has shown.

use crate::messages;
use anyhow::{Context, Result, ensure};
use kernel::chance::Pcg32;
use kernel::{Chance, Entry, Game, Referee, Refused, Seat, Seed, Viewer};
use nemesis::Nemesis;
use nemesis::claims::Claim;
use nemesis::generated::items::Item;
use nemesis::generated::objectives::ObjectiveGroup;
use nemesis::generated::rooms::Room;
use nemesis::generated::ship::Destination;
use nemesis::ids::SlotId;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;
use theseus::Theseus;

/// How many games are played with each setup.
const GAMES: u64 = 20;

/// Writes one file for each game, and one for the messages of a table.
pub fn write(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    write_game::<Theseus>(folder, &portability::theseus_setups(), &[])?;
    write_game::<Nemesis>(folder, &portability::nemesis_setups(), &nemesis_claims())?;
    messages::write(folder)
}

/// One claim of each kind.
fn nemesis_claims() -> [Claim; 6] {
    [
        Claim::Engine { engine: 0, working: true },
        Claim::Coordinates { space: 1, destination: Destination::Earth },
        Claim::Tile { slot: SlotId(3), room: Room::Nest },
        Claim::Holds { item: Item::ALL[0], yes: false },
        Claim::Infected { cards: 1 },
        Claim::Kept { group: ObjectiveGroup::ALL[0] },
    ]
}

fn write_game<G: Game>(folder: &Path, setups: &[G::Setup], claims: &[G::Claim]) -> Result<()> {
    let mut samples = Samples::default();
    for (number, setup) in (0_u64..).zip(setups) {
        samples.show("game.Setup", setup)?;
        for game in 0..GAMES {
            play::<G>(setup, number * GAMES + game, claims, &mut samples)?;
        }
    }
    let wrong = refusals("game.View", samples.views.first().context("there are no views")?)?;
    let name = folder.join(format!("{}.ts", G::ID));
    let head = format!(
        "import type * as game from \"../src/types/{}\";\n\
         import type * as kernel from \"../src/types/kernel\";\n\n\
         declare function holds<T>(value: T): void;\n\n",
        G::ID
    );
    fs::write(&name, format!("{head}{}{wrong}", samples.text)).with_context(|| name.display().to_string())?;
    println!("{}: {} views and {} other values of {} positions", G::ID, samples.views.len(), samples.others, samples.positions);
    Ok(())
}

/// Plays a game at random and shows everything on the way, each time as somebody else sees it.
fn play<G: Game>(setup: &G::Setup, seed: u64, claims: &[G::Claim], samples: &mut Samples) -> Result<()> {
    let mut referee = Referee::new(Chance::seeded(&Seed::from_number(seed)));
    let mut state = G::start(setup, &mut referee)?;
    state.run(&mut referee)?;
    let (mut dice, mut options, mut earlier) = (Pcg32::new(seed), vec![], G::Action::default());
    while let Some(seat) = state.settle(&mut referee, &mut options)? {
        let viewer = match samples.positions % 4 {
            0 | 1 => Viewer::Seat(seat),
            2 => Viewer::Seat(Seat::new((seat.number() + 1) % G::seats(&state.board))),
            _ => Viewer::Spectator,
        };
        let news = samples.show_log::<G>(&mut referee, viewer)? | samples.show("game.Action[]", &options)?;
        let Some((_, choice)) = state.decision() else { break };
        // Looking at a whole view takes longest.
        if samples.show("game.Choice", choice)? || news || samples.positions.is_multiple_of(8) {
            samples.show_view(&G::view(&state, viewer))?;
        }
        samples.positions += 1;
        let mut copy = state;
        if let Err(Refused::Rule(refusal)) = copy.apply(seat, &earlier, &mut Referee::silent(Chance::rollout(seed))) {
            samples.show("kernel.Refusal", &refusal)?;
        }
        for claim in claims.iter().filter(|_| seed == 0) {
            samples.show("game.Claim", claim)?;
            // A claim about something that everybody sees by now is refused, which is as well.
            let _ = G::claim(&state, seat, claim, &mut referee);
        }
        earlier = options[dice.next() as usize % options.len()];
        state.take(seat, earlier, &mut referee)?;
    }
    samples.show_view(&G::view(&state, Viewer::Spectator))?;
    samples.show_log::<G>(&mut referee, Viewer::Spectator)?;
    samples.show("kernel.Outcome<game.Ending>", &state.outcome().context("the game has no outcome")?)?;
    Ok(())
}

#[derive(Default)]
struct Samples {
    shown: HashSet<u64>,
    text: String,
    views: Vec<Value>,
    others: usize,
    positions: u64,
}

impl Samples {
    fn show_view(&mut self, view: &impl Serialize) -> Result<()> {
        let value = serde_json::to_value(view)?;
        if self.is_new("View", &value) {
            self.text += &holds("game.View", &value);
            self.views.push(value);
        }
        Ok(())
    }

    fn show_log<G: Game>(&mut self, referee: &mut Referee<G::Event>, viewer: Viewer) -> Result<bool> {
        let before = self.others;
        for Entry { rule, event } in referee.take_log() {
            if let Some(event) = G::seen(&event, viewer) {
                // The rule is left out of what makes an entry worth keeping: there are too many of them.
                let value = serde_json::to_value(Entry { rule, event })?;
                if self.is_new("Event", &value["event"]) {
                    self.text += &holds("kernel.Entry<game.Event>", &value);
                    self.others += 1;
                }
            }
        }
        Ok(self.others > before)
    }

    fn show(&mut self, of: &str, value: &impl Serialize) -> Result<bool> {
        let value = serde_json::to_value(value)?;
        let new = self.is_new(of, &value);
        if new {
            self.text += &holds(of, &value);
            self.others += 1;
        }
        Ok(new)
    }

    fn is_new(&mut self, of: &str, value: &Value) -> bool {
        let before = self.shown.len();
        look(value, joined(0, of), &mut self.shown);
        self.shown.len() > before
    }
}

/// Values that the compiler must refuse: each field once left out and once something else, and one field too many.
pub fn refusals(of: &str, right: &Value) -> Result<String> {
    let right = right.as_object().context("it has no fields")?;
    let mut wrong = String::new();
    let mut refuse = |value: Value| wrong += &format!("// @ts-expect-error\n{}", holds(of, &value));
    for field in right.keys() {
        let mut value = right.clone();
        ensure!(value.remove(field).is_some(), "{field} is missing");
        refuse(Value::Object(value.clone()));
        value.insert(field.clone(), json!({ "no": "such thing" }));
        refuse(Value::Object(value));
    }
    let mut value = right.clone();
    value.insert(String::from("no_such_field"), Value::Null);
    refuse(Value::Object(value));
    Ok(wrong)
}

pub fn holds(of: &str, value: &Value) -> String {
    format!("holds<{of}>({value});\n")
}

/// Notes every place in a value and the kind of thing there; words count by themselves, numbers do not.
fn look(value: &Value, place: u64, shown: &mut HashSet<u64>) {
    match value {
        Value::Null => drop(shown.insert(joined(place, "null"))),
        Value::Bool(_) => drop(shown.insert(joined(place, "a truth"))),
        Value::Number(_) => drop(shown.insert(joined(place, "a number"))),
        Value::String(word) => drop(shown.insert(joined(place, word))),
        Value::Array(items) => items.iter().for_each(|item| look(item, joined(place, "[]"), shown)),
        Value::Object(fields) => fields.iter().for_each(|(name, field)| look(field, joined(place, name), shown)),
    }
}

fn joined(place: u64, step: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (place, step).hash(&mut hasher);
    hasher.finish()
}
