//! A table out of a journal. A game that is over can be seen; one that is not goes on, with people who sit down at it, from a new
//! seed, since nobody tells the old one before the end.

use kernel::{Journal, Seed};
use protocol::table::Settings;
use protocol::{AnySetup, GameName, Millis, Refusal, RefusalCode, TableId, with_game};
use serde_json::json;
use serde_json::value::to_raw_value;
use std::collections::{HashMap, HashSet};

use crate::commands::MOST_CLAIMS;
use crate::record::{By, FORMAT, Record, What};
use crate::table::{Table, Who, check_settings, tidy_name};

/// Digits of a commitment: SHA-256, as it is written.
const COMMITMENT: usize = 64;

/// A journal to be put on a table.
pub struct Import<'a> {
    pub id: TableId,
    pub name: String,
    pub settings: Settings,
    pub host: Who,
    pub journal: &'a str,
    pub now: Millis,
}

fn malformed(problem: impl ToString) -> Refusal {
    Refusal::new(RefusalCode::Malformed, problem.to_string())
}

impl Table {
    pub fn import(import: Import<'_>) -> Result<(Self, Vec<Record>), Refusal> {
        check_settings(&import.settings)?;
        let name = tidy_name(&import.name)?;
        let id = kernel::journal::game_of(import.journal).map_err(malformed)?;
        let game = GameName::of(&id).ok_or_else(|| malformed(format!("there is no game \"{id}\" here")))?;
        let (agreed, mut history) = with_game!(game, G => history::<G>(import.journal)?);
        let opened = What::Opened { table: import.id, name, agreed, settings: import.settings, host: import.host.person };
        history.insert(0, opened);
        let mut records: Vec<Record> = history.into_iter().map(|what| Record { v: FORMAT, at: import.now, what }).collect();
        let (mut table, _) = Self::recover(&records, &|_| None, import.now).map_err(malformed)?;
        if table.game.is_none() {
            return Err(malformed("the journal does not replay"));
        }
        match table.game.as_ref().and_then(|game| game.outcome()) {
            Some((winners, ending)) => table.finish(winners, Some(ending), import.now),
            None => table.enact(What::Reopened, import.now),
        }
        records.extend(table.take_records());
        Ok((table, records))
    }

    /// Goes on with an imported game.
    pub(crate) fn resume(&mut self, seed: Seed, now: Millis) {
        self.enact(What::Resumed { seed: seed.to_string(), commitment: seed.commitment() }, now);
    }
}

/// Nobody claims more in a journal than at a table: all of it would be kept, and told to everybody who comes. What was claimed again
/// after a step was taken back says nothing new, and what was claimed after a turn that is gone has no place.
fn bound_claims<G: kernel::Game>(journal: &mut Journal<G>) -> Result<(), Refusal> {
    let mut claimed: HashMap<_, HashSet<String>> = HashMap::new();
    let (mut too_many, turns) = (false, journal.turns.len());
    journal.claims.retain(|said| {
        let there = claimed.entry((said.after, said.seat)).or_default();
        // Plain data: it can always be written.
        let is_new = said.after <= turns && there.insert(serde_json::to_string(&said.claim).unwrap_or_default());
        too_many |= there.len() > MOST_CLAIMS;
        is_new && !too_many
    });
    if too_many { Err(malformed("the journal has more claims than a table allows")) } else { Ok(()) }
}

/// What a journal tells, as records; and what was agreed on.
fn history<G: kernel::Game>(text: &str) -> Result<(AnySetup, Vec<What>), Refusal> {
    let mut journal = Journal::<G>::from_json(text).map_err(malformed)?;
    bound_claims(&mut journal)?;
    // Everything else a journal says is found again by repeating it.
    if journal.commitment.as_ref().is_some_and(|it| it.len() != COMMITMENT || !it.bytes().all(|byte| byte.is_ascii_hexdigit())) {
        return Err(malformed("the commitment is none"));
    }
    journal.verify().map_err(malformed)?;
    let agreed: AnySetup = serde_json::from_value(json!({ "game": journal.game, "setup": journal.setup })).map_err(malformed)?;
    let mut history = vec![What::Started {
        rules_version: journal.rules_version,
        seed: journal.seed.clone().unwrap_or_default(),
        commitment: journal.commitment.clone().unwrap_or_default(),
        discreet: journal.discreet,
        chance: journal.opening_chance.clone(),
        hash: journal.opening_hash.clone(),
        position: 0,
    }];
    let claims = |after: usize, history: &mut Vec<What>| -> Result<(), Refusal> {
        for said in journal.claims.iter().filter(|said| said.after == after) {
            history.push(What::Claimed { seat: said.seat, claim: to_raw_value(&said.claim).map_err(malformed)? });
        }
        Ok(())
    };
    claims(0, &mut history)?;
    for (index, turn) in journal.turns.iter().enumerate() {
        history.push(What::Answered {
            seat: turn.seat,
            action: to_raw_value(&turn.action).map_err(malformed)?,
            chance: turn.chance.clone(),
            hash: turn.hash.clone(),
            position: journal.position.unwrap_or(0),
            by: By::Person,
        });
        claims(index + 1, &mut history)?;
    }
    Ok((agreed, history))
}
