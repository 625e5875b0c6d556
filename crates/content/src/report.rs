//! What a validation found: how much was checked, what is wrong, and a summary to print.

use std::fmt;

/// Something in the content that is not as it should be.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    /// The file, from the content or rules folder down.
    pub file: String,
    /// The line, from 1, where it could be found.
    pub line: Option<usize>,
    /// The place in the file: a JSON pointer, a rule id, or empty for the file as a whole.
    pub place: String,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        if !self.place.is_empty() {
            write!(f, " {}", self.place)?;
        }
        write!(f, ": {}", self.message)
    }
}

/// The outcome of a validation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many single facts were looked at.
    pub checks: usize,
    /// What is wrong, sorted by file and place.
    pub problems: Vec<Problem>,
    /// Counts and provenance totals, line by line.
    pub summary: Vec<String>,
}

impl Report {
    /// Whether nothing is wrong.
    pub fn is_clean(&self) -> bool {
        self.problems.is_empty()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.summary {
            writeln!(f, "{line}")?;
        }
        for problem in &self.problems {
            writeln!(f, "{problem}")?;
        }
        match self.problems.len() {
            0 => write!(f, "{} checks passed", self.checks),
            1 => write!(f, "1 problem in {} checks", self.checks),
            some => write!(f, "{some} problems in {} checks", self.checks),
        }
    }
}
