//! `hullbreach replay`: stepping through a recorded game.

use std::io::Write as _;
use std::path::PathBuf;

use kernel::{Seat, Viewer, Words as _};
use serde_json::{Value, json};
use theseus::Theseus;
use theseus::generated::cards::Faction;

use crate::error::{CliError, Verdict};
use crate::output::Output;
use crate::terminal::marks::Palette;
use crate::terminal::reel::{Eyes, Frame, Reel};
use crate::terminal::screen::Screen;
use crate::terminal::station::{self, Focus};
use crate::terminal::{archive, is_capable, players};

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
    /// See what one seat saw: a number from 1, or a faction
    #[arg(long = "as", value_name = "SEAT", conflicts_with = "reveal")]
    seat: Option<String>,
    /// See everything, chosen decks included
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
    let journal = archive::read(&args.file)?;
    let eyes = match (&args.seat, args.reveal) {
        (_, true) => Eyes::Everybody,
        (Some(name), false) => Eyes::Of(Viewer::Seat(seat_named(name, &journal.setup.factions)?)),
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
        screen.watch(&reel, args.step.unwrap_or(0), &whose(eyes, &journal.setup.factions))?;
    }
    match reel.broken.take() {
        Some(error) => Err(CliError::Journal { path: args.file, error }),
        None => Ok(Verdict::Well),
    }
}

/// One step, or all of them.
fn wanted(reel: &Reel, step: Option<usize>) -> impl Iterator<Item = &Frame> {
    reel.frames.iter().filter(move |frame| step.is_none_or(|step| frame.turn == step))
}

fn seat_named(name: &str, factions: &[Faction]) -> Result<Seat, CliError> {
    let by_number = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).filter(|&seat| seat < factions.len());
    let seat = by_number.or_else(|| factions.iter().position(|faction| faction.id().eq_ignore_ascii_case(name)));
    let known = || factions.iter().map(|faction| faction.id()).collect::<Vec<_>>().join(", ");
    seat.map(|seat| Seat::new(seat as u8)).ok_or_else(|| CliError::NoSuchSeat(name.to_owned(), known()))
}

fn whose(eyes: Eyes, factions: &[Faction]) -> String {
    match eyes {
        Eyes::Everybody => "everything revealed".to_owned(),
        Eyes::Of(Viewer::Spectator) => "as a spectator".to_owned(),
        Eyes::Of(Viewer::Seat(seat)) => format!("as the {}", factions.get(seat.index()).map_or("nobody", |faction| faction.name())),
    }
}

fn print(frame: &Frame, output: &mut Output) -> Result<(), CliError> {
    let board = &frame.board;
    match frame.seat {
        None => writeln!(output, "Step 0: the opening")?,
        Some(seat) => {
            let answer = frame.answer.as_deref().unwrap_or("(a secret)");
            let lead = format!("Step {}: ", frame.turn);
            output.paragraph(&lead, &format!("{}: {} {answer}", board.faction(seat).name(), frame.question))?;
        }
    }
    for told in &frame.told {
        output.paragraph("  ", &format!("{} [{}]", told.text, told.rule))?;
    }
    let palette = Palette::colourless();
    let width = output.width();
    writeln!(output, "{}", players::header(&frame.view, board, &format!("Turn {}", frame.view.clock), palette))?;
    for line in players::players(&frame.view, board, &[], width, palette) {
        writeln!(output, "{}", line.to_string().trim_end())?;
    }
    for line in station::strip(board, width, palette, Focus::Nothing) {
        writeln!(output, "{line}")?;
    }
    writeln!(output)?;
    Ok(())
}

fn as_json(frame: &Frame, eyes: Eyes) -> Value {
    let position = match eyes {
        Eyes::Everybody => Theseus::position(&frame.state),
        Eyes::Of(_) => Theseus::seen_position(&frame.view),
    };
    let log: Vec<_> = frame.told.iter().map(|told| json!({ "rule": told.rule, "text": told.text })).collect();
    json!({
        "step": frame.turn,
        "seat": frame.seat.map(|seat| frame.board.faction(seat)),
        "question": frame.question,
        "answer": frame.answer,
        "log": log,
        "position": position,
    })
}
