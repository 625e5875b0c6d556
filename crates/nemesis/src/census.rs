//! Every component of the box is in exactly one place.

use crate::board::decks::{SINGLE_CARDS, items_of};
use crate::board::{Aside, Board, CardDeck, Thing};
use crate::cards::{CLEAN, Cards, INFECTED, UNSCANNED};
use crate::generated::items::{CRAFTED, Item, ItemGroup};
use crate::generated::rooms::{Room, RoomGroup};
use crate::generated::swarm::BagToken;
use crate::generated::tokens::{CLEAN_CARDS, DOOR_TOKENS, EGG_TOKENS, ExplorationToken, FIRE_MARKERS, INFECTED_CARDS, MALFUNCTION_MARKERS};
use crate::generated::wounds::SeriousWound;
use crate::ids::{FIGURES, FigureId, SlotId};
use crate::setup::Mode;
use kernel::{Seat, Secret, Viewer};

/// Fails with the first component that is missing or there twice.
pub fn census(board: &Board) -> Result<(), String> {
    markers(board)?;
    hands(board)?;
    contamination(board)?;
    items(board)?;
    wounds(board)?;
    swarm(board)?;
    objects(board)?;
    tiles(board)?;
    single_cards("Event", &board.decks.events, board, Aside::Events)?;
    single_cards("Attack", &board.decks.attacks, board, Aside::Attacks)
}

fn expect(what: &str, found: usize, wanted: usize) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what}: {found} instead of {wanted}")) }
}

fn at_most(what: &str, found: usize, most: u8) -> Result<(), String> {
    if found <= usize::from(most) { Ok(()) } else { Err(format!("{what}: {found}, but there are only {most}")) }
}

/// What a Secret holds, as far as anybody has seen it.
fn known<T: Copy>(secret: &Secret<T>) -> Option<T> {
    (0..kernel::SEATS as u8).find_map(|seat| secret.seen_by(Viewer::Seat(Seat::new(seat))).copied())
}

fn markers(board: &Board) -> Result<(), String> {
    at_most("Fire markers", usize::from(board.fires()), FIRE_MARKERS)?;
    at_most("Malfunction markers", usize::from(board.malfunctions()), MALFUNCTION_MARKERS)?;
    at_most("Door tokens", usize::from(board.doors_out()), DOOR_TOKENS)?;
    expect("Corridors", board.doors.len(), board.map().corridors.len())
}

fn hands(board: &Board) -> Result<(), String> {
    for seat in board.seats() {
        let member = board.member(seat);
        let Some(character) = member.character else { continue };
        let mut all = member.hand;
        all.absorb(&mut member.deck.clone());
        all.absorb(&mut member.discard.clone());
        all.absorb(&mut member.out.clone());
        let gone = member.is_dead() && board.mode != Mode::Cooperative;
        let wanted = if gone { Cards::default() } else { Cards::of(character) };
        // Cards an effect has drawn and not yet put anywhere are nobody's only inside a step.
        if all.counts[..UNSCANNED] != wanted.counts[..UNSCANNED] {
            return Err(format!("Action cards of the {}: {:?}", character.name(), all.counts));
        }
        if member.light > 2 || member.wounds.len() > 3 {
            return Err(format!("Wounds of the {}", character.name()));
        }
    }
    Ok(())
}

fn contamination(board: &Board) -> Result<(), String> {
    let decks = &board.decks;
    let mut held = Cards::default();
    for seat in board.seats() {
        let member = board.member(seat);
        for cards in [&member.hand, &member.deck, &member.discard] {
            held.absorb(&mut cards.clone());
        }
    }
    let unscanned = usize::from(decks.contamination) + usize::from(held.counts[UNSCANNED]) + usize::from(decks.lost);
    expect("Contamination cards never scanned", decks.unscanned.len() as usize, unscanned)?;
    let of_kind = |place: usize, kind: usize| {
        usize::from(decks.unscanned.count(place))
            + usize::from(held.counts[kind])
            + usize::from(decks.removed[place])
            + usize::from(decks.lost_known[place])
    };
    expect("clean Contamination cards", of_kind(0, CLEAN), usize::from(CLEAN_CARDS))?;
    expect("INFECTED Contamination cards", of_kind(1, INFECTED), usize::from(INFECTED_CARDS))
}

fn items(board: &Board) -> Result<(), String> {
    let mut found = [0usize; Item::COUNT];
    let mut add = |item: Item, count: usize| found[item.index()] += count;
    for held in board.inventory.all() {
        held.seen_by(Viewer::Seat(held.owner)).into_iter().for_each(|item| add(item, 1));
    }
    for seat in board.seats() {
        let member = board.member(seat);
        for carried in member.hands.iter() {
            carried.item().into_iter().for_each(|item| add(item, 1));
            add(Item::ExtendedMagazine, usize::from(carried.magazine));
            add(Item::Autoloader, usize::from(carried.autoloader));
        }
        if let Some(character) = member.character {
            for (place, &item) in character.facts().personal_items.iter().enumerate() {
                add(item, usize::from(!member.activated[place]));
            }
        }
    }
    let mut hidden = [0usize; 3];
    for (colour, deck) in board.decks.items.iter().enumerate() {
        for (kind, &item) in items_of(colour).iter().enumerate() {
            add(item, usize::from(deck.rest.count(kind)) + usize::from(deck.discard.count(kind)));
        }
        let aside = if board.aside == Aside::Items(colour as u8) { board.set_aside.as_slice() } else { &[] };
        for card in deck.bottom.iter().chain(aside) {
            match known(card).and_then(|kind| items_of(colour).get(usize::from(kind))) {
                Some(&item) => add(item, 1),
                None => hidden[colour] += 1,
            }
        }
    }
    for (kind, &item) in CRAFTED.iter().enumerate() {
        add(item, usize::from(board.decks.stock[kind]));
    }
    for item in Item::ALL {
        add(item, usize::from(board.decks.gone.count(item.index())) + usize::from(board.decks.gone_unseen.count(item.index())));
    }
    let mut missing = [0usize; 3];
    for item in Item::ALL {
        let facts = item.facts();
        let played = facts.owner.is_none_or(|owner| board.seat_of(owner).is_some());
        let wanted = if played { usize::from(facts.count) } else { 0 };
        let found = found[item.index()];
        match facts.group {
            // Cards only a rebuilt table does not know are counted by deck.
            ItemGroup::Red | ItemGroup::Yellow | ItemGroup::Green if found <= wanted => missing[facts.group.index()] += wanted - found,
            // The Items of Characters nobody plays have left the game; positions given from outside may bring one back.
            _ if !played => at_most(item.name(), found, facts.count)?,
            _ => expect(item.name(), found, wanted)?,
        }
    }
    for (colour, name) in ["red Items", "yellow Items", "green Items"].into_iter().enumerate() {
        expect(name, hidden[colour], missing[colour])?;
    }
    Ok(())
}

