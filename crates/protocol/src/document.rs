//! A value as compact JSON, in pieces, and where each object and list of them ends.
//!
//! A view is written for every seat after every answer, and the next one is compared with it (see [`crate::changes`]). Most fields of
//! it are as they were before, or as another seat sees them: such a piece is kept once, however many documents it belongs to, and
//! whether two pieces are the same is seen at a glance. A large field is a piece of its own; small ones that follow each other are one
//! together, because a server with thousands of tables finds none of them in the cache. Noting the ends while writing spares reading
//! the text again; a writer of our own is needed for that, and it also copies names as wholes where serde_json looks at each letter.
//! The text is the same as serde_json's.

use serde::ser::{self, Serialize};
use std::cell::Cell;
use std::fmt::Display;
use std::io::Write as _;
use std::ops::Range;
use std::sync::Arc;

/// A field of so many bytes is a piece of its own.
const LARGE: usize = 192;

/// Compact JSON.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Document {
    pieces: Vec<Arc<Piece>>,
}

/// Fields of the whole as they stand between its brackets; or a whole that has no fields.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    text: String,
    fields: Box<[Field]>,
    /// Where each object or list begins and where it ends, in the order of beginnings.
    spans: Box<[(u32, u32)]>,
}

/// A field of the whole; without a name it is the whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Field {
    pub(crate) name: Option<&'static str>,
    from: u32,
    to: u32,
}

impl Field {
    /// Where its value stands in the piece.
    pub(crate) fn value(&self) -> Range<usize> {
        self.from as usize..self.to as usize
    }
}

impl Piece {
    pub(crate) fn as_bytes(&self) -> &[u8] {
        self.text.as_bytes()
    }

    pub(crate) fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// Where the object or list that begins at this place ends.
    pub(crate) fn end_of_container(&self, start: usize) -> Option<usize> {
        let index = self.spans.binary_search_by_key(&start, |&(from, _)| from as usize).ok()?;
        self.spans.get(index).map(|&(_, end)| end as usize)
    }

    /// Whether it is one large field. A small one may stand alone too, between large ones, and does so in no other document for that.
    fn is_only(&self, name: &'static str) -> bool {
        matches!(&*self.fields, [field] if field.name == Some(name) && field.value().len() >= LARGE)
    }
}

/// What of a new document need not be written.
#[derive(Clone, Copy, Default)]
pub struct Known<'a> {
    /// Fields that are left out.
    pub omitted: Option<&'a dyn Fn(&'static str) -> bool>,
    /// The same document as it was before.
    pub before: Option<&'a Document>,
    /// Another one of the same kind, and which of its large fields are the same; it is trusted in this.
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
    fields: Vec<Field>,
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
        let mut writer = Writer { sheet: SHEET.take(), pieces: Vec::new(), known, is_within: false };
        writer.clear();
        let written = value.serialize(&mut writer).and_then(|()| writer.end());
        let Writer { sheet, pieces, .. } = writer;
        SHEET.set(sheet);
        written.map(|()| Self { pieces })
    }

    pub(crate) fn pieces(&self) -> &[Arc<Piece>] {
        &self.pieces
    }

    pub fn has_field(&self, name: &str) -> bool {
        self.pieces.iter().flat_map(|piece| &piece.fields).any(|field| field.name == Some(name))
    }

    pub fn text(&self) -> String {
        if let [piece] = self.pieces.as_slice()
            && let [Field { name: None, .. }] = *piece.fields
        {
            return piece.text.clone();
        }
        let mut text = String::with_capacity(self.pieces.iter().map(|piece| piece.text.len() + 1).sum::<usize>() + 2);
        text.push('{');
        for (number, piece) in self.pieces.iter().enumerate() {
            if number > 0 {
                text.push(',');
            }
            text.push_str(&piece.text);
        }
        text.push('}');
        text
    }

    /// The piece that begins with this field, if it is about the `near`th.
    fn beginning_with(&self, name: Option<&'static str>, near: usize) -> Option<&Arc<Piece>> {
        let begins = |piece: &&Arc<Piece>| piece.fields.first().is_some_and(|field| field.name == name);
        self.pieces.get(near).filter(begins).or_else(|| self.pieces.iter().skip(near.saturating_sub(2)).take(5).find(begins))
    }
}

