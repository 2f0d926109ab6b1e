//! Serde serialization of placements and reports (with the feature `serde`).

use super::{Placement, Validation};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeStruct, Serializer};

/// A list: the column of each row, counted from 0, and -1 where the row is empty.
impl Serialize for Placement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.rows_in(0..self.size()))
    }
}

impl<'de> Deserialize<'de> for Placement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = Vec::<i32>::deserialize(deserializer)?;
        Placement::from_rows(&rows).map_err(D::Error::custom)
    }
}

/// Writes both fields and the result of `ok`.
impl Serialize for Validation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Validation", 3)?;
        fields.serialize_field("ok", &self.ok())?;
        fields.serialize_field("queens", &self.queens)?;
        fields.serialize_field("conflicts", &self.conflicts)?;
        fields.end()
    }
}
