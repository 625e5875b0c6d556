//! The crew as lines: whose turn it is, where everybody is, cards, Wounds, what is carried.

use kernel::Seat;
use nemesis::board::{Board, Whereabouts};
use nemesis::generated::items::ItemGroup;
use nemesis::view::{SeenMember, View};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::marks::{seat_letter, seat_style};
use super::names;
use crate::terminal::palette::Palette;
use crate::terminal::sitters::Sitter;

/// From this width on nothing has to be abbreviated.
const WIDE: usize = 112;

fn seats(view: &View) -> impl Iterator<Item = (Seat, &SeenMember)> {
    view.crew.iter().enumerate().map(|(index, member)| (Seat::new(index as u8), member))
}

/// One line for each player.
pub fn lines(view: &View, board: &Board, sitters: &[Sitter], width: usize, palette: Palette) -> Vec<Line<'static>> {
    let wide = width >= WIDE;
    let titles: Vec<String> = seats(view).map(|(seat, _)| title(view, board, seat, sitters.get(seat.index()))).collect();
    let column = titles.iter().map(|title| title.chars().count()).max().unwrap_or(0);
    let line = |((seat, member), title): ((Seat, &SeenMember), String)| {
        let name = Span::styled(format!("{title:<column$}"), seat_style(palette, view, seat));
        let mut spans = vec![name, Span::raw(state(member, board, wide))];
        let troubles = troubles(member);
        if !troubles.is_empty() {
            spans.push(Span::styled(format!("  {}", troubles.join(" ")), palette.warning()));
        }
        spans.push(Span::raw(carried(member, board, wide)));
        if member.passed && member.place_is_aboard() {
            spans.push(Span::styled("  passed", palette.faint()));
        }
        cut(Line::from(spans), width)
    };
    seats(view).zip(titles).map(line).collect()
}

/// The whole crew in one line, for small windows.
pub fn brief(view: &View, width: usize, palette: Palette) -> Line<'static> {
    let mut spans: Vec<Span<'static>> = Vec::new();
    for (seat, member) in seats(view) {
        let mark = if acts(view, seat) { "▸" } else { " " };
        spans.push(Span::styled(format!("{mark}{}", seat_letter(view, seat)), seat_style(palette, view, seat)));
        let mut text = format!(" {}", names::brief_place(member.place));
        if member.place_is_aboard() {
            text += &format!(" {}c", member.hand_size);
            if member.light > 0 {
                text += &format!(" {}L", member.light);
            }
            if !member.wounds.is_empty() {
                text += &format!(" {}S", member.wounds.len());
            }
            if member.passed {
                text += " p";
            }
        }
        spans.push(Span::raw(format!("{text} ")));
    }
    cut(Line::from(spans), width)
}

trait Aboard {
    fn place_is_aboard(&self) -> bool;
}

impl Aboard for SeenMember {
    /// Whether the Character still acts.
    fn place_is_aboard(&self) -> bool {
        matches!(self.place, Whereabouts::Room(_) | Whereabouts::Pod(_))
    }
}

fn acts(view: &View, seat: Seat) -> bool {
    let intruders = view.intruder_player.as_ref().is_some_and(|player| player.seat == seat);
    view.active == seat && view.winners.is_none() && view.round > 0 && (intruders || view.member(seat).is_some_and(Aboard::place_is_aboard))
}

/// Whose turn it is, the letter on the map, the Character, who plays it, and the First Player token.
fn title(view: &View, board: &Board, seat: Seat, sitter: Option<&Sitter>) -> String {
    let acting = if acts(view, seat) { "▸" } else { " " };
    let first = if view.first == seat && view.round > 0 { "¹" } else { "" };
    let who = sitter.map_or_else(String::new, |sitter| format!(" ({sitter})"));
    let intruders = view.intruder_player.as_ref().filter(|player| player.seat == seat).map_or("", |_| ", plays the Intruders");
    format!("{acting}{} {}{first}{who}{intruders}", seat_letter(view, seat), names::seat(board, seat))
}

fn state(member: &SeenMember, board: &Board, wide: bool) -> String {
    if !member.place_is_aboard() {
        return format!("  {}", names::place(board, member.place));
    }
    let place = match member.place {
        Whereabouts::Room(slot) => format!("{:03}", slot.number()),
        other => names::brief_place(other),
    };
    let (hand, deck, discard) = (member.hand_size, member.deck_size, member.discard.len());
    let cards = if wide { format!("hand {hand} deck {deck} discard {discard}") } else { format!("hand {hand} deck {deck}") };
    let wounds: Vec<String> = member.wounds.iter().map(|&wound| names::wound(wound).to_lowercase()).collect();
    let light = if member.light > 0 { format!("{} light", member.light) } else { String::new() };
    let wounds: Vec<String> = [light].into_iter().filter(|text| !text.is_empty()).chain(wounds).collect();
    let wounds = if wounds.is_empty() { "unhurt".to_owned() } else { wounds.join(", ") };
    format!("  {place}  {cards}  {wounds}")
}

/// What everybody can see to be wrong or special with a Character.
pub fn troubles(member: &SeenMember) -> Vec<&'static str> {
    let all = [(member.slimed, "slime"), (member.larva, "larva"), (member.signal, "signal")];
    all.into_iter().filter(|(there, _)| *there).map(|(_, name)| name).collect()
}

fn carried(member: &SeenMember, board: &Board, wide: bool) -> String {
    let hands: Vec<String> = member.hands.iter().map(|it| names::carried(board, &it.carried)).collect();
    let items = member.items.len() + member.backs.values().map(|&count| usize::from(count)).sum::<usize>();
    let mut text = String::new();
    if !hands.is_empty() {
        text += &format!("  {}", hands.join(", "));
    }
    if items > 0 {
        text += &format!("  {}", names::counted(items, "Item"));
        if wide {
            text += &format!(" ({})", backs(member).join(", "));
        }
    }
    text
}

/// The backs of the Items in an Inventory, counted; Items the viewer knows count by their backs too.
pub fn backs(member: &SeenMember) -> Vec<String> {
    let counts = ItemGroup::ALL.into_iter().map(|group| {
        let known = member.items.iter().filter(|item| item.facts().group == group).count();
        (group, known + usize::from(member.backs.get(&group).copied().unwrap_or(0)))
    });
    counts.filter(|(_, count)| *count > 0).map(|(group, count)| format!("{count} {}", names::back(group))).collect()
}

/// A line that ends where the window does, with a sign that there was more.
pub fn cut(line: Line<'static>, width: usize) -> Line<'static> {
    let whole: usize = line.spans.iter().map(|span| span.content.chars().count()).sum();
    if whole <= width {
        return line;
    }
    let mut left = width.saturating_sub(1);
    let mut spans: Vec<Span<'static>> = Vec::new();
    for span in line.spans {
        let text: String = span.content.chars().take(left).collect();
        left -= text.chars().count();
        spans.push(Span::styled(text, span.style));
    }
    spans.push(Span::styled("…", Style::new()));
    Line::from(spans)
}
