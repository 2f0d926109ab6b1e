//! The modules of a crate, by its source files, and the other modules that each module names.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use syn::visit::{self, Visit};
use syn::{ItemMacro, ItemMod, ItemUse, Macro, UseTree, Visibility};

/// The path of a module from the root of its crate: `["board", "file"]`.
pub type ModulePath = Vec<String>;

/// For each module of a crate, the other modules of the same crate that its code names. Code under `#[cfg(test)]` does
/// not count.
///
/// # Panics
/// When a file below `source` cannot be read, or is not Rust.
#[must_use]
pub fn imports(source: &Path) -> BTreeMap<ModulePath, BTreeSet<ModulePath>> {
    let files: BTreeMap<ModulePath, PathBuf> =
        rust_files(source).into_iter().map(|file| (module_of(source, &file), file)).collect();
    let known: BTreeSet<&ModulePath> = files.keys().collect();
    let named = files.iter().map(|(module, file)| {
        let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let named = named(&text, module).into_iter().map(|path| longest_known(&known, path));
        (module.clone(), named.filter(|other| other != module).collect())
    });
    named.collect()
}

/// Returns the items of its own crate that code inside `module` names, as paths from the root.
///
/// # Panics
/// When `text` is not Rust.
#[must_use]
pub fn named(text: &str, module: &[String]) -> BTreeSet<ModulePath> {
    let file = syn::parse_file(text).unwrap_or_else(|error| panic!("{}: {error}", module.join("::")));
    let mut names = Names { module, found: BTreeSet::new() };
    names.visit_file(&file);
    names.found
}

/// The Rust files below a folder.
///
/// # Panics
/// When the folder cannot be read.
#[must_use]
pub fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let inside = entries.map(|entry| entry.expect("an entry").path());
    let files = inside.flat_map(|path| if path.is_dir() { rust_files(&path) } else { vec![path] });
    files.filter(|file| file.extension().is_some_and(|extension| extension == "rs")).collect()
}

/// `lib.rs` or `main.rs` is the root, `name.rs` and `name/mod.rs` are both `name`.
fn module_of(source: &Path, file: &Path) -> ModulePath {
    let inside = file.strip_prefix(source).expect("a file below the source").with_extension("");
    let mut path: ModulePath = inside.iter().map(|name| name.to_string_lossy().into_owned()).collect();
    if path.last().is_some_and(|name| ["mod", "lib", "main"].contains(&name.as_str())) {
        path.pop();
    }
    path
}

fn longest_known(known: &BTreeSet<&ModulePath>, mut path: ModulePath) -> ModulePath {
    while !known.contains(&path) {
        path.pop();
    }
    path
}

struct Names<'a> {
    module: &'a [String],
    found: BTreeSet<ModulePath>,
}

impl Names<'_> {
    /// Records a path that begins with `crate`, `super` or `self`. Other paths belong to other crates or are in scope already.
    fn note(&mut self, path: &[String]) {
        let mut from = match path.first().map(String::as_str) {
            Some("crate") => Vec::new(),
            Some("self" | "super") => self.module.to_vec(),
            _ => return,
        };
        for name in path {
            match name.as_str() {
                "crate" | "self" => {}
                "super" => drop(from.pop()),
                _ => from.push(name.clone()),
            }
        }
        self.found.insert(from);
    }

    fn note_tree(&mut self, before: &[String], tree: &UseTree) {
        let with = |name: String| [before, &[name]].concat();
        match tree {
            UseTree::Path(path) => self.note_tree(&with(path.ident.to_string()), &path.tree),
            UseTree::Name(name) => self.note(&with(name.ident.to_string())),
            UseTree::Rename(rename) => self.note(&with(rename.ident.to_string())),
            UseTree::Glob(_) => self.note(before),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.note_tree(before, tree)),
        }
    }
}

impl Visit<'_> for Names<'_> {
    fn visit_item_use(&mut self, item: &ItemUse) {
        self.note_tree(&[], &item.tree);
    }

    fn visit_path(&mut self, path: &syn::Path) {
        self.note(&path.segments.iter().map(|segment| segment.ident.to_string()).collect::<Vec<_>>());
        visit::visit_path(self, path);
    }

    /// `pub(crate)` is not an import.
    fn visit_visibility(&mut self, _: &Visibility) {}

    /// Skips modules inside a file, for example tests.
    fn visit_item_mod(&mut self, _: &ItemMod) {}

    /// Skips the definition of a macro, because its uses are examined.
    fn visit_item_macro(&mut self, _: &ItemMacro) {}

    fn visit_macro(&mut self, made: &Macro) {
        self.visit_path(&made.path);
    }
}