struct Writer<'b> {
    sheet: Sheet,
    pieces: Vec<Arc<Piece>>,
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
        self.sheet.fields.clear();
        self.sheet.spans.clear();
    }

    /// Writes a field of the whole, unless it is known.
    fn part(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), NotJson> {
        if self.known.omitted.is_some_and(|omitted| omitted(name)) {
            return Ok(());
        }
        let only = |(other, same): (&Document, &dyn Fn(&'static str) -> bool)| {
            other.pieces.iter().find(|piece| piece.is_only(name)).filter(|_| same(name)).cloned()
        };
        if let Some(piece) = self.known.beside.and_then(only) {
            self.gather()?;
            self.pieces.push(piece);
            return Ok(());
        }
        if !self.sheet.text.is_empty() {
            self.sheet.text.push(b',');
        }
        let (start, spans) = (self.sheet.text.len(), self.sheet.spans.len());
        self.name(name);
        self.sheet.text.push(b':');
        let from = self.sheet.text.len();
        value.serialize(&mut *self)?;
        let to = self.sheet.text.len();
        if to - from < LARGE {
            self.sheet.fields.push(Field { name: Some(name), from: from as u32, to: to as u32 });
            return Ok(());
        }
        let field = Field { name: Some(name), from: (from - start) as u32, to: (to - start) as u32 };
        for span in self.sheet.spans.iter_mut().skip(spans) {
            *span = (span.0 - start as u32, span.1 - start as u32);
        }
        let Sheet { text, fields, spans: all } = &self.sheet;
        let (small, own) = all.split_at_checked(spans).unwrap_or_default();
        // A comma stands between it and those before.
        keep(&mut self.pieces, self.known, text.get(..start.saturating_sub(1)).unwrap_or_default(), fields, small)?;
        keep(&mut self.pieces, self.known, text.get(start..).unwrap_or_default(), &[field], own)?;
        self.clear();
        Ok(())
    }

    /// Small fields end here.
    fn gather(&mut self) -> Result<(), NotJson> {
        keep(&mut self.pieces, self.known, &self.sheet.text, &self.sheet.fields, &self.sheet.spans)?;
        self.clear();
        Ok(())
    }

    /// A value without fields is one piece.
    fn end(&mut self) -> Result<(), NotJson> {
        let whole = self.sheet.text.len();
        if whole > 0 && self.sheet.fields.is_empty() {
            self.sheet.fields.push(Field { name: None, from: 0, to: whole as u32 });
        }
        self.gather()
    }

    /// The object a variant with something in it is written as.
    fn open_variant(&mut self, variant: &'static str) -> usize {
        let span = self.open(b'{');
        self.name(variant);
        self.sheet.text.push(b':');
        span
    }
}

