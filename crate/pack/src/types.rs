//! The types of a module: the types that wasm-bindgen writes, with imports for the shapes that they use, and without
//! internal types.

use crate::Outcome;

/// The head of the file: its origin, and the library that declares `Symbol.dispose`.
const HEAD: &str = "// The engine's functions and handles, written from crate/web by `./build.sh types`.\n\
                    /// <reference lib=\"esnext.disposable\" />\n\n";

/// The beginning of the part of the generated types about loading.
const LOADING: &str = "export type InitInput";

/// A type that only modules with drawing code use.
const BITMAP: &str = "\
type ImageBitmap = typeof globalThis extends { ImageBitmap: { prototype: infer Found } } ? Found : object;
";

/// The types for loading a module and for its errors. They refer to types of browsers and Node only if these are
/// declared.
const LOADER_TYPES: &str = "\
/** The error that every call throws if it cannot answer. */
export type EngineError = Error & Problem;

type URL = typeof globalThis extends { URL: { prototype: infer Found } } ? Found : { readonly href: string };
type Request = typeof globalThis extends { Request: { prototype: infer Found } } ? Found : { readonly url: string };
type Response = typeof globalThis extends { Response: { prototype: infer Found } } ? Found : { readonly ok: boolean };
type Module = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Found } } } ? Found : object;
type Memory = typeof globalThis extends { WebAssembly: { Memory: { prototype: infer Found } } }
  ? Found
  : { readonly buffer: ArrayBuffer };

/** A source from which a module can be loaded. */
export type ModuleSource = ArrayBufferView | ArrayBuffer | Module;

/** Loads the module from bytes that are there already, as in Node. */
export function initSync(options: { module: ModuleSource }): { readonly memory: Memory };

/** Loads the module. Without an address it loads the file next to these bindings that suits this machine. */
export default function init(options?: {
  module_or_path: string | URL | Request | Response | ModuleSource | Promise<Response | ModuleSource>;
}): Promise<{ readonly memory: Memory }>;
";

/// The handle of all questions. wasm-bindgen cannot write that it is generic.
const JOB: &str = "\
/** The work on one question, in slices. */
export class Job<K extends keyof Questions = keyof Questions> {
  free(): void;
  [Symbol.dispose](): void;
  /** Starts the work on a question. */
  constructor(name: K, question: Questions[K]['question']);
  /** The budget of the first slice: a few milliseconds at most. */
  first(): number;
  /** Works for about `budget` units: nodes, steps or bytes, depending on the question. */
  run(budget: number): Step;
  /** The progress so far; null for questions without one. */
  progress(): Questions[K]['progress'];
  /** Passes the next piece of a file, at most 16 MiB; without one, the file ends. */
  feed(bytes?: Uint8Array | null): void;
  /** The answer, which ends the job: final after `Step.Done`, before that what is known so far. */
  answer(): Questions[K]['answer'];
}
";

/// The types of a module. `generated`: the types that wasm-bindgen wrote; `shapes`: the text of the file with the types of
/// the data that the module exchanges.
pub(crate) fn of_module(generated: &str, shapes: &str) -> Outcome<String> {
    let (declarations, _) =
        generated.split_once(LOADING).ok_or(format!("expected the generated types to have {LOADING}"))?;
    let (_, declarations) = declarations.split_once("/* eslint-disable */").unwrap_or(("", declarations));
    // wasm-bindgen writes the comment of a method that a macro declares as a raw string.
    let declarations = declarations.replace("* r\" ", "* ");
    let declarations = with_jobs(&declarations);
    let used: Vec<&str> = shapes
        .lines()
        .filter_map(|line| word(line.strip_prefix("export type ")?))
        .filter(|name| {
            signatures(&declarations).chain(signatures(LOADER_TYPES)).any(|line| words(line).any(|word| word == *name))
        })
        .collect();
    let bitmap = if declarations.contains("ImageBitmap") { BITMAP } else { "" };
    Ok(format!(
        "{HEAD}import type {{ {} }} from './shapes.js';\n\nexport type * from './shapes.js';\n{declarations}{bitmap}{LOADER_TYPES}",
        used.join(", ")
    ))
}

/// The types with the generic handle instead of the generated one.
fn with_jobs(declarations: &str) -> String {
    let Some(start) = declarations.find("export class Job {") else { return declarations.to_owned() };
    // Removes the comment of the class as well.
    let start = declarations[..start].rfind("/**").unwrap_or(start);
    let end = declarations[start..].find("\n}\n").map_or(declarations.len(), |length| start + length + 3);
    [&declarations[..start], JOB, &declarations[end..]].concat()
}

/// The lines that are not comments.
fn signatures(declarations: &str) -> impl Iterator<Item = &str> {
    declarations.lines().filter(|line| !line.trim_start().starts_with(['*', '/']))
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|character: char| !character.is_alphanumeric() && character != '_')
}

fn word(text: &str) -> Option<&str> {
    words(text).next().filter(|word| !word.is_empty())
}
