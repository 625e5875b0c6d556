//! What changed between two JSON documents, as a JSON Patch (RFC 6902).
//!
//! Works on texts as our serialisers write them (compact, keys of a kind of object always in the same order): both are walked side
//! by side, runs of equal bytes are found by comparing blocks and left out as wholes, and the parts that differ are copied. No tree
//! is built and nothing equal is read letter by letter, so that a table with thousands of lookers-on stays cheap.

use crate::document::{Document, Field, Piece};
use std::sync::Arc;

/// The patch that makes `new` out of `old`.
pub fn patch(old: &Document, new: &Document) -> String {
    Changes::default().patch(old, new)
}

/// The patch that puts `new` in the place of whatever there was.
pub fn replacing(new: &Document) -> String {
    format!("[{{\"op\":\"replace\",\"path\":\"\",\"value\":{}}}]", new.text())
}

/// What has changed for several viewers of one table: pieces that they share are compared once.
#[derive(Default)]
pub struct Changes {
    known: Vec<Change>,
}

struct Change {
    old: Arc<Piece>,
    new: Arc<Piece>,
    operations: String,
}

impl Changes {
    /// The patch that makes `new` out of `old`.
    pub fn patch(&mut self, old: &Document, new: &Document) -> String {
        self.patch_fields(old, new).unwrap_or_else(|| replacing(new))
    }

    /// The patch for the fields that both have, which may be some of all; `None` when they have not the same ones.
    pub fn patch_fields(&mut self, old: &Document, new: &Document) -> Option<String> {
        let mut out = String::from("[");
        let (mut before, mut now) = (Fields::of(old), Fields::of(new));
        loop {
            let begun = out.len();
            if out.len() > 1 {
                out.push(',');
            }
            let told = out.len();
            if let (Some(one), Some(other)) = (before.piece(), now.piece())
                && (Arc::ptr_eq(one, other) || have_same_fields(one, other))
            {
                out.push_str(self.operations(one, other));
                before.skip_piece();
                now.skip_piece();
            } else {
                match (before.next(), now.next()) {
                    (Some((one, field)), Some((other, now))) if field.name == now.name => {
                        let mut walk = Walk::of(one, other);
                        walk.field(field, now);
                        out.push_str(&walk.out);
                    }
                    (None, None) => {
                        out.truncate(begun);
                        break;
                    }
                    _ => return None,
                }
            }
            if out.len() == told {
                out.truncate(begun);
            }
        }
        out.push(']');
        Some(out)
    }

    /// What changes a piece with the same fields, as operations with commas between them.
    fn operations(&mut self, old: &Arc<Piece>, new: &Arc<Piece>) -> &str {
        if Arc::ptr_eq(old, new) {
            return "";
        }
        let known = self.known.iter().position(|it| Arc::ptr_eq(&it.old, old) && Arc::ptr_eq(&it.new, new));
        let place = known.unwrap_or_else(|| {
            let mut walk = Walk::of(old, new);
            for (&before, &now) in old.fields().iter().zip(new.fields()) {
                walk.field(before, now);
            }
            self.known.push(Change { old: old.clone(), new: new.clone(), operations: walk.out });
            self.known.len() - 1
        });
        self.known.get(place).map_or("", |change| &change.operations)
    }
}

fn have_same_fields(one: &Piece, other: &Piece) -> bool {
    one.fields().len() == other.fields().len() && one.fields().iter().zip(other.fields()).all(|(one, other)| one.name == other.name)
}

/// The fields of a document, one by one or by the piece.
struct Fields<'a> {
    pieces: &'a [Arc<Piece>],
    /// How many of the first piece are done.
    done: usize,
}

impl<'a> Fields<'a> {
    fn of(document: &'a Document) -> Self {
        Self { pieces: document.pieces(), done: 0 }
    }

    /// The piece that begins here.
    fn piece(&self) -> Option<&'a Arc<Piece>> {
        self.pieces.first().filter(|_| self.done == 0)
    }

    fn skip_piece(&mut self) {
        self.pieces = self.pieces.get(1..).unwrap_or_default();
        self.done = 0;
    }

    fn next(&mut self) -> Option<(&'a Piece, Field)> {
        let piece = self.pieces.first()?;
        let field = *piece.fields().get(self.done)?;
        self.done += 1;
        if self.done == piece.fields().len() {
            self.skip_piece();
        }
        Some((piece, field))
    }
}

/// Where a value stands in its document: written out only for values that differ.
struct Path<'a> {
    parent: Option<&'a Path<'a>>,
    step: Step<'a>,
}

#[derive(Clone, Copy)]
enum Step<'a> {
    /// A key without its quotes, still escaped as JSON.
    Key(&'a [u8]),
    Index(usize),
    /// Behind the last of a list.
    End,
}

