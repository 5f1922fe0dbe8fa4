//! Secrets of 32 bytes: those of the dice, and the hashes of tokens.

use std::fmt;

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
    fn a_secret_is_written_in_digits_and_never_printed() {
        let secret = Secret::of_token("abc");
        assert_eq!(secret.to_hex(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(Secret::from_hex(&secret.to_hex()), Some(secret));
        assert_eq!(Secret::from_hex("zz"), None);
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }
}
