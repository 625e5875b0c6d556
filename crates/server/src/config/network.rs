//! A network by its first address and length: `10.0.0.0/8`.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    first: IpAddr,
    bits: u8,
}

impl Network {
    pub fn holds(&self, address: IpAddr) -> bool {
        let width = width(self.first);
        let (address, first) = (address.to_canonical(), self.first);
        address.is_ipv4() == first.is_ipv4() && (self.bits == 0 || (number(address) ^ number(first)) >> (width - self.bits) == 0)
    }
}

fn width(address: IpAddr) -> u8 {
    if address.is_ipv4() { 32 } else { 128 }
}

fn number(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(address) => u128::from(u32::from(address)),
        IpAddr::V6(address) => u128::from(address),
    }
}

/// The text is no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not like 10.0.0.0/8 or 127.0.0.1")]
pub struct NotANetwork(String);

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Self, NotANetwork> {
        let wrong = || NotANetwork(text.to_owned());
        let (first, bits) = match text.split_once('/') {
            Some((first, bits)) => (first, Some(bits.parse::<u8>().map_err(|_| wrong())?)),
            None => (text, None),
        };
        let first: IpAddr = first.parse().map_err(|_| wrong())?;
        let bits = bits.unwrap_or(width(first));
        if bits <= width(first) { Ok(Self { first, bits }) } else { Err(wrong()) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}
