//! The numbered rules, as far as the content cites them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::Checks;
use super::citations::{machine_path, rule_ids};
use crate::document;

const FILES: [&str; 3] = ["nemesis.md", "lockdown.md", "theseus.md"];

/// Which rules there are.
pub struct Rules {
    /// Every rule id that is defined.
    pub known: BTreeSet<String>,
    /// Those that no longer hold.
    pub withdrawn: BTreeSet<String>,
    /// The text of the rules of Theseus, which lists what Duplicate does to each card.
    pub theseus: String,
}

impl Rules {
    /// Reads the three rule files.
    pub fn read(dir: &Path, checks: &mut Checks) -> Self {
        let mut rules = Self { known: BTreeSet::new(), withdrawn: BTreeSet::new(), theseus: String::new() };
        for file in FILES {
            let text = match document::text(dir, file) {
                Ok(text) => text,
                Err(error) => {
                    checks.need(false, file, "", || error.reason().to_string());
                    continue;
                }
            };
            let path = machine_path(&text);
            checks.need(path.is_none(), file, "", || format!("a path of some machine: {path:?}"));
            for line in text.lines() {
                rules.read_line(line);
            }
            if file == "theseus.md" {
                rules.theseus = text;
            }
        }
        rules.check_theseus(checks);
        rules
    }

    /// An id in bold is a definition, in a list or in a table.
    fn read_line(&mut self, line: &str) {
        for (start, _) in line.match_indices("**") {
            let after = &line[start + 2..];
            let Some(id) = rule_ids(after).into_iter().next().filter(|id| after.starts_with(id)) else { continue };
            let Some(text) = after[id.len()..].strip_prefix("**") else { continue };
            self.known.insert(id.to_string());
            let text = text.trim_start_matches([' ', '—', '|']);
            if text.get(..9).is_some_and(|word| word.eq_ignore_ascii_case("withdrawn")) {
                self.withdrawn.insert(id.to_string());
            }
        }
    }

    /// The lines `- **T-…** …` of the rules of Theseus.
    pub fn theseus_lines(&self) -> impl Iterator<Item = (&str, &str)> {
        self.theseus.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("** "))
    }

    /// The rules of Theseus are defined once each and cite only what there is.
    fn check_theseus(&self, checks: &mut Checks) {
        const FILE: &str = "theseus.md";
        let mut defined = BTreeMap::<&str, usize>::new();
        for (id, _) in self.theseus_lines() {
            *defined.entry(id).or_default() += 1;
        }
        for (id, times) in &defined {
            checks.need(*times == 1, FILE, id, || format!("defined {times} times"));
        }
        let cited: BTreeSet<&str> = rule_ids(&self.theseus).into_iter().collect();
        for id in cited {
            checks.need(self.known.contains(id), FILE, id, || String::from("cited, but there is no such rule"));
        }
        for (start, _) in self.theseus.match_indices(" to -") {
            let Some(first) = rule_ids(&self.theseus[..start]).pop().filter(|id| self.theseus[..start].ends_with(id)) else { continue };
            let rest = &self.theseus[start + 5..];
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let Some(stem) = first.rfind('-') else { continue };
            let last = format!("{}-{}", &first[..stem], &rest[..digits]);
            if digits > 0 {
                checks.need(self.known.contains(&last), FILE, &last, || format!("the end of a range that begins with {first}"));
            }
        }
    }
}
