//! N-COMB-06 to N-COMB-15: Shoot, also as cards grant it, and shooting at Eggs (N-ROOM-NEST-08 to N-ROOM-NEST-16).

use crate::action::{Action, Eggs};
use crate::board::{Board, Thing};
use crate::choice::Choice;
use crate::deeds::{cost_of, payable};
use crate::draft::{Draft, Need, Target};
use crate::event::Event;
use crate::generated::crew::Basic;
use crate::generated::items::{Item, WeaponClass, WeaponModifiers};
use crate::generated::swarm::{IntruderKind, Weakness};
use crate::generated::tokens::{COMBAT_DIE, CombatFace};
use crate::ids::SlotId;
use crate::procedures::injury::Injury;
use crate::procedures::noise::NoiseRoll;
use crate::refusal::{Why, require};
use crate::verbs::{items, markers, swarm};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

/// One shot.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shooting {
    pub who: Seat,
    weapon: Item,
    target: Target,
    /// Full Auto: all Ammo is spent, and every 2 of it deal 1 Injury more.
    all_ammo: bool,
    /// Injuries that Full Auto adds, even to a miss.
    burst: u8,
    /// Rerolls left, of the weapon and of the card.
    rerolls: u8,
    /// Prototype Rifle: a second Ammo was spent.
    extra: bool,
    face: CombatFace,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ShootingStage"))]
#[serde(rename_all = "snake_case")]
enum Stage {
    Fire,
    Roll,
    Reroll,
    ExtraAmmo,
    Hit,
    Blaze,
    Noise,
    End,
}

/// Of something that is no weapon.
const NO_TEXT: WeaponModifiers = WeaponModifiers {
    reroll: 0,
    minimum_one_unless_blank: false,
    bonus_on_rolled_single: 0,
    bonus_on_rolled_double: 0,
    bonus_on_hit: 0,
    single_counts_as_double: false,
    double_counts_as_single: false,
    extra_ammo_on_double: false,
    fire_on_double: false,
};

fn text_of(weapon: Item) -> &'static WeaponModifiers {
    weapon.facts().weapon.as_ref().map_or(&NO_TEXT, |weapon| &weapon.modifiers)
}

/// N-COMB-26: one of the two dice (N-COMP-30).
pub fn roll(who: Seat, cx: &mut Cx<'_>) -> CombatFace {
    let name = |face: usize| CombatFace::from_index(face as u8).map_or_else(String::new, |face| face.name().to_lowercase());
    let face = cx.referee.pick("combat die", &COMBAT_DIE, &name).and_then(|face| CombatFace::from_index(face as u8));
    let face = face.unwrap_or(CombatFace::Blank);
    cx.referee.log(rule!("N-COMB-26"), || Event::CombatRolled { seat: who, face });
    face
}

/// N-COMB-10 to N-COMB-14: Injuries of a face to an Intruder.
fn injuries(face: CombatFace, kind: IntruderKind) -> u8 {
    match face {
        CombatFace::Blank => u8::from(!applies!("N-COMB-10")),
        CombatFace::Creeper => u8::from(kind <= IntruderKind::Creeper && applies!("N-COMB-11")),
        CombatFace::Adult => u8::from(kind <= IntruderKind::Adult && applies!("N-COMB-12")),
        CombatFace::Single => u8::from(applies!("N-COMB-13")),
        CombatFace::Double => 1 + u8::from(applies!("N-COMB-14")),
    }
}

/// Whether the Weakness Vital Places turns a face into a single hit, for Shoot and Melee Attack.
pub fn vital_places(face: CombatFace, kind: IntruderKind, board: &Board) -> bool {
    face == CombatFace::Blank && kind == IntruderKind::Adult && board.weakness(Weakness::VitalPlaces) && applies!("N-WEAK-05")
}

impl Shooting {
    pub fn of(who: Seat, weapon: Item, target: Target) -> Self {
        Self {
            who,
            weapon,
            target,
            all_ammo: false,
            burst: 0,
            rerolls: text_of(weapon).reroll,
            extra: false,
            face: CombatFace::Blank,
            at: Stage::Fire,
        }
    }

    /// Taking Aim: one reroll more.
    pub fn with_reroll(self) -> Self {
        Self { rerolls: self.rerolls + 1, ..self }
    }

