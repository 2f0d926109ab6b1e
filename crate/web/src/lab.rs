//! The bit lab: words that are typed in, tricks and pipelines run stage by stage, and the forms of a trick for the clock.

use crate::{errors::Outcome, read, write};
use js_sys::{Array, BigInt, Object};
use queens_core::bits::population::{Table, by_clearing, by_shifting};
use queens_page::lab::{
    self, Base, Implementation, LONGEST_PIPELINE, Mapping, Mask, Moves, Operand, Piece, Pipeline, Trick,
};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The longest text that is read as a word, in UTF-16 units: every digit in a group of its own, and then some.
const LONGEST_WORD: u32 = 1_000;
/// A form answers so often in one call, at most: some seconds for the slowest.
const MOST_TIMES: f64 = 1e8;

/// The word of 64 bits that a text says, as a BigInt. `base`: "binary", "hexadecimal" or "decimal".
///
/// # Errors
/// When an argument is not of its type, or the text is no word.
#[wasm_bindgen(js_name = readWord)]
pub fn read_word(text: &JsValue, base: &JsValue) -> Outcome<BigInt> {
    let bases = [Base::Binary, Base::Hexadecimal, Base::Decimal].map(|base| (base.name(), base));
    let base = read::choice(base, "base", &bases)?;
    let text = read::short(text, "text", LONGEST_WORD)?;
    Ok(BigInt::from(lab::read_word(&text, base)?))
}

/// `{ name, word }` of every mask that has a name.
#[wasm_bindgen]
#[must_use]
pub fn masks() -> Array {
    let masks = Mask::ALL.map(|mask| {
        let written = write::object();
        write::set(&written, "name", &mask.name().into());
        write::set(&written, "word", &BigInt::from(mask.word()));
        written
    });
    masks.iter().collect()
}

/// `{ name, counts, piece, slides, instruction }` of every trick, in the order in which a page offers them.
#[wasm_bindgen]
#[must_use]
pub fn tricks() -> Array {
    Trick::ALL.into_iter().map(|(trick, name)| about(trick, name)).collect()
}

fn about(trick: Trick, name: &str) -> Object {
    let written = write::object();
    let piece = if let Trick::Moves(piece) = trick { Some(piece) } else { None };
    write::set(&written, "name", &name.into());
    write::set(&written, "counts", &trick.counts().into());
    write::set(&written, "piece", &piece.is_some().into());
    write::set(&written, "slides", &piece.is_some_and(Piece::slides).into());
    let instruction = trick.task().instruction().map_or(JsValue::NULL, |instruction| {
        let names = write::object();
        write::set(&names, "x86", &instruction.x86.into());
        write::set(&names, "wasm", &instruction.wasm.map_or(JsValue::NULL, Into::into));
        let here = trick.task().implementations().contains(&Implementation::Instruction(trick.task()));
        write::set(&names, "here", &here.into());
        names.into()
    });
    write::set(&written, "instruction", &instruction);
    written
}

/// A trick on a word: `{ text, stages, forms, moves }`. `options`: `{ mapping?, blocked?, off? }`, which pieces heed.
///
/// # Errors
/// When an argument is not of its type or out of range, or there is no such trick or mask.
#[wasm_bindgen(js_name = runTrick)]
pub fn run_trick(name: &JsValue, word: &JsValue, options: &JsValue) -> Outcome<Object> {
    let trick = read::choice(name, "trick", &Trick::ALL.map(|(trick, name)| (name, trick)))?;
    let word = read::bits(word, "word")?;
    let moves = moves_of(trick, options)?;
    let written = ran(&trick.pipeline(word, &moves), word);
    write::set(&written, "forms", &forms_of(trick, word, &moves));
    if let Trick::Moves(_) = trick {
        write::set(&written, "moves", &counted(&moves, word));
    }
    Ok(written)
}

fn moves_of(trick: Trick, options: &JsValue) -> Outcome<Moves> {
    let piece = if let Trick::Moves(piece) = trick { piece } else { Piece::Knight };
    let mapping = match read::property(options, "mapping")? {
        Some(name) => read::choice(&name, "mapping", &[("rows", Mapping::Rows), ("columns", Mapping::Columns)])?,
        None => Mapping::Rows,
    };
    let blocked = match read::property(options, "blocked")? {
        Some(blocked) => read::flag(&blocked, "blocked")?,
        None => true,
    };
    let masks = Mask::ALL.map(|mask| (mask.name(), mask));
    let off = match read::property(options, "off")? {
        Some(off) => read::list(&off, "off")?.iter().map(|name| read::choice(name, "mask", &masks)).collect(),
        None => Ok(Vec::new()),
    }?;
    Ok(Moves { piece, mapping, blocked, off })
}

