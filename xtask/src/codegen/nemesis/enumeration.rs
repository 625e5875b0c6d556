//! A generated enum: its variants, its lookups and the table of what is printed on each.

use anyhow::{Context, Result, ensure};
use content::schema::Entry;

use crate::codegen::{DERIVES, camel, lookups};

/// An enum of components or of words of the content.
pub struct Enumeration {
    name: &'static str,
    variants: Vec<Variant>,
}

struct Variant {
    id: String,
    variant: String,
    name: String,
}

/// A field of a struct of facts: name, type, and what it says.
pub type Field = (&'static str, &'static str, &'static str);

/// What is printed on the components, a row for each.
pub struct Facts {
    /// The struct.
    pub name: &'static str,
    /// What it holds.
    pub what: &'static str,
    /// Its fields.
    pub fields: &'static [Field],
    /// The values of the fields as Rust, variant by variant.
    pub rows: Vec<Vec<String>>,
}

impl Enumeration {
    /// Components whose variants are their ids.
    pub fn of<'a, E: Entry + 'a>(name: &'static str, entries: impl IntoIterator<Item = &'a E>) -> Self {
        Self::shortened(name, "", entries)
    }

    /// Components whose variants are their ids without the prefix.
    pub fn shortened<'a, E: Entry + 'a>(name: &'static str, prefix: &str, entries: impl IntoIterator<Item = &'a E>) -> Self {
        let variants = entries.into_iter().map(|entry| {
            let id = entry.id();
            Variant { id: id.to_string(), variant: camel(id.strip_prefix(prefix).unwrap_or(id)), name: entry.name().en.clone() }
        });
        Self { name, variants: variants.collect() }
    }

    /// Words of the content.
    pub fn words(name: &'static str, ids: &[&str]) -> Self {
        let variants = ids.iter().map(|id| Variant { id: (*id).to_string(), variant: camel(id), name: spaced(&camel(id)) });
        Self { name, variants: variants.collect() }
    }

    /// Words of the content, with the name of each variant.
    pub fn renamed(name: &'static str, words: &[(&str, &str)]) -> Self {
        let variants =
            words.iter().map(|(id, variant)| Variant { id: (*id).to_string(), variant: (*variant).to_string(), name: spaced(variant) });
        Self { name, variants: variants.collect() }
    }

    /// The same with names made of the variants, where the printed ones do not tell them apart.
    pub fn named_by_variant(mut self) -> Self {
        for variant in &mut self.variants {
            variant.name = spaced(&variant.variant);
        }
        self
    }

    /// The variant of an id as Rust, which must be one of them.
    pub fn path(&self, id: &str) -> Result<String> {
        let found = self.variants.iter().find(|variant| variant.id == id).with_context(|| format!("{id} is no {}", self.name))?;
        Ok(format!("{}::{}", self.name, found.variant))
    }

    /// An optional variant as Rust.
    pub fn option(&self, id: Option<&str>) -> Result<String> {
        Ok(match id {
            Some(id) => format!("Some({})", self.path(id)?),
            None => String::from("None"),
        })
    }

    /// A list of variants as Rust, without brackets.
    pub fn list<'a>(&self, ids: impl IntoIterator<Item = &'a str>) -> Result<String> {
        Ok(ids.into_iter().map(|id| self.path(id)).collect::<Result<Vec<_>>>()?.join(", "))
    }

    /// How many variants there are.
    pub fn count(&self) -> usize {
        self.variants.len()
    }

    /// The enum with `ALL`, `COUNT`, its ids, names and lookups.
    pub fn plain(&self, what: &str, noun: &str) -> String {
        self.source(what, noun, "")
    }

    /// The same with `facts`, the struct of facts and its table.
    pub fn with_facts(&self, what: &str, noun: &str, facts: &Facts) -> Result<String> {
        let (name, table) = (facts.name, table_name(facts.name));
        ensure!(facts.rows.len() == self.count(), "{name}: {} rows for {} variants", facts.rows.len(), self.count());
        let mut rows = String::new();
        for row in &facts.rows {
            ensure!(row.len() == facts.fields.len(), "{name}: {} values for {} fields", row.len(), facts.fields.len());
            let values: Vec<String> = facts.fields.iter().zip(row).map(|((field, _, _), value)| format!("{field}: {value}")).collect();
            rows += &format!("{name} {{ {} }},", values.join(", "));
        }
        let method = format!(
            "
/// What is printed on it.
pub const fn facts(self) -> &'static {name} {{ &{table}[self as usize] }}
"
        );
        Ok(format!(
            "{}{}\nstatic {table}: [{name}; {}] = [{rows}];\n",
            self.source(what, noun, &method),
            structure(name, facts.what, facts.fields),
            self.count()
        ))
    }

    fn source(&self, what: &str, noun: &str, methods: &str) -> String {
        let (name, count) = (self.name, self.count());
        let of = |text: fn(&Variant) -> String| self.variants.iter().map(text).collect::<Vec<_>>().join(", ");
        let variants: String = self
            .variants
            .iter()
            .map(|it| {
                let rename = if snake(&it.variant) == it.id { String::new() } else { format!("#[serde(rename = {:?})]\n", it.id) };
                format!("/// {}.\n{rename}{},\n", it.name, it.variant)
            })
            .collect();
        format!(
            "
/// {what}
{DERIVES}#[serde(rename_all = \"snake_case\")]
#[repr(u8)]
pub enum {name} {{
{variants}}}

impl {name} {{
    /// How many there are.
    pub const COUNT: usize = {count};

    /// Every {noun}, in content order.
    pub const ALL: [{name}; {count}] = [{}];

    const IDS: [&'static str; {count}] = [{}];

    const NAMES: [&'static str; {count}] = [{}];

    /// Its id in the content.
    pub const fn id(self) -> &'static str {{ Self::IDS[self as usize] }}

    /// Its English name.
    pub const fn name(self) -> &'static str {{ Self::NAMES[self as usize] }}
{methods}{}}}
",
            self.variants.iter().map(|it| format!("{name}::{}", it.variant)).collect::<Vec<_>>().join(", "),
            of(|it| format!("{:?}", it.id)),
            of(|it| format!("{:?}", it.name)),
            lookups(name, noun, "id()"),
        )
    }
}

/// A struct of printed facts.
pub fn structure(name: &str, what: &str, fields: &[Field]) -> String {
    let fields: String = fields.iter().map(|(field, kind, what)| format!("/// {what}\npub {field}: {kind},\n")).collect();
    format!("\n/// {what}\n#[derive(Clone, Copy, PartialEq, Eq, Debug)]\npub struct {name} {{\n{fields}}}\n")
}

/// A number of the rules or the box.
pub fn number(name: &str, what: &str, value: impl std::fmt::Display) -> String {
    format!("\n/// {what}\npub const {name}: u8 = {value};\n")
}

/// `RoomFacts` → `ROOM_FACTS`.
fn table_name(name: &str) -> String {
    snake(name).to_uppercase()
}

/// `ClawAttack` → `claw_attack`, the way serde does it.
fn snake(variant: &str) -> String {
    separated(variant, '_').to_lowercase()
}

/// `ClawAttack` → `Claw Attack`, `Adult3` → `Adult 3`.
fn spaced(variant: &str) -> String {
    let mut name = String::new();
    for letter in separated(variant, ' ').chars() {
        if letter.is_ascii_digit() && name.ends_with(|last: char| last.is_alphabetic()) {
            name.push(' ');
        }
        name.push(letter);
    }
    name
}

fn separated(variant: &str, separator: char) -> String {
    let mut words = String::new();
    for letter in variant.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(separator);
        }
        words.push(letter);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::{Enumeration, snake, spaced};

    #[test]
    fn names_of_variants_and_tables() {
        assert_eq!(snake("ClawAttack"), "claw_attack");
        assert_eq!(snake("Engine1"), "engine1");
        assert_eq!(spaced("ClawAttack"), "Claw Attack");
        assert_eq!(spaced("Adult3"), "Adult 3");
    }

    #[test]
    fn an_unknown_id_is_refused() {
        let colours = Enumeration::words("Colour", &["red", "none"]);
        assert_eq!(colours.path("none").unwrap(), "Colour::None");
        assert_eq!(colours.path("blue").unwrap_err().to_string(), "blue is no Colour");
    }

    #[test]
    fn a_variant_that_is_not_its_id_is_renamed() {
        let source = Enumeration::renamed("Face", &[("hit_1", "Single"), ("blank", "Blank")]).plain("Faces.", "face");
        assert!(source.contains("#[serde(rename = \"hit_1\")]\nSingle,"), "{source}");
        assert!(source.contains("/// Blank.\nBlank,"), "{source}");
    }
}
