//! The box of one Room: its name, who and what is there, its markers.

use kernel::Viewer;
use nemesis::View;
use nemesis::board::{Thing, Whereabouts};
use nemesis::generated::rooms::Room;
use nemesis::generated::ship::{Exit, SlotKind};
use nemesis::generated::swarm::IntruderKind;
use nemesis::ids::SlotId;
use nemesis::view::SeenChamber;
use nemesis::words::exploration_word;
use ratatui::style::{Color, Modifier, Style};

use super::Focus;
use super::canvas::Canvas;
use super::grid::{Scale, cell_of};
use crate::terminal::nemesis::marks::{
    AIRLOCK, EGG, ENTRANCES, FIRE, MALFUNCTION, colour_letter, figure_mark, intruder_style, object, room_name, room_style, seat_letter,
    seat_style,
};
use crate::terminal::palette::Palette;

/// Something in a box, with its look.
type Mark = (String, Style);

pub fn draw(view: &View, slot: SlotId, scale: &Scale, canvas: &mut Canvas, palette: Palette, focus: Focus) {
    let cell = cell_of(view.side.facts(), slot);
    let (x, y) = (scale.x(cell.column), scale.y(cell.row));
    let (wide, high) = (scale.box_width(cell.column), scale.box_height);
    let inner = wide.saturating_sub(2);
    let Some(chamber) = view.chambers.get(slot.index()) else { return };
    let frame = if focus.slot == slot { palette.title() } else { palette.faint() };
    let corners = if high < 3 { ["╭", "╮", "╰", "╯"] } else { ["┌", "┐", "└", "┘"] };
    let fill = if high < 3 { " " } else { "─" };
    for (row, [left, right]) in [(y, [corners[0], corners[1]]), (y + high - 1, [corners[2], corners[3]])] {
        canvas.put(x, row, left, frame);
        canvas.put(x + 1, row, &fill.repeat(inner), frame);
        canvas.put(x + wide - 1, row, right, frame);
    }
    for row in y + 1..y + high - 1 {
        canvas.put(x, row, "│", frame);
        canvas.put(x + wide - 1, row, "│", frame);
    }
    let entrance = entrance(view, slot);
    // Where there is little room the number stands close to the name.
    let roomy = inner > 8;
    let number = if roomy { format!("{:>2}", slot.number()) } else { slot.number().to_string() };
    canvas.put(x + 1, y, &number, palette.faint());
    let mut at = number.len();
    if roomy {
        canvas.put(x + 1 + at, y, &entrance.map_or(' ', |network| ENTRANCES[network]).to_string(), palette.colour(Color::LightCyan));
        at += 1;
    }
    let (title, style) = title(chamber, slot, view, inner.saturating_sub(at), palette);
    let title: String = title.chars().take(inner.saturating_sub(at)).collect();
    canvas.put(x + 1 + at, y, &title, style);
    if focus.slot == slot {
        canvas.restyle(x + 1, y, inner, palette.focus());
    }
    let markers = markers(chamber, palette);
    let counter = counter(chamber, high >= 3, palette);
    let right = counter.iter().map(|(text, _)| text.chars().count()).sum::<usize>();
    if high < 3 {
        // One line for everything: who is there on the left, markers on the right.
        let tail: Vec<Mark> = markers.into_iter().chain(counter).collect();
        let width = tail.iter().map(|(text, _)| text.chars().count()).sum::<usize>();
        let mut start = 1;
        if let (false, Some(network)) = (roomy, entrance) {
            canvas.put(x + 1, y + 1, &ENTRANCES[network].to_string(), palette.colour(Color::LightCyan));
            start = 2;
        }
        let room = (inner + 1).saturating_sub(start + width);
        write(canvas, x + start, y + 1, &contents(view, chamber, slot, room, palette), room, palette);
        write(canvas, x + 1 + inner - width, y + 1, &tail, width, palette);
        return;
    }
    let (first, second) = (beings(view, slot, palette), things(view, chamber, slot, palette));
    if high == 3 {
        let together = joined(&[&first, &second], inner);
        let shown = if together.is_empty() { knowledge(view, chamber, inner, palette) } else { together };
        write(canvas, x + 1, y + 1, &shown, inner, palette);
    } else {
        write(canvas, x + 1, y + 1, &joined(&[&first], inner), inner, palette);
        let below = if second.is_empty() { knowledge(view, chamber, inner, palette) } else { joined(&[&second], inner) };
        write(canvas, x + 1, y + 2, &below, inner, palette);
    }
    let foot = y + high - 1;
    write(canvas, x + 1, foot, &markers, inner, palette);
    if let Some(text) = technical(view, slot).filter(|text| text.chars().count() + markers.len() + right + 2 <= inner) {
        let middle = x + 1 + (inner - text.chars().count()) / 2;
        canvas.put(middle.max(x + 2 + markers.len()), foot, &text, palette.colour(Color::LightCyan));
    }
    write(canvas, x + 1 + inner - right, foot, &counter, right, palette);
}

