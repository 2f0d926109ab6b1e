## hidden

hidden-room = This room shows answers. They are hidden until you ask for them.

## projector

projector-bar = Projector
projector-previous = Back
projector-next = Next
projector-answer = Answer
projector-pen = Pen
projector-wipe = Wipe
projector-code = Code
projector-codeWhat = Open this on your phone
projector-codeFor = Code to scan for { $address }
projector-close = Close
projector-teacherWindow = Teacher’s window
projector-full = Full screen
projector-end = End
projector-said = What is said
projector-screen = screen { $screen } of { $screens }

## error

error-bad-number = { $name }: “{ $found }” is not a whole number from { $least } to { $most }.
error-class-too-large = This class page is too large: { $size } bytes; the limit is { $largest }. Your own class page has not changed.
error-class-unread = This is not a class page, or it is incomplete. Your own class page has not changed.
error-class-newer = This class page was made by a newer version of this site (format { $version }). Your own class page has not changed.
error-class-full = A class page holds at most { $most } links. Your own class page has not changed.
error-class-link = Link { $number } of this class page leads elsewhere, so the page was not opened. Your own class page has not changed.
error-game-size = The game is played on boards of 1 to { $largest } rows, not { $size }.
error-game-move = Move { $turn } takes a square that is not open at that time.
error-board-form-square = Square { $found } is not on the board; the last one is { $last }.
error-square-off-board = Row { $row }, column { $column }, counted from 0, is not on a board of { $size } rows.
error-shared-column = Rows { $otherRow } and { $row } share column { $column }: turned, they would be two queens in one row.
error-report-damaged = The report on part { $shard } was damaged. Count this part again.
error-report-foreign = The report on part { $shard } belongs to another question. Count this part again.
error-report-not-blocking = The queens in the report on part { $shard } can be completed. Search this part again.
error-puzzle-size = A puzzle has 1 to { $largest } rows, not { $size }.
error-puzzle-labels = { $found } region labels; expected { $expected }, one for each square.
error-puzzle-label = Region { $found } does not exist: regions are numbered from 0 to { $last }.
error-puzzle-empty-region = Region { $region } has no square.
error-puzzle-stars = A line holds 1 to { $most } stars, not { $stars }.
error-puzzle-square = Square { $found } is not on the board; the last one is { $last }.
error-puzzle-no-way = This puzzle cannot be completed.
error-puzzle-several-ways = This puzzle can be completed in several ways.
error-puzzle-make-size = Puzzles of this kind have { $least } to { $most } rows, not { $size }.
error-grade-not-to-be-had =
    No { $grade ->
        [easy] easy
       *[medium] medium
        [hard] hard
        [expert] expert
    } puzzle of { $size } rows was found in { $tries } tries.
error-puzzle-too-many-ways = There are more than { $most } ways to finish. Set some queens first.
error-guilty-number = The number of guilty queens is 1 to { $most }, not { $fewest }.
error-guilty-not-to-be-had = No board of { $size } rows with exactly { $fewest } guilty queens was found in { $tries } tries.
error-daily-unreadable = “{ $found }” is not a day; expected one like 2026-11-22.
error-daily-range = There is no daily puzzle for { $found }: they run from { $first } to { $last }.
error-rule-unknown = There is no rule called “{ $found }”.
error-rule-unknown-board = There is no board called “{ $found }”; expected torus or cylinder.
error-rule-bad-shift = Rows cannot slide by “{ $found }”; expected a number from 0 to { $farthest }, or a range such as 1-3@7.
error-rule-formula-count = A rule has 1 to { $most } formulas, not { $found }.
error-rule-own-law =
    { $rule } cannot be combined with { $feature ->
        [plane] a plane board
        [cylinder] a cylinder
        [torus] a torus
       *[walls] walls
        [regions] regions
    }: this rule is for queens on a plane board without walls.
