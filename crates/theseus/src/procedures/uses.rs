//! Using what lies in reserve: Upgrade tokens (T-UPGRADE), Instants (T-CARDTYPE-05 to -08) and Bonus cards (T-BONUS).

use crate::action::{Action, Use};
use crate::board::Board;
use crate::choice::{self, Choice};
use crate::event::Event;
use crate::generated::cards::{Bonus, Card, Faction};
use crate::ids::UnitSet;
use crate::procedures::{attack::Attack, install::Install};
use crate::setup::Mode;
use crate::{Answers, Cx, Flow, factions, verbs};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

/// What `seat` can use now, beside Passage, which belongs to Moves.
pub fn options(board: &Board, seat: Seat, out: &mut Vec<Action>) {
    if can_spend_upgrade(board, seat) {
        out.push(Action::Use(Use::UpgradeToken));
    }
    if can_play_instant(board, seat) {
        out.push(Action::Use(Use::Instant));
    }
    for bonus in [Bonus::Upgrade, Bonus::CardFromDeck] {
        if can_play_bonus(board, seat, bonus) {
            out.push(Action::Use(Use::Bonus(bonus)));
        }
    }
    // T-RULING-44: Passage is announced in a Move, before the unit stops.
    if !applies!("T-RULING-44") && has_bonus(board, seat, Bonus::Passage) {
        out.push(Action::Use(Use::Bonus(Bonus::Passage)));
    }
}

pub fn any(board: &Board, seat: Seat) -> bool {
    // Most of the time there is nothing in reserve at all.
    let player = board.player(seat);
    if player.reserve == 0 && player.instants == 0 && player.bonus == [0; 3] && board.mode != Mode::Alliances && applies!("T-BONUS-06") {
        return false;
    }
    can_spend_upgrade(board, seat)
        || can_play_instant(board, seat)
        || can_play_bonus(board, seat, Bonus::Upgrade)
        || can_play_bonus(board, seat, Bonus::CardFromDeck)
}

/// T-TIMING-01: in the own turn only.
fn is_own_turn(board: &Board, seat: Seat) -> bool {
    board.active == seat || !applies!("T-TIMING-01")
}

/// T-UPGRADE-02, T-UPGRADE-08: at any moment of this or any later own turn.
fn can_spend_upgrade(board: &Board, seat: Seat) -> bool {
    // T-PANDORA-23: Pandora spends them on own units and on cards taken over.
    let spends = applies!("T-PANDORA-23") || board.faction(seat) != Faction::Pandora;
    applies!("T-UPGRADE-02")
        && applies!("T-UPGRADE-08")
        && board.player(seat).reserve > 0
        && is_own_turn(board, seat)
        && spends
        && (board.turnable(seat).next().is_some() || board.strengthenable(seat).next().is_some())
}

/// T-CARDTYPE-06: at any moment of any own turn.
fn can_play_instant(board: &Board, seat: Seat) -> bool {
    if board.player(seat).instants == 0 || !is_own_turn(board, seat) || !applies!("T-CARDTYPE-06") {
        return false;
    }
    match board.faction(seat) {
        Faction::Marines => !ordered(board, seat).is_empty(),
        Faction::Aliens => board.turnable(seat).next().is_some(),
        Faction::Scientists | Faction::Greys => true,
        Faction::Pandora => false,
    }
}

/// Whether a Bonus card of this kind is at hand: in an alliance the ally's too (T-MULTI-TEAM-14).
pub fn has_bonus(board: &Board, seat: Seat, bonus: Bonus) -> bool {
    board.player(seat).bonus[bonus.index()] > 0
        || (board.mode == Mode::Alliances && applies!("T-MULTI-TEAM-14") && board.side(seat).any(|ally| board.player(ally).bonus[bonus.index()] > 0))
        // T-BONUS-06: those that still lie on a board are at nobody's hand.
        || (!applies!("T-BONUS-06") && board.slots.iter().any(|slot| slot.bonus == Some(bonus)))
}

/// T-CARDTYPE-16: like an Instant, and at once when it is gained.
fn can_play_bonus(board: &Board, seat: Seat, bonus: Bonus) -> bool {
    // T-BONUS-02, T-CARDTYPE-16: at any moment of any own turn.
    if !is_own_turn(board, seat) || !has_bonus(board, seat, bonus) || !applies!("T-BONUS-02") || !applies!("T-CARDTYPE-16") {
        return false;
    }
    match bonus {
        Bonus::Upgrade => true,
        Bonus::Passage => false,
        // With an empty deck, or a card that is no Instant and no place for it, it cannot be played.
        Bonus::CardFromDeck => board.player(seat).top.is_some_and(|top| choice::is_instant(top) || board.place_to_install(seat)),
    }
}

