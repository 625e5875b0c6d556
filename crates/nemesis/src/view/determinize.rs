//! A table that could be the true one for all a viewer knows: what the viewer cannot know is dealt anew from what they have not seen.

use super::{DECKS, SeenAside, SeenCarried, SeenDeck, SeenItemDeck, SeenMember, SeenPod, View, list};
use crate::board::decks::{home_of, items_of};
use crate::board::trade::Face;
use crate::board::{Aside, Board, CardDeck, Chamber, Figure, IntruderPlayer, Member, Thing, TradeTable};
use crate::cards::{CLEAN, Cards, HandCard, INFECTED};
use crate::generated::attacks::AttackCard;
use crate::generated::crew::Character;
use crate::generated::events::EventCard;
use crate::generated::items::{CRAFTED, Item, ItemGroup};
use crate::generated::objectives::{Objective, ObjectiveGroup};
use crate::generated::rooms::Room;
use crate::generated::swarm::{BagToken, IntruderCard, IntruderKind};
use crate::generated::tokens::{CLEAN_CARDS, ExplorationToken, INFECTED_CARDS};
use crate::generated::wounds::SeriousWound;
use crate::ids::{PLAYERS, SLOTS, SlotId};
use crate::places::ship::Pod;
use crate::procedures::act::Act;
use crate::setup::Setup;
use crate::{State, Step, start};
use kernel::{Chance, Outcome, Pool, Seat, SeatSet, Secret, Viewer};
use std::collections::BTreeMap;

/// How often a deal is tried in which whoever is asked has something to answer: the components of an announced recipe are held by some
/// deals in ten.
const TRIES: u16 = 400;

