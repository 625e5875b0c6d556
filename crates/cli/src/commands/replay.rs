//! `hullbreach replay`: stepping through a recorded game.

use std::io::Write as _;
use std::path::PathBuf;

use kernel::{Journal, Seat, Viewer};
use serde_json::{Value, json};

use crate::error::{CliError, Verdict};
use crate::games::with_game;
use crate::output::Output;
use crate::terminal::palette::Palette;
use crate::terminal::reel::{Eyes, Frame, Reel};
use crate::terminal::screen::Screen;
use crate::terminal::tabletop::{Sight, Tabletop};
use crate::terminal::{archive, is_capable};

/// Step through a recorded game
#[derive(clap::Args)]
#[command(
    long_about = "Step through a recorded game.\n\n\
        In a terminal the arrow keys go from answer to answer. Otherwise, or with --plain, every step is printed. Without --as and \
        --reveal you see what a spectator saw.",
    after_long_help = "Examples:\n  \
        hullbreach replay game.json\n  \
        hullbreach replay game.json --as aliens --step 40\n  \
        hullbreach replay game.json --reveal --json > steps.json"
)]
pub struct Args {
    /// A journal, as written by `hullbreach play --journal`
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// See what one seat saw: a number from 1, or a faction or Character
    #[arg(long = "as", value_name = "SEAT", conflicts_with = "reveal")]
    seat: Option<String>,
    /// See everything, whatever is secret included
    #[arg(long)]
    reveal: bool,
    /// Begin with this step, counted in answers; printed, it is the only one
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// One JSON document for programs: every step with its log and the position after it
    #[arg(long)]
    json: bool,
    /// Print the steps, even in a terminal
    #[arg(long, conflicts_with = "json")]
    plain: bool,
}

pub fn run(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    with_game!(archive::game(&args.file)?, G => show::<G>(args, output))
}

fn show<G: Tabletop>(args: Args, output: &mut Output) -> Result<Verdict, CliError> {
    let journal = archive::read::<G>(&args.file)?;
    let last = last_board(&journal);
    let eyes = match (&args.seat, args.reveal) {
        (_, true) => Eyes::Everybody,
        (Some(name), false) => Eyes::Of(Viewer::Seat(seat_named::<G>(name, &journal, last.as_ref())?)),
        (None, false) => Eyes::Of(Viewer::Spectator),
    };
    let mut reel = Reel::of(&journal, eyes);
    if args.json {
        let steps: Vec<Value> = wanted(&reel, args.step).map(|frame| as_json(frame, eyes)).collect();
        output.json(&steps)?;
    } else if args.plain || !is_capable() {
        for frame in wanted(&reel, args.step) {
            print(frame, output)?;
        }
    } else {
        let mut screen = Screen::open()?;
        screen.watch(&reel, args.step.unwrap_or(0), &whose::<G>(eyes, last.as_ref()))?;
    }
    match reel.broken.take() {
        Some(error) => Err(CliError::Journal { path: args.file, error }),
        None => Ok(Verdict::Well),
    }
}

/// The table as far as the journal is sound. Players have their names by then.
fn last_board<G: Tabletop>(journal: &Journal<G>) -> Option<G::Board> {
    let mut last = None;
    // Whatever is wrong with the journal is told when it is shown.
    let _ = journal.replay(|_, table| last = Some(table.state.board));
    last
}

/// One step, or all of them.
fn wanted<G: Tabletop>(reel: &Reel<G>, step: Option<usize>) -> impl Iterator<Item = &Frame<G>> {
    reel.frames.iter().filter(move |frame| step.is_none_or(|step| frame.turn == step))
}

fn seat_named<G: Tabletop>(name: &str, journal: &Journal<G>, board: Option<&G::Board>) -> Result<Seat, CliError> {
    let players = G::players(&journal.setup);
    let by_number = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).filter(|&seat| seat < players);
    let seat = by_number.map(|seat| Seat::new(seat as u8)).or_else(|| G::seat_named(board?, &name.to_lowercase()));
    let known = || board.map_or_else(Vec::new, |board| (0..players).map(|seat| G::seat_name(board, Seat::new(seat as u8))).collect());
    seat.ok_or_else(|| CliError::NoSuchSeat(name.to_owned(), known().join(", ")))
}

fn whose<G: Tabletop>(eyes: Eyes, board: Option<&G::Board>) -> String {
    match (eyes, board) {
        (Eyes::Everybody, _) => "everything revealed".to_owned(),
        (Eyes::Of(Viewer::Seat(seat)), Some(board)) => format!("as {}", G::called(board, seat)),
        (Eyes::Of(Viewer::Seat(_) | Viewer::Spectator), _) => "as a spectator".to_owned(),
    }
}

fn print<G: Tabletop>(frame: &Frame<G>, output: &mut Output) -> Result<(), CliError> {
    let board = &frame.board;
    match frame.seat {
        None => writeln!(output, "Step 0: the opening")?,
        Some(seat) => {
            let answer = frame.answer.as_deref().unwrap_or("(a secret)");
            let lead = format!("Step {}: ", frame.turn);
            output.paragraph(&lead, &format!("{}: {} {answer}", G::name(board, seat), frame.question))?;
        }
    }
    for told in &frame.told {
        output.paragraph("  ", &format!("{} [{}]", told.text, told.rule))?;
    }
    let sight: Sight<'_, G> = Sight { view: &frame.view, board, sitters: &[], title: G::progress(&frame.view), focus: G::Focus::default() };
    for line in G::lines(&sight, output.width(), Palette::colourless()) {
        writeln!(output, "{}", line.to_string().trim_end())?;
    }
    writeln!(output)?;
    Ok(())
}

fn as_json<G: Tabletop>(frame: &Frame<G>, eyes: Eyes) -> Value {
    let position = match eyes {
        Eyes::Everybody => G::position(&frame.state),
        Eyes::Of(_) => G::seen_position(&frame.view),
    };
    let log: Vec<_> = frame.told.iter().map(|told| json!({ "rule": told.rule, "text": told.text })).collect();
    json!({
        "step": frame.turn,
        "seat": frame.seat.map(|seat| G::seat_name(&frame.board, seat)),
        "question": frame.question,
        "answer": frame.answer,
        "log": log,
        "position": position,
    })
}
