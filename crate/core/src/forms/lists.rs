//! Lists of lists as programs print them: a matrix of 0 and 1, a board of signs, a list of boards, pairs, or the columns of many boards.

use super::reader::{ReadAll, labels};
use super::signs::{self, Sheet};
use super::{Board, Form, FormError, MAX_SIDE, Setup, pairs, sheet};

pub(super) struct Lists;

/// A list, or a word.
enum Node {
    List(Vec<Node>),
    Word(String),
}

impl ReadAll for Lists {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        let opens = text.match_indices(['[', '{', '(']).map(|(at, _)| at);
        // A few brackets may precede the list, as in `int board[4][4] = {`.
        let node = opens.take(6).find_map(|at| {
            let mut parser = Parser { text, at };
            let node = parser.list(0)?;
            // The maximum length of the text around a list, which must be its main content.
            const MAX_REST_LENGTH: usize = 60;
            (text[parser.at..].trim().len() <= MAX_REST_LENGTH).then_some(())?;
            node.depth().filter(|&depth| depth > 1 || node.is_board())?;
            Some(node)
        })?;
        let boards = node.boards()?;
        let read: Result<Vec<Board>, FormError> = boards.into_iter().collect();
        Some(read).filter(|read| read.as_ref().map_or(true, |boards| !boards.is_empty()))
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Parses the list that opens here.
    fn list(&mut self, depth: u32) -> Option<Node> {
        const MAX_DEPTH: u32 = 4;
        let close = match self.next()? {
            '[' => ']',
            '{' => '}',
            '(' => ')',
            _ => return None,
        };
        let (mut nodes, mut rows): (Vec<Node>, Vec<Node>) = (Vec::new(), Vec::new());
        loop {
            match self.peek()? {
                end if end == close => {
                    self.next();
                    if !rows.is_empty() {
                        rows.push(Node::List(nodes));
                        nodes = rows;
                    }
                    return Some(Node::List(nodes));
                }
                ';' => {
                    // Semicolons may separate the rows of a matrix.
                    self.next();
                    if nodes.iter().all(|node| matches!(node, Node::Word(_))) {
                        rows.push(Node::List(std::mem::take(&mut nodes)));
                    }
                }
                sign if sign.is_whitespace() || sign == ',' => drop(self.next()),
                '[' | '{' | '(' if depth < MAX_DEPTH => nodes.push(self.list(depth + 1)?),
                quote @ ('"' | '\'' | '`') => {
                    self.next();
                    let length = self.text[self.at..].find(quote)?;
                    nodes.push(Node::Word(self.text[self.at..self.at + length].to_owned()));
                    self.at += length + 1;
                }
                _ => {
                    let rest = &self.text[self.at..];
                    let ends = |sign: char| sign.is_whitespace() || ",;[](){}\"':=".contains(sign);
                    let length = rest.find(ends).filter(|&length| length > 0)?;
                    nodes.push(Node::Word(rest[..length].to_owned()));
                    self.at += length;
                }
            }
        }
    }
}

impl Node {
    fn children(&self) -> &[Node] {
        match self {
            Node::List(nodes) => nodes,
            Node::Word(_) => &[],
        }
    }

    /// The words of a list that contains only words.
    fn words(&self) -> Option<Vec<&str>> {
        let word = |node: &Node| matches!(node, Node::Word(_));
        (!self.children().is_empty() && self.children().iter().all(word)).then(|| {
            self.children()
                .iter()
                .filter_map(|node| if let Node::Word(word) = node { Some(word.as_str()) } else { None })
                .collect()
        })
    }

    /// The depth of nested lists, if it is the same everywhere.
    fn depth(&self) -> Option<u32> {
        let Node::List(nodes) = self else { return Some(0) };
        let first = nodes.first()?.depth()?;
        nodes.iter().all(|node| node.depth() == Some(first)).then_some(first + 1)
    }

    /// Whether it is a list of rows, each a text with a sign for each square.
    fn is_board(&self) -> bool {
        self.sheet().is_some()
    }

    fn sheet(&self) -> Option<Sheet> {
        let words = self.words()?;
        let rows = words.iter().map(|row| row.chars().filter(|sign| !sign.is_whitespace()).map(String::from).collect());
        let sheet: Sheet = rows.collect();
        let is_square = sheet.len() > 1 && sheet.iter().all(|row| row.len() == sheet.len());
        let is_drawn = words.iter().any(|row| !row.bytes().all(|byte| byte.is_ascii_digit()));
        (is_square && is_drawn).then_some(sheet)
    }

    /// The numbers of a list.
    fn numbers(&self) -> Option<Vec<i64>> {
        self.words()?.iter().map(|word| signs::clean(word).parse().ok()).collect()
    }

    fn boards(&self) -> Option<Vec<Result<Board, FormError>>> {
        if let Some(sheet) = self.sheet() {
            return sheet::board(&sheet, None).map(|board| vec![board]);
        }
        let rows = self.children();
        if rows.len() > 1_000_000 {
            return None;
        }
        if rows.iter().all(|row| row.words().is_some()) {
            return self.matrix();
        }
        let all: Option<Vec<Vec<_>>> = rows.iter().map(Node::boards).collect();
        Some(all?.into_iter().flatten().collect())
    }

    /// The board of a list of lists of words, or one board for each of these lists.
    fn matrix(&self) -> Option<Vec<Result<Board, FormError>>> {
        let rows = self.children();
        if rows.iter().all(Node::is_board) {
            return rows.iter().map(|row| signs::board(&row.sheet()?)).collect();
        }
        let width = rows.first()?.children().len();
        if width == 0 || width > MAX_SIDE as usize || rows.iter().any(|row| row.children().len() != width) {
            return None;
        }
        if let Some(numbers) = rows.iter().map(Node::numbers).collect::<Option<Vec<Vec<i64>>>>() {
            if width == 2 && rows.len() != 2 {
                let pairs: Vec<(i64, i64)> = numbers.iter().map(|row| (row[0], row[1])).collect();
                return pairs::board(&pairs, None).map(|board| vec![board]);
            }
            if width > 3 && numbers.iter().all(|row| pairs::is_solution_list(row)) {
                return numbers.iter().map(|row| pairs::columns(row)).collect();
            }
            if rows.len() != width {
                return None;
            }
            if numbers.iter().flatten().any(|number| !matches!(number, 0 | 1)) {
                let names: Vec<String> = numbers.iter().flatten().map(i64::to_string).collect();
                let labels = labels(names.iter().map(String::as_str));
                let setup = Setup::star_battle(width as u32, width as u32, 1, &labels);
                return Some(vec![setup.map(|setup| Board::without_star_count(Form::Json, setup))]);
            }
        }
        let sheet = rows.iter().map(|row| row.words().map(|row| row.into_iter().map(str::to_owned).collect()));
        signs::board(&sheet.collect::<Option<Sheet>>()?).map(|board| vec![board])
    }
}