impl View {
    /// The table as the viewer could lay it out: everything open, and what is hidden left out. For drawing and for queries.
    pub fn board(&self) -> Option<Board> {
        let players = u8::try_from(self.crew.len()).ok().filter(|&players| usize::from(players) <= PLAYERS)?;
        let setup = Setup { players, mode: self.mode, side: self.side, takeover: self.takeover };
        let mut board = start::table(&setup);
        for (seat, seen) in self.crew.iter().enumerate() {
            *board.member_mut(Seat::new(seat as u8)) = self.lay_member(seen)?;
        }
        for (slot, seen) in SlotId::all().zip(&self.chambers) {
            *board.chamber_mut(slot) = Chamber {
                room: seen.room,
                tile: seen.tile.map(|room| Secret::new(room, self.me())),
                token: seen.token.map(|token| Secret::new(token, self.me())),
                explored: seen.explored,
                counter: seen.counter,
                fire: seen.fire,
                malfunction: seen.malfunction,
                objects: seen.objects,
            };
            // A tile or token that lies open or is known is not among the unseen ones.
            if let Some(room) = seen.room.or(seen.tile) {
                board.decks.tiles.take(room.index());
            }
            if let Some(token) = seen.token {
                board.decks.tokens.take(token.index());
            }
        }
        board.doors = list(&self.doors)?;
        board.noise = self.noise;
        board.technical_noise = self.technical_noise;
        let swarm = &mut board.swarm;
        for (figure, seen) in swarm.figures.iter_mut().zip(&self.figures) {
            *figure = Figure { slot: seen.slot.unwrap_or_default(), injuries: seen.injuries };
        }
        swarm.order = list(&self.order)?;
        swarm.to_attack = self.to_attack;
        (swarm.eggs, swarm.egg_supply) = (self.eggs, self.egg_supply);
        (swarm.nest_destroyed, swarm.queen_killed) = (self.nest_destroyed, self.queen_killed);
        swarm.weaknesses = self.weaknesses;
        for weakness in self.weaknesses.iter().flatten() {
            board.decks.weaknesses.take(weakness.index());
        }
        board.decks.stock = counts(&CRAFTED, &self.stock);
        board.decks.wounds = Pool::from_counts(counts(&SeriousWound::ALL, &self.wounds));
        board.decks.wounds_discard = Pool::from_counts(counts(&SeriousWound::ALL, &self.wounds_discard));
        board.decks.contamination = self.contamination;
        board.decks.removed = [self.removed.clean, self.removed.infected];
        board.decks.lost = self.lost;
        board.decks.gone = Pool::from_counts(counts(&Item::ALL, &self.gone));
        board.decks.tokens_gone = Pool::from_counts(counts(&ExplorationToken::ALL, &self.tokens_gone));
        for (token, &count) in &self.tokens_gone {
            (0..count).for_each(|_| {
                board.decks.tokens.take(token.index());
            });
        }
        board.ship.time = self.time;
        board.ship.self_destruct = self.self_destruct;
        board.ship.destination = self.destination;
        board.ship.coordinates = self.coordinates.map(|card| Secret::new(card, self.me()));
        board.ship.engines = self.engines.map(|engine| engine.map(|working| Secret::new(working, self.me())));
        board.ship.pods = self.pods.map(|SeenPod { aboard, locked, .. }| Pod { aboard, locked });
        board.ship.airlock = self.airlock;
        board.ship.generator = self.generator;
        board.aside = match &self.set_aside {
            SeenAside::Nothing => Aside::Nothing,
            SeenAside::Characters(_) => Aside::Characters,
            SeenAside::Items { deck, .. } => Aside::Items(DECKS.iter().position(|it| it == deck)? as u8),
            SeenAside::Attacks(_) => Aside::Attacks,
            SeenAside::Events(_) => Aside::Events,
        };
        for &objective in &self.open_objectives {
            board.open_objectives.push(Some(objective)).ok()?;
        }
        board.round = self.round;
        board.first = self.first;
        board.active = self.active;
        board.unlimited = self.unlimited;
        board.no_attack_step = self.no_attack_step;
        board.contact = self.contact;
        board.first_death = self.first_death;
        board.post_mortem = self.post_mortem;
        board.due = self.due;
        board.ending = self.ending;
        board.ship_destroyed = self.ship_destroyed;
        board.arrived = self.arrived;
        board.outcome = self.winners.map(|(winners, ending)| Outcome { winners, ending });
        self.notes.iter().for_each(|&note| board.ledger.restore(note));
        for (seat, seen) in self.crew.iter().enumerate() {
            let seat = Seat::new(seat as u8);
            let known_by = match self.viewer {
                // An onlooker knows what everybody knows.
                Viewer::Spectator => SeatSet::first(kernel::SEATS as u8),
                Viewer::Seat(viewer) if viewer == seat => SeatSet::NONE,
                Viewer::Seat(_) => self.me(),
            };
            seen.items.iter().for_each(|&item| board.inventory.add(seat, item, known_by));
        }
        board.intruder_player = self.intruder_player.as_ref().map(|player| IntruderPlayer {
            seat: player.seat,
            hand: bits(player.hand.as_deref().unwrap_or_default()),
            deck: 0,
            discard: bits(&player.discard),
            passed: player.passed,
            since_round: player.since_round,
        });
        Some(board)
    }

    /// Who knows what this view tells.
    fn me(&self) -> SeatSet {
        match self.viewer {
            _ if self.winners.is_some() => SeatSet::first(kernel::SEATS as u8),
            Viewer::Seat(seat) => SeatSet::of(seat),
            Viewer::Spectator => SeatSet::NONE,
        }
    }

    /// Who else knows the cards that somebody is looking at: whoever is asked about them.
    fn lookers(&self) -> SeatSet {
        let asked = self.question.as_ref().map_or(SeatSet::NONE, |question| question.asked);
        match self.viewer {
            Viewer::Seat(seat) => asked.without(seat),
            Viewer::Spectator => asked,
        }
    }

