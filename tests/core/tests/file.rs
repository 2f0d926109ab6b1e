//! Placements as files: valid files of three forms are read in pieces of any size, invalid files are refused with the place
//! and the expected content.

use queens_core::board::Placement;
use queens_core::board::file::{FileError, FileForm, FileReader, FileWriter};
use queens_core::problem::Problem;
use queens_tests::random;

/// Reads `file` in pieces of `piece` bytes.
fn read(file: &[u8], piece: usize) -> Result<(Placement, FileForm), FileError> {
    let mut reader = FileReader::new(Some(file.len() as u64))?;
    for bytes in file.chunks(piece) {
        reader.push(bytes)?;
    }
    reader.finish()
}

fn write(placement: &Placement, form: FileForm, piece: usize) -> Vec<u8> {
    let mut writer = FileWriter::new(placement.clone(), form);
    std::iter::from_fn(|| writer.next(piece)).flatten().collect()
}

#[test]
fn written_files_read_back_the_same_in_pieces_of_any_size() {
    for form in [FileForm::Numbers, FileForm::Csv, FileForm::Json] {
        for size in [1, 4, 9, 10, 100, 1001] {
            let placement = random::greedy(size, size / 2, size);
            for piece in [0, 1, 7, 1 << 20, usize::MAX] {
                let file = write(&placement, form, piece);
                assert_eq!(read(&file, piece.max(1)).as_ref(), Ok(&(placement.clone(), form)), "{form:?}, {size} rows");
            }
        }
    }
}

#[test]
fn a_file_is_read_in_every_notation() {
    let files: [(&str, FileForm); 12] = [
        ("0 3 0 1", FileForm::Numbers),
        ("0\n3\n0\n1\n", FileForm::Numbers),
        ("0,3,0,1", FileForm::Numbers),
        ("\u{feff}0;3;\r\n0;1", FileForm::Numbers),
        ("\n\n  0 03 0 1 \n", FileForm::Numbers),
        ("row,column\n1,0\n2,3\n3,0\n4,1", FileForm::Csv),
        ("row;column\r\n1;0\r\n2;3\r\n3;0\r\n4;1\r\n\r\n", FileForm::Csv),
        ("[0,3,0,1]", FileForm::Json),
        ("[null, 3, null, 1]\n", FileForm::Json),
        ("{\"n\": 4, \"columns\": [0, 3, 0, 1]}", FileForm::Json),
        ("{ \"columns\" : [ 0 ,\n 3, 0, 1 ],\n \"n\": 4 }", FileForm::Json),
        ("{\"columns\":[0,3,0,1]}", FileForm::Json),
    ];
    for (file, form) in files {
        let (placement, found) = read(file.as_bytes(), 3).unwrap_or_else(|error| panic!("{file:?}: {error}"));
        assert_eq!((placement.to_rows().as_slice(), found), (&[-1, 2, -1, 0][..], form), "{file:?}");
    }
}

#[test]
fn a_bad_file_is_refused_with_its_place_and_the_expected_content() {
    let files: [(&[u8], &str, &str); 26] = [
        (b"", "file-empty", "the file is empty; expected a column for each row, 0 where it is empty"),
        (b" \n\r\n ", "file-empty", "the file is empty; expected a column for each row, 0 where it is empty"),
        (b"queens", "file-no-form", "line 1: 'queens'; expected a number, 'row,column' or JSON"),
        (b"\n\x89PNG\r\n\x1a", "file-no-form", "line 2: '\u{fffd}PNG'; expected a number, 'row,column' or JSON"),
        (b"]", "file-no-form", "line 1: ']'; expected a number, 'row,column' or JSON"),
        (b"0 3\n0 x", "file-number", "line 2, word 2: 'x'; expected a column, a whole number from 0 to 10000000"),
        (b"0 -1", "file-number", "line 1, word 2: '-1'; expected a column, a whole number from 0 to 10000000"),
        (b"1.5", "file-number", "line 1, word 1: '1.5'; expected a column, a whole number from 0 to 10000000"),
        (b"1 2:", "file-number", "line 1, word 3: ':'; expected a column, a whole number from 0 to 10000000"),
        (
            b"10000001",
            "file-number",
            "line 1, word 1: '10000001'; expected a column, a whole number from 0 to 10000000",
        ),
        (
            b"99999999999999999999999999999999999999999",
            "file-number",
            "line 1, word 1: '9999999999999999999…'; expected a column, a whole number from 0 to 10000000",
        ),
        (b"0 4 0", "file-column", "row 2 has column 4, but the file has only 3 rows: some may be missing"),
        (b"2 0 3 2", "file-repeated-column", "rows 1 and 4 both have column 2; expected each column once"),
        (b"row,col\n1,0", "file-fields", "line 1: 'col' is not a row and a column with a comma between them"),
        (b"row,column\n1,0\n3,0", "file-row", "line 3: row '3'; expected row 2"),
        (
            b"row,column\n1,0\n2",
            "file-fields",
            "line 3: '\u{23ce}' is not a row and a column with a comma between them",
        ),
        (b"row,column\n1,0,0\n", "file-fields", "line 2: ',' is not a row and a column with a comma between them"),
        (
            b"row,column\n1,a",
            "file-number",
            "line 2, word 3: 'a'; expected a column, a whole number from 0 to 10000000",
        ),
        (b"row,column", "file-cut", "the file ends in line 1 after 0 rows; expected 1,0: it may have been cut"),
        (b"[0, 1", "file-cut", "the file ends in line 1 after 2 rows; expected , ]: it may have been cut"),
        (b"[0 1]", "file-json", "line 1, word 3: '1'; expected , ]"),
        (b"[]", "file-empty", "the file is empty; expected a column for each row, 0 where it is empty"),
        (b"[1]]", "file-json", "line 1, word 4: ']'; expected \u{23ce}"),
        (b"{\"rows\": [1]}", "file-json", "line 1, word 2: '\"rows\"'; expected \"n\", \"columns\""),
        (b"{\"n\": 3, \"columns\": [0, 1]}", "file-count", "\"n\" is 3, but there are 2 columns"),
        (
            b"{\"n\": 2, \"columns\": [0, 1]",
            "file-cut",
            "the file ends in line 1 after 2 rows; expected , }: it may have been cut",
        ),
    ];
    for (file, code, message) in files {
        for piece in [1, 1000] {
            let error = read(file, piece).expect_err("a bad file");
            assert_eq!(
                (error.code(), error.to_string().as_str()),
                (code, message),
                "{}",
                String::from_utf8_lossy(file)
            );
        }
    }
}

#[test]
fn too_much_input_is_refused_before_it_is_stored() {
    let error = FileReader::new(Some(200_000_000)).expect_err("200 MB");
    assert_eq!(error.code(), "file-too-long");
    let mut reader = FileReader::new(None).expect("no length is given");
    let piece = vec![b' '; 1 << 20];
    let error = (0..200).find_map(|_| reader.push(&piece).err()).expect("200 MiB");
    assert_eq!(error.code(), "file-too-long");
    let mut reader = FileReader::new(None).expect("no length is given");
    let piece = b"0 ".repeat(1 << 19);
    let error = (0..20).find_map(|_| reader.push(&piece).err()).expect("ten million rows and more");
    assert_eq!(error.code(), "file-too-many-rows");
}
