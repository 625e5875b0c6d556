//! From what a person types to an answer: a number, the words of an option, a part of them, or something the rules forbid.

use kernel::Game;

use super::desk::Asked;
use super::tabletop::Tabletop;

/// What a text means as an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Meant<G: Game> {
    Option(G::Action),
    /// An answer in the words of the game, but not one that is possible now.
    Impossible(G::Action),
    /// Several options fit.
    Several(Vec<G::Action>),
    Unknown,
}

pub fn read<G: Tabletop>(text: &str, asked: &Asked<'_, G>, options: &[G::Action]) -> Meant<G> {
    let text = text.trim();
    // The words of an option come before its number: a Room may be called 015.
    let words = text.to_lowercase();
    if let Some(&action) = options.iter().find(|action| asked.label(action) == words) {
        return Meant::Option(action);
    }
    if let Ok(number) = text.parse::<usize>() {
        let option = number.checked_sub(1).and_then(|index| options.get(index));
        return option.map_or(Meant::Unknown, |&action| Meant::Option(action));
    }
    let whole = G::read(text, asked.board).or_else(|| G::marked(text, asked.board));
    match whole {
        Some(action) if options.contains(&action) => return Meant::Option(action),
        Some(action) => return Meant::Impossible(action),
        None => {}
    }
    let fitting: Vec<G::Action> = options.iter().copied().filter(|action| fits(&asked.label(action), &words)).collect();
    match fitting.as_slice() {
        [] => Meant::Unknown,
        [only] => Meant::Option(*only),
        _ => Meant::Several(fitting),
    }
}

/// Whether every word typed begins a word of the label, in order.
fn fits(label: &str, typed: &str) -> bool {
    let mut words = label.split_whitespace();
    let mut some = false;
    typed.split_whitespace().all(|part| {
        some = true;
        words.any(|word| word.starts_with(part))
    }) && some
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn beginnings_of_words_are_enough() {
        assert!(fits("loading dock a", "dock a"));
        assert!(fits("loading dock a", "lo a"));
        assert!(!fits("loading dock a", "a dock"));
        assert!(!fits("loading dock a", "ock"));
        assert!(!fits("loading dock a", "  "));
    }
}
