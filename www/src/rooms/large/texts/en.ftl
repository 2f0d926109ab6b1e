## page

page-large = Huge boards
page-about-large = boards with millions of rows

## large

large-board = { $size } by { $size } board, seen as a picture
large-told = Result
large-view = Rows { $firstRow } to { $lastRow }, columns { $firstColumn } to { $lastColumn }
large-keys = Arrows move, with Shift farther; plus and minus zoom; Home shows the whole board; Enter sets or removes a queen where single squares can be seen; l switches the lens on or off.
large-zoomIn = Zoom in
large-zoomOut = Zoom out
large-lens = Lens
large-home = Whole board
large-square = row { $row }, column { $column }
large-given = row { $row }, column { $column }: given
large-found = row { $row }, column { $column }: found
large-free = row { $row }, column { $column }: free
large-attacked =
    { $line ->
        [row] row { $row }, column { $column }: attacked from row { $by } along the row
        [column] row { $row }, column { $column }: attacked from row { $by } along the column
        [diagonal] row { $row }, column { $column }: attacked from row { $by } along the diagonal
       *[antiDiagonal] row { $row }, column { $column }: attacked from row { $by } along the anti-diagonal
    }
large-givenCount = given
large-foundCount = found
large-inView = in view
large-rowsAPixel =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
large-pixelsASquare =
    { $count ->
        [one] { $count } pixel
       *[other] { $count } pixels
    }
large-k = Given k
large-source = Queens given
large-sources-random = at random
large-sources-solution = from a solution
large-engine = Engine
large-engines-auto = chosen by size
large-engines-linear = linear, five blocks
large-engines-exact = exact search
large-generate = Generate
large-validate = Validate
large-explicit = Two staircases
large-formulas = By formula
large-modular = Modular line
large-modularHead = Modular line
large-modularWhat = From row to row the line goes { $step } columns to the right, wrapping round the edge: { $size } queens, and none attacks another even where diagonals wrap round.
large-step = Step (0 for the smallest)
large-inner = Inner size
large-tileNow = Tile
large-innerStep = Inner step (0 for the smallest)
large-tileItself = Tile with itself
large-steps = Steps that give a modular line of size { $size }
large-stepsOf =
    { $count ->
        [one] Size { $size } has { $count } step:
       *[other] Size { $size } has { $count } steps:
    }
large-fractalWhat = To make a fractal, press “Tile” again: each queen becomes the same small board once more. Tiled with itself, a modular board grows even faster; any modular solution will do, for example one from a file.
large-tiledAgain = Tiled as the link says: { $size } queens, and none attacks another.
large-stepWhat = The step is the number of columns that a line moves from row to row. Neither the step nor the number before or after it may have a divisor in common with n except 1. Tiled again and again, a board becomes a fractal.
large-tileWhat = Tiling puts a modular solution in place of each queen. The solution must be modular: then its diagonals differ modulo its size, so blocks on neighbouring diagonals never attack each other.
large-tiledHead = Tiled
large-tiledWhat = A modular solution of size { $inner } stands in each queen’s block: { $size } queens, and none attacks another.
large-generated = Generated
large-generatedWhat =
    { $count ->
        [one] { $count } queen, on a free square.
       *[other] { $count } queens, and none attacks another.
    }
large-method = Method
large-pairs = random pairs of free rows and columns
large-time = Time
large-explicitHead = By formula
large-explicitWhat = n = { $size } divided by 12 leaves remainder { $remainder }, so the columns are:
large-evenRows = Even columns
large-oddRows = Odd columns
large-even-straight = 2, 4, 6 and so on
large-even-firstToEnd = 4, 6 and so on, then 2
large-odd-straight = 1, 3, 5 and so on
large-odd-threeOneFiveLast = 3, 1, 7, 9 and so on, then 5
large-odd-firstTwoToEnd = 5, 7 and so on, then 1, 3
large-odd-pairsSwapped = 3, 1, 7, 5 and so on
large-opened = Opened
large-openedWhat =
    { $count ->
        [one] { $name }: { $count } queen.
       *[other] { $name }: { $count } queens.
    }
large-saved = Saved
large-savedWhat = { $name }, { $size }.
large-timePublished = { $time }; published { $published }
large-setRows = Rows filled
large-setWhat = { $count }; { $more } more queens were set and removed again
large-returns = Returns
large-nodes = Queens set
large-impossibleWhat = The exact search has tried everything: this board cannot be completed.
large-undecidedWhat = No completion within the limits, and no proof that there is none.
large-valid = Valid
large-validWhat =
    { $count ->
        [one] { $count } queen, no conflict.
       *[other] { $count } queens, none attacks another.
    }
