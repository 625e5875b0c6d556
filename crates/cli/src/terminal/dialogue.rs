//! Questions before a game, for somebody who gave no options: each with an explanation, and Enter for the usual answer.

use crate::error::CliError;

/// A question with a few answers, the first of which is the usual one.
pub struct Menu {
    pub title: String,
    pub items: Vec<(String, String)>,
}

/// Whoever can put a menu to a person. `None` means the person has left.
pub trait Asker {
    fn choose(&mut self, menu: &Menu) -> Result<Option<usize>, CliError>;
}

/// Puts a question and returns the value of its answer. `None` when the person has left.
pub fn pick<T, L: Into<String>>(
    asker: &mut impl Asker,
    title: &str,
    items: impl IntoIterator<Item = (T, L, &'static str)>,
) -> Result<Option<T>, CliError> {
    let mut values = Vec::new();
    let mut menu = Menu { title: title.to_owned(), items: Vec::new() };
    for (value, label, explanation) in items {
        values.push(value);
        menu.items.push((label.into(), explanation.to_owned()));
    }
    let chosen = asker.choose(&menu)?;
    Ok(chosen.and_then(|index| values.into_iter().nth(index)))
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// Answers from a list, and leaves when it has run out.
    pub struct Script(pub Vec<usize>);

    impl Asker for Script {
        fn choose(&mut self, menu: &Menu) -> Result<Option<usize>, CliError> {
            assert!(menu.items.iter().all(|(label, explanation)| !label.is_empty() && !explanation.is_empty()));
            if self.0.is_empty() { Ok(None) } else { Ok(Some(self.0.remove(0))) }
        }
    }
}
