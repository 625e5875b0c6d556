//! The own sheet: the hand, what is carried and put away, Wounds, Objectives.

use kernel::{Seat, Viewer};
use nemesis::board::Board;
use nemesis::generated::objectives::ObjectiveGroup;
use nemesis::generated::swarm::IntruderCard;
use nemesis::view::{SeenMember, View};
use ratatui::text::{Line, Span};

use super::crew::{cut, troubles};
use super::names;
use super::texts::{self, Kind};
use crate::output::wrap;
use crate::terminal::palette::Palette;

/// The player a view belongs to.
pub fn owner(view: &View) -> Option<(Seat, &SeenMember)> {
    match view.viewer {
        Viewer::Seat(seat) => view.member(seat).map(|member| (seat, member)),
        Viewer::Spectator => None,
    }
}

/// Two lines for small windows: the hand, and everything else in brief.
pub fn brief(view: &View, board: &Board, width: usize, palette: Palette) -> Vec<Line<'static>> {
    entries(view, board, true)
        .into_iter()
        .map(|(lead, text)| cut(Line::from(vec![Span::styled(format!("{lead} "), palette.title()), Span::raw(text)]), width))
        .collect()
}

/// As many lines as it takes.
pub fn full(view: &View, board: &Board, width: usize, palette: Palette) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for (lead, text) in entries(view, board, false) {
        let indent = 10;
        for (index, part) in wrap(&text, width.saturating_sub(indent)).into_iter().enumerate() {
            let lead = if index == 0 { lead } else { "" };
            lines.push(Line::from(vec![Span::styled(format!("{lead:<indent$}"), palette.title()), Span::raw(part)]));
        }
    }
    lines
}

fn entries(view: &View, board: &Board, brief: bool) -> Vec<(&'static str, String)> {
    let Some((seat, member)) = owner(view) else { return Vec::new() };
    if let Some(player) = view.intruder_player.as_ref().filter(|player| player.seat == seat) {
        let names: Vec<String> = player.hand.iter().flatten().copied().map(intruder_card).collect();
        return vec![("Hand", listed(names, "no Intruder cards"))];
    }
    let hand = listed(hand(member), "no cards");
    let hands: Vec<String> = member.hands.iter().map(|it| names::carried(board, &it.carried)).collect();
    let items: Vec<String> = names::gathered(member.items.iter().map(|item| item.name().to_owned()));
    let objectives = objectives(member, !brief);
    if brief {
        let mut parts = vec![listed(hands, "empty hands")];
        if !items.is_empty() {
            parts.push(items.join(", "));
        }
        let mut troubles: Vec<String> = wounds(member);
        troubles.extend(self::troubles(member).into_iter().map(str::to_owned));
        if !troubles.is_empty() {
            parts.push(troubles.join(", "));
        }
        parts.extend(objectives);
        return vec![("Hand", hand), ("Have", parts.join(" · "))];
    }
    let mut lines = vec![("Hand", hand), ("Carried", listed(hands, "nothing"))];
    if !items.is_empty() {
        lines.push(("Items", items.join(", ")));
    }
    let mut troubles: Vec<String> = wounds(member);
    troubles.extend(self::troubles(member).into_iter().map(str::to_owned));
    if !troubles.is_empty() {
        lines.push(("Body", troubles.join(", ")));
    }
    for objective in objectives {
        lines.push(("Objective", objective));
    }
    for &objective in &view.open_objectives {
        lines.push(("Crew", format!("{}: {}", objective.name(), texts::summary(Kind::Objective, objective.id()))));
    }
    lines
}

pub fn intruder_card(card: IntruderCard) -> String {
    match card.facts().corridor {
        Some(number) => format!("{} {number}", card.name()),
        None => format!("{} (any)", card.name()),
    }
}

fn listed(names: Vec<String>, nothing: &str) -> String {
    if names.is_empty() { nothing.to_owned() } else { names.join(", ") }
}

/// The own cards in hand.
pub fn hand(member: &SeenMember) -> Vec<String> {
    member.own.as_ref().map_or_else(Vec::new, |own| names::gathered(own.hand.iter().map(names::card)))
}

pub fn wounds(member: &SeenMember) -> Vec<String> {
    let light = (member.light > 0).then(|| names::counted(usize::from(member.light), "Light Wound"));
    light.into_iter().chain(member.wounds.iter().map(|&card| format!("{} wound", names::wound(card)))).collect()
}

/// The own Objectives, with what they ask for.
pub fn objectives(member: &SeenMember, with_text: bool) -> Vec<String> {
    let known = member.objectives.iter().flatten().filter_map(|&(group, objective)| objective.map(|objective| (group, objective)));
    known
        .map(|(group, objective)| {
            let group = match group {
                ObjectiveGroup::SoloCoop => String::new(),
                ObjectiveGroup::Personal | ObjectiveGroup::Corporate => format!("{}: ", names::objective_group(group)),
            };
            let name = objective.name();
            if with_text { format!("{group}{name}. {}", texts::summary(Kind::Objective, objective.id())) } else { format!("{group}{name}") }
        })
        .collect()
}