error-rule-regions-touching = { $rule } cannot be combined with regions. They go with the rule “touching”.
error-rule-regions-plane = Regions are only for a plane board.
error-rule-regions-square = Regions are for boards with as many rows as columns.
error-rule-size = { $rows } × { $columns } squares: under this rule a board has 1 to { $largest } rows and columns.
error-rule-square = Square { $found } is not on the board; the last one is { $last }.
error-rule-blocked = Row { $row }, column { $column }: no piece can stand on a wall or on a square that is kept empty.
error-rule-conflict = Row { $row }, column { $column } and row { $otherRow }, column { $otherColumn }: pieces on these squares cannot stand together.
error-rule-regions = { $found } region labels; expected { $expected }, each from 0 to { $last }.
error-formula-too-long = Formula { $formula } has { $characters } characters; at most { $longest } are read.
error-formula-too-deep = Formula { $formula }, character { $place }: brackets are nested more than { $deepest } deep.
error-formula-bad-character = Formula { $formula }, character { $place }: “{ $found }” is not part of any formula.
error-formula-unknown-name = Formula { $formula }, character { $place }: “{ $found }” is unknown; known are i, j, n, m, mod, abs, gcd, min and max.
error-formula-bad-number = Formula { $formula }, character { $place }: { $found } is larger than 2,147,483,647.
error-formula-no-value = Formula { $formula }, character { $place }: a number, i, j, n, m, a function or “(” is missing here.
error-formula-no-operator = Formula { $formula }, character { $place }: “{ $found }” cannot stand here; expected an operator, a comma, “)” or the end.
error-formula-open-bracket = Formula { $formula }, character { $place }: this bracket is not closed.
error-formula-no-bracket = Formula { $formula }, character { $place }: “(” is missing after { $function }.
error-formula-bad-values = Formula { $formula }, character { $place }: { $function } does not take this number of values ({ $found }).
error-excluded-too-long = The text has { $bytes } bytes; at most { $longest } are read.
error-excluded-unexpected =
    Line { $line }: “{ $found }”. Expected { $expected ->
        [name] n =, numdiags = or diags =, each once
        [equals] = after the name
       *[number] a whole number from 0
        [list] [ before the list of pairs
        [pair] [ before a pair
        [comma] a comma within the pair
        [pair-end] ] after the pair
        [next-pair] a comma or ] after the pair
    }.
error-excluded-missing = “{ $name } =” is missing.
error-excluded-size = n is { $size }, but it must be from 1 to { $largest }.
error-excluded-fewer = numdiags is { $announced }, but diags lists { $listed } diagonals.
error-excluded-diagonal = Pair { $place } of diags: diagonal { $diagonal } is not on the board. Diagonals run from 0 to { $last }.
error-excluded-kind = Pair { $place } of diags: the kind is { $kind }. 1 is a sum diagonal, 0 a difference diagonal.
error-cnf-too-large = The formula of a board of { $size } rows would take { $bytes } bytes; at most { $largest } are written.
error-cnf-unreadable =
    Line { $line } of the formula: “{ $found }”. Expected { $expected ->
        [header] p cnf, then the numbers of variables and clauses
        [cnf] cnf after p
        [variables] the number of variables
        [clauses] the number of clauses
        [end] no more clauses than announced
       *[literal] a variable, perhaps negated, or the 0 that ends a clause
    }.
error-cnf-cut = The formula ends in line { $line } after { $clauses } of { $expected } clauses: it may have been cut.
error-drat-unreadable = Line { $line } of the proof: “{ $found }”. Expected a variable, perhaps negated, d before a step, or the 0 that ends one.
error-drat-cut = The proof ends in line { $line }, inside a step: it may have been cut.
error-drat-other-formula = Line { $line } of the proof names variable { $variable }, but the formula has { $variables } variables. The proof is for another formula.
error-proof-too-much =
    { $what ->
        [variables] This is more than can be checked here: at most { $most } variables.
       *[literals] This is more than can be checked here: at most { $most } literals.
        [steps] This is more than can be checked here: at most { $most } steps.
    }
error-lesson-missing = The lesson could not be fetched. Try again.
error-lesson-unknown = There is no lesson with this name.
error-lesson-files = A lesson is two files: one whose name ends in .json, and one whose name ends in .md. Choose both.
error-lesson-too-large = These files have { $size } bytes; a lesson has at most { $largest }.
error-lesson-no-json = The .json file cannot be read: { $why }
error-lesson-version = This lesson is written for version { $version }; this page reads version { $known }.
error-lesson-bad = Error in the lesson at { $place }: expected { $what }.
error-lesson-link = The link does not contain a whole lesson: it may have been cut short.
error-lesson-claim = Step { $place } claims that { $of } is { $is }; the engine finds { $found }.
error-lesson-answerless = No possible answer to the question of step { $place } is right.
error-lesson-empty = A lesson needs at least one step.

## charts

chart-missing = The chart could not be fetched. The table shows the same numbers.

## theatre, words

theatre-stage = Board and machine words
theatre-words = Machine words, each bit under its column
theatre-word =
    { $count ->
        [one] { $name }: bit { $columns } is set
       *[other] { $name }: bits { $columns } are set
    }
theatre-wordEmpty = { $name }: no bit is set
theatre-boards = The board in words of 64 bits
theatre-boardWord =
    { $count ->
        [one] { $name }: { $count } square, hexadecimal { $hexadecimal }
       *[other] { $name }: { $count } squares, hexadecimal { $hexadecimal }
    }
theatre-bytes = Bytes of words of 64 bits, one for each column
theatre-byteWord = { $name }: { $values }
theatre-tallies = Queens on each line
theatre-tally =
    { $count ->
        [one] { $name }: { $count } conflict, on { $lines } lines
       *[other] { $name }: { $count } conflicts, on { $lines } lines
    }
theatre-taken =
    { $count ->
        [one] { $name }: { $count } of { $lines } has a queen
       *[other] { $name }: { $count } of { $lines } have a queen
    }
theatre-panes = Panes
theatre-tree = Tree
theatre-code = Code
theatre-counting = Counts
theatre-search = Search
theatre-searchNow = Search: { $search }
theatre-group =
    { $group ->
        [backtracking] Backtracking
        [words] Bits
        [ahead] Looking ahead
        [symmetry] Symmetry
        [repair] Repair
       *[formula] Formula
    }
theatre-groupWhat =
    { $group ->
        [backtracking] Set a queen a row; take it back when stuck.
        [words] The same, with a word of bits for the columns.
        [ahead] Stop when any row or column has no square.
        [symmetry] Search a part; mirrors and turns give the rest.
        [repair] Set all at once, then swap while it helps.
       *[formula] No search: knight’s moves, or lines modulo n.
    }
theatre-inGroup =
    { $search ->
        [bitmask] bitmask
        [bitboard-columns] columns
        [bitboard-lines] rows and columns
        [bitboard-fewest] fewest choices first
        [bitboard-pairs] two choices first
        [halved] halved
        [both-mirrors] both mirrors
        [staircases] two staircases
       *[bitboard] bitboard
    }
theatre-cannot =
    { $why ->
        [rule] only “by rule” knows this rule
        [size] up to { $count } rows
        [given] only on an empty board
       *[modular] only if neither 2 nor 3 divides n
    }
theatre-tab =
    { $tab ->
        [board] Board
        [tree] Tree
        [code] Code
        [steps] Steps
       *[counts] Counts
    }
theatre-beside = Beside the board
theatre-seed = Seed
theatre-anotherSeed = Another seed
theatre-listing = Listing; the lines that ran last are marked
theatre-breakpoint = Breakpoint at line { $number }
theatre-registers-columns = columns
theatre-registers-diagonals = diagonals
theatre-registers-antiDiagonals = anti-diagonals
theatre-registers-free = free
theatre-registers-queen = queen
theatre-registers-folded = folded
theatre-registers-used = used
theatre-registers-sideMask = sideMask
theatre-registers-lastMask = lastMask
theatre-registers-topBit = topBit
theatre-registers-endBit = endBit
theatre-registers-rows = rows
theatre-registers-attacks = attacks
theatre-registers-taken = taken columns
theatre-registers-counts = counts
theatre-registers-eights = an 8?
theatre-registers-sevens = a 7 or 8?
theatre-registers-rowCounts = row counts
theatre-registers-rowEights = row: an 8?
theatre-registers-rowSevens = row: 7 or 8?
theatre-short-columns = cols
theatre-short-diagonals = diag
theatre-short-antiDiagonals = anti
theatre-short-free = free
theatre-short-queen = queen
theatre-short-folded = fold
theatre-short-used = used
theatre-short-sideMask = side
theatre-short-lastMask = last
theatre-short-topBit = top
theatre-short-endBit = end
theatre-short-counts = count
theatre-short-eights = 8?
theatre-short-sevens = 7, 8?
theatre-short-rowCounts = rows
theatre-short-rowEights = r 8?
theatre-short-rowSevens = r 7, 8?
listing-form = Code
listing-forms =
    { $form ->
        [pseudo] Pseudo-code
       *[python] Python
    }
listing-fromEmpty = The program begins with an empty board; its steps leave out the rows of given queens.
theatre-counts-tried = Queens tried
theatre-counts-forced = Queens forced
theatre-counts-rejected = Squares rejected
theatre-counts-removed = Queens removed
theatre-counts-turns = Rotations compared
theatre-counts-deadEnds = Dead ends
theatre-counts-solutions = Solutions
theatre-counts-total = With their images
theatre-counts-refused = Pairs refused
theatre-counts-returns = Returns
theatre-counts-block = Block
theatre-counts-left = Free rows
theatre-counts-swaps = Swaps
theatre-counts-noSwap = Rows without a swap
theatre-counts-sweeps = Sweeps
theatre-counts-shuffles = Shuffles
theatre-counts-remainder = n divided by 12 leaves
theatre-counts-conflicts = Conflicts now
theatre-counts-standing = Queens on the board
theatre-counts-of = { $count } of { $size }
words-bitSet = bit { $bit }, set: { $said }
words-bitClear = bit { $bit }, clear: { $said }
words-column = column { $column }
words-square = row { $row }, column { $column }
words-through = { $name } through row { $row }, column { $column }
words-nothing = no square of the board

## linear: the table of risk and damage

tables-risk =
    { $count ->
        [one] Rows at greatest risk
       *[other] Rows at greatest risk; one of the first { $count } was drawn
    }
tables-figure-risk = free squares
tables-damage = Squares of row { $row }
tables-figure-damage = would close
tables-projection = Free rows × free columns: { $size } × { $size }
tables-projectionLabel =
    { $count ->
        [one] { $size } free rows by { $size } free columns: { $count } square is free, all others are attacked.
       *[other] { $size } free rows by { $size } free columns: { $count } squares are free, all others are attacked.
    }
tables-projectionRefused = Row { $row } and column { $column }, paired last, meet on an attacked square.

## traces

error-trace-version = Line { $line }: “{ $found }”. A trace begins with “queens trace 1”.
error-trace-line = Line { $line } of the trace: “{ $found }”. Expected: { $expected }
error-trace-size = Line { $line }: the board has { $size } rows. A trace has boards of 1 to 1,000 rows.
error-trace-large = A trace has boards of up to 1,000 rows; this one has { $size }.
error-trace-beside = Line { $line } of the trace: { $number } is not on the board, whose rows and columns run from 0 to { $last }.
error-trace-columns = Line { $line } of the trace lists { $columns } columns. Expected { $size }, one for each row.
error-trace-taken = Line { $line } of the trace sets a queen on row { $row }, column { $column } (counted from 0), but there is one already.
error-trace-empty = Line { $line } of the trace removes a queen from row { $row }, column { $column } (counted from 0), but there is none.
error-trace-swap = Line { $line } of the trace swaps the queen of row { $row } (counted from 0), but the queens in this row are { $queens }. Expected exactly one.
error-trace-source-line = Line { $line } of the trace names line { $number } of the source, whose lines run from 1 to { $last }.
error-trace-return = Line { $line } of the trace returns from a function, but none has been called.
error-trace-over = Line { $line } of the trace: “{ $found }”. Nothing can follow the end of the run.
error-trace-too-much =
    { $what ->
       *[lines] The trace is too long: it can have at most { $most } lines.
        [line] Line { $line } of the trace is too long: at most { $most } bytes.
        [memory] Line { $line } of the trace: the run is too large. It can take at most { $most } bytes.
        [source] Line { $line } of the trace: the source is too long. It can have at most { $most } lines.
        [calls] Line { $line } of the trace: too many functions are running. At most { $most } calls can be open.
        [names] Line { $line } of the trace: too many different names. At most { $most } are read.
        [name] Line { $line } of the trace: a name has at most { $most } characters.
    }
error-trace-not-text = Line { $line } of the trace has characters that are not text.
error-trace-cut = The trace ends in line { $line }, where “{ $expected }” was expected: it may have been cut.

## piece

piece-name =
    { $piece ->
        [queen] queen
        [bishop] bishop
        [knight] knight
        [king] king
        [pawn] pawn
       *[rook] rook
    }
piece-said =
    { $kind ->
        [moved] The piece of row { $row } moved to column { $column }.
        [removed] Piece removed from row { $row }, column { $column }.
       *[set] Piece set on row { $row }, column { $column }.
    }
error-search-queens-alone = This search is only for queens on a plane board. The search “by rule” works with every rule.
error-search-piece-conflict = The pieces on row { $row }, column { $column } and row { $otherRow }, column { $otherColumn } attack each other. A search needs a board without conflicts: remove one of them.
error-decide-unable = This search takes no decisions from outside.
error-decide-formula = This search decides nothing: a formula says where each queen is set.
error-decide-recorded = This run was recorded, so it cannot go on in another way.
error-decide-lists = This search decides nothing: it lists all permutations, and looks at the diagonals of full boards only.
error-decide-images = This search skips mirrored or rotated solutions, so it would miss solutions below your decision.
error-decide-repair = This search decides nothing: every row has a queen, and two queens exchange their columns.
error-decide-draws = This search draws its squares at random and never tries the others, so it would not show what lies below your decision.
error-decide-checks = This run checks a board and sets no queen.
error-decide-over = The search has ended. Go back to an earlier step to try a square.
error-decide-no-choice = The search sets no queen at this step, so there is nothing to decide.
error-decide-forced = There is no choice at this step: row { $row }, column { $column } is the only square left of its line.
error-decide-outside = There is no square on row { $row }, column { $column }.
error-decide-occupied = Row { $row }, column { $column } has a queen.
error-decide-attacked = The queen on row { $otherRow }, column { $otherColumn } attacks row { $row }, column { $column }.
error-decide-tried = The search has already tried row { $row }, column { $column } here.
error-decide-other-row = At this step the search chooses in row { $otherRow }, not in row { $row }.
error-decide-other-column = At this step the search chooses in column { $otherColumn }, not in column { $column }.
error-decide-other-line = At this step the search chooses among other squares than row { $row }, column { $column }.
search-by-rule = by rule
search-both-mirrors = bitmask, both mirrors
search-permutations = permutations
search-bitboard-pairs = bitboard 1a, two choices first
search-validator = validator
story-rook = Row { $row }: *column { $column }* has no queen yet, so one goes there. Its diagonals are not looked at.
story-rookBack = All boards with a queen on *row { $row }, column { $column }* have been looked at, so it is removed.
story-sound = Row { $row }, column { $column }: *cells B[{ $column }], D1[{ $d1 }] and D2[{ $d2 }] are open*, and this queen closes them.
story-checkedSolution = The end: { $size } queens, and no cell was closed twice. *This board is a solution.*
story-checkedClash = The end: a cell was closed already, so *two queens attack each other*. The rows below need not be read.
story-checkedPart = The end: { $count } queens, and *none attacks another*. Some rows are empty, so this is not a solution yet.
theatre-registers-open = open
theatre-short-open = op
theatre-counts-piecesLeft = Pieces left
theatre-counts-openSquares = Open squares
story-startVariant =
    { $ordered ->
        [yes] Pieces to set: *{ $count }*. Under this rule a piece may open what another closed, so the rows are filled from the top down.
       *[no] Pieces to set: *{ $count }*. The line that leaves the fewest choices is filled first.
    }
story-solvedByRule = *Solution { $nth }*: all pieces are placed ({ $count }), and none attacks another.
story-byRule-inRow =
    { $tried ->
        [0] { $must ->
            [1] Row { $row } must hold a piece and has the fewest open squares ({ $count }): *column { $column }* is tried first.
           *[other] Row { $row } has the fewest open squares ({ $count }), and may also stay empty: *column { $column }* is tried first.
        }
       *[other] The next open square of row { $row } is tried: *column { $column }*.
    }
story-byRule-inColumn =
    { $tried ->
        [0] { $must ->
            [1] Column { $column } must hold a piece and has the fewest open squares ({ $count }): *row { $row }* is tried first.
           *[other] Column { $column } has the fewest open squares ({ $count }), and may also stay empty: *row { $row }* is tried first.
        }
       *[other] The next open square of column { $column } is tried: *row { $row }*.
    }
story-byRule-inLine =
    { $tried ->
        [0] { $must ->
            [1] A line must hold a piece and has the fewest open squares ({ $count }): *row { $row }, column { $column }* is tried first.
           *[other] A line has the fewest open squares ({ $count }), and may also stay empty: *row { $row }, column { $column }* is tried first.
        }
       *[other] The next open square of the line is tried: *row { $row }, column { $column }*.
    }
story-byRule-inOrder =
    { $tried ->
        [0] { $must ->
            [1] Row { $row } comes next and must hold a piece; its open squares: { $count }. *Column { $column }* is tried first.
           *[other] Row { $row } comes next and may also stay empty; its open squares: { $count }. *Column { $column }* is tried first.
        }
       *[other] The next open square of row { $row } is tried: *column { $column }*.
    }
story-byRule-onlyInRow = Row { $row } must hold a piece, and only *column { $column }* is open.
story-byRule-onlyInColumn = Column { $column } must hold a piece, and only *row { $row }* is open.
story-byRule-onlyInLine = *Row { $row }, column { $column }* is the only open square of a line that must hold a piece.
story-byRule-back =
    { $count ->
        [0] { $stays ->
            [1] The piece is removed from *row { $row }, column { $column }*, and its line stays empty.
           *[other] The piece is removed from *row { $row }, column { $column }*: every square of its line has been tried.
        }
       *[other] The piece is removed from *row { $row }, column { $column }*; squares of its line still to be tried: { $count }.
    }
story-byRule-deadRow = *Row { $line } is a dead end*: it must hold a piece, and none of its squares is open.
story-byRule-deadColumn = *Column { $line } is a dead end*: it must hold a piece, and none of its squares is open.
story-byRule-dead = *A dead end*: pieces left to set: { $count }; lines that have an open square: { $lines }, and each holds one piece at most.
story-byRule-deadInOrder = *A dead end*: the rows below cannot be filled.

## tree

tree-title = Tree
tree-view = How the tree is shown
tree-views-path = Path
tree-views-whole = Whole
tree-views-outline = Outline
tree-large = Enlarge
tree-zoom = Zoom
tree-all = All
tree-out = Zoom out
tree-in = Zoom in
tree-fit = Fit the whole tree
tree-tooLarge = Too many queens were tried to draw them all here. The bars above the timeline show the whole run.
tree-path =
    { $count ->
        [one] The queen that the search has set: column { $columns }
       *[other] The queens that the search has set, from the top: columns { $columns }
    }
tree-pathEmpty = The search has set no queen yet
tree-wholeLabel = Everything explored: { $nodes } queens tried, { $solutions } solutions
tree-outline = Outline of the tree
tree-icicle = The whole run as bars, one for each queen, below the bar of the queen set before it: { $nodes } queens tried, { $solutions } solutions. Choose one to go there
tree-item = { $name }: { $said }
tree-node = row { $row }, column { $column }
tree-forced = row { $row }, column { $column }, forced
tree-is-path = on the board
tree-is-now = set last
tree-is-wait = still to be tried
tree-is-solved =
    { $count ->
        [one] { $count } solution below
       *[other] { $count } solutions below
    }
tree-is-failed = failed at once
tree-is-failedAfter =
    { $count ->
        [one] failed after { $count } queen
       *[other] failed after { $count } queens
    }
tree-key-path = on the board
tree-key-now = set last
tree-key-wait = still to be tried
tree-key-solved = leads to solutions
tree-key-failed = failed, with the queens tried below
tree-key-number = number: the queen’s column, or its row where columns are filled

## notes

notes-part =
    { $part ->
        [aim] Aim
        [before] What pupils need to know
        [plan] 45 minutes
        [misconceptions] Common misconceptions
        [ask] Questions to ask
        [unplugged] Without screens
       *[further] Going further
    }

## steps of a search that are followed by hand

byHand-ask =
    { $step ->
        [0] The search “{ $search }” begins on this board. Write down its first { $count } steps. The first one is done.
       *[other] The search “{ $search }” has made { $step } steps and stands as on this board. Write down its next { $count } steps. The first one is done.
    }
byHand-events = What happens: a queen is set, rejected or removed; a dead end; a solution; two rows swap. Of a swap, write the second row in place of the column.
byHand-event =
    { $event ->
        [set] queen set
        [rejected] rejected
        [removed] removed
        [deadEnd] dead end
        [solution] solution
        [swapped] rows swap
       *[other] something else
    }
byHand-step = Step
byHand-does = What happens
byHand-row = Row
byHand-column = Column

## what can be sent

share-panel =
    { $panel ->
        [picture] Picture
        [animation] Animation
        [data] Export
        [text] Text
        [link] Code to scan
        [embed] Embed
       *[print] Worksheet
    }
share-addStep = Add this step to my lesson
share-panelWhat =
    { $panel ->
        [picture] SVG, PNG
        [animation] GIF, WebM
        [data] steps, solutions
        [text] diagram, puzz.link, MiniZinc
        [link] with limits for those who open it
        [embed] in your own page
       *[print] puzzles on paper
    }
