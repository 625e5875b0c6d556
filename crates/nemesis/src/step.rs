//! The list of procedures, and what interrupts them all.

use crate::places::ship::pods::Boarding;
use crate::places::ship::rooms::fire_control::FireControl;
use crate::procedures::{
    act::Act,
    attack::IntruderAttack,
    attack_step::AttackStep,
    contact::Contact,
    danger::Danger,
    development::Development,
    doors::{ChangeDoors, CloseDoor},
    drop::DropSomething,
    encounter::Encounter,
    endgame::Endgame,
    escape::Escape,
    event_card::EventCardStep,
    event_phase::EventPhase,
    exploration::Exploration,
    fire_damage::FireDamage,
    injury::Injury,
    intruder_turn::IntruderTurn,
    melee::Melee,
    movement::Movement,
    noise::{NoiseRoll, NoiseRolls},
    opening::Opening,
    passing::Passing,
    rounds::Rounds,
    search::Search,
    shooting::Shooting,
    takeover::TakeOver,
    throw::Throw,
    trade::Trade,
    turn::Turn,
    window::Window,
};
use crate::species::intruders::{converge::Converge, eclosion::Eclosion};
use crate::{Answers, Cx, Flow, procedures};
use serde::{Deserialize, Serialize};

/// How many stages a procedure may go through before the kernel counts it as a step.
const STAGES: u8 = 32;

macro_rules! steps {
    ($($name:ident($of:ty)),+ $(,)?) => {
        /// A procedure under way: the data it needs and the stage it has reached.
        #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum Step { $($name($of)),+ }

        impl Step {
            #[inline]
            pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
                for _ in 0..STAGES {
                    // What verbs have left behind comes before anything else goes on.
                    if !cx.board.due.is_none()
                        && let Some(flow) = procedures::due::next(cx)
                    {
                        return flow;
                    }
                    let flow = match self { $(Self::$name(step) => step.run(cx)),+ };
                    match flow {
                        Flow::Again if !cx.board.is_over() => {}
                        flow => return flow,
                    }
                }
                Flow::Again
            }

            #[inline]
            pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
                match self { $(Self::$name(step) => step.answer(answers, cx)),+ }
            }
        }

        $(impl From<$of> for Step { fn from(step: $of) -> Self { Self::$name(step) } })+
    };
}

steps! {
    Opening(Opening),
    Rounds(Rounds),
    Turn(Turn),
    Act(Act),
    Window(Window),
    Passing(Passing),
    DropSomething(DropSomething),
    Contact(Contact),
    TakeOver(TakeOver),
    Endgame(Endgame),
    Movement(Movement),
    Escape(Escape),
    Exploration(Exploration),
    NoiseRoll(NoiseRoll),
    Danger(Danger),
    Converge(Converge),
    Encounter(Encounter),
    IntruderAttack(IntruderAttack),
    AttackStep(AttackStep),
    EventPhase(EventPhase),
    EventCard(EventCardStep),
    FireDamage(FireDamage),
    Development(Development),
    Eclosion(Eclosion),
    Shooting(Shooting),
    Melee(Melee),
    Injury(Injury),
    Throw(Throw),
    Search(Search),
    Trade(Trade),
    CloseDoor(CloseDoor),
    IntruderTurn(IntruderTurn),
    NoiseRolls(NoiseRolls),
    ChangeDoors(ChangeDoors),
    Boarding(Boarding),
    FireControl(FireControl),
}

/// An unused place of the stack.
impl Default for Step {
    fn default() -> Self {
        Self::Rounds(Rounds::default())
    }
}