/// A Bonus card is used up (T-BONUS-05); the own before the ally's. Nobody counts how many in a turn (T-BONUS-08).
pub fn use_up_bonus(seat: Seat, bonus: Bonus, cx: &mut Cx<'_>) {
    let holder = cx.board.side(seat).find(|&ally| cx.board.player(ally).bonus[bonus.index()] > 0);
    if let Some(holder) = holder {
        cx.referee.log(rule!("T-BONUS-02"), || Event::Used { seat, what: Use::Bonus(bonus) });
        if applies!("T-BONUS-05") {
            cx.board.player_mut(holder).bonus[bonus.index()] -= 1;
            cx.board.bonus_gone[bonus.index()] += 1;
        }
    }
}

/// Units a Tactical Order can make attack: own, not held, with an enemy they could hit.
pub fn ordered(board: &Board, seat: Seat) -> UnitSet {
    board.standing(seat).filter(|&unit| board.can_attack(unit) && !board.targets(unit).is_empty()).collect()
}

/// The use of one thing, from its declaration to its effect.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UseStep {
    seat: Seat,
    what: Use,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UseStage"))]
enum Stage {
    Declared,
    Aimed,
}

impl UseStep {
    pub fn of(seat: Seat, what: Use) -> Self {
        Self { seat, what, at: Stage::Declared }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        if self.at == Stage::Aimed {
            return Flow::Done;
        }
        match self.what {
            Use::UpgradeToken => Flow::Ask(Choice::SpendUpgrade { seat }),
            Use::Instant => self.instant(cx),
            Use::Bonus(bonus) => {
                use_up_bonus(seat, bonus, cx);
                match bonus {
                    Bonus::Upgrade => {
                        verbs::gain_upgrade(rule!("T-CARD-BONUSUPGRADE-01"), seat, cx);
                        Flow::Done
                    }
                    // T-CARD-FROMDECK-01, T-RULING-43: no refill, the End token stays.
                    Bonus::CardFromDeck => match verbs::take_top(seat, cx) {
                        Some(card) if applies!("T-CARD-FROMDECK-01") => {
                            cx.board.in_hand = Some(card);
                            Flow::Become(Install::in_hand(seat).into())
                        }
                        Some(_) | None => Flow::Done,
                    },
                    Bonus::Passage => Flow::Done,
                }
            }
        }
    }

    /// T-CARDTYPE-08: an Instant is used once and then discarded.
    fn instant(&mut self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        let Some(card) = Board::instant_of(cx.board.faction(seat)) else { return Flow::Done };
        cx.referee.log(rule!("T-CARDTYPE-06"), || Event::Used { seat, what: Use::Instant });
        cx.board.stir();
        if applies!("T-CARDTYPE-08") {
            let player = cx.board.player_mut(seat);
            // T-CARDTYPE-07: any number of them in a turn, so the others are kept.
            let gone = if applies!("T-CARDTYPE-07") { 1 } else { player.instants };
            player.instants = player.instants.saturating_sub(gone);
            player.discards[crate::board::Player::kind_of(card)] += gone;
        }
        self.at = Stage::Aimed;
        match card {
            Card::MarinesTacticalOrder => Flow::Ask(Choice::TacticalOrder { seat }),
            Card::AliensEvolution => Flow::Ask(Choice::Evolution { seat }),
            Card::GreysMentalProbe => Flow::Ask(Choice::MentalProbe { seat }),
            _ => {
                factions::scientists::transmission(seat, cx);
                Flow::Done
            }
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        match (self.what, answers.only()) {
            (Use::UpgradeToken, Action::Unit(unit)) => {
                // T-UPGRADE-01, T-UPGRADE-12: the token goes back to the pool, the unit stays upgraded.
                verbs::turn(rule!("T-UPGRADE-01"), unit, true, cx);
                if applies!("T-UPGRADE-12") {
                    verbs::spend_upgrades(seat, 1, cx);
                }
                Flow::Done
            }
            (Use::UpgradeToken, Action::Slot(slot)) => {
                // T-UPGRADE-03 to -06: one token stays on the card, those before it are paid for again.
                let cost = cx.board.strengthening_cost(slot);
                verbs::spend_upgrades(seat, cost, cx);
                // T-UPGRADE-13: on the card it still is one of the 20.
                if applies!("T-UPGRADE-13") {
                    cx.board.pool = cx.board.pool.saturating_sub(1);
                }
                cx.board.slot_mut(slot).upgrades += 1;
                let upgrades = cx.board.slot(slot).upgrades;
                cx.referee.log(rule!("T-UPGRADE-03"), || Event::CardStrengthened { slot, upgrades });
                Flow::Done
            }
            (Use::Instant, Action::Unit(unit)) => match cx.board.faction(seat) {
                Faction::Marines => Flow::Become(Attack::single(seat, unit).into()),
                Faction::Aliens | Faction::Scientists | Faction::Greys | Faction::Pandora => {
                    verbs::turn(rule!("T-CARDTYPE-05"), unit, true, cx);
                    Flow::Done
                }
            },
            (Use::Instant, Action::Sector(sector)) => {
                factions::greys::mental_probe(seat, sector, cx);
                Flow::Done
            }
            _ => Flow::Done,
        }
    }
}
