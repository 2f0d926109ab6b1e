//! The types of a module: those that wasm-bindgen writes, with the shapes that they name imported, and without what is
//! nobody's business.

use crate::Outcome;

/// What comes before all: who has written it, and the library that knows `Symbol.dispose`.
const HEAD: &str = "// The engine's functions and handles, written from crate/web by `./build.sh types`.\n\
                    /// <reference lib=\"esnext.disposable\" />\n\n";

/// The part of the generated types about loading, which begins here.
const LOADING: &str = "export type InitInput";

/// How a module is loaded, and what its errors are.
const OURS: &str = "\
/** What every call throws where it cannot answer. */
export type EngineError = Error & Problem;

/** What a module can be loaded from. */
export type ModuleSource = BufferSource | WebAssembly.Module;

/** Loads the module from bytes at hand, as in Node. */
export function initSync(options: { module: ModuleSource }): { readonly memory: WebAssembly.Memory };

/** Loads the module; without an address, the one beside these bindings that is made for this machine. */
export default function init(options?: {
  module_or_path: string | URL | Request | Response | ModuleSource | Promise<Response | ModuleSource>;
}): Promise<{ readonly memory: WebAssembly.Memory }>;
";

/// The types of a module, from what was generated and the shapes that there are.
pub(crate) fn of_module(generated: &str, shapes: &str) -> Outcome<String> {
    let (face, _) = generated.split_once(LOADING).ok_or(format!("expected the generated types to have {LOADING}"))?;
    let (_, face) = face.split_once("/* eslint-disable */").unwrap_or(("", face));
    let used: Vec<&str> = shapes
        .lines()
        .filter_map(|line| word(line.strip_prefix("export type ")?))
        .filter(|name| signatures(face).chain(signatures(OURS)).any(|line| words(line).any(|word| word == *name)))
        .collect();
    Ok(format!(
        "{HEAD}import type {{ {} }} from './shapes.js';\n\nexport type * from './shapes.js';\n{face}{OURS}",
        used.join(", ")
    ))
}

/// The lines that are no comments.
fn signatures(face: &str) -> impl Iterator<Item = &str> {
    face.lines().filter(|line| !line.trim_start().starts_with(['*', '/']))
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|character: char| !character.is_alphanumeric() && character != '_')
}

fn word(text: &str) -> Option<&str> {
    words(text).next().filter(|word| !word.is_empty())
}
