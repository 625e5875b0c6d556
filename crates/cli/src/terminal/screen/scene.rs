//! The table as it stands on the screen: the board, the log, and what is going on.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph};

use super::super::fitting::short;
use super::super::palette::Palette;
use super::super::story::Told;
use super::super::tabletop::{Sight, Spread, Tabletop};
use super::too_small;
use crate::output::wrap;

/// The lines of the log that are always kept below the options, if there is no other place for it.
const LEAST_LOG: usize = 1;
/// Where two options share a line, longer labels stand out of their column.
const MOST_LABEL: usize = 16;
/// In a narrower panel nothing would be left of what options mean.
const LEAST_WIDTH: u16 = 76;
/// Below this height two columns would hold no more than one.
const LEAST_COLUMNS: u16 = 3;

/// What is to be drawn.
pub struct Scene<'a, G: Tabletop> {
    pub sight: Sight<'a, G>,
    /// The log so far.
    pub told: &'a [Told],
    /// How many lines of the log the person has read before.
    pub read: usize,
    pub panel: Panel<'a>,
    pub palette: Palette,
}

/// What is going on.
pub enum Panel<'a> {
    Question {
        prompt: String,
        options: &'a [(String, String)],
        selected: usize,
    },
    /// The log, because others have acted; or a few words. As many lines as fit below the head.
    Text {
        head: Vec<Line<'static>>,
        lines: Vec<Line<'static>>,
    },
}

impl<G: Tabletop> Scene<'_, G> {
    /// Draws everything but the line at the foot, whose place it returns. `None` when the window is too small.
    pub fn draw(&self, frame: &mut Frame<'_>) -> Option<Rect> {
        if too_small::<G>(frame) {
            return None;
        }
        let areas = self.areas(frame.area());
        for (area, lines) in areas.drawn {
            frame.render_widget(Paragraph::new(lines), area);
        }
        if let Some(log) = areas.log {
            let block =
                Block::new().borders(Borders::LEFT).border_style(self.palette.faint()).title(Line::styled(" Log ", self.palette.title()));
            let inner = block.inner(log);
            frame.render_widget(block, log);
            self.log(frame, Rect { x: inner.x + 1, width: inner.width.saturating_sub(1), ..inner });
        }
        self.panel(frame, areas.panel, areas.log.is_some());
        Some(areas.line)
    }

    fn areas(&self, area: Rect) -> Spread {
        G::spread(&self.sight, area, self.palette)
    }

    /// How many new lines of the log the person would see beside this question, and how many there are.
    pub fn news(&self, area: Rect) -> (usize, usize) {
        let areas = self.areas(area);
        let width = usize::from(areas.log.unwrap_or(areas.panel).width.saturating_sub(2));
        let new: usize = self.told.iter().skip(self.read).map(|told| wrap(&sentence(told), width).len()).sum();
        let room = match areas.log {
            Some(log) => usize::from(log.height).saturating_sub(1),
            None => self.log_room(areas.panel),
        };
        (new.min(room), new)
    }

    /// Whether something has happened that the person would not see beside this question. What the person has just done is no news.
    pub fn hides_news(&self, area: Rect, others_acted: bool) -> bool {
        if !G::MANY_OPTIONS {
            let (visible, new) = self.news(area);
            return others_acted && visible < new;
        }
        let news = |told: &Told| if others_acted { !told.opens_turn } else { !told.routine };
        let Some(first) = self.told.iter().skip(self.read).position(news) else { return false };
        let areas = self.areas(area);
        let width = usize::from(areas.log.unwrap_or(areas.panel).width.saturating_sub(2));
        let lines: usize = self.told.iter().skip(self.read + first).map(|told| wrap(&sentence(told), width).len()).sum();
        let room = areas.log.map_or_else(|| self.log_room(areas.panel), |log| usize::from(log.height).saturating_sub(1));
        lines > room
    }

    /// How many lines of a text fit below its head.
    pub fn text_room(&self, area: Rect) -> usize {
        match &self.panel {
            Panel::Text { head, .. } => usize::from(self.areas(area).panel.height).saturating_sub(head.len()).max(1),
            Panel::Question { .. } => 0,
        }
    }

    /// How wide the lines of a text are.
    pub fn text_width(&self, area: Rect) -> usize {
        usize::from(self.areas(area).panel.width).saturating_sub(1)
    }

    /// The height left for the log below the options.
    fn log_room(&self, panel: Rect) -> usize {
        let height = usize::from(panel.height);
        match &self.panel {
            Panel::Question { prompt, options, .. } => {
                let prompt = wrap(prompt, usize::from(panel.width)).len();
                let least = if height > if G::MANY_OPTIONS { 5 } else { 6 } { LEAST_LOG } else { 0 };
                height.saturating_sub(prompt + options_height(options, usize::from(panel.width))).max(least)
            }
            Panel::Text { .. } => 0,
        }
    }

    /// The end of the log, as much of it as fits, new lines set off from those read before.
    fn log(&self, frame: &mut Frame<'_>, area: Rect) {
        let width = usize::from(area.width);
        let mut lines: Vec<Line<'static>> = Vec::new();
        for (index, told) in self.told.iter().enumerate().rev() {
            if lines.len() >= usize::from(area.height) {
                break;
            }
            for line in story_lines(told, width, self.palette, index < self.read).into_iter().rev() {
                lines.push(line);
            }
        }
        lines.truncate(usize::from(area.height));
        lines.reverse();
        frame.render_widget(Paragraph::new(lines), area);
    }

    fn panel(&self, frame: &mut Frame<'_>, area: Rect, has_log: bool) {
        match &self.panel {
            Panel::Question { prompt, options, selected } => {
                let log = if has_log { 0 } else { self.log_room(area) };
                let prompt = wrap(prompt, usize::from(area.width));
                let top = (prompt.len() as u16).min(area.height);
                let question: Vec<_> = prompt.into_iter().map(|line| Line::styled(line, self.palette.title())).collect();
                frame.render_widget(Paragraph::new(question), Rect { height: top, ..area });
                let height = area.height.saturating_sub(top + log as u16);
                let list = Rect { y: area.y + top, height, ..area };
                let crowded = G::MANY_OPTIONS
                    && list.width >= LEAST_WIDTH
                    && options_height(options, usize::from(list.width)) > usize::from(list.height);
                let lines = if crowded && list.height >= LEAST_COLUMNS {
                    option_columns(options, *selected, list, self.palette)
                } else {
                    option_lines(options, *selected, list, self.palette)
                };
                frame.render_widget(Paragraph::new(lines), list);
                let below = Rect { y: list.bottom(), height: area.bottom().saturating_sub(list.bottom()), ..area };
                if !has_log {
                    self.log(frame, below);
                }
            }
            Panel::Text { head, lines } => {
                let mut shown = head.clone();
                let room = usize::from(area.height).saturating_sub(head.len());
                shown.extend(lines.iter().take(room).cloned());
                frame.render_widget(Paragraph::new(shown), area);
            }
        }
    }
}

