//! The Life and Data board and the players' reserves, a line each.

use kernel::Seat;
use ratatui::text::{Line, Span};
use theseus::board::Place;
use theseus::generated::cards::{Bonus, Faction};
use theseus::{Board, Mode, View};

use super::marks::{bonus_short, faction_letter, seat_style, type_name, unit_shape};
use crate::terminal::fitting::short;
use crate::terminal::palette::Palette;
use crate::terminal::sitters::Sitter;

/// From this width on nothing has to be abbreviated.
const WIDE: usize = 110;

/// Whose turn it is, the End token, Space, and the pool of Upgrade tokens.
pub fn header(view: &View, board: &Board, title: &str, palette: Palette) -> Line<'static> {
    let mut spans = vec![Span::styled(format!("{title}  "), palette.title())];
    spans.push(Span::raw("End track "));
    for (steps, name) in ["off", "3", "2", "1", "end"].into_iter().enumerate() {
        let here = usize::from(view.end) == steps;
        let text = if here { format!("[{name}]") } else { name.to_owned() };
        spans.push(Span::styled(text, if here { palette.title() } else { palette.faint() }));
        spans.push(Span::raw(" "));
    }
    spans.push(Span::raw(format!(" Upgrade tokens left {}  Space:", view.pool)));
    let in_space: Vec<_> = board.unit_ids().filter(|&unit| board.unit(unit).place == Place::Space).collect();
    if in_space.is_empty() {
        spans.push(Span::styled(" -", palette.faint()));
    }
    for unit in in_space {
        spans.push(Span::raw(" "));
        spans.push(Span::styled(unit_shape(board, unit), seat_style(palette, board, board.unit(unit).owner)));
    }
    Line::from(spans)
}

/// One line for each player, in player order.
pub fn players(view: &View, board: &Board, sitters: &[Sitter], width: usize, palette: Palette) -> Vec<Line<'static>> {
    let order: Vec<Seat> = if view.order.is_empty() { board.seats().collect() } else { view.order.clone() };
    let names: Vec<(Seat, String)> = order.into_iter().map(|seat| (seat, name(view, board, seat, sitters.get(seat.index())))).collect();
    let column = names.iter().map(|(_, name)| name.chars().count()).max().unwrap_or(0);
    let line = |(seat, name): (Seat, String)| {
        let style = seat_style(palette, board, seat).patch(palette.title());
        Line::from(vec![Span::styled(format!("{name:<column$}"), style), Span::raw(reserve(view, seat, width >= WIDE))])
    };
    names.into_iter().map(line).collect()
}

/// Whose turn it is, letter, faction, alliance, and who plays it.
fn name(view: &View, board: &Board, seat: Seat, sitter: Option<&Sitter>) -> String {
    let faction = board.faction(seat);
    let acting = if view.active == seat && view.winners.is_none() { "▸" } else { " " };
    let side = match (view.mode, seat.number() % 2) {
        (Mode::Alliances, 0) => Some("A".to_owned()),
        (Mode::Alliances, _) => Some("B".to_owned()),
        (Mode::Duel | Mode::EachAgainstAll, _) => None,
    };
    let who: Vec<String> = side.into_iter().chain(sitter.map(Sitter::to_string)).collect();
    let who = if who.is_empty() { String::new() } else { format!(" ({})", who.join(", ")) };
    format!("{acting}{} {}{who}", faction_letter(faction), faction.name())
}

/// Tracks, tokens, deck and cards of a player.
fn reserve(view: &View, seat: Seat, wide: bool) -> String {
    let Some(seen) = view.players.get(seat.index()) else { return String::new() };
    let faction = seen.faction;
    let gap = if wide { "  " } else { " " };
    let mut text = format!("{gap}Life {:>2}", seen.life);
    let somebody_collects = view.players.iter().any(|player| player.faction.collects_data());
    if faction.collects_data() {
        text += &format!("{gap}Data {:>2}", seen.data);
    } else if somebody_collects {
        text += &format!("{gap}       ");
    }
    text += &format!("{gap}{} {}", if wide { "Upgrade tokens" } else { "Upgr" }, seen.reserve);
    if faction != Faction::Pandora {
        let top = seen.top.map_or_else(
            || "empty".to_owned(),
            |card| {
                let name = short(card.facts().name, if wide { 30 } else { 12 });
                if wide { format!("{name} ({})", type_name(card.facts().kind)) } else { name }
            },
        );
        let column = if wide { 32 } else { 12 };
        text += &format!("{gap}Deck {:>2} {top:<column$}", seen.deck);
        text += &format!("{gap}{} {}", if wide { "Instants" } else { "Inst" }, seen.instants);
    }
    let bonus: Vec<String> =
        Bonus::ALL.into_iter().flat_map(|bonus| held(bonus, seen.bonus.get(&bonus).copied().unwrap_or(0), wide)).collect();
    if !bonus.is_empty() {
        text += &format!("{gap}Bonus {}", bonus.join(if wide { ", " } else { "" }));
    }
    text
}

/// Bonus cards of a kind, as letters where there is little room.
fn held(bonus: Bonus, count: u8, wide: bool) -> Vec<String> {
    let name = match (wide, bonus) {
        (true, _) => bonus_short(bonus),
        (false, Bonus::Upgrade) => "U",
        (false, Bonus::Passage) => "P",
        (false, Bonus::CardFromDeck) => "D",
    };
    (0..count).map(|_| name.to_owned()).collect()
}
