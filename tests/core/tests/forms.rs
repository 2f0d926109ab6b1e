//! Boards as texts: each form is read as other programs write it, written texts are read back as the same board, and invalid
//! texts are refused with the place and the expected content.

use queens_core::forms::{self, Form, FormError, Part, Setup};
use queens_core::problem::Problem;
use queens_core::rule::{Piece, Rule};
use queens_tests::random::{self, generator};
use rand::RngExt;
use std::time::{Duration, Instant};

/// The regions of `starbattle/6/6/1/2u9gn9c9jpmk`.
const LETTERS: &str = "aaaabb\nacdabb\nccdddb\ncbbbbb\nceebef\ncceeef\n";

fn six() -> Setup {
    forms::read(LETTERS).expect("n lines of n letters").setup
}

fn board(form: Form, text: &str) -> Setup {
    let read = forms::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read.form, form, "{text}");
    read.setup
}

#[test]
fn a_star_battle_is_the_same_in_the_forms_of_all_other_programs() {
    let task = "1,1,1,1,2,2,1,3,4,1,2,2,3,3,4,4,4,2,3,2,2,2,2,2,3,5,5,2,5,6,3,3,5,5,5,6";
    let quoted = format!("<script> var Game = {{}}; var task = '{task}'; </script>");
    let spaced: String = LETTERS.chars().flat_map(|letter| [letter, ' ']).collect();
    let matrix = "[[0,0,0,0,1,1],[0,2,3,0,1,1],[2,2,3,3,3,1],[2,1,1,1,1,1],[2,4,4,1,4,5],[2,2,4,4,4,5]]";
    let level = r#"import { pink } from "../colors"; // [1, 2]
        const level647: Level = {
          size: 6,
          colorRegions: [
            ["A", "A", "A", "A", "B", "B"], // the first row
            ["A", "C", "D", "A", "B", "B"],
            ['C', 'C', 'D', 'D', 'D', 'B'],
            ["C", "B", "B", "B", "B", "B"],
            ["C", "E", "E", "B", "E", "F"],
            ["C", "C", "E", "E", "E", "F"],
          ],
          regionColors: { A: pink },
        };"#;
    let texts = [
        (Form::PuzzLink, "https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk".to_owned()),
        (Form::PuzzLink, "http://pzv.jp/p.html?starbattle/6/6/1/2u9gn9c9jpmk".to_owned()),
        (Form::PuzzLink, "https://pzprxs.vercel.app/p?starbattle/v:/6/6/1/2u9gn9c9jpmk/edit".to_owned()),
        (Form::PuzzLink, " https://pzplus.tck.mn/p.html?starbattle/6/6/1/2u9gn9c9jpmk\n".to_owned()),
        (Form::PuzzLink, "starbattle/6/6/1/2u9gn9c9jpmk".to_owned()),
        (Form::Penpa, "https://swaroopg92.github.io/penpa-edit/?m=solve&p=https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk&x=1".to_owned()),
        (Form::Penpa, "https://swaroopg92.github.io/penpa-edit/#m=edit&p=https%3A%2F%2Fpuzz.link%2Fp%3Fstarbattle%2F6%2F6%2F1%2F2u9gn9c9jpmk".to_owned()),
        (Form::Letters, LETTERS.replace('\n', "\r\n").to_uppercase()),
        (Form::Letters, spaced),
        (Form::Task, task.to_owned()),
        (Form::Task, quoted),
        (Form::Json, matrix.to_owned()),
        (Form::Json, format!("{{\"size\": 6, \"regions\": {matrix}, \"starsPerUnit\": 1, \"solution\": [[0, 1]]}}")),
        (Form::Json, format!("{{\"grid\": {matrix}}}")),
        (Form::Json, "const regions: string[] = ['aaaabb', 'acdabb', 'ccdddb', 'cbbbbb', 'ceebef', 'cceeef'];".to_owned()),
        (Form::Json, level.to_owned()),
        (Form::Sbn, format!("6A{SBN_BORDERS}")),
        (Form::Sbn, SBN_FIRST.to_owned()),
    ];
    for (form, text) in texts {
        assert_eq!(board(form, &text), six(), "{text}");
    }
}

