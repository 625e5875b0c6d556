//! `hullbreach play`: a game in this terminal, against bots or with others who share it.

use std::io::{IsTerminal as _, StdinLock, Write as _};
use std::path::{Path, PathBuf};

use clap::Subcommand;
use kernel::{Seed, Viewer};
use nemesis::Nemesis;
use rulebook::book::Rulebook;
use theseus::Theseus;

use crate::error::{CliError, Verdict};
use crate::games::{GameName, with_game};
use crate::output::Output;
use crate::terminal::agreement::{self, Agreement, Terms};
use crate::terminal::desk::{self, Desk};
use crate::terminal::dialogue::{Asker, pick};
use crate::terminal::local_port;
use crate::terminal::plain::Plain;
use crate::terminal::screen::Screen;
use crate::terminal::sitters::Sitters;
use crate::terminal::sitting::{Now, Sitting};
use crate::terminal::tabletop::Tabletop;
use crate::terminal::{Left, archive, is_capable};

/// Play a game in this terminal
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    long_about = "Play a game in this terminal.\n\n\
        Without a game you are asked which one. Each game has options of its own: `hullbreach play nemesis --help`."
)]
pub struct Args {
    #[command(subcommand)]
    game: Option<GameCommand>,
    #[command(flatten)]
    occasion: Occasion,
}

#[derive(Subcommand)]
enum GameCommand {
    /// Theseus: The Dark Orbit, against bots or with others who share this terminal
    #[command(
        long_about = "Theseus: The Dark Orbit, against bots or with others who share this terminal.\n\n\
            Without options you are asked what to play; the first proposal is a first game. In the game, ? explains a question, `why` \
            an answer that is not possible, `rule` and `card` read rules and cards, and `help` lists the rest.\n\n\
            The seed that decides all draws is fixed before the game by a commitment and told at its end, so that `hullbreach verify` \
            can check both. While a game is unfinished, the seed is kept in FILE.host beside the journal FILE.",
        after_long_help = "Examples:\n  \
            hullbreach play theseus\n  \
            hullbreach play theseus --factions scientists,greys --levels 3 --opening 1\n  \
            hullbreach play theseus --mode alliances --seats you,rookie,you,rookie --journal evening.json\n  \
            hullbreach play theseus --resume evening.json\n  \
            printf '1\\n1\\n' | hullbreach play theseus --plain --seed 7 --levels 0"
    )]
    Theseus(Box<GameArgs<<Theseus as Tabletop>::Flags>>),
    /// Nemesis: survive on the ship, alone, together or against each other
    #[command(
        long_about = "Nemesis: survive on the ship, alone, together or against each other.\n\n\
            Without options you are asked what to play. In the game, ? explains a question, `why` an answer that is not possible, `me` \
            shows your hand, Items and Objectives, `notes` what you have seen, `look 11` a Room, and `help` lists the rest.\n\n\
            The seed that decides all draws is fixed before the game by a commitment and told at its end, so that `hullbreach verify` \
            can check both. While a game is unfinished, the seed is kept in FILE.host beside the journal FILE.",
        after_long_help = "Examples:\n  \
            hullbreach play nemesis\n  \
            hullbreach play nemesis --players 4 --side alternate\n  \
            hullbreach play nemesis --mode cooperative --seats you,you,random --journal evening.json\n  \
            hullbreach play nemesis --resume evening.json\n  \
            printf '1\\n1\\n' | hullbreach play nemesis --plain --seed 7 --players 2"
    )]
    Nemesis(Box<GameArgs<<Nemesis as Tabletop>::Flags>>),
}

/// How and from where a game is played, whichever it is.
#[derive(clap::Args)]
struct Occasion {
    /// What all chance follows from: 64 hexadecimal digits, or a number [default: drawn by lot]
    #[arg(long, value_name = "HEX|NUMBER", value_parser = agreement::seed)]
    seed: Option<Seed>,
    /// Write the journal of the game to this file, after every answer
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Go on with the game in this journal
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Lines and numbers instead of the whole screen; this is also how it plays without a terminal
    #[arg(long)]
    plain: bool,
    /// Serve the game as plain lines on this port of this machine, a game for each connection (try `nc 127.0.0.1 PORT`)
    #[arg(long, value_name = "PORT", conflicts_with_all = ["journal", "resume"])]
    port: Option<u16>,
}

/// A game, and what was said about it.
#[derive(clap::Args)]
struct GameArgs<F: clap::Args> {
    #[command(flatten)]
    occasion: Occasion,
    #[command(flatten)]
    flags: F,
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    match args.game {
        Some(GameCommand::Theseus(game)) => play::<Theseus>(game.occasion, game.flags, output),
        Some(GameCommand::Nemesis(game)) => play::<Nemesis>(game.occasion, game.flags, output),
        None => any_game(args.occasion, output),
    }
}