    /// Full Auto.
    pub fn with_all_ammo(self) -> Self {
        Self { all_ammo: true, ..self }
    }

    /// The die as it lies there, for all to see.
    pub fn face(&self) -> CombatFace {
        self.face
    }

    fn to(&mut self, stage: Stage) -> Flow {
        self.at = stage;
        Flow::Again
    }

    /// A face as the weapon's text counts it.
    fn counted(&self, face: CombatFace) -> CombatFace {
        let text = text_of(self.weapon);
        match face {
            CombatFace::Single if text.single_counts_as_double && applies!("N-COMB-15") => CombatFace::Double,
            CombatFace::Double if text.double_counts_as_single && applies!("N-COMB-15") => CombatFace::Single,
            face => face,
        }
    }

    /// What the weapon's text and the card add to the Injuries of the counted face: minimums and bonuses of the rolled face, then
    /// bonuses for at least 1 Injury and for extra Ammo.
    fn with_texts(&self, counted: u8) -> u8 {
        let text = text_of(self.weapon);
        let mut total = counted;
        if applies!("N-COMB-15") {
            if text.minimum_one_unless_blank && self.face != CombatFace::Blank {
                total = total.max(1);
            }
            total += match self.face {
                CombatFace::Single => text.bonus_on_rolled_single,
                CombatFace::Double => text.bonus_on_rolled_double,
                CombatFace::Blank | CombatFace::Creeper | CombatFace::Adult => 0,
            };
        }
        total = total.saturating_add(self.burst);
        if total > 0 && applies!("N-COMB-15") {
            total = total.saturating_add(text.bonus_on_hit);
        }
        total.saturating_add(u8::from(self.extra))
    }

    /// Injuries to an Intruder: one damage event, Weaknesses last.
    fn on_intruder(&self, kind: IntruderKind, board: &Board) -> u8 {
        let vital = vital_places(self.face, kind, board);
        let face = if vital { CombatFace::Single } else { self.face };
        // N-RULING-226: what another text has made of the face rolled is not changed again.
        let face = if vital && applies!("N-RULING-226") { face } else { self.counted(face) };
        let total = self.with_texts(injuries(face, kind));
        if total == 0 {
            return 0;
        }
        let energy = self.weapon.facts().weapon.is_some_and(|weapon| weapon.class == WeaponClass::Energy);
        let weak = (energy && board.weakness(Weakness::VulnerabilityToEnergy))
            || (self.weapon == Item::Flamethrower && board.weakness(Weakness::VulnerabilityToFire));
        total.saturating_add(u8::from(weak && applies!("N-WEAK-05")))
    }

