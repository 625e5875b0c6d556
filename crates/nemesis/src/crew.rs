//! What the Action cards do: each card is a list of alternatives (N-ACT-06), each alternative a [`Feat`].

pub mod arms;
pub mod company;
pub mod doors;
pub mod fires;
pub mod looks;
pub mod machines;
pub mod moves;
pub mod rest;
pub mod rooms;
pub mod searches;

use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::generated::crew::ActionCard;
use crate::procedures::craft;
use crate::refusal::Why;
use crate::{Cx, Flow};
use kernel::{Seat, rule};

/// One alternative of an Action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feat {
    /// Search, or Scavenging, which an Item Counter of 0 does not stop.
    Search {
        at_zero: bool,
    },
    Rest,
    /// Open or close one Door next to the Room.
    TurnDoor,
    /// Destroy one Closed Door next to the Room.
    DestroyDoor,
    /// Put a Malfunction marker into the own Room.
    BreakDown,
    /// Put a Malfunction marker into a Room with a working computer.
    Sabotage,
    /// Remove the Malfunction marker of the own Room.
    Repair,
    /// Repair/Damage the engine of the Engine Room.
    Engine,
    /// The action of the own Room without its cost.
    RoomAction(rooms::Grant),
    /// The action of another Room with a working computer (Intranet).
    DistantRoomAction,
    /// Look at the Coordinates.
    Coordinates,
    /// Look at an unexplored Room tile.
    Tile,
    /// Look at the top Event card and put it on the top or the bottom.
    TopEvent,
    /// Suppressive Fire; with `both` Covering Fire.
    CoverEscape {
        both: bool,
    },
    /// Move another Character (Order).
    Order,
    /// Everybody draws a card (Motivation).
    Motivate,
    /// Load the Six-Shooter.
    Reload,
    /// Through the Technical Corridors, then pass.
    Technical,
    /// Give up an Item for a Fire marker.
    SetFire,
    /// Remove the Fire marker.
    PutOut,
    /// Craft, any yellow Item being a tool.
    Craft,
    /// A Shoot action.
    Shoot(arms::Shot),
    /// An Escape with its attacks, then a card (Adrenaline).
    Escape,
    /// Move without noise (Reconnaissance).
    Reconnoitre,
}

/// The alternatives of a card in the order of its entry; none for a card that only answers something (N-RULING-220).
fn feats(card: ActionCard) -> &'static [Feat] {
    use ActionCard as C;
    use arms::Shot;
    use rooms::Grant;
    match card {
        C::Search => &[Feat::Search { at_zero: false }],
        C::Rest => &[Feat::Rest],
        C::Demolition => &[Feat::DestroyDoor, Feat::BreakDown],
        C::BasicRepairs | C::Repairs | C::FastRepairs => &[Feat::Repair, Feat::Engine],
        C::ComputerSkills => &[Feat::TurnDoor, Feat::RoomAction(Grant::Computer)],
        C::SuppressiveFire => &[Feat::CoverEscape { both: false }],
        C::Order => &[Feat::Order],
        C::Motivation => &[Feat::Motivate],
        C::Reload => &[Feat::Reload],
        C::Piloting => &[Feat::RoomAction(Grant::Helm), Feat::Coordinates],
        C::KnowledgeOfTheShip => &[Feat::TurnDoor, Feat::Tile],
        C::OldFriend => &[Feat::RoomAction(Grant::Manual)],
        C::TechnicalCorridors => &[Feat::Technical],
        C::Pyrotechnics => &[Feat::SetFire, Feat::PutOut],
        C::Ingenuity => &[Feat::Repair, Feat::Engine, Feat::Craft],
        C::CoveringFire => &[Feat::CoverEscape { both: true }],
        C::TakingAim => &[Feat::Shoot(Shot::Aimed)],
        C::FullAuto => &[Feat::Shoot(Shot::FullAuto)],
        C::Adrenaline => &[Feat::Shoot(Shot::Adrenaline), Feat::Escape],
        C::Reconnaissance => &[Feat::Reconnoitre],
        C::Scavenging => &[Feat::Search { at_zero: true }],
        C::Intranet => &[Feat::DistantRoomAction],
        C::BlockingAccess => &[Feat::RoomAction(Grant::Computer), Feat::Sabotage],
        C::RiskAssessment => &[Feat::TopEvent],
        C::Interruption | C::NervesOfSteel => &[],
    }
}

