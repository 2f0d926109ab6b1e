//! Instances of excluded diagonals: read in the form of CSPLib, translated, and decided with the same verdicts as plain search.

use queens_core::Sliced;
use queens_core::board::{NonAttacking, Placement, validate};
use queens_core::complete::{
    BlameWanted, CompleteOptions, CompletionEngine, Exact, ExcludedDiagonals, ExcludedError, InstancePart,
    MAX_EXCLUDED_SIZE, MAX_INSTANCE_BYTES, Learning, Verdict, complete,
};
use queens_core::problem::Problem;
use queens_tests::{plain, random, soak};
use rand::RngExt;

/// The example from CSPLib, problem 079, in the description of the format.
const EXAMPLE: &str = "n =  10\nnumdiags =  14\ndiags =  [[4, 1], [2, 1], [14, 0], [8, 1], [8, 0], [7, 0], [3, 1], \n\
    [12, 1], [18, 0], [5, 0], [14, 1], [0, 0], [15, 1], [17, 1]]\n";

/// More nodes than the exact search takes before the search by words begins.
const BY_WORDS: u64 = 1_000;

/// Whether no queen is on a diagonal of the list.
fn avoids(solution: &Placement, diagonals: &[(u32, u32)]) -> bool {
    let last = solution.size() as u32 - 1;
    let on = |queen: queens_core::Square| [queen.row + last - queen.column, queen.row + queen.column];
    solution.queens().all(|queen| diagonals.iter().all(|&(diagonal, kind)| on(queen)[kind as usize] != diagonal))
}

fn text(size: u32, diagonals: &[(u32, u32)]) -> String {
    let pairs: Vec<String> = diagonals.iter().map(|(diagonal, kind)| format!("[{diagonal}, {kind}]")).collect();
    format!("n = {size}\nnumdiags = {}\ndiags = [{}]\n", pairs.len(), pairs.join(", "))
}

fn decide(instance: &ExcludedDiagonals) -> Option<Placement> {
    let given = instance.to_placement();
    assert!(validate(&given).ok(), "{instance:?}");
    assert_eq!(given.free_rows().count(), instance.size() as usize);
    let options = CompleteOptions { blame: BlameWanted::None, ..CompleteOptions::default() };
    let answer = complete(&given, options);
    match answer.verdict() {
        Verdict::Completed => answer.placement().map(|completion| instance.solution(completion)),
        Verdict::Impossible => None,
        verdict => panic!("{verdict:?}: {instance:?}"),
    }
}

#[test]
fn instances_are_decided_as_plain_search_decides_them() {
    let mut verdicts = [0, 0];
    for seed in 0..if soak() { 2_000 } else { 150 } {
        let mut random = random::generator(seed);
        let size = 4 + seed % 5;
        let many = random.random_range(0..=size + 2);
        let last = 2 * size - 2;
        let diagonals: Vec<(u32, u32)> =
            (0..many).map(|_| (random.random_range(0..=last), random.random_range(0..2u32))).collect();
        let instance: ExcludedDiagonals = text(size, &diagonals).parse().expect("an instance");
        let expected = plain::solutions(size).iter().any(|solution| avoids(solution, &diagonals));
        let found = decide(&instance);
        assert_eq!(found.is_some(), expected, "{size} {diagonals:?}");
        verdicts[usize::from(expected)] += 1;
        if let Some(solution) = found {
            assert!(solution.is_full() && validate(&solution).ok() && avoids(&solution, &diagonals));
        }
    }
    assert!(verdicts.iter().all(|&many| many > 20), "{verdicts:?}");
}

/// An instance with as many diagonals as rows: at this size about half of them have no solution, and these are the hardest.
fn hard(size: u32, seed: u32) -> (ExcludedDiagonals, Vec<(u32, u32)>) {
    let mut random = random::generator(seed);
    let diagonals: Vec<(u32, u32)> =
        (0..size).map(|_| (random.random_range(0..2 * size - 1), random.random_range(0..2u32))).collect();
    (text(size, &diagonals).parse().expect("an instance"), diagonals)
}

#[test]
fn hard_instances_get_the_verdict_of_the_learning_search() {
    let mut verdicts = [0, 0];
    for seed in 0..if soak() { 1_000 } else { 30 } {
        let (instance, diagonals) = hard(13 + seed % 3, seed);
        let given = NonAttacking::try_from(instance.to_placement()).expect("no conflict");
        let mut exact = Exact::new(given.clone(), seed).expect("few rows are free");
        let mut learning = Learning::new(given.clone(), seed).expect("few squares");
        assert!(exact.run(u64::MAX) && learning.run(u64::MAX));
        assert_eq!(exact.found(), learning.found(), "{diagonals:?}");
        let mut in_slices = Exact::new(given.clone(), seed).expect("few rows are free");
        while !in_slices.run(3) {}
        assert_eq!((in_slices.found(), in_slices.nodes()), (exact.found(), exact.nodes()), "slices do not change the result");
        let nodes = exact.nodes();
        let completed = exact.found() == Some(true);
        if completed {
            let completion = exact.placement();
            assert!(completion.completes(&given) && avoids(&instance.solution(&completion), &diagonals));
        }
        verdicts[usize::from(completed)] += u32::from(nodes > BY_WORDS);
    }
    assert!(verdicts.iter().all(|&many| many > 3), "the search by words gives both verdicts: {verdicts:?}");
}

