//! Where people may be called. Addresses come from them, and this machine may reach what they may not: it calls nobody in private
//! networks unless told to, whatever a name is said to mean at that moment.

use reqwest::Url;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Why nobody is called there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MayNotReach {
    #[error("this is not the address of a page")]
    NoAddress,
    #[error("an address must begin with https://")]
    Plain,
    #[error("an address must hold no password")]
    Password,
    #[error("this address is in a private network")]
    Private,
}

/// Whether an address may be called; and its origin.
pub fn may_reach(url: &str, private: bool) -> Result<String, MayNotReach> {
    let url = Url::parse(url).map_err(|_| MayNotReach::NoAddress)?;
    if url.scheme() != "https" && !(private && url.scheme() == "http") {
        return Err(MayNotReach::Plain);
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(MayNotReach::Password);
    }
    let host = url.host_str().ok_or(MayNotReach::NoAddress)?;
    // A name is looked at when it is looked up.
    let plain = host.trim_start_matches('[').trim_end_matches(']');
    if let Ok(address) = plain.parse::<IpAddr>()
        && !private
        && !is_public(address)
    {
        return Err(MayNotReach::Private);
    }
    Ok(url.origin().ascii_serialization())
}

/// Whether an address is one of the open internet.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let shared = a == 100 && b & 0xc0 == 64;
    let special = a == 192 && b == 0 && c == 0;
    let benchmarks = a == 198 && b & 0xfe == 18;
    !(a == 0
        || a >= 224
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || shared
        || special
        || benchmarks)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    // Only what is given out today; of that, not what leads to IPv4 addresses in disguise or nowhere.
    let given_out = first & 0xe000 == 0x2000;
    let disguised = first == 0x2002 || (first == 0x2001 && second < 0x200);
    let documentation = first == 0x2001 && second == 0xdb8;
    given_out && !disguised && !documentation
}

/// Looks names up, and keeps to itself those addresses that may not be called.
pub struct Resolver {
    pub private: bool,
}

impl Resolve for Resolver {
    fn resolve(&self, name: Name) -> Resolving {
        let private = self.private;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let allowed: Vec<SocketAddr> = found.filter(|address| private || is_public(address.ip())).collect();
            if allowed.is_empty() {
                return Err(MayNotReach::Private.into());
            }
            Ok(Box::new(allowed.into_iter()) as Addrs)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{MayNotReach, may_reach};

    #[test]
    fn nobody_is_called_in_private_networks() {
        for private in [
            "https://127.0.0.1/x",
            "https://10.1.2.3/",
            "https://192.168.0.1/",
            "https://169.254.169.254/latest",
            "https://100.64.0.1/",
            "https://0.0.0.0/",
            "https://[::1]/",
            "https://[fd00::1]/",
            "https://[fe80::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[2002:7f00:1::]/",
            // Other spellings of 127.0.0.1.
            "https://2130706433/",
            "https://0x7f.1/",
        ] {
            assert_eq!(may_reach(private, false), Err(MayNotReach::Private), "{private}");
            assert!(may_reach(private, true).is_ok(), "{private}");
        }
        assert_eq!(may_reach("http://example.org/", false), Err(MayNotReach::Plain));
        assert_eq!(may_reach("https://a:b@example.org/", false), Err(MayNotReach::Password));
        assert_eq!(may_reach("file:///etc/passwd", true), Err(MayNotReach::Plain));
        assert_eq!(may_reach("nonsense", true), Err(MayNotReach::NoAddress));
        assert_eq!(may_reach("https://push.example.org/a/b?c", false).as_deref(), Ok("https://push.example.org"));
        assert_eq!(may_reach("https://8.8.8.8:8443/a", false).as_deref(), Ok("https://8.8.8.8:8443"));
    }

    #[tokio::test]
    async fn names_of_private_addresses_are_not_resolved() {
        use reqwest::dns::Resolve as _;
        let name = || "localhost".parse().expect("a name");
        assert!(super::Resolver { private: false }.resolve(name()).await.is_err());
        assert!(super::Resolver { private: true }.resolve(name()).await.is_ok_and(|mut found| found.next().is_some()));
    }
}
