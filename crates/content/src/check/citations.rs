//! Finding rule ids and machine paths in texts.

/// The rule ids in a text, such as `N-NOISE-03` or `T-CARD-MINE-01`, in order.
pub fn rule_ids(text: &str) -> Vec<&str> {
    let bytes = text.as_bytes();
    let mut found = vec![];
    let mut at = 0;
    while at < bytes.len() {
        let begins = matches!(bytes[at], b'N' | b'L' | b'T')
            && bytes.get(at + 1) == Some(&b'-')
            && (at == 0 || !(bytes[at - 1].is_ascii_alphanumeric() || matches!(bytes[at - 1], b'_' | b'-')));
        match begins.then(|| end_of_id(bytes, at)).flatten() {
            Some(end) => {
                found.push(&text[at..end]);
                at = end;
            }
            None => at += 1,
        }
    }
    found
}

/// The end of the id that begins here: words of capitals, then a number.
fn end_of_id(bytes: &[u8], start: usize) -> Option<usize> {
    let mut at = start + 2;
    let mut words = 0;
    loop {
        let first = *bytes.get(at)?;
        let length = bytes[at..].iter().take_while(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit()).count();
        let part = &bytes[at..at + length];
        if part.is_empty() {
            return None;
        }
        let after = bytes.get(at + length).copied();
        if part.iter().all(u8::is_ascii_digit) {
            let ends = !after.is_some_and(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
            return (words > 0 && ends).then_some(at + length);
        }
        if !first.is_ascii_uppercase() || after != Some(b'-') {
            return None;
        }
        words += 1;
        at += length + 1;
    }
}

/// A path of some machine in a text, which has no place in the content.
pub fn machine_path(text: &str) -> Option<&str> {
    let bytes = text.as_bytes();
    let opens = |at: usize| at == 0 || bytes[at - 1].is_ascii_whitespace() || matches!(bytes[at - 1], b'"' | b'\'' | b'(' | b'`');
    (0..bytes.len()).filter(|&at| opens(at)).find_map(|at| {
        let rest = &bytes[at..];
        let end = match rest {
            [b'/', ..] => {
                let word = rest[1..].iter().take_while(|byte| byte.is_ascii_lowercase()).count();
                let below = rest.get(word + 1) == Some(&b'/') && rest.get(word + 2).is_some_and(u8::is_ascii_lowercase);
                (word > 0 && below).then_some(word + 3)
            }
            [drive, b':', b'\\', ..] if drive.is_ascii_uppercase() => Some(3),
            _ => None,
        };
        end.and_then(|length| text.get(at..at + length))
    })
}

/// Whether a word is written in snake_case.
pub fn is_snake_case(word: &str) -> bool {
    !word.is_empty()
        && word.split('_').all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::{is_snake_case, machine_path, rule_ids};

    #[test]
    fn rule_ids_are_found() {
        assert_eq!(rule_ids("(N-NOISE-03, T-CARD-MINE-01) and L-MODE-CROSS-2."), ["N-NOISE-03", "T-CARD-MINE-01", "L-MODE-CROSS-2"]);
        assert_eq!(rule_ids("T-CARD-DUP-05 to -08"), ["T-CARD-DUP-05"]);
    }

    #[test]
    fn other_words_are_no_rule_ids() {
        for text in ["", "N-", "N-1", "N-X", "N-NOISE", "XN-NOISE-03", "N-NOISE-03x", "n-noise-03", "S-01", "T--01", "N-ä-1", "–N-"] {
            assert!(rule_ids(text).is_empty(), "{text}");
        }
    }

    #[test]
    fn machine_paths_are_found() {
        let home = ["", "home", "me"].join("/");
        assert_eq!(machine_path(&format!("see {home}")), Some(&home[..7]));
        let drive = ["C:", "x"].join("\\");
        assert_eq!(machine_path(&drive), Some(&drive[..3]));
        for text in ["red/yellow", "1/2", "and / or", "/A/b", "/", "docs/rules/x"] {
            assert_eq!(machine_path(text), None, "{text}");
        }
    }

    #[test]
    fn snake_case_is_told_apart() {
        assert!(is_snake_case("engine_1"));
        for word in ["", "_a", "a_", "a__b", "A", "a-b"] {
            assert!(!is_snake_case(word), "{word}");
        }
    }
}
