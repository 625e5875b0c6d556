//! Figures, tokens and Eggs.

use super::{corridors, pods};
use crate::Cx;
use crate::board::{Door, Figure};
use crate::event::Event;
use crate::generated::rooms::Room;
use crate::generated::ship::Exit;
use crate::generated::swarm::{BagToken, IntruderKind};
use crate::generated::tokens::CARCASSES;
use crate::ids::{CorridorId, FigureId, SlotId};
use kernel::{Pool, RuleId, applies, rule};

/// Places a figure of a type in a Room. `None` when none is free (N-RULING-70) or all Adults are in Combat (N-RULING-69).
pub fn place(rule: RuleId, kind: IntruderKind, slot: SlotId, cx: &mut Cx<'_>) -> Option<FigureId> {
    if rule.is_muted() {
        return None;
    }
    if kind == IntruderKind::Adult && cx.board.swarm.free_figure(kind).is_none() && applies!("N-IMOV-09") && applies!("N-TIMING-15") {
        // N-RULING-72: Combat is judged before the new Adult is there.
        let leaving = FigureId::of(kind).filter(|&figure| !cx.board.is_fighting(figure) || !applies!("N-RULING-69"));
        for figure in leaving.collect::<crate::ids::FigureSet>().iter() {
            return_to_bag(rule!("N-IMOV-09"), figure, cx);
        }
    }
    // N-RULING-71: Larvae on Character boards are no figures.
    if kind == IntruderKind::Larva && !applies!("N-RULING-71") {
        let out = FigureId::of(kind).filter(|&figure| cx.board.swarm.figure(figure).slot.is_some()).count();
        let carried = cx.board.seats().filter(|&seat| cx.board.member(seat).larva).count();
        if out + carried >= FigureId::of(kind).count() {
            return None;
        }
    }
    let figure = cx.board.swarm.free_figure(kind)?;
    let injuries = if applies!("N-RULING-72") { 0 } else { cx.board.swarm.figure(figure).injuries };
    cx.board.swarm.figures[figure.index()] = Figure { slot, injuries };
    // A figure is in the list only while it is on the map.
    let _ = cx.board.swarm.order.push(figure);
    cx.referee.log(rule, || Event::FigurePlaced { figure, slot });
    if !cx.board.contact && applies!("N-GOAL-02") {
        cx.board.due.contact = true;
    }
    // N-RULING-190: also in an Encounter that a boarding attempt has caused.
    if applies!("N-RULING-190") {
        pods::throw_out(rule!("N-POD-14"), slot, cx);
    }
    Some(figure)
}

/// Takes a figure off the map; its Injuries are discarded (N-RULING-72).
fn take_off(figure: FigureId, cx: &mut Cx<'_>) {
    let swarm = &mut cx.board.swarm;
    let injuries = if applies!("N-RULING-72") { 0 } else { swarm.figure(figure).injuries };
    swarm.figures[figure.index()] = Figure { injuries, ..Figure::default() };
    swarm.to_attack.remove(figure);
    if let Some(index) = swarm.order.iter().position(|&other| other == figure) {
        swarm.order.remove(index);
    }
}

/// N-TECH-09, N-TECH-10, N-RULING-73: the figure leaves the map, a random token of its type from outside goes into the bag.
pub fn return_to_bag(rule: RuleId, figure: FigureId, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    take_off(figure, cx);
    cx.referee.log(rule, || Event::FigureLeft { figure });
    if add_token(figure.kind(), cx) {
        cx.referee.log(rule, || Event::TokenReturned { kind: Some(figure.kind()) });
    } else if !applies!("N-RULING-73")
        && let Some(token) = BagToken::ALL.into_iter().find(|token| token.facts().kind == Some(figure.kind()))
    {
        cx.board.swarm.bag.add(token.index());
    }
}

/// The figure goes without a token: an infesting Larva (N-RULING-206), a Creeper that transforms.
pub fn withdraw(figure: FigureId, cx: &mut Cx<'_>) {
    take_off(figure, cx);
}

