//! Where a request comes from: the address, over which scheme, from a page of whom.

use axum::http::{HeaderMap, HeaderName, Method, header};
use std::net::{IpAddr, Ipv6Addr};

use crate::config::{Config, Origin};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");
const FORWARDED: HeaderName = HeaderName::from_static("forwarded");
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// What the connection and the proxies before us tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    pub address: IpAddr,
    /// Whether what is sent travels encrypted.
    pub secure: bool,
    /// Whether it comes from this very machine, and not through a proxy on it.
    pub local: bool,
}

impl Source {
    pub fn of(peer: IpAddr, headers: &HeaderMap, config: &Config) -> Self {
        let peer = peer.to_canonical();
        let trusted = |address: IpAddr| config.proxies.iter().any(|network| network.holds(address));
        let public = config.public.as_ref().is_some_and(Origin::is_secure);
        if !trusted(peer) {
            let relayed = [FORWARDED_FOR, FORWARDED_PROTO, FORWARDED].iter().any(|name| headers.contains_key(name));
            return Self { address: peer, secure: public, local: peer.is_loopback() && !relayed };
        }
        // Each proxy adds whom it heard it from at the end; the last one that is no proxy of ours is the one.
        let chain: Vec<&str> =
            headers.get_all(FORWARDED_FOR).iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).collect();
        let mut address = peer;
        for said in chain.iter().rev() {
            let Ok(before) = said.trim().parse::<IpAddr>() else { break };
            address = before.to_canonical();
            if !trusted(address) {
                break;
            }
        }
        let secure = headers.get(FORWARDED_PROTO).map_or(public, |proto| proto.as_bytes().eq_ignore_ascii_case(b"https"));
        Self { address, secure, local: chain.is_empty() && peer.is_loopback() }
    }

    /// What is counted as one place: a household gets a whole network of IPv6 addresses.
    pub fn place(&self) -> IpAddr {
        match self.address {
            IpAddr::V4(_) => self.address,
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from(u128::from(address) >> 64 << 64)),
        }
    }
}

/// Whether the page that asks is ours. A request without an origin comes from no page, or from one that may only look.
pub fn is_ours(headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return headers.get(FETCH_SITE).is_none_or(|site| site != "cross-site");
    };
    let Ok(origin) = origin.to_str() else { return false };
    let named = |known: &Origin| known.as_str().eq_ignore_ascii_case(origin);
    if config.public.as_ref().is_some_and(named) || config.origins.iter().any(named) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let theirs = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://")).unwrap_or_default();
    !host.is_empty() && theirs.eq_ignore_ascii_case(host)
}

/// Whether a request may change something.
pub fn changes(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

#[cfg(test)]
mod tests {
    use super::{Source, is_ours};
    use crate::config::Config;
    use axum::http::{HeaderMap, HeaderValue, header};
    use std::net::IpAddr;

    fn config() -> Config {
        let mut config = Config::in_folder("nowhere".into());
        config.proxies = vec!["10.0.0.0/8".parse().expect("a network")];
        config.public = Some("https://games.example".parse().expect("an origin"));
        config
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|&(name, value)| (name.parse().expect("a name"), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn only_our_proxies_are_believed() {
        let said = headers(&[("x-forwarded-for", "6.6.6.6, 1.2.3.4, 10.0.0.9"), ("x-forwarded-proto", "https")]);
        let through = Source::of(ip("10.0.0.1"), &said, &config());
        assert_eq!((through.address, through.secure, through.local), (ip("1.2.3.4"), true, false));
        let liar = Source::of(ip("9.9.9.9"), &said, &config());
        assert_eq!(liar.address, ip("9.9.9.9"), "whoever comes straight is who they are");
        let here = Source::of(ip("127.0.0.1"), &said, &config());
        assert!(!here.local, "a proxy on this machine speaks for others");
        assert!(Source::of(ip("127.0.0.1"), &headers(&[]), &config()).local);
        let nonsense = headers(&[("x-forwarded-for", "6.6.6.6, unknown")]);
        assert_eq!(Source::of(ip("10.0.0.1"), &nonsense, &config()).address, ip("10.0.0.1"));
    }

    #[test]
    fn a_household_is_one_place() {
        let of = |text: &str| Source { address: ip(text), secure: false, local: false }.place();
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:1"));
        assert_ne!(of("2001:db8:0:1::1"), of("2001:db8:0:2::1"));
        assert_ne!(of("1.2.3.4"), of("1.2.3.5"));
    }

    #[test]
    fn pages_of_others_are_told_apart() {
        let from = |origin: &'static str| {
            let mut said = headers(&[("host", "192.168.1.7:4000")]);
            said.insert(header::ORIGIN, HeaderValue::from_static(origin));
            is_ours(&said, &config())
        };
        assert!(from("http://192.168.1.7:4000") && from("https://games.example"));
        for foreign in
            ["https://evil.example", "null", "http://192.168.1.7", "http://192.168.1.7:4000.evil.example", "192.168.1.7:4000", ""]
        {
            assert!(!from(foreign), "{foreign}");
        }
        assert!(is_ours(&headers(&[("host", "a")]), &config()));
        assert!(!is_ours(&headers(&[("host", "a"), ("sec-fetch-site", "cross-site")]), &config()));
    }
}
