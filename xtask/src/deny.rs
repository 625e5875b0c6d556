//! What the program may be made of: licences, sources and crates, as `deny.toml` says. The same as `cargo deny check bans licenses
//! sources`, without having to build that first.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use toml_edit::{Document, Item};

/// What `deny.toml` says.
struct Policy {
    targets: Vec<String>,
    allowed: Vec<String>,
    exceptions: Vec<(String, Vec<String>)>,
    banned: Vec<(String, String)>,
    registries: Vec<String>,
}

fn texts(item: Option<&Item>) -> Vec<String> {
    let list = item.and_then(Item::as_array).into_iter().flatten();
    list.filter_map(|value| value.as_str().map(str::to_owned)).collect()
}

fn tables(item: Option<&Item>) -> impl Iterator<Item = &toml_edit::InlineTable> {
    item.and_then(Item::as_array).into_iter().flatten().filter_map(|value| value.as_inline_table())
}

impl Policy {
    fn read(text: &str) -> Result<Self> {
        let document = Document::parse(text.to_owned()).context("deny.toml")?;
        let item = |table: &str, name: &str| document.get(table).and_then(|table| table.get(name));
        let text =
            |table: &toml_edit::InlineTable, name: &str| table.get(name).and_then(|value| value.as_str()).unwrap_or_default().to_owned();
        let exceptions = tables(item("licenses", "exceptions")).map(|table| {
            let allowed = table.get("allow").and_then(|value| value.as_array()).into_iter().flatten();
            (text(table, "crate"), allowed.filter_map(|value| value.as_str().map(str::to_owned)).collect())
        });
        let policy = Self {
            targets: texts(item("graph", "targets")),
            allowed: texts(item("licenses", "allow")),
            exceptions: exceptions.collect(),
            banned: tables(item("bans", "deny")).map(|table| (text(table, "crate"), text(table, "reason"))).collect(),
            registries: texts(item("sources", "allow-registry")),
        };
        if policy.allowed.is_empty() || policy.registries.is_empty() || policy.targets.is_empty() {
            bail!("deny.toml allows nothing");
        }
        Ok(policy)
    }

    /// What is wrong with one package, if anything is.
    fn problems(&self, package: &Value) -> Vec<String> {
        let text = |name: &str| package.get(name).and_then(Value::as_str);
        let (name, version) = (text("name").unwrap_or("?"), text("version").unwrap_or("?"));
        let mut problems = vec![];
        if let Some((_, reason)) = self.banned.iter().find(|(banned, _)| banned == name) {
            problems.push(format!("{name} {version} is banned: {reason}"));
        }
        // Without a source it is part of the workspace.
        let Some(source) = text("source") else { return problems };
        let registry = source.strip_prefix("registry+").or_else(|| source.strip_prefix("sparse+"));
        if !registry.is_some_and(|registry| self.registries.iter().any(|known| known == registry)) {
            problems.push(format!("{name} {version} comes from {source}"));
        }
        let own = self.exceptions.iter().filter(|(of, _)| of == name).flat_map(|(_, allowed)| allowed);
        let allowed: Vec<&str> = self.allowed.iter().chain(own).map(String::as_str).collect();
        match text("license") {
            Some(license) if satisfied(license, &allowed) => {}
            Some(license) => problems.push(format!("{name} {version} has the licence {license}")),
            None => problems.push(format!("{name} {version} has no licence")),
        }
        problems
    }
}

/// Whether a licence expression can be met with licences that are allowed. `OR` binds weaker than `AND`; older crates write `/`.
fn satisfied(expression: &str, allowed: &[&str]) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    let met = either(&mut rest, allowed);
    met == Some(true) && rest.is_empty()
}

/// One of several; `None` when it is no expression at all.
fn either(words: &mut &[&str], allowed: &[&str]) -> Option<bool> {
    let mut met = all(words, allowed)?;
    while let ["OR", rest @ ..] = *words {
        *words = rest;
        met |= all(words, allowed)?;
    }
    Some(met)
}

fn all(words: &mut &[&str], allowed: &[&str]) -> Option<bool> {
    let mut met = one(words, allowed)?;
    while let ["AND", rest @ ..] = *words {
        *words = rest;
        met &= one(words, allowed)?;
    }
    Some(met)
}