large-validModular = It is a modular solution: no two queens share a diagonal, even where diagonals wrap round.
large-invalid = In conflict
large-invalidWhat =
    { $count ->
        [one] { $count } row is in conflict with a row above.
       *[other] { $count } rows are in conflict with a row above.
    }
large-firstConflict =
    { $line ->
        [row] The first conflict: rows { $row } and { $otherRow }, along the row.
        [column] The first conflict: rows { $row } and { $otherRow }, along the column.
        [diagonal] The first conflict: rows { $row } and { $otherRow }, along the diagonal.
       *[antiDiagonal] The first conflict: rows { $row } and { $otherRow }, along the anti-diagonal.
    }
large-removedHead = Queen removed
large-setHead = Queen set
large-attackedHead = Not free
large-closed =
    { $count ->
        [one] That closed { $count } other free square:
       *[other] That closed { $count } other free squares:
    }
large-cancelled = The board has not changed.
large-working-generate = Generating
large-working-explicit = Building
large-working-modular = Building
large-working-tile = Tiling
large-working-complete = Completing
large-working-validate = Validating
large-working-open = Reading the file
large-working-save = Writing the file
large-working-pair = Looking for the pair
large-phases-read = reading the board
large-phases-pass = greedy pass
large-phases-swap = swaps
large-phases-repair = repair along alternating paths
large-phases-block1 = block 1
large-phases-block2 = block 2
large-phases-block3 = block 3
large-phases-block4 = block 4
large-phases-block5 = block 5
large-phases-exact = exact search
large-phases-build = building by formula
large-phases-blame = queens to blame
large-phases-check = checking
large-phases-over = checking
large-file = File
large-fileWhat = numbers (0 for an empty row, as in the paper’s files), CSV or JSON, up to 128 MB
large-open = Open…
large-save = Save as
large-form = Format
large-forms-numbers = numbers
large-forms-csv = CSV
large-forms-json = JSON
large-drop = You can also drop a file on the board.
large-example = The paper’s example
large-unlinked = A link cannot contain this board: save it as a file to share it.
large-moreWhat = given queens, seed, engine, limits, formulas, checking, files
large-slider = Size, from a thousand to a million
large-figureFree = rows are free
large-figureFilled =
    { $count ->
        [one] to fill the other row
       *[other] to fill the other { $count } rows
    }
large-storyCompleted =
    { $count ->
        [one] *{ $count }* queen, on the only row.
       *[other] *{ $count }* queens, none of which attacks another.
    }
large-storyFull =
    { $count ->
        [one] *{ $count }* queen is placed, on the only row.
       *[other] *{ $count }* queens are placed, one in every row.
    }
large-storyGiven =
    { $count ->
        [one] *{ $count }* queen is placed, and { $free } rows are free.
       *[other] *{ $count }* queens are placed, and { $free } rows are free.
    }
large-pixel = one pixel
large-aSquare = one square
large-rowTaken = row { $row }, column { $column }: the queen of the row stands on column { $by }
large-pairedHead = One of a near pair
large-pairedWith = This placement can be completed: press “Complete”.
large-pairedWithout = This placement cannot be completed, although one that differs in a single row can: press “Complete”.
large-undone = Undone
large-undoneWhat = The previous board is back.
large-redone = Redone
large-redoneWhat = The next board is back.
large-savedLong = { $name }, { $size }. It is too long to be opened here again: the limit is { $most }. Saved as numbers it is shorter.
large-row = Row
large-goToRow = Go to row
large-nearest = Nearest queen
large-setAll = { $count }, no queen removed

## linear

linear-watch-repair = Watch gradient repair
linear-watchWhat-linear = The published method in five blocks, step by step, from the given queens.
linear-watchWhat-repair = Queens are set in all free rows and columns; then pairs of rows swap columns as long as conflicts fall.
linear-theatre-linear = Step through it on the board
linear-theatre-repair = Step through gradient repair on the board
linear-onBoard = On the board
linear-block = block
linear-left = rows left
linear-queens = queens
linear-levels = queens at the base levels
linear-deadEnds = dead ends
linear-returns = returns
linear-bands =
    { $count ->
        [one] { $count } visit to a block
       *[other] { $count } visits to blocks, in order
    }
linear-names-1 = 1: pairs
linear-names-2 = 2: project
linear-names-3 = 3: random
linear-names-4 = 4: count
linear-names-5 = 5: least risk
linear-names-6 = exact
linear-leftWhat = Free rows fall from { $first } to { $last }
linear-solved = Solved, with *{ $returns }* returns.
linear-gaveUp =
    { $count ->
        [one] Given up at the limit, with { $count } row left: *undecided*.
       *[other] Given up at the limit, with { $count } rows left: *undecided*.
    }
