//! Standard output: as wide as the terminal, and quiet when its reader goes away.

use std::io::{self, BufWriter, ErrorKind, Stdout, Write};

use serde::Serialize;

use crate::error::CliError;

/// The width of lines when no terminal says otherwise.
const DEFAULT_WIDTH: usize = 100;
/// Narrower than this, wrapping makes a text harder to read, not easier.
const LEAST_WIDTH: usize = 40;

/// Where subcommands write. When the reader has gone (`hullbreach rules list | head`), the rest is
/// dropped and the run goes on, so that the exit code still tells what was found.
pub struct Output<W: Write = BufWriter<Stdout>> {
    to: W,
    width: usize,
    closed: bool,
}

impl Output {
    pub fn to_stdout() -> Output {
        let width = terminal_size::terminal_size_of(io::stdout()).map_or(DEFAULT_WIDTH, |(width, _)| usize::from(width.0).max(LEAST_WIDTH));
        Output { to: BufWriter::new(io::stdout()), width, closed: false }
    }
}

impl<W: Write> Output<W> {
    /// How wide lines may be.
    pub fn width(&self) -> usize {
        self.width
    }

    /// A paragraph, wrapped. Lines after the first are indented by as much as `lead` is wide, so
    /// that the lead stands out on the left.
    pub fn paragraph(&mut self, lead: &str, text: &str) -> io::Result<()> {
        let indent = lead.chars().count();
        for (index, line) in wrap(text, self.width.saturating_sub(indent)).iter().enumerate() {
            let line = if index == 0 { format!("{lead}{line}") } else { format!("{:indent$}{line}", "") };
            writeln!(self, "{}", line.trim_end())?;
        }
        Ok(())
    }

    /// One JSON document, for programs.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), CliError> {
        serde_json::to_writer_pretty(&mut *self, value)?;
        writeln!(self)?;
        Ok(())
    }

    fn unless_closed(&mut self, wrote: io::Result<usize>, all: usize) -> io::Result<usize> {
        match wrote {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => {
                self.closed = true;
                Ok(all)
            }
            other => other,
        }
    }
}

impl<W: Write> Write for Output<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.closed {
            return Ok(bytes.len());
        }
        let wrote = self.to.write(bytes);
        self.unless_closed(wrote, bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.closed {
            return Ok(());
        }
        let flushed = self.to.flush().map(|()| 0);
        self.unless_closed(flushed, 0).map(|_| ())
    }
}

/// Cuts a text into lines between words; a word longer than a line gets a line of its own.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(LEAST_WIDTH / 2);
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut length = 0;
    for word in text.split_whitespace() {
        let word_length = word.chars().count();
        if length > 0 && length + 1 + word_length > width {
            lines.push(std::mem::take(&mut line));
            length = 0;
        }
        if length > 0 {
            line.push(' ');
            length += 1;
        }
        line.push_str(word);
        length += word_length;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reader that goes away after some bytes.
    struct Leaving {
        got: Vec<u8>,
        patience: usize,
    }

    impl Write for Leaving {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            if self.got.len() >= self.patience {
                return Err(ErrorKind::BrokenPipe.into());
            }
            self.got.extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn output(patience: usize, width: usize) -> Output<Leaving> {
        Output { to: Leaving { got: Vec::new(), patience }, width, closed: false }
    }

    #[test]
    fn a_paragraph_hangs_from_its_lead() {
        let mut out = output(usize::MAX, 40);
        let text = "Each Movement Point takes the unit to the next sector clockwise.";
        out.paragraph("T-MOVE-04  ", text).unwrap();
        let expected = "T-MOVE-04  Each Movement Point takes the\n           \
                        unit to the next sector\n           clockwise.\n";
        assert_eq!(String::from_utf8(out.to.got).unwrap(), expected);
    }

    #[test]
    fn an_empty_text_leaves_the_lead() {
        let mut out = output(usize::MAX, 40);
        out.paragraph("T-MOVE-04  ", " ").unwrap();
        assert_eq!(out.to.got, b"T-MOVE-04\n");
    }

    #[test]
    fn a_word_that_is_too_long_is_not_cut() {
        let word = "scenarios/theseus/movement/a-very-long-name.toml";
        assert_eq!(wrap(&format!("in {word} too"), 20), ["in", word, "too"]);
    }

    #[test]
    fn nobody_notices_when_the_reader_goes_away() {
        let mut out = output(5, 100);
        for _ in 0..3 {
            writeln!(out, "hello").unwrap();
        }
        out.flush().unwrap();
        assert!(out.closed);
        assert_eq!(out.to.got, b"hello\n");
    }
}