fn wounds(board: &Board) -> Result<(), String> {
    for wound in SeriousWound::ALL {
        let of = |seat| board.member(seat).wounds.iter().filter(|card| card.wound == Some(wound)).count();
        let held: usize = board.seats().map(of).sum();
        let decks = usize::from(board.decks.wounds.count(wound.index())) + usize::from(board.decks.wounds_discard.count(wound.index()));
        expect(wound.name(), held + decks, usize::from(wound.facts().count))?;
    }
    Ok(())
}

fn swarm(board: &Board) -> Result<(), String> {
    for token in BagToken::ALL {
        let drawn = usize::from(board.swarm.drawn == Some(token));
        let found = usize::from(board.swarm.bag.count(token.index())) + usize::from(board.swarm.outside.count(token.index())) + drawn;
        expect(token.name(), found, usize::from(token.facts().count))?;
    }
    for index in 0..FIGURES as u8 {
        let figure = FigureId(index);
        let listed = board.swarm.order.iter().filter(|&&other| other == figure).count();
        expect("Intruder figures in order of placement", listed, usize::from(board.swarm.figure(figure).slot.is_some()))?;
    }
    Ok(())
}

fn objects(board: &Board) -> Result<(), String> {
    let carried = |thing: Thing| -> usize {
        board.seats().map(|seat| board.member(seat).hands.iter().filter(|carried| carried.thing == thing).count()).sum()
    };
    let lying =
        |count: &dyn Fn(&crate::board::Objects) -> usize| -> usize { board.chambers.iter().map(|chamber| count(&chamber.objects)).sum() };
    let blue = lying(&|objects| usize::from(objects.blue_corpse)) + carried(Thing::BlueCorpse);
    if blue > 1 {
        return Err(format!("the blue Corpse is in {blue} places"));
    }
    for seat in board.seats() {
        let corpses = lying(&|objects| usize::from(objects.red_corpses.contains(seat))) + carried(Thing::RedCorpse(seat));
        if corpses > usize::from(board.member(seat).is_dead()) {
            return Err(format!("{corpses} Corpses of player {}", seat.number() + 1));
        }
    }
    let eggs = lying(&|objects| usize::from(objects.eggs))
        + carried(Thing::Egg)
        + usize::from(board.swarm.eggs)
        + usize::from(board.swarm.egg_supply);
    at_most("Eggs", eggs, EGG_TOKENS)
}

fn tiles(board: &Board) -> Result<(), String> {
    for (group, name) in [(RoomGroup::Basic, "Room tiles 1"), (RoomGroup::Additional, "Room tiles 2")] {
        let of_group = |room: &Room| room.facts().group == group;
        let wanted = Room::ALL.iter().filter(|room| of_group(room)).count();
        let mut found: usize =
            Room::ALL.iter().filter(|room| of_group(room)).map(|room| usize::from(board.decks.tiles.count(room.index()))).sum();
        for slot in SlotId::all() {
            let chamber = board.chamber(slot);
            found += match (chamber.room, chamber.tile) {
                (Some(room), _) => usize::from(of_group(&room)),
                (None, Some(_)) => {
                    let additional = board.slot_facts(slot).kind == crate::generated::ship::SlotKind::Additional;
                    usize::from(additional == (group == RoomGroup::Additional))
                }
                (None, None) => 0,
            };
        }
        expect(name, found, wanted)?;
    }
    let wanted: usize = ExplorationToken::ALL.iter().map(|token| usize::from(token.facts().count)).sum();
    let decided = board.chambers.iter().filter(|chamber| !chamber.explored && chamber.token.is_some()).count();
    expect("Exploration tokens", (board.decks.tokens.len() + board.decks.tokens_gone.len()) as usize + decided, wanted)
}

fn single_cards(name: &str, deck: &CardDeck, board: &Board, aside: Aside) -> Result<(), String> {
    let looked = if board.aside == aside { board.set_aside.len() } else { 0 };
    let apart = [deck.rest, deck.discard, deck.open, deck.gone];
    if apart.iter().map(|cards| cards.count_ones()).sum::<u32>() != apart.iter().fold(0, |all, cards| all | cards).count_ones() {
        return Err(format!("{name} cards: one is in two places"));
    }
    let beside = (deck.discard | deck.open | deck.gone).count_ones() as usize;
    let found = deck.len() as usize + beside + looked;
    expect(&format!("{name} cards"), found, SINGLE_CARDS)
}
