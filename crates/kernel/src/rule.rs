//! Citing the rulebook: `rule!` names the rule that causes a change, `applies!` a rule that shapes a decision of the code.

use serde::{Serialize, Serializer};
use std::fmt;

/// The number of a rule in `docs/rules/`, such as `T-MOVE-04`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleId(&'static str);

impl RuleId {
    /// Use [`rule!`](crate::rule!) instead, which the coverage tool can find.
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// True only while a mutation run has switched this rule off; verbs then do nothing.
    #[cfg(not(feature = "mutation"))]
    #[inline(always)]
    pub const fn is_muted(self) -> bool {
        false
    }

    /// True only while a mutation run has switched this rule off; verbs then do nothing.
    #[cfg(feature = "mutation")]
    pub fn is_muted(self) -> bool {
        !crate::mutation::applies(self.0)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// The rule that causes what the surrounding call does.
#[macro_export]
macro_rules! rule {
    ($id:literal) => {
        $crate::RuleId::new($id)
    };
}

/// What `applies!` says in every product build. A function, so that lints do not take two cited rules for a slip.
#[inline(always)]
pub const fn in_force() -> bool {
    true
}

/// Whether a rule is in force here: always, except while a mutation run has switched it off.
#[cfg(not(feature = "mutation"))]
#[macro_export]
macro_rules! applies {
    ($id:literal) => {
        $crate::rule::in_force()
    };
}

/// Whether a rule is in force here: always, except while a mutation run has switched it off.
#[cfg(feature = "mutation")]
#[macro_export]
macro_rules! applies {
    ($id:literal) => {
        $crate::mutation::applies($id)
    };
}
