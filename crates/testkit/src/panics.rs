//! Turning a panic of an engine into a value, so that one broken game does not end a run over thousands.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    /// What the panic under way said; the outer `Some` while this thread is catching.
    static CAUGHT: RefCell<Option<Option<String>>> = const { RefCell::new(None) };
}

/// Runs `body`; a panic comes back as what it said and where, and nothing is printed.
pub(crate) fn catch<T>(body: impl FnOnce() -> T) -> Result<T, String> {
    install_hook();
    let outer = CAUGHT.replace(Some(None));
    let result = catch_unwind(AssertUnwindSafe(body));
    let said = CAUGHT.replace(outer).flatten();
    result.map_err(|_| said.unwrap_or_else(|| "it did not say why".to_owned()))
}

/// The usual hook prints; while a thread catches, its panics are kept instead. Other threads are left alone.
fn install_hook() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |info| {
            let kept = CAUGHT.with_borrow_mut(|caught| match caught {
                Some(said) => {
                    let message = info.payload_as_str().unwrap_or("it did not say why");
                    let place = info.location().map(|place| format!(" ({}:{})", place.file(), place.line()));
                    *said = Some(format!("{message}{}", place.unwrap_or_default()));
                    true
                }
                None => false,
            });
            if !kept {
                usual(info);
            }
        }));
    });
}

#[cfg(test)]
mod tests {
    use super::catch;

    #[test]
    fn a_panic_is_a_value_with_its_place() {
        assert_eq!(catch(|| 7), Ok(7));
        let said = catch(|| panic!("number {}", 3)).err();
        assert!(said.as_ref().is_some_and(|said| said.starts_with("number 3 (") && said.contains("panics.rs:")), "{said:?}");
        let nested = catch(|| catch(|| panic!("inner")).is_err());
        assert_eq!(nested, Ok(true));
    }
}
