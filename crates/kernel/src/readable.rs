//! Small numbers in saved states, and what they stand for in JSON. To be named in `#[serde(with = "...")]`.

/// The number of a thing, where 255 stands for none of them: `null` in JSON.
pub mod id {
    use serde::{Deserialize, Deserializer, Serializer};

    const NONE: u8 = u8::MAX;

    pub fn serialize<S: Serializer>(number: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        match *number {
            NONE if serializer.is_human_readable() => serializer.serialize_none(),
            number => serializer.serialize_u8(number),
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Option::deserialize(deserializer)?.unwrap_or(NONE))
        } else {
            u8::deserialize(deserializer)
        }
    }
}

/// A set of numbers as the bits of another one: in JSON the list of them, the lowest first.
pub mod set {
    use serde::de::{Deserialize, Deserializer, Error, Unexpected};
    use serde::{Serialize, Serializer};

    pub fn serialize<B: Copy + Into<u64> + Serialize, S: Serializer>(bits: &B, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            let all: u64 = (*bits).into();
            serializer.collect_seq((0..u64::BITS).filter(|number| all >> number & 1 == 1))
        } else {
            bits.serialize(serializer)
        }
    }

    pub fn deserialize<'de, B: TryFrom<u64> + Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<B, D::Error> {
        if !deserializer.is_human_readable() {
            return B::deserialize(deserializer);
        }
        let mut all = 0_u64;
        for number in Vec::<u8>::deserialize(deserializer)? {
            let unfit = || D::Error::invalid_value(Unexpected::Unsigned(u64::from(number)), &"a number that fits the set");
            let bit = 1_u64.checked_shl(u32::from(number)).ok_or_else(unfit)?;
            B::try_from(bit).map_err(|_| unfit())?;
            all |= bit;
        }
        // Each of its bits fits.
        B::try_from(all).map_err(|_| D::Error::custom("a set with numbers that do not fit"))
    }
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Saved {
        #[serde(with = "super::id")]
        id: u8,
        #[serde(with = "super::set")]
        few: u8,
        #[serde(with = "super::set")]
        many: u64,
    }

    #[test]
    fn json_says_what_saved_bytes_only_number() {
        let saved = Saved { id: 255, few: 0b1000_0001, many: 1 << 63 };
        let text = serde_json::to_string(&saved).unwrap();
        assert_eq!(text, r#"{"id":null,"few":[0,7],"many":[63]}"#);
        assert_eq!(serde_json::from_str::<Saved>(&text).unwrap(), saved);
        let bytes = postcard::to_stdvec(&saved).unwrap();
        assert_eq!(bytes, postcard::to_stdvec(&(255_u8, 0b1000_0001_u8, 1_u64 << 63)).unwrap());
        assert_eq!(postcard::from_bytes::<Saved>(&bytes).unwrap(), saved);
        assert_eq!(serde_json::to_string(&Saved { id: 3, few: 0, many: 6 }).unwrap(), r#"{"id":3,"few":[],"many":[1,2]}"#);
    }

    #[test]
    fn numbers_that_do_not_fit_are_refused() {
        for wrong in [r#"{"id":256,"few":[],"many":[]}"#, r#"{"id":0,"few":[8],"many":[]}"#, r#"{"id":0,"few":[],"many":[64]}"#] {
            assert!(serde_json::from_str::<Saved>(wrong).is_err(), "{wrong}");
        }
    }
}