impl Feat {
    /// Whether it has a legal target and would change something (N-RULING-42).
    fn check(self, who: Seat, board: &Board) -> Result<(), Why> {
        match self {
            Self::Search { at_zero } => searches::check(who, at_zero, board),
            Self::Rest => rest::check(who, board),
            Self::TurnDoor => doors::check_turn(who, board),
            Self::DestroyDoor => doors::check_destroy(who, board),
            Self::BreakDown => machines::check_break_down(who, board),
            Self::Sabotage => machines::check_sabotage(who, board),
            Self::Repair => machines::check_repair(who, board),
            Self::Engine => machines::check_engine(who, board),
            Self::RoomAction(grant) => rooms::check_here(grant, who, board),
            Self::DistantRoomAction => rooms::check_distant(who, board),
            Self::Coordinates => looks::check_coordinates(who, board),
            Self::Tile => looks::check_tile(board),
            Self::TopEvent => looks::check_event(who, board),
            Self::CoverEscape { .. } => moves::check_cover(who, board),
            Self::Order => company::check_order(who, board),
            Self::Motivate => Ok(()),
            Self::Reload => arms::check_reload(who, board),
            Self::Technical => moves::check_technical(who, board),
            Self::SetFire => fires::check_set(who, board),
            Self::PutOut => fires::check_put_out(who, board),
            Self::Craft => craft::check_with(who, board, true),
            Self::Shoot(shot) => arms::check(shot, who, board),
            Self::Escape | Self::Reconnoitre => moves::check_leave(who, board),
        }
    }

    fn need(self, draft: &Draft, board: &Board) -> Option<Need> {
        match self {
            Self::Rest
            | Self::BreakDown
            | Self::Repair
            | Self::Engine
            | Self::Coordinates
            | Self::TopEvent
            | Self::Motivate
            | Self::Reload
            | Self::PutOut => None,
            Self::Search { .. } => searches::need(draft, board),
            Self::TurnDoor | Self::DestroyDoor => (!draft.corridor.is_some()).then_some(Need::Door),
            Self::Sabotage | Self::Tile | Self::Technical => (!draft.room.is_some()).then_some(Need::Room),
            Self::RoomAction(_) => rooms::need_here(draft, board),
            Self::DistantRoomAction => rooms::need_distant(draft, board),
            Self::CoverEscape { both } => moves::need_cover(both, draft, board),
            Self::Order => company::need_order(draft, board),
            Self::SetFire => draft.item.is_none().then_some(Need::Item),
            Self::Craft => craft::need(draft),
            Self::Shoot(shot) => arms::need(shot, draft),
            Self::Escape | Self::Reconnoitre => moves::need_way(draft.who, draft, board),
        }
    }

    fn aims(self, draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
        match self {
            Self::Rest
            | Self::BreakDown
            | Self::Repair
            | Self::Engine
            | Self::Coordinates
            | Self::TopEvent
            | Self::Motivate
            | Self::Reload
            | Self::PutOut => {}
            Self::Search { .. } => searches::aims(draft, board, out),
            Self::TurnDoor => doors::aims_turn(draft.who, board, out),
            Self::DestroyDoor => doors::aims_destroy(draft.who, board, out),
            Self::Sabotage => machines::aims_sabotage(board, out),
            Self::RoomAction(_) => rooms::aims_here(draft, need, board, out),
            Self::DistantRoomAction => rooms::aims_distant(draft, need, board, out),
            Self::Tile => looks::aims_tile(board, out),
            Self::CoverEscape { .. } => moves::aims_cover(draft, need, board, out),
            Self::Order => company::aims_order(draft, need, board, out),
            Self::Technical => moves::aims_technical(draft.who, board, out),
            Self::SetFire => fires::aims_set(draft.who, board, out),
            Self::Craft => craft::aims_with(draft, need, board, true, out),
            Self::Shoot(shot) => arms::aims(shot, draft, need, board, out),
            Self::Escape | Self::Reconnoitre => moves::aims_way(draft.who, draft, need, board, out),
        }
    }

