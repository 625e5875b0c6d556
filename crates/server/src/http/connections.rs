//! Connections: taken, counted, and ended in good order. Ours instead of the library's, so that a connection that says nothing is
//! closed and nobody holds them all.

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tracing::Instrument as _;

/// How long a client may take to say what it wants.
const HEADERS_WITHIN: Duration = Duration::from_secs(15);
/// How long to wait when the system has no more connections to give.
const PAUSE: Duration = Duration::from_millis(100);

/// How many connections there may be.
#[derive(Clone, Copy, Debug)]
pub struct Most {
    pub all: usize,
    /// Proxies are one place to us, and may have them all.
    pub of_one_place: usize,
}

/// How many there are from each place.
#[derive(Default)]
struct Count(Mutex<HashMap<IpAddr, usize>>);

/// One connection, while it lasts.
struct Counted {
    count: Arc<Count>,
    place: IpAddr,
}

impl Count {
    fn one_more(self: &Arc<Self>, place: IpAddr, most: Most, is_proxy: bool) -> Option<Counted> {
        let mut count = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = if count.len() > most.all { count.len() } else { count.values().sum() };
        let here = count.get(&place).copied().unwrap_or(0);
        if all >= most.all || (!is_proxy && here >= most.of_one_place) {
            return None;
        }
        count.insert(place, here + 1);
        Some(Counted { count: self.clone(), place })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut count = self.count.0.lock().unwrap_or_else(PoisonError::into_inner);
        match count.get_mut(&self.place) {
            Some(here) if *here > 1 => *here -= 1,
            Some(_) | None => {
                count.remove(&self.place);
            }
        }
    }
}

/// Serves until told to end; then what is begun is finished.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    most: Most,
    is_proxy: impl Fn(IpAddr) -> bool + Send,
    mut end: watch::Receiver<bool>,
) {
    let count = Arc::new(Count::default());
    // Every connection holds one of these, so that its being dropped by all is the end.
    let (held, mut all_gone) = tokio::sync::mpsc::channel::<()>(1);
    let mut number = 0_u64;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = end.wait_for(|end| *end) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::debug!(%error, "a connection was not taken");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let place = peer.ip().to_canonical();
        let Some(counted) = count.one_more(place, most, is_proxy(place)) else {
            metrics::counter!("hullbreach_connections_refused_total").increment(1);
            continue;
        };
        number += 1;
        // A number and no address: whoever reads the log can tell connections apart, and nobody by them.
        let span = tracing::info_span!("connection", number);
        let (router, end, held) = (router.clone(), end.clone(), held.clone());
        let serving = async move {
            one(stream, peer, router, end).await;
            drop((counted, held));
        };
        tokio::spawn(serving.instrument(span));
    }
    drop((listener, held));
    // Nothing is ever sent: this is the end of the last one.
    let _ = all_gone.recv().await;
}

async fn one(stream: TcpStream, peer: SocketAddr, router: Router, mut end: watch::Receiver<bool>) {
    // Small messages are what this server is about.
    let _ = stream.set_nodelay(true);
    let service = tower_service(router, peer);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_WITHIN)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        done = connection.as_mut() => {
            if let Err(error) = done {
                tracing::debug!(%error, "a connection has failed");
            }
            return;
        }
        _ = end.wait_for(|end| *end) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// The routes, told where each request comes from.
fn tower_service(
    router: Router,
    peer: SocketAddr,
) -> impl hyper::service::Service<Request<Incoming>, Response = axum::response::Response, Error = std::convert::Infallible, Future: Send> {
    let router = TowerToHyperService::new(router);
    hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        hyper::service::Service::call(&router, request)
    })
}
