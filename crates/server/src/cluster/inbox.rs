//! What other nodes want of this one.

use async_nats::{Message, Subscriber};
use futures_util::StreamExt;
use std::sync::Arc;
use tokio::sync::oneshot;

use super::letter::{Letter, Returned, Wanted};
use super::{Cluster, count_lost};
use crate::socket::Heard;
use crate::tables::{Answer, Ask, Declined, Guest, Inner, Line};

impl Cluster {
    pub(super) async fn hear_letters(self: Arc<Self>, inner: Arc<Inner>, mut letters: Subscriber) {
        while let Some(message) = letters.next().await {
            match Letter::read(&message.payload) {
                Some((letter, text)) => self.hear_letter(&inner, letter, text, &message),
                None => tracing::warn!("an unreadable letter"),
            }
        }
    }

    /// Must not wait: everything for this node comes through here.
    fn hear_letter(self: &Arc<Self>, inner: &Arc<Inner>, letter: Letter, text: &str, message: &Message) {
        match letter {
            Letter::Ask { table, wanted } => {
                let Some(back) = message.reply.clone() else { return };
                let (reply, answer) = oneshot::channel();
                let ask = match wanted {
                    Wanted::Errand(errand) => errand.ask(reply),
                    Wanted::Arrive { session, node, who, role, seen } => {
                        let line = Line::Away(self.post_to(&node, session));
                        Ask::Arrive { guest: Guest { session, line, who: who.map(Into::into), role, seen }, reply }
                    }
                };
                let (cluster, here) = (self.clone(), inner.here(table));
                tokio::spawn(async move {
                    let returned = match here.send(ask).await {
                        Ok(()) => match answer.await {
                            Ok(outcome) => outcome.into(),
                            // Whether it was done is not known; no answer says so.
                            Err(_) => return,
                        },
                        Err(_) => Returned::from(Err(Declined::Gone)),
                    };
                    let bytes = serde_json::to_vec(&returned).unwrap_or_default();
                    if let Err(error) = cluster.client.publish(back, bytes.into()).await {
                        tracing::warn!(%error, "an answer is lost");
                    }
                });
            }
            Letter::Do { table, session, id, who, command } => {
                let ask = Ask::Do { who: who.into(), command: Arc::new(command), answer: Answer::Session(session, id) };
                // Not answered, it is refused where the socket is when the table is found again.
                if inner.present(table).is_none_or(|here| here.try_send(ask).is_err()) {
                    count_lost();
                }
            }
            Letter::Leave { table, session } => {
                if let Some(here) = inner.present(table) {
                    tokio::spawn(async move {
                        let _ = here.send(Ask::Leave { session }).await;
                    });
                }
            }
            Letter::Frame { session, number, answers, by, more } => {
                inner.sockets.hear(session, Heard { number, answers, by, more }, text);
            }
            Letter::Sent(sent) => sent.into_iter().for_each(|(session, sent)| inner.sockets.check(session, sent)),
            Letter::Lost { session } => inner.sockets.lose(session),
            Letter::Dismissed { session, refusal } => inner.sockets.dismiss(session, refusal),
        }
    }
}