    fn lay_member(&self, seen: &SeenMember) -> Option<Member> {
        // Before the choice there are no cards, and any Character will do.
        let character = seen.character.unwrap_or(Character::Captain);
        let (hand, deck) = match &seen.own {
            Some(own) => (own.hand.by_kind(character)?, own.deck.by_kind(character)?),
            None => Default::default(),
        };
        let card = |seen: Option<(ObjectiveGroup, Option<Objective>)>| seen.and_then(|(_, objective)| objective);
        Some(Member {
            character: seen.character,
            number: seen.number,
            place: seen.place,
            hand,
            deck,
            discard: seen.discard.by_kind(character)?,
            out: seen.out.by_kind(character)?,
            light: seen.light,
            wounds: list(&seen.wounds)?,
            slimed: seen.slimed,
            larva: seen.larva,
            signal: seen.signal,
            hands: list(&seen.hands.iter().map(|it| it.carried).collect::<Vec<_>>())?,
            activated: seen.activated,
            objectives: seen.objectives.map(|seen| card(seen).map(|objective| Secret::new(objective, SeatSet::NONE))),
            given_up: card(seen.given_up).map(|objective| Secret::new(objective, SeatSet::NONE)),
            passed: seen.passed,
            killed_by_larva: seen.killed_by_larva,
        })
    }

    /// A state that could be the true one.
    pub fn determinize(&self, chance: &mut Chance) -> Option<State> {
        let mut dealt = None;
        for _ in 0..TRIES {
            let state = self.deal(chance)?;
            let stuck = state.decision().is_some_and(|(waiting, choice)| {
                let mut options = Vec::new();
                waiting.iter().any(|seat| {
                    options.clear();
                    choice.options(seat, &state.board, &mut options);
                    options.is_empty()
                })
            });
            if !stuck {
                return Some(state);
            }
            dealt = Some(state);
        }
        dealt
    }

    fn deal(&self, chance: &mut Chance) -> Option<State> {
        let mut board = self.board()?;
        self.lay_generator(&mut board, chance);
        self.deal_cards(&mut board, chance)?;
        self.deal_objectives(&mut board, chance)?;
        self.deal_bag(&mut board, chance);
        self.deal_items(&mut board, chance)?;
        self.deal_single_cards(&mut board, chance)?;
        self.lay_trade(&mut board)?;
        self.deal_rest(&mut board, chance);
        let state = State::resume(board, &self.steps)?;
        let Some(question) = &self.question else { return Some(state) };
        let mut answers = Vec::new();
        for seat in question.asked.iter().filter(|&seat| !question.waiting.contains(seat)) {
            let answer = match question.answered {
                Some(answer) if self.viewer.is(seat) => answer,
                // Somebody else has answered: any possible answer will do.
                Some(_) | None => {
                    let mut options = Vec::new();
                    question.choice.options(seat, &state.board, &mut options);
                    let index = chance.below(options.len() as u32) as usize;
                    options.get(index).copied()?
                }
            };
            answers.push((seat, answer));
        }
        Some(state.with_question(question.choice, question.asked, question.waiting, &answers))
    }

    /// If everybody has learned on what kind of place the Generator lies, it lies on one of those.
    fn lay_generator(&self, board: &mut Board, chance: &mut Chance) {
        let mut weights = [0; SLOTS];
        for slot in self.generator.iter() {
            let chamber = board.chamber(slot);
            weights[slot.index()] = u8::from(chamber.room.is_none() && chamber.tile.is_none());
        }
        // A viewer who has seen its tile knows better.
        if board.decks.tiles.count(Room::Generator.index()) > 0
            && let Some(slot) = draw(&weights, chance)
        {
            board.decks.tiles.take(Room::Generator.index());
            board.chambers[slot].tile = Some(Secret::new(Room::Generator, SeatSet::NONE));
        }
    }

