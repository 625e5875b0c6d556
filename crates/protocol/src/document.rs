//! A value as compact JSON, in pieces, and where each object and list of them ends.
//!
//! A view is written for every seat after every answer, and the next one is compared with it (see [`crate::changes`]). Most fields of
//! it are as they were before, or as another seat sees them: such a piece is kept once, however many documents it belongs to, and
//! whether two pieces are the same is seen at a glance. Noting the ends while writing spares reading the text again; a writer of our
//! own is needed for that, and it also copies names as wholes where serde_json looks at each letter. The text is the same as
//! serde_json's.

use serde::ser::{self, Serialize};
use std::cell::Cell;
use std::fmt::Display;
use std::io::Write as _;
use std::sync::Arc;

/// Compact JSON.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Document {
    parts: Vec<Part>,
}

/// A field of the whole; without a name it is the whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    pub(crate) name: Option<&'static str>,
    pub(crate) piece: Arc<Piece>,
}

/// A value as text.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    text: String,
    /// Where each object or list begins and where it ends, in the order of beginnings.
    spans: Box<[(u32, u32)]>,
}

impl Piece {
    pub(crate) fn as_bytes(&self) -> &[u8] {
        self.text.as_bytes()
    }

    /// Where the object or list that begins at this place ends.
    pub(crate) fn end_of_container(&self, start: usize) -> Option<usize> {
        let index = self.spans.binary_search_by_key(&start, |&(from, _)| from as usize).ok()?;
        self.spans.get(index).map(|&(_, end)| end as usize)
    }
}

/// Documents of which a new one may have pieces.
#[derive(Clone, Copy, Default)]
pub struct Known<'a> {
    /// The same document as it was before.
    pub before: Option<&'a Document>,
    /// Another one of the same kind, and which of its fields are the same; it is trusted in this.
    pub beside: Option<(&'a Document, &'a dyn Fn(&'static str) -> bool)>,
}

/// Why a value is no JSON: a key that is no text, or a value that refuses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this cannot be written as JSON: {0}")]
pub struct NotJson(String);

impl ser::Error for NotJson {
    fn custom<T: Display>(problem: T) -> Self {
        Self(problem.to_string())
    }
}

/// What is being written, before it is known whether it is new.
#[derive(Default)]
struct Sheet {
    text: Vec<u8>,
    spans: Vec<(u32, u32)>,
}

thread_local! {
    /// Written on again and again.
    static SHEET: Cell<Sheet> = Cell::default();
}

impl Document {
    pub fn of(value: &impl Serialize) -> Result<Self, NotJson> {
        Self::with(value, Known::default())
    }

    /// The same, with pieces of other documents where they fit.
    pub fn with(value: &impl Serialize, known: Known<'_>) -> Result<Self, NotJson> {
        let mut writer = Writer { sheet: SHEET.take(), parts: Vec::new(), known, is_within: false };
        writer.clear();
        let written = value.serialize(&mut writer).and_then(|()| writer.end());
        let Writer { sheet, parts, .. } = writer;
        SHEET.set(sheet);
        written.map(|()| Self { parts })
    }

    pub(crate) fn parts(&self) -> &[Part] {
        &self.parts
    }

    pub fn text(&self) -> String {
        if let [Part { name: None, piece }] = self.parts.as_slice() {
            return piece.text.clone();
        }
        let mut text = String::with_capacity(self.parts.iter().map(|part| part.piece.text.len() + 24).sum());
        text.push('{');
        for (number, part) in self.parts.iter().enumerate() {
            text.push_str(if number == 0 { "\"" } else { ",\"" });
            text.push_str(part.name.unwrap_or_default());
            text.push_str("\":");
            text.push_str(&part.piece.text);
        }
        text.push('}');
        text
    }
}

struct Writer<'b> {
    sheet: Sheet,
    parts: Vec<Part>,
    known: Known<'b>,
    /// Whether a value has begun: only the fields of the whole become pieces.
    is_within: bool,
}

