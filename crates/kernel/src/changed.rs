//! What has changed between two views, as a JSON Patch (RFC 6902).
//!
//! A view is made for every seat after every answer, and most of it is as it was before. The values are compared, not their texts:
//! only what is new is written, and no text of what was before has to be kept.

use serde::ser::{Serialize, SerializeSeq, Serializer};
use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};

use crate::Note;

/// A value of which it can be told what is new in it.
pub trait Changed: PartialEq + Serialize {
    /// Tells it field by field where [`changed!`](crate::changed) lists the fields; otherwise a value that is new replaces the old one.
    fn changes<S: SerializeSeq>(&self, before: &Self, patch: &mut Patch<'_, S>) -> Result<(), S::Error> {
        if self == before { Ok(()) } else { patch.operation("replace", Some(self)) }
    }
}

/// A patch that is being written.
pub struct Patch<'s, S> {
    /// Where the value at hand stands.
    path: String,
    operations: &'s mut S,
}

#[derive(serde::Serialize)]
struct Operation<'a, T: ?Sized> {
    op: &'static str,
    path: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<&'a T>,
}

impl<S: SerializeSeq> Patch<'_, S> {
    fn operation<T: Serialize + ?Sized>(&mut self, op: &'static str, value: Option<&T>) -> Result<(), S::Error> {
        self.operations.serialize_element(&Operation { op, path: &self.path, value })
    }

    fn at(&mut self, step: impl Display, tell: impl FnOnce(&mut Self) -> Result<(), S::Error>) -> Result<(), S::Error> {
        let length = self.path.len();
        // Writing to memory cannot fail.
        let _ = write!(self.path, "/{step}");
        let told = tell(self);
        self.path.truncate(length);
        told
    }

    /// A field that is replaced as a whole. Names of fields need no escaping in a path.
    pub fn whole<T: PartialEq + Serialize>(&mut self, name: &'static str, now: &T, before: &T) -> Result<(), S::Error> {
        if now == before { Ok(()) } else { self.at(name, |patch| patch.operation("replace", Some(now))) }
    }

    /// A field within which it is told what is new.
    pub fn deep<T: Changed>(&mut self, name: &'static str, now: &T, before: &T) -> Result<(), S::Error> {
        if now == before { Ok(()) } else { self.at(name, |patch| now.changes(before, patch)) }
    }
}

/// Lists change element by element; what is behind the end of the other one is added or removed there.
impl<T: Changed> Changed for [T] {
    fn changes<S: SerializeSeq>(&self, before: &Self, patch: &mut Patch<'_, S>) -> Result<(), S::Error> {
        for (index, (now, before)) in self.iter().zip(before).enumerate() {
            if now != before {
                patch.at(index, |patch| now.changes(before, patch))?;
            }
        }
        for new in self.iter().skip(before.len()) {
            patch.at('-', |patch| patch.operation("add", Some(new)))?;
        }
        for index in (self.len()..before.len()).rev() {
            patch.at(index, |patch| patch.operation::<T>("remove", None))?;
        }
        Ok(())
    }
}

impl<T: Changed> Changed for Vec<T> {
    fn changes<S: SerializeSeq>(&self, before: &Self, patch: &mut Patch<'_, S>) -> Result<(), S::Error> {
        self.as_slice().changes(before, patch)
    }
}

impl<T: Changed, const N: usize> Changed for [T; N]
where
    Self: Serialize,
{
    fn changes<S: SerializeSeq>(&self, before: &Self, patch: &mut Patch<'_, S>) -> Result<(), S::Error> {
        self.as_slice().changes(before, patch)
    }
}

impl<T: Changed> Changed for Option<T> {
    fn changes<S: SerializeSeq>(&self, before: &Self, patch: &mut Patch<'_, S>) -> Result<(), S::Error> {
        match (self, before) {
            (Some(now), Some(before)) => now.changes(before, patch),
            (None, None) => Ok(()),
            _ => patch.operation("replace", Some(self)),
        }
    }
}

impl<A: PartialEq + Serialize, B: PartialEq + Serialize> Changed for (A, B) {
    fn changes<S: SerializeSeq>(&self, before: &Self, patch: &mut Patch<'_, S>) -> Result<(), S::Error> {
        patch.whole("0", &self.0, &before.0)?;
        patch.whole("1", &self.1, &before.1)
    }
}

impl<K: PartialEq + Serialize, V: PartialEq + Serialize> Changed for BTreeMap<K, V> {}

