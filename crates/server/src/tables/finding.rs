//! Finding whoever looks after a table, and asking them. What was surely not done is asked again; what may have been done is not.

use host::{SessionId, Who};
use kernel::Seat;
use protocol::message::{Role, Seen};
use protocol::{Command, PersonId, Refusal, RefusalCode, TableId};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep};

use super::{Answer, Ask, Declined, Guest, Inner, Line, Outcome, in_doubt};
use crate::random;
use crate::socket::Outbox;

/// How long a table is looked for: longer than another node needs to take over from one that died.
const FIND: Duration = Duration::from_secs(8);
const PAUSE: Duration = Duration::from_millis(100);

/// Somebody by name, as nodes tell each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Named {
    pub person: PersonId,
    pub name: String,
}

impl From<&Who> for Named {
    fn from(who: &Who) -> Self {
        Self { person: who.person, name: who.name.clone() }
    }
}

impl From<Named> for Who {
    fn from(Named { person, name }: Named) -> Self {
        Self { person, name }
    }
}

/// What is asked without a socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Errand {
    Do {
        who: Named,
        #[serde(with = "shared")]
        command: Arc<Command>,
    },
    Info,
    GiveSeat {
        seat: Seat,
        to: Named,
    },
    Forget {
        who: Named,
    },
}

/// A command that several may hold, as itself.
pub(crate) mod shared {
    use protocol::Command;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::sync::Arc;

    pub fn serialize<S: Serializer>(command: &Arc<Command>, to: S) -> Result<S::Ok, S::Error> {
        command.as_ref().serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Command>, D::Error> {
        Command::deserialize(from).map(Arc::new)
    }
}

impl Errand {
    pub(crate) fn ask(self, reply: oneshot::Sender<Result<Outcome, Declined>>) -> Ask {
        match self {
            Self::Do { who, command } => Ask::Do { who: who.into(), command, answer: Answer::Reply(reply) },
            Self::Info => Ask::Info { reply },
            Self::GiveSeat { seat, to } => Ask::GiveSeat { seat, to: to.into(), reply },
            Self::Forget { who } => Ask::Forget { who: who.into(), reply },
        }
    }
}

/// As whom and how a socket comes to a table.
#[derive(Clone, Debug)]
pub(crate) struct Ticket {
    pub table: TableId,
    pub who: Option<Who>,
    pub role: Role,
    pub seen: Vec<Seen>,
}

/// Where the table of a session is looked after.
pub(crate) enum Route {
    Here(mpsc::Sender<Ask>),
    There(Arc<str>),
}

/// What to do after somebody declined.
enum Then {
    Again,
    There(Arc<str>),
}

impl Inner {
    /// Asks something of a table, wherever it is.
    pub(crate) async fn ask(self: &Arc<Self>, table: TableId, errand: Errand) -> Result<Outcome, Refusal> {
        let until = Instant::now() + FIND;
        loop {
            let (reply, answer) = oneshot::channel();
            let declined = match self.here(table).send(errand.clone().ask(reply)).await {
                Ok(()) => match answer.await.map_err(|_| in_doubt())? {
                    Ok(outcome) => return Ok(outcome),
                    Err(declined) => declined,
                },
                Err(_) => Declined::Gone,
            };
            if let Then::There(node) = self.after(declined, until).await?
                && let Some(cluster) = &self.cluster
            {
                match cluster.ask(&node, table, &errand).await? {
                    Ok(outcome) => return Ok(outcome),
                    Err(declined) => drop(self.after(declined, until).await?),
                }
            }
        }
    }

    /// Brings a socket to its table, wherever that is.
    pub(crate) async fn attach(self: &Arc<Self>, ticket: &Ticket, outbox: &Arc<Outbox>) -> Result<(SessionId, Route), Refusal> {
        let until = Instant::now() + FIND;
        loop {
            let session = self.new_session()?;
            outbox.begin(session);
            let here = self.here(ticket.table);
            let (reply, answer) = oneshot::channel();
            let guest =
                Guest { session, line: Line::Here(outbox.clone()), who: ticket.who.clone(), role: ticket.role, seen: ticket.seen.clone() };
            let declined = match here.send(Ask::Arrive { guest, reply }).await {
                Ok(()) => match answer.await {
                    Ok(Ok(_)) => return Ok((session, Route::Here(here))),
                    Ok(Err(declined)) => declined,
                    Err(_) => Declined::Gone,
                },
                Err(_) => Declined::Gone,
            };
            if let Then::There(node) = self.after(declined, until).await?
                && let Some(cluster) = &self.cluster
            {
                self.sockets.expect_from(session, &node, outbox);
                match cluster.arrive(&node, session, ticket).await {
                    Ok(()) => return Ok((session, Route::There(node))),
                    Err(declined) => {
                        self.sockets.expect_no_more(session);
                        drop(self.after(declined, until).await?);
                    }
                }
            }
        }
    }

    /// Whether it is worth asking again, after a pause, or somebody else.
    async fn after(&self, declined: Declined, until: Instant) -> Result<Then, Refusal> {
        if self.is_closing() {
            return Err(super::shutting_down());
        }
        let late = Instant::now() >= until;
        match declined {
            Declined::Refused(refusal) if refusal.code != RefusalCode::Unavailable || late => return Err(refusal),
            Declined::Elsewhere(node) if !late && self.cluster.as_ref().is_some_and(|cluster| cluster.is_alive(&node)) => {
                return Ok(Then::There(node.into()));
            }
            Declined::Refused(_) | Declined::Elsewhere(_) | Declined::Gone if late => {
                return Err(Refusal::new(RefusalCode::Unavailable, "the table is looked after by a node that does not answer"));
            }
            Declined::Refused(_) | Declined::Elsewhere(_) | Declined::Gone => sleep(PAUSE).await,
        }
        Ok(Then::Again)
    }

    fn new_session(&self) -> Result<SessionId, Refusal> {
        let bytes = random::bytes(self.options.random.as_ref()).map_err(super::no_random)?;
        Ok(SessionId(u64::from_le_bytes(bytes)))
    }
}
