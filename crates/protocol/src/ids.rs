//! Names of tables and people, and the secrets that prove who somebody is.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Digits and lower-case letters without i, l, o and u, which are easily misread.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const ID_LENGTH: usize = 16;
const TOKEN_BYTES: usize = 32;

/// The text is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id has {ID_LENGTH} characters out of 0-9 and a-z without i, l, o, u")]
pub struct IdError;

fn spell(bits: [u8; 10]) -> [u8; ID_LENGTH] {
    let mut number = bits.iter().fold(0u128, |number, &byte| number << 8 | u128::from(byte));
    let mut text = [0; ID_LENGTH];
    for place in text.iter_mut().rev() {
        *place = ALPHABET[(number & 31) as usize];
        number >>= 5;
    }
    text
}

macro_rules! id {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = String))]
        #[serde(try_from = "String", into = "String")]
        pub struct $name([u8; ID_LENGTH]);

        impl $name {
            /// From 80 random bits.
            pub fn from_random(bits: [u8; 10]) -> Self {
                Self(spell(bits))
            }

            pub fn as_str(&self) -> &str {
                std::str::from_utf8(&self.0).unwrap_or_default()
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<Self, IdError> {
                let bytes: [u8; ID_LENGTH] = text.as_bytes().try_into().map_err(|_| IdError)?;
                if bytes.iter().all(|byte| ALPHABET.contains(byte)) { Ok(Self(bytes)) } else { Err(IdError) }
            }
        }

        impl TryFrom<String> for $name {
            type Error = IdError;

            fn try_from(text: String) -> Result<Self, IdError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.as_str().to_owned()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

id!(
    /// A table: the part of its link that cannot be guessed.
    TableId
);
id!(
    /// Somebody who plays here, guest or not. It is no secret; a [`Token`] proves who one is.
    PersonId
);

/// A secret that proves something: who somebody is, or that a seat was offered. It is never stored, only its hash is.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; TOKEN_BYTES]);

/// What is stored of a token.
pub type TokenHash = [u8; 32];

impl Token {
    pub fn from_random(bytes: [u8; TOKEN_BYTES]) -> Self {
        Self(bytes)
    }

    /// Tokens are looked up by hash, so that neither a lookup nor a stolen database tells a token.
    pub fn hash(&self) -> TokenHash {
        Sha256::digest(self.0).into()
    }

    /// The token as text for the one it is made for.
    pub fn reveal(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl FromStr for Token {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Self, TokenError> {
        let digits = text.as_bytes();
        if digits.len() != 2 * TOKEN_BYTES {
            return Err(TokenError);
        }
        let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8).ok_or(TokenError);
        let mut bytes = [0; TOKEN_BYTES];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Self(bytes))
    }
}

/// The text is no token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a token has {} hexadecimal digits", 2 * TOKEN_BYTES)]
pub struct TokenError;

/// Logs must not tell tokens.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::{TableId, Token};

    #[test]
    fn ids_are_read_back_and_others_are_refused() {
        let id = TableId::from_random([0, 1, 2, 3, 4, 250, 251, 252, 253, 254]);
        assert_eq!(id.as_str().len(), 16);
        assert_eq!(id.as_str().parse(), Ok(id));
        assert_eq!(TableId::from_random([0; 10]).as_str(), "0000000000000000");
        assert_eq!(TableId::from_random([255; 10]).as_str(), "zzzzzzzzzzzzzzzz");
        for wrong in ["", "000000000000000", "00000000000000000", "000000000000000O", "00000000000000łł"] {
            assert!(wrong.parse::<TableId>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn tokens_are_read_back_and_do_not_show_in_logs() {
        let token = Token::from_random([0xab; 32]);
        let text = token.reveal();
        assert_eq!(text.parse::<Token>().map(|read| read.hash()), Ok(token.hash()));
        assert!(!format!("{token:?}").contains("ab"));
        for wrong in ["", "ab", &"g".repeat(64), &"ł".repeat(32)] {
            assert!(wrong.parse::<Token>().is_err(), "{wrong}");
        }
    }
}
