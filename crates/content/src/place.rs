//! Places in a JSON text: from a line and column to a JSON pointer, and from a pointer to a line.
//!
//! The parser tells where an error is as line and column, the checks as a pointer; people want both. One scan of the text
//! serves both ways. It trusts nothing: broken text ends the scan, and what was seen until then counts.

/// No content is deeper than this; of a place that is, only the beginning is told.
const DEEPEST: usize = 40;

/// The pointer of the innermost value that begins at or before a line and column (both from 1) and has not ended before it.
pub fn pointer_at(text: &str, line: usize, column: usize) -> String {
    // Two scans, so that a pointer is made once only: in a file of a million brackets each of them is a million long.
    let mut events = 0_usize;
    scan(text, |event| {
        let before = (event.line, event.column) <= (line, column);
        events += usize::from(before);
        before
    });
    let mut found = String::new();
    scan(text, |event| {
        events = events.saturating_sub(1);
        if events == 0 {
            found = event.pointer();
        }
        events > 0
    });
    found
}

/// The line, from 1, where the value of a pointer begins.
pub fn line_of(text: &str, pointer: &str) -> Option<usize> {
    let depth = pointer.matches('/').count();
    let mut found = None;
    scan(text, |event| {
        if event.begins && event.path.len() == depth && event.pointer() == pointer {
            found = Some(event.line);
        }
        found.is_none()
    });
    found
}

/// A value begins, or a container goes on after one of its parts has ended.
struct Event<'a> {
    begins: bool,
    line: usize,
    column: usize,
    path: &'a [Step],
}

impl Event<'_> {
    fn pointer(&self) -> String {
        self.path
            .iter()
            .take(DEEPEST)
            .map(|step| match step {
                Step::Key(key) => format!("/{}", key.replace('~', "~0").replace('/', "~1")),
                Step::Index(index) => format!("/{index}"),
            })
            .collect()
    }
}

#[derive(Clone)]
enum Step {
    Key(String),
    Index(usize),
}

/// Walks through the text and tells each event until the listener has heard enough or the text is no JSON any more.
fn scan(text: &str, mut tell: impl FnMut(&Event<'_>) -> bool) {
    let mut path: Vec<Step> = vec![];
    let mut expects_key = false;
    let (mut line, mut line_start) = (1, 0);
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let column = at - line_start + 1;
        let mut say = |begins: bool, path: &[Step]| tell(&Event { begins, line, column, path });
        match byte {
            b'\n' => {
                line += 1;
                line_start = at + 1;
            }
            b' ' | b'\t' | b'\r' | b':' => {}
            b'{' | b'[' => {
                if !say(true, &path) {
                    return;
                }
                expects_key = byte == b'{';
                path.push(if expects_key { Step::Key(String::new()) } else { Step::Index(0) });
            }
            b'}' | b']' => {
                expects_key = false;
                if path.pop().is_none() || !say(false, &path) {
                    return;
                }
            }
            b',' => match path.last_mut() {
                Some(Step::Key(_)) => expects_key = true,
                Some(Step::Index(index)) => *index += 1,
                None => return,
            },
            b'"' => {
                let Some(end) = end_of_string(bytes, at) else { return };
                if expects_key {
                    expects_key = false;
                    let container = path.len().saturating_sub(1);
                    if !say(false, &path[..container]) {
                        return;
                    }
                    let raw = text.get(at..end).unwrap_or_default();
                    let key = serde_json::from_str(raw).unwrap_or_default();
                    if let Some(step) = path.last_mut() {
                        *step = Step::Key(key);
                    }
                } else if !say(true, &path) {
                    return;
                }
                at = end;
                continue;
            }
            _ => {
                if !say(true, &path) {
                    return;
                }
                while bytes.get(at).is_some_and(|byte| !matches!(byte, b',' | b'}' | b']' | b'\n' | b' ')) {
                    at += 1;
                }
                continue;
            }
        }
        at += 1;
    }
}

/// The place after the closing quote of the string that opens here.
fn end_of_string(bytes: &[u8], open: usize) -> Option<usize> {
    let mut at = open + 1;
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{line_of, pointer_at};

    const TEXT: &str = "{\n  \"a\": [1, { \"b/c\": \"x\\\"]\" }],\n  \"d\": null\n}\n";

    #[test]
    fn a_pointer_has_a_line() {
        assert_eq!(line_of(TEXT, ""), Some(1));
        assert_eq!(line_of(TEXT, "/a/1/b~1c"), Some(2));
        assert_eq!(line_of(TEXT, "/d"), Some(3));
        assert_eq!(line_of(TEXT, "/e"), None);
    }

    #[test]
    fn a_line_and_column_have_a_pointer() {
        assert_eq!(pointer_at(TEXT, 1, 1), "");
        assert_eq!(pointer_at(TEXT, 2, 10), "/a/0");
        assert_eq!(pointer_at(TEXT, 2, 25), "/a/1/b~1c");
        assert_eq!(pointer_at(TEXT, 3, 10), "/d");
    }

    #[test]
    fn the_end_of_an_object_belongs_to_the_object() {
        assert_eq!(pointer_at("{\"a\": {\"b\": 1\n}\n}", 2, 1), "/a");
    }

    #[test]
    fn broken_text_ends_the_scan() {
        for text in ["", "}", "]]", "{\"a", "[1, 2", ",", "{\"a\": \"\\", "\u{1f680}{", "[\u{1f680}]"] {
            pointer_at(text, 9, 9);
            assert_eq!(line_of(text, "/none"), None, "{text}");
        }
    }
}
