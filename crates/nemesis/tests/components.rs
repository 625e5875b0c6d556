//! What is in the box, held to the rulebook's list of components. Expected numbers are those of the rules.

use kernel::{Chance, Referee};
use nemesis::board::decks::home_of;
use nemesis::board::{CardDeck, Thing};
use nemesis::cards::Cards;
use nemesis::generated::attacks::AttackCard;
use nemesis::generated::crew::{ActionCard, Basic, Character};
use nemesis::generated::events::EventCard;
use nemesis::generated::items::{CRAFTED, Component, GREEN, Item, ItemGroup, RED, YELLOW};
use nemesis::generated::objectives::{Objective, ObjectiveGroup};
use nemesis::generated::rooms::{Colour, Room, RoomGroup};
use nemesis::generated::ship::{
    BoardSide, COORDINATES, Destination, Exit, SELF_LABELS, SELF_LAST, SELF_YELLOW, TIME_LABELS, TIME_LAST, TIME_OPENS,
};
use nemesis::generated::swarm::{BagToken, IntruderCard, IntruderKind, Weakness};
use nemesis::generated::tokens::{self, CombatFace, ExplorationToken, NoiseFace, ObjectKind, Symbol};
use nemesis::generated::wounds::SeriousWound;
use nemesis::places::ship::engines;
use nemesis::procedures::opening;
use nemesis::setup::{Mode, Setup};
use nemesis::verbs::knowledge;
use nemesis::{Nemesis, start};
use std::collections::BTreeSet;

// rules: N-COMP-03, N-COMP-04, N-COMP-31
#[test]
fn six_characters_with_ten_cards_a_weapon_and_two_personal_items() {
    assert_eq!(Character::COUNT, 6);
    let cards: u32 = Character::ALL.into_iter().map(|character| u32::from(Cards::of(character).len())).sum();
    assert_eq!(cards, 60);
    for character in Character::ALL {
        let facts = character.facts();
        assert_eq!(Cards::of(character).len(), 10, "{character:?}");
        assert!(facts.starting_item.facts().weapon.is_some());
        for item in [facts.starting_item, facts.personal_items[0], facts.personal_items[1]] {
            assert_eq!(item.facts().owner, Some(character), "{item:?}");
            assert_eq!(item.facts().count, 1);
        }
        assert!(facts.deck.contains(&(ActionCard::Interruption, 1)) && facts.deck.contains(&(ActionCard::Search, 2)));
    }
}

// rules: N-COMP-05, N-COMP-06, N-COMP-07, N-ROOM-ALL-08, N-ROOM-ALL-09
#[test]
fn rooms_with_their_colours_and_computers() {
    let of = |group| Room::ALL.into_iter().filter(move |room| room.facts().group == group);
    assert_eq!((of(RoomGroup::Basic).count(), of(RoomGroup::Additional).count(), of(RoomGroup::Special).count()), (11, 9, 5));
    let coloured = |colour| Room::ALL.into_iter().filter(|room| room.facts().colour == colour).collect::<Vec<_>>();
    assert_eq!(coloured(Colour::Red), [Room::Armory, Room::Storage, Room::CommandCenter, Room::MonitoringRoom]);
    assert_eq!(
        coloured(Colour::Yellow),
        [Room::CommsRoom, Room::FireControlSystem, Room::Generator, Room::AirlockControl, Room::EngineControlRoom]
    );
    assert_eq!(coloured(Colour::Green), [Room::EmergencyRoom, Room::Laboratory, Room::Surgery, Room::Canteen]);
    assert_eq!(
        coloured(Colour::White),
        [Room::EvacuationSectionA, Room::EvacuationSectionB, Room::Cabins, Room::HatchControlSystem, Room::ShowerRoom]
    );
    let computers: Vec<_> = Room::ALL.into_iter().filter(|room| room.facts().computer).collect();
    assert_eq!(
        computers,
        [
            Room::CommsRoom,
            Room::FireControlSystem,
            Room::Generator,
            Room::Laboratory,
            Room::CommandCenter,
            Room::EngineControlRoom,
            Room::MonitoringRoom
        ]
    );
}