/// A game that was not named: the one of the journal, or the one the person chooses.
fn any_game(occasion: Occasion, output: &mut Output) -> Result<Verdict, CliError> {
    if let Some(port) = occasion.port {
        return local_port::serve(port, "Hullbreach", output);
    }
    let game = match &occasion.resume {
        Some(path) => Some(archive::game(path)?),
        None if is_plain(&occasion) => which_game(&mut lines(output))?,
        None => which_game(&mut Screen::open()?)?,
    };
    match game {
        Some(game) => with_game!(game, G => play::<G>(occasion, Default::default(), output)),
        None => no_game(output),
    }
}

fn which_game(asker: &mut impl Asker) -> Result<Option<GameName>, CliError> {
    let games = [
        (GameName::Theseus, Theseus::TITLE, "Factions fight over a space station: quick, everything open. About half an hour."),
        (GameName::Nemesis, Nemesis::TITLE, "Wake up on a ship with something aboard: dark, full of secrets. An evening."),
    ];
    pick(asker, "What do you want to play?", games)
}

fn play<G: Tabletop>(occasion: Occasion, flags: G::Flags, output: &mut Output) -> Result<Verdict, CliError> {
    if let Some(port) = occasion.port {
        let name = G::TITLE.split(':').next().unwrap_or(G::TITLE);
        return local_port::serve(port, name, output);
    }
    if is_plain(&occasion) { in_lines::<G>(occasion, flags, output) } else { on_screen::<G>(occasion, flags, output) }
}

fn is_plain(occasion: &Occasion) -> bool {
    occasion.plain || !is_capable()
}

/// The game as lines on standard input and output. What is typed is repeated unless a keyboard has shown it already.
fn lines(output: &mut Output) -> Plain<'_, StdinLock<'static>> {
    let stdin = std::io::stdin();
    let echo = !stdin.is_terminal();
    Plain::new(stdin.lock(), output, echo)
}

fn no_game(output: &mut Output) -> Result<Verdict, CliError> {
    writeln!(output, "No game, then.")?;
    Ok(Verdict::Well)
}

/// A game about to begin or to go on, and where its journal is kept.
struct Prepared<G: Tabletop> {
    sitting: Sitting<G>,
    desk: Desk,
}

fn in_lines<G: Tabletop>(occasion: Occasion, flags: G::Flags, output: &mut Output) -> Result<Verdict, CliError> {
    let at_a_keyboard = std::io::stdin().is_terminal();
    let mut plain = lines(output);
    let Some(mut prepared) = prepare::<G>(occasion, flags, |flags| negotiate(flags, &mut plain))? else { return no_game(output) };
    let Prepared { sitting, desk } = &mut prepared;
    plain.promise(sitting)?;
    let left = plain.play(sitting, desk)?;
    if left == Left::Over && desk.journal.is_none() {
        sitting.tell_seed();
        if let Some(file) = plain.line("Keep the journal? Type a file name, or Enter for no: ")?.filter(|file| !file.trim().is_empty()) {
            desk::save(Path::new(file.trim()), sitting)?;
            desk.journal = Some(PathBuf::from(file.trim()));
        }
    }
    // Input that has run out in a script is no reason to leave a file behind; a person at a keyboard may have meant to stop.
    let left = if left == Left::InputEnded && at_a_keyboard { Left::Quit } else { left };
    farewell(prepared, left, output)
}

fn on_screen<G: Tabletop>(occasion: Occasion, flags: G::Flags, output: &mut Output) -> Result<Verdict, CliError> {
    let mut screen = Screen::open()?;
    let prepared = prepare::<G>(occasion, flags, |flags| negotiate(flags, &mut screen))?;
    let Some(mut prepared) = prepared else {
        drop(screen);
        return no_game(output);
    };
    let left = screen.play(&mut prepared.sitting, &prepared.desk);
    drop(screen);
    let left = match left {
        Ok(left) => left,
        Err(error) => {
            // Whatever went wrong, the game is not lost.
            let _ = farewell(prepared, Left::Quit, output);
            return Err(error);
        }
    };
    farewell(prepared, left, output)
}

/// What the flags say, or else what the dialogue does.
fn negotiate<F: Terms>(flags: F, asker: &mut impl Asker) -> Result<Option<Agreement<F::Game>>, CliError> {
    if flags.say_something() { Ok(Some(flags.agree()?)) } else { F::Game::negotiate(asker) }
}