    /// N-ROOM-NEST-09, N-RULING-225: Eggs that are destroyed; no Weakness applies.
    fn on_eggs(&self) -> u8 {
        let counted = match self.counted(self.face) {
            CombatFace::Blank => u8::from(!applies!("N-ROOM-NEST-09")),
            CombatFace::Creeper | CombatFace::Adult => u8::from(applies!("N-ROOM-NEST-09")),
            CombatFace::Single => 1,
            // N-RULING-79.
            CombatFace::Double => 1 + u8::from(applies!("N-RULING-79")),
        };
        if applies!("N-RULING-225") { self.with_texts(counted) } else { counted }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (who, weapon) = (self.who, self.weapon);
        match self.at {
            Stage::Fire => {
                if cx.board.room_of(who).is_none() {
                    return Flow::Done;
                }
                cx.referee.log(rule!("N-COMB-07"), || Event::Shoots { seat: who, weapon });
                let ammo = if self.all_ammo { cx.board.ammo(who, weapon) } else { 1 };
                if !items::spend_ammo(rule!("N-COMB-08"), who, weapon, ammo, cx) {
                    return Flow::Done;
                }
                self.burst = if self.all_ammo { ammo / 2 } else { 0 };
                self.to(Stage::Roll)
            }
            Stage::Roll => {
                self.face = if applies!("N-COMB-09") { roll(who, cx) } else { CombatFace::Blank };
                self.to(Stage::Reroll)
            }
            Stage::Reroll if self.rerolls > 0 => Flow::Ask(Choice::Reroll { seat: who }),
            Stage::Reroll => self.to(Stage::ExtraAmmo),
            Stage::ExtraAmmo => {
                self.at = Stage::Hit;
                let text = text_of(weapon).extra_ammo_on_double && self.face == CombatFace::Double && applies!("N-COMB-15");
                if text && cx.board.ammo(who, weapon) > 0 {
                    return Flow::Ask(Choice::ExtraAmmo { seat: who });
                }
                Flow::Again
            }
            Stage::Hit => {
                self.at = Stage::Blaze;
                match self.target {
                    Target::Figure(figure) => match self.on_intruder(figure.kind(), cx.board) {
                        0 => {
                            cx.referee.log(rule!("N-COMB-10"), || Event::Missed { seat: who });
                            Flow::Again
                        }
                        count => Flow::First(Injury::of(figure, count).into()),
                    },
                    Target::Eggs(eggs) => {
                        let count = self.on_eggs();
                        if count == 0 {
                            cx.referee.log(rule!("N-ROOM-NEST-09"), || Event::Missed { seat: who });
                        }
                        if let Some(slot) = cx.board.room_of(who) {
                            // N-IDMG-04: one Injury destroys an Egg.
                            for _ in 0..count {
                                swarm::destroy_egg(rule!("N-ROOM-NEST-10"), slot, eggs != Eggs::Loose, cx);
                            }
                        }
                        Flow::Again
                    }
                }
            }
            Stage::Blaze => {
                // The Flamethrower's Fire comes after the check, whatever has become of the target.
                if text_of(weapon).fire_on_double
                    && self.face == CombatFace::Double
                    && let Some(slot) = cx.board.room_of(who)
                {
                    markers::ignite(rule!("N-COMB-15"), slot, cx);
                }
                self.to(Stage::Noise)
            }
            Stage::Noise => {
                self.at = Stage::End;
                noise_after(self.target, who, cx)
            }
            Stage::End => Flow::Done,
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let seat = self.who;
        match (self.at, answers.only()) {
            (Stage::Reroll, Action::Reroll) => {
                self.rerolls = self.rerolls.saturating_sub(1);
                cx.referee.log(rule!("N-COMB-15"), || Event::Rerolled { seat });
                self.to(Stage::Roll)
            }
            // The result stands.
            (Stage::Reroll, _) => self.to(Stage::ExtraAmmo),
            (Stage::Hit, Action::Yes) => {
                self.extra = items::spend_ammo(rule!("N-COMB-15"), seat, self.weapon, 1, cx);
                Flow::Again
            }
            (_, _) => Flow::Again,
        }
    }
}

/// N-ROOM-NEST-14, N-RULING-82: the Noise roll after an attempt to destroy Eggs, in the Room of whoever made it (N-RULING-81);
/// none if that Character has died.
pub fn noise_after(target: Target, who: Seat, cx: &Cx<'_>) -> Flow {
    let eggs = matches!(target, Target::Eggs(_)) && applies!("N-ROOM-NEST-14");
    let Some(slot) = cx.board.room_of(who).filter(|_| eggs) else { return Flow::Done };
    let company = !applies!("N-RULING-81") && cx.board.has_company(who, slot);
    let last = !applies!("N-RULING-82") && cx.board.free_eggs(slot) == 0;
    if company || last { Flow::Done } else { Flow::First(NoiseRoll::of(who).into()) }
}

/// N-RULING-28: the Eggs nobody carries in a Room, told apart only where there are two kinds.
pub fn egg_pools(slot: SlotId, board: &Board) -> impl Iterator<Item = Eggs> {
    let loose = board.chamber(slot).objects.eggs > 0;
    let nest = board.is_nest(slot) && board.swarm.eggs > 0;
    let pools = match (nest, loose) {
        (true, true) if applies!("N-RULING-28") => [Some(Eggs::Nest), Some(Eggs::Loose)],
        (false, false) => [None, None],
        (_, _) => [Some(Eggs::Any), None],
    };
    pools.into_iter().flatten()
}

/// What a Character can attack: Intruders in its Room (N-COMB-05), or out of Combat the Eggs there (N-ACT-22, N-RULING-78); never
/// another Character (N-PVP-01).
pub fn targets(who: Seat, board: &Board, out: &mut Vec<Action>) {
    let Some(slot) = board.room_of(who) else { return };
    if !applies!("N-PVP-01") {
        out.extend(board.characters_in(slot).without(who).iter().map(Action::Who));
    }
    if board.has_intruder(slot) {
        let figures = if applies!("N-COMB-05") { board.figures_in(slot) } else { board.swarm.order };
        out.extend(figures.iter().map(|&figure| Action::Figure(figure)));
        if applies!("N-RULING-78") {
            return;
        }
    }
    out.extend(egg_pools(slot, board).map(Action::Eggs));
}

/// Whether Eggs lie in a Room that can be attacked, in the Nest or elsewhere (N-ROOM-NEST-16); carried ones cannot (N-ROOM-NEST-15).
fn has_eggs(slot: SlotId, board: &Board) -> bool {
    let carried = || board.characters_in(slot).iter().any(|seat| board.member(seat).carries(Thing::Egg));
    let lying = board.free_eggs(slot) > 0 && (board.is_nest(slot) || applies!("N-ROOM-NEST-16"));
    lying || (!applies!("N-ROOM-NEST-15") && carried())
}

/// Whether there is anything to attack.
pub fn check_target(who: Seat, board: &Board) -> Result<(), Why> {
    // N-COMB-02: in Combat it may attack. N-PVP-01: other Characters are nothing to attack.
    let intruder = board.in_combat(who) && applies!("N-COMB-02");
    let eggs = || board.room_of(who).is_some_and(|slot| has_eggs(slot, board)) && applies!("N-ROOM-NEST-08");
    let target = intruder || eggs() || !applies!("N-ACT-22") || !applies!("N-PVP-01");
    require(target, rule!("N-ACT-22"), "no Intruder is here, and no Egg that nobody carries")
}

/// Whether a Character could shoot; `which` weapons a card allows.
pub fn check_shot(who: Seat, which: impl Fn(Item) -> bool, board: &Board) -> Result<(), Why> {
    let armed = board.loaded(who).any(which) || !applies!("N-COMB-06");
    require(armed, rule!("N-COMB-06"), "no such weapon with Ammo is in a hand slot")?;
    check_target(who, board)
}

pub fn check(who: Seat, board: &Board) -> Result<(), Why> {
    payable(who, cost_of(Basic::Shoot), None, board)?;
    check_shot(who, |_| true, board)
}

/// N-COMB-07: the weapon, then the target.
pub fn need(draft: &Draft, _: &Board) -> Option<Need> {
    if rule!("N-COMB-07").is_muted() {
        return None;
    }
    if draft.item.is_none() {
        return Some(Need::Weapon);
    }
    draft.target.is_none().then_some(Need::Target)
}

pub fn aims(draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    if need == Need::Weapon {
        out.extend(board.loaded(draft.who).map(Action::Item));
    } else {
        targets(draft.who, board, out);
    }
}

/// Why a weapon or a target cannot be chosen.
pub fn why_not(draft: &Draft, need: Need, action: &Action, board: &Board) -> Option<Why> {
    match (need, *action) {
        (Need::Weapon, Action::Item(item)) if !board.member(draft.who).carries(Thing::Item(item)) || item.facts().weapon.is_none() => {
            Some(Why::new(rule!("N-COMB-06"), "this is no weapon in a hand slot"))
        }
        (Need::Weapon, Action::Item(item)) if board.ammo(draft.who, item) == 0 => {
            Some(Why::new(rule!("N-COMB-06"), "this weapon has no Ammo"))
        }
        (Need::Target, Action::Figure(_)) => Some(Why::new(rule!("N-COMB-05"), "this Intruder is not in the Room")),
        (Need::Target, Action::Eggs(_)) if board.in_combat(draft.who) => {
            Some(Why::new(rule!("N-RULING-78"), "Eggs can be attacked out of Combat only"))
        }
        (Need::Target, Action::Eggs(_)) => Some(Why::new(rule!("N-ROOM-NEST-15"), "no such Eggs lie here, or somebody carries them")),
        (Need::Target, Action::Who(_)) => Some(Why::new(rule!("N-PVP-01"), "no attack may be aimed at a Character")),
        _ => None,
    }
}

pub fn resolve(draft: &Draft, phase: u8, _: &mut Cx<'_>) -> Flow {
    match (phase, draft.item, draft.target) {
        (0, Some(weapon), Some(target)) => Flow::First(Shooting::of(draft.who, weapon, target).into()),
        _ => Flow::Done,
    }
}
