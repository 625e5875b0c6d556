//! Actions as players take them: what can be announced, aimed at, paid for, and where each is resolved (N-ACT).

use crate::action::{Action, Deed};
use crate::board::{Board, Thing};
use crate::cards::HandCard;
use crate::draft::{Draft, Need};
use crate::generated::crew::{ActionCard, Basic, When};
use crate::generated::items::ItemMode;
use crate::generated::wounds::SeriousWound;
use crate::places::ship::rooms;
use crate::procedures::{act, craft, melee, movement, objects, personal, shooting, trade};
use crate::refusal::{Why, require};
use crate::{Cx, Flow, crew, items};
use kernel::{Seat, applies, rule};

/// What may be answered in a turn.
pub fn options(seat: Seat, board: &Board, out: &mut Vec<Action>) {
    // N-RULING-20: passing is always possible, as the first or as the second action, and sometimes nothing else is.
    let round = applies!("N-ROUND-12") && applies!("N-ROUND-13") && applies!("N-ROUND-14") && applies!("N-ROUND-15");
    if round && applies!("N-RULING-20") {
        out.push(Action::Pass);
    }
    let Some(slot) = board.room_of(seat) else { return };
    let mut offer = |deed: Deed| {
        if check(deed, seat, board).is_ok() {
            out.push(Action::Do(deed));
        }
    };
    // N-ACT-01: basic actions, Room actions, personal Items, Action cards, Items. N-ACT-13: nobody counts what has been done before.
    // N-ACT-12: the seven basic actions, the same for everybody.
    if applies!("N-ACT-12") {
        for (corridor, _) in board.neighbours(slot) {
            offer(Deed::Move(corridor));
            offer(Deed::Careful(corridor));
        }
        for deed in [Deed::Shoot, Deed::Melee, Deed::PickUp, Deed::Trade, Deed::Craft] {
            offer(deed);
        }
    }
    offer(Deed::RoomAction);
    let member = board.member(seat);
    for (index, item) in member.character().facts().personal_items.into_iter().enumerate() {
        if !member.activated[index] {
            offer(Deed::Activate(item));
            if !applies!("N-PERS-01") {
                offer(Deed::Use(item));
            }
        }
    }
    // N-SEARCH-01: Search is on a card, not among the basic actions.
    if !applies!("N-SEARCH-01") {
        offer(Deed::Play(ActionCard::Search));
    }
    for kind in member.hand.kinds() {
        if let Some(card) = member.card_of(kind).as_action() {
            offer(Deed::Play(card));
        }
    }
    for item in board.inventory.kinds(seat) {
        offer(Deed::Use(item));
    }
    // Equal things are one option.
    let hands = member.hands.as_slice();
    let mut things = hands.iter().enumerate().filter(|(index, carried)| !hands[..*index].iter().any(|other| other.thing == carried.thing));
    for (_, carried) in things.clone() {
        if let Some(item) = carried.item().filter(|item| item.facts().mode == ItemMode::Action) {
            offer(Deed::Use(item));
        }
    }
    // N-ITEM-13: dropping is free. N-RULING-198: before or after an action.
    if applies!("N-ITEM-13") && applies!("N-RULING-198") {
        out.extend(things.by_ref().map(|(_, carried)| Action::Drop(carried.thing)));
        out.extend(board.inventory.kinds(seat).map(|item| Action::Drop(Thing::Item(item))));
        // N-RULING-187: inactive personal Items are not among them.
        let personal = member.character().facts().personal_items.into_iter().zip(member.activated);
        let inactive = personal.filter(|&(_, active)| !active && !applies!("N-RULING-187"));
        out.extend(inactive.map(|(item, _)| Action::Drop(Thing::Item(item))));
    }
}

/// N-ACT-07 to N-ACT-09.
pub fn in_time(when: When, who: Seat, board: &Board) -> Result<(), Why> {
    match when {
        When::Any if applies!("N-ACT-09") => Ok(()),
        When::InCombat => require(board.in_combat(who) || !applies!("N-ACT-07"), rule!("N-ACT-07"), "only in Combat"),
        When::Any | When::OutOfCombat => require(!board.in_combat(who) || !applies!("N-ACT-08"), rule!("N-ACT-08"), "only out of Combat"),
    }
}

