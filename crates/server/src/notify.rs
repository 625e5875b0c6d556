//! Calls people who are away: by web push to their browsers, and by a webhook of their own.

pub mod push;
mod reach;
mod turns;
pub mod webhook;

pub use reach::{MayNotReach, may_reach};

use async_trait::async_trait;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use futures_util::future::{join, join_all};
use host::Notification;
use protocol::rest::{Call, CallReason};
use protocol::{PersonId, TableId};
use reqwest::StatusCode;
use std::sync::Arc;
use std::time::Duration;
use storage::{PushSubscription, Storage, Webhook};
use tokio::time::timeout;

use crate::ServeError;
use crate::clock::Clock;
use crate::random::{self, Random};
use crate::tables::Outside;
use push::{Vapid, encrypt};
use turns::Turns;

/// How long one request may take, and all of a call.
const PATIENCE: Duration = Duration::from_secs(10);
const IN_ALL: Duration = Duration::from_secs(15);
/// Pauses before a webhook is tried again.
const PAUSES: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(20)];
/// How long a push service keeps a call for a device that is off.
const KEPT_FOR: &str = "86400";

/// What can be set about calls.
pub struct CallOptions {
    /// Where tables are found from outside.
    pub address: String,
    pub contact: Option<String>,
    pub private: bool,
}

/// Where tables leave calls.
pub struct Calls {
    turns: Turns,
    maker: Arc<Maker>,
}

/// Makes calls.
struct Maker {
    storage: Arc<dyn Storage>,
    clock: Arc<dyn Clock>,
    random: Arc<dyn Random>,
    client: reqwest::Client,
    vapid: Vapid,
    options: CallOptions,
}

fn setup(what: &'static str) -> impl Fn(String) -> ServeError {
    move |problem| ServeError::Setup { what, problem }
}

impl Calls {
    pub async fn start(
        storage: Arc<dyn Storage>,
        clock: Arc<dyn Clock>,
        random: Arc<dyn Random>,
        options: CallOptions,
    ) -> Result<Self, ServeError> {
        let fresh = Vapid::fresh().map_err(|error| setup("push")(error.to_string()))?;
        let kept = storage.secret("vapid", fresh).await?;
        let vapid = Vapid::read(&kept).map_err(|error| setup("push")(error.to_string()))?;
        let client = reqwest::Client::builder()
            .timeout(PATIENCE)
            // A redirection could lead anywhere.
            .redirect(reqwest::redirect::Policy::none())
            .no_proxy()
            .user_agent("hullbreach")
            .dns_resolver(Arc::new(reach::Resolver { private: options.private }))
            .build()
            .map_err(|error| setup("calls")(error.to_string()))?;
        let maker = Arc::new(Maker { storage, clock, random, client, vapid, options });
        Ok(Self { turns: Turns::default(), maker })
    }

    /// The key browsers must know, as they want it.
    pub fn push_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.maker.vapid.public())
    }

    /// Whether people may be called there.
    pub fn may_reach(&self, url: &str) -> Result<(), MayNotReach> {
        may_reach(url, self.maker.options.private).map(|_| ())
    }
}

#[async_trait]
impl Outside for Calls {
    async fn notify(&self, person: PersonId, table: TableId, notification: Notification) {
        let why = match notification {
            Notification::Asked { seat, cover_at } => CallReason::Asked { seat, cover_at },
            Notification::UndoAsked { seat, by } => CallReason::UndoAsked { seat, by },
            Notification::Over => CallReason::Over,
        };
        let link = format!("{}/t/{table}", self.maker.options.address);
        let call = Call { table, link, why, at: self.maker.clock.now() };
        // The game does not wait for it.
        let Some(waiting) = self.turns.wait(person) else {
            metrics::counter!("hullbreach_calls_total", "result" => "left_out").increment(1);
            return;
        };
        let maker = self.maker.clone();
        tokio::spawn(async move {
            // Plain data: it can always be written.
            let text = serde_json::to_string(&call).unwrap_or_default();
            let Ok(Some(webhook)) = waiting.turn(timeout(IN_ALL, maker.make(person, &call, &text))).await else { return };
            // Whoever did not answer is tried again, and keeps nobody waiting until then.
            for pause in PAUSES {
                tokio::time::sleep(pause).await;
                match waiting.turn(maker.webhook(&webhook, &text)).await {
                    Answered::Yes => return,
                    Answered::Never => break,
                    Answered::NotNow => {}
                }
            }
            metrics::counter!("hullbreach_calls_total", "result" => "webhook_failed").increment(1);
        });
    }
}

