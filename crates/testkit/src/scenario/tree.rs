//! A TOML file as a tree in which everything knows its line.

use serde_json::{Map, Number, Value};
use std::ops::Range;
use toml_edit::{Document, Item, TableLike, Value as TomlValue};

use super::Complaint;

/// Something with the line it stands on.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Located<T> {
    pub line: usize,
    pub it: T,
}

pub(crate) type Node = Located<Tree>;

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Tree {
    Text(String),
    Whole(i64),
    Fraction(f64),
    Truth(bool),
    /// TOML knows dates; no game does. It is kept as written.
    Date(String),
    List(Vec<Node>),
    Table(Vec<Field>),
}

/// One entry of a table. The line is that of the key.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Field {
    pub key: String,
    pub line: usize,
    pub node: Node,
}

/// Reads a whole file; the complaint is about its first mistake.
pub(crate) fn parse(text: &str) -> Result<Vec<Field>, Complaint> {
    let lines = Lines::of(text);
    let document = Document::parse(text).map_err(|error| {
        let line = error.span().map_or(1, |span| lines.line(span.start));
        Complaint::new(line, format!("not TOML: {}", error.message().trim_end()))
    })?;
    Ok(fields(document.as_table(), 1, &lines))
}

impl Node {
    pub fn kind(&self) -> &'static str {
        match &self.it {
            Tree::Text(_) => "a text",
            Tree::Whole(_) => "a number",
            Tree::Fraction(_) => "a fraction",
            Tree::Truth(_) => "true or false",
            Tree::Date(_) => "a date",
            Tree::List(_) => "a list",
            Tree::Table(_) => "a table",
        }
    }
}

pub(crate) fn to_json(tree: &Tree) -> Value {
    match tree {
        Tree::Text(text) | Tree::Date(text) => Value::String(text.clone()),
        Tree::Whole(number) => Value::from(*number),
        Tree::Fraction(number) => Number::from_f64(*number).map_or(Value::Null, Value::Number),
        Tree::Truth(truth) => Value::Bool(*truth),
        Tree::List(nodes) => Value::Array(nodes.iter().map(|node| to_json(&node.it)).collect()),
        Tree::Table(fields) => Value::Object(to_map(fields)),
    }
}

pub(crate) fn to_map(fields: &[Field]) -> Map<String, Value> {
    fields.iter().map(|field| (field.key.clone(), to_json(&field.node.it))).collect()
}

/// The line of a dotted path below `fields`, as far as it can be followed; `otherwise` when not even its first part is there.
pub(crate) fn line_of_path(fields: &[Field], path: &str, otherwise: usize) -> usize {
    let mut line = otherwise;
    let mut fields = fields;
    // Keys may hold dots and spaces themselves, so the path is eaten from the front rather than split.
    let mut rest = path;
    loop {
        let Some((field, after)) = fields
            .iter()
            .find_map(|field| rest.strip_prefix(field.key.as_str()).filter(|after| ends_a_key(after)).map(|after| (field, after)))
        else {
            return line;
        };
        line = field.line;
        let Tree::Table(below) = &field.node.it else { return line };
        fields = below;
        rest = after.trim_start_matches('.');
    }
}

fn ends_a_key(after: &str) -> bool {
    after.is_empty() || after.starts_with(['.', '[', ' '])
}

fn fields(table: &dyn TableLike, line: usize, lines: &Lines) -> Vec<Field> {
    let mut found = Vec::new();
    for (key, item) in table.iter() {
        let span = table.key(key).and_then(toml_edit::Key::span).or_else(|| item.span());
        let line = lines.at(span, line);
        if let Some(node) = node(item, line, lines) {
            found.push(Field { key: key.to_owned(), line, node });
        }
    }
    found
}

fn node(item: &Item, line: usize, lines: &Lines) -> Option<Node> {
    match item {
        Item::None => None,
        Item::Value(value) => Some(value_node(value, line, lines)),
        Item::Table(table) => Some(Located { line, it: Tree::Table(fields(table, line, lines)) }),
        Item::ArrayOfTables(tables) => {
            let each = tables.iter().map(|table| {
                let line = lines.at(table.span(), line);
                Located { line, it: Tree::Table(fields(table, line, lines)) }
            });
            Some(Located { line, it: Tree::List(each.collect()) })
        }
    }
}

fn value_node(value: &TomlValue, line: usize, lines: &Lines) -> Node {
    let line = lines.at(value.span(), line);
    let it = match value {
        TomlValue::String(text) => Tree::Text(text.value().clone()),
        TomlValue::Integer(number) => Tree::Whole(*number.value()),
        TomlValue::Float(number) => Tree::Fraction(*number.value()),
        TomlValue::Boolean(truth) => Tree::Truth(*truth.value()),
        TomlValue::Datetime(date) => Tree::Date(date.value().to_string()),
        TomlValue::Array(array) => Tree::List(array.iter().map(|value| value_node(value, line, lines)).collect()),
        TomlValue::InlineTable(table) => Tree::Table(fields(table, line, lines)),
    };
    Located { line, it }
}

/// Where the lines of a text begin.
struct Lines {
    starts: Vec<usize>,
}

impl Lines {
    fn of(text: &str) -> Self {
        let breaks = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at + 1);
        Self { starts: std::iter::once(0).chain(breaks).collect() }
    }

    fn line(&self, offset: usize) -> usize {
        self.starts.partition_point(|&start| start <= offset).max(1)
    }

    fn at(&self, span: Option<Range<usize>>, otherwise: usize) -> usize {
        span.map_or(otherwise, |span| self.line(span.start))
    }
}

#[cfg(test)]
mod tests {
    use super::{Tree, line_of_path, parse};

    #[test]
    fn everything_knows_its_line() {
        let text = "a = 1\n\n[b]\nc.d = 2\nc.e = [\n  3,\n  4,\n]\n[[w]]\nx = 1\n[[w]]\ny = { z = 1,\n  q = 2 }\n";
        let fields = parse(text).expect("well made");
        let line = |path| line_of_path(&fields, path, 99);
        assert_eq!((line("a"), line("b"), line("b.c.d"), line("b.c.e"), line("b.c.f"), line("nothing")), (1, 3, 4, 5, 4, 99));
        let Tree::List(steps) = &fields[2].node.it else { unreachable!("w is a list of tables") };
        assert_eq!(steps.iter().map(|step| step.line).collect::<Vec<_>>(), [9, 11]);
        let Tree::Table(second) = &steps[1].it else { unreachable!("w holds tables") };
        assert_eq!((line_of_path(second, "y.z", 0), line_of_path(second, "y.q", 0)), (12, 13));
        let Tree::Table(b) = &fields[1].node.it else { unreachable!("b is a table") };
        let Tree::Table(c) = &b[0].node.it else { unreachable!("c is a table") };
        let Tree::List(numbers) = &c[1].node.it else { unreachable!("e is a list") };
        assert_eq!(numbers.iter().map(|number| number.line).collect::<Vec<_>>(), [6, 7]);
    }

    #[test]
    fn a_mistake_has_a_line_and_nothing_is_too_strange() {
        assert_eq!(parse("a = 1\nb = = 2\n").expect_err("not TOML").line, 2);
        assert_eq!(parse("a = 1\na = 2\n").expect_err("given twice").line, 2);
        for odd in ["", "\u{feff}a = 1", "a = nan\nb = 1979-05-27\n", "a.b.c = 1\r\na.b.d = 2\r\n", &"[".repeat(500), &"a.".repeat(500)] {
            let _ = parse(odd);
        }
    }
}
