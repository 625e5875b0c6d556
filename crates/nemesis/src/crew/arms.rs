//! Weapons: Reload, and the Shoot actions that cards grant (N-RULING-219).

use crate::action::Action;
use crate::board::Board;
use crate::crew::moves;
use crate::draft::{Draft, Need};
use crate::generated::items::{Item, WeaponClass};
use crate::procedures::shooting::{self, Shooting};
use crate::refusal::{Why, require};
use crate::verbs::items;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// How a card lets shoot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shot {
    /// Taking Aim: an energy weapon, and one reroll.
    Aimed,
    /// All Ammo of the Assault Rifle.
    FullAuto,
    /// Any weapon, then a card.
    Adrenaline,
}

/// The weapons a card allows.
fn allows(shot: Shot, weapon: Item) -> bool {
    match shot {
        Shot::Aimed => weapon.facts().weapon.is_some_and(|weapon| weapon.class == WeaponClass::Energy),
        Shot::FullAuto => weapon == Item::AssaultRifle,
        Shot::Adrenaline => true,
    }
}

pub fn check(shot: Shot, who: Seat, board: &Board) -> Result<(), Why> {
    shooting::check_shot(who, |weapon| allows(shot, weapon), board)
}

/// Full Auto names its weapon; otherwise the weapon comes first.
pub fn need(shot: Shot, draft: &Draft) -> Option<Need> {
    if draft.item.is_none() && shot != Shot::FullAuto {
        return Some(Need::Weapon);
    }
    draft.target.is_none().then_some(Need::Target)
}

pub fn aims(shot: Shot, draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    if need == Need::Weapon {
        out.extend(board.loaded(draft.who).filter(|&weapon| allows(shot, weapon)).map(Action::Item));
    } else {
        shooting::targets(draft.who, board, out);
    }
}

pub fn why_not(shot: Shot, draft: &Draft, need: Need, action: &Action, board: &Board) -> Option<Why> {
    match (need, *action) {
        (Need::Weapon, Action::Item(weapon)) if !allows(shot, weapon) => {
            Some(Why::new(rule!("N-RULING-219"), "the card needs an energy weapon"))
        }
        _ => shooting::why_not(draft, need, action, board),
    }
}

pub fn shoot(shot: Shot, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    let weapon = if shot == Shot::FullAuto { Some(Item::AssaultRifle) } else { draft.item };
    match (phase, weapon, draft.target) {
        (0, Some(weapon), Some(target)) if applies!("N-RULING-219") => {
            let one = Shooting::of(draft.who, weapon, target);
            let shooting = match shot {
                Shot::Aimed => one.with_reroll(),
                Shot::FullAuto => one.with_all_ammo(),
                Shot::Adrenaline => one,
            };
            Flow::First(shooting.into())
        }
        (1, _, _) if shot == Shot::Adrenaline => moves::draw_one(draft.who, cx),
        _ => Flow::Done,
    }
}

/// The Six-Shooter is reloaded by this card alone.
pub fn check_reload(who: Seat, board: &Board) -> Result<(), Why> {
    require(board.can_load(who, Item::SixShooter), rule!("N-RULING-42"), "no Six-Shooter that could take Ammo is in a hand slot")
}

pub fn reload(who: Seat, cx: &mut Cx<'_>) -> Flow {
    items::add_ammo(rule!("N-ACT-05"), who, Item::SixShooter, 1, cx);
    Flow::Done
}