/// N-ACT-21, N-ACT-23: whether Combat leaves a Character no basic actions but Shoot, Melee Attack and Move.
pub fn is_busy(who: Seat, board: &Board) -> bool {
    board.in_combat(who) && applies!("N-ACT-21") && applies!("N-ACT-23")
}

/// What a basic action costs.
pub fn cost_of(basic: Basic) -> u8 {
    let costs = match basic {
        Basic::Move => applies!("N-ACT-14"),
        Basic::CarefulMovement => applies!("N-ACT-15"),
        Basic::Shoot => applies!("N-ACT-16"),
        Basic::Melee => applies!("N-ACT-17"),
        Basic::PickUp => applies!("N-ACT-18"),
        Basic::Trade => applies!("N-ACT-19"),
        Basic::Craft => applies!("N-ACT-20"),
        Basic::ActivatePersonalItem => applies!("N-PERS-04"),
    };
    if costs { basic.facts().cost } else { 0 }
}

/// N-ACT-02, N-ACT-04, N-CONT-03: whether there are enough Action cards besides the one played.
pub fn payable(who: Seat, cost: u8, played: Option<HandCard>, board: &Board) -> Result<(), Why> {
    let hand = &board.member(who).hand;
    let cards = if applies!("N-ACT-04") && applies!("N-CONT-03") { hand.actions() } else { hand.len() };
    let own = u8::from(played.is_some() && applies!("N-ACT-05"));
    // N-RULING-41: a cost of 0 needs no card.
    let cost = if applies!("N-RULING-41") { cost } else { cost.max(1) };
    require(cards >= cost + own, rule!("N-ACT-02"), "not enough Action cards to pay the cost")
}

/// Whether an action could be announced: its time, its cost, and at least one legal target or possible change (N-RULING-42).
pub fn check(deed: Deed, who: Seat, board: &Board) -> Result<(), Why> {
    match deed {
        Deed::Move(corridor) => movement::check(who, corridor, board),
        Deed::Careful(corridor) => movement::check_careful(who, corridor, board),
        Deed::Shoot => shooting::check(who, board),
        Deed::Melee => melee::check(who, board),
        Deed::PickUp => objects::check(who, board),
        Deed::Trade => trade::check(who, board),
        Deed::Craft => craft::check(who, board),
        Deed::Activate(item) => personal::check(item, who, board),
        Deed::Play(card) => {
            let held = board.member(who).holds_card(HandCard::action(card)) || (card == ActionCard::Search && !applies!("N-SEARCH-01"));
            require(held, rule!("N-ACT-05"), "this card is not in hand")?;
            require(!card.facts().reaction, rule!("N-RULING-220"), "this card answers something; it is no action")?;
            in_time(card.facts().when, who, board)?;
            payable(who, card.facts().cost, Some(HandCard::action(card)), board)?;
            crew::check(card, who, board)
        }
        Deed::Use(item) => {
            // N-PERS-01: an inactive personal Item is none.
            let carried = board.has_item(who, item) || !applies!("N-ITEM-01") || !applies!("N-PERS-01");
            require(carried, rule!("N-ITEM-01"), "this Item is not carried")?;
            require(item.facts().mode == ItemMode::Action, rule!("N-ACT-25"), "this Item has no action")?;
            in_time(item.facts().when, who, board)?;
            payable(who, items::least_cost(item, who, board), None, board)?;
            items::check(item, who, board)
        }
        Deed::RoomAction => {
            // N-ROOM-ALL-01, N-ROOM-ALL-02, N-ROOM-ALL-05, N-COMB-04.
            let Some(slot) = board.room_of(who) else {
                return Err(Why::new(rule!("N-ROOM-ALL-01"), "the Character is in no Room"));
            };
            let forbidden = board.in_combat(who) && rooms::closed_in_combat(slot, board) && applies!("N-COMB-04");
            require(!forbidden, rule!("N-ROOM-ALL-02"), "not in Combat")?;
            payable(who, rooms::cost(), None, board)?;
            rooms::check_here(who, slot, board)
        }
    }
}

