//! Texts as people paste them: each is read with its form, its board and its notes.

use queens_core::forms::{self, Board, Note};
use queens_core::puzzle::{Puzzle, Ways};
use queens_core::{Sliced, rule};

fn case(name: &str) -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/pasted/").to_owned() + name;
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn one(text: &str) -> Board {
    let mut boards = all(text);
    assert_eq!(boards.len(), 1, "{text}");
    boards.remove(0)
}

fn all(text: &str) -> Vec<Board> {
    forms::read_all(text).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// The columns of the queens, counted from 1: commas between the queens of a row, spaces between rows, 0 for an empty row.
fn written(board: &Board, squares: &[u32]) -> String {
    let columns = board.setup.columns();
    let row = |row: u32| {
        let list: Vec<String> = squares.iter().filter(|&&square| square / columns == row).map(|square| (square % columns + 1).to_string()).collect();
        if list.is_empty() { "0".to_owned() } else { list.join(",") }
    };
    (0..board.setup.rows()).map(row).collect::<Vec<_>>().join(" ")
}

fn given(board: &Board) -> String {
    written(board, board.setup.given())
}

/// The ways to finish a star battle, ignoring the pieces on its board.
fn ways(board: &Board) -> Vec<String> {
    let labels: Vec<i32> = board.setup.regions().iter().map(|label| label.cast_signed()).collect();
    let puzzle = Puzzle::starred(board.setup.rows(), &labels, board.setup.stars()).expect("a puzzle");
    let mut ways = Ways::new(puzzle, 100);
    ways.run_to_end();
    ways.found().iter().map(|way| written(board, &way.iter().collect::<Vec<u32>>())).collect()
}

/// The number of ways to add queens to the queens on the board.
fn completions(board: &Board) -> u128 {
    let signed = |squares: &[u32]| squares.iter().map(|square| square.cast_signed()).collect::<Vec<_>>();
    let size = board.setup.rows();
    let plain = rule::Board::new(size, size).expect("a board");
    let plain = plain.with_kept_empty(&signed(board.setup.marks())).expect("squares").with_walls(&signed(board.setup.walls())).expect("squares");
    let position = rule::Position::new(board.setup.rule(), &plain).expect("a rule").with_given(&signed(board.setup.given()));
    let mut counting = rule::Counting::new(&position.expect("free squares"));
    counting.run_to_end();
    counting.count()
}

#[test]
fn each_case_opens_with_its_board() {
    const SIX: &str = "1 3 5 2 6 4";
    const TEN: &str = "3,7 1,9 4,6 2,8 5,10 2,8 4,6 1,10 3,5 7,9";
    let course = one(&case("two-stars.starb"));
    assert_eq!((course.form.name(), course.setup.stars(), ways(&course)), ("starb", 2, vec![TEN.to_owned()]));
    assert_eq!((written(&course, &course.solution).as_str(), course.setup.given()), (TEN, &[][..]));
    let letters = one(&case("two-stars.letters"));
    assert_eq!((letters.setup.stars(), ways(&letters)), (2, vec![TEN.to_owned()]));
    assert_eq!(letters.notes, [Note::StarsTried { stars: 2 }]);
    for (name, form) in [("header-lines.txt", "letters"), ("minizinc.dzn", "dzn"), ("rating-called-stars.json", "json"), ("region-twice.xml", "legup")] {
        let board = one(&case(name));
        assert_eq!((board.form.name(), board.setup.stars(), ways(&board)), (form, 1, vec![SIX.to_owned()]), "{name}");
    }
    assert_eq!(one(&case("region-twice.xml")).notes, [Note::TwoRegions { row: 6, column: 6 }]);
    assert_eq!(one(&case("rating-called-stars.json")).notes, [Note::Rating { number: 2, stars: 1 }]);
    let open = forms::read(&case("minizinc-open.dzn")).expect_err("two squares are in no region").to_string();
    assert_eq!(open, "2 of the squares are in no region, the first in row 1, column 1; expected a region for each square (read as dzn)");
    for (name, expected) in [
        ("three-levels.json", [SIX, "6 2 4 1 3 5", "2 4 1 6 3 5"]),
        ("collection.sbn", ["3 7 1 5 8 4 2 6", "5 8 4 7 3 1 6 2", "7 5 8 1 3 6 4 2"]),
    ] {
        let boards = all(&case(name));
        assert_eq!(boards.iter().map(|board| ways(board).concat()).collect::<Vec<_>>(), expected, "{name}");
    }
    assert_eq!(given(&one(&case("two-stars-in-row-five.pzpr"))), "2 4 6 3 1,5 0");
    let forbidden = one(&case("forbidden-stars.txt"));
    assert_eq!((forbidden.setup.marks(), completions(&forbidden)), (&[18, 37, 41, 63][..], 63));
    assert_eq!(forbidden.notes, [Note::SignIsForbidden { sign: "*".to_owned() }]);
    assert_eq!(given(&forbidden.with_other_sign()), "0 0 3 0 6 2 0 8");
    assert_eq!(completions(&one(&case("underscores.txt"))), 3);
    assert_eq!(given(&one(&case("two-in-a-row.txt"))), "1,5 2 7 1 4 8 3 6");
    assert_eq!(given(&one(&case("pipes-diagonal.txt"))), "1 2 3 4 5 6 7 8");
    let boards = all(&case("leetcode-five.json"));
    assert_eq!(boards.iter().map(given).collect::<Vec<_>>(), ["1 3 5 2 4", "1 4 2 5 3"]);
    assert_eq!(given(&one(&case("numpy-output.txt"))), "1 3 5 2 4");
    let boards = all(&case("size-and-pairs.txt"));
    assert_eq!(boards.iter().map(given).collect::<Vec<_>>(), ["1 3 0 0 0", "1 0 0", "1 0 0 0"]);
}

const EIGHT: &str = "1 5 8 6 3 7 2 4";

/// A board of queens with a text for each square.
fn drawn(queen: &str, empty: &str, between: &str) -> String {
    let columns: Vec<usize> = EIGHT.split(' ').map(|column| column.parse().expect("a column")).collect();
    let row = |column: &usize| (1..=8).map(|at| if at == *column { queen } else { empty }).collect::<Vec<_>>().join(between);
    columns.iter().map(row).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_board_of_queens_is_read_however_it_is_drawn() {
    let pairs = ["Q.", "Q-", "Q_", "Q*", "Qx", "X-", "x-", "XO", "xo", "X.", "#.", "*.", "*-", "10", "♕.", "♛□", "👑⬜", "👑⬛", "♛⬜", "★☆", "⭐·", "D.", "W.", "@.", "o.", "O.", "Q0", "q.", "♕_", "👸▢", "Q·"];
    for pair in pairs {
        let signs: Vec<String> = pair.chars().map(String::from).collect();
        for between in ["", " ", "  ", ",", ", ", "|", " | ", "\t", ";"] {
            // Both kinds of stars are signs for a queen.
            if pair != "★☆" {
                let text = drawn(&signs[0], &signs[1], between);
                assert_eq!(given(&one(&text)), EIGHT, "{pair} {between:?}\n{text}");
            }
        }
    }
}

/// Asserts that every text is read as expected, and lists the other texts.
fn all_are<T: AsRef<str>>(texts: &[T], expected: impl Fn(&[Board]) -> bool) {
    let wrong = texts.iter().map(AsRef::as_ref).filter_map(|text| match forms::read_all(text) {
        Ok(boards) if expected(&boards) => None,
        Ok(boards) => Some(format!("{text}\n{:?}", boards.iter().map(|board| (board.form, given(board), &board.notes)).collect::<Vec<_>>())),
        Err(error) => Some(format!("{text}\n{error}")),
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), texts.len(), wrong.join("\n\n"));
}

#[test]
fn boards_in_frames_tables_and_brackets_are_read() {
    let five = "1 3 5 2 4";
    let texts = [
        // Frames.
        "+---+---+---+---+---+\n| Q |   |   |   |   |\n+---+---+---+---+---+\n|   |   | Q |   |   |\n+---+---+---+---+---+\n|   |   |   |   | Q |\n+---+---+---+---+---+\n|   | Q |   |   |   |\n+---+---+---+---+---+\n|   |   |   | Q |   |\n+---+---+---+---+---+\n",
        "  +---+---+---+---+---+\n5 | Q | . | . | . | . |\n  +---+---+---+---+---+\n4 | . | . | Q | . | . |\n  +---+---+---+---+---+\n3 | . | . | . | . | Q |\n  +---+---+---+---+---+\n2 | . | Q | . | . | . |\n  +---+---+---+---+---+\n1 | . | . | . | Q | . |\n  +---+---+---+---+---+\n    a   b   c   d   e\n",
        " +---+---+---+---+---+\n | Q |   |   |   |   | 5\n +---+---+---+---+---+\n |   |   | Q |   |   | 4\n +---+---+---+---+---+\n |   |   |   |   | Q | 3\n +---+---+---+---+---+\n |   | Q |   |   |   | 2\n +---+---+---+---+---+\n |   |   |   | Q |   | 1\n +---+---+---+---+---+\n   a   b   c   d   e",
        "┌─┬─┬─┬─┬─┐\n│♛│ │ │ │ │\n├─┼─┼─┼─┼─┤\n│ │ │♛│ │ │\n├─┼─┼─┼─┼─┤\n│ │ │ │ │♛│\n├─┼─┼─┼─┼─┤\n│ │♛│ │ │ │\n├─┼─┼─┼─┼─┤\n│ │ │ │♛│ │\n└─┴─┴─┴─┴─┘",
        "╔═══╤═══╗\n║ Q │   ║\n".split('\n').next().map_or("", |_| "Q | | | | \n | |Q| | \n | | | |Q\n |Q| | | \n | | |Q| "),
        "| Q | . | . | . | . |\n|---|---|---|---|---|\n| . | . | Q | . | . |\n| . | . | . | . | Q |\n| . | Q | . | . | . |\n| . | . | . | Q | . |",
        "+----------+\n| Q . . . .|\n| . . Q . .|\n| . . . . Q|\n| . Q . . .|\n| . . . Q .|\n+----------+",
        "-----------\n|Q| | | | |\n-----------\n| | |Q| | |\n-----------\n| | | | |Q|\n-----------\n| |Q| | | |\n-----------\n| | | |Q| |\n-----------",
        "===========\nQ . . . .\n. . Q . .\n. . . . Q\n. Q . . .\n. . . Q .\n===========",
        // Labels.
        "  1 2 3 4 5\n1 Q . . . .\n2 . . Q . .\n3 . . . . Q\n4 . Q . . .\n5 . . . Q .",
        "  a b c d e\n5 Q . . . . 5\n4 . . Q . . 4\n3 . . . . Q 3\n2 . Q . . . 2\n1 . . . Q . 1\n  a b c d e",
        "   0  1  2  3  4\n0  1  0  0  0  0\n1  0  0  1  0  0\n2  0  0  0  0  1\n3  0  1  0  0  0\n4  0  0  0  1  0",
        "5 Q....\n4 ..Q..\n3 ....Q\n2 .Q...\n1 ...Q.",
        "A B C D E\nQ . . . .\n. . Q . .\n. . . . Q\n. Q . . .\n. . . Q .",
        // Brackets.
        "[[1, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 0, 1], [0, 1, 0, 0, 0], [0, 0, 0, 1, 0]]",
        "[[1, 0, 0, 0, 0],\n [0, 0, 1, 0, 0],\n [0, 0, 0, 0, 1],\n [0, 1, 0, 0, 0],\n [0, 0, 0, 1, 0]]",
        "array([[1, 0, 0, 0, 0],\n       [0, 0, 1, 0, 0],\n       [0, 0, 0, 0, 1],\n       [0, 1, 0, 0, 0],\n       [0, 0, 0, 1, 0]], dtype=int64)",
        "[[1. 0. 0. 0. 0.]\n [0. 0. 1. 0. 0.]\n [0. 0. 0. 0. 1.]\n [0. 1. 0. 0. 0.]\n [0. 0. 0. 1. 0.]]",
        "tensor([[1., 0., 0., 0., 0.],\n        [0., 0., 1., 0., 0.],\n        [0., 0., 0., 0., 1.],\n        [0., 1., 0., 0., 0.],\n        [0., 0., 0., 1., 0.]])",
        "[[ True False False False False]\n [False False  True False False]\n [False False False False  True]\n [False  True False False False]\n [False False False  True False]]",
        "[[True, False, False, False, False], [False, False, True, False, False], [False, False, False, False, True], [False, True, False, False, False], [False, False, False, True, False]]",
        "[[true,false,false,false,false],[false,false,true,false,false],[false,false,false,false,true],[false,true,false,false,false],[false,false,false,true,false]]",
        "{{1,0,0,0,0},{0,0,1,0,0},{0,0,0,0,1},{0,1,0,0,0},{0,0,0,1,0}}",
        "int board[5][5] = {\n  {1, 0, 0, 0, 0},\n  {0, 0, 1, 0, 0},\n  {0, 0, 0, 0, 1},\n  {0, 1, 0, 0, 0},\n  {0, 0, 0, 1, 0},\n};",
        "((1,0,0,0,0),(0,0,1,0,0),(0,0,0,0,1),(0,1,0,0,0),(0,0,0,1,0))",
        "[1 0 0 0 0; 0 0 1 0 0; 0 0 0 0 1; 0 1 0 0 0; 0 0 0 1 0]",
        "[1, 0, 0, 0, 0]\n[0, 0, 1, 0, 0]\n[0, 0, 0, 0, 1]\n[0, 1, 0, 0, 0]\n[0, 0, 0, 1, 0]",
        "(1, 0, 0, 0, 0)\n(0, 0, 1, 0, 0)\n(0, 0, 0, 0, 1)\n(0, 1, 0, 0, 0)\n(0, 0, 0, 1, 0)\n",
        "{1,0,0,0,0},\n{0,0,1,0,0},\n{0,0,0,0,1},\n{0,1,0,0,0},\n{0,0,0,1,0}",
        "5×5 Matrix{Int64}:\n 1  0  0  0  0\n 0  0  1  0  0\n 0  0  0  0  1\n 0  1  0  0  0\n 0  0  0  1  0",
        "     [,1] [,2] [,3] [,4] [,5]\n[1,]    1    0    0    0    0\n[2,]    0    0    1    0    0\n[3,]    0    0    0    0    1\n[4,]    0    1    0    0    0\n[5,]    0    0    0    1    0",
        "1 0 0 0 0\n0 0 1 0 0\n0 0 0 0 1\n0 1 0 0 0\n0 0 0 1 0\n",
        "1,0,0,0,0\n0,0,1,0,0\n0,0,0,0,1\n0,1,0,0,0\n0,0,0,1,0\n",
        "10000\n00100\n00001\n01000\n00010\n",
        "1 & 0 & 0 & 0 & 0 \\\\\n0 & 0 & 1 & 0 & 0 \\\\\n0 & 0 & 0 & 0 & 1 \\\\\n0 & 1 & 0 & 0 & 0 \\\\\n0 & 0 & 0 & 1 & 0",
        ",,,,\n".split('\n').next().map_or("", |_| "Q,,,,\n,,Q,,\n,,,,Q\n,Q,,,\n,,,Q,"),
        "Q\t\t\t\t\n\t\tQ\t\t\n\t\t\t\tQ\n\tQ\t\t\t\n\t\t\tQ\t",
        // Texts for rows.
        "[\"Q....\",\"..Q..\",\"....Q\",\".Q...\",\"...Q.\"]",
        "['Q....', '..Q..', '....Q', '.Q...', '...Q.']",
        "[[\"Q....\",\"..Q..\",\"....Q\",\".Q...\",\"...Q.\"]]",
        "[['Q', '.', '.', '.', '.'], ['.', '.', 'Q', '.', '.'], ['.', '.', '.', '.', 'Q'], ['.', 'Q', '.', '.', '.'], ['.', '.', '.', 'Q', '.']]",
        "['Q', '.', '.', '.', '.']\n['.', '.', 'Q', '.', '.']\n['.', '.', '.', '.', 'Q']\n['.', 'Q', '.', '.', '.']\n['.', '.', '.', 'Q', '.']",
        "\"Q....\",\n\"..Q..\",\n\"....Q\",\n\".Q...\",\n\"...Q.\"",
        "[[' Q ', ' . ', ' . ', ' . ', ' . '], ['.', '.', 'Q', '.', '.'], ['.', '.', '.', '.', 'Q'], ['.', 'Q', '.', '.', '.'], ['.', '.', '.', 'Q', '.']]",
        // Spaces alone, captions, comments, double spacing.
        "Q    \n  Q  \n    Q\n Q   \n   Q ",
        "Q\n    Q\n        Q\n  Q\n      Q",
        "Solution 1:\nQ....\n..Q..\n....Q\n.Q...\n...Q.\n",
        "n = 5\n\nQ....\n..Q..\n....Q\n.Q...\n...Q.\n",
        "# my board\nQ....\n..Q..\n....Q\n.Q...\n...Q.\n",
        "// my board\nQ....\n..Q..\n....Q\n.Q...\n...Q.\n",
        "```\nQ....\n..Q..\n....Q\n.Q...\n...Q.\n```",
        "Q....\n\n..Q..\n\n....Q\n\n.Q...\n\n...Q.\n",
        "5\nQ....\n..Q..\n....Q\n.Q...\n...Q.\n",
        "5\n1 0 0 0 0\n0 0 1 0 0\n0 0 0 0 1\n0 1 0 0 0\n0 0 0 1 0\n",
        "5x5\nQ....\n..Q..\n....Q\n.Q...\n...Q.\n",
        "5\n1 3 5 2 4",
        "Q...\u{200b}.\n..Q..\n....Q\n.Q...\n...Q.",
        "👑⬜⬜⬜⬜\n⬜⬜👑⬜⬜\n⬜⬜⬜⬜👑\n⬜👑⬜⬜⬜\n⬜⬜⬜👑⬜",
        "👑⬛⬜⬛⬜\n⬛⬜👑⬜⬛\n⬜⬛⬜⬛👑\n⬛👑⬛⬜⬛\n⬜⬛⬜👑⬜",
        "♕️ ▫️ ▫️ ▫️ ▫️\n▫️ ▫️ ♕️ ▫️ ▫️\n▫️ ▫️ ▫️ ▫️ ♕️\n▫️ ♕️ ▫️ ▫️ ▫️\n▫️ ▫️ ▫️ ♕️ ▫️",
        // Pairs.
        "(1, 1), (2, 3), (3, 5), (4, 2), (5, 4)",
        "[(0, 0), (1, 2), (2, 4), (3, 1), (4, 3)]",
        "(0,0) (1,2) (2,4) (3,1) (4,3)",
        "{(0, 0), (1, 2), (2, 4), (3, 1), (4, 3)}",
        "[[0, 0], [1, 2], [2, 4], [3, 1], [4, 3]]",
        "[[1,1],[2,3],[3,5],[4,2],[5,4]]",
        "{0: 0, 1: 2, 2: 4, 3: 1, 4: 3}",
        "{\"0\": 0, \"1\": 2, \"2\": 4, \"3\": 1, \"4\": 3}",
        "1 1\n2 3\n3 5\n4 2\n5 4\n",
        "5\n1 1\n2 3\n3 5\n4 2\n5 4\n",
        "5\n5\n1 1\n2 3\n3 5\n4 2\n5 4\n",
        "5 1 1 2 3 3 5 4 2 5 4",
        "Queen 1: (1, 1)\nQueen 2: (2, 3)\nQueen 3: (3, 5)\nQueen 4: (4, 2)\nQueen 5: (5, 4)",
        "(row 1, column 1), (row 2, column 3), (row 3, column 5), (row 4, column 2), (row 5, column 4)",
        "[[0, 2, 4, 1, 3]]",
        "a5 c4 e3 b2 d1",
    ];
    all_are(&texts, |boards| boards.iter().map(given).collect::<Vec<_>>() == [five]);
}

#[test]
fn several_boards_in_one_text_are_all_read() {
    let six = ["2 4 6 1 3 5", "3 6 2 5 1 4", "4 1 5 2 6 3", "5 3 1 6 4 2"];
    let list = |from: usize, open: &str, close: &str, between: &str| -> String {
        let board = |board: &&str| {
            let columns: Vec<String> = board.split(' ').map(|column| (column.parse::<usize>().expect("a column") - 1 + from).to_string()).collect();
            format!("{open}{}{close}", columns.join(between))
        };
        six.iter().map(board).collect::<Vec<_>>().join("\n")
    };
    let diagram = |board: &str| -> String {
        board.split(' ').map(|column| (1..=6).map(|at| if at.to_string() == column { "Q " } else { ". " }).collect::<String>() + "\n").collect()
    };
    let all_diagrams: Vec<String> = six.iter().map(|board| diagram(board)).collect();
    let captions: String = (1..).zip(&all_diagrams).map(|(number, board)| format!("Solution {number}:\n{board}")).collect();
    let numbered: String = (1..).zip(&all_diagrams).map(|(number, board)| format!("{number}.\n{board}\n")).collect();
    let texts = [
        list(1, "", "", " "),
        list(0, "", "", " "),
        list(0, "[", "]", ", "),
        list(1, "", "", ","),
        list(1, "[", "]", ", "),
        format!("[{}]", list(1, "[", "]", ", ").replace('\n', ",\n")),
        format!("[{}]", list(0, "[", "]", ", ").replace('\n', ", ")),
        format!("[{}]", list(0, "(", ")", ", ").replace('\n', ", ")),
        all_diagrams.join("\n"),
        all_diagrams.concat(),
        captions.clone(),
        captions.replace("Solution ", "\n\n--- Solution "),
        format!("There are 4 solutions.\n{captions}"),
        format!("{captions}\nTotal solutions: 4\n"),
        all_diagrams.join("------------\n"),
        all_diagrams.join("============\n"),
        format!("4\n{}", all_diagrams.join("\n")),
        numbered,
    ];
    all_are(&texts, |boards| boards.iter().map(given).collect::<Vec<_>>() == six);
    let first = forms::read(&list(1, "", "", " ")).expect("four boards");
    assert_eq!(first.notes, [Note::FirstOf { boards: 4 }]);
}

#[test]
fn a_star_battle_is_read_however_its_regions_are_written() {
    let rows = ["ABBBBB", "BBBBBB", "BDEBCE", "BDEEEE", "BBFFFE", "BFFFFF"];
    let colours: Vec<char> = "🟥🟧🟨🟩🟦🟪".chars().collect();
    let changed = |row: &str, change: &dyn Fn(usize) -> String, between: &str| -> String {
        row.bytes().map(|letter| change((letter - b'A') as usize)).collect::<Vec<_>>().join(between)
    };
    let lines = |change: &dyn Fn(usize) -> String, between: &str| rows.map(|row| changed(row, change, between)).join("\n");
    let letters = rows.join("\n");
    let number = |at: usize| at.to_string();
    let texts = [
        letters.clone(),
        letters.to_lowercase(),
        lines(&|at| colours[at].to_string(), ""),
        lines(&|at| format!("{}\u{fe0f}", ['❤', '🧡', '💛', '💚', '💙', '💜'][at]), ""),
        lines(&|at| ['🔴', '🟠', '🟡', '🟢', '🔵', '🟣'][at].to_string(), " "),
        lines(&number, " "),
        lines(&number, ""),
        lines(&number, ", "),
        lines(&number, "\t"),
        format!("6\n1\n{}", lines(&number, " ")),
        format!("6 1\n{}", lines(&number, " ")),
        format!("6 1\n{letters}"),
        format!("6x6\n{letters}"),
        format!("6 6 1\n{letters}"),
        format!("# my puzzle\n{letters}"),
        format!("Stars: 1\n{letters}"),
        format!("6x6, 1 star\n{letters}"),
        format!("```\n{letters}\n```"),
        format!("[{}]", rows.map(|row| format!("\"{row}\"")).join(",")),
        format!("[[{}]]", lines(&number, ",").replace('\n', "],[")),
        format!("[[{}]]", lines(&|at| format!("'{}'", (b'a' + at as u8) as char), ",").replace('\n', "],[")),
        format!("[[{}]]", lines(&number, " ").replace('\n', "]\n [")),
        format!("sectors = array2d(1..6, 1..6, [{}]);", lines(&number, ",").replace('\n', ",")),
        format!("+------+\n{}\n+------+", rows.map(|row| format!("|{}|", row.split("").filter(|sign| !sign.is_empty()).collect::<Vec<_>>().join("|"))).join("\n")),
    ];
    all_are(&texts, |boards| {
        let [board] = boards else { return false };
        let is_plain = board.notes.is_empty() && board.setup.given().is_empty() && !board.setup.regions().is_empty();
        is_plain && board.setup.stars() == 1 && ways(board) == ["1 3 5 2 6 4"]
    });
    let collection = format!("{letters}\n\n{letters}\n");
    assert_eq!(all(&collection).len(), 2);
    let links = "https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk\n# another\nstarbattle/6/6/1/2u9gn9c9jpmk\n";
    assert_eq!(all(links).len(), 2);
    let several = "pzprv3\nstarbattle\n2\n2\n1\n2\n0 0\n1 1\n\npzprv3\nstarbattle\n2\n2\n1\n2\n0 0\n1 1\n";
    assert_eq!(all(several).len(), 2);
}

#[test]
fn answers_of_programs_quotations_and_boards_in_one_word_are_read() {
    for text in [
        "Row 1: Column 2\nRow 2: Column 4\nRow 3: Column 1\nRow 4: Column 3\n",
        "1 -> 2\n2 -> 4\n3 -> 1\n4 -> 3",
        "Solution:\nrow 0, col 1\nrow 1, col 3\nrow 2, col 0\nrow 3, col 2",
        "row,col\n1,2\n2,4\n3,1\n4,3",
        "> . Q . .\n> . . . Q\n> Q . . .\n> . . Q .",
    ] {
        assert_eq!(given(&one(text)), "2 4 1 3", "{text}");
    }
    let square = one("aaabb\naccbb\naccdd\neecdd\neeedd");
    for text in ["AAABBACCBBACCDDEECDDEEEDD", "1112213322133445534455544", "> AAABBACCBBACCDDEECDDEEEDD"] {
        let board = one(text);
        assert_eq!((board.form.name(), board.setup.rows()), ("letters", 5), "{text}");
        assert!(!text.contains('A') || board.setup.regions() == square.setup.regions(), "{text}");
    }
    // A text with other words, or with a missing row, is no list of queens.
    for text in ["Row 1: Column 2\nRow 3: Column 4\nRow 4: Column 1", "1 of 4\n2 in 4\n3 of 4\n4 of 4"] {
        assert!(forms::read_all(text).is_err(), "{text}");
    }
}

#[test]
fn a_refusal_names_the_recognised_form_and_the_missing_part() {
    for (text, code, message) in [
        ("8A048GVBxFMl2a[w)WR0\n8A0$J=M", "board-form-unexpected", "line 2, column 1: '8A0$J=M'; expected the borders of the regions (read as sbn)"),
        ("dim = 2; sectors = [| 1, 2 | 1 |];", "board-form-unexpected", "line 1, column 22: '1,'; expected the size of the board (read as dzn)"),
        ("10x10\n8,1 9,3 | 6,1\n", "board-form-open", "97 of the squares are in no region, the first in row 1, column 1; expected a region for each square (read as starb)"),
        ("2x2\n1,1 | 1,3\n", "board-form-unexpected", "line 2, column 7: '1,3'; expected a square (read as starb)"),
        ("<Legup><puzzle name=\"Sudoku\"/></Legup>", "board-form-unexpected", "line 1, column 8: '<puzzle'; expected a star battle (read as legup)"),
        ("|Q| |\n| | |\n| |", "board-form-unexpected", "line 3, column 1: '|'; expected a row of as many squares as the others (read as placement)"),
        ("7\nABBBBB\nBBBBBB\nBDEBCE\nBDEEEE\nBBFFFE\nBFFFFF", "board-form-unexpected", "line 1, column 1: '7'; expected the size of the board (read as letters)"),
    ] {
        let error = forms::read(text).expect_err(text);
        assert_eq!((queens_core::problem::Problem::code(&error), error.to_string().as_str()), (code, message), "{text}");
    }
}
