//! Changes of a view as a client takes them in.

use serde_json::Value;

/// Applies a JSON Patch as RFC 6902 says, as far as tables use it. Only what is there is replaced or removed; the error names the
/// operation that does not fit.
pub fn apply(document: &mut Value, patch: &[Value]) -> Result<(), String> {
    patch.iter().try_for_each(|operation| apply_one(document, operation).ok_or_else(|| format!("{operation} does not fit")))
}

fn apply_one(document: &mut Value, operation: &Value) -> Option<()> {
    let path = operation["path"].as_str()?;
    let Some((parent, last)) = path.rsplit_once('/') else {
        *document = operation.get("value")?.clone();
        return path.is_empty().then_some(());
    };
    match (operation["op"].as_str()?, document.pointer_mut(parent)?) {
        ("add", Value::Array(list)) if last == "-" => list.push(operation.get("value")?.clone()),
        ("replace", Value::Array(list)) => *list.get_mut(last.parse::<usize>().ok()?)? = operation.get("value")?.clone(),
        ("remove", Value::Array(list)) => {
            let index = last.parse::<usize>().ok().filter(|&index| index < list.len())?;
            list.remove(index);
        }
        ("replace", Value::Object(map)) => *map.get_mut(last)? = operation.get("value")?.clone(),
        _ => return None,
    }
    Some(())
}
