//! The bit lab: every form of every trick agrees, moves follow the rules of chess, and any text is read or refused.

use queens_page::bits::population::Table;
use queens_page::bits::{attacks, hardware, place, population};
use queens_page::lab::{
    Base, Implementation, MAX_PIPELINE_BYTES, MAX_STAGES, Mapping, Mask, Moves, Piece, Pipeline, PipelineError, Trick,
    WordError, read_word,
};
use queens_tests::random::{generator, words};
use rand::RngExt;

const MAPPINGS: [Mapping; 2] = [Mapping::Rows, Mapping::Columns];

fn plain(piece: Piece) -> Moves {
    Moves { piece, mapping: Mapping::Rows, blocked: true, off: Vec::new() }
}

/// Every trick, with its name and the moves that it is measured with.
fn tricks() -> impl Iterator<Item = (Trick, &'static str, Moves)> {
    Trick::ALL.into_iter().map(|(trick, name)| {
        let piece = if let Trick::Moves(piece) = trick { piece } else { Piece::Knight };
        (trick, name, plain(piece))
    })
}

#[test]
fn every_trick_is_found_by_its_name() {
    for (trick, name) in Trick::ALL {
        assert_eq!(Trick::find(name), Some(trick));
        assert_eq!(trick.name(), name);
    }
    assert_eq!(Trick::find("sideways"), None);
}

#[test]
fn the_pipeline_of_a_trick_has_the_same_answer_as_all_its_forms() {
    for (trick, name, moves) in tricks() {
        let forms = trick.task().implementations();
        assert!(forms.contains(&Implementation::Trick(trick)) && forms.len() >= 2, "{name}");
        for word in words(100) {
            let answer = trick.pipeline(word, &moves).answer(word);
            for form in &forms {
                assert_eq!(form.answer(word), Some(answer), "{name} by {} of {word:#x}", form.name());
            }
        }
    }
}

/// The portable form, the machine instruction if there is one, and the definition.
#[test]
fn portable_and_hardware_forms_agree_on_a_million_words() {
    let table = Table::new();
    for word in words(1_000_000) {
        let bits = word.count_ones();
        let counts = [
            population::by_shifting(word),
            population::by_clearing(word),
            population::swar(word),
            table.population(word),
            hardware::population(word).map_or(bits, |count| count as u32),
        ];
        assert_eq!(counts, [bits; 5], "{word:#x}");
        let bytes = u64::from_le_bytes(word.to_le_bytes().map(|byte| byte.count_ones() as u8));
        assert_eq!(population::of_bytes(word), bytes, "{word:#x}");
        assert_eq!(hardware::population_of_bytes(word).unwrap_or(bytes), bytes, "{word:#x}");
        assert_eq!(population::of_byte(word), (word as u8).count_ones(), "{word:#x}");
        let sum = word.to_le_bytes().into_iter().map(u32::from).sum::<u32>();
        assert_eq!(population::sum_of_bytes(word), sum, "{word:#x}");
        let place = word.trailing_zeros();
        assert_eq!(place::of_lowest(word), place, "{word:#x}");
        assert_eq!(hardware::place_of_lowest(word).unwrap_or(place.into()), u64::from(place), "{word:#x}");
        let lowest = if word == 0 { 0 } else { 1 << place };
        assert_eq!(hardware::lowest(word).unwrap_or(lowest), lowest, "{word:#x}");
        assert_eq!(hardware::without_lowest(word).unwrap_or(word ^ lowest), word ^ lowest, "{word:#x}");
    }
}

#[test]
fn gathered_and_scattered_bits_are_the_bits_of_the_mask() {
    let mut random = generator(3);
    for word in words(10_000) {
        let mask: u64 = random.random();
        let gathered = place::gathered(word, mask);
        assert!(gathered <= queens_core::bits::low(mask.count_ones()), "{word:#x} {mask:#x}");
        assert_eq!(place::scattered(gathered, mask), word & mask, "{word:#x} {mask:#x}");
        assert_eq!(place::gathered_ones(word), place::gathered(word, population::ONES), "{word:#x}");
        assert_eq!(place::scattered_ones(word), place::scattered(word, population::ONES), "{word:#x}");
    }
}

#[test]
fn a_knight_moves_by_the_rules_from_every_square() {
    for square in 0i32..64 {
        let (row, column) = (square / 8, square % 8);
        let expected = (0..64).filter(|other| {
            let (down, right) = ((other / 8 - row).abs(), (other % 8 - column).abs());
            down * right == 2
        });
        assert_eq!(attacks::knights(1 << square), expected.map(|other| 1 << other).sum::<u64>(), "square {square}");
    }
}