// rules: N-COMP-08, N-COMP-09, N-COMP-10, N-COMP-11, N-COMP-12, N-COMP-13, N-COMP-14, N-ENC-18
#[test]
fn figures_and_tokens_of_the_intruders() {
    assert_eq!(IntruderKind::ALL.map(|kind| kind.facts().figures), [6, 3, 8, 2, 1]);
    let counts = |kind| BagToken::ALL.into_iter().filter(|token| token.facts().kind == kind).map(|token| token.facts().count).sum::<u8>();
    assert_eq!(IntruderKind::ALL.map(|kind| counts(Some(kind))), [8, 3, 12, 2, 1]);
    assert_eq!(counts(None), 1);
    let numbers: Vec<_> = BagToken::ALL.into_iter().map(|token| (token.facts().kind, token.facts().number, token.facts().count)).collect();
    use IntruderKind as K;
    for (kind, number, count) in [
        (Some(K::Larva), 1, 8),
        (Some(K::Creeper), 1, 3),
        (Some(K::Adult), 2, 4),
        (Some(K::Adult), 3, 5),
        (Some(K::Adult), 4, 3),
        (Some(K::Breeder), 3, 1),
        (Some(K::Breeder), 4, 1),
        (Some(K::Queen), 4, 1),
        (None, 0, 1),
    ] {
        assert!(numbers.contains(&(kind, number, count)), "{kind:?} {number}");
    }
}

// rules: N-COMP-15, N-COMP-16, N-COMP-19, N-COMP-20, N-COMP-21, N-COMP-22, N-COMP-27
#[test]
fn markers_and_tokens() {
    assert_eq!((tokens::EGG_TOKENS, tokens::CARCASSES, tokens::DOOR_TOKENS), (8, 8, 12));
    assert_eq!((tokens::NOISE_MARKERS, tokens::FIRE_MARKERS, tokens::MALFUNCTION_MARKERS), (30, 8, 8));
    assert_eq!((tokens::POD_COUNT, tokens::POD_SEATS), (4, 2));
}

// rules: N-COMP-02
#[test]
fn two_sides_of_the_board() {
    assert_eq!(BoardSide::ALL, [BoardSide::Basic, BoardSide::Alternate]);
    let [basic, alternate] = BoardSide::ALL.map(BoardSide::facts);
    assert_ne!(basic.networks, alternate.networks);
}

// rules: N-COMP-26
#[test]
fn two_tokens_for_each_of_three_engines() {
    assert_eq!(engines::COUNT, 3);
    for engine in 0..engines::COUNT {
        // Whichever of the two lies on top, the other one is under it.
        let mut referee = Referee::silent(Chance::rollout(7));
        let mut tops = BTreeSet::new();
        for _ in 0..40 {
            let mut board = start::table(&Setup::new(2));
            let mut cx = kernel::Cx::<Nemesis> { board: &mut board, referee: &mut referee, caller: None };
            tops.insert(knowledge::engine(engine, &mut cx));
        }
        assert_eq!(tops, BTreeSet::from([false, true]), "engine {}", engine + 1);
    }
}

// rules: N-COMP-17, N-OBJ-01
#[test]
fn objects_and_corpses() {
    use ObjectKind as O;
    assert_eq!(ObjectKind::ALL, [O::BlueCorpse, O::RedCorpse, O::Carcass, O::Egg]);
    let board = start::table(&Setup::new(5));
    assert_eq!(board.chambers.iter().filter(|chamber| chamber.objects.blue_corpse).count(), 1);
    // A red one for each player of the largest game.
    let corpses: BTreeSet<_> = board.seats().map(Thing::RedCorpse).collect();
    assert_eq!(corpses.len(), 5);
}

// rules: N-COMP-18, N-EXPL-01, N-EXPL-18, N-RULING-161
#[test]
fn twenty_exploration_tokens() {
    let of = |symbol| {
        let mut items: Vec<u8> = Vec::new();
        for token in ExplorationToken::ALL.into_iter().filter(|token| token.facts().symbol == symbol) {
            items.extend(std::iter::repeat_n(token.facts().items, usize::from(token.facts().count)));
        }
        items.sort_unstable();
        items
    };
    assert_eq!(of(Symbol::Malfunction), [1, 1, 2, 2, 2, 2, 3, 4]);
    assert_eq!(of(Symbol::Doors), [1, 2, 3, 4]);
    assert_eq!((of(Symbol::Danger), of(Symbol::Fire)), (vec![2, 3], vec![1, 2]));
    assert_eq!((of(Symbol::Slime), of(Symbol::Silence)), (vec![3, 4], vec![1, 1]));
}

