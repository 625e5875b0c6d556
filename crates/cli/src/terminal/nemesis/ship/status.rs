//! The corners of the map: tracks above the bow, Technical Corridors and Escape Pods below it.

use nemesis::View;
use nemesis::board::{Board, Whereabouts};
use nemesis::generated::rooms::Room;
use nemesis::generated::ship::{SELF_LABELS, TIME_LABELS, TIME_OPENS};
use nemesis::generated::tokens::PODS_BY_PLAYERS;
use nemesis::ids::PodId;
use ratatui::style::Style;

use super::Focus;
use super::canvas::Canvas;
use super::grid::{ROWS, Scale};
use crate::terminal::nemesis::marks::{ENTRANCES, NOISE, seat_letter};
use crate::terminal::palette::Palette;

/// Wide enough for whole words.
const WIDE: usize = 12;

pub fn draw(view: &View, scale: &Scale, canvas: &mut Canvas, palette: Palette, focus: Focus) {
    let width = scale.box_width(0);
    // Two rows on either side of the Cockpit.
    let height = 2 * scale.box_height + 1;
    let put = |canvas: &mut Canvas, top: usize, lines: Vec<(String, Style)>| {
        for (index, (text, style)) in lines.into_iter().take(height).enumerate() {
            let cut: String = text.chars().take(width).collect();
            canvas.put(0, top + index, &cut, style);
        }
    };
    put(canvas, 0, tracks(view, width >= WIDE, palette));
    put(canvas, scale.y(ROWS - 2), below(view, width, palette, focus));
}

fn tracks(view: &View, wide: bool, palette: Palette) -> Vec<(String, Style)> {
    let time = TIME_LABELS.get(usize::from(view.time)).copied().unwrap_or("jump");
    let mut lines = vec![(format!("Round {}", view.round), palette.title()), (format!("Time {time}"), palette.title())];
    if let Some(space) = view.self_destruct {
        let label = SELF_LABELS.get(usize::from(space)).copied().unwrap_or("skull");
        lines.push((format!("{} {label}", if wide { "Self-Destr" } else { "Boom" }), palette.warning()));
    }
    let letter = ["A", "B", "C", "D"].get(usize::from(view.destination)).copied().unwrap_or("?");
    lines.push((format!("{} {letter}", if wide { "Destin." } else { "Dest." }), Style::new()));
    if view.time >= TIME_OPENS {
        lines.push((if wide { "Hibern. open" } else { "Hib.open" }.to_owned(), Style::new()));
    }
    lines.push((format!("Bag {}", view.bag.len()), Style::new()));
    lines
}

fn below(view: &View, width: usize, palette: Palette, focus: Focus) -> Vec<(String, Style)> {
    let networks = view.side.facts().networks.len();
    let noise: String = (0..networks)
        .map(|network| {
            let sign = ENTRANCES[network.min(ENTRANCES.len() - 1)];
            let noisy = view.technical_noise.get(network).copied().unwrap_or(false);
            format!(" {sign}{}", if noisy { NOISE } else { '-' })
        })
        .collect();
    let noisy = view.technical_noise.iter().any(|&noisy| noisy);
    let style = if focus.technical {
        palette.focus()
    } else if noisy {
        palette.warning()
    } else {
        Style::new()
    };
    let name = if noise.chars().count() + 4 > width { "T" } else { "Tech" };
    let mut lines = vec![(format!("{name}{noise}"), style)];
    let pods = PODS_BY_PLAYERS.get(view.crew.len()).copied().unwrap_or(0);
    for pod in PodId::all().take(usize::from(pods)) {
        let text = pod_text(view, pod, width >= WIDE);
        lines.push((text, if focus.pod == pod { palette.focus() } else { Style::new() }));
    }
    lines
}

/// `P1A lock`, `P2B open`, with who waits there, or `gone`.
fn pod_text(view: &View, pod: PodId, wide: bool) -> String {
    let section = if Board::section(pod) == Room::EvacuationSectionA { "A" } else { "B" };
    let seats = (0..view.crew.len() as u8).map(kernel::Seat::new);
    let aboard: String = seats
        .filter(|&seat| view.member(seat).is_some_and(|member| member.place == Whereabouts::Pod(pod)))
        .map(|seat| seat_letter(view, seat))
        .collect();
    let it = view.pods[pod.index()];
    let state = match (it.aboard, it.locked) {
        (false, _) => "gone",
        (true, true) => "lock",
        (true, false) => "open",
    };
    let name = if wide { format!("Pod {} {section}", pod.number()) } else { format!("P{}{section}", pod.number()) };
    if aboard.is_empty() { format!("{name} {state}") } else { format!("{name} {aboard}") }
}
