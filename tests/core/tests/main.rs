//! The tests of the public library, a file a subject: `cargo test --package queens-tests record::` runs those of `record.rs`.

automod::dir!("tests");
