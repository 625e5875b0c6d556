//! The numbers the rules of thumb weigh with, found by letting crews of Rookies play.

use std::sync::atomic::{AtomicI32, Ordering};

pub struct W(AtomicI32);
impl W {
    pub fn get(&self) -> i32 { self.0.load(Ordering::Relaxed) }
}
macro_rules! weights {
    ($($name:ident = $value:expr;)*) => {
        $(pub static $name: W = W(AtomicI32::new($value));)*
        pub fn set(name: &str, value: i32) -> bool {
            match name { $(stringify!($name) => { $name.0.store(value, Ordering::Relaxed); true })* _ => false }
        }
        pub fn all() -> Vec<(&'static str, i32)> { vec![$((stringify!($name), $name.get())),*] }
    };
}
weights! {
    CARD = 7;
    WASTE = 8;
    FULFILLED = 900;
    SURVIVE = 1000;
    EXPECT_LATE = 650;
    URGE = 100;
    WEAK = 100;
    DUTY = 600;
    NUISANCE = 18;
    MARKER = 12;
    AGAIN = 12;
    KEEP = 95;
    STAND = 80;
    EXPOSED_MID = 4;
    EXPOSED_FULL = 2;
    CURED = 80;
    LARVA = 90;
    CURED_LARVA = 80;
    WOUND1 = 890;
    WOUND2 = 700;
    WOUND3 = 330;
    LIGHT = 25;
    DEVELOP = 0;
    PROWL = 0;
    STEP = 40;
    STRIDE = 16;
    FAR = 95;
    CURIOSITY = 10;
    FIND = 22;
    HULL = 250;
    BLAZE = 200;
    COURSE = 380;
    CHECK = 280;
    REPAIR = 330;
    HAUL = 100;
    ITEM = 100;
    HOPE = 100;
    EVAC_HOPE = 60;
    SALVO = 4;
    UNLOCK = 700;
    SABOTAGE = 130;
    STOP = 400;
    RELIEF = 20;
    ESCAPE = 100;
    HEAL = 33;
    QUIET = 0;
    RESIGN = 3;
}
