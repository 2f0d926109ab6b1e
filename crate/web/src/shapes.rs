//! Writes the TypeScript of all shapes that cross the boundary.

use crate::question::{Question, Step, Work};
use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::{Config, TS, TypeVisitor};

/// All shapes by their TypeScript names, with all types that they use.
pub(crate) struct Shapes {
    config: Config,
    seen: BTreeSet<TypeId>,
    declarations: BTreeMap<String, String>,
    /// The members of `Questions`, by their names.
    questions: BTreeMap<&'static str, String>,
}

impl Shapes {
    /// Adds a shape, under its name in the signatures.
    pub(crate) fn add<T: TS + ?Sized + 'static>(&mut self, name: &str) {
        assert_eq!(name, T::name(&self.config), "the name given to it in `js_types!`");
        self.visit::<T>();
    }

    /// Adds a question with its progress and its answer.
    pub(crate) fn add_question<Q: Question + TS + 'static>(&mut self)
    where
        <Q::Work as Work>::Progress: TS + 'static,
        <Q::Work as Work>::Answer: TS + 'static,
    {
        self.visit::<Q>();
        self.visit::<<Q::Work as Work>::Progress>();
        self.visit::<<Q::Work as Work>::Answer>();
        let [question, progress, answer] = [
            Q::name(&self.config),
            <Q::Work as Work>::Progress::name(&self.config),
            <Q::Work as Work>::Answer::name(&self.config),
        ];
        let about = Q::docs().unwrap_or_default();
        let member =
            format!("{about}{}: {{ question: {question}; progress: {progress}; answer: {answer} }};\n", Q::NAME);
        let before = self.questions.insert(Q::NAME, on_one_line(&member));
        assert!(before.is_none(), "two questions are called {}", Q::NAME);
    }
}

impl TypeVisitor for Shapes {
    fn visit<T: TS + ?Sized + 'static>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Only a type with its own declaration has a path to be written to.
        if T::output_path().is_some() {
            let declaration = format!("{}export {}", T::docs().unwrap_or_default(), T::decl(&self.config));
            let declaration = without_links(&on_one_line(&declaration));
            let before = self.declarations.insert(T::ident(&self.config), declaration.clone());
            assert!(
                before.is_none_or(|before| before == declaration),
                "two shapes are called {}",
                T::ident(&self.config)
            );
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// Puts comments of one line onto one line.
fn on_one_line(declaration: &str) -> String {
    let mut parts = declaration.split("/**\n * ");
    let mut short = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once('\n') {
            Some((line, rest)) if rest.starts_with(" */") => short += &format!("/** {line}{rest}"),
            _ => short += &format!("/**\n * {part}"),
        }
    }
    short + "\n"
}

/// Turns links to Rust items into plain words.
fn without_links(declaration: &str) -> String {
    let mut parts = declaration.split("[`");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (word, rest) = part.split_once("`]").unwrap_or((part, ""));
        let target = rest.strip_prefix('(').and_then(|target| target.split_once(')'));
        plain += &format!("`{word}`{}", target.map_or(rest, |(_, rest)| rest));
    }
    plain
}

mod tests {
    use super::*;
    use crate::*;
    use queens_core::trace::Kind;
    use std::path::Path;
    use std::{env, fs};

    /// The folder of the written files.
    const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/src/engine");

    /// The first lines of all files.
    const HEAD: &str = "written from the Rust types by `./build.sh types`.";

    fn shapes() -> String {
        let config = Config::new().with_large_int("number");
        let mut shapes =
            Shapes { config, seen: BTreeSet::new(), declarations: BTreeMap::new(), questions: BTreeMap::new() };
        for add in [
            shape::shapes,
            validate::shapes,
            compare::shapes,
            complete::shapes,
            complete::by_rule::shapes,
            complete::refuted::shapes,
            program::shapes,
            proof::shapes,
            excluded::shapes,
            forms::shapes,
            count::shapes,
            survey::shapes,
            text::shapes,
            link::shapes,
            timeline::shapes,
            decide::shapes,
            recorded::shapes,
            errors::shapes,
            solutions::shapes,
            rule::shapes,
            frontier::shapes,
            game::shapes,
            rule::disjoint::shapes,
            rule::goals::shapes,
            rule::jobs::shapes,
            rule::table::shapes,
            question::shapes,
            puzzle::shapes,
            puzzle::grade::shapes,
            puzzle::hint::shapes,
            puzzle::make::shapes,
            puzzle::step::shapes,
            puzzle::daily::shapes,
            puzzle::editor::shapes,
            puzzle::guilty::shapes,
            puzzle::reason::shapes,
            puzzle::review::shapes,
            shards::shapes,
            lab::shapes,
            large::shapes,
            large::complete::shapes,
            large::construct::shapes,
            large::experiment::shapes,
            large::file::shapes,
            large::generate::shapes,
            large::image::shapes,
            large::linear::shapes,
            large::validate::shapes,
        ] {
            add(&mut shapes);
        }
        shapes.declarations.insert("ErrorCode".to_owned(), error_code());
        let questions: String = shapes.questions.values().map(String::as_str).collect();
        let steps = "/** The result of `run` of a job: 0, there is more to do; 1, the answer is final; 2, `feed` it the next piece of its \
                     files; 3, there is more to do, and the budget counts something else from here. */\nexport type Step = 0 | 1 | 2 | 3;\n";
        shapes.declarations.insert("Step".to_owned(), steps.to_owned());
        let about = "/** Every question that `new Job(name, question)` answers. */";
        shapes
            .declarations
            .insert("Questions".to_owned(), format!("{about}\nexport type Questions = {{\n{questions}}};\n"));
        let declarations: Vec<String> = shapes.declarations.into_values().collect();
        format!("// The shapes that cross the boundary, {HEAD}\n\n{}", declarations.join("\n"))
    }

