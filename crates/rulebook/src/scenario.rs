//! Which rules the scenarios stand for: the `rules = […]` at the top of each.

use std::path::Path;

use crate::citation::{Citations, Claim};
use crate::error::RulebookError;
use crate::id::NotAnId;
use crate::problem::{Place, Problem, What};
use crate::status::{line_of, parse_toml};
use crate::tree;

/// Adds the claims of all scenarios below `root`. Files without a `rules` array are tables that
/// scenarios share.
pub(crate) fn read(root: &Path, citations: &mut Citations) -> Result<(), RulebookError> {
    for path in tree::files(&root.join("scenarios"), "toml")? {
        scenario(&tree::name(root, &path), &tree::read(&path)?, citations);
    }
    Ok(())
}

fn scenario(file: &str, text: &str, citations: &mut Citations) {
    let mut malformed = |place: Place, reason: String| {
        let what = What::MalformedScenario { reason };
        citations.problems.push(Problem::new(place, what));
    };
    let document = match parse_toml(file, text) {
        Ok(document) => document,
        Err(RulebookError::Syntax { place, message }) => return malformed(place, message),
        Err(error) => return malformed(Place::new(file, 1), error.to_string()),
    };
    let Some(item) = document.get("rules") else {
        return;
    };
    let at = |span: Option<std::ops::Range<usize>>| Place::new(file, span.map_or(1, |span| line_of(text, span.start)));
    let Some(array) = item.as_array() else {
        return malformed(at(item.span()), "`rules` must be an array of rule ids".to_owned());
    };
    if array.is_empty() {
        return malformed(at(array.span()), "`rules` names no rule".to_owned());
    }
    for value in array {
        let place = at(value.span());
        match value.as_str().map(str::parse) {
            Some(Ok(id)) => citations.tests.push(Claim { id, test: file.to_owned(), place }),
            Some(Err(NotAnId(text))) => {
                let what = What::MalformedId { text };
                citations.problems.push(Problem::new(place, what));
            }
            None => {
                let reason = "`rules` must hold nothing but rule ids".to_owned();
                let what = What::MalformedScenario { reason };
                citations.problems.push(Problem::new(place, what));
            }
        }
    }
}
