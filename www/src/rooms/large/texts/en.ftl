## large

large-board = { $size } by { $size } board, seen as a picture
large-told = How it went
large-view = Rows { $firstRow } to { $lastRow }, columns { $firstColumn } to { $lastColumn }
large-keys = Arrows move, with Shift further; plus and minus zoom; Home shows the whole board; Enter sets or removes a queen where single squares can be seen; l switches the lens on or off.
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
large-sources-solution = of a solution
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
large-modularWhat = Each row goes { $step } columns on, round the edge: { $size } queens, none attacking another even where the diagonals wrap round.
large-step = Step (0: the smallest)
large-inner = Inner size
large-tileNow = Tile
large-stepWhat = The step is how many columns a line goes on from row to row: it, the one before and the one after share no divisor with n. Tiled again and again, a board becomes a fractal.
large-tileWhat = Tiling sets a modular solution into each queen's block. It must be modular: its diagonals differ modulo its size, so blocks on neighbouring diagonals never meet.
large-tiledHead = Tiled
large-tiledWhat = A modular solution of size { $inner } stands in each queen's block: { $size } queens, none attacking another.
large-generated = Generated
large-generatedWhat =
    { $count ->
        [one] { $count } queen, on a free square.
       *[other] { $count } queens, none attacking another.
    }
large-method = Method
large-pairs = random pairs of free rows and columns
large-time = Time
large-explicitHead = By formula
large-explicitWhat = n = { $size } leaves remainder { $remainder } divided by 12, so the columns are:
large-evenRows = Even columns
large-oddRows = Odd columns
large-even-straight = 2, 4, 6 and on
large-even-firstToEnd = 4, 6 and on, then 2
large-odd-straight = 1, 3, 5 and on
large-odd-threeOneFiveLast = 3, 1, 7, 9 and on, then 5
large-odd-firstTwoToEnd = 5, 7 and on, then 1, 3
large-odd-pairsSwapped = 3, 1, 7, 5 and on
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
large-impossibleWhat = The exact search has been through everything: there is no way to finish.
large-undecidedWhat = No completion within the bounds, and no proof that there is none.
large-valid = Valid
large-validWhat =
    { $count ->
        [one] { $count } queen, no conflict.
       *[other] { $count } queens, none attacks another.
    }
large-validModular = It is a modular solution: no two queens share a diagonal that wraps round, either.
large-invalid = In conflict
large-invalidWhat =
    { $count ->
        [one] { $count } row is in conflict with one above.
       *[other] { $count } rows are in conflict with one above.
    }
large-firstConflict =
    { $line ->
        [row] The first: row { $row } and row { $otherRow }, along the row.
        [column] The first: row { $row } and row { $otherRow }, along the column.
        [diagonal] The first: row { $row } and row { $otherRow }, along the diagonal.
       *[antiDiagonal] The first: row { $row } and row { $otherRow }, along the anti-diagonal.
    }
large-removedHead = Queen removed
large-setHead = Queen set
large-attackedHead = Not free
large-closed =
    { $count ->
        [one] That closed { $count } other free square:
       *[other] That closed { $count } other free squares:
    }
large-cancelled = The board is as it was.
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
large-form = Form
large-forms-numbers = numbers
large-forms-csv = CSV
large-forms-json = JSON
large-drop = A file can be dropped on the board too.
large-unlinked = A link cannot hold this board: save it to share it.
large-storyStraight =
    { $count ->
        [one] { $count } row filled in *{ $time }*, no queen removed.
       *[other] { $count } rows filled in *{ $time }*, no queen removed.
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
        [one] *{ $count }* queen stands on every row.
       *[other] *{ $count }* queens stand, one in every row.
    }
large-storyGiven =
    { $count ->
        [one] *{ $count }* queen stands, and { $free } rows are free.
       *[other] *{ $count }* queens stand, and { $free } rows are free.
    }