    /// Hands and decks of the others from what both hold together; what scans have shown to others counts as not scanned.
    fn deal_cards(&self, board: &mut Board, chance: &mut Chance) -> Option<()> {
        let mut known = [0; 2];
        for (seat, seen) in self.crew.iter().enumerate() {
            let seat = Seat::new(seat as u8);
            let shown: Vec<HandCard> = self.acts_of(seat).flat_map(|act| act.cards_in_hand(board)).collect();
            let member = board.member_mut(seat);
            if seen.own.is_none() {
                let mut heap = seen.unseen.by_kind(member.character())?;
                member.hand = Cards::default();
                for card in shown {
                    if let Some(kind) = member.kind_of(card).filter(|&kind| heap.take(kind)) {
                        member.hand.add(kind);
                    }
                }
                for _ in member.hand.len()..seen.hand_size {
                    if let Some(kind) = draw(&heap.counts, chance) {
                        heap.take(kind);
                        member.hand.add(kind);
                    }
                }
                member.deck = heap;
            } else {
                for cards in [&member.hand, &member.deck, &member.discard] {
                    known[0] += cards.counts[CLEAN];
                    known[1] += cards.counts[INFECTED];
                }
            }
        }
        let clean = CLEAN_CARDS.saturating_sub(known[0] + self.removed.clean);
        let infected = INFECTED_CARDS.saturating_sub(known[1] + self.removed.infected);
        board.decks.unscanned = Pool::from_counts([clean, infected]);
        board.decks.lost_known = [0; 2];
        Some(())
    }

    /// What a player has announced and not finished yet.
    fn acts_of(&self, seat: Seat) -> impl Iterator<Item = &Act> {
        self.steps.iter().filter_map(move |step| match step {
            Step::Act(act) if act.draft().who == seat => Some(act),
            _ => None,
        })
    }

    /// Items a player has named aloud and keeps where others cannot see them.
    fn named_items(&self, seat: Seat, seen: &SeenMember) -> Vec<Item> {
        let open = |item: &Item| seen.items.contains(item) || seen.hands.iter().any(|it| it.carried.item() == Some(*item));
        self.acts_of(seat).flat_map(Act::named_items).filter(|item| !open(item)).collect()
    }

    fn deal_objectives(&self, board: &mut Board, chance: &mut Chance) -> Option<()> {
        let mut left = [0u8; Objective::COUNT];
        for objective in Objective::ALL.into_iter().filter(|objective| objective.facts().min_players <= board.seats) {
            left[objective.index()] = 1;
        }
        for seen in &self.crew {
            for (_, objective) in seen.objectives.iter().chain([&seen.given_up]).flatten() {
                if let Some(objective) = objective {
                    left[objective.index()] = 0;
                }
            }
        }
        for (seat, seen) in self.crew.iter().enumerate() {
            let owner = Seat::new(seat as u8);
            let mut fill = |seen: &Option<(ObjectiveGroup, Option<Objective>)>| -> Option<Option<Secret<Objective>>> {
                let Some((group, objective)) = seen else { return Some(None) };
                let (objective, known_by) = match objective {
                    Some(objective) => (*objective, SeatSet::of(owner).union(self.me())),
                    None => {
                        let mut of_group = left;
                        Objective::ALL.into_iter().filter(|it| it.facts().group != *group).for_each(|it| of_group[it.index()] = 0);
                        let index = draw(&of_group, chance)?;
                        left[index] = 0;
                        (Objective::from_index(index as u8)?, SeatSet::of(owner))
                    }
                };
                Some(Some(Secret::new(objective, known_by)))
            };
            let cards = [fill(&seen.objectives[0])?, fill(&seen.objectives[1])?];
            let given_up = fill(&seen.given_up)?;
            let member = board.member_mut(owner);
            member.objectives = cards;
            member.given_up = given_up;
        }
        Some(())
    }

    /// N-RULING-176: how many tokens of each type are in the bag is known, their numbers are not.
    fn deal_bag(&self, board: &mut Board, chance: &mut Chance) {
        let swarm = &mut board.swarm;
        swarm.drawn = self.drawn.filter(|token| swarm.outside.take(token.index()));
        let kinds = IntruderKind::ALL.into_iter().map(|kind| (Some(kind), self.bag.count(kind)));
        for (kind, count) in kinds.chain([(None, self.bag.blank)]) {
            for _ in 0..count {
                let mut weights = [0; BagToken::COUNT];
                for token in BagToken::ALL.into_iter().filter(|token| token.facts().kind == kind) {
                    weights[token.index()] = swarm.outside.count(token.index());
                }
                if let Some(token) = draw(&weights, chance) {
                    swarm.outside.take(token);
                    swarm.bag.add(token);
                }
            }
        }
    }

