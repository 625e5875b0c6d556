//! Who is at the other end of a socket.

use async_trait::async_trait;
use host::Who;
use protocol::{Refusal, Token, TokenHash};
use std::net::IpAddr;

/// What the request that opened a socket tells.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Proven by a cookie or a header. A token in `hello` counts more.
    pub who: Option<Who>,
    /// What proved it: when this session ends, the socket closes.
    pub proof: Option<TokenHash>,
    pub address: IpAddr,
}

/// Tells whose token it is.
#[async_trait]
pub trait Greeter: Send + Sync + 'static {
    /// `None`: nobody's.
    async fn greet(&self, token: &Token) -> Result<Option<Who>, Refusal>;
}

/// Which sessions of somebody have ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    One(TokenHash),
    AllBut(TokenHash),
    All,
}
