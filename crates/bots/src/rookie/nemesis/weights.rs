//! The numbers the rules of thumb weigh with, all in one place. They were found by letting crews of Rookies play thousands of games:
//! whoever hesitates dies, so fear weighs little and the way out much.

/// An Action card that is spent on anything.
pub const CARD: i32 = 6;
/// A card that could have been spent and was not.
pub const WASTE: i32 = 4;

/// Getting away with everything done.
pub const FULFILLED: i32 = 900;
/// Getting away with nothing done.
pub const SURVIVE: i32 = 1000;
/// From this space of the Time track on, an Objective may be given up.
pub const RESIGN: u8 = 3;
/// How often (of a thousand) one expects to get away later while there is time.
pub const EXPECT_LATE: i32 = 650;
/// How often (of a thousand) a Pod brings somebody home.
pub const POD: i32 = 970;

/// One step of the Objective that only we can take.
pub const DUTY: i32 = 520;
/// Looking at the Coordinates, and setting the course.
pub const COURSE: i32 = 380;
/// Looking at an engine, and turning it.
pub const CHECK: i32 = 280;
pub const REPAIR: i32 = 330;
/// Opening a Pod at the Hatch Control System.
pub const UNLOCK: i32 = 700;
/// Stopping a countdown, and starting one to be rid of somebody.
pub const STOP: i32 = 400;
pub const SABOTAGE: i32 = 130;

/// Serious Wounds: what is left of a life with one, two and three; and what a Light one takes.
pub const WOUND1: i32 = 890;
pub const WOUND2: i32 = 700;
pub const WOUND3: i32 = 330;
pub const LIGHT: i32 = 25;
/// How much a fatal contamination check weighs that can still be averted, in parts of a hundred.
pub const CURED: i32 = 80;
/// What a Larva takes besides (Eclosion).
pub const LARVA: i32 = 90;
/// How much of a healed wound dressing it is worth, in parts of a hundred.
pub const HEAL: i32 = 33;

/// An Intruder in the own Room, besides its attacks: nothing else can be done there.
pub const NUISANCE: i32 = 18;
/// One more Noise marker nearby.
pub const MARKER: i32 = 12;
/// Who stands its ground is attacked again: in parts of ten.
pub const AGAIN: i32 = 12;
/// What plans are worth to somebody who stands its ground or passes, and the freedom of having won, in parts of a hundred.
pub const STAND: i32 = 85;
pub const KEEP: i32 = 97;
pub const RELIEF: i32 = 40;
/// How much the attacks on somebody who runs weigh, in parts of a hundred.
pub const ESCAPE: i32 = 115;
/// Shots that are thought of in advance.
pub const SALVO: i32 = 4;
/// How much of what the end of the round brings is feared with two cards left and with more, in parts of ten.
pub const EXPOSED_MID: i32 = 4;
pub const EXPOSED_FULL: i32 = 2;

/// A step on a way: itself, how much of its danger counts, and what is left of a goal one step farther off, in parts of a hundred.
pub const STRIDE: i32 = 16;
pub const STEP: i32 = 40;
pub const FAR: i32 = 95;

/// Exploring for its own sake, and for Items; finding an Evacuation Section.
pub const CURIOSITY: i32 = 10;
pub const FIND: i32 = 22;
pub const EVAC_HOPE: i32 = 60;
/// How much Malfunctions and Fires matter, in parts of a hundred.
pub const HULL: i32 = 350;
pub const BLAZE: i32 = 350;
