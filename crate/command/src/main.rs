//! `queens`: the engine as a command. Each subcommand has a file; `arguments` lists them.

#![forbid(unsafe_code)]

mod arguments;
mod certificates;
mod complete;
mod completion_report;
mod count;
mod estimate;
mod failure;
mod files;
mod frontier;
mod hardness;
mod output;
mod pages;
mod play;
mod progress;
mod prove;
mod puzzle;
mod record;
mod recount;
mod result_lines;
mod results;
mod rule;
mod shards;
mod square;
mod stop;
mod threads;
mod watch;
mod ways;

use crate::arguments::{Arguments, Command, PuzzleCommand, Question, RuleCommand};
use crate::failure::{Ending, Failure};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let ended = arguments().and_then(|arguments| {
        stop::listen()?;
        carry_out(arguments)
    });
    match ended {
        Ok(ending) => ending.into(),
        Err(failure) => {
            if !matches!(failure, Failure::Closed) {
                failure.report();
            }
            failure.ending().into()
        }
    }
}

/// Parses the arguments. For wrong use or help, clap prints a message and ends the program with code 2 or 0. With `--json`,
/// wrong use is returned as a failure.
fn arguments() -> Result<Arguments, Failure> {
    output::set_json(std::env::args_os().any(|word| word == "--json"));
    match Arguments::try_parse() {
        Err(error) if error.use_stderr() && output::as_json() => {
            let message = error.to_string();
            let message = message.lines().next().unwrap_or_default();
            Err(Failure::Usage { error: message.trim_start_matches("error: ").to_owned() })
        }
        parsed => Ok(parsed.unwrap_or_else(|error| error.exit())),
    }
}

fn carry_out(Arguments { json, command }: Arguments) -> Result<Ending, Failure> {
    match command {
        Command::Count(what) if what.sharing.plan => count::plan(&what),
        Command::Count(what) => count::count(&what, json),
        Command::Shard(what) => shards::shard(&what),
        Command::Tally(what) => shards::tally(&what, json),
        Command::Estimate(what) => estimate::estimate(&what, json),
        Command::Frontier(what) => match what.question {
            Question::Threshold(what) if what.sharing.plan => frontier::plan(&what),
            Question::Threshold(what) => frontier::threshold(&what, json),
            Question::Hardness(what) => hardness::measure(&what, json),
            Question::Count(what) => certificates::certify(&what, json),
            Question::Check(what) => certificates::check(&what, json),
        },
        Command::Complete(what) if what.count => count::completions(&what, json),
        Command::Complete(what) => complete::complete(&what, json),
        Command::Validate(what) => complete::validate(&what, json),
        Command::Generate(what) => complete::generate(&what, json),
        Command::Convert(what) => complete::convert(&what, json),
        Command::Prove(what) => prove::prove(&what, json),
        Command::Watch(what) => watch::watch(&what, json),
        Command::Record(what) => record::record(&what, json),
        Command::Play(what) => play::play(&what, json),
        Command::Check(what) => match &what.proof {
            Some(proof) => prove::check(&what.file, proof, json),
            None => watch::check(&what.file, json),
        },
        Command::Rule(RuleCommand::Count(what)) => rule::count(&what, json),
        Command::Rule(RuleCommand::Complete(what)) => rule::complete(&what, json),
        Command::Rule(RuleCommand::List(what)) => rule::list(&what, json),
        Command::Rule(RuleCommand::Prove(what)) => rule::prove(&what, json),
        Command::Puzzle(PuzzleCommand::Make(what)) => puzzle::make(&what, json),
        Command::Puzzle(PuzzleCommand::Grade(what)) => puzzle::grade(&what, json),
        Command::Puzzle(PuzzleCommand::Ways(what)) => puzzle::ways(&what, json),
        Command::Puzzle(PuzzleCommand::Hint(what)) => puzzle::hint(&what, json),
        Command::Man(what) => pages::man(&what, json),
        Command::Completions(what) => pages::completions(&what, json),
    }
}
