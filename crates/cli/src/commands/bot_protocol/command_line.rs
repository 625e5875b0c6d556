//! A command in one text, cut into words without a shell.

/// A command that cannot be cut into words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SplitError {
    #[error("there is no command")]
    Empty,
    #[error("the quote {0} is not closed")]
    OpenQuote(char),
}

/// Words are separated by white space. Quotes of either kind keep everything within them, and a backslash outside single
/// quotes keeps the character after it.
pub fn split(text: &str) -> Result<Vec<String>, SplitError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match (letter, quote) {
            (_, Some(open)) if letter == open => quote = None,
            ('\\', None | Some('"')) => word.get_or_insert_default().extend(letters.next()),
            ('\'' | '"', None) => {
                quote = Some(letter);
                // Two quotes with nothing between them are a word, too.
                word.get_or_insert_default();
            }
            (space, None) if space.is_whitespace() => words.extend(word.take()),
            (other, _) => word.get_or_insert_default().push(other),
        }
    }
    words.extend(word);
    match quote {
        Some(open) => Err(SplitError::OpenQuote(open)),
        None if words.is_empty() => Err(SplitError::Empty),
        None => Ok(words),
    }
}

#[cfg(test)]
mod tests {
    use super::{SplitError, split};

    #[test]
    fn words_and_quotes() {
        assert_eq!(split("python3  bot.py --x").unwrap(), ["python3", "bot.py", "--x"]);
        assert_eq!(split(r#""my bots/a.py" 'it is' "" a\ b"#).unwrap(), ["my bots/a.py", "it is", "", "a b"]);
        assert_eq!(split(r#"x"y z"'w'"#).unwrap(), ["xy zw"]);
        assert_eq!(split(r#"'a\b' "a\"b""#).unwrap(), [r"a\b", "a\"b"]);
        assert_eq!(split("   "), Err(SplitError::Empty));
        assert_eq!(split("a 'b"), Err(SplitError::OpenQuote('\'')));
    }
}
