//! How the receiver of a webhook can tell that it is us: an HMAC over the time and the body.

use protocol::Millis;
use ring::hmac;

/// `t=<milliseconds>,v1=<HMAC-SHA256 of "<milliseconds>.<body>", hexadecimal>`
pub const HEADER: &str = "x-hullbreach-signature";

pub fn signature(secret: &str, at: Millis, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, format!("{at}.{body}").as_bytes());
    let hex: String = tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("t={at},v1={hex}")
}

#[cfg(test)]
mod tests {
    use super::signature;

    /// Worked out with `printf '1700000000000.{"a":1}' | openssl dgst -sha256 -hmac key`.
    #[test]
    fn a_signature_is_what_others_work_out() {
        assert_eq!(
            signature("key", 1_700_000_000_000, "{\"a\":1}"),
            "t=1700000000000,v1=2c8bc12f88d77789404ce0a63cf69acf735ba98832f7a7d36147f537be556f3e"
        );
        assert_ne!(signature("key", 1, "{}"), signature("kez", 1, "{}"));
    }
}
