## page

page-figures = Figures of the paper
page-about-figures = figures of the papers, measured again

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
figures-quantities-nodes = queens set, including those removed again
figures-quantities-returns = mean number of returns
figures-quantities-atMost =
    { $count ->
        [one] at most { $count } return
       *[other] at most { $count } returns
    }
figures-quantities-singles = of the last twelve steps, those with a single square in a row
figures-quantities-asymmetry = largest difference between a square and its mirror images
figures-names-returns = Returns in a completion
figures-names-eachStep = Returns when damage is counted at each step
figures-names-cluster = Times at n = 1,000: clusters
figures-names-firstPass = The first pass fills 60%
figures-names-randSet = Rows filled: random pairs of rows and columns
figures-names-randRand = Rows filled: random row, random free square
figures-names-freeSquares = Free squares of the remaining rows
figures-names-straight = Runs without a return, against n
figures-names-undecided = Runs that reached the limit, against n
figures-names-bases = Undecided runs: fewer base squares
figures-names-levels = Base levels, against n
figures-names-lengths = Rows filled, against n
figures-names-chance = Chance of a full solution
figures-names-leastRisk = Least risk at n = 100: the last twelve steps
figures-names-pair = Two placements that are nearly the same
figures-names-squares = How many solutions use each square
figures-about-returns = How often the linear completion goes back to a base level. Its boards are random subsets of solutions, and the number k of given queens is drawn uniformly.
figures-about-eachStep = The same when the damage of each square is counted again at each step of block 5, rather than once in block 4: almost all runs are then without a return.
figures-about-straight = The share of completions that never go back to a base level. Published: over 35% from n = 7 to 100,000, over 50% from 320 to 22,500. The share depends on the base levels: the more rows are left to block 5, the fewer runs go back, and the larger the table that each run fills. Set base level 3 lower to see it.
figures-about-lengths = How many rows are filled until a method gets stuck: pairs from two shuffled lists, random rows, or rows in order, each queen on the first free square.
figures-about-chance = How often random choice alone ends with a full solution. Published: none in a million runs from n = 71 by pairs, and from 371 by random rows.
figures-about-squares = How many of all solutions have a queen on each square. The map is symmetric from left to right and from top to bottom. “All solutions” shows larger boards.
figures-of = { $part }: { $quantity }
figures-over = over { $value }
figures-kindTitle = n = { $size }, { $kind }
figures-queensTitle = n = { $size }, k = { $queens }
figures-basesTitle =
    { $count ->
        [one] n = { $size }, at most { $count } base square
       *[other] n = { $size }, at most { $count } base squares
    }