large-pixel = one pixel
large-aSquare = one square
large-rowTaken = row { $row }, column { $column }: the queen of the row stands on column { $by }
large-pairedHead = One of a near pair
large-pairedWith = These queens can be completed: ask for it.
large-pairedWithout = These queens differ in one row from some that can be completed, and cannot be: ask for it.
large-undone = Undone
large-undoneWhat = The board before is back.
large-redone = Redone
large-redoneWhat = The board after it is back.
large-savedLong = { $name }, { $size }. It is too long to be opened here again: files are read up to { $most }. As numbers it is shorter.
large-row = Row
large-goToRow = Go to row
large-nearest = Nearest queen
large-setAll = { $count }, no queen removed

## linear

linear-watch-linear = Watch the linear completion
linear-watch-repair = Watch gradient repair
linear-watchWhat-linear = The published method in five blocks, step by step, from the given queens.
linear-watchWhat-repair = Queens in all free rows and columns, which swap columns as long as conflicts fall.
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
        [one] { $count } stay in a block
       *[other] { $count } stays in the blocks, one after the other
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
        [one] Given up at the bound, with { $count } row left: *undecided*.
       *[other] Given up at the bound, with { $count } rows left: *undecided*.
    }
linear-story-block1 =
    { $count ->
        [one] *Block 1* walks shuffled pairs of free rows and columns. { $count } row is left.
       *[other] *Block 1* walks shuffled pairs of free rows and columns. { $count } rows are left.
    }
linear-story-block2 =
    { $count ->
        [one] *Block 2* projects the board to the free rows. { $count } row is left.
       *[other] *Block 2* projects the board to the free rows. { $count } rows are left.
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
        [one] The *exact search* goes on where the bounds ended. { $count } row is left.
       *[other] The *exact search* goes on where the bounds ended. { $count } rows are left.
    }
linear-story-over =
    { $count ->
        [one] Over. { $count } row is left.
       *[other] Over. { $count } rows are left.
    }
linear-exact = Hand over to the exact search
linear-step = step *{ $step }*
linear-stepsAFrame =
    { $count ->
        [one] { $count } step a frame
       *[other] { $count } steps a frame
    }
linear-rate = { $count } a frame
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
figures-timesTitle = Milliseconds a completion, against n
figures-afterTitle = After { $queens } queens
figures-columns-queens = queens set
figures-columns-milliseconds = milliseconds
figures-columns-returns = returns
figures-columns-row = row
figures-columns-looks = pairs or squares looked at
figures-columns-singles = steps with a single square
figures-columns-moves = queens moved
figures-columns-nodes = queens set, also those taken back
figures-quantities-equals =
    { $count ->
        [one] { $count } return
       *[other] { $count } returns
    }
figures-quantities-share = share of rows filled
figures-quantities-full = chance of a full solution
figures-quantities-queens = mean length
figures-quantities-milliseconds = mean time
figures-quantities-trimmed = mean time without the slowest tenth
figures-quantities-completed = runs that came to the bound
figures-quantities-singles = of the last twelve steps, those with a single square in a row
figures-quantities-asymmetry = most that a square differs from its mirror images
figures-names-returns = Returns in a completion
figures-names-anew = Returns, damage counted anew at each step
figures-names-cluster = Times at n = 1,000: clusters
figures-names-firstPass = The first pass fills 60%
figures-names-randSet = Lengths: random rows and columns in pairs
figures-names-randRand = Lengths: random row, random free square
figures-names-freeSquares = Free squares of the remaining rows
figures-names-straight = Runs without a return, against n
figures-names-undecided = Runs that came to the bound, against n
figures-names-lengths = Lengths against n
figures-names-chance = Chance of a full solution
figures-names-leastRisk = Least risk at n = 100: the last twelve steps
figures-names-pair = Two placements, nearly the same
figures-names-squares = How often each square takes part
figures-about-returns = How often the linear completion goes back to a base level, over random subsets of solutions with k uniform.
figures-about-anew = The same when the damage of each square is counted anew at each step of block 5, rather than once in block 4: nearly every run is straight.
figures-about-straight = The share of completions that never go back to a base level. Published: over 35% from n = 7 to 100,000, over 50% from 320 to 22,500.
figures-about-lengths = How many rows are filled until a method is stuck: pairs from two shuffled lists, random rows, or rows in order, each on its first free square.
figures-about-chance = How often random choice alone ends with a full solution. Published: none in a million runs from n = 71 by pairs, and from 371 by random rows.
figures-about-squares = In how many of all solutions each square holds a queen: symmetric from left to right and from top to bottom. Larger boards stand in Solutions.
figures-of = { $part }: { $quantity }
figures-over = over { $value }
figures-kindTitle = n = { $size }, { $kind }
figures-queensTitle = n = { $size }, k = { $queens }
figures-allRuns = all runs
figures-straightRuns = runs without a return
figures-publishedLine = the paper's line
figures-rowTitle = Microseconds a row, against n
figures-curves-undecided = Runs that came to the bound, in percent, against n
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
figures-pair-caption = One pair of each size: the same queens but for one row
figures-pair-free = Free rows
figures-pair-row = Row
figures-pair-with = Column that can be completed
figures-pair-without = Column that cannot
figures-pair-proof = Queens set to prove it
figures-pair-show = on the board
figures-heatTitle = n = { $size }: { $least } to { $most } solutions hold a square
figures-heatSquare =
    { $count ->
        [one] row { $row }, column { $column }: { $count } solution
       *[other] row { $row }, column { $column }: { $count } solutions
    }