/// Writes marks one after the other; if they do not fit, a `+` says that there is more.
fn write(canvas: &mut Canvas, x: usize, y: usize, marks: &[Mark], width: usize, palette: Palette) {
    let whole: usize = marks.iter().map(|(text, _)| text.chars().count()).sum();
    let mut at = 0;
    for (text, style) in marks {
        for letter in text.chars() {
            if at < width {
                canvas.put(x + at, y, &letter.to_string(), *style);
            }
            at += 1;
        }
    }
    if whole > width && width > 0 {
        canvas.put(x + width - 1, y, "+", palette.warning());
    }
}

/// Groups of marks, with blanks between them while there is room.
fn joined(groups: &[&[Mark]], width: usize) -> Vec<Mark> {
    let filled: Vec<&&[Mark]> = groups.iter().filter(|group| !group.is_empty()).collect();
    let letters: usize = filled.iter().flat_map(|group| group.iter()).map(|(text, _)| text.chars().count()).sum();
    let loose = letters + filled.len().saturating_sub(1) <= width;
    let mut marks: Vec<Mark> = Vec::new();
    for (index, group) in filled.iter().enumerate() {
        if index > 0 && loose {
            marks.push((" ".to_owned(), Style::new()));
        }
        marks.extend(group.iter().cloned());
    }
    marks
}

/// Everything a box of two lines can say about what is there.
fn contents(view: &View, chamber: &SeenChamber, slot: SlotId, width: usize, palette: Palette) -> Vec<Mark> {
    let marks = joined(&[&beings(view, slot, palette), &things(view, chamber, slot, palette)], width);
    if marks.is_empty() { knowledge(view, chamber, width, palette) } else { marks }
}

/// The name of the Room, or what is known of it.
fn title(chamber: &SeenChamber, slot: SlotId, view: &View, letters: usize, palette: Palette) -> Mark {
    let unsure = |room: Room| format!("{}?", room_name(room, letters.saturating_sub(1)));
    match (chamber.room, chamber.tile) {
        (Some(room), _) if chamber.explored => (room_name(room, letters).to_owned(), room_style(palette, room).patch(palette.title())),
        // A face-up tile nobody has entered yet.
        (Some(room), _) => (unsure(room), room_style(palette, room)),
        (None, Some(room)) => (unsure(room), room_style(palette, room).add_modifier(Modifier::ITALIC)),
        (None, None) => {
            let back = match view.side.facts().slots[slot.index()].kind {
                SlotKind::Basic | SlotKind::FaceUp | SlotKind::Special => "? 1",
                SlotKind::Additional => "? 2",
            };
            (back.to_owned(), palette.faint())
        }
    }
}

/// Characters, and Intruders with their Injuries, the largest first.
fn beings(view: &View, slot: SlotId, palette: Palette) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    for (index, member) in view.crew.iter().enumerate() {
        if member.place != Whereabouts::Room(slot) {
            continue;
        }
        let seat = kernel::Seat::new(index as u8);
        let own = view.viewer == Viewer::Seat(seat);
        let style = seat_style(palette, view, seat);
        marks.push((seat_letter(view, seat).to_string(), if own { style.add_modifier(Modifier::UNDERLINED) } else { style }));
    }
    let mut there = false;
    for kind in IntruderKind::ALL.into_iter().rev() {
        for &figure in view.order.iter().filter(|figure| figure.kind() == kind) {
            if view.figures.get(figure.index()).is_some_and(|it| it.slot == Some(slot)) {
                if !there && !marks.is_empty() {
                    marks.push((" ".to_owned(), Style::new()));
                }
                there = true;
                marks.push((figure_mark(view, figure), intruder_style(palette)));
            }
        }
    }
    marks
}