/// The options that fit, the chosen one among them. Only the chosen one is told in full, others in one line.
fn option_lines(options: &[(String, String)], selected: usize, area: Rect, palette: Palette) -> Vec<Line<'static>> {
    let height = usize::from(area.height).max(1);
    let width = usize::from(area.width);
    let column = label_column(options);
    let mut lines: Vec<Line<'static>> = Vec::new();
    let mut chosen = 0..1;
    for (index, (label, meaning)) in options.iter().enumerate() {
        let indent = column.max(label.chars().count()) + 6;
        let mut parts = meaning_lines(label, meaning, column, width).into_iter();
        let first = parts.next().unwrap_or_default();
        let is_chosen = index == selected;
        let more = if !is_chosen && parts.len() > 0 { "…" } else { "" };
        let style = if is_chosen { palette.title().patch(palette.focus()) } else { palette.title() };
        let start = lines.len();
        lines.push(Line::from(vec![
            Span::raw(if is_chosen { "▸" } else { " " }),
            Span::styled(format!("{:>2} ", index + 1), palette.faint()),
            Span::styled(format!("{label:<column$}"), style),
            Span::raw(format!("  {first}{more}")),
        ]));
        if is_chosen {
            lines.extend(parts.map(|part| Line::raw(format!("{:indent$}{part}", ""))));
            chosen = start..lines.len();
        }
    }
    let first = chosen.start.saturating_sub(height / 2).max(chosen.end.saturating_sub(height)).min(lines.len().saturating_sub(height));
    // Of an option that does not fit at all the beginning matters most.
    let first = first.min(chosen.start);
    let last = (first + height).min(lines.len());
    let mark = |line: &mut Line<'static>, arrow: &str| {
        let have: usize = line.spans.iter().map(|span| span.content.chars().count()).sum();
        line.spans.push(Span::styled(format!("{arrow:>rest$}", rest = width.saturating_sub(have).max(1)), palette.title()));
    };
    let more_below = last < lines.len();
    let mut shown: Vec<Line<'static>> = lines.drain(first..last).collect();
    if let Some(line) = shown.first_mut().filter(|_| first > 0) {
        mark(line, "↑");
    }
    if let Some(line) = shown.last_mut().filter(|_| more_below) {
        mark(line, "↓");
    }
    shown
}