figures-kindPublished = { $kind }, published
figures-left = About { $time } to go.
figures-under = under { $value }
figures-spread = Spread
figures-more = Other boards, queens and bounds
figures-moreWhat = A field that is empty has what the figure proposes. Several sizes are separated by semicolons: 100; 1,000.
figures-asPublished = as the figure
figures-fields-samples = Samples of each, up to { $most }
figures-fields-sizes = n, or several
figures-fields-queens = Given k
figures-fields-seed = Seed
figures-fields-second = Base level 2
figures-fields-third = Base level 3
figures-fields-repeats = Repeats of block 5
figures-fields-damage = Damage counted
figures-damages-own = as the figure
figures-damages-once = once
figures-damages-anew = anew at each step
figures-quantities-different = rows in which the two differ
figures-quantities-looks = pairs or squares looked at
figures-quantities-first = first attempt succeeds
figures-quantities-attempts = shuffles
figures-quantities-swaps = swaps
figures-quantities-sweeps = sweeps
figures-columns-swaps = swaps
figures-table2-caption = Table 2: ours, and below it the published number
figures-table2-samples = samples
figures-table2-least = least time
figures-table2-most = greatest time
figures-table2-row = time of a row, µs
figures-table2-undecided = came to the bound
figures-ownLine = our line
figures-line = Our line from n = 50: log(1000 t) = { $constant } + { $slope } log n, correlation { $correlation }. Published: { $theirConstant } + { $theirSlope } log n.
figures-flanks = { $part }: the mode is { $mode }. Shorter runs stray { $below } from it, longer ones { $above }.
figures-endingsTitle = n = { $size }: of the runs that come to a length, those that end there, in percent
figures-orderTitle = n = { $size }: free squares of each row, rows in order
figures-randomTitle = n = { $size }: free squares of each row, rows at random
figures-curves-straight = Runs without a return, in percent, against n
figures-curves-repair = First attempts that succeed, in percent, against n
figures-names-table2 = Table 2, figures 7 to 9: time against n
figures-names-toLength = Time for 967 queens at n = 1,000
figures-names-repair = Gradient repair: chance of the first attempt
figures-names-repairLarge = Gradient repair at n = 100,000
figures-about-table2 = Completions of random parts of solutions, at every size of table 2 up to ten million rows: a size after the other, with as many samples as there is time for.
figures-about-cluster = Times of completions at n = 1,000, with 800 given queens and with any number, and the queens that they set. Each cluster is a number of returns; the paper shows six of them.
figures-about-firstPass = Shuffle rows and columns, and keep the pairs that fit: one pass fills about 60% of the rows at every size. Why 60%: a pair fits as long as both of its diagonals are empty. A long diagonal is met early and closes early, a short one late. If each closes at the rate at which fitting pairs are drawn on it, 59.98% of all pairs fit on a board without end. The more rows, the less a single draw matters, so the spread falls.
figures-about-randSet = Passes over shuffled pairs, until one sets no queen: how many queens stand then. The flanks of the histogram differ. The second chart says why: the longer a run is, the likelier it ends at once. The left flank is this slow growth; to the right few runs are left, and the flank falls fast.
figures-about-randRand = A random free row and a random free square in it, until the row that is drawn has none: how many queens stand then. Again the chance to end grows with each queen, so that the left flank is the longer one.
figures-about-freeSquares = Figures 5 and 6: free squares in each row that is left, as queens are set, in the order of the rows and in random rows. Rows in order lie further apart, so one of them is empty sooner.
figures-about-undecided = The share of completions that come to the bound of 1,000 returns, although there is a completion. The paper calls them false negatives; here they are undecided, and the exact search decides them.
figures-about-toLength = Random pairs until a pass sets none, which is 967 queens on average, beside random rows until 967 queens stand, begun anew at each dead end. Published: random rows take 33 times as long.
figures-about-leastRisk = Block 5 takes the row with the fewest free squares. In the paper's run a row had a single square in 11 of the last 12 steps.
figures-about-pair = Queens of a random solution are moved, one at a time, until the placement has no completion: the last two differ in a single row. The paper has such a pair at n = 1,000,000,000, which differs in 1,506 rows.
figures-about-repair = A queen in every row and column at random, then swaps as long as conflicts fall; where that is stuck, everything is shuffled again. Published (Sharakhov, after Sosic and Gu): the first attempt succeeds nearly always from n = 50,000.
figures-about-repairLarge = One solution of 100,000 rows from a random start. Published (Sharakhov): less than 40 seconds on a processor of 2007. Each sweep looks at five thousand million pairs of rows.
figures-why-table2 = Times are of this machine and of WebAssembly, the published ones of Matlab on a desktop of 2013. The paper goes on to n = 100,000,000, for which a browser has no memory, and takes more samples. Its times of a row are printed ten times too small, below n = 50 a hundred times: here they are its own means divided by n.
figures-why-anew = Not in the paper, which counts the damage once, in block 4: this shows what the stale counts cost.
figures-why-straight = Between n = 50 and 100 fewer of ours are straight than the 35% published, 32% at n = 50: the paper leaves open how the blocks share these sizes.
figures-why-undecided = The paper says neither how often block 5 is repeated nor when it gives up a base level. Here it is repeated ten times, and every base square of level 3 is tried: where none of them leads on, all 1,000 returns are spent there. That happens to 29 of 100,000 runs at n = 1,000, where the paper has none; at n = 10 it has 2 of 5,000.
figures-why-cluster = Here a completion takes so little time that other work of the machine blurs the clusters; the queens set show them as sharp as they are.
figures-why-firstPass = That only columns are shuffled is not in the paper; it is shown to tell the two apart.
figures-why-randSet = Lengths are whole numbers in the paper, which rounds the mean; ours has a place more.
figures-why-randRand = Lengths are whole numbers in the paper, which rounds the mean; ours has a place more.
figures-why-chance = The published chances are of a million runs. Fewer samples do not see what is rarer than one in them: choose a million to see it.
figures-why-toLength = In Matlab a row is looked at as one vector, here square by square, so that random rows fall further behind.
figures-why-freeSquares = The paper shows one run of each; here every run is drawn, so that the scatter is seen. In order nothing is random, and all runs are the same.
figures-why-leastRisk = The paper shows one run, and a rare one: about two runs in a hundred have as many such steps, and six is the mean.
figures-why-pair = Ours differ in one row, where telling them apart is hardest, and stop at a million rows, for which a browser has the memory.
figures-why-repair = Nothing but that bound is published. The large boards take long, a sweep being quadratic: choose n = 50,000 to try it.
figures-why-repairLarge = The published program is Pascal on one core of another machine; ours is WebAssembly on yours.

