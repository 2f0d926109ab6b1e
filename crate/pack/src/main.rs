//! Turns compiled `.wasm` files into the module and bindings that a page loads.
//!
//! ```text
//! queens-pack OUT queens=a.wasm queens-simd=b.wasm
//! ```
//!
//! leaves `OUT/queens.wasm` and `OUT/queens-simd.wasm`, and the one `OUT/queens.js` that drives either. The builds of one
//! source must agree on that module; when they do not, nothing is written.
#![forbid(unsafe_code)]

use std::{error::Error, fs, path::Path, process::ExitCode};
use wasm_bindgen_cli_support::Bindgen;

/// The name of the module, and of the build that it loads when its user names none.
const MODULE: &str = "queens";

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
    let [out, builds @ ..] = arguments else { return Err("usage: queens-pack OUT NAME=INPUT...".into()) };
    let out = Path::new(out);
    let mut module: Option<String> = None;
    let mut files = Vec::new();
    for build in builds {
        let (name, input) = build.split_once('=').ok_or_else(|| format!("{build}: expected NAME=INPUT"))?;
        let (glue, wasm) = bind(input)?;
        if module.get_or_insert_with(|| glue.clone()) != &glue {
            return Err(format!("{input} needs another module than the builds before it").into());
        }
        files.push((format!("{name}.wasm"), wasm));
    }
    fs::create_dir_all(out)?;
    fs::write(out.join(MODULE).with_extension("js"), module.ok_or("no build was named")?)?;
    for (name, wasm) in files {
        fs::write(out.join(name), wasm)?;
    }
    Ok(())
}

/// The JavaScript side and the wasm side of one build.
fn bind(input: &str) -> Outcome<(String, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).out_name(MODULE).web(true)?.typescript(false).omit_default_module_path(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    let mut output = bindgen.generate_output()?;
    let (theirs, ours) = (format!("'{MODULE}_bg.wasm'"), format!("'{MODULE}.wasm'"));
    if output.js().matches(&theirs).count() != 1 {
        return Err(format!("expected the generated module to name {theirs} once").into());
    }
    Ok((output.js().replace(&theirs, &ours), output.wasm_mut().emit_wasm()))
}