/// Texts in the form SBN that a separate program wrote.
const SBN_BORDERS: &str = "0c^*c086+g";
const SBN_FIRST: &str = "661W5vCBfHUpN2";

/// Drawings as Penpa+ stores them, compressed by zlib: with thick lines and a margin; with colours; with the marks of a solver
/// and the fixed codes of deflate; with the number of stars in the title; and a Sudoku.
const DRAWINGS: &str = include_str!("../../../data/penpa.txt");

#[test]
fn squares_outside_of_the_board_are_refused() {
    let refused = FormError::Square { found: 36, last: 35 };
    assert_eq!(six().with_given(vec![0, 36]), Err(refused.clone()));
    assert_eq!(six().with_marks(vec![36]), Err(refused.clone()));
    assert_eq!(six().with_walls(vec![36]), Err(refused.clone()));
    assert_eq!(refused.code(), "board-form-square");
}

#[test]
fn drawings_of_penpa_are_read() {
    let drawings: Vec<&str> = DRAWINGS.lines().collect();
    assert_eq!(board(Form::Penpa, drawings[0]), six());
    assert_eq!(board(Form::Penpa, drawings[1]), six());
    let set = board(Form::Penpa, drawings[2]);
    assert_eq!((set.given(), set.marks()), (&[1][..], &[0, 17][..]));
    assert_eq!(set.with_given(vec![]).and_then(|set| set.with_marks(vec![])), Ok(six()));
    let address = "starbattle/10/10/2/5g252c2qkgbakk98igse7g88cp3730so000u";
    assert_eq!(board(Form::Penpa, drawings[3]), board(Form::PuzzLink, address));
    let whole = drawings[0];
    for (text, expected) in [
        (drawings[4].to_owned(), "a star battle"),
        (whole[..whole.len() - 40].to_owned(), "a star battle"),
        (whole.replace("&p=", "&p=!"), "a star battle"),
        ("https://swaroopg92.github.io/penpa-edit/#m=edit".to_owned(), "a star battle"),
    ] {
        let error = forms::read(&text).expect_err("no board");
        assert_eq!(error.code(), "board-form-unexpected");
        assert!(error.to_string().ends_with(&format!("expected {expected} (read as penpa)")), "{error}");
    }
}

