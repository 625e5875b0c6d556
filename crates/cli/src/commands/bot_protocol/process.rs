//! The running bot: lines to it, lines from it, and a clock.

use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::{Map, Value};

use super::BotProtocolError;
use super::transcript::Transcript;
use crate::error::CliError;

/// The longest line a bot may write.
const LONGEST_LINE: u64 = 64 * 1024;
/// How many lines of the bot are read before anybody wants them. One is enough to know that it speaks unasked.
const LINES_WAITING: usize = 2;
/// How long a bot may take to end when nothing more will be asked.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// The same after it has forfeited.
const DISMISSAL: Duration = Duration::from_millis(200);

/// A bot in a process of its own.
pub struct BotProcess {
    child: Child,
    /// Lines on their way to the bot. A thread writes them, because a bot that does not read must not stop us.
    to: Option<Sender<String>>,
    /// Lines of the bot. A thread reads them, because a bot that does not write must not stop us either.
    from: Receiver<Heard>,
    lines: u64,
    budget: Duration,
    transcript: Transcript,
}

enum Heard {
    Line(Vec<u8>),
    TooLong,
    End,
}

/// What a bot did wrong. Lines are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misstep {
    #[error("line {0} of the bot came before it was asked")]
    Unasked(u64),
    #[error("the bot did not write its line {line} within {} ms", budget.as_millis())]
    Timeout { line: u64, budget: Duration },
    #[error("the bot ended before its line {line} ({how})")]
    Ended { line: u64, how: String },
    #[error("line {0} of the bot is longer than {LONGEST_LINE} bytes")]
    TooLong(u64),
    #[error("line {0} of the bot is not UTF-8")]
    NotText(u64),
    #[error("line {line} of the bot is no answer, {problem}: {text}")]
    NoAnswer { line: u64, problem: String, text: String },
    #[error("line {line} of the bot chooses option {index}, but the options are 0 to {}", options - 1)]
    NoSuchOption { line: u64, index: u64, options: usize },
}

/// A failure on our side, or a misstep of the bot.
pub type Answer = Result<Result<usize, Misstep>, CliError>;

