//! One trace for every search: events, a timeline to seek in, counters, reasons.
