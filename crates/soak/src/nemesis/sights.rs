//! What counts as met in a game of Nemesis.

use nemesis::action::{Action, Deed, IntruderUse, Reaction};
use nemesis::board::{EndCause, Ending};
use nemesis::choice::Choice;
use nemesis::draft::Need;
use nemesis::generated::attacks::AttackCard;
use nemesis::generated::crew::{ActionCard, Character};
use nemesis::generated::events::EventCard;
use nemesis::generated::items::{Item, ItemGroup, ItemMode};
use nemesis::generated::objectives::Objective;
use nemesis::generated::rooms::Room;
use nemesis::generated::ship::{COORDINATES, Destination};
use nemesis::generated::swarm::{BagToken, IntruderCard, Weakness};
use nemesis::generated::tokens::{CombatFace, ExplorationToken, NoiseFace};
use nemesis::generated::wounds::SeriousWound;
use nemesis::{Event, Nemesis};
use testkit::conformance::Sight;

/// Counts what is resolved. An action counts when it was not cancelled, an Attack card when it did not miss; both show only in what
/// happens next.
#[derive(Default)]
pub struct Watcher {
    /// The Room of the Room action just chosen.
    room: Option<Room>,
    /// An announced action that may still be cancelled.
    announced: Option<String>,
    /// A drawn Attack card that may still miss.
    attack: Option<AttackCard>,
}

impl Watcher {
    pub fn keys(&mut self, sight: &Sight<'_, Nemesis>) -> Vec<String> {
        match sight {
            Sight::Answer { choice, action, board } => {
                if let (Choice::Action { seat }, Action::Do(Deed::RoomAction)) = (choice, action) {
                    self.room = board.room_of(*seat).and_then(|slot| board.chamber(slot).room);
                }
                vec![question(choice).to_owned()]
            }
            Sight::Entry(entry) => {
                let mut keys = self.settled(&entry.event);
                self.seen(&entry.event, &mut keys);
                keys
            }
            Sight::End { outcome, board } => {
                let mut keys: Vec<_> = self.announced.take().into_iter().collect();
                keys.push(ending(outcome.ending).to_owned());
                let survivors = board.seats().filter(|&seat| board.survives(seat)).count();
                keys.push(format!("survivors: {}", how_many(survivors)));
                keys.push(format!("winners: {}", how_many(outcome.winners.len() as usize)));
                *self = Self::default();
                keys
            }
        }
    }

    /// What can no longer be undone by the event that follows.
    fn settled(&mut self, next: &Event) -> Vec<String> {
        let mut keys = Vec::new();
        if let Some(card) = self.attack.take()
            && !matches!(next, Event::Misses { .. })
        {
            keys.push(format!("attack {}", card.id()));
        }
        match next {
            Event::Cancelled { .. } => self.announced = None,
            Event::Announced { .. } | Event::TurnBegins { .. } | Event::TurnEnds { .. } | Event::Passed { .. } => {
                keys.extend(self.announced.take());
            }
            _ => {}
        }
        keys
    }

    fn seen(&mut self, event: &Event, keys: &mut Vec<String>) {
        let key = match *event {
            Event::CharacterChosen { character, .. } => format!("character {}", character.id()),
            Event::Announced { deed, .. } => {
                self.announced = Some(self.deed(deed));
                return;
            }
            Event::AttackDrawn { card } => {
                self.attack = Some(card);
                return;
            }
            Event::Shoots { weapon, .. } => format!("item {}", weapon.id()),
            Event::Activated { item, .. } => format!("activated {}", item.id()),
            Event::Crafted { item, .. } => format!("crafted {}", item.id()),
            Event::Reacted { reaction, .. } => reacted(reaction).to_owned(),
            Event::EventDrawn { card } => format!("event {}", card.id()),
            Event::SeriousWound { wound: Some(wound), .. } => format!("wound {}", wound.id()),
            Event::WeaknessRevealed { weakness } => format!("weakness {}", weakness.id()),
            Event::ObjectiveKept { objective: Some(objective), .. } => format!("objective kept {}", objective.id()),
            Event::ObjectiveRevealed { objective, fulfilled: true, .. } | Event::CrewObjective { objective, fulfilled: true } => {
                format!("objective fulfilled {}", objective.id())
            }
            Event::CoordinatesRevealed { card } => format!("coordinates {card}"),
            Event::Arrived { destination } => format!("arrival {}", destination.id()),
            Event::TokenRevealed { token, .. } => format!("exploration {}", token.id()),
            Event::IntruderPlays { card, way, .. } => {
                keys.push(format!("intruder card {}", card.id()));
                played(way).to_owned()
            }
            Event::TokenDrawn { token } => format!("encounter {}", token.id()),
            Event::DevelopmentDrawn { token } => format!("development {}", token.id()),
            Event::NoiseRolled { face, .. } => format!("noise {}", face.id()),
            Event::CombatRolled { face, .. } => format!("combat {}", face.id()),
            Event::GameEnds { cause } => ended(cause).to_owned(),
            Event::Revived { .. } => "revival".to_owned(),
            Event::TakesOver { .. } => "takeover".to_owned(),
            _ => return,
        };
        keys.push(key);
    }

