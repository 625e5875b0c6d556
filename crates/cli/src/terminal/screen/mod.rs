//! The game in the whole terminal. What is drawn is decided in [`scene`]; [`table`] plays, [`watch`] replays, [`menu`] asks.

mod line;
mod menu;
mod overlay;
pub mod scene;
mod table;
mod watch;

use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::{DefaultTerminal, Frame};

use super::palette::Palette;
use super::tabletop::Tabletop;
use crate::error::CliError;

/// The terminal while it is ours. It is given back when this goes out of scope, and before a panic is reported.
pub struct Screen {
    terminal: DefaultTerminal,
    palette: Palette,
}

/// What somebody did at the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    Char(char),
    Enter,
    Escape,
    Backspace,
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    Home,
    End,
    Tab,
    Help,
    /// Control-C or Control-D: leave, whatever is on the screen.
    Leave,
    /// The window has another size now.
    Resized,
}

impl Screen {
    pub fn open() -> Result<Self, CliError> {
        match ratatui::try_init() {
            Ok(terminal) => Ok(Self { terminal, palette: Palette::from_environment() }),
            Err(error) => {
                // It may have failed half way; what has been changed is put back.
                ratatui::restore();
                Err(error.into())
            }
        }
    }

    fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> Result<(), CliError> {
        self.terminal.draw(draw)?;
        Ok(())
    }

    /// Waits for a key that means something.
    fn key(&mut self) -> Result<Key, CliError> {
        loop {
            match event::read().map_err(CliError::Input)? {
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    if let Some(key) = meaning(key) {
                        return Ok(key);
                    }
                }
                Event::Resize(..) => return Ok(Key::Resized),
                Event::Key(_) | Event::FocusGained | Event::FocusLost | Event::Mouse(_) | Event::Paste(_) => {}
            }
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

fn meaning(key: KeyEvent) -> Option<Key> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c' | 'd') => Some(Key::Leave),
            _ => None,
        };
    }
    match key.code {
        KeyCode::Char(letter) => Some(Key::Char(letter)),
        KeyCode::Enter => Some(Key::Enter),
        KeyCode::Esc => Some(Key::Escape),
        KeyCode::Backspace => Some(Key::Backspace),
        KeyCode::Up => Some(Key::Up),
        KeyCode::Down => Some(Key::Down),
        KeyCode::Left => Some(Key::Left),
        KeyCode::Right => Some(Key::Right),
        KeyCode::PageUp => Some(Key::PageUp),
        KeyCode::PageDown => Some(Key::PageDown),
        KeyCode::Home => Some(Key::Home),
        KeyCode::End => Some(Key::End),
        KeyCode::Tab => Some(Key::Tab),
        KeyCode::F(1) => Some(Key::Help),
        _ => None,
    }
}

/// Whether the window is too small for a table; says so if it is.
fn too_small<G: Tabletop>(frame: &mut Frame<'_>) -> bool {
    let area = frame.area();
    let (width, height) = G::LEAST;
    let small = area.width < width || area.height < height;
    if small {
        let text = format!("This window is {}x{}; the {} needs {width}x{height}.", area.width, area.height, G::PLACE);
        frame.render_widget(ratatui::widgets::Paragraph::new(text).wrap(ratatui::widgets::Wrap { trim: true }), area);
    }
    small
}