/// Whether one of eight letters has to be escaped: a quote, a backslash or a control character.
fn needs_care(eight: [u8; 8]) -> bool {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let word = u64::from_le_bytes(eight);
    let zero_in = |word: u64| word.wrapping_sub(ONES) & !word & HIGH;
    let below_space = word.wrapping_sub(ONES * 0x20) & !word & HIGH;
    below_space | zero_in(word ^ (ONES * u64::from(b'"'))) | zero_in(word ^ (ONES * u64::from(b'\\'))) != 0
}

fn is_plain(text: &str) -> bool {
    let (eights, rest) = text.as_bytes().as_chunks::<8>();
    !eights.iter().any(|&eight| needs_care(eight)) && !rest.iter().any(|&byte| byte < 0x20 || byte == b'"' || byte == b'\\')
}

impl Writer<'_> {
    fn put(&mut self, text: &str) {
        self.sheet.text.extend_from_slice(text.as_bytes());
    }

    fn string(&mut self, text: &str) {
        self.sheet.text.reserve(text.len() + 2);
        self.sheet.text.push(b'"');
        if is_plain(text) {
            self.put(text)
        } else {
            self.escaped(text)
        }
        self.sheet.text.push(b'"');
    }

    /// A field or a variant, named in the code of this project: nothing in it has to be escaped.
    fn name(&mut self, name: &'static str) {
        debug_assert!(is_plain(name), "{name} is no name");
        self.sheet.text.reserve(name.len() + 3);
        self.sheet.text.push(b'"');
        self.put(name);
        self.sheet.text.push(b'"');
    }

    fn escaped(&mut self, text: &str) {
        for letter in text.chars() {
            match letter {
                '"' => self.put("\\\""),
                '\\' => self.put("\\\\"),
                '\n' => self.put("\\n"),
                '\r' => self.put("\\r"),
                '\t' => self.put("\\t"),
                '\u{8}' => self.put("\\b"),
                '\u{c}' => self.put("\\f"),
                letter if letter < ' ' => self.display(format_args!("\\u{:04x}", u32::from(letter))),
                letter => self.put(letter.encode_utf8(&mut [0; 4])),
            }
        }
    }

    fn display(&mut self, value: impl Display) {
        // Writing to memory cannot fail.
        let _ = write!(self.sheet.text, "{value}");
    }

    /// Most numbers of a game are small.
    fn number(&mut self, value: u64) {
        match value {
            0..=9 => self.sheet.text.push(b'0' + value as u8),
            10..=99 => self.sheet.text.extend_from_slice(&[b'0' + (value / 10) as u8, b'0' + (value % 10) as u8]),
            _ => self.display(value),
        }
    }

    fn open(&mut self, bracket: u8) -> usize {
        self.is_within = true;
        let span = self.sheet.spans.len();
        self.sheet.spans.push((self.sheet.text.len() as u32, 0));
        self.sheet.text.push(bracket);
        span
    }

    fn close(&mut self, bracket: u8, span: usize) {
        self.sheet.text.push(bracket);
        if let Some(open) = self.sheet.spans.get_mut(span) {
            open.1 = self.sheet.text.len() as u32;
        }
    }

    fn clear(&mut self) {
        self.sheet.text.clear();
        self.sheet.spans.clear();
    }

    /// Writes a field of the whole, unless it is known.
    fn part(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), NotJson> {
        // Fields of a kind always come in the same order.
        let place = self.parts.len();
        let there = |document: &Document| document.parts.get(place).filter(|part| part.name == Some(name)).map(|part| part.piece.clone());
        let shared = self.known.beside.filter(|(_, same)| same(name)).and_then(|(other, _)| there(other));
        let piece = match shared {
            Some(piece) => piece,
            None => {
                self.clear();
                value.serialize(&mut *self)?;
                self.piece(Some(name))?
            }
        };
        self.parts.push(Part { name: Some(name), piece });
        Ok(())
    }

    /// What stands on the sheet: as it was before, or a new piece.
    fn piece(&self, name: Option<&'static str>) -> Result<Arc<Piece>, NotJson> {
        let before = self.known.before.and_then(|document| document.parts.get(self.parts.len()));
        if let Some(before) = before.filter(|part| part.name == name && part.piece.text.as_bytes() == self.sheet.text) {
            return Ok(before.piece.clone());
        }
        let text = std::str::from_utf8(&self.sheet.text).map_err(ser::Error::custom)?;
        Ok(Arc::new(Piece { text: text.to_owned(), spans: self.sheet.spans.as_slice().into() }))
    }

    /// A value without fields is one piece.
    fn end(&mut self) -> Result<(), NotJson> {
        if !self.sheet.text.is_empty() && self.parts.is_empty() {
            let piece = self.piece(None)?;
            self.parts.push(Part { name: None, piece });
        }
        Ok(())
    }

    /// The object a variant with something in it is written as.
    fn open_variant(&mut self, variant: &'static str) -> usize {
        let span = self.open(b'{');
        self.name(variant);
        self.sheet.text.push(b':');
        span
    }
}

