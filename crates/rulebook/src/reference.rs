//! Finding rule ids in running text, with ranges (`T-CARD-DUP-01 to -04`) and lists (`T-END-07 and -08`).

use crate::id::{RuleId, read_id, read_number};

/// How a text may shorten the second id of a range or a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shorthand {
    /// `T-END-07 and -08`: the dash tells an id from any other number. For comments in code.
    Dashed,
    /// `L-END-07 and 09` as well, which the rulebooks write where it cannot be misread.
    Bare,
}

/// The longest range anybody writes on purpose; a longer one is a slip of the pen.
const LONGEST_RANGE: u16 = 200;

/// All ids a text names, in order, every id of a range included.
pub fn ids_in(text: &str, shorthand: Shorthand) -> Vec<RuleId> {
    let mut found = Vec::new();
    let mut at = 0;
    let mut before = None;
    while let Some(rest) = text.get(at..) {
        let Some(next) = rest.chars().next() else {
            break;
        };
        let starts_word = !before.is_some_and(|c: char| c.is_alphanumeric() || c == '-' || c == '_');
        match read_id(rest) {
            Some((id, length)) if starts_word => {
                at += length;
                before = Some('0');
                at += follow(id, rest.get(length..).unwrap_or(""), shorthand, &mut found);
            }
            Some(_) | None => {
                at += next.len_utf8();
                before = Some(next);
            }
        }
    }
    found
}

/// Reads what continues an id as a range or a list, and returns how many bytes that took.
fn follow(first: RuleId, text: &str, shorthand: Shorthand, found: &mut Vec<RuleId>) -> usize {
    let mut last = first.clone();
    found.push(first);
    let mut at = 0;
    while let Some(rest) = text.get(at..) {
        if let Some((to, length)) = range_end(&last, rest, shorthand) {
            found.extend((last.number() + 1..=to.number()).map(|n| last.with_number(n)));
            last = to;
            at += length;
        } else if let Some((number, length)) = list_item(rest, shorthand) {
            last = last.with_number(number);
            found.push(last.clone());
            at += length;
        } else {
            break;
        }
    }
    at
}

/// ` to -07`, ` to 07` or ` to T-MOVE-07`, where that is a later rule of the same section.
fn range_end(from: &RuleId, text: &str, shorthand: Shorthand) -> Option<(RuleId, usize)> {
    let rest = ["\u{a0}to ", " to ", "–", "…", ".."].iter().find_map(|word| text.strip_prefix(word))?;
    let (to, after) = match read_id(rest) {
        Some((to, length)) => (to, rest.get(length..)?),
        None => {
            let (number, after) = short_number(rest, shorthand)?;
            (from.with_number(number), after)
        }
    };
    let span = to.number().checked_sub(from.number())?;
    let same = to.game() == from.game() && to.section() == from.section();
    (same && (1..=LONGEST_RANGE).contains(&span)).then(|| (to, text.len() - after.len()))
}

/// `, -08`, ` and -08`, ` or -08`, `/08`. A full id in a list is found by itself.
fn list_item(text: &str, shorthand: Shorthand) -> Option<(u16, usize)> {
    let rest = [", and ", ", or ", ", ", " and ", " or ", "/"].iter().find_map(|word| text.strip_prefix(word))?;
    let (number, after) = short_number(rest, shorthand)?;
    Some((number, text.len() - after.len()))
}

fn short_number(text: &str, shorthand: Shorthand) -> Option<(u16, &str)> {
    let digits = match (text.strip_prefix('-'), shorthand) {
        (Some(digits), Shorthand::Dashed | Shorthand::Bare) => digits,
        (None, Shorthand::Bare) => text,
        (None, Shorthand::Dashed) => return None,
    };
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let (number, after) = digits.split_at_checked(end)?;
    if after.starts_with(|c: char| c.is_alphanumeric()) {
        return None;
    }
    Some((read_number(number)?, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dashed(text: &str) -> Vec<String> {
        ids_in(text, Shorthand::Dashed).iter().map(RuleId::to_string).collect()
    }

    fn bare(text: &str) -> Vec<String> {
        ids_in(text, Shorthand::Bare).iter().map(RuleId::to_string).collect()
    }

    #[test]
    fn single_ids_are_found_in_prose() {
        assert_eq!(dashed("(T-MOVE-04; see N-ENC-08, L-RULING-101.) and `T-X1-02`"), ["T-MOVE-04", "N-ENC-08", "L-RULING-101", "T-X1-02"]);
    }

    #[test]
    fn parts_of_other_words_are_no_ids() {
        assert!(dashed("UNT-MOVE-04 x_T-MOVE-04 A-T-MOVE-04 T-MOVE-04b T-MOVE-nn T-MOVE éT-MOVE-04").is_empty());
    }

    #[test]
    fn a_range_names_every_rule_in_it() {
        let four = ["T-CARD-DUP-01", "T-CARD-DUP-02", "T-CARD-DUP-03", "T-CARD-DUP-04"];
        assert_eq!(dashed("T-CARD-DUP-01 to -04"), four);
        assert_eq!(dashed("T-CARD-DUP-01 to T-CARD-DUP-04."), four);
        assert_eq!(dashed("T-CARD-DUP-01…-04"), four);
        assert_eq!(bare("T-CARD-DUP-01 to 04: as printed"), four);
    }

    #[test]
    fn a_list_names_its_members() {
        assert_eq!(dashed("T-END-07 and -08 apply"), ["T-END-07", "T-END-08"]);
        assert_eq!(dashed("L-ACT-04, -32, L-TIMING-16, -21"), ["L-ACT-04", "L-ACT-32", "L-TIMING-16", "L-TIMING-21"]);
        assert_eq!(bare("L-GOAL-10, 14 to 16"), ["L-GOAL-10", "L-GOAL-14", "L-GOAL-15", "L-GOAL-16"]);
        assert_eq!(bare("L-CONT-07/08"), ["L-CONT-07", "L-CONT-08"]);
        assert_eq!(bare("L-SETUP-34, 35, 45"), ["L-SETUP-34", "L-SETUP-35", "L-SETUP-45"]);
    }

    #[test]
    fn a_number_without_a_dash_is_just_a_number_in_code() {
        assert_eq!(dashed("T-SETUP-05, 20 Life"), ["T-SETUP-05"]);
        assert_eq!(dashed("T-SETUP-05 to 20"), ["T-SETUP-05"]);
    }

    #[test]
    fn what_only_looks_like_a_range_is_none() {
        assert_eq!(dashed("T-MOVE-04 to -02"), ["T-MOVE-04"]);
        assert_eq!(dashed("T-MOVE-04 to -04"), ["T-MOVE-04"]);
        assert_eq!(dashed("T-MOVE-04 to T-PUSH-06"), ["T-MOVE-04", "T-PUSH-06"]);
        assert_eq!(dashed("T-MOVE-04 to -999"), ["T-MOVE-04"]);
        assert_eq!(bare("T-MOVE-04, 5 units"), ["T-MOVE-04"]);
        assert_eq!(bare("T-MOVE-04, 20th"), ["T-MOVE-04"]);
        assert_eq!(dashed("T-MOVE-04 to –"), ["T-MOVE-04"]);
    }
}