/// The cost of an action, paid with Action cards: what is certain of it as long as it is not aimed.
pub fn cost(draft: &Draft, board: &Board) -> u8 {
    match draft.deed {
        Deed::Move(_) => movement::cost(draft.who, board),
        Deed::Careful(_) => cost_of(Basic::CarefulMovement),
        Deed::Shoot => cost_of(Basic::Shoot),
        Deed::Melee => cost_of(Basic::Melee),
        Deed::PickUp => cost_of(Basic::PickUp),
        Deed::Trade => cost_of(Basic::Trade),
        Deed::Craft => cost_of(Basic::Craft),
        Deed::Activate(_) => cost_of(Basic::ActivatePersonalItem),
        Deed::Play(card) => card.facts().cost,
        Deed::Use(item) => items::cost(item, draft, board),
        Deed::RoomAction => rooms::cost(),
    }
}

/// What an action costs unless what it is aimed at makes it cheaper.
pub fn full_cost(deed: Deed, who: Seat, board: &Board) -> u8 {
    match deed {
        Deed::Use(item) => items::full_cost(item, who, board),
        // Of nothing else the cost depends on the aim.
        _ => cost(&Draft::new(who, deed), board),
    }
}

/// Whether an action, as far as it is aimed, loses something for good, ends the round for this player, or leaves the game.
pub fn is_final(draft: &Draft, board: &Board) -> bool {
    match draft.deed {
        // N-ACT-26: a single-use Item is discarded.
        Deed::Use(item) => item.facts().one_use,
        // N-CRAFT-02, N-RULING-227: what is given up counts as used.
        Deed::Craft => craft::gives_up(draft),
        Deed::Activate(_) => draft.item.is_some(),
        Deed::Play(card) => crew::is_final(card, draft, board),
        Deed::RoomAction => rooms::is_final_here(draft.who, board),
        // N-ESC-04: out of Combat it is an Escape, and every Intruder attacks first.
        Deed::Move(_) => board.in_combat(draft.who),
        Deed::Careful(_) | Deed::Shoot | Deed::Melee | Deed::PickUp | Deed::Trade => false,
    }
}

/// Whether an action is done as soon as it is announced: it needs no aim, and it is free or there is only one way to pay it. Cards are
/// drawn and dice rolled then, and nobody was asked anything more.
pub fn is_done_at_once(draft: &Draft, board: &Board) -> bool {
    if need(draft, board).is_some() {
        return false;
    }
    let hand = &board.member(draft.who).hand;
    let played = u8::from(matches!(draft.deed, Deed::Play(_)));
    let cost = cost(draft, board);
    let kinds = act::payers(draft.who, board).count();
    cost == 0 || hand.actions() == cost + played || (kinds == 1 && played == 0)
}

/// Whether an announced action has nothing to do but to scan the hand: then whoever takes it holds a Contamination card (N-RULING-42,
/// N-RULING-101).
pub fn only_scans(draft: &Draft, board: &Board) -> bool {
    match draft.deed {
        Deed::Play(card) => crew::only_scans(card, draft, board),
        Deed::Use(item) => items::only_scans(item, draft),
        Deed::RoomAction => rooms::only_scans_here(draft.who, board),
        Deed::Move(_) | Deed::Careful(_) | Deed::Shoot | Deed::Melee | Deed::PickUp | Deed::Trade | Deed::Craft | Deed::Activate(_) => {
            false
        }
    }
}

/// N-WOUND-16: what a Hand wound adds to an Item action.
pub fn hand_wound(who: Seat, board: &Board) -> u8 {
    if applies!("N-WOUND-16") { board.member(who).weight(SeriousWound::Hand) } else { 0 }
}

