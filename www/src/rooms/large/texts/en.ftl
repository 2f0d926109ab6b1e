## page

page-large = Large
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
large-unlinked = A link cannot contain this board: save it as a file to share it.
large-storyStraight =
    { $count ->
        [one] { $count } row filled in *{ $time }*, without a return.
       *[other] { $count } rows filled in *{ $time }*, without a return.
    }
large-storyRemoved =
    { $count ->
        [one] { $count } row filled in *{ $time }*; { $more } more queens were set and removed again.
       *[other] { $count } rows filled in *{ $time }*; { $more } more queens were set and removed again.
    }
large-storyReturns =
    { $count ->
        [one] { $count } row filled in *{ $time }*, with { $returns } returns.
       *[other] { $count } rows filled in *{ $time }*, with { $returns } returns.
    }
large-storyComplete =
    { $count ->
        [one] { $given } queens were given, and *{ $count }* was found.
       *[other] { $given } queens were given, and *{ $count }* were found.
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
large-pairedWith = This placement can be completed: press Complete.
large-pairedWithout = This placement cannot be completed, although one that differs in a single row can: press Complete.
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

linear-watch-linear = Watch the linear completion
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

## figures

figures-head = Figures of the paper, measured again
figures-figure = Figure
figures-run = Measure
figures-save = Save as CSV
figures-progress = { $count } of { $of } samples.
figures-paused = Paused after { $count } of { $of } samples.
figures-cancelled =
    { $count ->
        [one] Cancelled after { $count } sample.
       *[other] Cancelled after { $count } samples.
    }
figures-part = Part of the samples done
figures-chart = Chart: { $title }
figures-table = Published numbers beside measured ones
figures-quantity = Quantity
figures-published = Published
figures-measured = Measured
figures-error = Standard error
figures-samples = samples
figures-plusMinus = ± { $error }
figures-partTitle = n = { $size }
figures-sharesTitle = n = { $size }: runs in percent, by returns
figures-timesTitle = Milliseconds per completion, against n
figures-afterTitle = After { $queens } queens
figures-columns-queens = queens set
figures-columns-milliseconds = milliseconds
figures-columns-returns = returns
figures-columns-row = row
figures-columns-looks = pairs or squares looked at
figures-columns-singles = steps with a single square
figures-columns-moves = queens moved
figures-columns-nodes = queens set, including those removed again
figures-quantities-equals =
    { $count ->
        [one] { $count } return
       *[other] { $count } returns
    }
figures-quantities-share = share of rows filled
figures-quantities-full = chance of a full solution
figures-quantities-queens = mean number of rows filled
figures-quantities-milliseconds = mean time
figures-quantities-trimmed = mean time without the slowest tenth
figures-quantities-completed = runs that reached the limit
figures-quantities-singles = of the last twelve steps, those with a single square in a row
figures-quantities-asymmetry = largest difference between a square and its mirror images
figures-names-returns = Returns in a completion
figures-names-anew = Returns when damage is counted at each step
figures-names-cluster = Times at n = 1,000: clusters
figures-names-firstPass = The first pass fills 60%
figures-names-randSet = Rows filled: random pairs of rows and columns
figures-names-randRand = Rows filled: random row, random free square
figures-names-freeSquares = Free squares of the remaining rows
figures-names-straight = Runs without a return, against n
figures-names-undecided = Runs that reached the limit, against n
figures-names-lengths = Rows filled, against n
figures-names-chance = Chance of a full solution
figures-names-leastRisk = Least risk at n = 100: the last twelve steps
figures-names-pair = Two placements that are nearly the same
figures-names-squares = How many solutions use each square
figures-about-returns = How often the linear completion goes back to a base level. Its boards are random subsets of solutions, and the number k of given queens is drawn uniformly.
figures-about-anew = The same when the damage of each square is counted again at each step of block 5, rather than once in block 4: almost all runs are then without a return.
figures-about-straight = The share of completions that never go back to a base level. Published: over 35% from n = 7 to 100,000, over 50% from 320 to 22,500.
figures-about-lengths = How many rows are filled until a method gets stuck: pairs from two shuffled lists, random rows, or rows in order, each queen on the first free square.
figures-about-chance = How often random choice alone ends with a full solution. Published: none in a million runs from n = 71 by pairs, and from 371 by random rows.
figures-about-squares = How many of all solutions have a queen on each square. The map is symmetric from left to right and from top to bottom. The room Solutions shows larger boards.
figures-of = { $part }: { $quantity }
figures-over = over { $value }
figures-kindTitle = n = { $size }, { $kind }
figures-queensTitle = n = { $size }, k = { $queens }
figures-allRuns = all runs
figures-straightRuns = runs without a return
figures-publishedLine = the paper’s line
figures-rowTitle = Microseconds per row, against n
figures-curves-undecided = Runs that reached the limit, in percent, against n
figures-curves-lengths = Rows filled, in percent, against n
figures-curves-chance = Full solutions, in percent, against n
figures-kinds-firstPassInOrder = only columns shuffled
figures-kinds-randSet = randSet & randSet
figures-kinds-randRand = rand & rand
figures-kinds-inOrder = rows in order
figures-kinds-randSetTo = randSet & randSet
figures-kinds-randRandTo = rand & rand
figures-risk-runs = n = { $size }: of the last twelve steps, those with a single square in a row
figures-risk-table = Tables of risk
figures-risk-caption = The last twelve steps of one run: each row that is left with its free squares, the chosen one marked
figures-risk-step = Step
figures-risk-ours = Row (free squares)
figures-risk-theirs = Published free squares
figures-pair-table = Near pairs
figures-pair-caption = One pair for each size: the same queens except in one row
figures-pair-free = Free rows
figures-pair-row = Row
figures-pair-with = Column that can be completed
figures-pair-without = Column that cannot
figures-pair-proof = Queens set to prove it
figures-pair-show = on the board
figures-heatTitle = n = { $size }: each square is used by { $least } to { $most } solutions
figures-heatSquare =
    { $count ->
        [one] row { $row }, column { $column }: { $count } solution
       *[other] row { $row }, column { $column }: { $count } solutions
    }
figures-kindPublished = { $kind }, published
figures-left = About { $time } to go.
figures-under = under { $value }
figures-spread = Spread
figures-more = Other boards, queens and limits
figures-moreWhat = An empty field keeps the value of the figure. Separate several sizes by semicolons: 100; 1,000.
figures-asPublished = as the figure
figures-fields-samples = Samples for each size, up to { $most }
figures-fields-sizes = n, or several
figures-fields-queens = Given k
figures-fields-seed = Seed
figures-fields-second = Base level 2
figures-fields-third = Base level 3
figures-fields-repeats = Repeats of block 5
figures-fields-damage = Damage counted
figures-damages-own = as the figure
figures-damages-once = once
figures-damages-anew = again at each step
figures-quantities-different = rows in which the two differ
figures-quantities-looks = pairs or squares looked at
figures-quantities-first = first attempt succeeds
figures-quantities-attempts = shuffles
figures-quantities-swaps = swaps
figures-quantities-sweeps = sweeps
figures-columns-swaps = swaps
figures-table2-caption = Table 2: ours, and below it the published number
figures-table2-samples = samples
figures-table2-least = shortest time
figures-table2-most = longest time
figures-table2-row = time per row, µs
figures-table2-undecided = reached the limit
figures-ownLine = our line
figures-line = Our line from n = 50: log(1000 t) = { $constant } + { $slope } log n, correlation { $correlation }. Published: { $theirConstant } + { $theirSlope } log n.
figures-flanks = { $part }: the mode is { $mode }. Shorter runs lie { $below } below it, longer ones { $above } above (root mean square).
figures-endingsTitle = n = { $size }: of the runs that reach a number of rows, those that end there, in percent
figures-orderTitle = n = { $size }: free squares of each row, rows in order
figures-randomTitle = n = { $size }: free squares of each row, rows at random
figures-curves-straight = Runs without a return, in percent, against n
figures-curves-repair = First attempts that succeed, in percent, against n
figures-names-table2 = Table 2 and figures 7 to 9: time against n
figures-names-toLength = Time for 967 queens at n = 1,000
figures-names-repair = Gradient repair: how often the first attempt succeeds
figures-names-repairLarge = Gradient repair at n = 100,000
figures-about-table2 = Completions of random subsets of solutions, at every size of table 2 up to ten million rows: one size after the other, with as many samples as there is time for.
figures-about-cluster = Times of completions at n = 1,000, with 800 given queens and with any number, and the number of queens set. Each cluster belongs to a number of returns; the paper shows six of them.
figures-about-firstPass = Shuffle rows and columns, and keep the pairs that fit: one pass fills about 60% of the rows at every size; the paper measured 59.97% at ten million. Why 60%? A pair fits as long as both of its diagonals are empty. A long diagonal is drawn early and closes early, a short one late. A model in which each diagonal closes at the rate at which fitting pairs are drawn on it gives 59.98% in the limit of large n. The more rows there are, the less a single draw matters, so the spread falls.
figures-about-randSet = Passes over shuffled pairs until one sets no queen: how many queens are placed by then. The two flanks of the histogram differ, and the second chart shows why: the more queens a run has set, the more likely it is to end at the next step. The left flank shows this slow growth; on the right few runs are left, and the flank falls fast.
figures-about-randRand = A random free row and a random free square in it, until the row that is drawn has none: how many queens are placed by then. Again the chance that a run ends grows with each queen, so the left flank is the longer one.
figures-about-freeSquares = Figures 5 and 6: the free squares in each row that is left, as queens are set row by row or in random rows. With rows in order the numbers vary more, so one of the rows loses its last free square sooner.
figures-about-undecided = The share of runs that reach the limit of 1,000 returns although there is a completion. The paper calls them false negatives; here they are undecided, and the exact search decides them.
figures-about-toLength = Random pairs until a pass sets no queen, which gives 967 queens on average, compared with random rows until 967 queens are set, starting over at each dead end. Published: random rows take 33 times as long.
figures-about-leastRisk = Block 5 takes the row with the fewest free squares. In the paper’s run a row had a single free square in 11 of the last 12 steps.
figures-about-pair = Queens of a random solution are moved, one at a time, until the placement has no completion: the last two placements differ in a single row. The paper has such a pair at n = 1,000,000,000, which differs in 1,506 rows.
figures-about-repair = Queens are set at random, one in every row and column, and then swapped as long as conflicts fall; when no swap helps, all are shuffled again. Published (Sharakhov, after Sosič and Gu): the first attempt nearly always succeeds from n = 50,000.
figures-about-repairLarge = One solution of 100,000 rows from a random start. Published (Sharakhov): less than 40 seconds on a processor from 2007. Each sweep looks at 5 billion pairs of rows.
figures-why-table2 = Our times are for WebAssembly on this machine, the published ones for Matlab on a desktop computer from 2013. The paper goes on to n = 100,000,000, for which a browser has not enough memory, and takes more samples. Its times per row are printed ten times too small, and below n = 50 a hundred times too small: here they are its own mean times divided by n.
figures-why-anew = Not in the paper, which counts the damage once, in block 4: this shows what the outdated counts cost.
figures-why-straight = Between n = 50 and 100 fewer of our runs have no return than the 35% published (32% at n = 50): the paper does not say which blocks run at these sizes.
figures-why-undecided = The paper does not say how often block 5 is repeated, nor when it gives up a base level. Here it is repeated ten times, and every base square of level 3 is tried: if none of them leads to a solution, all 1,000 returns are used up there. That happens to 29 of 100,000 runs at n = 1,000, where the paper has none; at n = 10 the paper has 2 of 5,000.
figures-why-cluster = Here a completion takes so little time that other work on the machine blurs the clusters. The number of queens set shows them clearly.
figures-why-firstPass = Shuffling only the columns is not in the paper; it is shown for comparison.
figures-why-randSet = The paper gives the mean length as a whole number; here it has one more decimal place.
figures-why-randRand = The paper gives the mean length as a whole number; here it has one more decimal place.
figures-why-chance = The published chances come from a million runs. A smaller sample cannot show rarer events: choose a million to see them.
figures-why-toLength = In Matlab a row is processed as one vector, here square by square, so random rows fall further behind.
figures-why-freeSquares = The paper shows one run of each; here every run is drawn, to show the scatter. In order nothing is random, so all runs are the same.
figures-why-leastRisk = The paper shows one run, and a rare one: about two runs in a hundred have as many such steps, and the mean is six.
figures-why-pair = Our pairs differ in a single row, so they are as hard to tell apart as possible. The largest has a million rows, the most for which a browser has enough memory.
figures-why-repair = Only the size from which the first attempt nearly always succeeds is published. Large boards take long, because a sweep is quadratic: choose n = 50,000 to try it.
figures-why-repairLarge = The published program is Pascal on one core of another machine; ours is WebAssembly on yours.

## error

error-no-modular = { $size } rows have no modular solution: 2 and 3 must not divide n. The board has not changed.
error-large-lost = The engine crashed and lost the board. Open its file again, or generate another one.
error-no-canvas = This browser cannot draw pictures in a worker (OffscreenCanvas), or has too little memory for this one. Another browser, or a newer one, may work.
error-too-large-by-hand = Queens are set by hand up to { $largest } rows, and this board has { $size }.
error-large-size = A board of { $size } rows is not possible here; 1 to { $largest } rows are.
error-large-conflict = Two of the queens attack each other: there is nothing to complete. Validate shows which.
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
error-construct-size = A board of { $size } rows cannot be built; 1 to { $largest } rows can.
error-no-pair = No near pair was found on { $size } rows. The board has not changed.
error-experiment-size = Boards of { $least } to { $largest } rows can be measured, but not one of { $size }.
error-experiment-samples = { $samples } samples are too many; the limit is { $most }.
error-figure-number =
    { $field ->
        [samples] Samples
        [sizes] n
        [queens] Given k
        [seed] Seed
        [second] Base level 2
        [third] Base level 3
       *[repeats] Repeats of block 5
    }: “{ $found }” is not a whole number from { $least } to { $most }.
error-figure-sizes = { $count } sizes are too many for one measurement; the limit is { $most }.
error-figure-long = That would take about { $hours } hours. With { $samples } samples it would take less than twelve hours.
error-figure-too-long = Even one sample would take about { $hours } hours with n = { $size }. Choose a smaller n.
error-experiment-levels = Base levels must rise, and the smallest board has { $size } rows: level 2 is { $second } and level 3 is { $third }. Choose level 2 below level 3, and both at most { $size }.
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
