//! A saved table in its parts, to be put together otherwise.

use serde_json::Value;

const MAGIC: &[u8] = b"HBT1";

#[derive(Clone, Debug)]
pub struct Parts {
    pub head: Value,
    pub state: Vec<u8>,
    pub base: Vec<u8>,
}

pub fn split(snapshot: &[u8]) -> Parts {
    let rest = snapshot.strip_prefix(MAGIC).expect("a snapshot");
    let (head, rest) = part(rest);
    let (state, base) = part(rest);
    Parts { head: serde_json::from_slice(head).expect("JSON"), state: state.to_vec(), base: base.to_vec() }
}

fn part(bytes: &[u8]) -> (&[u8], &[u8]) {
    let (length, rest) = bytes.split_first_chunk::<4>().expect("a length");
    rest.split_at(u32::from_le_bytes(*length) as usize)
}

impl Parts {
    pub fn join(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for part in [&self.head.to_string().into_bytes(), &self.state] {
            bytes.extend((part.len() as u32).to_le_bytes());
            bytes.extend(part);
        }
        bytes.extend(&self.base);
        bytes
    }
}