/// What has to be aimed at next; `None` when the aim is complete.
pub fn need(draft: &Draft, board: &Board) -> Option<Need> {
    match draft.deed {
        Deed::Move(_) | Deed::Careful(_) | Deed::Trade => None,
        Deed::Shoot => shooting::need(draft, board),
        Deed::Melee => melee::need(draft, board),
        Deed::PickUp => objects::need(draft),
        Deed::Craft => craft::need(draft),
        Deed::Activate(item) => personal::need(item, draft, board),
        Deed::Play(card) => crew::need(card, draft, board),
        Deed::Use(item) => items::need(item, draft, board),
        Deed::RoomAction => rooms::need_here(draft, board),
    }
}

/// The answers to an aiming question.
pub fn aims(draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    match draft.deed {
        Deed::Move(_) | Deed::Careful(_) | Deed::Trade => {}
        Deed::Shoot => shooting::aims(draft, need, board, out),
        Deed::Melee => melee::aims(draft, need, board, out),
        Deed::PickUp => objects::aims(draft, board, out),
        Deed::Craft => craft::aims(draft, need, board, out),
        Deed::Activate(item) => personal::aims(item, draft, board, out),
        Deed::Play(card) => crew::aims(card, draft, need, board, out),
        Deed::Use(item) => items::aims(item, draft, need, board, out),
        Deed::RoomAction => rooms::aims_here(draft, need, board, out),
    }
}

/// Why an answer to an aiming question is not possible.
pub fn why_not_aim(draft: &Draft, need: Need, action: &Action, board: &Board) -> Why {
    let specific = match draft.deed {
        Deed::Play(card) => crew::why_not(card, draft, need, action, board),
        Deed::Use(item) => items::why_not(item, draft, need, action, board),
        Deed::RoomAction => rooms::why_not(draft, need, action, board),
        Deed::Shoot | Deed::Melee => shooting::why_not(draft, need, action, board),
        Deed::Move(_) | Deed::Careful(_) | Deed::PickUp | Deed::Trade | Deed::Craft | Deed::Activate(_) => None,
    };
    specific.unwrap_or(Why::new(rule!("N-RULING-42"), "this would have no effect, or is no legal target"))
}

/// Whether another player must be willing before anything is paid (N-RULING-230).
pub fn needs_consent(draft: &Draft, _: &Board) -> Option<Seat> {
    match draft.deed {
        Deed::Play(card) => crew::needs_consent(card, draft),
        _ => None,
    }
}

/// Resolves a paid action piece by piece: called with `phase` 0 first and one more after every `First` or `Again`, until it says `Done`.
pub fn resolve(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    match draft.deed {
        Deed::Move(_) | Deed::Careful(_) => movement::resolve(draft, phase, cx),
        Deed::Shoot => shooting::resolve(draft, phase, cx),
        Deed::Melee => melee::resolve(draft, phase, cx),
        Deed::PickUp => objects::resolve(draft, cx),
        Deed::Trade => trade::resolve(draft, phase, cx),
        Deed::Craft => craft::resolve(draft, phase, cx),
        Deed::Activate(item) => personal::resolve(item, draft, phase, cx),
        Deed::Play(card) => crew::resolve(card, draft, phase, cx),
        Deed::Use(item) => items::resolve(item, draft, phase, cx),
        Deed::RoomAction => rooms::resolve_here(draft, phase, cx),
    }
}

/// The answer to a question that [`resolve`] asked in `phase`.
pub fn answer(draft: &Draft, phase: u8, action: Action, cx: &mut Cx<'_>) -> Flow {
    match draft.deed {
        Deed::Play(card) => crew::answer(card, draft, phase, action, cx),
        Deed::Use(item) => items::answer(item, draft, phase, action, cx),
        Deed::RoomAction => rooms::answer_here(draft, phase, action, cx),
        Deed::Move(_) | Deed::Careful(_) | Deed::Shoot | Deed::Melee | Deed::PickUp | Deed::Trade | Deed::Craft | Deed::Activate(_) => {
            Flow::Done
        }
    }
}