/// N-RULING-36: a uniformly random token of a type from outside goes into the bag. N-TIMING-14: false when there is none.
pub fn add_token(kind: IntruderKind, cx: &mut Cx<'_>) -> bool {
    let mut of_kind = Pool::<{ BagToken::COUNT }>::empty();
    for token in BagToken::ALL.into_iter().filter(|token| token.facts().kind == Some(kind)) {
        let supply = if applies!("N-TIMING-14") { cx.board.swarm.outside.count(token.index()) } else { token.facts().count };
        for _ in 0..supply {
            of_kind.add(token.index());
        }
    }
    // N-TECH-10, N-SETUP-45, N-RULING-36: whichever chance says.
    let token = if applies!("N-TECH-10") && applies!("N-SETUP-45") && applies!("N-RULING-36") {
        of_kind.draw("intruder tokens", crate::words::token_word, cx.referee)
    } else {
        (0..BagToken::COUNT).find(|&token| of_kind.count(token) > 0)
    };
    let Some(token) = token else { return false };
    cx.board.swarm.outside.take(token);
    cx.board.swarm.bag.add(token);
    true
}

/// N-IDMG-12, N-IDMG-13: a killed Intruder leaves a Carcass, a Larva none; no token returns (N-IDMG-15).
pub fn kill(rule: RuleId, figure: FigureId, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let slot = cx.board.swarm.figure(figure).slot;
    if !slot.is_some() {
        return;
    }
    take_off(figure, cx);
    cx.referee.log(rule, || Event::Killed { figure });
    let kind = figure.kind();
    if kind == IntruderKind::Queen {
        cx.board.swarm.queen_killed = true;
    }
    let leaves = if kind == IntruderKind::Larva { !applies!("N-IDMG-13") } else { applies!("N-IDMG-12") };
    // N-RULING-86: tokens never run out.
    let spare = applies!("N-RULING-86") || cx.board.chambers.iter().map(|chamber| chamber.objects.carcasses).sum::<u8>() < CARCASSES;
    if leaves && spare {
        cx.board.chamber_mut(slot).objects.carcasses += 1;
    }
    if !applies!("N-IDMG-15") {
        add_token(kind, cx);
    }
}

/// N-IDMG-01. The check of the effect is `procedures::injury`.
pub fn injure(rule: RuleId, figure: FigureId, count: u8, cx: &mut Cx<'_>) {
    if rule.is_muted() || count == 0 {
        return;
    }
    let it = &mut cx.board.swarm.figures[figure.index()];
    it.injuries = it.injuries.saturating_add(count);
    let injuries = it.injuries;
    cx.referee.log(rule, || Event::Injured { figure, injuries });
}

pub fn recover(rule: RuleId, figure: FigureId, count: u8, cx: &mut Cx<'_>) {
    let it = &mut cx.board.swarm.figures[figure.index()];
    if rule.is_muted() || it.injuries == 0 {
        return;
    }
    it.injuries = it.injuries.saturating_sub(count);
    let injuries = it.injuries;
    cx.referee.log(rule, || Event::Recovered { figure, injuries });
}

/// Whether a figure breaks a Closed Door it runs into (the Weakness "the way of moving").
pub fn breaks_doors(figure: FigureId, cx: &Cx<'_>) -> bool {
    cx.board.breaks_doors(figure)
}