/// Begins a game or takes up a saved one. `None` when the person has thought better of it.
fn prepare<G: Tabletop>(
    occasion: Occasion,
    flags: G::Flags,
    negotiate: impl FnOnce(G::Flags) -> Result<Option<Agreement<G>>, CliError>,
) -> Result<Option<Prepared<G>>, CliError> {
    let book = Rulebook::embedded()?;
    if let Some(path) = occasion.resume {
        let sitting = resume(&path, occasion.seed, &flags)?;
        return Ok(Some(Prepared { sitting, desk: Desk { book, journal: Some(occasion.journal.unwrap_or(path)) } }));
    }
    let seed = match occasion.seed {
        Some(seed) => seed,
        None => agreement::fresh_seed()?,
    };
    let Some(agreement) = negotiate(flags)? else { return Ok(None) };
    let sitters = Sitters::new(&agreement.sitters, whims(&seed));
    let sitting = Sitting::begin(&agreement.setup, seed, sitters)
        .map_err(|error| CliError::Journal { path: occasion.journal.clone().unwrap_or_default(), error })?;
    let desk = Desk { book, journal: occasion.journal };
    desk.keep(&sitting)?;
    Ok(Some(Prepared { sitting, desk }))
}

fn resume<G: Tabletop>(path: &Path, seed: Option<Seed>, flags: &G::Flags) -> Result<Sitting<G>, CliError> {
    let journal = archive::read::<G>(path)?;
    let wrong = |error| CliError::Journal { path: path.to_owned(), error };
    let host = archive::read_host(path)?;
    if journal.seed.is_some() {
        return Err(CliError::GameIsOver(path.display().to_string()));
    }
    let (seed, seats) = match (seed, host) {
        (Some(seed), Some((_, seats))) => (seed, seats),
        (Some(seed), None) => (seed, agreement::usual_sitters(G::players(&journal.setup))),
        (None, Some(host)) => host,
        (None, None) => return Err(CliError::NoHost(archive::host_path(path))),
    };
    let seats = if flags.seats().is_empty() { seats } else { flags.seats().to_vec() };
    let agreement = Agreement::<G> { setup: journal.setup.clone(), sitters: seats };
    agreement.check()?;
    let sitters = Sitters::new(&agreement.sitters, whims(&seed));
    Sitting::resume(journal, seed, sitters).map_err(wrong)
}

/// What the bots' whims follow from: public, and different for every seed.
fn whims(seed: &Seed) -> u64 {
    seed.commitment().get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or(0)
}

/// The last words: who has won and the seed, or how to go on another time.
fn farewell<G: Tabletop>(prepared: Prepared<G>, left: Left, output: &mut Output) -> Result<Verdict, CliError> {
    let Prepared { mut sitting, desk } = prepared;
    if let Now::Over(outcome) = sitting.now() {
        sitting.tell_seed();
        desk.keep(&sitting)?;
        let view = sitting.view(Viewer::Spectator);
        let board = G::board(&view);
        if let Some(board) = board {
            let page = G::result(&view, &board, outcome);
            writeln!(output, "{}", page.title)?;
            for (lead, text) in &page.paragraphs {
                output.paragraph(&format!("  {lead}"), text)?;
            }
        }
        writeln!(output, "Seed: {}", sitting.seed())?;
        if let Some(commitment) = &sitting.journal().commitment {
            writeln!(output, "Its commitment before the game: {commitment}")?;
        }
        if let Some(path) = &desk.journal {
            let path = path.display();
            writeln!(output, "Journal: {path} (hullbreach verify {path}, hullbreach replay {path})")?;
        }
        return Ok(Verdict::Well);
    }
    let path = match (left, desk.journal) {
        (_, Some(path)) => path,
        (Left::Quit | Left::Over, None) => default_journal(&sitting),
        (Left::InputEnded, None) => {
            writeln!(output, "The input has ended. The game was not saved: --journal FILE keeps it.")?;
            return Ok(Verdict::Well);
        }
    };
    desk::save(&path, &sitting)?;
    let path = path.display();
    writeln!(output, "Saved to {path}. To go on: hullbreach play {} --resume {path}", G::ID)?;
    Ok(Verdict::Well)
}

/// A name nobody else has used: games differ in their commitments.
fn default_journal<G: Tabletop>(sitting: &Sitting<G>) -> PathBuf {
    let mark = sitting.journal().commitment.as_deref().and_then(|commitment| commitment.get(..8)).unwrap_or("game");
    PathBuf::from(format!("{}-{mark}.json", G::ID))
}