    /// Items the viewer has not seen: in others' Inventories, under the decks, looked at by others, gone unseen, and in the decks.
    fn deal_items(&self, board: &mut Board, chance: &mut Chance) -> Option<()> {
        let mut left = Item::ALL.map(|item| item.facts().count);
        for (item, &count) in &self.gone {
            left[item.index()] = left[item.index()].saturating_sub(count);
        }
        let mut seen_one = |item: Item| left[item.index()] = left[item.index()].saturating_sub(1);
        for seen in &self.crew {
            seen.items.iter().for_each(|&item| seen_one(item));
            for SeenCarried { carried, .. } in &seen.hands {
                carried.item().into_iter().for_each(&mut seen_one);
                carried.magazine.then_some(Item::ExtendedMagazine).into_iter().for_each(&mut seen_one);
                carried.autoloader.then_some(Item::Autoloader).into_iter().for_each(&mut seen_one);
            }
            // N-RULING-182: inactive personal Items lie open.
            if let Some(character) = seen.character {
                for (place, &item) in character.facts().personal_items.iter().enumerate() {
                    if !seen.activated[place] {
                        seen_one(item);
                    }
                }
            }
        }
        for (&item, &count) in self.items.iter().flat_map(|deck| &deck.discard).chain(&self.stock) {
            (0..count).for_each(|_| seen_one(item));
        }
        self.items.iter().flat_map(|deck| &deck.bottom).flatten().for_each(|&item| seen_one(item));
        if let SeenAside::Items { cards, .. } = &self.set_aside {
            cards.iter().flatten().for_each(|&item| seen_one(item));
        }
        // Characters nobody plays have left the game with their Items (N-SETUP-35).
        let played: Vec<_> = self.crew.iter().filter_map(|seen| seen.character).collect();
        for item in Item::ALL {
            if item.facts().owner.is_some_and(|owner| !played.contains(&owner)) {
                left[item.index()] = 0;
            }
        }
        // What was named is where it was named to be.
        let mut backs: Vec<_> = self.crew.iter().map(|seen| seen.backs.clone()).collect();
        for (seat, seen) in self.crew.iter().enumerate() {
            let owner = Seat::new(seat as u8);
            for item in self.named_items(owner, seen) {
                let back = backs[seat].get_mut(&item.facts().group).filter(|count| **count > 0);
                if let Some(count) = back
                    && left[item.index()] > 0
                {
                    *count -= 1;
                    left[item.index()] -= 1;
                    board.inventory.add(owner, item, SeatSet::NONE);
                }
            }
        }
        let mut take = |group: ItemGroup, weight: Weight, chance: &mut Chance| -> Option<Item> {
            let mut fitting = left;
            for item in Item::ALL.into_iter().filter(|item| item.facts().group != group || !weight.allows(*item)) {
                fitting[item.index()] = 0;
            }
            let index = draw(&fitting, chance)?;
            left[index] -= 1;
            Some(Item::ALL[index])
        };
        for (seat, backs) in backs.iter().enumerate() {
            for (&group, &count) in backs {
                for _ in 0..count {
                    board.inventory.add(Seat::new(seat as u8), take(group, Weight::Light, chance)?, SeatSet::NONE);
                }
            }
        }
        for (&group, &count) in &self.gone_backs {
            for _ in 0..count {
                board.decks.gone_unseen.add(take(group, Weight::Light, chance)?.index());
            }
        }
        // What somebody is looking at, the `others` know too.
        let mut fill = |card: Option<Item>, group: ItemGroup, weight: Weight, others: SeatSet, chance: &mut Chance| -> Option<Secret<u8>> {
            let (item, known_by) = match card {
                Some(item) => (item, self.me().union(others)),
                None => (take(group, weight, chance)?, others),
            };
            Some(Secret::new(home_of(item)?.1 as u8, known_by))
        };
        if let SeenAside::Items { deck, cards } = &self.set_aside {
            let heavy = self.steps.iter().any(|step| matches!(step, Step::Search(search) if search.has_kept_something_heavy()));
            let weight = if heavy { Weight::Heavy } else { Weight::Any };
            for &card in cards {
                board.set_aside.push(fill(card, *deck, weight, self.lookers(), chance)?).ok()?;
            }
        }
        for (colour, SeenItemDeck { group, bottom, discard, .. }) in self.items.iter().enumerate().take(DECKS.len()) {
            let deck = &mut board.decks.items[colour];
            deck.discard = Pool::from_counts(counts(items_of(colour), discard));
            for &card in bottom {
                deck.bottom.push(fill(card, *group, Weight::Any, SeatSet::NONE, chance)?).ok()?;
            }
        }
        for (colour, deck) in board.decks.items.iter_mut().enumerate() {
            deck.rest = Pool::empty();
            for (kind, item) in items_of(colour).iter().enumerate() {
                for _ in 0..left[item.index()] {
                    deck.rest.add(kind);
                }
            }
        }
        Some(())
    }

