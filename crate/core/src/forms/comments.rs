//! Removes comments, code fences, quotation marks of mails, and invisible characters from texts.

/// The same text with an empty line for each comment, so that all other lines keep their places.
pub(super) fn without_comments(text: &str) -> String {
    // Mail and forums put a mark before each line that they quote.
    let is_quoted = text.lines().all(|line| line.starts_with('>') || line.trim().is_empty());
    let unquoted = |line| if is_quoted { str::strip_prefix(line, '>').unwrap_or(line).trim_start() } else { line };
    let lines = text.lines().map(unquoted).map(|line| if is_comment(line) { String::new() } else { visible(line) });
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether the line is a comment: it begins with a mark and has a word. Without a word, it may be a row of a board.
fn is_comment(line: &str) -> bool {
    let line = line.trim();
    let marked = ["#", "%", "//", "--", ";", "```", "~~~"].iter().any(|mark| line.starts_with(mark));
    marked && (line.starts_with("```") || line.starts_with("~~~") || has_word(line, 2))
}

/// Whether the line has a word of this many letters.
pub(super) fn has_word(line: &str, length: usize) -> bool {
    line.split(|sign: char| !sign.is_alphabetic()).any(|word| word.chars().count() >= length)
}

/// The line without variation selectors and joiners, and with plain spaces.
fn visible(line: &str) -> String {
    let visible_signs =
        line.chars().filter(|sign| !matches!(sign, '\u{fe0e}' | '\u{fe0f}' | '\u{200b}'..='\u{200d}' | '\u{2060}'));
    visible_signs.map(|sign| if sign != '\t' && sign.is_whitespace() { ' ' } else { sign }).collect()
}
