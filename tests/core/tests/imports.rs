//! The imports between modules agree with docs/imports.md, and no modules import each other in a circle.

use queens_tests::sources::{ModulePath, imports, named};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The crates whose sources are read.
const CRATES: [&str; 5] = ["core", "page", "record", "web", "command"];

/// The crates that the core may depend on: they do not need a browser, a clock or a thread.
const OUTSIDE: &[&str] =
    &["base64", "batsat", "foldhash", "miniz_oxide", "rand", "rand_xoshiro", "serde", "thiserror", "ts-rs"];

type Graph = BTreeMap<String, BTreeSet<String>>;

fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn source(name: &str) -> PathBuf {
    top().join("crate").join(name).join("src")
}

/// Reads the table of a crate in docs/imports.md: rows `| module | imports |` with names between backticks.
fn documented(name: &str) -> Graph {
    let page = fs::read_to_string(top().join("docs/imports.md")).expect("docs/imports.md");
    let heading = format!("| in `crate/{name}` | imports |\n");
    let table = page.split(&heading).nth(1).unwrap_or_else(|| panic!("a table that begins with {heading}"));
    let rows = table.lines().skip(1).take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<Vec<String>> = row
            .split('|')
            .skip(1)
            .map(|cell| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect())
            .collect();
        let [module] = &cells[0][..] else { panic!("one module a row: {row}") };
        (module.clone(), cells[1].iter().cloned().collect())
    })
    .collect()
}

/// Finds the imports between the top modules of a crate.
fn found(name: &str) -> Graph {
    let mut graph = Graph::new();
    for (module, others) in imports(&source(name)) {
        let Some(from) = module.first() else { continue };
        let others = others.iter().filter_map(|other| other.first()).filter(|&other| other != from);
        graph.entry(from.clone()).or_default().extend(others.cloned());
    }
    graph
}

#[test]
fn imports_agree_with_the_document() {
    for name in ["core", "page", "record", "command"] {
        assert_eq!(found(name), documented(name), "crate/{name}: left is the source, right docs/imports.md");
    }
}

/// The names at the root are for other crates: an import through them would hide the dependency.
#[test]
fn no_module_imports_through_the_root_of_its_crate() {
    for name in CRATES {
        for (module, others) in imports(&source(name)) {
            assert!(!others.contains(&ModulePath::new()), "crate/{name}: {}", module.join("::"));
        }
    }
}

/// At every level: a folder counts as one module, and may use its own files.
#[test]
fn no_modules_import_each_other_in_a_circle() {
    for name in CRATES {
        let mut levels: BTreeMap<ModulePath, Graph> = BTreeMap::new();
        for (module, others) in imports(&source(name)) {
            for other in others {
                let shared = module.iter().zip(&other).take_while(|(one, other)| one == other).count();
                if let (Some(from), Some(to)) = (module.get(shared), other.get(shared)) {
                    let graph = levels.entry(module[..shared].to_vec()).or_default();
                    graph.entry(from.clone()).or_default().insert(to.clone());
                }
            }
        }
        for (folder, graph) in levels {
            assert_eq!(circle(graph), BTreeSet::new(), "crate/{name}/src/{}", folder.join("/"));
        }
    }
}

/// Removes modules that import no remaining module, again and again, and returns the names of the others.
fn circle(mut graph: Graph) -> BTreeSet<String> {
    loop {
        let before = graph.len();
        let left: BTreeSet<String> = graph.keys().cloned().collect();
        graph.retain(|_, others| others.iter().any(|other| left.contains(other)));
        if graph.len() == before {
            return left;
        }
    }
}

#[test]
fn a_circle_is_found() {
    let graph = |arrows: &[(&str, &str)]| {
        let mut graph = Graph::new();
        for &(from, to) in arrows {
            graph.entry(from.to_owned()).or_default().insert(to.to_owned());
        }
        graph
    };
    assert!(circle(graph(&[("a", "b"), ("b", "c"), ("a", "c")])).is_empty());
    assert_eq!(circle(graph(&[("a", "b"), ("b", "c"), ("c", "b")])).len(), 3);
}

#[test]
fn names_are_found_in_every_way_to_import() {
    let source = "
        //! [`crate::comment`]
        pub(crate) use crate::{b, c::{x, y as z}, d};
        use super::sibling::*;
        use std::fmt;
        fn f(a: crate::e::F) -> super::super::g::H { self::inner::make() }
        #[cfg(test)] mod tests { use crate::tested; }
    ";
    let path = |path: &str| -> ModulePath { path.split("::").map(str::to_owned).collect() };
    let expected = ["b", "c::x", "c::y", "d", "e::F", "g::H", "top::here::inner::make", "top::sibling"];
    assert_eq!(named(source, &path("top::here")), expected.into_iter().map(path).collect());
}

#[test]
fn the_core_depends_on_no_browser() {
    let manifest = fs::read_to_string(source("core").join("../Cargo.toml")).expect("Cargo.toml");
    let dependencies = manifest.split("[dependencies]").nth(1).expect("dependencies").lines();
    let names = dependencies.take_while(|line| !line.starts_with('[')).filter(|line| line.contains('='));
    for name in names.filter_map(|line| line.split([' ', '=', '.']).next()) {
        assert!(OUTSIDE.contains(&name), "{name}");
    }
}