/// An object or a list that is being written.
struct Open<'a, 'b> {
    writer: &'a mut Writer<'b>,
    /// `None` for the whole, whose fields are written apart.
    span: Option<usize>,
    is_first: bool,
    closes: u8,
    /// The object of the variant around it.
    around: Option<usize>,
}

impl Open<'_, '_> {
    fn comma(&mut self) {
        if !std::mem::replace(&mut self.is_first, false) {
            self.writer.sheet.text.push(b',');
        }
    }

    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), NotJson> {
        self.comma();
        value.serialize(&mut *self.writer)
    }

    fn field(&mut self, key: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), NotJson> {
        if self.span.is_none() {
            return self.writer.part(key, value);
        }
        self.comma();
        self.writer.name(key);
        self.writer.sheet.text.push(b':');
        value.serialize(&mut *self.writer)
    }

    fn done(self) -> Result<(), NotJson> {
        if let Some(span) = self.span {
            self.writer.close(self.closes, span);
        }
        if let Some(around) = self.around {
            self.writer.close(b'}', around);
        }
        Ok(())
    }
}

macro_rules! numbers {
    ($($name:ident: $of:ty => $write:ident as $into:ty),*) => {
        $(fn $name(self, value: $of) -> Result<(), NotJson> {
            self.$write(<$into>::from(value));
            Ok(())
        })*
    };
}

impl<'a, 'b> ser::Serializer for &'a mut Writer<'b> {
    type Ok = ();
    type Error = NotJson;
    type SerializeSeq = Open<'a, 'b>;
    type SerializeTuple = Open<'a, 'b>;
    type SerializeTupleStruct = Open<'a, 'b>;
    type SerializeTupleVariant = Open<'a, 'b>;
    type SerializeMap = Open<'a, 'b>;
    type SerializeStruct = Open<'a, 'b>;
    type SerializeStructVariant = Open<'a, 'b>;

    numbers!(
        serialize_i8: i8 => display as i64, serialize_i16: i16 => display as i64, serialize_i32: i32 => display as i64,
        serialize_i64: i64 => display as i64, serialize_i128: i128 => display as i128, serialize_u128: u128 => display as u128,
        serialize_u8: u8 => number as u64, serialize_u16: u16 => number as u64, serialize_u32: u32 => number as u64,
        serialize_u64: u64 => number as u64
    );

