## tree

tree-title = Tree
tree-view = How the tree is shown
tree-views-path = Path
tree-views-whole = Whole
tree-views-outline = Outline
tree-large = Large
tree-tooLarge = Too many queens were tried to draw them all here. The bars above the ruler show the whole run.
tree-path =
    { $count ->
        [one] The queen that the search has set: column { $columns }
       *[other] The queens that the search has set, from the top: columns { $columns }
    }
tree-pathEmpty = The search has set no queen yet
tree-wholeLabel = Everything explored: { $nodes } queens tried, { $solutions } solutions
tree-outline = Outline of the tree
tree-icicle = The whole run as bars, one for each queen, under the one that it was tried under: { $nodes } queens tried, { $solutions } solutions. Choose one to go there
tree-item = { $name }: { $said }
tree-node = row { $row }, column { $column }
tree-forced = row { $row }, column { $column }, forced
tree-is-path = on the board
tree-is-now = set last
tree-is-wait = not yet
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
tree-key-wait = not yet
tree-key-solved = leads to solutions
tree-key-failed = failed, with the queens tried below

## predict

predict-title = Predict
predict-switch = Ask me before each step
predict-asks = What happens next?
predict-how = Choose the square on the board where a queen is set, rejected or removed, or one of these.
predict-deadEnd = Dead end
predict-solution = Solution
predict-exhausted = The end
predict-right = Right.
predict-wrong = Not so: you said { $said }.
predict-said-deadEnd = dead end
predict-said-solution = solution
predict-said-exhausted = the end
predict-score = { $right } of { $count } right
predict-anew = Start the score again
predict-show = Show the answer

## keys

keys-space = Space

## why

why-head = Why it is so
why-bitmask = Three words hold what is attacked in the row below: columns stay, one kind of diagonal moves left by one, the other right. The free squares of a row are then one word, and x & −x is its lowest bit. So the loop runs once for each free square, and never for an attacked one.
why-halved = No solution is its own mirror image from left to right, so half of them are enough: here the queen of the first row stands left of that of the second. The mirror from top to bottom gains nothing more: it bounds the queen of the last row, when all the others stand.
why-symmetric = There are eight views of a board, and yet the gain is about four, for four reasons. The bounds hold for three or four queens on the rim, and a ragged board is awkward to walk. What bounds the last row comes too late. What bounds the columns at the sides is worth no more than two long diagonals. And whether a solution counts 2, 4 or 8 times must still be judged for each one.
why-symmetricWhere = The first queen stands in the right half: else the mirror image has the smaller number. It never stands in the middle, where the other rims would need their middles, too, which attack each other. From a corner, the queen of the second column from the right stands further down than that of the second row stands to the left: else the mirror along the diagonal has the smaller number. Elsewhere, a queen on an X would make a smaller image. Only a queen on A, B or C can: then the board is turned by 90, 180 or 270 degrees and compared, and the story tells which.
why-symmetricExercise = Check for yourself: a board that a turn by 90 degrees leaves as it was is left so by 180 and 270, too; one that 90 degrees change is changed by 270. So a solution counts 2, 4 or 8 times.
why-symmetricDrawn = A first row with its queen, the squares X where no other may stand, and A, B and C where one asks for a turn by 90, 180 and 270 degrees
why-completions = Counting all completions is #P-complete, so nobody knows a way that is fast on every board. Here the given queens are folded into the words of each free row. Published: 32 rows with 12 given usually take less than a minute.
why-array-recursive = An array for each kind of line serves any size, where words end with their bits. It looks at one square after the other, so that words are several times faster; and calling itself costs about a fifth of the speed (published). Race them by time to see it on this machine.
why-array-iterative = The same search as the recursive one without the calls, which is about a fifth faster (published). Words are several times faster than both, as they look at all squares of a row at once. Race them by time to see it on this machine.
why-bitboard = One word for all attacked squares would not do: where two queens attack a square, taking one off must not set it free. In three words (rows, diagonals, anti-diagonals) each line belongs to one queen, so taking her off clears just what she had set.
why-bitboard-columns = In each byte the attacked squares of a column are counted, all columns at once. Eight are a dead end, and seven leave one square, which is taken at once. So 672 queens are tried in place of 2,056, or 3.05 times fewer; 762 more are forced.
why-bitboard-lines = The article tells of a version 1a that looks at rows, too, and saves about 80 queens tried and 140 forced. It does not say what goes first where both offer a forced queen. This reading takes columns first and then the first free column: 636 tried and 702 forced. Neither reading gives the 592 and 622 of the article.
why-bitboard-fewest = The second reading of version 1a: it branches on the line with the fewest free squares, and comes to 590 tried and 596 forced. The article has about 592 and 622, which neither reading gives.
why-modular = Where every diagonal wraps round, a board has solutions only if neither 2 nor 3 divides n. Such solutions can be laid side by side as tiles, and set into each other as a fractal: Large does both.
why-repair = A swap of two columns keeps one queen in each row and column, and may lower the conflicts. Where no swap does, the run is stuck in a pit, and everything is shuffled again. With more free rows pits grow rare: from 50,000 the first attempt nearly always succeeds (published). It never proves that there is no solution.
why-linear = Random choice is fast and blind, so it sets the first queens; the last ones go where the risk is least. The two control arrays D1 (n + column − row) and D2 (row + column) tell for each square whether its diagonals are free. Completing queens is NP-complete: a run that gives up has proved nothing. The paper fills whole passes in block 1 and projects the board to a smaller one in block 2. Here block 1 stops at the queen that reaches level 2, and block 2 is a number, as the free rows and columns are kept as lists all along: the board is the same.
why-staircases = Queens a knight's move apart never attack each other, so two staircases nearly do: the even columns, then the odd ones. Where n divided by 12 leaves 2, 3, 8 or 9, the two would meet on a diagonal, and a few steps are moved. This gives one solution of any n from 4 on, in time in proportion to n; it finds no others, and heeds no given queens. After Pauls (1874) and Bernhardsson (1991); Large builds it for millions of rows.
why-by-rule = A line that must hold a piece and has few open squares leaves few ways to go wrong, so the narrowest one is next; one without an open square ends the branch at once. Where a piece may open what another closed, no line can be counted out beforehand, and rows are filled from the top down.
