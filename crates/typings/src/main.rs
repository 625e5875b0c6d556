//! `typings write FOLDER` writes what a browser gets as TypeScript types, and the setups it may ask for, `typings check FOLDER` fails
//! when they are stale, and `typings samples FOLDER` writes values of real games and messages as TypeScript, for the compiler to hold
//! them against the types.

mod declarations;
mod messages;
mod samples;
mod setups;

use anyhow::{Context, Result, bail};
use declarations::Declarations;
use kernel::{Entry, Game, Outcome, Refusal};
use nemesis::Nemesis;
use protocol::rest::{
    Blocks, Call, Commanded, Complaint, Credentials, Failure, Identity, ImportTable, NewBlock, NewPerson, NewPush, NewTable, NewWebhook,
    Page, Pairing, PairingCode, Problem, PushEnd, PushKey, Replayed, SeatGiven, SeatLinkMade, SeatToken, SessionsEnded, TableMade,
    WebhookMade,
};
use protocol::{FromClient, FromTable};
use std::fs;
use std::path::Path;
use theseus::Theseus;
use ts_rs::TS;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["write", folder] => write(Path::new(folder)),
        ["check", folder] => match stale(Path::new(folder))?.as_slice() {
            [] => Ok(()),
            some => bail!("stale: {}; run `cargo xtask types`", some.join(", ")),
        },
        ["samples", folder] => samples::write(Path::new(folder)),
        _ => bail!("usage: typings write|check|samples FOLDER"),
    }
}

/// Everything of a game that goes to a browser or comes from it.
fn declare<G: Game>(all: &mut Declarations)
where
    G::View: TS,
    G::Action: TS,
    G::Choice: TS,
    G::SeenEvent: TS,
    G::Setup: TS,
    G::Ending: TS,
    G::Claim: TS,
{
    all.add::<G::View>();
    all.add::<G::Action>();
    all.add::<G::Choice>();
    all.add::<Entry<G::SeenEvent>>();
    all.add::<G::Setup>();
    all.add::<Outcome<G::Ending>>();
    all.add::<G::Claim>();
    all.add::<Refusal>();
}

/// Everything said between a browser and a table.
fn declare_protocol(all: &mut Declarations) {
    all.add::<FromClient>();
    all.add::<FromTable>();
    all.add::<NewPerson>();
    all.add::<Identity>();
    all.add::<Credentials>();
    all.add::<SessionsEnded>();
    all.add::<Pairing>();
    all.add::<PairingCode>();
    all.add::<NewBlock>();
    all.add::<Blocks>();
    all.add::<NewWebhook>();
    all.add::<WebhookMade>();
    all.add::<Call>();
    all.add::<NewPush>();
    all.add::<PushEnd>();
    all.add::<PushKey>();
    all.add::<NewTable>();
    all.add::<ImportTable>();
    all.add::<TableMade>();
    all.add::<Page>();
    all.add::<Commanded>();
    all.add::<SeatLinkMade>();
    all.add::<SeatToken>();
    all.add::<SeatGiven>();
    all.add::<Problem>();
    all.add::<Complaint>();
    all.add::<Replayed>();
    all.add::<Failure>();
}

/// The modules of all games. A new engine is one more line here.
fn declarations() -> Declarations {
    let mut all = Declarations::default();
    declare::<Theseus>(&mut all);
    declare::<Nemesis>(&mut all);
    declare_protocol(&mut all);
    all
}

/// Every file and its text.
fn modules(all: &Declarations) -> Result<Vec<(String, String)>> {
    let mut modules = all.modules()?;
    modules.push((setups::FILE.to_owned(), setups::module()?));
    Ok(modules)
}

fn write(folder: &Path) -> Result<()> {
    let all = declarations();
    let modules = modules(&all)?;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    for file in files(folder)?.into_iter().filter(|file| modules.iter().all(|(name, _)| name != file)) {
        fs::remove_file(folder.join(&file)).with_context(|| file.clone())?;
    }
    for (name, text) in &modules {
        fs::write(folder.join(name), text).with_context(|| name.clone())?;
    }
    println!("{} types in {} modules", all.len(), modules.len());
    Ok(())
}

/// The files that are not what the Rust types say, or not there, or not from here.
fn stale(folder: &Path) -> Result<Vec<String>> {
    let modules = modules(&declarations())?;
    let mut stale: Vec<String> = files(folder)?.into_iter().filter(|file| modules.iter().all(|(name, _)| name != file)).collect();
    for (name, text) in modules {
        if fs::read_to_string(folder.join(&name)).ok().as_deref() != Some(text.as_str()) {
            stale.push(name);
        }
    }
    Ok(stale)
}

/// The names of what lies in a folder; nothing does if it is not there.
fn files(folder: &Path) -> Result<Vec<String>> {
    if !folder.is_dir() {
        return Ok(vec![]);
    }
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
}
