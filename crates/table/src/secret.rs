//! Secrets of 32 bytes: those of the dice, and the hashes of tokens.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// Thirty-two bytes, written as 64 hexadecimal digits. `Debug` does not show them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// The SHA-256 of a token. Only this is stored; the token itself is known only to its holder.
    pub fn of_token(token: &str) -> Secret {
        Secret::hash(token.as_bytes())
    }

    /// The token that a browser with this secret has at a table: 32 hexadecimal digits. Without the secret nobody can tell
    /// whether the tokens of two tables belong to the same browser.
    pub fn token_at(browser: &str, table: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(browser.as_bytes()).expect("a key may have any length");
        mac.update(b"commonland-token-1\n");
        mac.update(table.as_bytes());
        hex::encode(&mac.finalize().into_bytes()[..16])
    }

    /// The SHA-256 of some bytes.
    pub fn hash(bytes: &[u8]) -> Secret {
        Secret(Sha256::digest(bytes).into())
    }

    /// The 64 hexadecimal digits.
    pub fn to_hex(self) -> String {
        hex::encode(self.0)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Secret> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Secret(bytes))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        let text = String::deserialize(deserializer)?;
        Secret::from_hex(&text).ok_or_else(|| serde::de::Error::custom("64 hexadecimal digits are needed"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_has_another_token_at_each_table() {
        // python3: hmac.new(b"ann", b"commonland-token-1\nabc", "sha256").hexdigest()[:32]
        assert_eq!(Secret::token_at("ann", "abc"), "fc144cced5397213f69594039354cc1f");
        assert_ne!(Secret::token_at("ann", "abc"), Secret::token_at("ann", "abd"));
        assert_ne!(Secret::token_at("ann", "abc"), Secret::token_at("ben", "abc"));
    }

    #[test]
    fn a_secret_is_written_in_digits_and_never_printed() {
        let secret = Secret::of_token("abc");
        assert_eq!(secret.to_hex(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(Secret::from_hex(&secret.to_hex()), Some(secret));
        assert_eq!(Secret::from_hex("zz"), None);
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }
}
