//! Under which addresses others on the same network find this machine.

use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use crate::config::Config;

/// The addresses of this machine that others may reach, the likeliest first.
pub fn of_this_machine() -> Vec<IpAddr> {
    let mut found: Vec<IpAddr> = on_the_way_out().into_iter().collect();
    let others = std::fs::read_to_string("/proc/net/fib_trie").map(|text| local(&text)).unwrap_or_default();
    found.extend(others.into_iter().map(IpAddr::V4).filter(|address| !found.contains(address)).collect::<Vec<_>>());
    found
}

/// The address this machine would use to reach the world. Nothing is sent.
fn on_the_way_out() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documentation: it is nobody's.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

/// Local addresses in Linux' table of routes: a line with an address, then one that calls it local.
fn local(routes: &str) -> BTreeSet<Ipv4Addr> {
    let mut last = None;
    let mut found = BTreeSet::new();
    for line in routes.lines() {
        let words = line.trim_start_matches([' ', '|', '+', '-']);
        if let Ok(address) = words.split(['/', ' ']).next().unwrap_or_default().parse::<Ipv4Addr>() {
            last = Some(address);
        } else if words.contains("host LOCAL")
            && let Some(address) = last.filter(|address| !address.is_loopback())
        {
            found.insert(address);
        }
    }
    found
}

/// Where people can open the server, the likeliest first: never empty.
pub fn to_open(config: &Config, bound: SocketAddr) -> Vec<String> {
    let mut found: Vec<String> = config.public.iter().map(|origin| origin.as_str().to_owned()).collect();
    if bound.ip().is_unspecified() {
        found.extend(of_this_machine().into_iter().map(|address| format!("http://{}", SocketAddr::new(address, bound.port()))));
        found.push(format!("http://localhost:{}", bound.port()));
    } else {
        found.push(format!("http://{bound}"));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::local;
    use std::net::Ipv4Addr;

    #[test]
    fn local_addresses_are_found_among_routes() {
        let routes = "Main:
  +-- 0.0.0.0/0 3 0 5
     |-- 0.0.0.0
        /0 universe UNICAST
     +-- 192.168.1.0/24 2 0 2
        |-- 192.168.1.0
           /24 link UNICAST
        |-- 192.168.1.7
           /32 host LOCAL
        |-- 192.168.1.255
           /32 link BROADCAST
     +-- 127.0.0.0/8 2 0 2
        |-- 127.0.0.1
           /32 host LOCAL
";
        assert_eq!(local(routes).into_iter().collect::<Vec<_>>(), [Ipv4Addr::new(192, 168, 1, 7)]);
    }
}