// rules: N-COMP-30, N-NOISE-16, N-COMB-26
#[test]
fn dice() {
    assert_eq!(tokens::NOISE_DIE, [2, 2, 2, 2, 1, 1]);
    assert_eq!(NoiseFace::ALL.len(), 6);
    assert_eq!(tokens::COMBAT_DIE, [1, 2, 1, 1, 1]);
    assert_eq!(CombatFace::ALL, [CombatFace::Blank, CombatFace::Creeper, CombatFace::Adult, CombatFace::Single, CombatFace::Double]);
}

// rules: N-COMP-32, N-COMP-33, N-COMP-34, N-COMP-35, N-COMP-36, N-COMP-37, N-COMP-38, N-COMP-42, N-COMP-43
#[test]
fn decks() {
    assert_eq!((tokens::INFECTED_CARDS, tokens::INFECTED_CARDS + tokens::CLEAN_CARDS), (7, 27));
    assert_eq!((AttackCard::COUNT, EventCard::COUNT), (20, 20));
    assert_eq!(CardDeck::full().len(), 20);
    assert_eq!(SeriousWound::ALL.map(|wound| wound.facts().count).iter().sum::<u8>(), 16);
    assert_eq!((Weakness::COUNT, COORDINATES.len()), (8, 8));
    let of = |group| Objective::ALL.into_iter().filter(|objective| objective.facts().group == group).count();
    assert_eq!((of(ObjectiveGroup::Corporate), of(ObjectiveGroup::Personal), of(ObjectiveGroup::SoloCoop)), (9, 9, 7));
    assert_eq!(IntruderCard::COUNT, 10);
}

// rules: N-COMP-39, N-COMP-40, N-CRAFT-06, N-CRAFT-08, N-CRAFT-09, N-CRAFT-10
#[test]
fn item_decks_and_the_crafted_stock() {
    let count = |items: &[Item]| items.iter().map(|item| item.facts().count).sum::<u8>();
    assert_eq!((count(&RED), count(&YELLOW), count(&GREEN), count(&CRAFTED)), (30, 30, 30, 12));
    use Component::{Chemical, Cloth, Energy, Medical, Tool};
    let recipes = [
        (Item::Antidote, [Chemical, Medical]),
        (Item::Taser, [Energy, Tool]),
        (Item::Flamethrower, [Chemical, Tool]),
        (Item::MolotovCocktail, [Chemical, Cloth]),
    ];
    assert_eq!(CRAFTED.len(), recipes.len());
    for (item, recipe) in recipes {
        assert_eq!((item.facts().recipe, item.facts().count, item.facts().group), (Some(recipe), 3, ItemGroup::Crafted), "{item:?}");
    }
    let with = |component| Item::ALL.into_iter().filter(|item| item.facts().component == Some(component)).collect::<Vec<_>>();
    assert_eq!(with(Chemical), [Item::Chemicals, Item::Alcohol]);
    assert_eq!(with(Cloth), [Item::ClothesYellow, Item::Bandages, Item::ClothesGreen]);
    assert_eq!((with(Medical), with(Tool)), (vec![Item::Medkit], vec![Item::Tools]));
    assert_eq!(with(Energy), [Item::EnergyChargeRed, Item::EnergyChargeYellow]);
}

// rules: N-CRAFT-01
#[test]
fn no_deck_holds_a_crafted_item() {
    for item in CRAFTED {
        assert!(![RED.as_slice(), YELLOW.as_slice(), GREEN.as_slice()].concat().contains(&item), "{item:?}");
        assert_eq!(home_of(item), None, "{item:?}");
    }
}

// rules: N-NOISE-17, N-TECH-13, N-MODE-ALT-02, N-RULING-37
#[test]
fn every_room_has_the_four_numbers_once() {
    for side in BoardSide::ALL {
        let facts = side.facts();
        for (index, slot) in facts.slots.iter().enumerate() {
            for (number, exit) in (1u8..).zip(slot.exits) {
                match exit {
                    Exit::Corridor(corridor) => {
                        let corridor = &facts.corridors[usize::from(corridor)];
                        assert!(corridor.ends.contains(&(index as u8)) && corridor.numbers.contains(&number), "{side:?} {index} {number}");
                    }
                    Exit::Technical(network) => assert_eq!(slot.network, Some(network)),
                }
            }
        }
        let corridor_numbers: usize = facts.corridors.iter().map(|corridor| 2 * corridor.numbers.len()).sum();
        let technical = facts.slots.iter().flat_map(|slot| slot.exits).filter(|exit| matches!(exit, Exit::Technical(_))).count();
        assert_eq!(corridor_numbers + technical, 4 * facts.slots.len(), "{side:?}");
    }
    let entrances: Vec<_> =
        (1u8..).zip(&BoardSide::Basic.facts().slots).filter(|(_, slot)| slot.network.is_some()).map(|(number, _)| number).collect();
    assert_eq!(entrances, [2, 4, 5, 9, 14, 15, 19, 21]);
    assert_eq!(BoardSide::Alternate.facts().networks, ["red", "blue"]);
}

