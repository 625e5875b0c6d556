//! What stands in the box of one sector: Rooms with their passages, installed cards, pending cards, tokens.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use theseus::Board;
use theseus::board::{Side, Spot};
use theseus::generated::cards::{Card, CardType};
use theseus::generated::sectors::Sector;
use theseus::ids::{PendingId, RoomId, SlotId};

use super::super::marks::{bonus_short, burdens, faction_letter, faction_style, seat_style, type_name, unit_mark, unit_shape};
use super::Focus;
use crate::terminal::fitting::{fill, fit, short};
use crate::terminal::palette::Palette;

/// The least width in which a sector can be drawn.
pub const LEAST_WIDTH: usize = 10;
/// From this width on there is room for the answers' own names of slots (`s1`).
const ROOMY: usize = 20;
/// From this width on the type of a card stands beside it.
const SPACIOUS: usize = 27;

/// Draws what stands in a sector, each line exactly `width` wide.
pub fn sheet(board: &Board, sector: Sector, width: usize, palette: Palette, focus: Focus) -> Vec<Line<'static>> {
    let mut lines = rooms(board, sector, width, palette, focus);
    lines.extend(SlotId::of(sector).map(|slot| slot_line(board, slot, width, palette, focus)));
    lines.extend(PendingId::of(sector).map(|pending| pending_line(board, pending, width, palette, focus)));
    lines.extend(tokens(board, sector).into_iter().map(|text| Line::styled(short(&text, width), palette.warning())));
    lines.into_iter().map(|line| fill(line, width)).collect()
}

/// The four Rooms in their square, with the passages that join them.
fn rooms(board: &Board, sector: Sector, width: usize, palette: Palette, focus: Focus) -> Vec<Line<'static>> {
    let gap = width.saturating_sub(8).clamp(1, 3);
    let margin = " ".repeat(width.saturating_sub(8 + gap).min(1));
    let joined = |one: usize, other: usize| sector.facts().passages[one] & (1 << other) != 0;
    let across = |one, other| Span::styled(if joined(one, other) { "─" } else { " " }.repeat(gap), palette.faint());
    let cell = |place| room(board, RoomId::new(sector, place), palette, focus);
    let diagonal = match (joined(0, 3), joined(1, 2)) {
        (true, true) => "╳",
        (true, false) => "╲",
        (false, true) => "╱",
        (false, false) => " ",
    };
    let upright = |one, other| if joined(one, other) { "│" } else { " " };
    let between = format!(" {}  {:^gap$} {}  ", upright(0, 2), diagonal, upright(1, 3));
    let margin = || Span::raw(margin.clone());
    vec![
        Line::from(vec![margin(), cell(0), across(0, 1), cell(1)]),
        Line::from(vec![margin(), Span::styled(between, palette.faint())]),
        Line::from(vec![margin(), cell(2), across(2, 3), cell(3)]),
    ]
}

/// A unit in the shape of its side, or the letter of the empty Room.
fn room(board: &Board, room: RoomId, palette: Palette, focus: Focus) -> Span<'static> {
    let set_off = |style: Style, chosen: bool| if chosen { style.patch(palette.focus()) } else { style };
    match board.unit_in(room) {
        Some(unit) => {
            let style = seat_style(palette, board, board.unit(unit).owner).patch(palette.title());
            Span::styled(fit(&unit_shape(board, unit), 4), set_off(style, focus == Focus::Unit(unit)))
        }
        None => Span::styled(format!(" {}  ", room.letter()), set_off(palette.faint(), focus == Focus::Room(room))),
    }
}