    fn why_not(self, draft: &Draft, need: Need, action: &Action, board: &Board) -> Option<Why> {
        match self {
            Self::Search { .. } => searches::why_not(action),
            Self::TurnDoor => doors::why_not(draft.who, true, action, board),
            Self::DestroyDoor => doors::why_not(draft.who, false, action, board),
            Self::Sabotage => machines::why_not_sabotage(action, board),
            Self::RoomAction(_) => rooms::why_not_here(draft, need, action, board),
            Self::DistantRoomAction => rooms::why_not_distant(draft, need, action, board),
            Self::Tile => looks::why_not_tile(action),
            Self::CoverEscape { .. } => moves::why_not_cover(draft, need, action, board),
            Self::Order => company::why_not_order(draft, need, action, board),
            Self::Technical => moves::why_not_technical(draft.who, action, board),
            Self::SetFire => fires::why_not_set(action),
            Self::Shoot(shot) => arms::why_not(shot, draft, need, action, board),
            Self::Escape | Self::Reconnoitre => moves::why_not_way(draft.who, need, action, board),
            Self::Rest
            | Self::BreakDown
            | Self::Repair
            | Self::Engine
            | Self::Coordinates
            | Self::TopEvent
            | Self::Motivate
            | Self::Reload
            | Self::PutOut
            | Self::Craft => None,
        }
    }

    fn is_final(self, draft: &Draft, board: &Board) -> bool {
        match self {
            Self::RoomAction(_) => rooms::is_final_here(draft, board),
            Self::DistantRoomAction => rooms::is_final_distant(draft, board),
            // N-TECH-03: the card says to pass.
            Self::Technical => true,
            // N-RULING-227: what is given up counts as used.
            Self::SetFire => draft.item.is_some(),
            Self::Craft => craft::gives_up(draft),
            Self::Search { .. }
            | Self::Rest
            | Self::TurnDoor
            | Self::DestroyDoor
            | Self::BreakDown
            | Self::Sabotage
            | Self::Repair
            | Self::Engine
            | Self::Coordinates
            | Self::Tile
            | Self::TopEvent
            | Self::CoverEscape { .. }
            | Self::Order
            | Self::Motivate
            | Self::Reload
            | Self::PutOut
            | Self::Shoot(_)
            | Self::Escape
            | Self::Reconnoitre => false,
        }
    }

    fn only_scans(self, draft: &Draft, board: &Board) -> bool {
        match self {
            Self::Rest => true,
            Self::RoomAction(_) => rooms::only_scans_here(draft, board),
            // No other scans; the Intranet reaches Rooms with a computer, and where one can scan there is none.
            _ => false,
        }
    }

    fn resolve(self, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        let who = draft.who;
        match self {
            Self::Search { .. } => searches::resolve(draft, phase, cx),
            Self::Rest => rest::resolve(who, cx),
            Self::TurnDoor => doors::turn(draft, phase, cx),
            Self::DestroyDoor => doors::destroy(draft, cx),
            Self::BreakDown => machines::break_down(who, cx),
            Self::Sabotage => machines::sabotage(draft, cx),
            Self::Repair => machines::repair(who, cx),
            Self::Engine => machines::engine(who, phase, cx),
            Self::RoomAction(_) => rooms::resolve_here(draft, phase, cx),
            Self::DistantRoomAction => rooms::resolve_distant(draft, phase, cx),
            Self::Coordinates => looks::coordinates(who, cx),
            Self::Tile => looks::tile(draft, cx),
            Self::TopEvent => looks::event(who, phase, cx),
            Self::CoverEscape { .. } => moves::cover(draft, phase, cx),
            Self::Order => company::order(draft, phase, cx),
            Self::Motivate => company::motivate(who, cx),
            Self::Reload => arms::reload(who, cx),
            Self::Technical => moves::technical(draft, phase, cx),
            Self::SetFire => fires::set(draft, phase, cx),
            Self::PutOut => fires::put_out(who, cx),
            Self::Craft => craft::resolve(draft, phase, cx),
            Self::Shoot(shot) => arms::shoot(shot, draft, phase, cx),
            Self::Escape => moves::escape(draft, phase, cx),
            Self::Reconnoitre => moves::reconnoitre(draft, phase, cx),
        }
    }