figures-levelsTitle = Rows still free when a block ends, against n
figures-leaves-second = after block 1 (base level 2)
figures-leaves-third = after block 3 (base level 3)
figures-allRuns = all runs
figures-straightRuns = runs without a return
figures-publishedLine = the paper’s line
figures-proportional = time proportional to n
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
figures-risk-theirs = Published: row (free squares)
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
figures-fields-bases = Base squares tried, at most
figures-fields-returns = Returns at most
figures-fields-free = Rows left free
figures-fields-after = Count after how many queens
figures-fields-damage = Damage counted
figures-damages-own = as the figure
figures-damages-once = once
figures-damages-eachStep = again at each step
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
figures-ratio = “{ $one }” is { $ours } times “{ $other }”. Published: { $theirs } times.
figures-line = Our line from n = 50: log(1000 t) = { $constant } + { $slope } log n, correlation { $correlation }. Published: { $theirConstant } + { $theirSlope } log n, correlation { $theirCorrelation }.
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
figures-about-table2 = Completions of random subsets of solutions, at every size of table 2 up to ten million rows: one size after the other, with as many samples as there is time for. Why does the time per row fall as n grows? A pair of block 1 takes the same time on every board, but a row of blocks 3 to 5 takes the more time the more columns are free. By the base levels, block 1 sets a growing share of the rows (see “Base levels, against n”), so the mean falls towards the cost of a pair. The shortest times of small boards lie below the steps of a browser’s clock, and then read 0. The dashed line in the chart has slope 1, as the diagonal of figure 7 has: it shows how times would grow if every row took equally long.
figures-about-cluster = Times of completions at n = 1,000, with 800 given queens and with any number, and the number of queens set. Each cluster belongs to a number of returns; the paper shows six of them.
figures-about-firstPass = Shuffle rows and columns, and keep the pairs that fit: one pass fills about 60% of the rows at every size; the paper measured 59.97% at ten million. Why 60%? A pair fits as long as both of its diagonals are empty. A long diagonal is drawn early and closes early, a short one late. A model in which each diagonal closes at the rate at which fitting pairs are drawn on it gives 59.98% in the limit of large n. The more rows there are, the less a single draw matters, so the spread falls.
figures-about-randSet = Passes over shuffled pairs until one sets no queen: how many queens are placed by then. The two flanks of the histogram differ, and the second chart shows why: the more queens a run has set, the more likely it is to end at the next step. The left flank shows this slow growth; on the right few runs are left, and the flank falls fast.
figures-about-randRand = A random free row and a random free square in it, until the row that is drawn has none: how many queens are placed by then. Again the chance that a run ends grows with each queen, so the left flank is the longer one.
figures-about-freeSquares = Figures 5 and 6: the free squares in each row that is left, as queens are set row by row or in random rows. With rows in order the numbers vary more, so one of the rows loses its last free square sooner.
figures-about-undecided = The share of runs that reach the limit of 1,000 returns although there is a completion. The paper calls them false negatives; here they are undecided, and the exact search decides them. In its terms, a placement that is not full is a composition: a positive one has a completion, a negative one has none.
figures-about-bases = Why some runs at n = 1,000 stay undecided: by our reading, block 5 tries every base square of base level 3 before it gives up that level. If the number of base squares is limited, the search returns to base level 2, and block 3 sets other queens: runs that would have used up all returns at one bad level then have a way out.
figures-about-levels = How many rows are still free when block 1 ends and when block 3 ends, by the published formulas. These are regressions in log n, one below and one from n = 30,000; the chart shows the step between them. Block 1 sets most of the rows, and block 5 a share that falls as n grows.
figures-about-toLength = Random pairs until a pass sets no queen, which gives 967 queens on average, compared with random rows until 967 queens are set, starting over at each dead end. Published: random rows take 33 times as long.
figures-about-leastRisk = Block 5 takes the row with the fewest free squares. In the paper’s run a row had a single free square in 11 of the last 12 steps. The paper counts about 10^124 ways to choose a free square in every row of a 100 by 100 board: this rule chooses without trying them.
figures-about-pair = Queens of a random solution are moved, one at a time, until the placement has no completion: the last two placements differ in a single row. The paper has such a pair at n = 1,000,000,000, which differs in 1,506 rows. It leaves 518 rows free, and by the paper’s count there are about 10^1466 ways to choose squares in them: only one of the two placements can be completed.
figures-about-repair = Queens are set at random, one in every row and column, and then swapped as long as conflicts fall; when no swap helps, all are shuffled again. Published (Sharakhov, after Sosič and Gu): the first attempt nearly always succeeds from n = 50,000.
figures-about-repairLarge = One solution of 100,000 rows from a random start. Published (Sharakhov): less than 40 seconds on a processor from 2007. Each sweep looks at 5 billion pairs of rows.
figures-why-table2 = Our times are for WebAssembly on this machine, the published ones for Matlab on a desktop computer from 2013. The paper goes on to n = 100,000,000, for which a browser has not enough memory, and takes more samples. Its times per row are printed ten times too small, and below n = 50 a hundred times too small: here they are its own mean times divided by n.
figures-why-eachStep = Not in the paper, which counts the damage once, in block 4: this shows what the outdated counts cost.
figures-why-straight = Between n = 50 and 100 fewer of our runs have no return than the 35% published (32% at n = 50): the paper does not say which blocks run at these sizes.
figures-why-undecided = The paper does not say how often block 5 is repeated, nor when it gives up a base level. Here it is repeated ten times, and every base square of level 3 is tried: if none of them leads to a solution, all 1,000 returns are used up there. That happens to 29 of 100,000 runs at n = 1,000, where the paper has none; at n = 10 the paper has 2 of 5,000.
figures-why-cluster = Here a completion takes so little time that other work on the machine blurs the clusters. The number of queens set shows them clearly.
figures-why-firstPass = Shuffling only the columns is not in the paper; it is shown for comparison.
figures-why-randSet = The paper gives the mean number of rows filled as a whole number; here it has one more decimal place.
figures-why-randRand = The paper gives the mean number of rows filled as a whole number; here it has one more decimal place.
figures-why-chance = The published chances come from a million runs. A smaller sample cannot show rarer events: choose a million to see them. From n = 48 on, the published chance of random pairs is of the order of one in a million.
figures-why-toLength = In Matlab a row is processed as one vector, here square by square, so random rows fall further behind.
figures-why-freeSquares = The paper shows one run of each; here every run is drawn, to show the scatter. In order nothing is random, so all runs are the same.
figures-why-leastRisk = The paper shows one run, and a rare one: about two runs in a hundred have as many such steps, and the mean is six. At step 95 the paper leaves out row 4, which comes back at step 96.
figures-why-pair = Our pairs differ in a single row, so they are as hard to tell apart as possible. The largest has a million rows, the most for which a browser has enough memory.
figures-why-repair = Only the size from which the first attempt nearly always succeeds is published. A sweep is quadratic, so large boards take long and get fewer samples: each of n = 50,000 takes about half a minute.
figures-why-repairLarge = The published program is Pascal on one core of another machine; ours is WebAssembly on yours.

## error

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
        [bases] Base squares tried
        [returns] Returns
        [free] Rows left free
        [after] Count after how many queens
       *[repeats] Repeats of block 5
    }: “{ $found }” is not a whole number from { $least } to { $most }.
error-figure-sizes = { $count } numbers are too many for one measurement; the limit is { $most }.
error-figure-long = That would take about { $hours } hours. With { $samples } samples it would take less than twelve hours.
error-figure-too-long = Even one sample would take about { $hours } hours with n = { $size }. Choose a smaller n.
error-experiment-levels = Base levels must rise, and the smallest board has { $size } rows: level 2 is { $second } and level 3 is { $third }. Choose level 2 below level 3, and level 3 from { $least } to { $size }.
