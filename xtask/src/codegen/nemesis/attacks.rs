//! `attacks.rs`: the attack cards of the intruders.

use anyhow::{Result, ensure};
use content::schema::Nemesis;

use super::enumeration::{Enumeration, Facts};
use super::swarm;
use crate::codegen::header;

pub fn source(nemesis: &Nemesis) -> Result<String> {
    let kinds = swarm::kinds();
    let families = Enumeration::words(
        "AttackFamily",
        &["scratch", "claw_attack", "bite", "tail_attack", "transformation", "frenzy", "slime", "summoning"],
    );
    let mut rows = vec![];
    for attack in &nemesis.attacks.entries {
        ensure!(attack.retreat == attack.blood.is_none(), "{}: a number or the retreat arrow", attack.id);
        rows.push(vec![
            families.path(&attack.family)?,
            format!("&[{}]", kinds.list(attack.attackers.iter().map(String::as_str))?),
            format!("{:?}", attack.blood),
        ]);
    }
    let facts = Facts {
        name: "AttackFacts",
        what: "What is printed on an attack card.",
        fields: &[
            ("family", "AttackFamily", "What the attack does."),
            ("attackers", "&'static [IntruderKind]", "The intruders that hit with it."),
            ("blood", "Option<u8>", "The number of the injury check; none is the retreat arrow."),
        ],
        rows,
    };
    let mut out = header("The attack cards of the intruders");
    out += "\nuse super::swarm::IntruderKind;\n";
    out += &Enumeration::of("AttackCard", &nemesis.attacks.entries).with_facts("The attack cards.", "attack card", &facts)?;
    out += &families.plain("Attack cards of one name.", "family");
    Ok(out)
}