/// For each piece on each square, three ways to count the bits agree with the number computed from the distances to the edges.
#[test]
fn four_methods_count_the_moves_of_every_piece_on_every_square() {
    let table = Table::new();
    for piece in Piece::ALL {
        for mapping in MAPPINGS {
            for square in 0..64 {
                let moves = Moves { mapping, ..plain(piece) };
                let attacked = moves.attacks(1 << square);
                let counts =
                    [population::by_shifting(attacked), table.population(attacked), population::by_clearing(attacked)];
                assert_eq!(moves.by_distance(1 << square).map(|count| [count; 3]), Some(counts), "{piece:?} {square}");
                assert_eq!(moves.pipeline().answer(1 << square), attacked, "{piece:?} {square}");
            }
        }
        assert_eq!(plain(piece).by_distance(3), None);
    }
}

/// The attacked squares are the same, whichever way squares map to bits.
#[test]
fn the_mapping_changes_the_word_and_not_the_moves() {
    let transposed = |word: u64| (0..64).filter(|at| word >> at & 1 != 0).map(|at| 1 << (at % 8 * 8 + at / 8)).sum::<u64>();
    for piece in Piece::ALL {
        for word in words(200) {
            let [rows, columns] = MAPPINGS.map(|mapping| Moves { mapping, ..plain(piece) });
            assert_eq!(transposed(rows.attacks(word)), columns.attacks(transposed(word)), "{piece:?} {word:#x}");
            assert_eq!(columns.pipeline().answer(word), columns.attacks(word), "{piece:?} {word:#x}");
        }
    }
}

#[test]
fn without_blockers_pieces_slide_through_each_other() {
    for piece in [Piece::Queen, Piece::Rook, Piece::Bishop] {
        let through = Moves { blocked: false, ..plain(piece) };
        for word in words(200) {
            let single = (0..64).map(|square| word & 1 << square).filter(|&one| one != 0);
            let expected = single.fold(0, |attacked, one| attacked | plain(piece).attacks(one));
            assert_eq!(through.attacks(word), expected, "{piece:?} {word:#x}");
            assert_eq!(through.pipeline().answer(word), expected, "{piece:?} {word:#x}");
        }
    }
}

/// From a4 (square 24) ten places down end on g2 (square 14): through the edge of the board.
#[test]
fn without_a_mask_a_knight_jumps_over_the_edge() {
    let (a4, g2) = (1 << 24, 1 << 14);
    let on = plain(Piece::Knight);
    let off = Moves { off: vec![Mask::NotGH], ..on.clone() };
    assert_eq!(on.pipeline().answer(a4) & g2, 0);
    assert_eq!(off.pipeline().answer(a4) & g2, g2);
    assert_eq!(off.attacks(a4), on.attacks(a4), "the true moves stay");
}

#[test]
fn every_mask_of_the_moves_is_needed() {
    for piece in Piece::ALL {
        for mapping in MAPPINGS {
            for mask in (Moves { mapping, ..plain(piece) }).masks() {
                let off = Moves { mapping, off: vec![mask], ..plain(piece) };
                let jumps = (0..64).any(|square| off.pipeline().answer(1 << square) != off.attacks(1 << square));
                assert!(jumps, "{piece:?} {mapping:?} {mask:?}");
            }
        }
    }
}

/// Computes place by place: there is a carry if two of the three bits are set, and a borrow if the difference is
/// negative.
#[test]
fn carries_agree_with_adding_and_subtracting_by_hand() {
    let [add, subtract, negate] = ["add x 0xf0f0123456789abc", "subtract x 0xf0f0123456789abc", "negate x"]
        .map(|text| Pipeline::read(text).expect("a pipeline"));
    let other = 0xf0f0_1234_5678_9abc_u64;
    for word in words(1_000) {
        let (mut carry, mut borrow, mut one) = (0, 0, 1);
        let [mut carries, mut borrows, mut ones] = [0u64; 3];
        for place in 0..64 {
            let [bit, second] = [word, other].map(|word| (word >> place & 1) as i32);
            carry = i32::from(bit + second + carry >= 2);
            borrow = i32::from(bit - second - borrow < 0);
            one = i32::from(1 - bit + one >= 2);
            carries |= (carry as u64) << place;
            borrows |= (borrow as u64) << place;
            ones |= (one as u64) << place;
        }
        assert_eq!(add.run(word)[0].carries, Some(carries), "{word:#x}");
        assert_eq!(subtract.run(word)[0].carries, Some(borrows), "{word:#x}");
        assert_eq!(negate.run(word)[0].carries, Some(ones), "{word:#x}");
    }
}

#[test]
fn shifts_by_64_and_more_leave_nothing() {
    for (text, expected) in [("left x 63", 1 << 63), ("left x 64", 0), ("right x all", 0), ("right x 4294967296", 0)] {
        assert_eq!(Pipeline::read(text).expect(text).answer(1), expected, "{text}");
    }
}