/// Two options in a line, down the left column and then down the right one; the chosen one is told in full below.
fn option_columns(options: &[(String, String)], selected: usize, area: Rect, palette: Palette) -> Vec<Line<'static>> {
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let mut told = options.get(selected).map_or_else(Vec::new, |(_, meaning)| wrap(meaning, width.saturating_sub(4)));
    let room = if height > 7 { 2 } else { 1 };
    if told.len() > room {
        told.truncate(room);
        told.iter_mut().skip(room - 1).for_each(|line| line.push('…'));
    }
    let rows = height - room;
    let column = width / 2;
    let first = selected / (2 * rows) * (2 * rows);
    let labels = label_column(options).min(MOST_LABEL);
    let mut lines = Vec::new();
    for row in 0..rows {
        let mut spans = Vec::new();
        for index in [first + row, first + rows + row] {
            let Some((label, meaning)) = options.get(index) else { continue };
            let chosen = index == selected;
            let style = if chosen { palette.title().patch(palette.focus()) } else { palette.title() };
            let label = short(label, column.saturating_sub(5));
            let wide = labels.max(label.chars().count());
            let left = column.saturating_sub(wide + 7);
            spans.push(Span::raw(if chosen { "▸" } else { " " }));
            spans.push(Span::styled(format!("{:>2} ", index + 1), palette.faint()));
            spans.push(Span::styled(format!("{label:<wide$}"), style));
            let cut: String = meaning.chars().take(left).collect();
            let more = if meaning.chars().count() > left && left > 0 { "…" } else { " " };
            spans.push(Span::raw(format!("  {}{more}", format_args!("{cut:<left$}"))));
        }
        lines.push(Line::from(spans));
    }
    let mark = |line: &mut Line<'static>, arrow: &'static str| {
        let have: usize = line.spans.iter().map(|span| span.content.chars().count()).sum();
        if have >= width {
            // The last letters of a meaning give way.
            if let Some(last) = line.spans.last_mut() {
                let cut: String = last.content.chars().take(last.content.chars().count().saturating_sub(have + 1 - width)).collect();
                last.content = cut.into();
            }
        }
        let have: usize = line.spans.iter().map(|span| span.content.chars().count()).sum();
        line.spans.push(Span::styled(format!("{arrow:>rest$}", rest = width.saturating_sub(have).max(1)), palette.title()));
    };
    if let Some(line) = lines.first_mut().filter(|_| first > 0) {
        mark(line, "↑");
    }
    if let Some(line) = lines.last_mut().filter(|_| first + 2 * rows < options.len()) {
        mark(line, "↓");
    }
    lines.extend(told.into_iter().map(|line| Line::styled(format!("    {line}"), palette.title())));
    lines
}

/// Labels stand in a column of their own, unless one of them is too long for it.
fn label_column(options: &[(String, String)]) -> usize {
    options.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0).min(24)
}

fn meaning_lines(label: &str, meaning: &str, column: usize, width: usize) -> Vec<String> {
    wrap(meaning, width.saturating_sub(column.max(label.chars().count()) + 8))
}

/// The height of all options, whichever of them is told in full.
fn options_height(options: &[(String, String)], width: usize) -> usize {
    let column = label_column(options);
    let longest = options.iter().map(|(label, meaning)| meaning_lines(label, meaning, column, width).len()).max();
    options.len() + longest.unwrap_or(1).saturating_sub(1)
}

fn sentence(told: &Told) -> String {
    format!("{} {}", told.text, told.rule)
}

