//! A short list stored in place, so that a state is copied as one block of memory.

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// At most `N` things in order, without a heap.
#[derive(Clone, Copy)]
pub struct List<T: Copy, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Self { items: [T::default(); N], len: 0 }
    }

    /// Appends an item; `Err` hands it back when the list is full.
    #[inline]
    pub fn push(&mut self, item: T) -> Result<(), T> {
        match self.items.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = item;
                self.len += 1;
                Ok(())
            }
            None => Err(item),
        }
    }

    /// Takes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        self.len = last;
        self.items.get(usize::from(last)).copied()
    }

    /// Takes the item at `index` and closes the gap.
    pub fn remove(&mut self, index: usize) -> Option<T> {
        if index >= self.len() {
            return None;
        }
        let item = self.items[index];
        self.items.copy_within(index + 1..usize::from(self.len), index);
        self.pop();
        Some(item)
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// The place at an index, used or not. An index past the end means the last place: never a panic.
    #[inline]
    pub fn at(&self, index: usize) -> &T {
        &self.items[index.min(N - 1)]
    }

    #[inline]
    pub fn at_mut(&mut self, index: usize) -> &mut T {
        &mut self.items[index.min(N - 1)]
    }

    /// The last item, and the one before it.
    #[inline]
    pub fn last_two_mut(&mut self) -> Option<(&mut T, Option<&mut T>)> {
        let (last, before) = self.as_mut_slice().split_last_mut()?;
        Some((last, before.last_mut()))
    }

    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.as_mut_slice().last_mut()
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.len()))?;
        for item in self.iter() {
            seq.serialize_element(item)?;
        }
        seq.end()
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = List<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N} items")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut list = List::new();
                while let Some(item) = seq.next_element()? {
                    list.push(item).map_err(|_| A::Error::invalid_length(N + 1, &self))?;
                }
                Ok(list)
            }
        }
        deserializer.deserialize_seq(Items(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn fills_empties_and_refuses() {
        let mut list = List::<u8, 3>::new();
        assert!([1, 2, 3].into_iter().all(|n| list.push(n).is_ok()));
        assert_eq!(list.push(4), Err(4));
        assert_eq!(list.remove(1), Some(2));
        assert_eq!(list.as_slice(), [1, 3]);
        assert_eq!((list.pop(), list.pop(), list.pop()), (Some(3), Some(1), None));
        assert_eq!(list.remove(0), None);
    }

    #[test]
    fn a_saved_list_that_is_too_long_is_refused() {
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2]").is_ok());
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
    }
}