    fn constants() -> String {
        let steps: Vec<String> =
            Step::NAMES.iter().enumerate().map(|(number, name)| format!("  {name}: {number},\n")).collect();
        let kinds = Kind::ALL.map(|kind| format!("'{}'", kind.name())).join(", ");
        format!(
            "// Constants of the engine, {HEAD}\n\n\
             /** The kinds of event, in the order of the counters; a set of kinds is a bit mask over these. */\n\
             export const KINDS = [{kinds}] as const;\n\n\
             /** The maximum number of rows of a board. */\n\
             export const MAX_BOARD_SIZE = {};\n\n\
             /** The result of `run` of a `Job`. */\n\
             export const STEP = {{\n{}}} as const;\n",
            read::MAX_BOARD_SIZE,
            steps.concat(),
        )
    }

    /// The codes in a source: after each kind of error in a `problems!`, and in the results of `fn code`.
    fn codes_in(source: &str, codes: &mut BTreeSet<String>) {
        let between = |text: &str, end: &str| text.find(end).map_or(0, |at| at + 1);
        for errors in source.split("\nproblems! {").skip(1) {
            let errors = &errors[..between(errors, "\n}")];
            let declared =
                errors.lines().filter_map(|line| line.trim_end_matches(',').rsplit_once(" = \"")?.1.strip_suffix('"'));
            codes.extend(declared.map(str::to_owned));
        }
        for body in source.split(concat!("fn code(&self) -> ", "&'static str {")).skip(1) {
            let body = &body[..between(body, "\n    }")];
            codes.extend(body.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }

    fn codes_below(folder: &Path, codes: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("the folder of the sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                codes_below(&path, codes);
            } else if !path.ends_with("problem.rs") && !path.ends_with("shapes.rs") {
                codes_in(&fs::read_to_string(&path).expect("a source"), codes);
            }
        }
    }

    /// The codes of the guard in `www/engine`, which precedes the engine in the package.
    const GUARD: [&str; 7] = [
        "engine-blocked",
        "engine-broken",
        "engine-busy",
        "engine-foreign",
        "engine-not-loaded",
        "engine-not-ready",
        "handle-freed",
    ];

    /// All codes of errors, as a type.
    fn error_code() -> String {
        let mut codes: BTreeSet<String> = GUARD.map(str::to_owned).into();
        for sources in ["core", "page", "web"] {
            codes_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(sources).join("src"), &mut codes);
        }
        assert!(codes.contains("text-bad-column") && codes.contains("argument-range"), "the codes were found");
        let names: Vec<String> = codes.iter().map(|code| format!("'{code}'")).collect();
        format!("/** The kinds of errors. */\nexport type ErrorCode =\n  | {};\n", names.join("\n  | "))
    }

    /// A text without the parts that a formatter decides: white space, line ends, separators, and the kind of quotes.
    fn essence(text: &str) -> String {
        let is_significant = |character: &char| !character.is_whitespace() && !"\"';,*|()_".contains(*character);
        text.chars().filter(is_significant).collect()
    }

    #[test]
    fn the_shapes_in_www_are_those_of_the_types() {
        for (name, written) in [("shapes.ts", shapes()), ("constants.ts", constants())] {
            let file = format!("{FOLDER}/{name}");
            if env::var_os("WRITE_TYPES").is_some() {
                fs::write(file, written).expect("the file can be written");
                continue;
            }
            let found = fs::read_to_string(file).unwrap_or_default();
            let same = essence(&found) == essence(&written);
            assert!(same, "www/src/engine/{name} does not match the Rust types: run ./build.sh types");
        }
    }
}