// rules: N-COORD-05, N-TIME-05, N-SELF-07, N-SELF-11, N-HIB-02
#[test]
fn tracks_and_coordinates() {
    for card in COORDINATES {
        assert!(Destination::ALL.into_iter().all(|destination| card.contains(&destination)));
    }
    assert_eq!((TIME_LABELS[0], TIME_LABELS[usize::from(TIME_OPENS)], TIME_LABELS[usize::from(TIME_LAST)]), ("15", "8", "jump"));
    assert_eq!((TIME_OPENS, TIME_LAST), (7, 15));
    assert_eq!((SELF_LABELS[0], SELF_LABELS[usize::from(SELF_YELLOW)], SELF_LABELS[usize::from(SELF_LAST)]), ("6", "3", "skull"));
    assert_eq!((SELF_YELLOW, SELF_LAST), (3, 6));
}

// rules: N-IDMG-23, N-IATK-16
#[test]
fn two_attack_cards_hold_the_arrow_and_none_shows_the_larva() {
    let arrows = AttackCard::ALL.into_iter().filter(|card| card.facts().blood.is_none()).count();
    assert_eq!(arrows, 2);
    assert!(AttackCard::ALL.into_iter().all(|card| !card.facts().attackers.contains(&IntruderKind::Larva)));
}

// rules: N-WOUND-14, N-WOUND-15, N-WOUND-16, N-WOUND-17, N-WOUND-18
#[test]
fn serious_wounds() {
    use SeriousWound as W;
    assert_eq!([W::Body, W::Leg, W::Hand, W::Arm, W::Bleeding].map(|wound| wound.facts().count), [4, 3, 3, 3, 3]);
}

// rules: N-ACT-12, N-ACT-14, N-ACT-15, N-ACT-16, N-ACT-17, N-ACT-18, N-ACT-19, N-ACT-20, N-PERS-04
#[test]
fn what_basic_actions_cost() {
    use Basic as B;
    let cost = [B::Move, B::CarefulMovement, B::Shoot, B::Melee, B::PickUp, B::Trade, B::Craft, B::ActivatePersonalItem]
        .map(|basic| basic.facts().cost);
    assert_eq!(cost, [1, 2, 1, 1, 1, 1, 1, 1]);
}

// rules: N-SETUP-30, N-SETUP-46
#[test]
fn objectives_for_more_players_stay_in_the_box() {
    let cards = |players| {
        let deck = |group| opening::deck(group, players).len();
        (deck(ObjectiveGroup::Personal), deck(ObjectiveGroup::Corporate))
    };
    // Personal cards: six from 2 players on, one each from 3, 4 and 5; Corporate ones: six, one, one, one.
    assert_eq!([2, 3, 4, 5].map(cards), [(6, 6), (7, 7), (8, 8), (9, 9)]);
}

// rules: N-COMP-01, N-MODE-SOLO-01, N-RULING-173
#[test]
fn one_to_five_players() {
    assert!((1..=5).all(|players| Setup::new(players).check().is_ok()));
    for players in [0, 6] {
        assert_eq!(Setup::new(players).check().unwrap_err().rule.to_string(), "N-COMP-01");
    }
    let solo = Setup { mode: Mode::Solo, ..Setup::new(2) };
    assert_eq!(solo.check().unwrap_err().rule.to_string(), "N-MODE-SOLO-01");
    let coop = Setup { mode: Mode::Cooperative, takeover: true, ..Setup::new(3) };
    assert_eq!(coop.check().unwrap_err().rule.to_string(), "N-RULING-173");
    assert!(Setup { takeover: false, ..coop }.check().is_ok());
}