## error

error-no-modular = { $size } rows have no modular solution: 2 and 3 must not divide n. The board is as it was.
error-large-lost = The engine broke and lost the board. Open its file again, or generate another one.
error-no-canvas = This browser cannot draw pictures in a worker (OffscreenCanvas), or has no room for this one. Another browser, or a newer one, can.
error-too-large-by-hand = Queens are set by hand up to { $largest } rows, and this board has { $size }.
error-large-size = A board of { $size } rows is not possible here: there may be 1 to { $largest }.
error-large-conflict = Two of the queens attack each other: there is nothing to complete. Validate shows which.
error-generate-more-than-rows = { $queens } queens do not fit into { $size } rows: each needs one of her own. The board is as it was.
error-generate-too-many = No attempt set { $queens } queens on { $size } rows at random; the best one reached { $reached }. Ask for no more than that. The board is as it was.
error-generate-no-solution = A board of { $size } rows has no solution.
error-construct-step-range = On { $size } rows the step of a line is a number from 0 to { $largest }, not { $step }.
error-construct-step = A line with step { $step } on { $size } rows is not a modular solution: { $number } and { $size } share the divisor { $divisor }. Choose a size that neither 2 nor 3 divides, and one of its steps.
error-construct-outer = The board is not a solution, so it has no tiling. Complete it first.
error-construct-inner-empty = The inner board has a row without a queen, so it is not a solution. Complete it first.
error-construct-inner-column = The inner board has two queens in one column, so it is not a solution.
error-construct-inner = The inner solution is not modular: two of its queens share a diagonal that wraps round.
error-construct-no-solution = A board of { $size } rows has no solution.
error-construct-size = A board of { $size } rows cannot be built; 1 to { $largest } rows can.
error-no-pair = No near pair was found on { $size } rows. The board is as it was.
error-experiment-size = Boards of { $least } to { $largest } rows are measured, not of { $size }.
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
    }: "{ $found }" is not a whole number from { $least } to { $most }.
