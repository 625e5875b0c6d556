//! Upgrade and Deactivation tokens.

use crate::Cx;
use crate::board::Deactivation;
use crate::event::Event;
use crate::generated::sectors::Sector;
use kernel::{RuleId, Seat, applies};

/// An Upgrade token from the pool into a reserve; none when the pool is empty (T-UPGRADE-11).
pub fn gain_upgrade(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    let none_left = cx.board.pool == 0 && applies!("T-UPGRADE-11");
    if rule.is_muted() || none_left || cx.board.is_over() {
        return;
    }
    cx.board.stir();
    cx.board.pool = cx.board.pool.saturating_sub(1);
    cx.board.player_mut(seat).reserve += 1;
    cx.referee.log(rule, || Event::TokenGained { seat });
}

/// Tokens leave a reserve for the pool (T-UPGRADE-10).
pub fn spend_upgrades(seat: Seat, count: u8, cx: &mut Cx<'_>) {
    let reserve = cx.board.player(seat).reserve;
    let count = count.min(reserve);
    cx.board.stir();
    cx.board.player_mut(seat).reserve = reserve - count;
    // T-TOKEN-03: and can be taken again.
    if applies!("T-UPGRADE-10") && applies!("T-TOKEN-03") {
        cx.board.pool += count;
    }
}

/// One token of the reserve is lost to Degradation.
pub fn lose_reserve(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    spend_upgrades(seat, 1, cx);
    cx.referee.log(rule, || Event::UpgradeLost { seat });
}

/// T-RULING-41: tokens of a card that leaves go back to the pool.
pub fn return_upgrades(count: u8, cx: &mut Cx<'_>) {
    if count > 0 && applies!("T-RULING-41") {
        cx.board.stir();
        cx.board.pool += count;
    }
}

/// A Deactivation token on a sector, if one is left (T-TOKEN-02).
pub fn place_deactivation(rule: RuleId, sector: Sector, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() || cx.board.deactivation.push(Deactivation { sector, owner: seat }).is_err() {
        return;
    }
    cx.referee.log(rule, || Event::DeactivationPlaced { sector, seat });
}
