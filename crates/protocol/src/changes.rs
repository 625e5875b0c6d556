//! What changed between two JSON documents, as a JSON Patch (RFC 6902).
//!
//! Works on texts as our serialisers write them (compact, keys of a kind of object always in the same order), compares bytes, and
//! copies the parts that differ. No tree is built, so that a table with thousands of lookers-on stays cheap.

/// The patch that makes `new` out of `old`. Both are compact JSON.
pub fn patch(old: &str, new: &str) -> String {
    let mut writer = Writer { out: String::from("["), path: String::new() };
    compare(old.as_bytes(), new.as_bytes(), &mut writer);
    writer.out.push(']');
    writer.out
}

struct Writer {
    out: String,
    path: String,
}

impl Writer {
    fn begin(&mut self, op: &str) {
        if self.out.len() > 1 {
            self.out.push(',');
        }
        self.out.push_str("{\"op\":\"");
        self.out.push_str(op);
        self.out.push_str("\",\"path\":\"");
        self.out.push_str(&self.path);
        self.out.push('"');
    }

    fn set(&mut self, op: &str, value: &[u8]) {
        self.begin(op);
        self.out.push_str(",\"value\":");
        self.out.push_str(std::str::from_utf8(value).unwrap_or("null"));
        self.out.push('}');
    }

    fn remove(&mut self) {
        self.begin("remove");
        self.out.push('}');
    }

    fn within(&mut self, key: &str, work: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        self.path.push('/');
        self.path.push_str(key);
        work(self);
        self.path.truncate(length);
    }
}

fn compare(old: &[u8], new: &[u8], writer: &mut Writer) {
    if old == new {
        return;
    }
    match (old.first(), new.first()) {
        (Some(b'{'), Some(b'{')) => objects(old, new, writer),
        (Some(b'['), Some(b'[')) => arrays(old, new, writer),
        _ => writer.set("replace", new),
    }
}

fn objects(old: &[u8], new: &[u8], writer: &mut Writer) {
    let (mut left, mut right) = (Parts::of(old), Parts::of(new));
    // Objects of one kind have the same keys in the same order; others (variants of an enum) are replaced.
    let alike = loop {
        match (left.next_member(), right.next_member()) {
            (Some((one, _)), Some((other, _))) if one == other => {}
            (None, None) => break true,
            _ => break false,
        }
    };
    if !alike {
        return writer.set("replace", new);
    }
    let (mut left, mut right) = (Parts::of(old), Parts::of(new));
    while let (Some((key, was)), Some((_, is))) = (left.next_member(), right.next_member()) {
        if was != is {
            writer.within(&pointer(key), |writer| compare(was, is, writer));
        }
    }
}

fn arrays(old: &[u8], new: &[u8], writer: &mut Writer) {
    let (mut left, mut right) = (Parts::of(old), Parts::of(new));
    let mut index = 0usize;
    let mut removed = 0usize;
    loop {
        match (left.next_value(), right.next_value()) {
            (Some(was), Some(is)) => {
                if was != is {
                    writer.within(&index.to_string(), |writer| compare(was, is, writer));
                }
            }
            (None, Some(is)) => writer.within("-", |writer| writer.set("add", is)),
            (Some(_), None) => removed += 1,
            (None, None) => break,
        }
        index += 1;
    }
    let kept = index - removed;
    for place in (kept..index).rev() {
        writer.within(&place.to_string(), Writer::remove);
    }
}

/// A key as a part of a JSON Pointer, still escaped as JSON.
fn pointer(key: &[u8]) -> String {
    String::from_utf8_lossy(key).replace('~', "~0").replace('/', "~1")
}

/// Walks the members of one object or the values of one array.
struct Parts<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Parts<'a> {
    fn of(text: &'a [u8]) -> Self {
        Self { text, at: 1 }
    }

    fn next_value(&mut self) -> Option<&'a [u8]> {
        if self.at + 1 >= self.text.len() {
            return None;
        }
        let start = self.at;
        let end = end_of_value(self.text, start);
        // The comma after it, or the closing bracket.
        self.at = end + 1;
        self.text.get(start..end)
    }

    /// The key without its quotes, and its value.
    fn next_member(&mut self) -> Option<(&'a [u8], &'a [u8])> {
        if self.at + 1 >= self.text.len() {
            return None;
        }
        let start = self.at;
        let end = end_of_value(self.text, start);
        let key = self.text.get(start + 1..end.checked_sub(1)?)?;
        self.at = end + 1;
        Some((key, self.next_value()?))
    }
}

