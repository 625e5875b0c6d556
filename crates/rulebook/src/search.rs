//! Finding rules by words.

use std::cmp::Reverse;

use crate::rule::Rule;

/// A rule that was found, the best first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hit<'a> {
    pub rule: &'a Rule,
    pub score: u32,
}

/// How well a word of the query fits a word of a rule.
const WHOLE_WORD: u32 = 12;
const BEGINNING: u32 = 6;
const INSIDE: u32 = 2;
/// What the query asked for stands in the text just so.
const PHRASE: u32 = 20;
/// A word of the section or the heading says what the rule is about.
const ABOUT: u32 = 10;
/// An id, or the beginning of one, is never meant otherwise.
const ID: u32 = 100;

/// The rules that hold the most of the words, and among these the best fit first.
pub(crate) fn search<'a>(rules: impl Iterator<Item = &'a Rule>, words: &[String]) -> Vec<Hit<'a>> {
    let words: Vec<String> = words.iter().flat_map(|word| word.split_whitespace()).map(str::to_lowercase).collect();
    let phrase = words.join(" ");
    let mut found: Vec<(usize, Hit<'a>)> = Vec::new();
    for rule in rules {
        let page = Page::of(rule);
        let scores: Vec<u32> = words.iter().map(|word| page.score(word)).collect();
        let matched = scores.iter().filter(|&&score| score > 0).count();
        if matched == 0 {
            continue;
        }
        let mut score: u32 = scores.iter().sum();
        if words.len() > 1 && page.text.contains(&phrase) {
            score += PHRASE;
        }
        found.push((matched, Hit { rule, score }));
    }
    let most = found.iter().map(|(matched, _)| *matched).max().unwrap_or(0);
    let mut hits: Vec<_> = found.into_iter().filter(|(matched, _)| *matched == most).map(|(_, hit)| hit).collect();
    // The sort is stable, so equal rules keep the order of the rulebook.
    hits.sort_by_key(|hit| Reverse(hit.score));
    hits
}

/// A rule made ready for comparing.
struct Page {
    id: String,
    text: String,
    about: String,
}

impl Page {
    fn of(rule: &Rule) -> Page {
        Page {
            id: rule.id.to_string().to_lowercase(),
            text: rule.text.to_lowercase(),
            about: format!("{} {}", rule.section(), rule.headings.join(" ")).to_lowercase(),
        }
    }

    fn score(&self, word: &str) -> u32 {
        let in_id = if word.contains('-') && self.id.starts_with(word) { ID } else { 0 };
        let about = fit(&self.about, word) * ABOUT / WHOLE_WORD;
        in_id + about + fit(&self.text, word)
    }
}

/// The best fit of a word in a text; "wounds" finds "wound" as "wound" finds "wounds".
fn fit(text: &str, word: &str) -> u32 {
    let singular = match word.strip_suffix('s') {
        Some(stem) if stem.len() > 2 => stem,
        Some(_) | None => word,
    };
    text.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '’')
        .map(|found| {
            let same = found == word || found == singular || found.strip_suffix('s') == Some(singular);
            match found.find(singular) {
                _ if same => WHOLE_WORD,
                Some(0) => BEGINNING,
                Some(_) => INSIDE,
                None => 0,
            }
        })
        .max()
        .unwrap_or(0)
}
