//! The bit lab: reads words, runs tricks and pipelines stage by stage, and times the forms of a trick.

use crate::errors::Outcome;
use crate::read::{self, Read, choices, js_object};
use crate::shape::{BigCount, Js, NumberLike, TextLike, WordLike, js_types, to_js};
use js_sys::BigInt;
use queens_page::bits::population::{Table, by_clearing, by_shifting};
use queens_page::lab::{
    self, Base, Binary, Implementation, MAX_PIPELINE_BYTES, Mapping, Operand, Piece, Pipeline, Trick as LabTrick, Unary,
};
use serde::Serialize;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The longest text that is read as a word, in UTF-16 units: enough for every digit in a group of its own.
const MAX_WORD_LENGTH: u32 = 1_000;
/// The maximum number of repetitions of a form in one call: some seconds for the slowest form.
const MAX_REPETITIONS: f64 = 1e8;

/// A word of 64 bits.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Word(BigCount);

impl From<u64> for Word {
    fn from(word: u64) -> Self {
        Word(word.into())
    }
}

/// A mask with its name.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Mask {
    name: &'static str,
    word: Word,
}

/// A trick that can be run.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Trick {
    name: &'static str,
    /// Whether the answer is a number, and not a set of bits.
    counts: bool,
    /// Whether it computes the moves of a piece.
    piece: bool,
    /// Whether that piece slides.
    slides: bool,
    /// The one machine instruction that does the same, if there is one.
    instruction: Option<Instruction>,
}

/// A machine instruction.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Instruction {
    /// Its name on x86.
    x86: &'static str,
    /// Its name in wasm, if it has one there.
    wasm: Option<&'static str>,
    /// Whether this build contains it.
    here: bool,
}

/// An operand of an operation: the number of a stage (0 is the typed word), the name of a mask, or a word.
#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Operand"))]
pub enum Part {
    /// A stage.
    Stage(usize),
    /// A mask.
    Mask(&'static str),
    /// A word.
    Constant(Word),
}

/// The operation of a stage: on one word, or on two.
#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Operation {
    /// On one word.
    Unary(Unary),
    /// On two words.
    Binary(Binary),
}

/// One stage of a pipeline, and its result.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Stage {
    operation: Operation,
    /// One operand, or two.
    operands: Vec<Part>,
    word: Word,
    /// For add, subtract and negate: the places that passed a carry (or a borrow) on to the next one.
    carries: Option<Word>,
}

/// A form: an implementation that computes the same as a trick.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Form {
    name: &'static str,
    /// The number of operations for this word; null if they are not counted.
    operations: Option<usize>,
}

/// The moves of a piece with every mask on, and their number by four methods.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Moves {
    attacks: Word,
    shifting: u32,
    clearing: u32,
    table: u32,
    /// From the distance to the edges alone; null unless there is a single piece.
    distance: Option<u32>,
    /// The masks that may be switched off.
    masks: Vec<&'static str>,
}

/// A pipeline that ran.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PipelineRun {
    /// The pipeline as text, a stage a line.
    text: String,
    stages: Vec<Stage>,
}

/// A trick that ran.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrickRun {
    /// The trick as text, a stage a line.
    text: String,
    stages: Vec<Stage>,
    /// The forms that compute the same.
    forms: Vec<Form>,
    /// For tricks about a piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    moves: Option<Moves>,
}

js_object! {
    /// Options for tricks about a piece.
    pub struct MovesOptions {
        /// How squares map to bits; by rows by default.
        mapping: Option<Mapping> = "mapping",
        /// Whether sliding pieces block each other; they do by default.
        blocked: Option<bool> = "blocked",
        /// Masks that are switched off.
        #[cfg_attr(test, ts(optional, type = "readonly string[]"))]
        off: Option<Vec<NamedMask>> = "off",
    }
}

choices!(Base, Mapping);
js_types!(
    Base => "Base",
    MovesOptions => "MovesOptions",
    [Mask] => "Array<Mask>",
    [Trick] => "Array<Trick>",
    TrickRun => "TrickRun",
    PipelineRun => "PipelineRun",
);

/// A mask by its name.
pub struct NamedMask(lab::Mask);

impl Read for NamedMask {
    fn read(value: &JsValue, _: &'static str) -> Outcome<Self> {
        let masks = lab::Mask::ALL.map(|mask| (mask.name(), mask));
        Ok(NamedMask(read::choice_of(value, "mask", &masks)?))
    }
}

/// The word of 64 bits that a text represents.
///
/// # Errors
/// When an argument is not of its type, or the text is no word.
#[wasm_bindgen(js_name = readWord)]
pub fn read_word(text: &TextLike, base: &Js<Base>) -> Outcome<BigInt> {
    let base = Base::read(base, "base")?;
    let text = read::short(text, "text", MAX_WORD_LENGTH)?;
    Ok(BigInt::from(lab::read_word(&text, base)?))
}

/// Every mask that has a name.
#[wasm_bindgen]
#[must_use]
pub fn masks() -> Js<[Mask]> {
    to_js(lab::Mask::ALL.map(|mask| Mask { name: mask.name(), word: mask.word().into() }).as_slice())
}

/// Every trick, in the order in which a page offers them.
#[wasm_bindgen]
#[must_use]
pub fn tricks() -> Js<[Trick]> {
    to_js(LabTrick::ALL.map(|(trick, name)| about(trick, name)).as_slice())
}