/// Where the value that begins at `start` ends.
fn end_of_value(text: &[u8], start: usize) -> usize {
    let (mut at, mut depth) = (start, 0usize);
    while let Some(&byte) = text.get(at) {
        match byte {
            b'"' => {
                at = end_of_string(text, at);
                if depth == 0 {
                    return at;
                }
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth == 0 => return at,
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            b',' | b':' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    text.len()
}

fn end_of_string(text: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::patch;
    use serde_json::{Value, json};

    /// Applies a patch as RFC 6902 says, for the operations used here.
    fn apply(document: &mut Value, patch: &str) {
        for operation in serde_json::from_str::<Vec<Value>>(patch).expect("a patch is JSON") {
            let path = operation["path"].as_str().expect("a path");
            if path.is_empty() {
                *document = operation["value"].clone();
                continue;
            }
            let (parent, last) = path.rsplit_once('/').expect("a pointer begins with a slash");
            let last = last.replace("~1", "/").replace("~0", "~");
            let parent = document.pointer_mut(parent).expect("the parent is there");
            match (operation["op"].as_str().expect("an operation"), parent) {
                ("add", Value::Array(list)) if last == "-" => list.push(operation["value"].clone()),
                ("replace", Value::Array(list)) => list[last.parse::<usize>().expect("an index")] = operation["value"].clone(),
                ("remove", Value::Array(list)) => drop(list.remove(last.parse::<usize>().expect("an index"))),
                ("replace", Value::Object(map)) => {
                    assert!(map.insert(last, operation["value"].clone()).is_some(), "only what is there is replaced");
                }
                other => panic!("unexpected: {other:?}"),
            }
        }
    }

    fn holds(old: Value, new: Value) -> String {
        let patch = patch(&old.to_string(), &new.to_string());
        let mut patched = old.clone();
        apply(&mut patched, &patch);
        assert_eq!(patched, new, "{patch} on {old}");
        patch
    }

    #[test]
    fn equal_documents_need_nothing() {
        assert_eq!(holds(json!({ "a": [1, 2, { "b": "x" }] }), json!({ "a": [1, 2, { "b": "x" }] })), "[]");
    }

    #[test]
    fn only_what_differs_is_named() {
        let patch = holds(json!({ "a": [1, { "b": "x", "c": 2 }], "d": null }), json!({ "a": [1, { "b": "y", "c": 2 }], "d": null }));
        assert_eq!(patch, r#"[{"op":"replace","path":"/a/1/b","value":"y"}]"#);
    }

    #[test]
    fn lists_grow_and_shrink() {
        assert_eq!(holds(json!([1]), json!([1, 2, 3])), r#"[{"op":"add","path":"/-","value":2},{"op":"add","path":"/-","value":3}]"#);
        assert_eq!(
            holds(json!([1, 2, 3]), json!([4])),
            r#"[{"op":"replace","path":"/0","value":4},{"op":"remove","path":"/2"},{"op":"remove","path":"/1"}]"#
        );
        holds(json!({ "a": [] }), json!({ "a": [[], {}] }));
        holds(json!({ "a": [[], {}] }), json!({ "a": [] }));
    }

    #[test]
    fn other_kinds_of_values_are_replaced() {
        for (old, new) in [
            (json!({ "a": 1 }), json!({ "b": 1 })),
            (json!({ "a": { "move": 1 } }), json!({ "a": { "stop": [] } })),
            (json!({ "a": {} }), json!({ "a": [] })),
            (json!({ "a": "}],{\"" }), json!({ "a": "\\\",:" })),
            (json!({ "a/b": 1, "c~d": 2 }), json!({ "a/b": 2, "c~d": 3 })),
            (json!(1), json!("one")),
            (json!({ "a": 10, "b": -1.5e3 }), json!({ "a": 1, "b": true })),
        ] {
            holds(old, new);
        }
    }

    /// Many small documents of all shapes, each against each.
    #[test]
    fn any_two_documents() {
        let mut documents = vec![json!(null), json!(7), json!("s"), json!([]), json!({})];
        for round in 0..2 {
            let some: Vec<Value> = documents.iter().skip(round).step_by(2).cloned().collect();
            for (index, one) in some.iter().enumerate() {
                let other = &some[(index * 7 + 3) % some.len()];
                documents.push(json!([one, other]));
                documents.push(json!({ "x": one, "y": other }));
                documents.push(json!([one, other, one]));
            }
        }
        for old in &documents {
            for new in &documents {
                holds(old.clone(), new.clone());
            }
        }
        assert!(documents.len() > 20);
    }
}
