//! Places queens and completes them to a solution. Where that is impossible, it names the queens to blame.

use queens_core::{Answer, CompleteOptions, Placement, Square, complete};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for queens in [[(0, 3), (2, 7), (4, 0)], [(0, 0), (3, 4), (7, 2)]] {
        let mut given = Placement::empty(8)?;
        for (row, column) in queens {
            given.place(Square::new(row, column))?;
        }
        let completion = complete(&given, CompleteOptions::default());
        match &completion.answer {
            Answer::Completed(solution) => {
                println!("{solution:#}");
                assert!(solution.completes(&given));
            }
            Answer::Impossible(cause) => {
                let blamed = cause.blamed().expect("by default a smallest set is looked for");
                for Square { row, column } in given.queens().filter(|queen| blamed.pieces.contains(&queen.row)) {
                    println!("to blame: the queen in row {row}, column {column}, counted from 0");
                }
                assert_eq!(blamed.pieces, [0, 3]);
            }
            Answer::NoOther | Answer::Undecided => println!("not known after {} nodes", completion.nodes),
        }
    }
    Ok(())
}