error-figure-sizes = { $count } sizes are too many for one measurement; the limit is { $most }.
error-figure-long = That would take about { $hours } hours. With { $samples } samples it takes less than twelve.
error-figure-too-long = Even one sample would take about { $hours } hours with n = { $size }. Choose a smaller n.
error-experiment-levels = Base levels rise, and there are { $size } rows at least: level 2 is { $second } and level 3 is { $third }. Choose a level 2 below level 3, and both up to { $size }.
error-file-empty = The file is empty; expected a column for each row, with 0 where it is empty. The board is as it was.
error-file-too-long = The file is too long ({ $bytes } bytes; the limit is { $longest }). The board is as it was.
error-file-too-many-rows = Line { $line }: the file has more than { $largest } rows, the most that are read. The board is as it was.
error-file-no-form = Line { $line }: "{ $found }". Expected a number, "row,column" or JSON. The board is as it was.
error-file-number = Line { $line }, word { $word }: "{ $found }". Expected a column, a whole number from 0 to { $largest }. The board is as it was.
error-file-fields = Line { $line }: "{ $found }" where a line of a row, a comma and a column was expected. The board is as it was.
error-file-row = Line { $line }: row "{ $found }"; expected row { $expected }. The board is as it was.
error-file-json = Line { $line }, word { $word }: { $found } stands where { $expected } was expected. The board is as it was.
error-file-cut = The file ends in line { $line }, after { $rows } rows, where { $expected } was expected: it may have been cut. The board is as it was.
error-file-count = The file says that it has { $n } rows, but it has { $rows }. The board is as it was.
error-file-column = Row { $row } holds column { $column }, but the file has only { $rows } rows: it may have been cut. The board is as it was.
error-file-repeated-column = Rows { $otherRow } and { $row } both hold column { $column }; expected each column once. The board is as it was.
error-file-gone = The file cannot be read any more: it was moved, changed or deleted. The board is as it was.
error-no-queen = There is no queen on the board.
