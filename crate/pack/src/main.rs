//! Turns compiled `.wasm` files into the module and bindings that a page loads.
//!
//! ```text
//! queens-pack OUT SHAPES queens=a.wasm queens-simd=b.wasm
//! ```
//!
//! writes `OUT/queens.wasm` and `OUT/queens-simd.wasm`, one `OUT/queens.js` that can load either, and its types in
//! `OUT/queens.d.ts`, which import types from the file `SHAPES`. The module has the name of the first build, and loads that
//! build by default. All builds must give the same module; otherwise nothing is written.
#![forbid(unsafe_code)]

mod types;

use std::collections::{BTreeMap, BTreeSet};
use std::{error::Error, fs, path::Path, process::ExitCode};
use wasm_bindgen_cli_support::Bindgen;

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match pack(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("queens-pack: {error}");
            ExitCode::FAILURE
        }
    }
}

fn pack(arguments: &[String]) -> Outcome<()> {
    let [out, shapes, builds @ ..] = arguments else {
        return Err("usage: queens-pack OUT SHAPES NAME=INPUT...".into());
    };
    let out = Path::new(out);
    let shapes = fs::read_to_string(shapes).map_err(|error| format!("{shapes}: {error}"))?;
    let pairs = builds.iter().map(|build| build.split_once('=').ok_or(format!("{build}: expected NAME=INPUT")));
    let builds: Vec<(&str, &str)> = pairs.collect::<Result<_, _>>()?;
    let &[(module, _), ..] = builds.as_slice() else { return Err("no build was named".into()) };
    let mut agreed: Option<Bindings> = None;
    let mut files = Vec::new();
    for (name, input) in builds {
        let (bindings, wasm) = bind(module, input)?;
        if agreed.get_or_insert_with(|| bindings.clone()) != &bindings {
            return Err(format!("{input} needs another module than the builds before it").into());
        }
        files.push((format!("{name}.wasm"), wasm));
    }
    fs::create_dir_all(out)?;
    let Bindings { glue, types } = agreed.unwrap_or_default();
    fs::write(out.join(module).with_extension("js"), glue)?;
    fs::write(out.join(module).with_extension("d.ts"), types::of_module(&types, &shapes)?)?;
    for (name, wasm) in files {
        fs::write(out.join(name), wasm)?;
    }
    Ok(())
}

/// The JavaScript side of a module, and its types.
#[derive(Clone, PartialEq, Default)]
struct Bindings {
    glue: String,
    types: String,
}

/// The JavaScript side of a module of this name, and the wasm side of one build.
fn bind(module: &str, input: &str) -> Outcome<(Bindings, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).out_name(module).web(true)?.typescript(true).omit_default_module_path(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    let mut output = bindgen.generate_output()?;
    let (theirs, ours) = (format!("'{module}_bg.wasm'"), format!("'{module}.wasm'"));
    if output.js().matches(&theirs).count() != 1 {
        return Err(format!("expected the generated module to name {theirs} once").into());
    }
    let mut glue = output.js().replace(&theirs, &ours);
    let types = output.ts().unwrap_or_default().to_owned();
    let wasm = output.wasm_mut();
    let short = without_hashes(wasm.imports.iter().map(|import| import.name.clone()).collect());
    for import in wasm.imports.iter_mut() {
        if let Some(name) = short.get(&import.name) {
            glue = glue.replace(&import.name, name);
            import.name.clone_from(name);
        }
    }
    Ok((Bindings { glue, types }, wasm.emit_wasm()))
}

/// The names of imports that end in a hash, each with a name without the hash. Every visitor of the page loads these names, and
/// hashes cannot be compressed. Names that differ in the hash alone are numbered.
fn without_hashes(names: BTreeSet<String>) -> BTreeMap<String, String> {
    let mut used = BTreeMap::new();
    let stems = names.into_iter().filter_map(|name| {
        let (stem, hash) = name.rsplit_once('_')?;
        (hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())).then(|| (name.clone(), stem.to_owned()))
    });
    let numbered = |(name, stem): (String, String)| {
        let number = used.entry(stem.clone()).and_modify(|number| *number += 1).or_insert(1_u32);
        let short = if *number == 1 { stem } else { format!("{stem}_{number}") };
        (name, short)
    };
    stems.map(numbered).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_without_hashes_differ() {
        let names = ["__wbg_new_787b9fb330d55d78", "__wbg_new_8b968c3ab8e96595", "__wbg_get_2", "memory"];
        let short = without_hashes(names.map(str::to_owned).into());
        let expected = [("__wbg_new_787b9fb330d55d78", "__wbg_new"), ("__wbg_new_8b968c3ab8e96595", "__wbg_new_2")];
        assert_eq!(short, expected.map(|(name, short)| (name.to_owned(), short.to_owned())).into());
    }
}
