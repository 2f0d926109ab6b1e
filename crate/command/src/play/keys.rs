//! The keys that control a run on the screen.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, read};
use std::io;

/// The action of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Key {
    Forward,
    Back,
    FarForward,
    FarBack,
    Start,
    End,
    NextSolution,
    PreviousSolution,
    /// A number was typed, then Enter.
    Step(u64),
    /// Draw again: a digit was typed, or the window has another size.
    Redraw,
    Quit,
}

/// Reads keys, and stores the digits of a number until another key is pressed.
#[derive(Default)]
pub(super) struct Keys {
    typed: String,
}

impl Keys {
    /// The digits that were typed since the last other key.
    pub(super) fn typed(&self) -> &str {
        &self.typed
    }

    /// Waits for the next key that has an action, or for a new size of the window.
    pub(super) fn next(&mut self) -> io::Result<Key> {
        loop {
            match read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    if let Some(key) = self.press(key) {
                        return Ok(key);
                    }
                }
                Event::Resize(..) => return Ok(Key::Redraw),
                _ => {}
            }
        }
    }

    fn press(&mut self, key: KeyEvent) -> Option<Key> {
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        if let KeyCode::Char(digit @ '0'..='9') = key.code
            && self.typed.len() < 18
        {
            self.typed.push(digit);
            return Some(Key::Redraw);
        }
        let typed = std::mem::take(&mut self.typed);
        Some(match key.code {
            KeyCode::Char('c' | 'd') if is_control => Key::Quit,
            KeyCode::Char('q') | KeyCode::Esc => Key::Quit,
            KeyCode::Enter => typed.parse().map_or(Key::Forward, Key::Step),
            KeyCode::Right | KeyCode::Char(' ' | 'l') => Key::Forward,
            KeyCode::Left | KeyCode::Backspace | KeyCode::Char('h') => Key::Back,
            KeyCode::PageDown | KeyCode::Down => Key::FarForward,
            KeyCode::PageUp | KeyCode::Up => Key::FarBack,
            KeyCode::Home => Key::Start,
            KeyCode::End => Key::End,
            KeyCode::Char('n') => Key::NextSolution,
            KeyCode::Char('p') => Key::PreviousSolution,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Key, KeyCode, KeyModifiers, Keys};

    #[test]
    fn digits_and_enter_go_to_a_step_and_other_keys_clear_the_digits() {
        let mut keys = Keys::default();
        let mut press = |code| keys.press(super::KeyEvent::new(code, KeyModifiers::NONE));
        assert_eq!(press(KeyCode::Char('4')), Some(Key::Redraw));
        assert_eq!(press(KeyCode::Char('2')), Some(Key::Redraw));
        assert_eq!(press(KeyCode::Enter), Some(Key::Step(42)));
        assert_eq!(press(KeyCode::Char('7')), Some(Key::Redraw));
        assert_eq!(press(KeyCode::Left), Some(Key::Back));
        assert_eq!(press(KeyCode::Enter), Some(Key::Forward));
        assert_eq!(press(KeyCode::Char('x')), None);
        assert_eq!(press(KeyCode::Esc), Some(Key::Quit));
    }
}
