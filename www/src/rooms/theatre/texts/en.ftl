## page

page-theatre = Watch
page-place-theatre = One search
page-about-theatre = watch a search

## predict

predict-title = Predict
predict-switch = Ask me before each step
predict-asks = What happens next?
predict-how = Choose the square on the board where a queen will be set, rejected or removed, or choose one of these.
predict-deadEnd = Dead end
predict-solution = Solution
predict-exhausted = The end
predict-where = Row { $row }, column { $column }: what happens there?
predict-doing =
    { $does ->
        [set] A queen is set
        [rejected] The square is rejected
       *[removed] The queen is removed
    }
predict-saidSquare =
    { $does ->
        [set] row { $row }, column { $column }: a queen is set
        [rejected] row { $row }, column { $column }: rejected
       *[removed] row { $row }, column { $column }: the queen is removed
    }
predict-again = No: you said { $said }. Try once more.
predict-againLine = The step is right, the line is not. Try once more.
predict-againWord = Not all bits are right. Try once more.
predict-rightLater = Right, at the second try.
predict-later = { $count } at the second try
predict-shown = { $count } shown
predict-right = Right.
predict-wrong = No: you said { $said }.
predict-said-deadEnd = dead end
predict-said-solution = solution
predict-said-exhausted = the end
predict-score = { $right } of { $count } right
predict-resetScore = Reset the score
predict-receipt = Copy the receipt
predict-show = Show the answer
predict-level = What is asked
predict-levels =
    { $level ->
        [step] the next step
        [line] the step and its line
        [word] a word, bit by bit
       *[below] solutions to come
    }
predict-restart = New start
predict-phase = New round
predict-said-restart = new start
predict-said-phase = new round
predict-said-swapped = rows { $row } and { $otherRow } swap
predict-swaps = Choose the two rows whose queens will swap columns. If a square will be rejected, choose its row twice. Or choose one of these.
predict-swapsWith = Which row does row { $row } swap with? Choose it on the board. If no swap will happen, choose row { $row } again.
predict-line = You said { $said }. Which line of the program does that?
predict-otherStep = Another step
predict-word = What is in “{ $name }” after the next step?
predict-wordBits = The bits begin as they are now, column 1 first. Change those that the step changes.
predict-wordBoard = The bits begin as they are now, each byte a column of the board. Change those that the step changes.
predict-bit = Bit { $bit }
predict-below = How many solutions are found below this position?
predict-belowUnknown = The number of solutions below this position is not known yet: the run is still being explored, or its tree is too deep.
predict-check = Check
predict-elsewhere = Another position
predict-board = Random board
predict-chance = Nobody could know: this step is left to chance, so it does not count.
predict-wrongWord = No: “{ $name }” has the bits { $bits } set.
predict-wrongWordEmpty = No: “{ $name }” is empty.
predict-wrongLine = The step is right, the line is not. It is: { $line }
predict-wrongStep = No: you said { $said }. The program runs: { $line }
predict-wrongBelow = No: you said { $said }. There are { $count }.

## keys

keys-space = Space

## why

