//! `hullbreach play`: a game in this terminal, against bots or with others who share it.

use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use clap::Subcommand;
use kernel::{Seed, Viewer};
use rulebook::book::Rulebook;

use crate::error::{CliError, Verdict};
use crate::output::Output;
use crate::terminal::agreement::{self, Agreement, Flags};
use crate::terminal::desk::{self, Desk};
use crate::terminal::local_port;
use crate::terminal::plain::Plain;
use crate::terminal::screen::Screen;
use crate::terminal::sitters::Sitters;
use crate::terminal::sitting::{Now, Sitting};
use crate::terminal::{Left, archive, dialogue, is_capable, pages};

/// Play a game in this terminal
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    game: GameCommand,
}

#[derive(Subcommand)]
enum GameCommand {
    Theseus(Box<TheseusArgs>),
}

/// Theseus: The Dark Orbit, against bots or with others who share this terminal
#[derive(clap::Args)]
#[command(
    long_about = "Theseus: The Dark Orbit, against bots or with others who share this terminal.\n\n\
        Without options you are asked what to play; the first proposal is a first game. In the game, ? explains a question, `why` an \
        answer that is not possible, `rule` and `card` read rules and cards, and `help` lists the rest.\n\n\
        The seed that decides all draws is fixed before the game by a commitment and told at its end, so that `hullbreach verify` can \
        check both. While a game is unfinished, the seed is kept in FILE.host beside the journal FILE.",
    after_long_help = "Examples:\n  \
        hullbreach play theseus\n  \
        hullbreach play theseus --factions scientists,greys --levels 3 --opening 1\n  \
        hullbreach play theseus --mode alliances --seats you,rookie,you,rookie --journal evening.json\n  \
        hullbreach play theseus --resume evening.json\n  \
        printf '1\\n1\\n' | hullbreach play theseus --plain --seed 7 --levels 0"
)]
struct TheseusArgs {
    /// What all chance follows from: 64 hexadecimal digits, or a number [default: drawn by lot]
    #[arg(long, value_name = "HEX|NUMBER", value_parser = agreement::seed)]
    seed: Option<Seed>,
    /// Write the journal of the game to this file, after every answer
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Go on with the game in this journal
    #[arg(long, value_name = "FILE", conflicts_with_all = ["factions", "mode", "ring", "levels", "opening", "decks"])]
    resume: Option<PathBuf>,
    /// Lines and numbers instead of the whole screen; this is also how it plays without a terminal
    #[arg(long)]
    plain: bool,
    /// Serve the game as plain lines on this port of this machine, a game for each connection (try `nc 127.0.0.1 PORT`)
    #[arg(long, value_name = "PORT", conflicts_with_all = ["journal", "resume"])]
    port: Option<u16>,
    #[command(flatten)]
    flags: Flags,
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    let GameCommand::Theseus(args) = args.game;
    if let Some(port) = args.port {
        return local_port::serve(port, output);
    }
    if args.plain || !is_capable() { in_lines(*args, output) } else { on_screen(*args, output) }
}

/// A game about to begin or to go on, and where its journal is kept.
struct Prepared {
    sitting: Sitting,
    desk: Desk,
}

fn in_lines(args: TheseusArgs, output: &mut Output) -> Result<Verdict, CliError> {
    let at_a_keyboard = std::io::stdin().is_terminal();
    let mut plain = Plain::new(std::io::stdin().lock(), output, !at_a_keyboard);
    let Some(mut prepared) = prepare(args, |flags| negotiate(flags, &mut plain))? else {
        writeln!(output, "No game, then.")?;
        return Ok(Verdict::Well);
    };
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

fn on_screen(args: TheseusArgs, output: &mut Output) -> Result<Verdict, CliError> {
    let mut screen = Screen::open()?;
    let prepared = prepare(args, |flags| negotiate(flags, &mut screen))?;
    let Some(mut prepared) = prepared else {
        drop(screen);
        writeln!(output, "No game, then.")?;
        return Ok(Verdict::Well);
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
fn negotiate(flags: Flags, asker: &mut impl dialogue::Asker) -> Result<Option<Agreement>, CliError> {
    if flags.say_something() { Ok(Some(flags.agree()?)) } else { dialogue::agree(asker) }
}

/// Begins a game or takes up a saved one. `None` when the person has thought better of it.
fn prepare(args: TheseusArgs, negotiate: impl FnOnce(Flags) -> Result<Option<Agreement>, CliError>) -> Result<Option<Prepared>, CliError> {
    let book = Rulebook::embedded()?;
    if let Some(path) = args.resume {
        let sitting = resume(&path, args.seed, &args.flags)?;
        return Ok(Some(Prepared { sitting, desk: Desk { book, journal: Some(args.journal.unwrap_or(path)) } }));
    }
    let seed = match args.seed {
        Some(seed) => seed,
        None => agreement::fresh_seed()?,
    };
    let Some(agreement) = negotiate(args.flags)? else { return Ok(None) };
    let sitters = Sitters::new(&agreement.sitters, whims(&seed));
    let sitting = Sitting::begin(&agreement.setup, seed, sitters)
        .map_err(|error| CliError::Journal { path: args.journal.clone().unwrap_or_default(), error })?;
    let desk = Desk { book, journal: args.journal };
    desk.keep(&sitting)?;
    Ok(Some(Prepared { sitting, desk }))
}

fn resume(path: &Path, seed: Option<Seed>, flags: &Flags) -> Result<Sitting, CliError> {
    let journal = archive::read(path)?;
    let wrong = |error| CliError::Journal { path: path.to_owned(), error };
    let host = archive::read_host(path)?;
    if journal.seed.is_some() {
        return Err(CliError::GameIsOver(path.display().to_string()));
    }
    let (seed, seats) = match (seed, host) {
        (Some(seed), Some((_, seats))) => (seed, seats),
        (Some(seed), None) => (seed, agreement::usual_sitters(journal.setup.factions.len())),
        (None, Some(host)) => host,
        (None, None) => return Err(CliError::NoHost(archive::host_path(path))),
    };
    let seats = if flags.seats.is_empty() { seats } else { flags.seats.clone() };
    let agreement = Agreement { setup: journal.setup.clone(), sitters: seats };
    agreement.check()?;
    let sitters = Sitters::new(&agreement.sitters, whims(&seed));
    Sitting::resume(journal, seed, sitters).map_err(wrong)
}

/// What the bots' whims follow from: public, and different for every seed.
fn whims(seed: &Seed) -> u64 {
    seed.commitment().get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or(0)
}

/// The last words: who has won and the seed, or how to go on another time.
fn farewell(prepared: Prepared, left: Left, output: &mut Output) -> Result<Verdict, CliError> {
    let Prepared { mut sitting, desk } = prepared;
    if let Now::Over(outcome) = sitting.now() {
        sitting.tell_seed();
        desk.keep(&sitting)?;
        let view = sitting.view(Viewer::Spectator);
        let board = view.board();
        if let Some(board) = board {
            let page = pages::result(&view, &board, outcome);
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
    writeln!(output, "Saved to {path}. To go on: hullbreach play theseus --resume {path}")?;
    Ok(Verdict::Well)
}

/// A name nobody else has used: games differ in their commitments.
fn default_journal(sitting: &Sitting) -> PathBuf {
    let mark = sitting.journal().commitment.as_deref().and_then(|commitment| commitment.get(..8)).unwrap_or("game");
    PathBuf::from(format!("theseus-{mark}.json"))
}
