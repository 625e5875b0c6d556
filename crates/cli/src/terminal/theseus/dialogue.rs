//! The questions before a game of Theseus.

use bots::BotName;
use theseus::generated::cards::Faction;
use theseus::setup::{Decks, Ring};
use theseus::{Mode, Setup, Theseus};

use super::agreement::first_game;
use crate::error::CliError;
use crate::terminal::agreement::Agreement;
use crate::terminal::dialogue::{Asker, pick};
use crate::terminal::sitters::Sitter;

/// Asks for everything, or for nothing if a first game will do. `None` when the person has left.
pub fn agree(asker: &mut impl Asker) -> Result<Option<Agreement<Theseus>>, CliError> {
    let begin = pick(
        asker,
        "Theseus: The Dark Orbit",
        [
            (true, "First game", "You are the Marines and begin; a Rookie plays the Aliens. Simple cards, three installed at once."),
            (false, "Another game", "Choose factions, opponents, cards and the ring yourself."),
        ],
    )?;
    match begin {
        None => Ok(None),
        Some(true) => Ok(Some(first_game())),
        Some(false) => another(asker),
    }
}

fn another(asker: &mut impl Asker) -> Result<Option<Agreement<Theseus>>, CliError> {
    let Some((players, mode)) = pick(
        asker,
        "How many play?",
        [
            ((2, Mode::Duel), "2, a duel", "The standard game: whoever has no Life left loses."),
            ((3, Mode::EachAgainstAll), "3, each against all", "You collect Life by wounding; 20 of it, or of Data, wins."),
            ((4, Mode::EachAgainstAll), "4, each against all", "The same with a fourth faction and a longer ring."),
            ((4, Mode::Alliances), "4, two against two", "Seats 1 and 3 against 2 and 4; two units and ten cards each."),
        ],
    )?
    else {
        return Ok(None);
    };
    let mut factions: Vec<Faction> = Vec::new();
    let mut sitters = Vec::new();
    for seat in 0..players {
        let title = match (seat, mode) {
            (0, _) => "Which faction is yours?".to_owned(),
            (2, Mode::Alliances) => "Which faction is your ally?".to_owned(),
            (_, Mode::Duel) => "And your opponent?".to_owned(),
            (_, Mode::EachAgainstAll | Mode::Alliances) => format!("Which faction has seat {}?", seat + 1),
        };
        let free: Vec<Faction> = Faction::ALL.into_iter().filter(|faction| !factions.contains(faction)).collect();
        let Some(faction) = pick(asker, &title, free.into_iter().map(|faction| (faction, faction.name(), about(faction))))? else {
            return Ok(None);
        };
        factions.push(faction);
        if seat == 0 {
            sitters.push(Sitter::Person);
            continue;
        }
        let bots = [BotName::Rookie, BotName::Random].map(|name| (Sitter::Bot(name), name.as_str(), name.about()));
        let person = [(Sitter::Person, "a person", "somebody who shares this terminal with you")];
        let title = format!("Who plays the {}?", faction.name());
        let Some(sitter) = pick(asker, &title, bots.into_iter().chain(person))? else { return Ok(None) };
        sitters.push(sitter);
    }
    if mode == Mode::Duel {
        let begins = [(true, "You", "Your sector comes first after the Corridors."), (false, "Your opponent", "Theirs does.")];
        match pick(asker, "Who begins?", begins)? {
            None => return Ok(None),
            Some(true) => {}
            Some(false) => {
                factions.reverse();
                sitters.reverse();
            }
        }
    }
    let usual = if mode == Mode::Alliances { Setup::alliances(&factions) } else { Setup::new(&factions) };
    let Some(setup) = details(asker, usual)? else { return Ok(None) };
    let agreement = Agreement { setup, sitters };
    agreement.check()?;
    Ok(Some(agreement))
}

/// Cards and ring.
fn details(asker: &mut impl Asker, usual: Setup) -> Result<Option<Setup>, CliError> {
    let levels = [
        (0, "Level 0", "The cards for first games."),
        (1, "Levels 0 and 1", "Some more to think about."),
        (2, "Levels 0 to 2", "Most of the cards."),
        (3, "All cards", "The full game."),
    ];
    let Some(levels) = pick(asker, "Which cards?", levels)? else { return Ok(None) };
    let openings = [
        (3, "Three cards", "For beginners: five are taken, three installed before the first turn."),
        (1, "One card", "As usual: three are taken, one is installed."),
    ];
    let Some(opening) = pick(asker, "How many cards are installed at the start?", openings)? else { return Ok(None) };
    let mut rings = vec![(usual.ring.clone(), "The usual ring", "As the rulebook lays it; when each plays against all, at random.")];
    if usual.mode == Mode::Duel && !usual.factions.contains(&Faction::Pandora) {
        rings.push((Ring::Even, "An even ring", "Another order of sectors that gives the first player less of an advantage."));
    }
    if usual.mode != Mode::Alliances {
        if usual.ring != Ring::Random {
            rings.push((Ring::Random, "At random", "For experienced players; the sectors decide who begins."));
        }
        rings.push((Ring::InTurns, "Laid in turns", "Players lay one sector after another."));
    }
    let Some(ring) = pick(asker, "How are the sectors laid?", rings)? else { return Ok(None) };
    let decks = [
        (Decks::Random, "Random decks", "Fifteen random cards of the faction (ten in an alliance)."),
        (Decks::Chosen, "Chosen decks", "Everybody picks the own deck; what is in it is a secret."),
    ];
    let Some(decks) = pick(asker, "How are the decks made?", decks)? else { return Ok(None) };
    Ok(Some(Setup { levels, opening, ring, decks, ..usual }))
}

fn about(faction: Faction) -> &'static str {
    match faction {
        Faction::Marines => "Attack from the start and lay mines: the simplest to play.",
        Faction::Aliens => "Harmless until upgraded, then they tear everybody near to pieces.",
        Faction::Scientists => "Collect Data with cameras and archives; 20 of it wins.",
        Faction::Greys => "Move enemy units about and draw Data from them; 20 of it wins.",
        Faction::Pandora => "No cards of its own: it buds Embryos that take over the cards of others.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::dialogue::tests::Script;

    #[test]
    fn the_usual_answer_is_a_first_game() {
        let agreement = agree(&mut Script(vec![0])).unwrap().unwrap();
        assert_eq!(agreement.setup, first_game().setup);
    }

    #[test]
    fn every_mode_can_be_agreed_on_and_left() {
        for (players, seats) in [(0, 2), (1, 3), (2, 4), (3, 4)] {
            let mut answers = vec![1, players];
            for seat in 0..seats {
                answers.push(0);
                if seat > 0 {
                    answers.push(0);
                }
            }
            if players == 0 {
                // Who begins: the opponent.
                answers.push(1);
            }
            answers.extend([3, 1, 0, 1]);
            for left in 0..answers.len() {
                assert!(agree(&mut Script(answers[..left].to_vec())).unwrap().is_none());
            }
            let agreement = agree(&mut Script(answers)).unwrap().unwrap();
            assert_eq!((agreement.setup.factions.len(), agreement.sitters.len()), (seats, seats));
            assert_eq!((agreement.setup.levels, agreement.setup.opening, agreement.setup.decks), (3, 1, Decks::Chosen));
            if players == 0 {
                assert_eq!(agreement.setup.factions, [Faction::Aliens, Faction::Marines]);
                assert_eq!(agreement.sitters[1], Sitter::Person);
            }
        }
    }
}