/// What has come of calling a webhook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answered {
    Yes,
    /// What they refuse once they refuse again.
    Never,
    NotNow,
}

impl Maker {
    /// Calls somebody wherever they want to be called, everywhere at the same time. A webhook that does not answer is given back, to
    /// be tried again.
    async fn make(&self, person: PersonId, call: &Call, text: &str) -> Option<Webhook> {
        let unread = |error: &storage::StorageError| tracing::warn!(%error, "whom to call cannot be read");
        let (pushes, webhook) = join(self.storage.pushes(person), self.storage.webhook(person)).await;
        let pushes = pushes.inspect_err(unread).unwrap_or_default();
        let webhook = webhook.inspect_err(unread).unwrap_or_default();
        let called = async {
            match &webhook {
                Some(webhook) => self.webhook(webhook, text).await,
                None => Answered::Yes,
            }
        };
        let (_, called) = join(join_all(pushes.iter().map(|push| self.push(push, call, text))), called).await;
        match called {
            Answered::Yes => None,
            Answered::Never => {
                metrics::counter!("hullbreach_calls_total", "result" => "webhook_failed").increment(1);
                None
            }
            Answered::NotNow => webhook,
        }
    }

    async fn push(&self, push: &PushSubscription, call: &Call, text: &str) {
        let sent = self.try_push(push, call, text).await;
        let result = match sent {
            Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => {
                // The browser does not want to be called any more.
                if let Err(error) = self.storage.remove_push(&push.endpoint).await {
                    tracing::warn!(%error, "a push that is gone stays");
                }
                "gone"
            }
            Ok(status) if status.is_success() => "push",
            Ok(status) => {
                tracing::info!(%status, "a push service has refused");
                "refused"
            }
            Err(problem) => {
                tracing::info!(%problem, "a push service cannot be reached");
                "failed"
            }
        };
        metrics::counter!("hullbreach_calls_total", "result" => result).increment(1);
    }

    async fn try_push(&self, push: &PushSubscription, call: &Call, text: &str) -> Result<StatusCode, String> {
        let origin = may_reach(&push.endpoint, self.options.private).map_err(|error| error.to_string())?;
        let salt = random::bytes(&*self.random).map_err(|error| error.to_string())?;
        let body = encrypt(&push.p256dh, &push.auth, salt, text.as_bytes()).map_err(|error| error.to_string())?;
        let contact = self.options.contact.as_deref().unwrap_or(&self.options.address);
        let proof = self.vapid.proof(&origin, contact, self.clock.now()).map_err(|error| error.to_string())?;
        let request = self
            .client
            .post(&push.endpoint)
            .header("ttl", KEPT_FOR)
            // A later call for the same table takes the place of an earlier one.
            .header("topic", call.table.as_str())
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("authorization", proof)
            .body(body);
        // The address is as good as a secret: it does not go into the log.
        request.send().await.map(|answer| answer.status()).map_err(|error| error.without_url().to_string())
    }

    async fn webhook(&self, webhook: &Webhook, text: &str) -> Answered {
        if may_reach(&webhook.url, self.options.private).is_err() {
            return Answered::Never;
        }
        let signature = webhook::signature(&webhook.secret, self.clock.now(), text);
        let request = self
            .client
            .post(&webhook.url)
            .header("content-type", "application/json")
            .header(webhook::HEADER, signature)
            .body(text.to_owned());
        match request.send().await.map(|answer| answer.status()) {
            Ok(status) if status.is_success() => {
                metrics::counter!("hullbreach_calls_total", "result" => "webhook").increment(1);
                Answered::Yes
            }
            Ok(status) if status.is_client_error() => Answered::Never,
            Ok(_) | Err(_) => Answered::NotNow,
        }
    }
}