    /// What two players have laid down: for a secret card any that the player was dealt will do.
    fn lay_trade(&self, board: &mut Board) -> Option<()> {
        let Some(seen) = &self.trade else { return Some(()) };
        let mut trade = TradeTable::open(seen.between[0], seen.between[1]);
        for (side, faces) in seen.offers.iter().enumerate() {
            let owner = Viewer::Seat(seen.between[side]);
            let mut own: Vec<_> = board.inventory.of(seen.between[side]).filter_map(|held| held.seen_by(owner)).collect();
            for face in faces {
                let thing = match *face {
                    Face::Open(thing) => thing,
                    Face::Back(group) => {
                        let place = own.iter().position(|item| item.facts().group == group)?;
                        Thing::Item(own.swap_remove(place))
                    }
                };
                if !trade.lay(side, thing) {
                    return None;
                }
            }
        }
        board.trade = trade;
        Some(())
    }

    fn deal_single_cards(&self, board: &mut Board, chance: &mut Chance) -> Option<()> {
        let (mut looked_events, mut looked_attacks): (&[_], &[_]) = (&[], &[]);
        match &self.set_aside {
            SeenAside::Events(cards) => looked_events = cards,
            SeenAside::Attacks(cards) => looked_attacks = cards,
            SeenAside::Nothing | SeenAside::Characters(_) | SeenAside::Items { .. } => {}
        }
        let known = (self.me(), self.lookers());
        let (events, seen_events) = deal_deck(&self.events, looked_events, EventCard::index, known, chance)?;
        let (attacks, seen_attacks) = deal_deck(&self.attacks, looked_attacks, AttackCard::index, known, chance)?;
        board.decks.events = events;
        board.decks.attacks = attacks;
        for card in seen_events.into_iter().chain(seen_attacks) {
            board.set_aside.push(card).ok()?;
        }
        Some(())
    }

    /// The cards of the Intruder player, and draft cards on offer.
    fn deal_rest(&self, board: &mut Board, chance: &mut Chance) {
        if let Some(player) = &mut board.intruder_player
            && let Some(seen) = &self.intruder_player
        {
            let mut heap = ((1u16 << IntruderCard::COUNT) - 1) & !player.discard & !player.hand;
            if seen.hand.is_none() {
                let announced = self.steps.iter().find_map(|step| match step {
                    Step::IntruderTurn(turn) => turn.card_in_hand(),
                    _ => None,
                });
                let announced = announced.map(|card| card.index()).filter(|&card| heap >> card & 1 == 1);
                if let Some(card) = announced {
                    heap &= !(1 << card);
                    player.hand |= 1 << card;
                }
                for _ in usize::from(announced.is_some())..usize::from(seen.hand_size) {
                    let mut weights = [0; IntruderCard::COUNT];
                    for (index, weight) in weights.iter_mut().enumerate() {
                        *weight = (heap >> index & 1) as u8;
                    }
                    if let Some(card) = draw(&weights, chance) {
                        heap &= !(1 << card);
                        player.hand |= 1 << card;
                    }
                }
            }
            player.deck = heap;
        }
        if let SeenAside::Characters(cards) = &self.set_aside {
            for &card in cards {
                // Two draft cards fit.
                let _ = board.set_aside.push(Secret::new(card as u8, SeatSet::first(kernel::SEATS as u8)));
            }
        }
    }
}

