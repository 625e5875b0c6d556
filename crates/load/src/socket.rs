//! A WebSocket client (RFC 6455) that costs little: frames are handed out from the buffer they were read into.

use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;

use crate::{LoadError, Result};

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;
const LONGEST_FRAME: usize = 16 * 1024 * 1024;
const READ: usize = 8 * 1024;

pub struct Socket {
    stream: TcpStream,
    buffer: Vec<u8>,
    /// What was handed out already.
    used: usize,
    pub received: u64,
    pub messages: u64,
}

/// A whole frame: its kind and where its content lies in the buffer.
struct Frame {
    kind: u8,
    from: usize,
    to: usize,
}

impl Socket {
    /// Connects to the socket of a table. The key is fixed: it guards against proxies that answer from memory, and there is none.
    pub async fn connect(address: SocketAddr, path: &str) -> Result<Self> {
        let mut stream = TcpStream::connect(address).await.map_err(|error| LoadError::Io("connecting", error))?;
        stream.set_nodelay(true).map_err(|error| LoadError::Io("connecting", error))?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {address}\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
            sec-websocket-version: 13\r\nsec-websocket-key: aHVsbGJyZWFjaCBsb2FkIQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.map_err(|error| LoadError::Io("connecting", error))?;
        let mut buffer = Vec::with_capacity(READ);
        let head = loop {
            let read = stream.read_buf(&mut buffer).await.map_err(|error| LoadError::Io("connecting", error))?;
            if let Some(end) = buffer.windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
            if read == 0 || buffer.len() > READ {
                return Err(LoadError::Protocol("no answer to an upgrade".to_owned()));
            }
        };
        if !buffer.starts_with(b"HTTP/1.1 101") {
            let status = String::from_utf8_lossy(&buffer).split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
            return Err(LoadError::Refused { status, body: String::from_utf8_lossy(&buffer[head..]).into_owned() });
        }
        Ok(Self { stream, buffer, used: head, received: 0, messages: 0 })
    }

    pub async fn send(&mut self, text: &str) -> Result<()> {
        self.write(TEXT, text.as_bytes()).await
    }

    async fn write(&mut self, kind: u8, content: &[u8]) -> Result<()> {
        // What a mask guards against does not stand between two programs on one machine; it has to be there all the same.
        const MASK: [u8; 4] = [0x37, 0xfa, 0x21, 0x3d];
        let mut frame = Vec::with_capacity(content.len() + 14);
        frame.push(0x80 | kind);
        match content.len() {
            short @ 0..=125 => frame.push(0x80 | short as u8),
            middle @ 126..=0xffff => {
                frame.push(0x80 | 126);
                frame.extend_from_slice(&(middle as u16).to_be_bytes());
            }
            long => {
                frame.push(0x80 | 127);
                frame.extend_from_slice(&(long as u64).to_be_bytes());
            }
        }
        frame.extend_from_slice(&MASK);
        frame.extend(content.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask));
        self.stream.write_all(&frame).await.map_err(|error| LoadError::Io("sending", error))
    }

    /// The next message; for use where nothing else is waited for.
    pub async fn next(&mut self) -> Result<&[u8]> {
        let (from, to) = std::future::poll_fn(|cx| self.poll_message(cx)).await?;
        Ok(&self.buffer[from..to])
    }

    /// Where the next message lies in the buffer, until the next call; read it with [`Socket::message`].
    pub fn poll_message(&mut self, cx: &mut Context<'_>) -> Poll<Result<(usize, usize)>> {
        loop {
            while let Some(frame) = self.frame()? {
                self.used = frame.to;
                match frame.kind {
                    TEXT => {
                        self.messages += 1;
                        return Poll::Ready(Ok((frame.from, frame.to)));
                    }
                    CLOSE => {
                        let why = String::from_utf8_lossy(self.buffer.get(frame.from + 2..frame.to).unwrap_or_default()).into_owned();
                        return Poll::Ready(Err(LoadError::Farewell(why)));
                    }
                    PING => self.pong(frame.from, frame.to),
                    _ => {}
                }
            }
            self.buffer.drain(..self.used);
            self.used = 0;
            let read = ready!(self.poll_read(cx))?;
            if read == 0 {
                return Poll::Ready(Err(LoadError::Farewell("the connection was closed".to_owned())));
            }
            self.received += read as u64;
        }
    }

    pub fn message(&self, at: (usize, usize)) -> &[u8] {
        self.buffer.get(at.0..at.1).unwrap_or_default()
    }

    /// Answers a ping if there is room for it now: another will come.
    fn pong(&mut self, from: usize, to: usize) {
        let mut frame = vec![0x80 | PONG, 0x80 | (to - from).min(125) as u8, 0, 0, 0, 0];
        frame.extend_from_slice(&self.buffer[from..to.min(from + 125)]);
        let _ = self.stream.try_write(&frame);
    }

    fn poll_read(&mut self, cx: &mut Context<'_>) -> Poll<Result<usize>> {
        let filled = self.buffer.len();
        self.buffer.resize(filled + READ, 0);
        let mut space = ReadBuf::new(&mut self.buffer[filled..]);
        let polled = Pin::new(&mut self.stream).poll_read(cx, &mut space);
        let read = space.filled().len();
        self.buffer.truncate(filled + read);
        match polled {
            Poll::Ready(Ok(())) => Poll::Ready(Ok(read)),
            Poll::Ready(Err(error)) => Poll::Ready(Err(LoadError::Io("receiving", error))),
            Poll::Pending => Poll::Pending,
        }
    }

    /// The frame that begins behind what was used, if it is whole.
    fn frame(&self) -> Result<Option<Frame>> {
        let rest = &self.buffer[self.used..];
        let [first, second, ..] = *rest else { return Ok(None) };
        if first & 0x80 == 0 || second & 0x80 != 0 {
            return Err(LoadError::Protocol("a frame in parts, or masked".to_owned()));
        }
        let (head, length) = match second {
            126 => match rest.get(2..4).and_then(|two| two.try_into().ok()) {
                Some(two) => (4, usize::from(u16::from_be_bytes(two))),
                None => return Ok(None),
            },
            127 => match rest.get(2..10).and_then(|eight| eight.try_into().ok()) {
                Some(eight) => (10, u64::from_be_bytes(eight) as usize),
                None => return Ok(None),
            },
            short => (2, usize::from(short)),
        };
        if length > LONGEST_FRAME {
            return Err(LoadError::Protocol("an endless frame".to_owned()));
        }
        let from = self.used + head;
        Ok((rest.len() >= head + length).then_some(Frame { kind: first & 15, from, to: from + length }))
    }
}
