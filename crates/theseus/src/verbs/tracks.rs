//! Life, Data and the end track.

use crate::Cx;
use crate::board::{Board, Ending};
use crate::event::Event;
use crate::generated::tokens::{DATA_MAX, END_STEPS, LIFE_MAX};
use crate::ids::UnitId;
use crate::setup::Mode;
use kernel::{Outcome, RuleId, Seat, SeatSet, applies, rule};

/// Several wounds, marked one at a time (T-RULING-27); a game-ending change stops them.
pub fn wounds(rule: RuleId, unit: UnitId, by: Seat, count: u8, cx: &mut Cx<'_>) {
    for _ in 0..count {
        wound(rule, unit, by, cx);
    }
}

/// T-ATTACK-10, T-LIFE-02: one wound to a unit, dealt by a player.
pub fn wound(rule: RuleId, unit: UnitId, by: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() || cx.board.is_over() || !applies!("T-LIFE-02") || !applies!("T-ATTACK-10") {
        return;
    }
    let victim = cx.board.unit(unit).owner;
    cx.board.stir();
    match cx.board.mode {
        // T-MULTI-FFA-04, T-MULTI-FFA-12: the wounded player's marker stays, the one who deals the wound gains.
        Mode::EachAgainstAll if applies!("T-MULTI-FFA-04") => {
            let life = cx.board.player(by).life;
            cx.referee.log(rule, || Event::Wounded { unit, by, life });
            if !applies!("T-MULTI-FFA-12") {
                cx.board.player_mut(victim).life = cx.board.player(victim).life.saturating_sub(1);
            }
            // T-MULTI-FFA-13: in another player's turn too.
            if applies!("T-MULTI-FFA-13") || by == cx.board.active {
                gain_life(rule!("T-MULTI-FFA-04"), by, 1, cx);
            }
        }
        Mode::Duel | Mode::Alliances | Mode::EachAgainstAll => {
            let life = cx.board.player(victim).life.saturating_sub(1);
            cx.board.player_mut(victim).life = life;
            cx.referee.log(rule, || Event::Wounded { unit, by, life });
            check_life(victim, cx);
        }
    }
}

/// T-RULING-52: Life stays between 0 and 20.
pub fn gain_life(rule: RuleId, seat: Seat, count: u8, cx: &mut Cx<'_>) {
    for _ in 0..count {
        let life = cx.board.player(seat).life;
        // T-RULING-88: beaten factions have no marker any more.
        let beaten = applies!("T-RULING-88") && cx.board.is_beaten(seat);
        if rule.is_muted() || cx.board.is_over() || (life >= LIFE_MAX && applies!("T-RULING-52")) || beaten {
            return;
        }
        cx.board.stir();
        cx.board.player_mut(seat).life = life + 1;
        cx.referee.log(rule, || Event::LifeGained { seat, life: life + 1 });
        if cx.board.mode == Mode::EachAgainstAll && life + 1 >= LIFE_MAX && applies!("T-MULTI-FFA-07") {
            finish(rule!("T-MULTI-FFA-07"), SeatSet::of(seat), Ending::LifeCollected, cx);
        }
    }
}

/// A marker goes down without a wound (Medlab in games of each against all).
pub fn lose_life(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() || cx.board.is_over() {
        return;
    }
    cx.board.stir();
    let life = cx.board.player(seat).life.saturating_sub(1);
    cx.board.player_mut(seat).life = life;
    cx.referee.log(rule, || Event::LifeLost { seat, life });
    check_life(seat, cx);
}

fn check_life(seat: Seat, cx: &mut Cx<'_>) {
    if cx.board.player(seat).life > 0 {
        return;
    }
    match cx.board.mode {
        // T-END-07, T-END-09: the opponent wins.
        Mode::Duel if applies!("T-END-07") => finish(rule!("T-END-09"), opponents(cx.board, seat), Ending::LifeLost, cx),
        // T-MULTI-TEAM-16, T-MULTI-TEAM-28: one player's Life decides for the alliance.
        Mode::Alliances if applies!("T-MULTI-TEAM-28") => finish(rule!("T-MULTI-TEAM-16"), opponents(cx.board, seat), Ending::LifeLost, cx),
        // T-MULTI-FFA-14: nobody loses by standing on 0.
        Mode::EachAgainstAll if !applies!("T-MULTI-FFA-14") => finish(rule!("T-END-07"), opponents(cx.board, seat), Ending::LifeLost, cx),
        Mode::Duel | Mode::Alliances | Mode::EachAgainstAll => {}
    }
}

/// T-LIFE-04: Data Points are marked at once, one by one.
pub fn gain_data(rule: RuleId, seat: Seat, count: u8, cx: &mut Cx<'_>) {
    for _ in 0..count {
        let data = cx.board.player(seat).data;
        // T-LIFE-03, T-RULING-82: only Scientists and Greys collect.
        let collects = cx.board.faction(seat).collects_data() || !applies!("T-LIFE-03");
        let beaten = applies!("T-RULING-88") && cx.board.is_beaten(seat);
        if rule.is_muted() || cx.board.is_over() || !collects || data >= DATA_MAX || beaten || !applies!("T-LIFE-04") {
            return;
        }
        cx.board.stir();
        cx.board.player_mut(seat).data = data + 1;
        cx.referee.log(rule, || Event::DataGained { seat, data: data + 1 });
        if data + 1 < DATA_MAX {
            continue;
        }
        let side = cx.board.side(seat).collect();
        match cx.board.mode {
            Mode::Duel if applies!("T-END-08") => finish(rule!("T-END-08"), side, Ending::DataCollected, cx),
            Mode::EachAgainstAll if applies!("T-MULTI-FFA-15") => finish(rule!("T-MULTI-FFA-15"), side, Ending::DataCollected, cx),
            // T-MULTI-TEAM-27: one player's Data win for the alliance.
            Mode::Alliances if applies!("T-MULTI-TEAM-27") => finish(rule!("T-MULTI-TEAM-27"), side, Ending::DataCollected, cx),
            Mode::Duel | Mode::EachAgainstAll | Mode::Alliances => {}
        }
    }
}

/// T-END-01, T-END-02: one step of the End token. Returns whether it has reached the end field (T-END-03).
pub fn move_end_token(rule: RuleId, cx: &mut Cx<'_>) -> bool {
    // T-RULING-54: it no longer moves in the turns after a tie; T-RULING-68: never for Pandora, who has no deck.
    let after_tie = applies!("T-RULING-54") && !cx.board.tied.is_empty();
    if rule.is_muted() || cx.board.is_over() || after_tie {
        return false;
    }
    cx.board.stir();
    cx.board.end = (cx.board.end + 1).min(END_STEPS);
    let steps = cx.board.end;
    cx.referee.log(rule, || Event::EndTokenMoved { steps });
    steps >= END_STEPS && applies!("T-END-03")
}

/// The game is decided.
pub fn finish(rule: RuleId, winners: SeatSet, ending: Ending, cx: &mut Cx<'_>) {
    if rule.is_muted() || cx.board.is_over() {
        return;
    }
    cx.board.outcome = Some(Outcome { winners, ending });
    cx.referee.log(rule, || Event::GameOver { winners, ending });
}

fn opponents(board: &Board, seat: Seat) -> SeatSet {
    board.opponents(seat).collect()
}
