//! Connections: taken, counted, and ended in good order. Ours instead of the library's, so that a connection that says nothing is
//! closed and nobody holds them all.

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
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

use super::unread::{Read, Upgraded};

/// How long a client may take to say what it wants.
const HEADERS_WITHIN: Duration = Duration::from_secs(15);
/// How long to wait when the system has no more connections to give.
const PAUSE: Duration = Duration::from_millis(100);
/// How long an answer may wait to be read.
pub const READ_WITHIN: Duration = Duration::from_secs(30);

/// How many connections there may be, and for how long one that is not read.
#[derive(Clone, Copy, Debug)]
pub struct Most {
    pub all: usize,
    /// Proxies are one place to us, and may have them all.
    pub of_one_place: usize,
    pub unread: Duration,
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
            one(stream, peer, router, most.unread, end).await;
            drop((counted, held));
        };
        tokio::spawn(serving.instrument(span));
    }
    drop((listener, held));
    // Nothing is ever sent: this is the end of the last one.
    let _ = all_gone.recv().await;
}

async fn one(stream: TcpStream, peer: SocketAddr, router: Router, unread: Duration, mut end: watch::Receiver<bool>) {
    // Small messages are what this server is about.
    let _ = stream.set_nodelay(true);
    let upgraded = Upgraded::default();
    let stream = Read::within(stream, unread, upgraded.clone());
    let service = tower_service(router, peer, upgraded);
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
    upgraded: Upgraded,
) -> impl hyper::service::Service<Request<Incoming>, Response = axum::response::Response, Error = std::convert::Infallible, Future: Send> {
    let router = TowerToHyperService::new(router);
    hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let (answering, upgraded) = (hyper::service::Service::call(&router, request), upgraded.clone());
        async move {
            let answer = answering.await;
            if answer.as_ref().is_ok_and(|answer| answer.status() == StatusCode::SWITCHING_PROTOCOLS) {
                upgraded.tell();
            }
            answer
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{Most, serve};
    use axum::Router;
    use axum::body::{Body, Bytes};
    use axum::extract::ws::{Message, WebSocketUpgrade};
    use axum::routing::get;
    use futures_util::{StreamExt as _, stream};
    use std::net::SocketAddr;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::{TcpListener, TcpStream};
    use tokio::sync::watch;

    const UNREAD: Duration = Duration::from_millis(600);
    /// More than the system keeps for a connection by itself.
    const PARTS: usize = 256;
    const PART: usize = 64 << 10;

    /// An answer that is counted as long as it is in memory.
    struct Held(Arc<AtomicUsize>);

    impl Drop for Held {
        fn drop(&mut self) {
            self.0.fetch_sub(1, Ordering::SeqCst);
        }
    }

    async fn serving() -> (SocketAddr, Arc<AtomicUsize>, watch::Sender<bool>) {
        let held = Arc::new(AtomicUsize::new(0));
        let counted = held.clone();
        let large = move || {
            counted.fetch_add(1, Ordering::SeqCst);
            let held = Held(counted.clone());
            async move {
                let parts = stream::iter(0..PARTS).map(move |_| {
                    let _ = &held;
                    Ok::<_, std::io::Error>(Bytes::from_static(&[b'x'; PART]))
                });
                Body::from_stream(parts)
            }
        };
        let socket = |upgrade: WebSocketUpgrade| async {
            upgrade.on_upgrade(|mut socket| async move {
                for _ in 0..PARTS {
                    if socket.send(Message::binary(vec![0; PART])).await.is_err() {
                        return;
                    }
                }
                let _ = socket.send(Message::Close(None)).await;
            })
        };
        let router = Router::new().route("/large", get(large)).route("/socket", get(socket));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (end, ended) = watch::channel(false);
        let most = Most { all: 10, of_one_place: 10, unread: UNREAD };
        tokio::spawn(serve(listener, router, most, |_| false, ended));
        (address, held, end)
    }

    async fn asks(address: SocketAddr) -> TcpStream {
        let mut client = TcpStream::connect(address).await.expect("a connection");
        client.write_all(b"GET /large HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("asked");
        client
    }

    async fn becomes(held: &AtomicUsize, wanted: usize) -> bool {
        for _ in 0..200 {
            if held.load(Ordering::SeqCst) == wanted {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        false
    }

    #[tokio::test]
    async fn an_answer_nobody_reads_is_not_kept() {
        let (address, held, _end) = serving().await;
        let mut client = asks(address).await;
        assert!(becomes(&held, 1).await, "it is being sent");
        assert!(becomes(&held, 0).await, "nobody reads it, and the connection stays open");
        let mut rest = Vec::new();
        let _ = client.read_to_end(&mut rest).await;
        assert!(rest.len() < PARTS * PART, "it was cut off");
    }

    #[tokio::test]
    async fn who_takes_a_byte_now_and_then_does_not_read() {
        let (address, held, _end) = serving().await;
        let mut client = asks(address).await;
        assert!(becomes(&held, 1).await, "it is being sent");
        for _ in 0..100 {
            let _ = client.read_u8().await;
            tokio::time::sleep(UNREAD / 12).await;
            if held.load(Ordering::SeqCst) == 0 {
                return;
            }
        }
        panic!("it is kept");
    }

    #[tokio::test]
    async fn who_reads_slowly_gets_everything() {
        let (address, _, _end) = serving().await;
        let mut client = asks(address).await;
        let (mut read, mut buffer) = (0, vec![0; 1 << 20]);
        while read < PARTS * PART {
            tokio::time::sleep(UNREAD / 6).await;
            let more = client.read(&mut buffer).await.expect("it goes on");
            assert_ne!(more, 0, "the end, after {read} bytes");
            read += more;
        }
    }

    #[tokio::test]
    async fn a_socket_has_bounds_of_its_own() {
        let (address, _, _end) = serving().await;
        let (mut socket, _) = tokio_tungstenite::connect_async(format!("ws://{address}/socket")).await.expect("a socket");
        tokio::time::sleep(UNREAD * 3).await;
        let mut read = 0;
        while let Some(Ok(message)) = socket.next().await {
            read += message.into_data().len();
        }
        assert!(read >= PARTS * PART, "{read}");
    }
}
