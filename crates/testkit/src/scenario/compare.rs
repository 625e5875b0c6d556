//! Holding an expected position against the real one.

use serde_json::{Map, Value};

use super::Complaint;
use super::tree::{Field, Node, Tree, to_json};

/// Compares everything that `fields` mention with what stands in `position`.
pub(crate) fn compare(fields: &[Field], position: &Value, is_ordered: fn(&str) -> bool, complaints: &mut Vec<Complaint>) {
    match position {
        Value::Object(object) => Comparison { is_ordered, complaints }.table("", fields, object),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            let line = fields.first().map_or(1, |field| field.line);
            complaints.push(Complaint::new(line, format!("the position is {position}, which has no paths")));
        }
    }
}

struct Comparison<'a> {
    is_ordered: fn(&str) -> bool,
    complaints: &'a mut Vec<Complaint>,
}

impl Comparison<'_> {
    fn table(&mut self, path: &str, fields: &[Field], actual: &Map<String, Value>) {
        for field in fields {
            let below = if path.is_empty() { field.key.clone() } else { format!("{path}.{}", field.key) };
            match actual.get(&field.key) {
                Some(value) => self.node(&below, &field.node, field.line, value),
                None if field.node.it == Tree::Whole(0) && counts(actual) => {}
                None => {
                    let known: Vec<&str> = actual.keys().map(String::as_str).collect();
                    let place = if path.is_empty() { "the position".to_owned() } else { format!("`{path}`") };
                    let known = if known.is_empty() { "nothing".to_owned() } else { known.join(", ") };
                    self.complaints.push(Complaint::new(field.line, format!("there is no `{}` in {place}: it has {known}", field.key)));
                }
            }
        }
    }

    fn node(&mut self, path: &str, expected: &Node, line: usize, actual: &Value) {
        let holds = match (&expected.it, actual) {
            // An empty table says that there is nothing, or nothing that counts.
            (Tree::Table(fields), Value::Object(object)) if fields.is_empty() => object.values().all(|value| value.as_u64() == Some(0)),
            (Tree::Table(fields), Value::Object(object)) => return self.table(path, fields, object),
            (expected, actual) => self.equal(path, &to_json(expected), actual),
        };
        if !holds {
            self.complaints.push(Complaint::new(line, format!("{path} is {actual}, not {}", to_json(&expected.it))));
        }
    }

    fn equal(&self, path: &str, expected: &Value, actual: &Value) -> bool {
        match (expected, actual) {
            (Value::Array(expected), Value::Array(actual)) if path == RING => is_rotation(expected, actual),
            (Value::Array(expected), Value::Array(actual)) if (self.is_ordered)(path) => expected == actual,
            (Value::Array(expected), Value::Array(actual)) => is_same_heap(expected, actual),
            (expected, actual) => expected == actual,
        }
    }
}

/// The path of a list that closes into a ring, so that it has no beginning.
const RING: &str = "ring";

/// Whether a table is one of counts, in which what is not mentioned counts 0.
fn counts(table: &Map<String, Value>) -> bool {
    table.values().all(Value::is_number)
}

fn is_rotation(expected: &[Value], actual: &[Value]) -> bool {
    let turned = |by: usize| expected.iter().cycle().skip(by).take(expected.len()).eq(actual);
    expected.len() == actual.len() && (expected.is_empty() || (0..expected.len()).any(turned))
}

fn is_same_heap(expected: &[Value], actual: &[Value]) -> bool {
    let mut left: Vec<&Value> = actual.iter().collect();
    for value in expected {
        let Some(at) = left.iter().position(|other| *other == value) else { return false };
        left.swap_remove(at);
    }
    left.is_empty()
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::compare;
    use serde_json::json;

    fn complaints(expected: &str) -> Vec<(usize, String)> {
        let position = json!({
            "ann": { "life": 17, "hand": ["red", "blue", "red"], "top": "none" },
            "ring": ["a", "b", "c"],
            "order": ["a", "b", "c"],
            "over": false,
            "parasites": { "ann 1": 1 },
            "marks": {},
        });
        let fields = tree::parse(expected).expect("the tests write TOML");
        let mut found = Vec::new();
        compare(&fields, &position, |path| path == "order", &mut found);
        found.into_iter().map(|complaint| (complaint.line, complaint.message)).collect()
    }

    #[test]
    fn what_stands_there_is_no_complaint() {
        let well = "ring = [\"b\", \"c\", \"a\"]\norder = [\"a\", \"b\", \"c\"]\nover = false\nmarks = {}\nparasites.\"ann 2\" = 0\n\
            [ann]\nlife = 17\nhand = [\"red\", \"red\", \"blue\"]\n";
        assert_eq!(complaints(well), []);
    }

    #[test]
    fn what_does_not_is_named_with_its_line() {
        assert_eq!(complaints("\nann.life = 16"), [(2, "ann.life is 17, not 16".to_owned())]);
        assert_eq!(complaints("ann = { life = \"17\" }"), [(1, "ann.life is 17, not \"17\"".to_owned())]);
        assert_eq!(complaints("ann.hand = [\"red\", \"blue\", \"blue\"]").len(), 1);
        assert_eq!(complaints("ann.hand = [\"red\", \"blue\"]").len(), 1);
        assert_eq!(complaints("ring = [\"c\", \"b\", \"a\"]").len(), 1);
        assert_eq!(complaints("ring = [\"a\", \"b\"]").len(), 1);
        assert_eq!(complaints("order = [\"b\", \"c\", \"a\"]").len(), 1);
        assert_eq!(complaints("parasites = {}").len(), 1);
        assert_eq!(complaints("ann = \"dead\"").len(), 1);
        assert_eq!(complaints("over.life = 1").len(), 1);
    }

    #[test]
    fn an_unknown_path_names_the_known_ones() {
        let unknown = complaints("ann.live = 17");
        assert_eq!(unknown, [(1, "there is no `live` in `ann`: it has hand, life, top".to_owned())]);
        assert!(complaints("bob.life = 0")[0].1.contains("in the position: it has ann, marks, order"));
        assert_eq!(complaints("ann.live = 0").len(), 1);
    }
}