linear-story-block1 =
    { $count ->
        [one] *Block 1* goes through shuffled pairs of free rows and columns. { $count } row is left.
       *[other] *Block 1* goes through shuffled pairs of free rows and columns. { $count } rows are left.
    }
linear-story-block2 =
    { $count ->
        [one] *Block 2*: only the free rows and columns matter. { $count } row is left.
       *[other] *Block 2*: only the free rows and columns matter. { $count } rows are left.
    }
linear-story-block3 =
    { $count ->
        [one] *Block 3* takes a random free row, and a random free square in it. { $count } row is left.
       *[other] *Block 3* takes a random free row, and a random free square in it. { $count } rows are left.
    }
linear-story-block4 =
    { $count ->
        [one] *Block 4* counts the free squares of each row. { $count } row is left.
       *[other] *Block 4* counts the free squares of each row. { $count } rows are left.
    }
linear-story-block5 =
    { $count ->
        [one] *Block 5* takes the row at greatest risk, and the square that does the least damage. { $count } row is left.
       *[other] *Block 5* takes the row at greatest risk, and the square that does the least damage. { $count } rows are left.
    }
linear-story-exact =
    { $count ->
        [one] The *exact search* continues where the method reached its limit. { $count } row is left.
       *[other] The *exact search* continues where the method reached its limit. { $count } rows are left.
    }
linear-story-over =
    { $count ->
        [one] The end. { $count } row is left.
       *[other] The end. { $count } rows are left.
    }
linear-exact = Continue with the exact search
linear-step = step *{ $step }*
linear-stepsAFrame =
    { $count ->
        [one] { $count } step per frame
       *[other] { $count } steps per frame
    }
linear-rate = { $count } per frame
linear-rateMost = fastest

## error

error-no-modular = { $size } rows have no modular solution: 2 and 3 must not divide n. The board has not changed.
error-large-lost = The engine crashed and lost the board. Open its file again, or generate another one.
error-no-canvas = This browser cannot draw pictures in a worker (OffscreenCanvas), or has too little memory for this one. Another browser, or a newer one, may work.
error-too-large-by-hand = Queens are set by hand up to { $largest } rows, and this board has { $size }.
error-large-conflict = Two of the queens attack each other: there is nothing to complete. “Validate” shows which.
error-generate-more-than-rows = { $queens } queens do not fit into { $size } rows: each needs a row of its own. The board has not changed.
error-generate-too-many = No attempt set { $queens } queens on { $size } rows at random; the best one reached { $reached }. Ask for at most that many. The board has not changed.
error-generate-no-solution = A board of { $size } rows has no solution.
error-construct-step-range = On { $size } rows the step of a line is a number from 0 to { $largest }, not { $step }.
error-construct-step = A line with step { $step } on { $size } rows is not a modular solution: { $number } and { $size } have the divisor { $divisor } in common. Choose a size that neither 2 nor 3 divides, and one of its steps.
error-construct-outer = The board is not a solution, so it has no tiling. Complete it first.
error-construct-inner-empty = The inner board has a row without a queen, so it is not a solution. Complete it first.
error-construct-inner-column = The inner board has two queens in one column, so it is not a solution.
error-construct-inner = The inner solution is not modular: two of its queens share a diagonal that wraps round.
error-construct-no-solution = A board of { $size } rows has no solution.
error-construct-size = A board of { $size } rows cannot be built; expected 1 to { $largest } rows.
error-no-pair = No near pair was found on { $size } rows. The board has not changed.
error-file-empty = The file is empty; expected a column for each row, with 0 where it is empty.
error-file-too-long = The file is too long ({ $bytes } bytes; the limit is { $longest }).
error-file-too-many-rows = Line { $line }: the file has more than { $largest } rows, the most that are read.
error-file-no-form = Line { $line }: “{ $found }”. Expected a number, “row,column” or JSON.
error-file-number = Line { $line }, word { $word }: “{ $found }”. Expected a column, a whole number from 0 to { $largest }.
error-file-fields = Line { $line }: “{ $found }”; expected a row, a comma and a column.
error-file-row = Line { $line }: row “{ $found }”; expected row { $expected }.
error-file-json = Line { $line }, word { $word }: { $found }; expected { $expected }.
error-file-cut = The file ends in line { $line }, after { $rows } rows, where { $expected } was expected: it may have been cut.
error-file-count = The file says that it has { $n } rows, but it has { $rows }.
error-file-column = Row { $row } has column { $column }, but the file has only { $rows } rows: it may have been cut.
error-file-repeated-column = Rows { $otherRow } and { $row } both have column { $column }; expected each column once.
error-file-gone = The file can no longer be read: it was moved, changed or deleted. The board has not changed.
error-no-queen = There is no queen on the board.
