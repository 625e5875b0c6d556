//! A value as compact JSON, and where each object and list of the text ends.
//!
//! A view is written for every seat after every answer, and the next one is compared with it (see [`crate::changes`]). Noting the
//! ends while writing spares reading the text again; a writer of our own is needed for that, and it also copies names as wholes
//! where serde_json looks at each letter. The text is the same as serde_json's.

use serde::ser::{self, Serialize};
use std::fmt::Display;
use std::io::Write as _;
use std::ops::Range;

/// Compact JSON.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Document {
    text: String,
    /// Where each object or list begins and where it ends, in the order of beginnings.
    spans: Vec<(u32, u32)>,
    /// What the fields of the whole hold.
    parts: Vec<Part>,
}

/// The value of a field: where it stands in the text, and which spans are within.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Part {
    name: &'static str,
    text: Range<usize>,
    spans: Range<usize>,
}

/// Another document of the same kind, and which of its parts are the same.
type Beside<'a> = (&'a Document, &'a dyn Fn(&'static str) -> bool);

/// Why a value is no JSON: a key that is no text, or a value that refuses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this cannot be written as JSON: {0}")]
pub struct NotJson(String);

impl ser::Error for NotJson {
    fn custom<T: Display>(problem: T) -> Self {
        Self(problem.to_string())
    }
}

/// About what a view needs, so that it grows once or not at all.
const LETTERS: usize = 8192;
const SPANS: usize = 512;

impl Document {
    pub fn of(value: &impl Serialize) -> Result<Self, NotJson> {
        Self::write(value, None)
    }

    /// The same for one of several values of a kind that have much in common, as the views of one table: the fields that are the
    /// `same` are copied from the document of another.
    pub fn beside(value: &impl Serialize, other: &Self, same: impl Fn(&'static str) -> bool) -> Result<Self, NotJson> {
        Self::write(value, Some((other, &same)))
    }

    fn write(value: &impl Serialize, beside: Option<Beside<'_>>) -> Result<Self, NotJson> {
        let mut writer = Writer { text: Vec::with_capacity(LETTERS), spans: Vec::with_capacity(SPANS), parts: Vec::new(), beside };
        value.serialize(&mut writer)?;
        let text = String::from_utf8(writer.text).map_err(ser::Error::custom)?;
        Ok(Self { text, spans: writer.spans, parts: writer.parts })
    }

    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Where the object or list that begins at this place ends.
    pub(crate) fn end_of_container(&self, start: usize) -> Option<usize> {
        let index = self.spans.binary_search_by_key(&start, |&(from, _)| from as usize).ok()?;
        self.spans.get(index).map(|&(_, end)| end as usize)
    }
}

struct Writer<'b> {
    text: Vec<u8>,
    spans: Vec<(u32, u32)>,
    parts: Vec<Part>,
    beside: Option<Beside<'b>>,
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
        self.text.extend_from_slice(text.as_bytes());
    }

    fn string(&mut self, text: &str) {
        self.text.reserve(text.len() + 2);
        self.text.push(b'"');
        if is_plain(text) {
            self.put(text)
        } else {
            self.escaped(text)
        }
        self.text.push(b'"');
    }

    /// A field or a variant, named in the code of this project: nothing in it has to be escaped.
    fn name(&mut self, name: &'static str) {
        debug_assert!(is_plain(name), "{name} is no name");
        self.text.reserve(name.len() + 3);
        self.text.push(b'"');
        self.put(name);
        self.text.push(b'"');
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
        let _ = write!(self.text, "{value}");
    }

    /// Most numbers of a game are small.
    fn number(&mut self, value: u64) {
        match value {
            0..=9 => self.text.push(b'0' + value as u8),
            10..=99 => self.text.extend_from_slice(&[b'0' + (value / 10) as u8, b'0' + (value % 10) as u8]),
            _ => self.display(value),
        }
    }

    fn open(&mut self, bracket: u8) -> usize {
        let span = self.spans.len();
        self.spans.push((self.text.len() as u32, 0));
        self.text.push(bracket);
        span
    }

    fn close(&mut self, bracket: u8, span: usize) {
        self.text.push(bracket);
        if let Some(open) = self.spans.get_mut(span) {
            open.1 = self.text.len() as u32;
        }
    }

    /// Writes a field of the whole, or copies it.
    fn part(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), NotJson> {
        let (text, spans) = (self.text.len(), self.spans.len());
        // Fields of a kind always come in the same order.
        let there = self.beside.and_then(|(other, same)| {
            let part = other.parts.get(self.parts.len()).filter(|part| part.name == name && same(name))?;
            Some((other.text.get(part.text.clone())?, other.spans.get(part.spans.clone())?, part.text.start))
        });
        match there {
            Some((copied, within, from)) => {
                self.text.extend_from_slice(copied.as_bytes());
                let moved = |place: u32| (place as usize - from + text) as u32;
                self.spans.extend(within.iter().map(|&(start, end)| (moved(start), moved(end))));
            }
            None => value.serialize(&mut *self)?,
        }
        self.parts.push(Part { name, text: text..self.text.len(), spans: spans..self.spans.len() });
        Ok(())
    }

    /// The object a variant with something in it is written as.
    fn open_variant(&mut self, variant: &'static str) -> usize {
        let span = self.open(b'{');
        self.name(variant);
        self.text.push(b':');
        span
    }
}