    fn deed(&mut self, deed: Deed) -> String {
        match deed {
            Deed::Play(card) => format!("action card {}", card.id()),
            Deed::Use(item) => format!("item {}", item.id()),
            Deed::RoomAction => self.room.map_or_else(|| "room unknown".to_owned(), |room| format!("room {}", room.id())),
            Deed::Move(_) => "basic move".to_owned(),
            Deed::Careful(_) => "basic careful movement".to_owned(),
            Deed::Shoot => "basic shoot".to_owned(),
            Deed::Melee => "basic melee".to_owned(),
            Deed::PickUp => "basic pick up".to_owned(),
            Deed::Trade => "basic trade".to_owned(),
            Deed::Craft => "basic craft".to_owned(),
            Deed::Activate(_) => "basic activate".to_owned(),
        }
    }
}

/// Everything that the games of all tables together have to meet.
pub fn expected() -> Vec<String> {
    let mut all: Vec<String> = ["allowed", "not allowed"].iter().map(|how| format!("takeover {how}")).collect();
    all.extend(Character::ALL.map(|character| format!("character {}", character.id())));
    all.extend(ActionCard::ALL.iter().filter(|card| !card.facts().reaction).map(|card| format!("action card {}", card.id())));
    all.extend([Reaction::Interruption, Reaction::NervesOfSteel, Reaction::Armor].map(|reaction| reacted(reaction).to_owned()));
    let used = |item: &&Item| item.facts().mode == ItemMode::Action || item.facts().weapon.is_some();
    all.extend(Item::ALL.iter().filter(used).map(|item| format!("item {}", item.id())));
    all.extend(Item::ALL.iter().filter(|item| item.facts().group == ItemGroup::Personal).map(|item| format!("activated {}", item.id())));
    all.extend(Item::ALL.iter().filter(|item| item.facts().recipe.is_some()).map(|item| format!("crafted {}", item.id())));
    for basic in ["move", "careful movement", "shoot", "melee", "pick up", "trade", "craft", "activate"] {
        all.push(format!("basic {basic}"));
    }
    all.extend(Room::ALL.iter().filter(|room| room.facts().has_action).map(|room| format!("room {}", room.id())));
    all.extend(EventCard::ALL.map(|card| format!("event {}", card.id())));
    all.extend(AttackCard::ALL.map(|card| format!("attack {}", card.id())));
    all.extend(SeriousWound::ALL.map(|wound| format!("wound {}", wound.id())));
    all.extend(Weakness::ALL.map(|weakness| format!("weakness {}", weakness.id())));
    // In the cooperative game nobody keeps one; solo does.
    all.extend(Objective::ALL.map(|objective| format!("objective kept {}", objective.id())));
    all.extend(Objective::ALL.map(|objective| format!("objective fulfilled {}", objective.id())));
    all.extend((0..COORDINATES.len()).map(|card| format!("coordinates {card}")));
    all.extend(Destination::ALL.map(|destination| format!("arrival {}", destination.id())));
    all.extend(ExplorationToken::ALL.map(|token| format!("exploration {}", token.id())));
    all.extend(IntruderCard::ALL.map(|card| format!("intruder card {}", card.id())));
    all.extend([IntruderUse::Move, IntruderUse::Attack, IntruderUse::Effect].map(|way| played(way).to_owned()));
    all.extend(BagToken::ALL.map(|token| format!("encounter {}", token.id())));
    all.extend(BagToken::ALL.map(|token| format!("development {}", token.id())));
    all.extend(NoiseFace::ALL.map(|face| format!("noise {}", face.id())));
    all.extend(CombatFace::ALL.map(|face| format!("combat {}", face.id())));
    let causes = [EndCause::Jump, EndCause::SelfDestruct, EndCause::NinthFire, EndCause::NinthMalfunction, EndCause::NobodyActive];
    all.extend(causes.map(|cause| ended(cause).to_owned()));
    all.extend([Ending::Jump, Ending::ShipDestroyed, Ending::NobodyLeft].map(|kind| ending(kind).to_owned()));
    all.extend((0..=2).flat_map(|count| [format!("survivors: {}", how_many(count)), format!("winners: {}", how_many(count))]));
    all.extend(["revival", "takeover"].map(str::to_owned));
    all.extend(QUESTIONS.iter().map(|&question| question.to_owned()));
    all
}

