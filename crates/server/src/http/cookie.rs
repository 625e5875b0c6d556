//! The cookie by which a browser is known.

use axum::http::{HeaderMap, HeaderValue, header};
use protocol::Token;
use std::time::Duration;

const PLAIN: &str = "hullbreach";
/// A browser keeps a cookie of this name only if this very host has set it over TLS.
const SECURE: &str = "__Host-hullbreach";

/// The token a browser shows.
pub fn shown(headers: &HeaderMap, secure: bool) -> Option<Token> {
    let wanted = if secure { SECURE } else { PLAIN };
    let pairs = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(';'));
    pairs.filter_map(|pair| pair.trim().split_once('=')).find(|(name, _)| *name == wanted)?.1.parse().ok()
}

/// No script can read it, and no page of others makes a browser send it.
fn written(value: &str, age: Duration, secure: bool) -> Option<HeaderValue> {
    let (name, more) = if secure { (SECURE, "; Secure") } else { (PLAIN, "") };
    let text = format!("{name}={value}; Path=/; Max-Age={}; HttpOnly; SameSite=Strict{more}", age.as_secs());
    let mut value = HeaderValue::from_str(&text).ok()?;
    value.set_sensitive(true);
    Some(value)
}

pub fn given(token: &Token, age: Duration, secure: bool) -> Option<HeaderValue> {
    written(&token.reveal(), age, secure)
}

pub fn taken_away(secure: bool) -> Option<HeaderValue> {
    written("", Duration::ZERO, secure)
}

#[cfg(test)]
mod tests {
    use super::{given, shown, taken_away};
    use axum::http::{HeaderMap, HeaderValue, header};
    use protocol::Token;
    use std::time::Duration;

    #[test]
    fn a_cookie_is_found_again_among_others() {
        let token = Token::from_random([7; 32]);
        for secure in [false, true] {
            let set = given(&token, Duration::from_secs(60), secure).expect("a cookie");
            assert!(set.is_sensitive());
            let set = set.to_str().expect("text");
            assert!(set.contains("HttpOnly") && set.contains("SameSite=Strict") && set.contains("Max-Age=60") && set.contains("Path=/"));
            assert_eq!(set.contains("Secure"), secure);
            let pair = set.split(';').next().expect("a pair");
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, HeaderValue::from_str(&format!("a=b; {pair}; c=d")).expect("a header"));
            assert_eq!(shown(&headers, secure), Some(token.clone()));
            assert_eq!(shown(&headers, !secure), None, "a cookie set without TLS is not taken over TLS");
            assert!(taken_away(secure).expect("a cookie").to_str().expect("text").contains("Max-Age=0"));
        }
    }
}