#[test]
fn every_solution_is_found_once_if_earlier_ones_are_excluded() {
    let solutions = plain::solutions(12);
    let many = |diagonals: &[(u32, u32)]| solutions.iter().filter(|solution| avoids(solution, diagonals)).count();
    let (instance, diagonals) =
        (0..).map(|seed| hard(12, seed)).find(|(_, diagonals)| many(diagonals) > 5).expect("an instance");
    let given = NonAttacking::try_from(instance.to_placement()).expect("no conflict");
    let mut seen: Vec<Placement> = Vec::new();
    loop {
        let mut exact = Exact::new(given.clone(), 3).expect("few rows are free");
        seen.iter().for_each(|before| exact.exclude(before));
        assert!(exact.run(u64::MAX));
        if exact.found() == Some(false) {
            break;
        }
        let completion = exact.placement();
        assert!(completion.completes(&given) && !seen.contains(&completion));
        seen.push(completion);
    }
    assert_eq!(seen.len(), many(&diagonals));
}

#[test]
fn the_published_example_has_the_published_answer() {
    // According to CSPLib, the instance with only the first 9 diagonals has no solution.
    let nine = EXAMPLE.replace("numdiags =  14", "numdiags =  9");
    for text in [EXAMPLE, &nine] {
        assert_eq!(decide(&text.parse().expect("an instance")), None);
    }
    let instance: ExcludedDiagonals = nine.parse().expect("an instance");
    assert_eq!((instance.size(), instance.excluded()), (10, 9));
    assert_eq!(instance.to_placement().size(), 2_546);
}

#[test]
fn the_form_is_read_with_any_spaces_in_any_order_and_as_essence_writes_it() {
    let plain: ExcludedDiagonals = "n=4 numdiags=2 diags=[[3,1],[0,0]]".parse().expect("an instance");
    for text in [
        "\r\ndiags = [ [ 3 , 1 ] ,\n[0,0] ]\nnumdiags = 2\n\nn = 4",
        "letting n = 4\nletting numdiags = 2\nletting diags = [[3, 1], [0, 0]]\n",
        "n = 4 numdiags = 2 diags = [[0, 0], [3, 1], [1, 1]]",
        "n = 4, numdiags = 2, diags = [[3, 1], [0, 0]]",
        "n = 4 numdiags = 3 diags = [[0, 0], [3, 1], [3, 1]]",
    ] {
        assert_eq!(text.parse(), Ok(plain.clone()), "{text}");
    }
    assert_eq!("n = 4 numdiags = 0 diags = []".parse::<ExcludedDiagonals>().map(|read| read.excluded()), Ok(0));
}

#[test]
fn an_invalid_instance_is_refused_with_its_place() {
    let unexpected =
        |line, found: &str, expected| ExcludedError::Unexpected { line, found: found.to_owned(), expected };
    let (names, number) = (InstancePart::Name, InstancePart::Number);
    let cases = [
        ("", ExcludedError::Missing { name: "n" }, "excluded-missing"),
        ("n = 4", ExcludedError::Missing { name: "numdiags" }, "excluded-missing"),
        ("n = 4\nsize = 3", unexpected(2, "size", names), "excluded-unexpected"),
        ("n = 4\nn = 4", unexpected(2, "n", names), "excluded-unexpected"),
        ("n 4", unexpected(1, "4", InstancePart::Equals), "excluded-unexpected"),
        ("n = -4", unexpected(1, "-", number), "excluded-unexpected"),
        ("n = ", unexpected(1, "", number), "excluded-unexpected"),
        ("n = 99999999999999999999", unexpected(1, "99999999999999999999", number), "excluded-unexpected"),
        ("n = 4\ndiags = [[3 1]]", unexpected(2, "1", InstancePart::Comma), "excluded-unexpected"),
        ("n = 4\ndiags = [[3, 1]", unexpected(2, "", InstancePart::NextPair), "excluded-unexpected"),
        ("n = 4\ndiags = [[3, 1],]", unexpected(2, "]", InstancePart::Pair), "excluded-unexpected"),
        ("n = 0 numdiags = 0 diags = []", ExcludedError::Size { size: 0, largest: 500 }, "excluded-size"),
        ("n = 501 numdiags = 0 diags = []", ExcludedError::Size { size: 501, largest: 500 }, "excluded-size"),
        ("n = 4 numdiags = 2 diags = [[1, 1]]", ExcludedError::Fewer { announced: 2, listed: 1 }, "excluded-fewer"),
        (
            "n = 4 numdiags = 2 diags = [[6, 1], [7, 0]]",
            ExcludedError::Diagonal { place: 2, diagonal: 7, last: 6 },
            "excluded-diagonal",
        ),
        ("n = 4 numdiags = 1 diags = [[6, 2]]", ExcludedError::Kind { place: 1, kind: 2 }, "excluded-kind"),
    ];
    for (text, error, code) in cases {
        let read = text.parse::<ExcludedDiagonals>();
        assert_eq!(error.code(), code);
        assert_eq!(read, Err(error), "{text}");
    }
    let long = " ".repeat(1 << 17);
    assert_eq!(
        long.parse::<ExcludedDiagonals>(),
        Err(ExcludedError::TooLong { bytes: 1 << 17, longest: MAX_INSTANCE_BYTES })
    );
    assert!(
        text(MAX_EXCLUDED_SIZE, &[]).parse::<ExcludedDiagonals>().is_ok_and(|read| validate(&read.to_placement()).ok())
    );
}