struct Walk<'a> {
    pieces: (&'a Piece, &'a Piece),
    old: &'a [u8],
    new: &'a [u8],
    /// A run of equal bytes: where it begins in either text, and its length.
    same: (usize, usize, usize),
    out: String,
}

impl<'a> Walk<'a> {
    fn of(old: &'a Piece, new: &'a Piece) -> Self {
        Self { pieces: (old, new), old: old.as_bytes(), new: new.as_bytes(), same: (0, 0, 0), out: String::new() }
    }

    /// Compares one field of either piece.
    fn field(&mut self, before: Field, now: Field) {
        if self.old.get(before.value()) == self.new.get(now.value()) {
            return;
        }
        let path = now.name.map(|name| Path { parent: None, step: Step::Key(name.as_bytes()) });
        self.value(before.value().start, now.value().start, path.as_ref());
    }

    /// Compares the values that begin at these places and says where they end.
    fn value(&mut self, i: usize, j: usize, path: Option<&Path<'_>>) -> (usize, usize) {
        let opens = match (self.old.get(i), self.new.get(j)) {
            (Some(b'{'), Some(b'{')) => b'{',
            (Some(b'['), Some(b'[')) => b'[',
            _ => return self.others(i, j, path),
        };
        let same = self.same_from(i, j);
        if let Some(length) = self.pieces.0.end_of_container(i).map(|end| end - i).filter(|&length| length <= same) {
            return (i + length, j + length);
        }
        if opens == b'{' { self.objects(i, j, path) } else { self.arrays(i, j, path) }
    }

    /// How many bytes are equal from here on.
    fn same_from(&mut self, i: usize, j: usize) -> usize {
        let (from, to, length) = self.same;
        let within = i >= from && i - from < length && j.checked_sub(to) == Some(i - from);
        if within {
            return length - (i - from);
        }
        let length = common(self.old.get(i..).unwrap_or_default(), self.new.get(j..).unwrap_or_default());
        self.same = (i, j, length);
        length
    }

    fn others(&mut self, i: usize, j: usize, path: Option<&Path<'_>>) -> (usize, usize) {
        let ends = (end_of_value(self.pieces.0, i), end_of_value(self.pieces.1, j));
        if self.old.get(i..ends.0) != self.new.get(j..ends.1) {
            self.set("replace", path, j, ends.1);
        }
        ends
    }

    /// Objects of one kind have the same keys in the same order; others (variants of an enum) are replaced.
    fn objects(&mut self, from: usize, to: usize, path: Option<&Path<'_>>) -> (usize, usize) {
        let written = self.out.len();
        let (mut i, mut j) = (from + 1, to + 1);
        loop {
            match (self.old.get(i), self.new.get(j)) {
                (Some(b'"'), Some(b'"')) => {
                    let end = end_of_string(self.old, i);
                    let (Some(key), Some(behind)) = (self.old.get(i..end), self.new.get(j..)) else { break };
                    if !behind.starts_with(key) {
                        break;
                    }
                    let step = Step::Key(key.get(1..key.len() - 1).unwrap_or_default());
                    (i, j) = self.value(end + 1, j + key.len() + 1, Some(&Path { parent: path, step }));
                }
                (Some(b','), Some(b',')) => (i, j) = (i + 1, j + 1),
                (Some(b'}'), Some(b'}')) => return (i + 1, j + 1),
                _ => break,
            }
        }
        self.out.truncate(written);
        self.others(from, to, path)
    }

    fn arrays(&mut self, from: usize, to: usize, path: Option<&Path<'_>>) -> (usize, usize) {
        let (mut i, mut j) = (from + 1, to + 1);
        let (mut index, mut removed) = (0, 0);
        loop {
            let (more, still) = (begins_value(self.old, &mut i), begins_value(self.new, &mut j));
            match (more, still) {
                (true, true) => (i, j) = self.value(i, j, Some(&Path { parent: path, step: Step::Index(index) })),
                (false, true) => {
                    let end = end_of_value(self.pieces.1, j);
                    self.set("add", Some(&Path { parent: path, step: Step::End }), j, end);
                    j = end;
                }
                (true, false) => {
                    i = end_of_value(self.pieces.0, i);
                    removed += 1;
                }
                (false, false) => break,
            }
            index += 1;
        }
        for place in (index - removed..index).rev() {
            self.begin("remove", Some(&Path { parent: path, step: Step::Index(place) }));
            self.out.push('}');
        }
        (i + 1, j + 1)
    }

    fn set(&mut self, op: &str, path: Option<&Path<'_>>, from: usize, to: usize) {
        self.begin(op, path);
        self.out.push_str(",\"value\":");
        self.out.push_str(std::str::from_utf8(self.new.get(from..to).unwrap_or_default()).unwrap_or("null"));
        self.out.push('}');
    }