fn how_many(count: usize) -> &'static str {
    match count {
        0 => "none",
        1 => "one",
        _ => "several",
    }
}

fn reacted(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Interruption => "reaction interruption",
        Reaction::NervesOfSteel => "reaction nerves of steel",
        Reaction::Armor => "reaction armor",
    }
}

fn played(way: IntruderUse) -> &'static str {
    match way {
        IntruderUse::Move => "intruder card for a move",
        IntruderUse::Attack => "intruder card for an attack",
        IntruderUse::Effect => "intruder card for its effect",
    }
}

fn ended(cause: EndCause) -> &'static str {
    match cause {
        EndCause::Jump => "end by the jump",
        EndCause::SelfDestruct => "end by the self-destruct sequence",
        EndCause::NinthFire => "end by the ninth fire",
        EndCause::NinthMalfunction => "end by the ninth malfunction",
        EndCause::NobodyActive => "end with nobody active",
    }
}

fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Jump => "ending jump",
        Ending::ShipDestroyed => "ending ship destroyed",
        Ending::NobodyLeft => "ending nobody left",
    }
}

macro_rules! questions {
    ($($pattern:pat => $name:literal),+ $(,)?) => {
        /// Every kind of question, told apart by who asks rather than by how it is worded.
        const QUESTIONS: &[&str] = &[$(concat!("question ", $name)),+];

        fn question(choice: &Choice) -> &'static str {
            match choice {
                $($pattern => concat!("question ", $name)),+
            }
        }
    };
}

questions! {
    Choice::Character { .. } => "character",
    Choice::Objective { .. } => "objective",
    Choice::Action { .. } => "action",
    Choice::Aim { need: Need::Option, .. } => "aim: option",
    Choice::Aim { need: Need::RoomOption, .. } => "aim: room option",
    Choice::Aim { need: Need::Companion, .. } => "aim: companion",
    Choice::Aim { need: Need::Room, .. } => "aim: room",
    Choice::Aim { need: Need::SecondRoom, .. } => "aim: second room",
    Choice::Aim { need: Need::Door, .. } => "aim: door",
    Choice::Aim { need: Need::Corridor, .. } => "aim: corridor",
    Choice::Aim { need: Need::Who, .. } => "aim: who",
    Choice::Aim { need: Need::Target, .. } => "aim: target",
    Choice::Aim { need: Need::Weapon, .. } => "aim: weapon",
    Choice::Aim { need: Need::Item, .. } => "aim: item",
    Choice::Aim { need: Need::SecondItem, .. } => "aim: second item",
    Choice::Aim { need: Need::Component, .. } => "aim: component",
    Choice::Aim { need: Need::SecondComponent, .. } => "aim: second component",
    Choice::Aim { need: Need::Object, .. } => "aim: object",
    Choice::Aim { need: Need::Deck, .. } => "aim: deck",
    Choice::Aim { need: Need::Pod, .. } => "aim: pod",
    Choice::Aim { need: Need::Destination, .. } => "aim: destination",
    Choice::Aim { need: Need::Wound, .. } => "aim: wound",
    Choice::Aim { need: Need::ObjectiveOf, .. } => "aim: objective of somebody",
    Choice::Consent { .. } => "consent",
    Choice::Pay { .. } => "pay",
    Choice::React { .. } => "react",
    Choice::Discard { .. } => "discard",
    Choice::Drop { .. } => "drop",
    Choice::NoiseCorridor { .. } => "noise corridor",
    Choice::Way { .. } => "way",
    Choice::Network { .. } => "network",
    Choice::Scanner { .. } => "scanner",
    Choice::Reroll { .. } => "reroll",
    Choice::ExtraAmmo { .. } => "extra ammo",
    Choice::Keep { .. } => "keep",
    Choice::Trade { .. } => "trade",
    Choice::Offer { .. } => "offer",
    Choice::Accept { .. } => "accept",
    Choice::Engine { .. } => "engine",
    Choice::EventOrder { .. } => "event order",
    Choice::Scan { .. } => "scan",
    Choice::ScanOne { .. } => "scan one",
    Choice::Doors { .. } => "doors",
    Choice::TakeDoor { .. } => "take door",
    Choice::BoardPod { .. } => "board pod",
    Choice::Launch { .. } => "launch",
    Choice::PodTurn { .. } => "pod turn",
    Choice::TakeOver { .. } => "take over",
    Choice::Intruders { .. } => "intruders",
    Choice::IntruderAim { .. } => "intruder aim",
    Choice::AttackPick { .. } => "attack pick",
    Choice::EventPick { .. } => "event pick",
    Choice::KeepCard { .. } => "keep card",
}