impl BotProcess {
    pub fn start(words: &[String], budget: Duration, transcript: Transcript) -> Result<Self, CliError> {
        let (program, arguments) = words.split_first().map_or(("", &[][..]), |(program, rest)| (program.as_str(), rest));
        let start = |source| BotProtocolError::Start { program: program.to_owned(), source };
        // What the bot writes to standard error is for its author, who sits at this terminal.
        let mut child = Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(start)?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(start(std::io::ErrorKind::BrokenPipe.into()).into());
        };
        let (to, lines_to) = channel();
        let (heard, from) = sync_channel(LINES_WAITING);
        std::thread::spawn(move || write_lines(stdin, &lines_to));
        std::thread::spawn(move || read_lines(stdout, &heard));
        Ok(Self { child, to: Some(to), from, lines: 0, budget, transcript })
    }

    pub fn budget(&self) -> Duration {
        self.budget
    }

    /// Sends a message that wants no answer.
    pub fn tell(&mut self, message: &impl Serialize) -> Result<(), CliError> {
        let line = serde_json::to_string(message)?;
        self.transcript.line('>', &line)?;
        if let Some(to) = &self.to {
            // A bot that is gone shows when it is asked.
            let _ = to.send(line);
        }
        Ok(())
    }

    /// Sends a question and waits for the index of one of `options` answers.
    pub fn ask(&mut self, message: &impl Serialize, options: usize) -> Answer {
        if let Ok(Heard::Line(_) | Heard::TooLong) = self.from.try_recv() {
            return Ok(Err(Misstep::Unasked(self.lines + 1)));
        }
        self.tell(message)?;
        let line = self.lines + 1;
        let heard = match self.from.recv_timeout(self.budget) {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => return Ok(Err(Misstep::Timeout { line, budget: self.budget })),
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        };
        self.lines = line;
        let bytes = match heard {
            Heard::Line(bytes) => bytes,
            Heard::TooLong => return Ok(Err(Misstep::TooLong(line))),
            Heard::End => return Ok(Err(Misstep::Ended { line, how: self.how_it_ended() })),
        };
        let Ok(text) = String::from_utf8(bytes) else { return Ok(Err(Misstep::NotText(line))) };
        let text = text.trim_end();
        self.transcript.line('<', text)?;
        Ok(read_answer(line, text, options))
    }

    fn how_it_ended(&mut self) -> String {
        let until = Instant::now() + Duration::from_millis(500);
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return status.to_string(),
                Ok(None) if Instant::now() < until => std::thread::sleep(Duration::from_millis(5)),
                Ok(None) | Err(_) => return "it has closed its output".to_owned(),
            }
        }
    }

    /// Nothing more will be asked: the bot sees the end of its input and should end, too.
    pub fn end(self) {
        self.wait(LAST_WORDS);
    }

    /// The bot has forfeited: it has a moment to read why.
    pub fn dismiss(self) {
        self.wait(DISMISSAL);
    }

    fn wait(mut self, patience: Duration) {
        self.to = None;
        let until = Instant::now() + patience;
        while Instant::now() < until && matches!(self.child.try_wait(), Ok(None)) {
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// A bot that has not ended by itself does not outlive us.
impl Drop for BotProcess {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            // It may end in this very moment, which is just as well.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn write_lines(mut to: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if to.write_all(line.as_bytes()).and_then(|()| to.write_all(b"\n")).and_then(|()| to.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(from: ChildStdout, heard: &SyncSender<Heard>) {
    let mut from = BufReader::new(from);
    loop {
        let mut line = Vec::new();
        let what = match from.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => Heard::End,
            Ok(read) if read as u64 == LONGEST_LINE && line.last() != Some(&b'\n') => Heard::TooLong,
            Ok(_) => Heard::Line(line),
        };
        let last = !matches!(what, Heard::Line(_));
        if heard.send(what).is_err() || last {
            return;
        }
    }
}

/// An answer is an object with an `index`; more fields are allowed and not read.
fn read_answer(line: u64, text: &str, options: usize) -> Result<usize, Misstep> {
    let no_answer = |problem: String| {
        let shown: String = text.chars().take(120).collect();
        Misstep::NoAnswer { line, problem, text: if shown.is_empty() { "(an empty line)".to_owned() } else { shown } }
    };
    let object: Map<String, Value> = serde_json::from_str(text).map_err(|error| {
        // The parser counts lines of its own, and it has seen only this one.
        let problem = error.to_string();
        let place = format!(" at line {} column {}", error.line(), error.column());
        no_answer(format!("{} at column {}", problem.strip_suffix(&place).unwrap_or(&problem), error.column()))
    })?;
    let index = object.get("index").ok_or_else(|| no_answer("it has no \"index\"".to_owned()))?;
    let index = index.as_u64().ok_or_else(|| no_answer("its \"index\" is not a whole number from 0".to_owned()))?;
    match usize::try_from(index) {
        Ok(chosen) if chosen < options => Ok(chosen),
        Ok(_) | Err(_) => Err(Misstep::NoSuchOption { line, index, options }),
    }
}

#[cfg(test)]
mod tests {
    use super::{Misstep, read_answer};

    #[test]
    fn answers_are_read_and_others_explained() {
        assert_eq!(read_answer(1, r#"{"index":2,"why":"it is best"}"#, 3), Ok(2));
        assert_eq!(read_answer(4, r#"{"index":3}"#, 3), Err(Misstep::NoSuchOption { line: 4, index: 3, options: 3 }));
        for wrong in ["", "2", "[2]", r#"{"index":-1}"#, r#"{"index":1.5}"#, r#"{"index":"1"}"#, "{}", "hello", r#"{"index":1}{"#] {
            let Err(misstep) = read_answer(7, wrong, 3) else { panic!("{wrong} was taken") };
            assert!(misstep.to_string().starts_with("line 7 of the bot is no answer"), "{misstep}");
        }
    }
}