/// Adds what was written: as another document has it, or as a new piece.
fn keep(pieces: &mut Vec<Arc<Piece>>, known: Known<'_>, text: &[u8], fields: &[Field], spans: &[(u32, u32)]) -> Result<(), NotJson> {
    let Some(first) = fields.first() else { return Ok(()) };
    let there = |document: &Document| document.beginning_with(first.name, pieces.len()).filter(|piece| piece.as_bytes() == text).cloned();
    let piece = match known.beside.and_then(|(other, _)| there(other)).or_else(|| known.before.and_then(there)) {
        Some(piece) => piece,
        None => {
            let text = std::str::from_utf8(text).map_err(ser::Error::custom)?.to_owned();
            Arc::new(Piece { text, fields: fields.into(), spans: spans.into() })
        }
    };
    pieces.push(piece);
    Ok(())
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
        let long = "[{".repeat(200);
        for document in [Document::of(&whole("[{")), Document::of(&whole(&long))] {
            let document = document.expect("it can be written");
            let mut spans = 0;
            for piece in document.pieces() {
                for &(from, to) in &piece.spans {
                    serde_json::from_str::<serde_json::Value>(&piece.text[from as usize..to as usize]).expect("a part is JSON");
                    assert_eq!(piece.end_of_container(from as usize), Some(to as usize));
                    spans += 1;
                }
                assert_eq!(piece.end_of_container(10_000), None);
                for field in piece.fields() {
                    serde_json::from_str::<serde_json::Value>(&piece.text[field.value()]).expect("a field is JSON");
                    let name = format!("\"{}\":", field.name.expect("a name"));
                    assert!(piece.text[..field.value().start].ends_with(&name));
                }
            }
            assert!(spans > 10);
        }
    }

    fn shared(one: &Document, other: &Document) -> usize {
        one.pieces().iter().filter(|piece| other.pieces().iter().any(|it| Arc::ptr_eq(piece, it))).count()
    }

    fn names(document: &Document) -> Vec<Vec<&'static str>> {
        document.pieces().iter().map(|piece| piece.fields().iter().filter_map(|field| field.name).collect()).collect()
    }

    #[derive(Serialize)]
    struct View {
        viewer: u8,
        mode: &'static str,
        station: Vec<u8>,
        round: u8,
        hand: &'static str,
        crew: Vec<u8>,
    }

    fn view(viewer: u8, hand: &'static str) -> View {
        View { viewer, mode: "duel", station: vec![7; 200], round: 1, hand, crew: vec![1; 100] }
    }

    #[test]
    fn what_is_the_same_is_kept_once() {
        let (one, other) = (view(1, "one"), view(2, "two"));
        let first = Document::of(&one).expect("it can be written");
        assert_eq!(names(&first), [vec!["viewer", "mode"], vec!["station"], vec!["round", "hand"], vec!["crew"]]);
        let alone = Document::of(&other).expect("it can be written");
        assert_eq!(shared(&first, &alone), 0);
        let same = |part| part == "station";
        let beside = Document::with(&other, Known { beside: Some((&first, &same)), ..Known::default() }).expect("it can be written");
        assert_eq!((shared(&first, &beside), &beside), (2, &alone), "the crew is found to be the same");
        let later = Document::with(&other, Known { before: Some(&first), ..Known::default() }).expect("it can be written");
        assert_eq!((shared(&first, &later), &later), (2, &alone));
        // Another is trusted in what is the same: it is not looked at.
        let stranger = View { station: vec![8; 200], ..view(1, "one") };
        let trusting = Document::with(&stranger, Known { beside: Some((&first, &same)), ..Known::default() });
        assert_eq!(trusting.expect("it can be written"), first);
    }

    #[test]
    fn a_small_field_between_large_ones_is_no_piece_elsewhere() {
        #[derive(Serialize)]
        struct Row {
            items: Vec<u8>,
            stock: u8,
            events: Vec<u8>,
        }
        let row = |items| Row { items: vec![1; items], stock: 3, events: vec![1; 100] };
        let first = Document::of(&row(100)).expect("it can be written");
        assert_eq!(names(&first), [["items"], ["stock"], ["events"]]);
        let same = |part| part != "items";
        let beside = Document::with(&row(2), Known { beside: Some((&first, &same)), ..Known::default() }).expect("it can be written");
        assert_eq!(beside, Document::of(&row(2)).expect("it can be written"));
        assert_eq!(names(&beside), [vec!["items", "stock"], vec!["events"]]);
    }

    #[test]
    fn a_field_that_has_become_large_is_found_no_more() {
        let small = Document::of(&View { crew: vec![1; 3], ..view(1, "one") }).expect("it can be written");
        assert_eq!(names(&small), [vec!["viewer", "mode"], vec!["station"], vec!["round", "hand", "crew"]]);
        let large = Document::with(&view(1, "one"), Known { before: Some(&small), beside: Some((&small, &|part| part == "crew")) });
        let large = large.expect("it can be written");
        assert_eq!((shared(&small, &large), &large), (2, &Document::of(&view(1, "one")).expect("it can be written")));
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
