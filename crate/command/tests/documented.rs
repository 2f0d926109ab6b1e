//! The lines that `docs/command.md` gives for Slurm and GNU parallel work as documented.

use crate::support::{done, folder};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The block of `docs/command.md` that contains `word`, for 12 queens instead of 20. Their four shards are one job.
fn block(word: &str) -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/command.md");
    let page = fs::read_to_string(page).expect("the page");
    let mut blocks = page.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    let block = blocks.find(|block| block.contains(word)).expect("a block");
    block.replace("count 20", "count 12").replace(" --sshlogin :,one,two", "")
}

/// Runs lines in a folder, with the command on the path.
fn bash(folder: &Path, lines: &str, job: &str) -> Output {
    let mut path = PathBuf::from(env!("CARGO_BIN_EXE_queens")).parent().expect("a folder").as_os_str().to_owned();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let mut bash = Command::new("bash");
    bash.args(["-euc", lines]).current_dir(folder).env("PATH", path).env("SLURM_ARRAY_TASK_ID", job);
    bash.output().expect("bash")
}

#[test]
fn the_slurm_array_counts_four_shards_a_job() {
    let folder = folder("slurm");
    let plan = done(&["count", "14", "--plan"], "") + &done(&["count", "12", "--plan"], "");
    fs::write(folder.join("plan.jsonl"), plan).expect("a file");
    for (job, expected) in [("0", "14 queens: 365596 solutions"), ("1", "12 queens: 14200 solutions")] {
        let ended = bash(&folder, &block("SBATCH"), job);
        assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
        let results = folder.join(format!("results-{job}.jsonl"));
        assert!(done(&["tally", results.to_str().expect("a plain name")], "").starts_with(expected));
    }
    fs::write(folder.join("plan.jsonl"), "cut").expect("a file");
    assert!(!bash(&folder, &block("SBATCH"), "0").status.success(), "a failing job exits with an error");
}

#[test]
fn the_lines_for_gnu_parallel_count_and_tally() {
    let is_installed = Command::new("parallel").arg("--version").output().is_ok();
    if !is_installed && !queens_tests::soak() {
        return;
    }
    let ended = bash(&folder("parallel"), &block("parallel"), "");
    let out = String::from_utf8_lossy(&ended.stdout);
    assert!(out.starts_with("12 queens: 14200 solutions"), "{out}{}", String::from_utf8_lossy(&ended.stderr));
}

#[test]
fn the_lines_for_rules_and_puzzles_give_the_documented_answers() {
    let rules = bash(&folder("rules"), &block("rule count"), "");
    let out = String::from_utf8_lossy(&rules.stdout);
    assert!(rules.status.success() && out.starts_with("28\n1,3 "), "{out}{}", String::from_utf8_lossy(&rules.stderr));
    assert_eq!(out.lines().filter(|line| line.starts_with("1,1 ")).count(), 4, "{out}");
    assert!(out.ends_with("every step follows: the formula cannot be satisfied\n"), "{out}");
    let counts = bash(&folder("completions"), &block("complete --count"), "");
    assert_eq!(String::from_utf8_lossy(&counts.stdout), "6\n4\n8\n63\n", "{}", String::from_utf8_lossy(&counts.stderr));
    let puzzles = bash(&folder("puzzles"), &block("puzzle make"), "");
    let out = String::from_utf8_lossy(&puzzles.stdout);
    assert!(puzzles.status.success() && out.starts_with("one way: hard, by "), "{out}");
}

#[test]
fn the_lines_for_traces_write_check_and_play_one() {
    let runs = bash(&folder("runs"), &block("queens watch"), "");
    let out = String::from_utf8_lossy(&runs.stdout);
    assert!(runs.status.success() && out.starts_with("a run on 8 rows: "), "{out}");
    assert!(out.ends_with(&format!("  the end\n{}", "........\n".repeat(8))), "{out}");
}

#[test]
fn the_lines_for_open_questions_and_counts_with_a_proof_give_the_documented_answers() {
    let open = block("queens estimate").replace("--seconds 10", "--seconds 1").replace("threshold 20", "threshold 7");
    let open = bash(&folder("open"), &open, "");
    let out = String::from_utf8_lossy(&open.stdout);
    assert!(
        out.starts_with("100 queens: about ") && out.contains("\n7 1\n"),
        "{out}{}",
        String::from_utf8_lossy(&open.stderr)
    );
    let hard = bash(&folder("hard"), &block("hardness").replace("--boards 20", "--boards 2"), "");
    let out = String::from_utf8_lossy(&hard.stdout);
    assert!(out.lines().count() == 2 && out.starts_with("1 "), "{out}{}", String::from_utf8_lossy(&hard.stderr));
    let proved = bash(&folder("proved"), &block("frontier count"), "");
    let out = String::from_utf8_lossy(&proved.stdout);
    let expected = block("frontier count");
    let expected = expected.trim_end().rsplit("# ").next().expect("a documented answer");
    assert_eq!(out.trim_end(), expected, "{}", String::from_utf8_lossy(&proved.stderr));
}