impl<F: PartialEq + Serialize> Changed for Note<F> {}

/// The patch that makes one view out of another.
pub struct Between<'a, V> {
    pub before: &'a V,
    pub now: &'a V,
}

impl<V: Changed> Serialize for Between<'_, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut operations = serializer.serialize_seq(None)?;
        self.now.changes(self.before, &mut Patch { path: String::new(), operations: &mut operations })?;
        operations.end()
    }
}

/// Lists the fields of a struct, as it is serialised: `field` is replaced as a whole, `field: deep` tells what is new within it, and
/// the fields of `field: flat` stand beside the others. All of them have to be named.
#[macro_export]
macro_rules! changed {
    ($type:ident $(<$kind:ident>)? { $($field:ident $(: $how:ident)?),* $(,)? }) => {
        impl$(<$kind: PartialEq + serde::Serialize>)? $crate::Changed for $type$(<$kind>)? {
            fn changes<S: serde::ser::SerializeSeq>(&self, before: &Self, patch: &mut $crate::Patch<'_, S>) -> Result<(), S::Error> {
                let Self { $($field: _),* } = self;
                $($crate::changed!(@ $($how)?, patch, $field, self, before)?;)*
                Ok(())
            }
        }
    };
    (@ , $patch:ident, $field:ident, $now:ident, $before:ident) => {
        $patch.whole(stringify!($field), &$now.$field, &$before.$field)
    };
    (@ deep, $patch:ident, $field:ident, $now:ident, $before:ident) => {
        $patch.deep(stringify!($field), &$now.$field, &$before.$field)
    };
    (@ flat, $patch:ident, $field:ident, $now:ident, $before:ident) => {
        $crate::Changed::changes(&$now.$field, &$before.$field, $patch)
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq, serde::Serialize)]
    struct Unit {
        place: u8,
        hurt: bool,
    }
    changed! { Unit { place, hurt } }

    #[derive(Clone, PartialEq, serde::Serialize)]
    struct Seen {
        #[serde(flatten)]
        unit: Unit,
        held: bool,
    }
    changed! { Seen { unit: flat, held } }

    #[derive(Clone, PartialEq, serde::Serialize)]
    struct View {
        round: u8,
        units: Vec<Seen>,
        hand: Option<Vec<(char, u8)>>,
        stock: BTreeMap<char, u8>,
    }
    changed! { View { round, units: deep, hand: deep, stock: deep } }

    fn view() -> View {
        let unit = |place| Seen { unit: Unit { place, hurt: false }, held: false };
        View { round: 1, units: vec![unit(1), unit(2)], hand: Some(vec![('a', 1), ('b', 2)]), stock: BTreeMap::from([('x', 1)]) }
    }

    fn patch(change: impl FnOnce(&mut View)) -> String {
        let mut now = view();
        change(&mut now);
        serde_json::to_string(&Between { before: &view(), now: &now }).expect("plain data")
    }

    #[test]
    fn only_what_is_new_is_told() {
        assert_eq!(patch(|_| ()), "[]");
        assert_eq!(patch(|view| view.round = 2), r#"[{"op":"replace","path":"/round","value":2}]"#);
        assert_eq!(patch(|view| view.units[1].held = true), r#"[{"op":"replace","path":"/units/1/held","value":true}]"#);
        assert_eq!(patch(|view| view.units[0].unit.place = 7), r#"[{"op":"replace","path":"/units/0/place","value":7}]"#);
        assert_eq!(patch(|view| view.stock.clear()), r#"[{"op":"replace","path":"/stock","value":{}}]"#);
        let two = r#"[{"op":"replace","path":"/hand/0/1","value":3},{"op":"replace","path":"/hand/1/0","value":"c"}]"#;
        assert_eq!(patch(|view| view.hand = Some(vec![('a', 3), ('c', 2)])), two);
    }

    #[test]
    fn lists_grow_and_shrink_at_their_ends() {
        let added = r#"[{"op":"add","path":"/hand/-","value":["c",1]},{"op":"add","path":"/hand/-","value":["d",1]}]"#;
        assert_eq!(patch(|view| view.hand.as_mut().expect("a hand").extend([('c', 1), ('d', 1)])), added);
        let removed = r#"[{"op":"remove","path":"/units/1"},{"op":"remove","path":"/units/0"}]"#;
        assert_eq!(patch(|view| view.units.clear()), removed);
        assert_eq!(patch(|view| view.hand = None), r#"[{"op":"replace","path":"/hand","value":null}]"#);
    }
}
