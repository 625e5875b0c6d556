//! Reading one content file: text, then JSON, then the typed schema.

use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::error::ContentError;
use crate::place;

/// What every content file says about itself.
#[derive(Deserialize)]
struct Frame {
    game: String,
    file: String,
    schema: u32,
}

/// The version of the schema this crate reads.
const SCHEMA: u32 = 1;

/// The name of a content file, from the content folder down.
pub fn name(game: &str, file: &str) -> String {
    format!("{game}/{file}.json")
}

/// The text of a file below a folder.
pub fn text(dir: &Path, file: &str) -> Result<String, ContentError> {
    let unreadable = |reason: String| ContentError::Unreadable { file: file.to_string(), reason };
    let bytes = fs::read(dir.join(file)).map_err(|error| unreadable(error.kind().to_string()))?;
    String::from_utf8(bytes).map_err(|error| unreadable(format!("not UTF-8 text: {}", error.utf8_error())))
}

/// A whole content file, typed, once its frame says that it is the file meant.
pub fn read<T: DeserializeOwned>(dir: &Path, game: &str, file: &str) -> Result<T, ContentError> {
    let name = name(game, file);
    let text = text(dir, &name)?;
    let frame: Frame = parse(&name, &text)?;
    let said = format!("{}/{}, schema {}", frame.game, frame.file, frame.schema);
    let meant = format!("{game}/{file}, schema {SCHEMA}");
    if said != meant {
        return Err(ContentError::Unexpected {
            file: name,
            line: 1,
            place: String::new(),
            reason: format!("says it is {said}, not {meant}"),
        });
    }
    parse(&name, &text)
}

/// A JSON text as a type; the error knows line and place.
pub fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, ContentError> {
    serde_json::from_str(text).map_err(|error| {
        let reason = reason(&error);
        // The parser stops before a list or object it does not want, and after any other value.
        let ahead = usize::from(["invalid type: sequence", "invalid type: map"].iter().any(|words| reason.starts_with(words)));
        let (file, line) = (file.to_string(), error.line());
        let place = place::pointer_at(text, line, error.column() + ahead);
        if error.is_data() {
            ContentError::Unexpected { file, line, place, reason }
        } else {
            ContentError::Malformed { file, line, place, reason }
        }
    })
}

/// The parser's words without the line and column it appends.
fn reason(error: &serde_json::Error) -> String {
    let words = error.to_string();
    match words.rfind(" at line ") {
        Some(end) => words[..end].to_string(),
        None => words,
    }
}