/// Objects lying about, the Eggs of the Nest among them, and the Airlock Procedure token.
fn things(view: &View, chamber: &SeenChamber, slot: SlotId, palette: Palette) -> Vec<Mark> {
    let mut marks = Vec::new();
    let objects = &chamber.objects;
    let mut lay = |thing: Thing, style: Style| marks.extend(object(thing).map(|sign| (sign.to_string(), style)));
    if objects.blue_corpse {
        lay(Thing::BlueCorpse, palette.colour(Color::LightBlue));
    }
    for seat in objects.red_corpses.iter() {
        lay(Thing::RedCorpse(seat), palette.colour(Color::LightRed));
    }
    (0..objects.carcasses).for_each(|_| lay(Thing::Carcass, Style::new()));
    (0..objects.eggs).for_each(|_| lay(Thing::Egg, palette.colour(Color::LightGreen)));
    if chamber.room == Some(Room::Nest) && view.eggs > 0 {
        marks.push((format!("{}{EGG}", view.eggs), palette.colour(Color::LightGreen)));
    }
    if view.airlock == Some(slot) {
        marks.push((AIRLOCK.to_string(), palette.warning()));
    }
    marks
}

/// What the viewer knows besides: an engine, a token, whether the Nest stands.
fn knowledge(view: &View, chamber: &SeenChamber, width: usize, palette: Palette) -> Vec<Mark> {
    let engine = match chamber.room {
        Some(Room::Engine1) => Some(0),
        Some(Room::Engine2) => Some(1),
        Some(Room::Engine3) => Some(2),
        Some(_) | None => None,
    };
    let text = match (engine.and_then(|engine| view.engines[engine]), chamber.token) {
        (Some(true), _) => "works".to_owned(),
        (Some(false), _) => "broken".to_owned(),
        (None, Some(token)) => exploration_word(token.index()),
        (None, None) if chamber.room == Some(Room::Nest) && view.nest_destroyed => "ruined".to_owned(),
        (None, None) => return Vec::new(),
    };
    vec![(text.chars().take(width).collect(), palette.faint().add_modifier(Modifier::ITALIC))]
}

fn markers(chamber: &SeenChamber, palette: Palette) -> Vec<Mark> {
    let mut marks = Vec::new();
    if chamber.fire {
        marks.push((FIRE.to_string(), palette.colour(Color::LightRed).patch(palette.title())));
    }
    if chamber.malfunction {
        marks.push((MALFUNCTION.to_string(), palette.colour(Color::LightYellow).patch(palette.title())));
    }
    marks
}

/// The Item Counter, with the letter of its colour where there is room.
fn counter(chamber: &SeenChamber, roomy: bool, palette: Palette) -> Vec<Mark> {
    let Some(room) = chamber.room.filter(|room| chamber.explored && room.facts().item_counter) else { return Vec::new() };
    let letter = if roomy { colour_letter(room.facts().colour) } else { "" };
    vec![(format!("{letter}{}", chamber.counter), room_style(palette, room))]
}

/// The Technical Corridor system a Room has an entrance to.
fn entrance(view: &View, slot: SlotId) -> Option<usize> {
    view.side.facts().slots[slot.index()].network.map(|network| usize::from(network).min(ENTRANCES.len() - 1))
}

/// The entrance with its numbers: `°12`.
fn technical(view: &View, slot: SlotId) -> Option<String> {
    let network = entrance(view, slot)?;
    let exits = view.side.facts().slots[slot.index()].exits;
    let numbers = exits.iter().zip(1..).filter(|(exit, _)| matches!(exit, Exit::Technical(_))).map(|(_, number)| number.to_string());
    Some(format!("{}{}", ENTRANCES[network], numbers.collect::<String>()))
}
