//! Steps through a search, to its first solution and all the way back, and prints each step.

use queens_core::{Event, Placement, Timeline, search};

fn say(timeline: &Timeline) {
    let frame = timeline.frame();
    println!("{}. {:?}", frame.position, frame.happened);
    for line in frame.block.into_iter().flat_map(|block| timeline.listing().lines_of(block)) {
        println!("      {line}");
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let given = Placement::empty(6)?;
    let mut timeline = Timeline::new(search::find("bitmask")?.open(&given, 0)?);
    while let Some(event) = timeline.forward() {
        say(&timeline);
        if event == Event::Solution {
            println!("{:#}", timeline.placement());
            break;
        }
    }
    assert_eq!(timeline.placement().to_string(), "2 4 6 1 3 5");

    while timeline.back().is_some() {
        say(&timeline);
    }
    assert_eq!(timeline.placement(), given);
    Ok(())
}