fn one(words: &mut &[&str], allowed: &[&str]) -> Option<bool> {
    match *words {
        ["(", rest @ ..] => {
            *words = rest;
            let met = either(words, allowed)?;
            let [")", rest @ ..] = *words else { return None };
            *words = rest;
            Some(met)
        }
        [license, "WITH", exception, rest @ ..] => {
            *words = rest;
            Some(allowed.contains(&format!("{license} WITH {exception}").as_str()))
        }
        [license, rest @ ..] if !["OR", "AND", "WITH", ")"].contains(license) => {
            *words = rest;
            Some(allowed.contains(license))
        }
        _ => None,
    }
}

/// Fails when the program is made of something it may not be made of.
pub fn check(root: &Path) -> Result<()> {
    let policy = Policy::read(&fs::read_to_string(root.join("deny.toml")).context("deny.toml")?)?;
    let mut command = Command::new("cargo");
    command.args(["metadata", "--format-version", "1", "--locked"]).current_dir(root);
    for target in &policy.targets {
        command.args(["--filter-platform", target]);
    }
    let output = command.output().context("cargo cannot be started")?;
    if !output.status.success() {
        bail!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    }
    let metadata: Value = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    let used: Vec<&str> = list(&metadata, "/resolve/nodes").iter().filter_map(|node| node.get("id")?.as_str()).collect();
    let packages = list(&metadata, "/packages");
    let packages: Vec<&Value> =
        packages.iter().filter(|package| package.get("id").and_then(Value::as_str).is_some_and(|id| used.contains(&id))).collect();
    if packages.is_empty() {
        bail!("cargo metadata tells of no packages");
    }
    let problems: Vec<String> = packages.iter().flat_map(|package| policy.problems(package)).collect();
    for problem in &problems {
        println!("{problem}");
    }
    match problems.len() {
        0 => {
            println!("{} packages: sources, licences and bans are in order.", packages.len());
            Ok(())
        }
        some => bail!("{some} things are not allowed by deny.toml"),
    }
}

fn list<'a>(value: &'a Value, pointer: &str) -> &'a [Value] {
    value.pointer(pointer).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Policy, satisfied};
    use serde_json::json;

    const ALLOWED: [&str; 3] = ["MIT", "Apache-2.0 WITH LLVM-exception", "ISC"];

    #[test]
    fn licences_are_read_as_they_are_meant() {
        for good in
            ["MIT", "MIT OR GPL-3.0", "GPL-3.0/MIT", "(GPL-3.0 OR MIT) AND ISC", "Apache-2.0 WITH LLVM-exception OR X", "MIT AND ISC"]
        {
            assert!(satisfied(good, &ALLOWED), "{good}");
        }
        for bad in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "MIT AND (GPL-3.0 OR X)",
            "Apache-2.0",
            "MIT OR",
            "OR MIT",
            "(MIT",
            "MIT)",
            "MIT ISC",
            "WITH",
        ] {
            assert!(!satisfied(bad, &ALLOWED), "{bad}");
        }
    }

    #[test]
    fn what_is_not_allowed_is_found() {
        let policy = Policy::read(
            "[graph]\ntargets = [\"x\"]\n[licenses]\nallow = [\"MIT\"]\nexceptions = [{ crate = \"odd\", allow = [\"MPL-2.0\"] }]\n\
             [bans]\ndeny = [{ crate = \"bad\", reason = \"because\" }]\n[sources]\nallow-registry = [\"https://one\"]\n",
        )
        .expect("a policy");
        let found = |name: &str, license: Option<&str>, source: Option<&str>| {
            policy.problems(&json!({ "name": name, "version": "1", "license": license, "source": source })).len()
        };
        assert_eq!(found("fine", Some("MIT"), Some("registry+https://one")), 0);
        assert_eq!(found("ours", None, None), 0);
        assert_eq!(found("odd", Some("MPL-2.0"), Some("registry+https://one")), 0);
        assert_eq!(found("other", Some("MPL-2.0"), Some("registry+https://one")), 1);
        assert_eq!(found("none", None, Some("registry+https://one")), 1);
        assert_eq!(found("else", Some("MIT"), Some("registry+https://two")), 1);
        assert_eq!(found("git", Some("MIT"), Some("git+https://one")), 1);
        assert_eq!(found("bad", Some("MIT"), Some("registry+https://one")), 1);
        assert!(Policy::read("").is_err(), "nothing allowed is a mistake");
    }
}
