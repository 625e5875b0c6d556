//! The settings file: TOML, with the names of the flags.

use std::path::Path;

use serde::Deserialize;
use serde_json::{Map, Value};
use toml_edit::{Document, Item};

use super::{ConfigError, Options};

pub fn read(path: &Path) -> Result<Options, ConfigError> {
    let text = std::fs::read_to_string(path).map_err(|source| ConfigError::Read { path: path.to_owned(), source })?;
    let broken = |problem: String| ConfigError::File { path: path.to_owned(), problem };
    let document = Document::parse(text).map_err(|error| broken(error.to_string()))?;
    let mut settings = Map::new();
    for (name, item) in document.iter() {
        let value = plain(item).ok_or_else(|| broken(format!("{name} is neither text nor a number nor a list of texts")))?;
        settings.insert(name.to_owned(), value);
    }
    Options::deserialize(Value::Object(settings)).map_err(|error| broken(error.to_string()))
}

fn plain(item: &Item) -> Option<Value> {
    let text = |value: &toml_edit::Value| value.as_str().map(Value::from);
    let value = item.as_value()?;
    text(value)
        .or_else(|| value.as_integer().map(Value::from))
        .or_else(|| value.as_bool().map(Value::from))
        .or_else(|| value.as_array()?.iter().map(text).collect::<Option<Vec<_>>>().map(Value::from))
}