why-head = Why it works
why-bitmask = Three words hold what is attacked in the next row: columns stay, one kind of diagonal moves left by one on the board, the other right. Bit 0 is drawn at the left, so « moves bits to the right on the screen. The free squares of a row are then one word, and x & −x is its lowest 1. So the loop runs once for each free square, and never for an attacked one.
why-halved = No solution is its own mirror image from left to right, so half of them are enough: here the queen of the first row stands to the left of the queen of the second. The mirror image from top to bottom gains almost nothing: it limits only the queen of the last row, when all the others are already placed.
why-both-mirrors = The first queen stands left of the second, and the last queen stands no nearer to a side of the board than the first. So the second mirror forbids squares in the last row only, when nearly all the work is done. Sharakhov leaves it to the reader to check that this gains nothing.
why-symmetric = A board has eight views, yet the search is only about four times as fast, for four reasons. The conditions concern three or four queens at the edge, and the board that is left has an awkward shape. The condition on the last row comes too late. The conditions on the outer columns are worth no more than two long diagonals. And for each solution one must still decide whether it counts 2, 4 or 8 times.
why-symmetricWhere = The first queen stands in the right half; otherwise the mirror image has the smaller number. It never stands in the middle: then the queens of the other edges would have to stand in the middle, too, and they would attack each other. The queen of the second column from the right is farther from the corner than the queen of the second row; otherwise the mirror image along the diagonal has the smaller number. A queen on an X in the drawing would make an image with a smaller number, so no queen stands there. Only a queen on A, B or C leaves it open: then the board is rotated by 90, 180 or 270 degrees and compared, and the sentence below the board says which.
why-symmetricExercise = Check for yourself: a board that a rotation by 90 degrees leaves unchanged is also unchanged by 180 and 270 degrees. A board that a rotation by 90 degrees changes is changed by 270 degrees, too. So a solution counts 2, 4 or 8 times.
why-symmetricDrawn = A first row with its queen, the squares X where no other queen may stand, and the squares A, B and C, where a rotation by 90, 180 or 270 degrees decides
why-completions = Counting all completions is #P-complete: no method is known that is fast on every board. Here the squares that the given queens attack are built into the words of each free row. Published: 32 rows with 12 given queens usually take less than a minute.
why-array-recursive = One array for each kind of line works at any size, while a word has only a fixed number of bits. But arrays look at one square after the other, so words are several times faster. Recursive calls cost about a fifth of the speed (published). A search that is watched keeps a stack instead of calls, so the Race does not show that cost; Count runs it with real calls at full speed.
why-array-iterative = The same search without recursive calls, which is about a fifth faster (published; where they are watched, both run without calls, and Count measures the difference). Words are several times faster than both, because they handle all squares of a row at once. Race them by time to see it on this machine.
why-permutations = One queen in each row and column, as if they were rooks: that leaves n! boards, and each is looked at along its diagonals only when it is full. The search with arrays looks along the diagonals before it sets a queen, so it sets far fewer.
why-bitboard = One word for all attacked squares is not enough: where two queens attack a square, removing one of them must not free it. With three words (rows, diagonals, anti-diagonals) each line belongs to one queen, so removing a queen clears exactly the lines that it had set.
why-layers = An X is an attacked square. With one word, { $count } squares become free with the lower queen, although the upper one attacks them (!). With a word for each kind of line, none does.
why-layersBoth = both stand
why-layersOne = one word: the lower one is removed
why-layersEach = a word for each kind of line
why-bitboard-columns = Each byte is a column, and the attacked squares of all columns are counted at once. On n × n, n of them mean a dead end; n − 1 leave one square, where a queen is forced.
why-bitboard-lines = The article on the eight queens in 64 bits (Habr, 2022) mentions a version 1a that looks at rows, too, and saves about 80 queens tried and 140 forced on 8 × 8. It does not say which comes first where both offer a forced queen. This interpretation takes columns first, and branches on the first free column. The article has about 592 tried and 622 forced.
why-bitboard-fewest = A second interpretation of version 1a: it branches on the row with the fewest free squares. On 8 × 8, the article has about 592 tried and 622 forced.
why-bitboard-pairs = A third interpretation of version 1a, and the only one of 704 that gives the numbers of the article on 8 × 8: 592 tried, 80 fewer than by columns alone, and 622 forced, 140 fewer. Where nothing is forced, it branches on the first column with exactly two free squares, or else on the first free one. The article does not state this preference, and its differences of 80 and 140 may be rounded.
why-modular = Where every diagonal wraps round, a board has solutions only if neither 2 nor 3 divides n. Such solutions can be laid side by side as tiles, or nested as a fractal: Huge boards does both.
why-repair = A swap of two columns keeps one queen in each row and column, and may lower the number of conflicts. Where no swap does, the run is stuck in a local minimum, a pit, and all queens are shuffled again. Pits become rare as n grows: from n = 50,000 the first attempt nearly always succeeds (published). The method never proves that there is no solution.
why-linear = Random choice is fast but blind, so it sets only the first queens; the last ones go to the rows with the fewest free squares. The two control arrays D1 (n + column − row) and D2 (row + column) say for each square whether its diagonals are free. The method may give up, which proves nothing: deciding whether queens can be completed is NP-complete. In the paper, block 1 ends with a whole pass, and block 2 projects the board to a smaller one. Here block 1 stops at the queen that reaches level 2, and block 2 has nothing to do, because the free rows and columns are kept as lists from the start. Below 50 rows, only blocks 4 and 5 run, unless base levels are chosen under “Search limits”.
why-staircases = Queens a knight’s move apart never attack each other, so two staircases of knight’s moves are almost a solution: the even columns, then the odd ones. Where n divided by 12 leaves remainder 2, 3, 8 or 9, queens of the two staircases would share a diagonal, so a few queens are moved. This gives one solution for any n from 4 on, in time proportional to n. The formula finds no other solutions, and cannot keep given queens. After Pauls (1874) and Bernhardsson (1991); Huge boards builds it for millions of rows.
why-validator = Each queen closes three cells: one of B for its column, one of D1 (n + column − row) and one of D2 (row + column) for its diagonals. A cell that is closed already means two queens on one line. One pass over the rows is enough, so the time grows in proportion to n. Any board can be checked, with any number of queens: set some that attack each other, and see where the pass ends.
why-by-rule = A line that must hold a piece and has few open squares leaves few choices, so the line with the fewest comes next; a line without an open square is a dead end. Where a piece may open what another closed, open squares cannot be counted in advance, so rows are filled from the top down.
why-books =
    Books call this *{ $search ->
        [bitmask] bit parallelism
        [halved] symmetry breaking
        [both-mirrors] symmetry-breaking constraints
        [symmetric] isomorph rejection
        [completions] model counting
        [array-recursive] depth-first search with backtracking
        [array-iterative] backtracking with an explicit stack
        [permutations] generate and test
        [bitboard] bitboards
        [bitboard-columns] forward checking
        [bitboard-lines] constraint propagation
        [bitboard-fewest] minimum remaining values (MRV)
        [bitboard-pairs] dynamic variable ordering
        [modular] the toroidal n-queens problem
        [repair] local search with random restarts
        [linear] a randomized greedy algorithm
        [staircases] an explicit construction
        [validator] direct-address tables
       *[by-rule] smallest domain first
    }*.
why-board =
    { $given ->
        [0] An empty board of { $size } × { $size }
       *[other] This board of { $size } × { $size } with its given queens
    }
why-instead = { $board }. On the board shown, these runs would take too long.

## branch

branch-name =
    { $count ->
        [one] Branch: row { $row }, column { $column }
       *[other] Branch: { $count } decisions, the last on row { $row }, column { $column }
    }
branch-back = back to the search
branch-into = into the branch
branch-undo = Take the last decision back
branch-try = Try here
branch-hint =
    { $count ->
        [one] Press the free square of this line to try it now.
       *[other] Press one of the { $count } free squares of this line to try it now.
    }
branch-lane = Your branch, from step { $step }, on a scale of its own
branch-scrub = Along your branch
branch-jump = Jump to step { $step }, where the search tries it
branch-give = Make it a given piece
