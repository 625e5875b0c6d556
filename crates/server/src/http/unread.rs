//! Answers nobody reads. What is to be sent waits in memory, and a client that keeps its connection open without reading would keep
//! it there: such a connection fails. A socket has bounds of its own and is left alone.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

/// What has to be read in time: who takes a byte now and then does not read.
const LEAST: usize = 32 << 10;

/// Told when a connection has become a socket.
#[derive(Clone, Default)]
pub(super) struct Upgraded(Arc<AtomicBool>);

impl Upgraded {
    pub fn tell(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_told(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A connection that fails when what is written to it is not read in time.
pub(super) struct Read<S> {
    stream: S,
    within: Duration,
    upgraded: Upgraded,
    /// Since something waits to be read: the time that is left, and how much was taken meanwhile.
    waiting: Option<Pin<Box<Sleep>>>,
    taken: usize,
}

impl<S> Read<S> {
    pub fn within(stream: S, within: Duration, upgraded: Upgraded) -> Self {
        Self { stream, within, upgraded, waiting: None, taken: 0 }
    }
}

impl<S: Unpin> Read<S> {
    /// Goes on with a write, or ends it when it has waited for too long.
    fn judge(&mut self, context: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(bytes)) => {
                self.taken = self.taken.saturating_add(bytes);
                if self.taken >= LEAST {
                    self.waiting = None;
                }
                written
            }
            Poll::Ready(Err(_)) => written,
            Poll::Pending if self.upgraded.is_told() => Poll::Pending,
            Poll::Pending => {
                if self.waiting.is_none() {
                    self.taken = 0;
                }
                let end = Instant::now() + self.within;
                let waiting = self.waiting.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(end)));
                ready!(waiting.as_mut().poll(context));
                metrics::counter!("hullbreach_connections_unread_total").increment(1);
                Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the answer is not read")))
            }
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Read<S> {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Read<S> {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.stream).poll_write(context, bytes);
        this.judge(context, written)
    }

    fn poll_write_vectored(self: Pin<&mut Self>, context: &mut Context<'_>, parts: &[io::IoSlice<'_>]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.stream).poll_write_vectored(context, parts);
        this.judge(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Asked for when nothing is left to be written.
    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        ready!(Pin::new(&mut this.stream).poll_flush(context))?;
        this.waiting = None;
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(context)
    }
}
