//! Texts and lines cut or filled to a width.

use ratatui::text::{Line, Span};

/// A text cut or filled to a width.
pub fn fit(text: &str, width: usize) -> String {
    let cut: String = text.chars().take(width).collect();
    format!("{cut:<width$}")
}

/// A line filled with blanks to a width.
pub fn fill(mut line: Line<'static>, width: usize) -> Line<'static> {
    let have = line.spans.iter().map(|span| span.content.chars().count()).sum::<usize>();
    if have < width {
        line.spans.push(Span::raw(" ".repeat(width - have)));
    }
    line
}

/// A name in a given number of letters: whole if it fits, else with its first word as an initial, else cut off.
pub fn short(name: &str, letters: usize) -> String {
    if name.chars().count() <= letters {
        return name.to_owned();
    }
    let words: Vec<&str> = name.split_whitespace().collect();
    let shorter = match (words.first().and_then(|word| word.chars().next()), words.last()) {
        (Some(initial), Some(last)) if words.len() > 1 => format!("{initial}.{last}"),
        _ => name.to_owned(),
    };
    if shorter.chars().count() <= letters {
        return shorter;
    }
    let cut: String = shorter.chars().take(letters.saturating_sub(1)).collect();
    if letters == 0 { cut } else { cut + "…" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shortened_without_becoming_alike() {
        assert_eq!(short("Mine", 8), "Mine");
        assert_eq!(short("Ventilation Shortcut", 10), "V.Shortcut");
        assert_eq!(short("Ventilation Exit", 10), "V.Exit");
        assert_eq!(short("Attack from Darkness", 10), "A.Darkness");
        assert_eq!(short("Ventilation Shortcut", 7), "V.Shor…");
        assert_eq!(short("Invisibility", 5), "Invi…");
        assert_eq!(short("Mine", 0), "");
    }
}