/// `{ name, operations }` of every form that answers the same: operations on this word, null where they are not counted.
fn forms_of(trick: Trick, word: u64, moves: &Moves) -> Array {
    let operations = |form: Implementation| match form {
        Implementation::Trick(trick) => Some(trick.pipeline(word, moves).stages().len()),
        Implementation::Plain(_) => None,
        Implementation::Instruction(_) => Some(1),
    };
    let forms = trick.task().implementations().into_iter().map(|form| {
        let written = write::object();
        write::set(&written, "name", &form.name().into());
        write::set(&written, "operations", &operations(form).map_or(JsValue::NULL, |count| (count as f64).into()));
        written
    });
    forms.collect()
}

/// The moves counted in four ways, all masks on, and the masks that may be switched off.
fn counted(moves: &Moves, word: u64) -> Object {
    let attacks = moves.attacks(word);
    let written = write::object();
    write::set(&written, "attacks", &BigInt::from(attacks));
    write::set(&written, "shifting", &by_shifting(attacks).into());
    write::set(&written, "clearing", &by_clearing(attacks).into());
    write::set(&written, "table", &Table::new().population(attacks).into());
    write::set(&written, "distance", &moves.by_distance(word).map_or(JsValue::NULL, Into::into));
    let masks: Array = moves.masks().iter().map(|mask| JsValue::from_str(mask.name())).collect();
    write::set(&written, "masks", &masks);
    written
}

/// A pipeline on a word: `{ text, stages }`.
///
/// # Errors
/// When an argument is not of its type or out of range, or the text is no pipeline.
#[wasm_bindgen(js_name = runPipeline)]
pub fn run_pipeline(text: &JsValue, word: &JsValue) -> Outcome<Object> {
    let text = read::short(text, "text", LONGEST_PIPELINE as u32)?;
    let word = read::bits(word, "word")?;
    Ok(ran(&Pipeline::read(&text)?, word))
}

fn ran(pipeline: &Pipeline, word: u64) -> Object {
    let stages: Array = pipeline
        .stages()
        .iter()
        .zip(pipeline.run(word))
        .map(|(stage, value)| {
            let written = write::object();
            write::set(&written, "operation", &stage.name().into());
            write::set(&written, "operands", &stage.operands().map(operand).collect::<Array>());
            write::set(&written, "word", &BigInt::from(value.word));
            write::set(&written, "carries", &value.carries.map_or(JsValue::NULL, |word| BigInt::from(word).into()));
            written
        })
        .collect();
    let written = write::object();
    write::set(&written, "text", &pipeline.write().into());
    write::set(&written, "stages", &stages);
    written
}

/// A stage as its number, a mask as its name, a word as a BigInt.
fn operand(operand: Operand) -> JsValue {
    match operand {
        Operand::Stage(number) => (number as f64).into(),
        Operand::Mask(mask) => mask.name().into(),
        Operand::Constant(word) => BigInt::from(word).into(),
    }
}

/// The forms that answer the same as a trick, to be timed.
#[wasm_bindgen]
pub struct FormRuns {
    forms: Vec<Implementation>,
    table: Table,
}

#[wasm_bindgen]
impl FormRuns {
    /// The forms of this trick.
    ///
    /// # Errors
    /// When there is no such trick.
    #[wasm_bindgen(constructor)]
    pub fn new(trick: &JsValue) -> Outcome<FormRuns> {
        let trick = read::choice(trick, "trick", &Trick::ALL.map(|(trick, name)| (name, trick)))?;
        Ok(FormRuns { forms: trick.task().implementations(), table: Table::new() })
    }

    /// Their names.
    #[must_use]
    pub fn names(&self) -> JsValue {
        write::plain(&self.forms.iter().map(|form| form.name()).collect::<Vec<_>>())
    }

    /// Answers so many times over by the form of this name, and gives the last answer.
    ///
    /// # Errors
    /// When it is no form of this trick, or `times` is no count up to 10^8.
    pub fn repeat(&self, form: &JsValue, times: &JsValue) -> Outcome<BigInt> {
        let forms: Vec<_> = self.forms.iter().map(|form| (form.name(), *form)).collect();
        let form = read::choice(form, "form", &forms)?;
        let times = read::whole(times, "times", 0.0, MOST_TIMES)? as u32;
        Ok(BigInt::from(form.repeat(&self.table, times).unwrap_or_default()))
    }
}