    fn serialize_bool(self, value: bool) -> Result<(), NotJson> {
        self.put(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), NotJson> {
        let text = serde_json::to_string(&value).map_err(ser::Error::custom)?;
        self.put(&text);
        Ok(())
    }

    fn serialize_f64(self, value: f64) -> Result<(), NotJson> {
        let text = serde_json::to_string(&value).map_err(ser::Error::custom)?;
        self.put(&text);
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), NotJson> {
        self.string(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), NotJson> {
        self.string(value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), NotJson> {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Result<(), NotJson> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), NotJson> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), NotJson> {
        self.put("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), NotJson> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), NotJson> {
        self.name(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), NotJson> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), NotJson> {
        let around = self.open_variant(variant);
        value.serialize(&mut *self)?;
        self.close(b'}', around);
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a, 'b>, NotJson> {
        let span = self.open(b'[');
        Ok(Open { writer: self, span: Some(span), is_first: true, closes: b']', around: None })
    }

    fn serialize_tuple(self, length: usize) -> Result<Open<'a, 'b>, NotJson> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<Open<'a, 'b>, NotJson> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<Open<'a, 'b>, NotJson> {
        let around = Some(self.open_variant(variant));
        let span = self.open(b'[');
        Ok(Open { writer: self, span: Some(span), is_first: true, closes: b']', around })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a, 'b>, NotJson> {
        let span = self.open(b'{');
        Ok(Open { writer: self, span: Some(span), is_first: true, closes: b'}', around: None })
    }

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Open<'a, 'b>, NotJson> {
        if std::mem::replace(&mut self.is_within, true) {
            return self.serialize_map(Some(length));
        }
        self.parts.reserve(length);
        Ok(Open { writer: self, span: None, is_first: true, closes: b'}', around: None })
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<Open<'a, 'b>, NotJson> {
        let around = Some(self.open_variant(variant));
        let span = self.open(b'{');
        Ok(Open { writer: self, span: Some(span), is_first: true, closes: b'}', around })
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), NotJson> {
        self.string(&value.to_string());
        Ok(())
    }
}

macro_rules! elements {
    ($($of:ident :: $add:ident),*) => {
        $(impl ser::$of for Open<'_, '_> {
            type Ok = ();
            type Error = NotJson;

            fn $add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotJson> {
                self.element(value)
            }

            fn end(self) -> Result<(), NotJson> {
                self.done()
            }
        })*
    };
}

elements!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
);

macro_rules! fields {
    ($($of:ident),*) => {
        $(impl ser::$of for Open<'_, '_> {
            type Ok = ();
            type Error = NotJson;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), NotJson> {
                self.field(key, value)
            }

            fn end(self) -> Result<(), NotJson> {
                self.done()
            }
        })*
    };
}

fields!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Open<'_, '_> {
    type Ok = ();
    type Error = NotJson;

    /// A key is written as any value and then made a text, if it is a plain number or truth value.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NotJson> {
        self.comma();
        let start = self.writer.sheet.text.len();
        let spans = self.writer.sheet.spans.len();
        key.serialize(&mut *self.writer)?;
        let written = self.writer.sheet.text.get(start..).unwrap_or_default();
        if self.writer.sheet.spans.len() > spans || written == b"null" {
            return Err(NotJson("a key is no text".to_owned()));
        }
        if !written.starts_with(b"\"") {
            self.writer.sheet.text.insert(start, b'"');
            self.writer.sheet.text.push(b'"');
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotJson> {
        self.writer.sheet.text.push(b':');
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Result<(), NotJson> {
        self.done()
    }
}

#[cfg(test)]
mod tests {
    use super::{Document, Known, needs_care};
    use serde::Serialize;
    use serde_json::json;
    use std::collections::BTreeMap;
    use std::sync::Arc;

    #[derive(Serialize)]
    enum Any {
        Unit,
        New(Option<i8>),
        Tuple(u16, (), char),
        Struct { a: Vec<Any>, b: BTreeMap<u8, bool> },
    }

    #[derive(Serialize)]
    struct Whole<'a> {
        any: Vec<Any>,
        text: &'a str,
        floats: (f32, f64, f64),
        large: (i64, u64, i128),
        nested: BTreeMap<&'a str, serde_json::Value>,
        letters: BTreeMap<char, Unit>,
        empty: [u8; 0],
    }

    #[derive(Serialize)]
    struct Unit;

    fn whole(text: &str) -> Whole<'_> {
        Whole {
            any: vec![
                Any::Unit,
                Any::New(Some(-7)),
                Any::New(None),
                Any::Tuple(65535, (), '"'),
                Any::Struct { a: vec![Any::Unit, Any::Tuple(9, (), 'ż')], b: BTreeMap::from([(3, true), (200, false)]) },
            ],
            text,
            floats: (1.5, 0.1, f64::NAN),
            large: (i64::MIN, u64::MAX, i128::MAX),
            nested: BTreeMap::from([(text, json!({ "a": [1, [], {}], "b": null }))]),
            letters: BTreeMap::from([('x', Unit), ('\n', Unit)]),
            empty: [],
        }
    }

    #[test]
    fn the_text_is_that_of_serde_json() {
        for text in [
            "",
            "plain",
            "exactly8",
            "with \"quotes\"",
            "a\\b",
            "\u{0}\u{1f}\u{7f}\n\r\t\u{8}\u{c}",
            "Żółć, příšera, їжак",
            "longer than eight \u{1}",
        ] {
            let value = whole(text);
            let document = Document::of(&value).expect("it can be written");
            assert_eq!(document.text(), serde_json::to_string(&value).expect("it can be written"));
        }
    }

    #[test]
    fn a_value_of_any_kind_is_a_document() {
        #[derive(Serialize)]
        struct Nothing {}
        for (document, text) in [
            (Document::of(&Nothing {}), "{}"),
            (Document::of(&7), "7"),
            (Document::of(&Some(vec![Nothing {}])), "[{}]"),
            (Document::of(&Any::Struct { a: vec![], b: BTreeMap::new() }), r#"{"Struct":{"a":[],"b":{}}}"#),
            (Document::of(&BTreeMap::from([("a", 1)])), r#"{"a":1}"#),
        ] {
            assert_eq!(document.expect("it can be written").text(), text);
        }
    }

    #[test]
    fn ends_are_where_brackets_close() {
        let document = Document::of(&whole("[{")).expect("it can be written");
        let mut spans = 0;
        for part in document.parts() {
            let piece = &part.piece;
            for &(from, to) in &piece.spans {
                serde_json::from_str::<serde_json::Value>(&piece.text[from as usize..to as usize]).expect("a part is JSON");
                assert_eq!(piece.end_of_container(from as usize), Some(to as usize));
                spans += 1;
            }
            assert_eq!(piece.end_of_container(1_000), None);
        }
        assert!(spans > 10);
    }

    fn shared(one: &Document, other: &Document) -> usize {
        one.parts().iter().zip(other.parts()).filter(|(one, other)| Arc::ptr_eq(&one.piece, &other.piece)).count()
    }

    #[test]
    fn what_is_the_same_is_kept_once() {
        let (one, other) = (whole("one"), whole("another"));
        let first = Document::of(&one).expect("it can be written");
        let alone = Document::of(&other).expect("it can be written");
        assert_eq!(shared(&first, &alone), 0);
        let same = |part| !matches!(part, "text" | "nested");
        let beside = Document::with(&other, Known { beside: Some((&first, &same)), ..Known::default() }).expect("it can be written");
        assert_eq!((shared(&first, &beside), &beside), (5, &alone));
        let later = Document::with(&other, Known { before: Some(&first), ..Known::default() }).expect("it can be written");
        assert_eq!((shared(&first, &later), &later), (5, &alone));
        // Another is trusted in what is the same: it is not looked at.
        let trusting = Document::with(&other, Known { beside: Some((&first, &|_| true)), ..Known::default() });
        assert_eq!(trusting.expect("it can be written"), first);
    }

    #[test]
    fn keys_have_to_be_texts() {
        for refused in [Document::of(&BTreeMap::from([((1, 2), 3)])), Document::of(&BTreeMap::from([((), 3)]))] {
            assert_eq!(refused.expect_err("no key").to_string(), "this cannot be written as JSON: a key is no text");
        }
    }

    #[test]
    fn eight_letters_at_a_time() {
        for byte in 0..=255u8 {
            for place in 0..8 {
                let mut eight = *b"abcdefgh";
                eight[place] = byte;
                let expected = byte < 0x20 || byte == b'"' || byte == b'\\';
                assert_eq!(needs_care(eight), expected, "{byte} at {place}");
            }
        }
    }
}