/// The number of the first span.
const WHOLE: usize = 0;

/// An object or a list that is being written.
struct Open<'a, 'b> {
    writer: &'a mut Writer<'b>,
    span: usize,
    is_first: bool,
    closes: u8,
    /// The object of the variant around it.
    around: Option<usize>,
}

impl Open<'_, '_> {
    fn comma(&mut self) {
        if !std::mem::replace(&mut self.is_first, false) {
            self.writer.text.push(b',');
        }
    }

    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), NotJson> {
        self.comma();
        value.serialize(&mut *self.writer)
    }

    fn field(&mut self, key: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), NotJson> {
        self.comma();
        self.writer.name(key);
        self.writer.text.push(b':');
        if self.span == WHOLE { self.writer.part(key, value) } else { value.serialize(&mut *self.writer) }
    }

    fn done(self) -> Result<(), NotJson> {
        self.writer.close(self.closes, self.span);
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
        Ok(Open { writer: self, span, is_first: true, closes: b']', around: None })
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
        Ok(Open { writer: self, span, is_first: true, closes: b']', around })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a, 'b>, NotJson> {
        let span = self.open(b'{');
        Ok(Open { writer: self, span, is_first: true, closes: b'}', around: None })
    }

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Open<'a, 'b>, NotJson> {
        self.serialize_map(Some(length))
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<Open<'a, 'b>, NotJson> {
        let around = Some(self.open_variant(variant));
        let span = self.open(b'{');
        Ok(Open { writer: self, span, is_first: true, closes: b'}', around })
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
        let start = self.writer.text.len();
        let spans = self.writer.spans.len();
        key.serialize(&mut *self.writer)?;
        let written = self.writer.text.get(start..).unwrap_or_default();
        if self.writer.spans.len() > spans || written == b"null" {
            return Err(NotJson("a key is no text".to_owned()));
        }
        if !written.starts_with(b"\"") {
            self.writer.text.insert(start, b'"');
            self.writer.text.push(b'"');
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotJson> {
        self.writer.text.push(b':');
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Result<(), NotJson> {
        self.done()
    }
}

#[cfg(test)]
mod tests {
    use super::{Document, needs_care};
    use serde::Serialize;
    use serde_json::json;
    use std::collections::BTreeMap;

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
            assert_eq!(document.as_str(), serde_json::to_string(&value).expect("it can be written"));
        }
    }

    #[test]
    fn ends_are_where_brackets_close() {
        let document = Document::of(&whole("[{")).expect("it can be written");
        let text = document.as_str();
        assert!(document.spans.len() > 10);
        for &(from, to) in &document.spans {
            let part = &text[from as usize..to as usize];
            serde_json::from_str::<serde_json::Value>(part).expect("a part is JSON");
            assert_eq!(document.end_of_container(from as usize), Some(to as usize));
        }
        assert_eq!(document.end_of_container(1), None);
    }

    #[test]
    fn what_is_the_same_is_copied() {
        let (one, other) = (whole("one"), whole("another"));
        let first = Document::of(&one).expect("it can be written");
        let alone = Document::of(&other).expect("it can be written");
        let copied = std::cell::Cell::new(0);
        let same = |part| {
            let is_same = !matches!(part, "text" | "nested");
            copied.set(copied.get() + usize::from(is_same));
            is_same
        };
        assert_eq!(Document::beside(&other, &first, same).expect("it can be written"), alone);
        assert_eq!(copied.get(), 5);
        // It is trusted in this: what is called the same is not looked at.
        let trusting = Document::beside(&other, &first, |_| true).expect("it can be written");
        assert_eq!(trusting, first);
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
