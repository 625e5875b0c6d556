//! Web push: what is said is encrypted for one browser (RFC 8291) and signed by this server (RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::{URL_SAFE, URL_SAFE_NO_PAD};
use protocol::Millis;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use ring::{aead, hkdf};

/// The size of a record; everything we say fits into one.
const RECORD: u32 = 4096;
const SALT: usize = 16;
const PUBLIC: usize = 65;
/// What ends the last record.
const LAST: u8 = 2;
/// The mark of a point of the curve that is written in full.
const UNCOMPRESSED: u8 = 4;
const AUTH: usize = 16;
/// How long a proof holds; services accept a day at most.
const PROOF_HOLDS: Millis = 12 * 60 * 60 * 1000;

/// Why nothing could be made for a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PushError {
    #[error("the keys of the browser are no keys")]
    Keys,
    #[error("the message is too long")]
    TooLong,
    #[error("the cryptography has failed")]
    Failed,
}

impl From<ring::error::Unspecified> for PushError {
    fn from(_: ring::error::Unspecified) -> Self {
        Self::Failed
    }
}

/// The keys of a browser: a point of the curve, and a secret.
struct Keys {
    public: [u8; PUBLIC],
    auth: [u8; AUTH],
}

fn decoded<const N: usize>(text: &str) -> Result<[u8; N], PushError> {
    // Browsers leave the padding out; not every library does.
    let bytes = URL_SAFE_NO_PAD.decode(text).or_else(|_| URL_SAFE.decode(text)).map_err(|_| PushError::Keys)?;
    bytes.try_into().map_err(|_| PushError::Keys)
}

impl Keys {
    fn read(p256dh: &str, auth: &str) -> Result<Self, PushError> {
        let public: [u8; PUBLIC] = decoded(p256dh)?;
        if public.first() != Some(&UNCOMPRESSED) {
            return Err(PushError::Keys);
        }
        Ok(Self { public, auth: decoded(auth)? })
    }
}

/// Whether a browser has given keys at all.
pub fn check_keys(p256dh: &str, auth: &str) -> Result<(), PushError> {
    Keys::read(p256dh, auth).map(|_| ())
}

/// What is said to one browser, as the body of the request to its push service.
pub fn encrypt(p256dh: &str, auth: &str, salt: [u8; SALT], text: &[u8]) -> Result<Vec<u8>, PushError> {
    let keys = Keys::read(p256dh, auth)?;
    let random = SystemRandom::new();
    let ours = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public: [u8; PUBLIC] = ours.compute_public_key()?.as_ref().try_into().map_err(|_| PushError::Failed)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, keys.public);
    agree_ephemeral(ours, &theirs, |agreed| seal(agreed, &keys, &public, salt, text)).map_err(|_| PushError::Keys)?
}

/// So many bytes out of a derivation.
struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Result<[u8; N], PushError> {
    let mut bytes = [0; N];
    hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret).expand(info, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

/// From the secret both sides have agreed on: RFC 8291, section 3.4, and RFC 8188, section 2.
fn seal(agreed: &[u8], keys: &Keys, ours: &[u8; PUBLIC], salt: [u8; SALT], text: &[u8]) -> Result<Vec<u8>, PushError> {
    let secret: [u8; 32] = derive(&keys.auth, agreed, &[b"WebPush: info\0", &keys.public, ours])?;
    let key: [u8; 16] = derive(&salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derive(&salt, &secret, &[b"Content-Encoding: nonce\0"])?;
    if text.len() + 1 + aead::AES_128_GCM.tag_len() > RECORD as usize {
        return Err(PushError::TooLong);
    }
    let mut sealed = text.to_vec();
    sealed.push(LAST);
    let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key)?);
    // The key is used for this one record, so the nonce is too.
    key.seal_in_place_append_tag(aead::Nonce::assume_unique_for_key(nonce), aead::Aad::empty(), &mut sealed)?;
    let mut body = Vec::with_capacity(SALT + 5 + PUBLIC + sealed.len());
    body.extend_from_slice(&salt);
    body.extend_from_slice(&RECORD.to_be_bytes());
    body.push(PUBLIC as u8);
    body.extend_from_slice(ours);
    body.append(&mut sealed);
    Ok(body)
}

/// The key by which push services know this server.
pub struct Vapid {
    pair: EcdsaKeyPair,
    random: SystemRandom,
}

impl Vapid {
    /// A new key, as it is kept.
    pub fn fresh() -> Result<Vec<u8>, PushError> {
        let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(document.as_ref().to_vec())
    }