fn about(trick: LabTrick, name: &'static str) -> Trick {
    let piece = if let LabTrick::Moves(piece) = trick { Some(piece) } else { None };
    let instruction = trick.task().instruction().map(|instruction| Instruction {
        x86: instruction.x86,
        wasm: instruction.wasm,
        here: trick.task().implementations().contains(&Implementation::Instruction(trick.task())),
    });
    let slides = piece.is_some_and(Piece::slides);
    Trick { name, counts: trick.counts(), piece: piece.is_some(), slides, instruction }
}

/// Runs a trick on a word.
///
/// # Errors
/// When an argument is not of its type or out of range, or there is no such trick or mask.
#[wasm_bindgen(js_name = runTrick)]
pub fn run_trick(name: &TextLike, word: &WordLike, options: Option<Js<MovesOptions>>) -> Outcome<Js<TrickRun>> {
    let trick = trick_named(name)?;
    let word = read::bits(word, "word")?;
    let moves = moves_of(trick, read::options(options)?);
    let PipelineRun { text, stages } = run(&trick.pipeline(word, &moves), word);
    let counted = matches!(trick, LabTrick::Moves(_)).then(|| counted(&moves, word));
    Ok(to_js(&TrickRun { text, stages, forms: forms_of(trick, word, &moves), moves: counted }))
}

fn trick_named(name: &JsValue) -> Outcome<LabTrick> {
    read::choice_of(name, "trick", &LabTrick::ALL.map(|(trick, name)| (name, trick)))
}

fn moves_of(trick: LabTrick, options: MovesOptions) -> lab::Moves {
    lab::Moves {
        piece: if let LabTrick::Moves(piece) = trick { piece } else { Piece::Knight },
        mapping: options.mapping.unwrap_or(Mapping::Rows),
        blocked: options.blocked.unwrap_or(true),
        off: options.off.into_iter().flatten().map(|mask| mask.0).collect(),
    }
}

/// The forms that compute the same.
fn forms_of(trick: LabTrick, word: u64, moves: &lab::Moves) -> Vec<Form> {
    let operations = |form: Implementation| match form {
        Implementation::Trick(trick) => Some(trick.pipeline(word, moves).stages().len()),
        Implementation::Plain(_) => None,
        Implementation::Instruction(_) => Some(1),
    };
    let form = |form: Implementation| Form { name: form.name(), operations: operations(form) };
    trick.task().implementations().into_iter().map(form).collect()
}

/// The moves counted by four methods, with all masks on.
fn counted(moves: &lab::Moves, word: u64) -> Moves {
    let attacks = moves.attacks(word);
    Moves {
        attacks: attacks.into(),
        shifting: by_shifting(attacks),
        clearing: by_clearing(attacks),
        table: Table::new().population(attacks),
        distance: moves.by_distance(word),
        masks: moves.masks().iter().map(|mask| mask.name()).collect(),
    }
}

/// Runs a pipeline on a word.
///
/// # Errors
/// When an argument is not of its type or out of range, or the text is no pipeline.
#[wasm_bindgen(js_name = runPipeline)]
pub fn run_pipeline(text: &TextLike, word: &WordLike) -> Outcome<Js<PipelineRun>> {
    let text = read::short(text, "text", MAX_PIPELINE_BYTES as u32)?;
    let word = read::bits(word, "word")?;
    Ok(to_js(&run(&Pipeline::read(&text)?, word)))
}

fn run(pipeline: &Pipeline, word: u64) -> PipelineRun {
    let stages = pipeline.stages().iter().zip(pipeline.run(word)).map(|(stage, value)| Stage {
        operation: match *stage {
            lab::Stage::Unary(operation, _) => Operation::Unary(operation),
            lab::Stage::Binary(operation, ..) => Operation::Binary(operation),
        },
        operands: stage.operands().map(Part::from).collect(),
        word: value.word.into(),
        carries: value.carries.map(Word::from),
    });
    PipelineRun { stages: stages.collect(), text: pipeline.write() }
}

impl From<Operand> for Part {
    fn from(operand: Operand) -> Self {
        match operand {
            Operand::Stage(number) => Part::Stage(number),
            Operand::Mask(mask) => Part::Mask(mask.name()),
            Operand::Constant(word) => Part::Constant(word.into()),
        }
    }
}

/// The forms that compute the same as a trick, to be timed.
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
    pub fn new(trick: &TextLike) -> Outcome<FormRuns> {
        Ok(FormRuns { forms: trick_named(trick)?.task().implementations(), table: Table::new() })
    }

    /// Their names.
    #[must_use]
    pub fn names(&self) -> Js<[&'static str]> {
        to_js(self.forms.iter().map(|form| form.name()).collect::<Vec<_>>().as_slice())
    }

    /// Runs the form of this name `times` times, each time on another word, and returns the last answer.
    ///
    /// # Errors
    /// When this trick has no such form, or `times` is not a count up to 10^8.
    pub fn repeat(&self, form: &TextLike, times: &NumberLike) -> Outcome<BigInt> {
        let forms: Vec<_> = self.forms.iter().map(|form| (form.name(), *form)).collect();
        let form = read::choice_of(form, "form", &forms)?;
        let times = read::whole(times, "times", 0.0, MAX_REPETITIONS)? as u32;
        Ok(BigInt::from(form.repeat(&self.table, times).unwrap_or_default()))
    }
}
