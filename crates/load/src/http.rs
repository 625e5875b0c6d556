//! As much of HTTP/1.1 as a client of our own server needs, over one connection that is kept.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::{LoadError, Result};

const LONGEST_HEAD: usize = 16 * 1024;
const LONGEST_BODY: usize = 64 * 1024 * 1024;

pub struct Http {
    address: SocketAddr,
    stream: Option<TcpStream>,
}

impl Http {
    pub fn new(address: SocketAddr) -> Self {
        Self { address, stream: None }
    }

    pub async fn get<T: DeserializeOwned>(&mut self, path: &str, token: Option<&str>) -> Result<T> {
        self.ask("GET", path, token, String::new()).await
    }

    pub async fn post<T: DeserializeOwned>(&mut self, path: &str, token: Option<&str>, body: &impl Serialize) -> Result<T> {
        let body = serde_json::to_string(body).map_err(|error| LoadError::Protocol(error.to_string()))?;
        self.ask("POST", path, token, body).await
    }

    /// What is not part of the interface for programs, as text.
    pub async fn page(&mut self, path: &str) -> Result<String> {
        let body = self.request("GET", path, None, String::new()).await?;
        String::from_utf8(body).map_err(|error| LoadError::Protocol(error.to_string()))
    }

    async fn ask<T: DeserializeOwned>(&mut self, method: &str, path: &str, token: Option<&str>, body: String) -> Result<T> {
        let body = self.request(method, &format!("/api/v1{path}"), token, body).await?;
        let body: &[u8] = if body.is_empty() { b"null" } else { &body };
        serde_json::from_slice(body).map_err(|error| LoadError::Protocol(error.to_string()))
    }

    async fn request(&mut self, method: &str, path: &str, token: Option<&str>, body: String) -> Result<Vec<u8>> {
        let proof = token.map(|token| format!("authorization: Bearer {token}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{proof}content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        // A kept connection may have been closed by the other side while nobody looked.
        let kept = self.stream.is_some();
        let (status, body) = match self.exchange(&request).await {
            Err(LoadError::Io(..)) if kept => {
                self.stream = None;
                self.exchange(&request).await?
            }
            other => other?,
        };
        if !(200..300).contains(&status) {
            return Err(LoadError::Refused { status, body: String::from_utf8_lossy(&body).into_owned() });
        }
        Ok(body)
    }

    async fn exchange(&mut self, request: &str) -> Result<(u16, Vec<u8>)> {
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => TcpStream::connect(self.address).await.map_err(|error| LoadError::Io("connecting", error))?,
        };
        stream.write_all(request.as_bytes()).await.map_err(|error| LoadError::Io("asking", error))?;
        let answer = read_answer(&mut stream).await?;
        self.stream = Some(stream);
        Ok(answer)
    }
}

async fn read_answer(stream: &mut TcpStream) -> Result<(u16, Vec<u8>)> {
    let wrong = |what: &str| LoadError::Protocol(what.to_owned());
    let mut bytes = Vec::with_capacity(1024);
    let head = loop {
        let read = stream.read_buf(&mut bytes).await.map_err(|error| LoadError::Io("reading an answer", error))?;
        if read == 0 {
            return Err(LoadError::Io("reading an answer", std::io::ErrorKind::UnexpectedEof.into()));
        }
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break end + 4;
        }
        if bytes.len() > LONGEST_HEAD {
            return Err(wrong("an endless head"));
        }
    };
    let text = String::from_utf8_lossy(&bytes[..head]).into_owned();
    let mut lines = text.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).ok_or_else(|| wrong("no status"))?;
    let length = lines
        .filter_map(|line| line.split_once(':'))
        .find(|(name, _)| name.eq_ignore_ascii_case("content-length"))
        .map_or(Some(0), |(_, value)| value.trim().parse::<usize>().ok())
        .filter(|&length| length <= LONGEST_BODY)
        .ok_or_else(|| wrong("no length"))?;
    bytes.drain(..head);
    while bytes.len() < length {
        let read = stream.read_buf(&mut bytes).await.map_err(|error| LoadError::Io("reading an answer", error))?;
        if read == 0 {
            return Err(LoadError::Io("reading an answer", std::io::ErrorKind::UnexpectedEof.into()));
        }
    }
    bytes.truncate(length);
    Ok((status, bytes))
}