#[test]
fn pipelines_read_back_as_they_were_written() {
    for (trick, name, moves) in tricks() {
        let pipeline = trick.pipeline(0x4004_8002_1001_2000, &moves);
        let text = pipeline.write();
        assert_eq!(Pipeline::read(&text).as_ref(), Ok(&pipeline), "{name}");
        let link = text.replace('\n', ".").replace(' ', "_");
        assert_eq!(Pipeline::read(&link).as_ref(), Ok(&pipeline), "{name} in a link");
    }
    assert_eq!(Pipeline::read(" \n;; ").map(|pipeline| pipeline.answer(5)), Ok(5));
}

#[test]
fn an_invalid_pipeline_is_refused_with_its_stage_and_the_reason() {
    let cases = [
        ("not x; halve s1", PipelineError::Operation { stage: 2, found: "halve".into() }),
        ("and x", PipelineError::Operands { stage: 1, expected: 2, found: 1 }),
        ("not x 1", PipelineError::Operands { stage: 1, expected: 1, found: 2 }),
        ("not", PipelineError::Operands { stage: 1, expected: 1, found: 0 }),
        ("and x sixes", PipelineError::Operand { stage: 1, found: "sixes".into() }),
        ("and x -1", PipelineError::Operand { stage: 1, found: "-1".into() }),
        ("not x; and x s3", PipelineError::MissingStage { stage: 2, missing: 3 }),
        ("not s1", PipelineError::MissingStage { stage: 1, missing: 1 }),
        ("not s0", PipelineError::MissingStage { stage: 1, missing: 0 }),
        ("and x 0x10000000000000000", PipelineError::Number { stage: 1, found: "0x10000000000000000".into() }),
        ("and x 12z", PipelineError::Number { stage: 1, found: "12z".into() }),
    ];
    for (text, expected) in cases {
        assert_eq!(Pipeline::read(text), Err(expected), "{text}");
    }
    assert_eq!(
        Pipeline::read(&"not x;".repeat(257)),
        Err(PipelineError::TooManyStages { stages: 257, most: MAX_STAGES })
    );
    assert_eq!(
        Pipeline::read(&"x".repeat(20_000)),
        Err(PipelineError::TooLong { bytes: 20_000, most: MAX_PIPELINE_BYTES })
    );
}

#[test]
fn words_are_read_in_every_usual_notation() {
    let cases = [
        (Base::Hexadecimal, "4004 8002 1001 2000", 0x4004_8002_1001_2000),
        (Base::Hexadecimal, " 0xFFFF_ffff_FFFF_ffff ", u64::MAX),
        (Base::Hexadecimal, "0b1", 0xb1),
        (Base::Hexadecimal, "0000 0000 0000 0000 0001", 1),
        (Base::Decimal, "18,446,744,073,709,551,615", u64::MAX),
        (Base::Decimal, "1'000", 1000),
        (Base::Decimal, "0", 0),
        (Base::Binary, "0b1010\n1010", 0xaa),
        (Base::Binary, &"1".repeat(64), u64::MAX),
    ];
    for (base, text, word) in cases {
        assert_eq!(read_word(text, base), Ok(word), "{text}");
    }
}

#[test]
fn an_invalid_word_is_refused_with_a_message() {
    let cases = [
        (Base::Hexadecimal, "", WordError::Empty { base: Base::Hexadecimal }),
        (Base::Hexadecimal, "0x", WordError::Empty { base: Base::Hexadecimal }),
        (Base::Decimal, " , ", WordError::Empty { base: Base::Decimal }),
        (Base::Hexadecimal, "12g4", WordError::BadDigit { base: Base::Hexadecimal, position: 3, found: 'g' }),
        (Base::Decimal, "0x10", WordError::BadDigit { base: Base::Decimal, position: 2, found: 'x' }),
        (Base::Decimal, "-1", WordError::BadDigit { base: Base::Decimal, position: 1, found: '-' }),
        (Base::Decimal, "٣", WordError::BadDigit { base: Base::Decimal, position: 1, found: '٣' }),
        (Base::Binary, "0b12", WordError::BadDigit { base: Base::Binary, position: 4, found: '2' }),
        (Base::Binary, &"1".repeat(65), WordError::TooManyDigits { base: Base::Binary, digits: 65, most: 64 }),
        (
            Base::Hexadecimal,
            &"f".repeat(17),
            WordError::TooManyDigits { base: Base::Hexadecimal, digits: 17, most: 16 },
        ),
        (Base::Decimal, &"1".repeat(21), WordError::TooManyDigits { base: Base::Decimal, digits: 21, most: 20 }),
        (Base::Decimal, "18446744073709551616", WordError::TooLarge),
    ];
    for (base, text, expected) in cases {
        assert_eq!(read_word(text, base), Err(expected), "{text}");
    }
}
