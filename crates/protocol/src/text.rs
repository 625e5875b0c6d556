//! What people write: names and texts that are kept and shown to others.

/// The longest name of a person or a table, in letters.
pub const LONGEST_NAME: usize = 40;

/// What a name must be, for those who are refused.
pub const NAME_RULE: &str = "a name has 1 to 40 letters that can be seen, in one line and one direction";

/// A name as it is kept, if it can be one. Names stand alone in lists: nobody may be nameless to the eye, nor write into what stands
/// beside them.
pub fn name(text: &str) -> Option<&str> {
    let name = text.trim();
    let fits = name.chars().count() <= LONGEST_NAME && is_line(name) && !name.chars().any(turns) && name.chars().any(is_seen);
    fits.then_some(name)
}

/// Whether a text is one line without control characters. One of them (U+0000) no PostgreSQL takes; none is meant to be read.
pub fn is_line(text: &str) -> bool {
    !text.chars().any(|letter| letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}'))
}

/// Whether a text has no control characters but those that make lines and columns.
pub fn is_prose(text: &str) -> bool {
    !text.chars().any(|letter| letter.is_control() && !matches!(letter, '\n' | '\r' | '\t'))
}

/// Letters that set the direction of what follows.
fn turns(letter: char) -> bool {
    matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a letter shows: not what Unicode lets be ignored, and no blank.
fn is_seen(letter: char) -> bool {
    let ignored = matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fff8}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    );
    !ignored && !letter.is_whitespace() && !letter.is_control()
}

#[cfg(test)]
mod tests {
    use super::{is_line, is_prose, name};

    #[test]
    fn names_are_seen() {
        for (text, kept) in [(" Ada ", "Ada"), ("Żółw 🐢", "Żółw 🐢"), ("🙂", "🙂"), ("عمر", "عمر"), ("👩\u{200d}🚀", "👩\u{200d}🚀")]
        {
            assert_eq!(name(text), Some(kept));
        }
        let long = "a".repeat(41);
        for text in [
            "",
            "  ",
            "\u{200b}",
            "\u{200b} \u{feff}",
            "\u{3164}",
            "a\u{202e}b",
            "\u{2067}a",
            "a\nb",
            "a\0",
            "a\u{85}b",
            "a\u{2028}b",
            &long,
        ] {
            assert_eq!(name(text), None, "{text:?}");
        }
    }

    #[test]
    fn texts_have_no_control_characters() {
        assert!(is_line("as it is") && !is_line("two\nlines") && !is_line("\u{7f}"));
        assert!(is_prose("two\r\n\tlines") && !is_prose("\0") && !is_prose("\u{1b}[31m"));
    }
}