    pub fn read(kept: &[u8]) -> Result<Self, PushError> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &random).map_err(|_| PushError::Failed)?;
        Ok(Self { pair, random })
    }

    pub fn public(&self) -> &[u8] {
        self.pair.public_key().as_ref()
    }

    /// What proves to the push service of an origin that it is us.
    pub fn proof(&self, origin: &str, contact: &str, now: Millis) -> Result<String, PushError> {
        let header = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let claims = serde_json::json!({ "aud": origin, "exp": (now + PROOF_HOLDS) / 1000, "sub": contact });
        let signed = format!("{header}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature = self.pair.sign(&self.random, signed.as_bytes())?;
        let token = format!("{signed}.{}", URL_SAFE_NO_PAD.encode(signature));
        Ok(format!("vapid t={token}, k={}", URL_SAFE_NO_PAD.encode(self.public())))
    }
}

#[cfg(test)]
mod tests {
    use super::{Keys, Vapid, check_keys, derive, encrypt, seal};
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    use ring::aead;
    use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        URL_SAFE_NO_PAD.decode(text).expect("base64").try_into().expect("so many bytes")
    }

    const RECEIVER: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    /// RFC 8291, appendix A, from the secret both sides have agreed on.
    #[test]
    fn the_published_example_comes_out() {
        let keys = Keys::read(RECEIVER, AUTH).expect("keys");
        let ours = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let agreed: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let body = seal(&agreed, &keys, &ours, salt, b"When I grow up, I want to be a watermelon").expect("sealed");
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(body), expected);
    }

    /// A browser made here reads what was made for it.
    #[test]
    fn a_browser_reads_what_it_is_sent() {
        let random = SystemRandom::new();
        let browser = EphemeralPrivateKey::generate(&ECDH_P256, &random).expect("a key");
        let public: [u8; 65] = browser.compute_public_key().expect("a key").as_ref().try_into().expect("65 bytes");
        let auth = [3; 16];
        let body = encrypt(&URL_SAFE_NO_PAD.encode(public), &URL_SAFE_NO_PAD.encode(auth), [9; 16], b"your turn").expect("sealed");
        let ours: [u8; 65] = body[21..86].try_into().expect("65 bytes");
        let opened = agree_ephemeral(browser, &UnparsedPublicKey::new(&ECDH_P256, ours), |agreed| {
            let secret: [u8; 32] = derive(&auth, agreed, &[b"WebPush: info\0", &public, &ours]).expect("derived");
            let key: [u8; 16] = derive(&[9; 16], &secret, &[b"Content-Encoding: aes128gcm\0"]).expect("derived");
            let nonce: [u8; 12] = derive(&[9; 16], &secret, &[b"Content-Encoding: nonce\0"]).expect("derived");
            let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("a key"));
            let mut sealed = body[86..].to_vec();
            key.open_in_place(aead::Nonce::assume_unique_for_key(nonce), aead::Aad::empty(), &mut sealed).expect("opened").to_vec()
        })
        .expect("agreed");
        assert_eq!(opened, b"your turn\x02");
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        assert!(check_keys(RECEIVER, AUTH).is_ok());
        assert!(check_keys(&format!("{RECEIVER}="), &format!("{AUTH}==")).is_ok(), "with padding");
        for (p256dh, auth) in
            [("", AUTH), (RECEIVER, ""), (RECEIVER, RECEIVER), (AUTH, AUTH), ("ł", AUTH), (&RECEIVER.replace("BCV", "ACV"), AUTH)]
        {
            assert!(check_keys(p256dh, auth).is_err(), "{p256dh} {auth}");
        }
        // A point that is not on the curve has the right length only.
        let off = format!("BD{}", &RECEIVER[2..]);
        assert!(encrypt(&off, AUTH, [0; 16], b"x").is_err());
    }

    #[test]
    fn a_proof_is_signed_by_the_key_it_names() {
        let kept = Vapid::fresh().expect("a key");
        let vapid = Vapid::read(&kept).expect("a key");
        let proof = vapid.proof("https://push.example", "mailto:a@example.org", 1_700_000_000_000).expect("a proof");
        let (token, key) = proof.strip_prefix("vapid t=").expect("a scheme").split_once(", k=").expect("a key");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let verifier = Verifier::new(&ECDSA_P256_SHA256_FIXED, URL_SAFE_NO_PAD.decode(key).expect("base64"));
        verifier.verify(signed.as_bytes(), &URL_SAFE_NO_PAD.decode(signature).expect("base64")).expect("signed");
        let claims = URL_SAFE_NO_PAD.decode(signed.split_once('.').expect("claims").1).expect("base64");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["exp"], 1_700_000_000 + 12 * 60 * 60);
        assert!(Vapid::read(b"nonsense").is_err());
    }
}
