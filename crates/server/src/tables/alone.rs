//! Servers that use one database and do not hear each other: each would leave the tables of the other unanswered. So there is a place
//! in the database for whoever is alone and one for those who meet over NATS, held and renewed like that of a node.

use std::time::Duration;
use storage::Storage;
use tokio::time::sleep;

use crate::ServeError;

/// Names no node has: theirs end with something random.
const ALONE: &str = "without-nats";
const TOGETHER: &str = "with-nats";
/// As good as no time: a place is asked after by taking it.
const BRIEF: Duration = Duration::from_millis(1);

/// The place of this server.
pub(super) fn place(has_nats: bool) -> &'static str {
    if has_nats { TOGETHER } else { ALONE }
}

/// Takes the place of this server, unless somebody lives who would not be heard.
pub(super) async fn take_place(storage: &dyn Storage, has_nats: bool, lease: Duration) -> Result<(), ServeError> {
    if is_held(storage, place(!has_nats), lease, BRIEF).await? || (!has_nats && is_held(storage, ALONE, lease, lease).await?) {
        return Err(ServeError::NotAlone);
    }
    storage.join(place(has_nats), lease).await?;
    Ok(())
}

/// Whether somebody who lives holds a place, which is ours for a time if nobody does. Whoever lives takes it again with each beat; of
/// one that died nothing more comes, and the place is free when its time is over.
async fn is_held(storage: &dyn Storage, place: &str, lease: Duration, ours: Duration) -> Result<bool, ServeError> {
    if !storage.renew(place, ours).await? {
        return Ok(false);
    }
    // Nobody else may find it free because we have asked.
    storage.renew(place, lease).await?;
    sleep(lease + lease / 3).await;
    let held = storage.renew(place, ours).await?;
    if held {
        storage.renew(place, lease).await?;
    }
    Ok(held)
}
