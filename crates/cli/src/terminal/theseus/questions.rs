//! What a question is about, for somebody who has not read the rulebook.

use theseus::Choice;

/// Two sentences about a question: what happens here, and what to think of when answering.
pub fn about(choice: &Choice) -> &'static str {
    match choice {
        Choice::LaySector { .. } => {
            "The ring is laid one sector at a time, clockwise. Units only ever go clockwise, so what follows a home sector is what its \
             units reach first; whose home comes first after the Corridors begins the game."
        }
        Choice::AllianceSector { .. } => "Both players of an alliance share one home sector. It is chosen from their two.",
        Choice::PandoraToken { .. } => {
            "The sector beside the token becomes Pandora's home as well. With the token on its left side Pandora plays before the owner \
             of that sector, with the token on its right side after."
        }
        Choice::Draft { .. } => {
            "Decks are chosen card by card, and nobody sees what the others take. The deck is shuffled afterwards; only its size and its \
             top card are ever public."
        }
        Choice::OpeningCard { .. } => {
            "These are the first cards of your deck. The one you choose starts on a slot of the station; those left over wait on the \
             pending slots of your home. An Instant goes to your reserve instead."
        }
        Choice::OpeningSlot { .. } => {
            "A card works in the sector where it lies: traps where enemies stop, Action cards where your own units stop. Slots with a \
             Bonus card are not free yet."
        }
        Choice::PlaceUnit { .. } => {
            "Where a unit stands decides whom it can attack: only through passages, within its sector. And the more units stand in a \
             sector, the further each of them goes when it moves."
        }
        Choice::Move { .. } => {
            "One of your units must move: clockwise, as many sectors as units stand in its sector, itself included, neither more nor \
             fewer. Where it stops, enemy traps work first; then come your Action cards there, the action of the sector, and one \
             pending card."
        }
        Choice::ExtraTurn { .. } => {
            "The Technical Hall gives an extra turn with another of your units that has not moved yet. It has all four phases."
        }
        Choice::StartMove { .. } => {
            "Before the first step: count the sectors as usual, end the Move at once through your Ventilation Exit, or use something \
             first."
        }
        Choice::Path { leap: true, .. } => {
            "Your Shortcut lies in the next sector. Leaping over it costs no Movement Point and sets off nothing there."
        }
        Choice::Path { leap: false, .. } => "The Move goes on with the next sector, unless you want to use something first.",
        Choice::TimeLoop { .. } => "Your Time Loop lies here: points spent in it do not carry the unit further.",
        Choice::LastSector { runner: true, .. } => "The Move ends here, but a Runner may go one sector further.",
        Choice::LastSector { runner: false, .. } => "The Move ends here, unless you want to use something first, such as a Passage.",
        Choice::Teleport { .. } => "Your Teleport lies here: before the unit takes a Room it may go to any sector instead.",
        Choice::Room { .. } => {
            "The unit takes any empty Room. Think of passages: they decide whom it can attack and who can attack it. If the fourth Room \
             is filled, a Minor Assault of the player who moved follows."
        }
        Choice::AnyRoom { .. } => {
            "A unit comes back from Space into any empty Room of any sector. Enemy traps there work on it, and that is the whole turn."
        }
        Choice::Push { .. } => {
            "No Room is empty, so one of the units here goes to Space, whoever it belongs to, and makes room. It comes back as the Move \
             of a whole turn."
        }
        Choice::TrapOrder { .. } => "Several traps work on this unit. You decide in which order.",
        Choice::Attacker { .. } => {
            "All your units attack, one after another, in the order you like. Upgraded sides often hit everybody in range; some base \
             sides do not attack at all."
        }
        Choice::Target { .. } => {
            "A wound costs the owner of the unit one Life Point; units themselves never die. When each plays against all, it earns you a \
             Life Point instead."
        }
        Choice::CardOrder { .. } => "All your Action cards in this sector are performed, in the order you like.",
        Choice::Window { .. } => {
            "Between two steps of your turn you may use Upgrade tokens, Instants and Bonus cards of your reserve. Going on keeps them."
        }
        Choice::SectorOrder { .. } => "Pandora's home is a neutral sector: both the token and the action of the sector happen.",
        Choice::Home { .. } => {
            "At home you take an Upgrade token, or remove one enemy card installed here from the game. You may also do neither."
        }
        Choice::Malfunction { .. } => {
            "The card under the Malfunction token does not work and cannot be installed, discarded or strengthened until somebody moves \
             the token."
        }
        Choice::Pending { .. } => {
            "One operation on one pending slot: put your top card on an empty slot, replace an enemy's card, or install your own card \
             somewhere and refill. When your deck is empty, refilling moves the End token towards the end of the game instead."
        }
        Choice::Install { .. } => {
            "Any empty slot of any sector will do. A slot with a Bonus card gives you that card; in place of an own card, that one is \
             discarded."
        }
        Choice::Embryo { .. } => {
            "A Being that ended its Move in a sector without enemies buds an Embryo. Graspers take cards over for good, Runners go \
             further, Warriors attack."
        }
        Choice::TakeOver { .. } => "The Embryo that has just moved may be put on an enemy card here; the card then works for Pandora.",
        Choice::SpendUpgrade { .. } => {
            "A token turns a unit to its upgraded side, or raises the number of one of your installed cards by 1. A card that carries \
             tokens already costs as many more, paid from the reserve."
        }
        Choice::Evolution { .. } => "The Instant turns one of your units to its upgraded side.",
        Choice::MentalProbe { .. } => "You gain 1 Data, and 1 more for every enemy unit in the sector you choose.",
        Choice::TacticalOrder { .. } => "The Instant lets one of your units attack at once.",
        Choice::AttackFromDarkness { .. } => "Up to as many of your units as the card says attack, wherever they stand.",
        Choice::TrapDetector { .. } => {
            "A Deactivation token cancels the enemy traps of its sector once for your next unit that meets them."
        }
        Choice::MoveEnemy { .. } => {
            "You make a Move with an enemy unit and decide everything about it: its Room, whom it pushes, the order of traps. Its own \
             cards do nothing for it."
        }
        Choice::Kidnap { .. } => "You put an enemy unit of this sector into another one, where traps work on it.",
        Choice::KidnapTo { .. } => "The unit is put into this sector without a Move; traps there work on it.",
        Choice::Invisibility { .. } => "An invisible unit cannot be attacked until its next Move is over.",
        Choice::Degrade { .. } => "The opponent loses upgrades and chooses which.",
        Choice::LoseUpgrade { .. } => "You lose an upgrade: a token of your reserve or on a card, or a unit goes back to its base side.",
        Choice::Medlab { .. } => "When each plays against all, the Medlab takes collected Life from opponents.",
        Choice::Detonate { .. } => "Every enemy unit here is wounded, and the card leaves the game.",
        Choice::Transfer { .. } => "The unit is wounded and you gain as much Data.",
        Choice::RemoteControl { .. } => "You perform one of your Action cards in any sector.",
        Choice::BasePlans { .. } => "You install one of your pending cards, whatever the sector, and refill its slot.",
    }
}