/// How many there are of each kind, in the order of a list.
fn counts<K: Ord, const N: usize>(kinds: &[K], counted: &BTreeMap<K, u8>) -> [u8; N] {
    std::array::from_fn(|index| kinds.get(index).and_then(|kind| counted.get(kind)).copied().unwrap_or(0))
}

fn bits(cards: &[IntruderCard]) -> u16 {
    cards.iter().fold(0, |bits, card| bits | 1 << card.index())
}

/// Which Items a place can hold.
#[derive(Clone, Copy)]
enum Weight {
    /// Inventories, and what leaves the game unseen, hold no Heavy Items.
    Light,
    Heavy,
    Any,
}

impl Weight {
    fn allows(self, item: Item) -> bool {
        match self {
            Self::Light => !item.facts().heavy,
            Self::Heavy => item.facts().heavy,
            Self::Any => true,
        }
    }
}

/// The index of one thing, each being equally likely.
fn draw(counts: &[u8], chance: &mut Chance) -> Option<usize> {
    let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
    if total == 0 {
        return None;
    }
    let mut ticket = chance.below(total);
    for (index, &count) in counts.iter().enumerate() {
        match ticket.checked_sub(u32::from(count)) {
            Some(rest) => ticket = rest,
            None => return Some(index),
        }
    }
    None
}

/// A deck of single cards: unknown cards on top, at the bottom and in somebody's hands are dealt from those nobody has shown. What the
/// viewer knows, `me` knows; what somebody is looking at, the `lookers` know too.
fn deal_deck<C: Copy>(
    seen: &SeenDeck<C>,
    aside: &[Option<C>],
    index: fn(C) -> usize,
    (me, lookers): (SeatSet, SeatSet),
    chance: &mut Chance,
) -> Option<(CardDeck, Vec<Secret<u8>>)> {
    let bits = |cards: &[C]| cards.iter().fold(0_u32, |bits, &card| bits | 1 << index(card));
    let (discard, open, gone) = (bits(&seen.discard), bits(&seen.open), bits(&seen.gone));
    let mut heap = CardDeck::ALL & !discard & !open & !gone;
    for &card in seen.bottom.iter().chain(aside).chain([&seen.top]).flatten() {
        heap &= !(1 << index(card));
    }
    let mut fill = |card: &Option<C>, others: SeatSet| -> Option<Secret<u8>> {
        if let Some(card) = card {
            return Some(Secret::new(index(*card) as u8, me.union(others)));
        }
        let mut weights = [0; crate::board::decks::SINGLE_CARDS];
        for (index, weight) in weights.iter_mut().enumerate() {
            *weight = (heap >> index & 1) as u8;
        }
        let card = draw(&weights, chance)?;
        heap &= !(1 << card);
        Some(Secret::new(card as u8, others))
    };
    let mut deck = CardDeck { discard, open, gone, ..CardDeck::default() };
    if seen.topped {
        deck.top = Some(fill(&seen.top, SeatSet::NONE)?);
    }
    for card in &seen.bottom {
        deck.bottom.push(fill(card, SeatSet::NONE)?).ok()?;
    }
    let looked = aside.iter().map(|card| fill(card, lookers)).collect::<Option<Vec<_>>>()?;
    deck.rest = heap;
    Some((deck, looked))
}