    fn answer(self, draft: &Draft, phase: u8, action: Action, cx: &mut Cx<'_>) -> Flow {
        match self {
            Self::Engine => machines::engine_set(draft.who, action, cx),
            Self::RoomAction(_) => rooms::answer_here(draft, phase, action, cx),
            Self::DistantRoomAction => rooms::answer_distant(draft, phase, action, cx),
            Self::TopEvent => looks::put_event(draft.who, action, cx),
            Self::Search { .. }
            | Self::Rest
            | Self::TurnDoor
            | Self::DestroyDoor
            | Self::BreakDown
            | Self::Sabotage
            | Self::Repair
            | Self::Coordinates
            | Self::Tile
            | Self::CoverEscape { .. }
            | Self::Order
            | Self::Motivate
            | Self::Reload
            | Self::Technical
            | Self::SetFire
            | Self::PutOut
            | Self::Craft
            | Self::Shoot(_)
            | Self::Escape
            | Self::Reconnoitre => Flow::Done,
        }
    }
}

/// The alternative a draft has come down to; a card with only one has no question for it.
fn chosen(card: ActionCard, draft: &Draft) -> Option<Feat> {
    match feats(card) {
        [only] => Some(*only),
        several => several.get(usize::from(draft.option).wrapping_sub(1)).copied(),
    }
}

/// Whether at least one alternative is possible; the reason is that of the first.
pub fn check(card: ActionCard, who: Seat, board: &Board) -> Result<(), Why> {
    let mut first = None;
    for feat in feats(card) {
        match feat.check(who, board) {
            Ok(()) => return Ok(()),
            Err(why) => first = first.or(Some(why)),
        }
    }
    Err(first.unwrap_or(Why::new(rule!("N-RULING-220"), "this card answers something; it is no action")))
}

pub fn need(card: ActionCard, draft: &Draft, board: &Board) -> Option<Need> {
    match chosen(card, draft) {
        Some(feat) => feat.need(draft, board),
        None => (draft.option == 0).then_some(Need::Option),
    }
}

pub fn aims(card: ActionCard, draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    if need == Need::Option {
        // N-ACT-06: only what is possible is offered.
        let possible = feats(card).iter().zip(1..).filter(|(feat, _)| feat.check(draft.who, board).is_ok());
        out.extend(possible.map(|(_, number)| Action::Option(number)));
    } else if let Some(feat) = chosen(card, draft) {
        feat.aims(draft, need, board, out);
    }
}

pub fn why_not(card: ActionCard, draft: &Draft, need: Need, action: &Action, board: &Board) -> Option<Why> {
    if let (Need::Option, Action::Option(number)) = (need, *action) {
        let feat = feats(card).get(usize::from(number).wrapping_sub(1))?;
        return feat.check(draft.who, board).err();
    }
    chosen(card, draft)?.why_not(draft, need, action, board)
}

/// Whether the card, as far as it is aimed, decides something for good.
pub fn is_final(card: ActionCard, draft: &Draft, board: &Board) -> bool {
    chosen(card, draft).is_some_and(|feat| feat.is_final(draft, board))
}

/// Whether the card, as far as it is aimed, has nothing to do but to scan the hand.
pub fn only_scans(card: ActionCard, draft: &Draft, board: &Board) -> bool {
    chosen(card, draft).is_some_and(|feat| feat.only_scans(draft, board))
}

pub fn resolve(card: ActionCard, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    chosen(card, draft).map_or(Flow::Done, |feat| feat.resolve(draft, phase, cx))
}

pub fn answer(card: ActionCard, draft: &Draft, phase: u8, action: Action, cx: &mut Cx<'_>) -> Flow {
    chosen(card, draft).map_or(Flow::Done, |feat| feat.answer(draft, phase, action, cx))
}

/// Who must be willing (N-RULING-230): whoever else is to escape under Suppressive or Covering Fire.
pub fn needs_consent(card: ActionCard, draft: &Draft) -> Option<Seat> {
    match chosen(card, draft)? {
        Feat::CoverEscape { .. } => [draft.seat, draft.companion].into_iter().flatten().find(|&seat| seat != draft.who),
        _ => None,
    }
}