/// Moves some figures at the same time, each through the exit given for it (N-IMOV-06): into a Technical Corridor they vanish
/// (N-IMOV-04), before a Closed Door they stay and break it (N-IMOV-05, N-DOOR-11), an exit that does not exist does nothing.
/// Doors are looked at before anybody moves (N-RULING-95). N-MOVE-02, N-MOVE-04: whoever moves ends in a Room. N-ENC-04: that is no
/// Encounter. N-EXPL-16: nothing is revealed.
pub fn move_through(rule: RuleId, moves: &[(FigureId, Exit)], cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let moves = if applies!("N-IMOV-06") { moves } else { moves.get(..1).unwrap_or_default() };
    let mut broken = crate::ids::CorridorSet::NONE;
    let mut blocked = crate::ids::CorridorSet::NONE;
    for &(figure, exit) in moves {
        if let Exit::Corridor(corridor) = exit
            && cx.board.door(CorridorId(corridor)) == Door::Closed
            && applies!("N-DOOR-05")
        {
            blocked.insert(CorridorId(corridor));
            if breaks_doors(figure, cx) {
                broken.insert(CorridorId(corridor));
            }
        }
    }
    for &(figure, exit) in moves {
        if !cx.board.swarm.figure(figure).slot.is_some() {
            continue;
        }
        match exit {
            // N-RULING-174: there is one bag, whatever the system.
            Exit::Technical(_) if cx.board.map().networks.len() > 1 && !applies!("N-RULING-174") => {}
            Exit::Technical(network) => {
                if applies!("N-IMOV-04") {
                    return_to_bag(rule!("N-TECH-09"), figure, cx);
                }
                // N-TECH-11: the Noise marker stays.
                if let Some(noisy) = cx.board.technical_noise.get_mut(usize::from(network)) {
                    *noisy &= applies!("N-TECH-11");
                }
            }
            Exit::Corridor(corridor) if blocked.contains(CorridorId(corridor)) && applies!("N-DOOR-09") && applies!("N-IMOV-05") => {
                cx.referee.log(rule!("N-DOOR-09"), || Event::FigureStays { figure });
                // N-DOOR-11, N-TIMING-05, N-RULING-95: it is as closed for those who come at the same time.
                if !applies!("N-DOOR-11") || !applies!("N-TIMING-05") || !applies!("N-RULING-95") {
                    blocked.remove(CorridorId(corridor));
                }
            }
            Exit::Corridor(corridor) => {
                let from = cx.board.swarm.figure(figure).slot;
                let to = cx.board.across(CorridorId(corridor), from);
                // N-IMOV-07: explored or not.
                if !cx.board.chamber(to).explored && !applies!("N-IMOV-07") {
                    continue;
                }
                cx.board.swarm.figures[figure.index()].slot = to;
                cx.referee.log(rule, || Event::FigureMoved { figure, to });
            }
        }
    }
    for corridor in broken.iter() {
        corridors::destroy(rule!("N-DOOR-09"), corridor, cx);
    }
    for &(figure, _) in moves {
        let slot = cx.board.swarm.figure(figure).slot;
        if slot.is_some() {
            pods::throw_out(rule!("N-IMOV-10"), slot, cx);
        }
    }
}

/// One uncarried Egg of a Room is destroyed by an Injury (N-IDMG-04) and leaves nothing (N-IDMG-14): from the Intruder board if `board` and there is one, else a loose one.
pub fn destroy_egg(rule: RuleId, slot: SlotId, board: bool, cx: &mut Cx<'_>) {
    if rule.is_muted() || cx.board.free_eggs(slot) == 0 || !applies!("N-IDMG-04") {
        return;
    }
    let in_nest = cx.board.chamber(slot).room == Some(Room::Nest) && cx.board.swarm.eggs > 0;
    if in_nest && (board || cx.board.chamber(slot).objects.eggs == 0) {
        cx.board.swarm.eggs -= 1;
    } else {
        cx.board.chamber_mut(slot).objects.eggs -= 1;
    }
    if !applies!("N-IDMG-14") {
        cx.board.chamber_mut(slot).objects.carcasses += 1;
    }
    cx.referee.log(rule, || Event::EggDestroyed { slot });
    check_nest(cx);
}

/// N-ROOM-NEST-05, N-RULING-145: without an Egg on the Intruder board and without a loose one in it the Nest is destroyed for good.
pub fn check_nest(cx: &mut Cx<'_>) {
    if cx.board.swarm.nest_destroyed || cx.board.swarm.eggs > 0 || !applies!("N-ROOM-NEST-05") {
        return;
    }
    let nest = cx.board.slot_of(Room::Nest);
    // N-RULING-146: also while nobody knows where it is.
    if nest.is_none() && !applies!("N-RULING-146") {
        return;
    }
    let loose = nest.map_or(0, |slot| cx.board.chamber(slot).objects.eggs);
    if loose > 0 && applies!("N-RULING-145") {
        return;
    }
    cx.board.swarm.nest_destroyed = true;
    cx.referee.log(rule!("N-ROOM-NEST-05"), || Event::NestDestroyed);
}