/// A fact of the log, wrapped, its rule id set off.
pub fn story_lines(told: &Told, width: usize, palette: Palette, old: bool) -> Vec<Line<'static>> {
    let parts = wrap(&sentence(told), width);
    let last = parts.len().saturating_sub(1);
    let rule = told.rule.to_string();
    let style = match (old, told.opens_turn) {
        (_, true) => palette.title(),
        (true, false) => palette.faint(),
        (false, false) => ratatui::style::Style::new(),
    };
    let line = |(index, part): (usize, String)| match part.strip_suffix(&rule) {
        Some(text) if index == last => Line::from(vec![Span::styled(text.to_owned(), style), Span::styled(rule.clone(), palette.faint())]),
        Some(_) | None => Line::styled(part, style),
    };
    parts.into_iter().enumerate().map(line).collect()
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::terminal::desk::Question;
    use crate::terminal::story;
    use crate::terminal::theseus::tests::{setups, walk};
    use ::theseus::Theseus;
    use kernel::Viewer;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    /// The screen as text, and the rows it has.
    pub fn drawn<G: Tabletop>(width: u16, height: u16, question: &Question<G>, told: &[Told], selected: usize) -> Vec<String> {
        let asked = question.asked();
        let options: Vec<_> = question.options.iter().map(|action| (asked.label(action), asked.meaning(action))).collect();
        let scene = Scene::<G> {
            sight: Sight {
                view: &question.view,
                board: &question.board,
                sitters: &[],
                title: "Turn 1".to_owned(),
                focus: G::focus(&asked, &question.options[selected]),
            },
            told,
            read: 0,
            panel: Panel::Question { prompt: asked.prompt(), options: &options, selected },
            palette: Palette::colourless(),
        };
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut line = None;
        terminal.draw(|frame| line = scene.draw(frame)).unwrap();
        let buffer = terminal.backend().buffer().clone();
        let rows: Vec<String> =
            buffer.content.chunks(usize::from(width)).map(|row| row.iter().map(|cell| cell.symbol()).collect()).collect();
        if let Some(line) = line {
            assert_eq!(line.y, height - 1);
            assert_eq!(rows.last().unwrap().trim(), "", "the last row is kept for typing");
        }
        rows
    }

    #[test]
    fn whatever_the_size_the_question_the_cursor_and_the_station_are_there() {
        for (number, setup) in setups().iter().enumerate() {
            let mut count = 0;
            walk(setup, number as u64, |sitting, question| {
                count += 1;
                // Every question would take minutes; an odd step meets all kinds of them.
                if count % 17 != 1 {
                    return;
                }
                let told = story::tell::<Theseus>(sitting.story(), Viewer::Seat(question.seat), &question.board);
                for (width, height) in [(80, 24), (100, 30), (140, 45), (220, 70)] {
                    for selected in [0, question.options.len() / 2, question.options.len() - 1] {
                        let rows = drawn(width, height, question, &told, selected);
                        let text = rows.join("\n");
                        let start: String = question.asked().prompt().chars().take(20).collect();
                        assert!(text.contains(&start), "no `{start}` in\n{text}");
                        let cursor = rows.iter().find(|row| row.contains(&format!("▸{:>2} ", selected + 1)));
                        let label = question.asked().label(&question.options[selected]);
                        assert!(cursor.is_some_and(|row| row.contains(&label)), "no `{label}` in\n{text}");
                        for unit in question.board.unit_ids().filter(|&unit| question.board.unit(unit).sector().is_some()) {
                            assert!(text.contains(&crate::terminal::theseus::marks::unit_shape(&question.board, unit)), "{text}");
                        }
                        for &sector in question.board.ring.iter() {
                            let name = crate::terminal::fitting::short(sector.name(), 10);
                            assert!(text.contains(sector.name()) || text.contains(&name), "no {name} in\n{text}");
                        }
                        assert!(text.contains("Life") && text.contains("End track"), "{text}");
                    }
                }
            });
        }
    }

    #[test]
    fn a_window_that_is_too_small_says_so() {
        walk(&setups()[0], 1, |_, question| {
            for (width, height) in [(1, 1), (59, 24), (80, 19), (20, 5)] {
                let rows = drawn(width, height, question, &[], 0);
                assert!(width < 20 || rows.join(" ").contains("This window is"), "{rows:?}");
            }
        });
    }
}