/// A slot with its card: number, whose it is, whether it works, name, tokens.
fn slot_line(board: &Board, slot: SlotId, width: usize, palette: Palette, focus: Focus) -> Line<'static> {
    let number = if width < ROOMY { slot.number().to_string() } else { format!("s{} ", slot.number()) };
    let it = board.slot(slot);
    let room = width.saturating_sub(number.chars().count() + 2);
    let (text, style) = match (it.card, it.bonus) {
        (Some(card), _) => {
            let tokens = card_tokens(board, slot);
            let name = short(card.facts().name, room.saturating_sub(tokens.chars().count()));
            let owner = board.holder(slot).map(|seat| board.faction(seat)).unwrap_or(card.facts().faction);
            let text = format!("{}{}{name}{tokens}", faction_letter(owner), working_mark(board, slot, card));
            (text, faction_style(palette, owner))
        }
        (None, Some(bonus)) => (format!(" *{}", short(bonus_short(bonus), room)), palette.title()),
        (None, None) => (" ·".to_owned(), palette.faint()),
    };
    let mut line = vec![Span::styled(number, palette.faint()), Span::styled(text, style)];
    if let Some(card) = it.card.filter(|_| width >= SPACIOUS) {
        let have: usize = line.iter().map(|span| span.content.chars().count()).sum();
        let kind = type_name(card.facts().kind);
        if have + kind.len() < width {
            line.push(Span::styled(format!("{kind:>rest$}", rest = width - have), palette.faint()));
        }
    }
    finish(line, width, focus == Focus::Slot(slot), palette)
}

/// Whether a card works: `×` under the Malfunction token, `~` under Vines, `!` for a trap that is live.
fn working_mark(board: &Board, slot: SlotId, card: Card) -> char {
    if board.has_malfunction(slot) {
        '×'
    } else if board.is_immobilised(slot) {
        '~'
    } else if card.facts().kind == CardType::Trap && !(card == Card::ScientistsDefenceSystem && board.slot(slot).counter == 0) {
        '!'
    } else {
        ' '
    }
}

/// What lies on a card: `+2` Upgrade tokens, `=3` Camera points, `=A1` a unit held, `^w1` the Embryo that has taken it over.
fn card_tokens(board: &Board, slot: SlotId) -> String {
    let it = board.slot(slot);
    let mut text = String::new();
    if it.upgrades > 0 {
        text += &format!("+{}", it.upgrades);
    }
    if it.card == Some(Card::ScientistsCameras) && it.counter > 0 {
        text += &format!("={}", it.counter);
    }
    if let Some(unit) = it.holds() {
        text += &format!("={}", unit_mark(board, unit));
    }
    if it.embryo.is_some() {
        text += &format!("^{}", unit_mark(board, it.embryo));
    }
    text
}

fn pending_line(board: &Board, pending: PendingId, width: usize, palette: Palette, focus: Focus) -> Line<'static> {
    let number = if width < ROOMY { format!("p{}", pending.number()) } else { format!("p{} ", pending.number()) };
    let room = width.saturating_sub(number.chars().count() + 2);
    let (text, style) = match board.pending[pending.index()] {
        Some(card) => {
            let off = if board.malfunction == Spot::Pending(pending) { '×' } else { ' ' };
            let facts = card.facts();
            (format!("{}{off}{}", faction_letter(facts.faction), short(facts.name, room)), faction_style(palette, facts.faction))
        }
        None => (" ·".to_owned(), palette.faint()),
    };
    finish(vec![Span::styled(number, palette.faint()), Span::styled(text, style)], width, focus == Focus::Pending(pending), palette)
}

fn finish(spans: Vec<Span<'static>>, width: usize, chosen: bool, palette: Palette) -> Line<'static> {
    let line = fill(Line::from(spans), width);
    if chosen { line.patch_style(palette.focus()) } else { line }
}

/// Tokens that lie on the sector or on units in it.
fn tokens(board: &Board, sector: Sector) -> Vec<String> {
    let mut found = Vec::new();
    if sector == Sector::ControlCentre && board.malfunction == Spot::Symbol {
        found.push("×Malfunction".to_owned());
    }
    let owners: String =
        board.deactivation.iter().filter(|token| token.sector == sector).map(|token| faction_letter(board.faction(token.owner))).collect();
    if !owners.is_empty() {
        found.push(format!("Deact. {owners}"));
    }
    match board.pandora_token {
        Some((marked, Side::Left)) if marked == sector => found.push("<Pandora".to_owned()),
        Some((marked, Side::Right)) if marked == sector => found.push("Pandora>".to_owned()),
        Some(_) | None => {}
    }
    for unit in board.units_in(sector) {
        let burdens = burdens(board, unit);
        if !burdens.is_empty() {
            found.push(format!("{}* {}", unit_mark(board, unit), burdens.join(", ")));
        }
    }
    found
}