#[test]
fn pieces_on_a_board_are_read_with_it() {
    let given = |text: &str, form| (board(form, text).given().to_vec(), board(form, text).marks().to_vec());
    let file = "pzprv3\nstarbattle\n2\n3\n1\n2\n0 0 1\n0 1 1\n. # .\n+ . .\n";
    assert_eq!(given(file, Form::Pzpr), (vec![1], vec![3]));
    assert_eq!(given(&file.replace('\n', "/"), Form::Pzpr), (vec![1], vec![3]));
    assert_eq!(given(&format!("6A{SBN_BORDERS}j"), Form::Sbn), (vec![1], vec![0]));
    let json = r##"{"regions": [[0, 0], [1, 1]], "states": [["", "Q"], ["x", "#"]]}"##;
    assert_eq!(given(json, Form::Json), (vec![1], vec![2]));
    assert_eq!(board(Form::Json, json).walls(), [3]);
    assert_eq!(
        given(r#"{"grid": [[0, 1], [2, 0]], "regions": [["a", "a"], ["b", "b"]]}"#, Form::Json),
        (vec![1], vec![2])
    );
    assert_eq!(
        given("c square 1 1 1\nc square 1 2 2\nc square 2 1 3\nc square 2 2 4\np cnf 4 2\n2 0\n-3 0\n", Form::Cnf),
        (vec![1], vec![2])
    );
    // A literal without a square is ignored.
    for literal in [i64::MIN, i64::MAX, -2] {
        assert_eq!(given(&format!("c square 1 1 1\np cnf 1 1\n{literal} 0\n"), Form::Cnf), (vec![], vec![]));
    }
}

#[test]
fn boards_of_queens_are_read_from_lists_squares_and_pieces() {
    let rows = |text: &str, form| {
        let setup = board(form, text);
        assert_eq!(setup.rule(), &Rule::of(Piece::Queens), "{text}");
        (setup.rows(), setup.given().to_vec())
    };
    let solution = [1, 7, 8, 14];
    for (text, form) in [
        ("2 4 1 3", Form::Placement),
        (".Q..\n...Q\nQ...\n..Q.\n", Form::Placement),
        ("row,column\n1,2\n2,4\n3,1\n4,3\n", Form::Placement),
        (r#"{"n": 4, "columns": [2, 4, 1, 3]}"#, Form::Placement),
        ("[2, 4, 1, 3]", Form::Placement),
        ("1Q2/3Q/Q3/2Q1 w - - 0 1", Form::Fen),
        ("b4 d3 a2 c1", Form::Squares),
        ("[\"B4\", \"D3\", \"A2\", \"C1\"]", Form::Squares),
        ("Qb4 Qd3 Qa2 Qc1", Form::Squares),
    ] {
        assert_eq!(rows(text, form), (4, solution.to_vec()), "{text}");
    }
    assert_eq!(rows("a4 g2", Form::Squares), (8, vec![32, 54]));
    assert_eq!(rows("0 0 0\n0 0 0\n0 0 0", Form::Placement), (9, vec![]));
    let knights = board(Form::Fen, "N9P/11/11");
    assert_eq!((knights.rule(), knights.rows(), knights.columns()), (&Rule::of(Piece::Knights), 3, 11));
    assert_eq!((knights.given(), knights.walls()), (&[0][..], &[10][..]));
    let diagonals = board(Form::Diagonals, "n = 4\nnumdiags = 1\ndiags = [[3, 1]]");
    assert_eq!(diagonals.marks(), [3, 6, 9, 12]);
}

#[test]
fn an_invalid_board_is_refused_with_the_place_and_the_expected_content() {
    let cases = [
        ("", "board-form-unknown", "the text is empty; expected puzz.link"),
        ("\n  hello world", "board-form-unknown", "line 2, column 3: 'hello'; expected puzz.link"),
        ("https://example.org/p?x", "board-form-unknown", "line 1, column 1: 'https://example.org…'"),
        (
            "https://puzz.link/p?sudoku/9/9/1",
            "board-form-unexpected",
            "line 1, column 1: 'https://puzz.link/p…'; expected a star battle",
        ),
        (
            "starbattle/6/6/9/2u9gn9c9jpmk",
            "board-form-unexpected",
            "line 1, column 16: '9/2u9gn9c9jpmk'; expected the number of stars",
        ),
        (
            "starbattle/6/6/1/2u9gn9c9jpm",
            "board-form-unexpected",
            "line 1, column 29: ''; expected the borders of the regions",
        ),
        (
            "starbattle/6/6/1/2u9wn9c9jpmk",
            "board-form-unexpected",
            "line 1, column 21: 'wn9c9jpmk'; expected the borders of the regions",
        ),
        ("starbattle/2000/2000/1/0", "board-form-size", "2000 rows and 2000 columns; a board has from 1 to 1000 here"),
        ("pzprv3\nsudoku\n9", "board-form-unexpected", "line 2, column 1: 'sudoku'; expected a star battle"),
        ("pzprv3\nstarbattle\n1\n1\n1\n1\n0\nx", "board-form-unexpected", "line 8, column 1: 'x'; expected a square"),
        (
            "abc\nab\nabc",
            "board-form-unexpected",
            "line 2, column 1: 'ab'; expected a row of as many squares as the others",
        ),
        (
            "{\"regions\": [[0, 0],\n [1]]}",
            "board-form-unexpected",
            "line 2, column 2: ''; expected a row of as many squares as the others",
        ),
        (
            "{\"regions\": [[0, 0], [1",
            "board-form-unexpected",
            "line 1, column 23: ''; expected a row of as many squares as the others",
        ),
        ("Q7/8/Qn6", "board-form-unexpected", "line 1, column 7: 'n6'; expected the pieces"),
        ("Q2/3/4", "board-form-unexpected", "line 1, column 6: '4'; expected a row of as many squares as the others"),
        (
            "p cnf 1 1\n1 0",
            "board-form-unexpected",
            "line 1, column 1: 'p'; expected comments that name the board",
        ),
        ("0 3\n9", "text-bad-column", "line 2, word 1: '9'; expected a column from 0 to 3"),
        ("0 0 0\n0 0 0\n0 x", "text-bad-column", "line 3, word 2: 'x'; expected a column from 0 to 8"),
        ("row,column\n1,x", "file-number", "line 2, word 3: 'x'; expected a column, a whole number from 0 to 10000000"),
        ("n = 4 numdiags = 2 diags = [[3, 1]]", "excluded-fewer", "numdiags is 2, but diags lists 1"),
    ];
    for (text, code, message) in cases {
        let error = forms::read(text).expect_err(text);
        assert_eq!(error.code(), code, "{text}: {error}");
        assert!(error.to_string().starts_with(message), "{text}: {error}");
    }
    let long = forms::read(&" ".repeat(forms::MAX_TEXT_BYTES + 1)).expect_err("a megabyte and more");
    assert_eq!(long.code(), "board-form-too-long");
}

#[test]
fn an_impossible_number_of_stars_is_refused_at_its_place() {
    for (text, place) in [
        ("starbattle/6/6/0/2u9gn9c9jpmk", "line 1, column 16: '0/2u9gn9c9jpmk'"),
        ("pzprv3\nstarbattle\n2\n2\n3\n2\n0 0\n1 1\n", "line 5, column 1: '3'"),
        ("pzprv3/starbattle/2/2/0/2/0 0/1 1/", "line 1, column 23: '0'"),
        ("{\"regions\": [[0, 0], [1, 1]],\n \"stars\": 3}", "line 2, column 11: '3'"),
        ("{\"starCount\": 0, \"regions\": [[0, 0], [1, 1]]}", "line 1, column 15: '0'"),
        ("4Z0000", "line 1, column 2: 'Z0000'"),
        ("445W0000", "line 1, column 3: '5W0000'"),
    ] {
        let error = forms::read(text).expect_err(text);
        let expected = format!("{place}; expected the number of stars (read as ");
        assert!(error.to_string().starts_with(&expected), "{text}: {error}");
    }
}

#[test]
fn a_place_counts_from_the_start_of_the_whole_text() {
    for (text, place) in [
        ("\n\n\npzprv3\nsudoku\n9", "line 5, column 1: 'sudoku'"),
        ("\u{a0}\n\u{c} pzprv3/sudoku/9", "line 2, column 10: 'sudoku'"),
        ("\n Q7/8/Qn6 w - - 0 1", "line 2, column 8: 'n6'"),
        ("\n\n\u{a0}Q2/3/4", "line 3, column 7: '4'"),
        ("\n  starbattle/6/6/9/2u9gn9c9jpmk\n", "line 2, column 18: '9/2u9gn9c9jpmk'"),
        ("\n  starbattle/6/6/1/2u9\n", "line 2, column 23: ''"),
        ("\n https://puzz.link/p?sudoku/9/9/1", "line 2, column 2: 'https://puzz.link/p…'"),
        ("\n https://swaroopg92.github.io/penpa-edit/", "line 2, column 2: 'https://swaroopg92.…'"),
        ("\n 4Z0000\n", "line 2, column 3: 'Z0000'"),
        ("\n 4A00.0~0\n", "line 2, column 6: '.0~0'"),
        ("c x\np cnf 1 1\nc board {\"regions\": [[0, 0], [1]]}\n1 0", "line 3, column 30: ''"),
        ("\np cnf 1 1\r\nc board {\"regions\": [[0]], \"stars\": 2}\r\n", "line 3, column 37: '2'"),
    ] {
        let error = forms::read(text).expect_err(text);
        assert_eq!(error.code(), "board-form-unexpected", "{text}: {error}");
        assert!(error.to_string().starts_with(&format!("{place}; ")), "{text}: {error}");
    }
    let error = forms::read("c x\nc board {\"n\": 2, \"columns\": [1, x]}\np cnf 1 1\n").expect_err("no column");
    assert!(error.to_string().starts_with("line 2, "), "{error}");
}

/// Reading and writing would take minutes if a list were searched for each square.
#[test]
fn a_large_board_is_read_and_written_in_linear_time() {
    let begun = Instant::now();
    let signs: Vec<char> = ('a'..='z').chain('A'..='Z').chain('0'..='9').collect();
    let name = |at: usize| -> String { [at / 62 / 62, at / 62 % 62, at % 62].map(|sign| signs[sign]).iter().collect() };
    let line = |row: usize| (480 * row..480 * (row + 1)).map(name).collect::<Vec<_>>().join(" ") + "\n";
    let text: String = (0..480).map(line).collect();
    let each: Vec<u32> = (0..480 * 480).collect();
    assert_eq!(board(Form::Letters, &text).regions(), each);
    let (given, marks) = (0..1_000_000).partition(|square| square % 2 == 0);
    let board = Setup::star_battle(1_000, 1_000, 1, &[]).expect("a board");
    let board = board.with_given(given).and_then(|board| board.with_marks(marks)).expect("squares of the board");
    // The text would be longer than the parser accepts.
    assert_eq!(refused(Form::Pzpr, &board), Part::Size);
    assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", begun.elapsed());
}

/// Boards of all kinds, of up to nine rows.
fn any_board(seed: u32) -> Setup {
    let mut random = generator(seed);
    let mut below = |end: u32| random.random_range(0..end);
    let rows = 1 + below(9);
    let columns = if below(4) == 0 { 1 + below(9) } else { rows };
    let count = rows * columns;
    let piece = Piece::ALL[below(Piece::ALL.len() as u32) as usize];
    let mut some = |share: u32| -> Vec<u32> {
        if below(3) == 0 { (0..count).filter(|_| below(share) == 0).collect() } else { Vec::new() }
    };
    let (given, marks, walls) = (some(6), some(6), some(9));
    let taken = |list: Vec<u32>, other: &[&Vec<u32>]| -> Vec<u32> {
        list.into_iter().filter(|square| !other.iter().any(|list| list.contains(square))).collect()
    };
    let marks = taken(marks, &[&given]);
    let walls = taken(walls, &[&given, &marks]);
    let setup = match below(2) {
        0 => Setup::new(Rule::of(piece), rows, columns),
        _ => {
            // Regions of any squares, or connected regions of about two rows with steps in their borders.
            let steps: Vec<u32> = (0..columns).map(|_| below(2)).collect();
            let loose = below(2) == 0;
            let label =
                |square| if loose { below(rows) } else { (square / columns + steps[(square % columns) as usize]) / 2 };
            let labels: Vec<u32> = (0..count).map(label).collect();
            Setup::star_battle(rows, columns, 1 + below(columns.min(3)), &labels)
        }
    };
    setup.and_then(|setup| setup.with_given(given)?.with_marks(marks)?.with_walls(walls)).expect("squares of the board")
}

#[test]
fn written_boards_read_back_the_same_or_are_refused() {
    let mut written = [0; Form::ALL.len()];
    for seed in 0..3_000 {
        let setup = any_board(seed);
        for (form, written) in Form::ALL.into_iter().zip(&mut written) {
            match forms::write(form, &setup) {
                Ok(text) => {
                    *written += 1;
                    if let Ok(read) = forms::read(&text) {
                        assert_eq!((read.form, setup.differs(&read.setup)), (form, None), "{text}");
                    } else {
                        assert!(form as u32 >= Form::Minizinc as u32, "{}: {text}", form.name());
                    }
                }
                Err(error) => assert_eq!(error.code(), "board-form-cannot-hold", "{error}"),
            }
        }
    }
    for (form, written) in Form::ALL.into_iter().zip(written) {
        let is_only_read = matches!(form, Form::Dzn | Form::Legup | Form::Starb);
        assert_eq!(written == 0, is_only_read, "{} wrote {written} boards", form.name());
    }
    assert_eq!(written[Form::Json as usize], 3_000);
}

/// The part of a board that a form cannot represent.
fn refused(form: Form, setup: &Setup) -> Part {
    match forms::write(form, setup) {
        Err(FormError::CannotRepresent { part, .. }) => part,
        other => panic!("{}: {other:?}", form.name()),
    }
}

#[test]
fn parts_that_a_form_cannot_represent_are_named() {
    assert_eq!(refused(Form::PuzzLink, &six().with_given(vec![1]).expect("a square")), Part::Given);
    assert_eq!(refused(Form::Letters, &six().with_stars(2)), Part::Stars);
    assert_eq!(refused(Form::Fen, &six()), Part::Rule);
    assert_eq!(refused(Form::Placement, &six()), Part::Rule);
    let apart = forms::read("aba\nbab\naba").expect("letters").setup;
    assert_eq!(refused(Form::PuzzLink, &apart), Part::Regions);
    for form in Form::ALL {
        for stars in [0, 7] {
            assert_eq!(refused(form, &six().with_stars(stars)), Part::Stars, "{stars} stars as {}", form.name());
        }
    }
}

/// No reader panics on nearly valid texts, and whatever it reads is written back.
#[test]
fn no_reader_panics_on_nearly_valid_random_texts() {
    let texts: Vec<String> = (0..60)
        .flat_map(|seed| Form::ALL.map(|form| forms::write(form, &any_board(seed))))
        .filter_map(Result::ok)
        .chain(DRAWINGS.lines().map(str::to_owned))
        .filter(|text| text.len() < 4_000)
        .collect();
    let pieces = [
        "/",
        ",",
        "[",
        "]",
        "{",
        "\"",
        "0",
        "9",
        "32",
        "1000",
        "4294967296",
        "q",
        "P",
        "a1",
        "\n",
        " ",
        "starbattle/",
        "https://puzz.link/p?",
        "pzprv3",
        "regions",
        ":",
        "=",
        "c board ",
        "p cnf ",
        "task",
        "n = ",
        "é",
        "♕",
        "\0",
        "%2F",
        "%",
        "~",
    ];
    let mut random = generator(random::seed(7));
    let mut below = |end: usize| random.random_range(0..end as u32) as usize;
    let (mut read, mut all) = (0, 0);
    for _ in random::rounds(20_000) {
        all += 1;
        let mut bytes = texts[below(texts.len())].clone().into_bytes();
        for _ in 0..=below(3) {
            let (one, other) = (below(bytes.len() + 1), below(bytes.len() + 1));
            let (from, to) = (one.min(other), one.max(other));
            match below(3) {
                0 => drop(bytes.drain(from..to.min(from + 8))),
                1 if from < bytes.len() => bytes[from] = below(256) as u8,
                _ => drop(bytes.splice(from..from, pieces[below(pieces.len())].bytes())),
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        match forms::read(&text) {
            Ok(board) => {
                read += 1;
                if let Ok(again) = forms::write(Form::Json, &board.setup) {
                    assert_eq!(forms::read(&again).map(|read| read.setup).as_ref(), Ok(&board.setup), "{text}");
                }
            }
            Err(error) => assert!(error.to_string().len() < 300, "{error}"),
        }
    }
    assert!(read > all / 20, "{read} of {all} were read");
}
