//! Fair dice: chance that nobody can manipulate, and that anybody can check afterwards.
//!
//! Before anybody sits down the table draws a secret of 32 bytes and shows its SHA-256, the *commitment*. Each person
//! with a seat may add a *salt*. Moment 0 is the set-up; each later fall of chance is one moment. Moment `n` is drawn
//! from these numbers:
//!
//! ```text
//! block k = HMAC-SHA-256(key: secret, message: "commonland-dice-1\n" salt_0 "\n" salt_1 "\n" … "\n" n "\n" k)
//! ```
//!
//! `n` and `k` are in decimal, `k` counts from 0. Each block is eight little-endian 32-bit words, taken in order. The
//! table cannot choose the numbers, since the secret was fixed before the salts. The players cannot know them, since
//! the secret is shown only at the end.

use std::convert::Infallible;

use hmac::{Hmac, KeyInit, Mac};
use rand_core::TryRng;
use serde_json::{Value, json};
use sha2::Sha256;

use crate::secret::Secret;

/// The source of all chance of a match.
#[derive(Clone, Debug)]
pub struct Dice {
    secret: Secret,
    salts: Vec<String>,
}

impl Dice {
    /// Dice of this secret, with a salt for each seat.
    pub fn new(secret: Secret, salts: Vec<String>) -> Dice {
        Dice { secret, salts }
    }

    /// What is shown before the match: the SHA-256 of the secret.
    pub fn commitment(secret: Secret) -> String {
        Secret::hash(&secret.0).to_hex()
    }

    /// What each seat added.
    pub fn salts(&self) -> &[String] {
        &self.salts
    }

    /// The numbers of moment `n`.
    pub fn moment(&self, n: u64) -> Numbers {
        Numbers { secret: self.secret, text: self.text(n), block: [0; 8], taken: 8, next: 0 }
    }

    /// The seed that the set-up is drawn from: the first two words of moment 0.
    pub fn setup_seed(&self) -> u64 {
        let Ok(seed) = self.moment(0).try_next_u64();
        seed
    }

    /// The dice as a record writes them, with the secret.
    pub fn to_json(&self) -> Value {
        json!({
            "commitment": Dice::commitment(self.secret),
            "salts": self.salts,
            "secret": self.secret.to_hex(),
        })
    }

    /// Reads the dice of a record and checks the secret against its commitment.
    pub fn from_json(dice: &Value) -> Result<Dice, String> {
        let text = |name: &str| dice.get(name).and_then(Value::as_str);
        let secret = text("secret").ok_or("the secret of the dice is not in the record")?;
        let secret = Secret::from_hex(secret).ok_or("the secret of the dice must be 64 hexadecimal digits")?;
        let commitment = text("commitment").ok_or("the commitment of the dice is not in the record")?;
        if commitment != Dice::commitment(secret) {
            return Err("the secret of the dice is not the one that was committed to".into());
        }
        let salts = dice.get("salts").and_then(Value::as_array).ok_or("the salts of the dice are not in the record")?;
        let salts: Option<Vec<String>> = salts.iter().map(|salt| Some(salt.as_str()?.to_string())).collect();
        Ok(Dice { secret, salts: salts.ok_or("a salt of the dice is no text")? })
    }

    fn text(&self, n: u64) -> String {
        let mut text = String::from("commonland-dice-1\n");
        for salt in &self.salts {
            text += salt;
            text.push('\n');
        }
        text + &format!("{n}\n")
    }
}

/// The numbers of one moment of chance.
#[derive(Clone, Debug)]
pub struct Numbers {
    secret: Secret,
    text: String,
    block: [u32; 8],
    taken: usize,
    next: u64,
}

impl TryRng for Numbers {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        if self.taken == 8 {
            let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret.0).expect("a key may have any length");
            mac.update(self.text.as_bytes());
            mac.update(self.next.to_string().as_bytes());
            let bytes = mac.finalize().into_bytes();
            for (word, bytes) in self.block.iter_mut().zip(bytes.chunks_exact(4)) {
                *word = u32::from_le_bytes(bytes.try_into().expect("four bytes"));
            }
            (self.taken, self.next) = (0, self.next + 1);
        }
        self.taken += 1;
        Ok(self.block[self.taken - 1])
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let low = u64::from(self.try_next_u32()?);
        Ok(low | u64::from(self.try_next_u32()?) << 32)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(4) {
            chunk.copy_from_slice(&self.try_next_u32()?.to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice() -> Dice {
        Dice::new(Secret([7; 32]), vec!["ann".into(), String::new()])
    }

    #[test]
    fn the_same_moment_gives_the_same_numbers_and_another_moment_others() {
        let words = |n| -> Vec<u32> {
            let mut numbers = dice().moment(n);
            (0..20).map(|_| numbers.try_next_u32().unwrap()).collect()
        };
        assert_eq!(words(3), words(3));
        assert_ne!(words(3), words(4));
    }

    #[test]
    fn the_numbers_are_those_of_the_description() {
        // python3: hmac.new(bytes([7])*32, b"commonland-dice-1\nann\n\n5\n0", "sha256").digest()[:4], little-endian
        let mut numbers = dice().moment(5);
        assert_eq!(numbers.try_next_u32().unwrap(), EXPECTED);
    }

    const EXPECTED: u32 = 4190567258;

    #[test]
    fn another_secret_than_the_committed_one_is_noticed() {
        let mut json = dice().to_json();
        assert!(Dice::from_json(&json).is_ok());
        json["secret"] = Secret([8; 32]).to_hex().into();
        assert!(Dice::from_json(&json).unwrap_err().contains("committed"));
    }
}