    fn begin(&mut self, op: &str, path: Option<&Path<'_>>) {
        if !self.out.is_empty() {
            self.out.push(',');
        }
        self.out.push_str("{\"op\":\"");
        self.out.push_str(op);
        self.out.push_str("\",\"path\":\"");
        if let Some(path) = path {
            path.write(&mut self.out);
        }
        self.out.push('"');
    }
}

impl Path<'_> {
    fn write(&self, out: &mut String) {
        if let Some(parent) = self.parent {
            parent.write(out);
        }
        out.push('/');
        match self.step {
            Step::Key(key) => {
                for letter in String::from_utf8_lossy(key).chars() {
                    match letter {
                        '~' => out.push_str("~0"),
                        '/' => out.push_str("~1"),
                        letter => out.push(letter),
                    }
                }
            }
            Step::Index(index) => out.push_str(&index.to_string()),
            Step::End => out.push('-'),
        }
    }
}

/// Whether another value of a list begins here, behind a comma or at its start.
fn begins_value(text: &[u8], at: &mut usize) -> bool {
    if text.get(*at) == Some(&b',') {
        *at += 1;
    }
    !matches!(text.get(*at), Some(b']') | None)
}

/// How many bytes two texts have in common at their beginning.
fn common(one: &[u8], other: &[u8]) -> usize {
    const BLOCK: usize = 32;
    let blocks = one.chunks_exact(BLOCK).zip(other.chunks_exact(BLOCK));
    let equal = blocks.take_while(|(one, other)| one.first_chunk::<BLOCK>() == other.first_chunk::<BLOCK>()).count() * BLOCK;
    equal + one[equal..].iter().zip(&other[equal..]).take_while(|(one, other)| one == other).count()
}

/// Where the value that begins at `start` ends.
fn end_of_value(piece: &Piece, start: usize) -> usize {
    let text = piece.as_bytes();
    match text.get(start) {
        Some(b'"') => end_of_string(text, start),
        Some(b'{' | b'[') => piece.end_of_container(start).unwrap_or(text.len()),
        _ => {
            let rest = text.get(start..).unwrap_or_default();
            start + rest.iter().position(|byte| matches!(byte, b',' | b'}' | b']')).unwrap_or(rest.len())
        }
    }
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
    use super::{Changes, Document, patch};
    use crate::document::Known;
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
        let document = |value| Document::of(value).expect("a value is JSON");
        let patch = patch(&document(&old), &document(&new));
        let mut patched = old.clone();
        apply(&mut patched, &patch);
        assert_eq!(patched, new, "{patch} on {old}");
        patch
    }

    #[test]
    fn equal_documents_need_nothing() {
        assert_eq!(holds(json!({ "a": [1, 2, { "b": "x" }] }), json!({ "a": [1, 2, { "b": "x" }] })), "[]");
    }

    #[derive(serde::Serialize)]
    struct View {
        station: Vec<u8>,
        hand: &'static str,
    }

    #[test]
    fn shared_pieces_are_compared_once_and_mean_the_same() {
        // Large enough to be a piece of its own.
        let view = |last: u8, hand| View { station: [vec![1; 100], vec![last]].concat(), hand };
        let others = |other, hand: &'static str, last: u8| {
            let known = Known { beside: Some((other, &|part| part == "station")), ..Known::default() };
            Document::with(&view(last, hand), known).expect("a view is JSON")
        };
        let old = Document::of(&view(2, "a")).expect("a view is JSON");
        let old_other = others(&old, "b", 2);
        let new = Document::with(&view(3, "a"), Known { before: Some(&old), ..Known::default() }).expect("a view is JSON");
        let new_other = others(&new, "c", 3);
        let mut changes = Changes::default();
        assert_eq!(changes.patch(&old, &new), r#"[{"op":"replace","path":"/station/100","value":3}]"#);
        let second = r#"[{"op":"replace","path":"/station/100","value":3},{"op":"replace","path":"/hand","value":"c"}]"#;
        assert_eq!(changes.patch(&old_other, &new_other), second);
        assert_eq!(changes.known.len(), 2, "the station once, and a hand");
        assert_eq!(patch(&old_other, &new_other), second);
        assert_eq!(patch(&old, &Document::of(&7).expect("a number is JSON")), r#"[{"op":"replace","path":"","value":7}]"#);
    }

    #[test]
    fn a_field_may_grow_into_a_piece_of_its_own() {
        let of = |station: usize| Document::of(&View { station: vec![1; station], hand: "a" }).expect("a view is JSON");
        for (from, to) in [(1, 100), (100, 1), (99, 100), (2, 3), (0, 200)] {
            let (old, new) = (of(from), of(to));
            let mut patched: Value = serde_json::from_str(&old.text()).expect("JSON");
            apply(&mut patched, &patch(&old, &new));
            assert_eq!(patched, serde_json::from_str::<Value>(&new.text()).expect("JSON"));
        }
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
