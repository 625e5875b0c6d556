//! How things are set off from each other. Colour only ever repeats what a letter or a shape says.

use ratatui::style::{Color, Modifier, Style};

/// With colours, or without when `NO_COLOR` asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    colours: bool,
}

impl Palette {
    /// See <https://no-color.org>: any value but an empty one means no colours.
    pub fn from_environment() -> Self {
        Self { colours: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
    }

    /// For output that is read line by line, perhaps by a program.
    pub fn colourless() -> Self {
        Self { colours: false }
    }

    pub fn colour(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// What matters less: frames, empty places, rule ids.
    pub fn faint(self) -> Style {
        self.colour(Color::DarkGray)
    }

    pub fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What the option under the cursor is about.
    pub fn focus(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    pub fn warning(self) -> Style {
        self.colour(Color::LightYellow).add_modifier(Modifier::BOLD)
    }
}
