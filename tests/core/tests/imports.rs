//! Who may import whom inside the core: the layers stay as drawn.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What each module of the core may name of the others, itself apart.
const ALLOWED: &[(&str, &[&str])] = &[
    ("bits", &[]),
    ("board", &["bits"]),
    ("construct", &["board"]),
    ("trace", &["board"]),
    ("search", &["bits", "board", "trace"]),
    ("linear", &["bits", "board"]),
    ("complete", &["bits", "board", "construct"]),
    ("large", &["board", "complete", "construct", "linear"]),
    ("generate", &["board", "complete", "linear"]),
    ("count", &["bits", "board"]),
    ("survey", &["board", "count"]),
    ("gallery", &["board"]),
    ("experiment", &["board", "complete", "gallery", "generate", "linear"]),
];

/// A file that may name one module more.
const EXCEPTIONS: &[(&str, &str)] = &[("search/linear.rs", "linear")];

/// The crates that the core may depend on: none of them knows a browser, a clock or a thread.
const OUTSIDE: &[&str] = &["rand", "rand_xoshiro", "serde", "thiserror"];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crate/core/src")
}

fn rust_files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    entries.flat_map(|entry| rust_files(&entry.expect("an entry").path())).collect()
}

/// The files of a module: `name.rs`, or all in `name/`.
fn files_of(module: &str) -> Vec<PathBuf> {
    let file = source().join(module).with_extension("rs");
    rust_files(&if file.exists() { file } else { source().join(module) })
}

/// The modules of the core that a source names, as `crate::name` or inside `crate::{name, ..}`. Comments do not count:
/// a link in the documentation is no import.
fn named(source: &str) -> BTreeSet<String> {
    let code: String =
        source.lines().map(|line| line.split("//").next().unwrap_or_default().to_owned() + "\n").collect();
    let mut names = BTreeSet::new();
    for after in code.split("crate::").skip(1) {
        match after.strip_prefix('{') {
            None => names.extend(word(after)),
            Some(group) => names.extend(heads(group)),
        }
    }
    names
}

/// The word that a text begins with.
fn word(text: &str) -> Option<String> {
    let text = text.trim_start();
    let end = text.find(|character: char| !character.is_alphanumeric() && character != '_').unwrap_or(text.len());
    Some(text[..end].to_owned()).filter(|word| !word.is_empty())
}

/// The first words of the members of a `{a::{b, c}, d}` group, whose opening brace is gone.
fn heads(group: &str) -> Vec<String> {
    let mut heads = Vec::from_iter(word(group));
    let mut depth = 1;
    for (place, character) in group.char_indices() {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => heads.extend(word(&group[place + 1..])),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    heads
}

#[test]
fn names_are_found_in_every_way_to_import() {
    let source = "use crate::a::B;\nuse crate::{b, c::{x, y}, d};\nfn f() -> crate::e::F {}\n// crate::comment\n";
    assert_eq!(named(source).into_iter().collect::<Vec<_>>(), ["a", "b", "c", "d", "e"]);
    assert_eq!(named("pub(crate) use crate::{\n    a::{b},\n};").into_iter().collect::<Vec<_>>(), ["a"]);
}

#[test]
fn every_module_of_the_core_has_its_rule() {
    let library = fs::read_to_string(source().join("lib.rs")).expect("lib.rs");
    let modules = library.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    let ruled: BTreeSet<&str> = ALLOWED.iter().map(|&(module, _)| module).collect();
    assert_eq!(modules.collect::<BTreeSet<_>>(), ruled);
}

#[test]
fn no_module_imports_above_its_layer() {
    for &(module, allowed) in ALLOWED {
        for file in files_of(module) {
            for name in named(&fs::read_to_string(&file).expect("a source file")) {
                let excepted = EXCEPTIONS.iter().any(|&(path, other)| file.ends_with(path) && name == other);
                let fine = name == module || allowed.contains(&name.as_str()) || excepted;
                assert!(fine, "{} names crate::{name}, which {module} may not import", file.display());
            }
        }
    }
}

#[test]
fn no_module_reaches_another_by_super() {
    for &(module, _) in ALLOWED {
        for file in files_of(module) {
            let inside = file.strip_prefix(source()).expect("inside the source").components().count();
            let depth = if file.ends_with("mod.rs") { inside - 1 } else { inside };
            let climb = "super::".repeat(depth);
            let text = fs::read_to_string(&file).expect("a source file");
            for (other, _) in ALLOWED.iter().filter(|&&(other, _)| other != module) {
                assert!(!text.contains(&format!("{climb}{other}::")), "{}: {climb}{other}", file.display());
            }
        }
    }
}

#[test]
fn the_core_depends_on_no_browser() {
    let manifest = fs::read_to_string(source().join("../Cargo.toml")).expect("Cargo.toml");
    let dependencies = manifest.split("[dependencies]").nth(1).expect("dependencies").lines();
    let names = dependencies.take_while(|line| !line.starts_with('[')).filter_map(word);
    for name in names {
        assert!(OUTSIDE.contains(&name.as_str()), "{name}");
    }
}
