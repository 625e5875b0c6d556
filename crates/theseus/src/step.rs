//! The list of procedures.

use crate::procedures::{
    arrival::Arrival, assault::Assault, attack::Attack, card_action::CardAction, card_actions::CardActions, final_turns::FinalTurns,
    install::Install, lose_upgrades::LoseUpgrades, malfunction::PlaceMalfunction, movement::Movement, opening::Opening, pandora::Budding,
    pandora::TakingOver, pending::PendingCards, rounds::Rounds, sector_action::SectorActionStep, traps::Traps, turn::Turn, uses::UseStep,
    window::Window,
};
use crate::{Answers, Cx, Flow};
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
                match self {
                    $(Self::$name(step) => {
                        // Stages follow each other here without a way round the kernel, unless the game is over meanwhile.
                        for _ in 0..STAGES {
                            match step.run(cx) {
                                Flow::Again if !cx.board.is_over() => {}
                                flow => return flow,
                            }
                        }
                        Flow::Again
                    })+
                }
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
    FinalTurns(FinalTurns),
    Turn(Turn),
    Movement(Movement),
    Arrival(Arrival),
    Traps(Traps),
    Assault(Assault),
    Attack(Attack),
    CardActions(CardActions),
    CardAction(CardAction),
    Budding(Budding),
    TakingOver(TakingOver),
    SectorAction(SectorActionStep),
    PlaceMalfunction(PlaceMalfunction),
    PendingCards(PendingCards),
    Install(Install),
    Window(Window),
    Use(UseStep),
    LoseUpgrades(LoseUpgrades),
}

/// An unused place of the stack.
impl Default for Step {
    fn default() -> Self {
        Self::Rounds(Rounds::default())
    }
}
