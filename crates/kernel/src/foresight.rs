//! Looking ahead: what chance is asked while an answer is tried out on an imagined table.

/// One thing that could come out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    pub outcome: u16,
    /// In the words of scenarios.
    pub name: String,
    pub weight: u8,
}

/// A question to chance that was met on the way. With a single way it was none, and used up no step of the path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fork {
    pub source: &'static str,
    pub ways: Vec<Way>,
    /// How much stood in the log before it was decided.
    pub entries: usize,
}

impl Fork {
    pub(crate) fn of(source: &'static str, weights: &[u8], name: &dyn Fn(usize) -> String, entries: usize) -> Self {
        let possible = weights.iter().enumerate().filter(|&(_, &weight)| weight > 0);
        let ways = possible.map(|(index, &weight)| Way { outcome: index as u16, name: name(index), weight }).collect();
        Self { source, ways, entries }
    }

    /// Whether chance had a say in it.
    pub fn is_open(&self) -> bool {
        self.ways.len() > 1
    }
}

#[cfg(test)]
mod tests {
    use crate::Referee;

    #[test]
    fn a_path_is_followed_and_what_is_met_is_kept() {
        let mut referee = Referee::<()>::foreseeing(vec![2]);
        let name = |index: usize| ["ash", "bone", "coal"][index].to_owned();
        assert_eq!(referee.pick("bag", &[3, 0, 1], &name), Some(2));
        assert_eq!(referee.pick("bag", &[0, 2, 0], &name), Some(1));
        assert_eq!(referee.pick("bag", &[0, 2, 5], &name), Some(1), "beyond the path the first that is possible");
        let forks = referee.take_forks();
        let told: Vec<_> =
            forks.iter().map(|fork| fork.ways.iter().map(|way| (way.outcome, way.name.as_str(), way.weight)).collect::<Vec<_>>()).collect();
        assert_eq!(told, [vec![(0, "ash", 3), (2, "coal", 1)], vec![(1, "bone", 2)], vec![(1, "bone", 2), (2, "coal", 5)]]);
        assert_eq!(forks.iter().map(super::Fork::is_open).collect::<Vec<_>>(), [true, false, true]);
    }
}
