## questions

questions-list = Questions
questions-source = Questions that E. Grigoryan asks at the end of his paper on linear completion, section 10. The answers are measured here, by the engine of this page.
questions-back = Back to the board
questions-toBoard = Show the board of { $rows } × { $columns }
questions-number =
    { $topic ->
        [toggled] 10.2
        [parity] 10.3
        [overlaid] 10.4
        [sliding] 10.5
        [oneDimension] 10.6–7
       *[sharing] 10.1
    }
questions-title =
    { $topic ->
        [toggled] Diagonals that open again
        [parity] Queens by parity
        [overlaid] Two boards laid together
        [sliding] Rows that slide
        [oneDimension] Segments and urns
       *[sharing] Solutions that share no square
    }
questions-asked =
    { $topic ->
        [toggled] A diagonal opens a closed square and closes an open one. On n rows and n − k columns, how large may k be, if three solutions are to share no square?
        [parity] A queen in an even column closes only squares of even rows, one in an odd column only squares of odd rows. How many solutions are there now, and is it still the same to look at the board in a mirror?
        [overlaid] Two boards lie on each other. A queen on a dark square closes the dark squares of her lines on both boards, one on a light square the light ones. Can both boards be full?
        [sliding] Every second row is shifted by k squares. What is the largest k for which there is a solution?
       *[sharing] How many solutions can be chosen on n rows and m columns, so that no two of them share a square?
    }
questions-reading =
    { $topic ->
        [toggled] Read so: queens are set from the top row down, each on a square that is open by then; row and column close. In one reading, what a column closed stays closed; in the other, a diagonal opens that too. Only then can n queens stand in fewer than n columns.
        [parity] Read in three ways: by its diagonals alone (10.3 b2); by its diagonals and its column (b1 and b2), where no queen may stand on a square that another closes; and the same in row order, where a queen may close a square that already holds one above.
        [overlaid] Read so: a colour is the parity of row plus column, and what a queen closes is closed on both boards, her own square included. Even and odd squares then never meet, so each class is a question of its own: the most queens on it.
        [sliding] Read so: the second, fourth, … row stands k squares to the right of the others, and columns and diagonals run through what then lies below each other.
       *[sharing] Read so: each solution has a queen in every row, and none attacks another. As many solutions as a row has squares colour the whole board: on n × n, this is a queens’ Latin square.
    }
questions-size =
    { $topic ->
        [sharing] Rows n
        [sliding] Size n
        [parity] Sizes up to n =
        [overlaid] Sizes up to n =
       *[toggled] Sizes up to n =
    }
questions-wider = Columns more than rows
questions-measuring = Measuring { $rows } × { $columns }: { $done } of { $all } done; { $nodes } nodes in { $time }
questions-stop = Stop
questions-stopped = Stopped; what was measured stays.
questions-goOn = Go on
questions-done = All of it was measured here, in { $time }.
questions-solutions = Solutions
questions-sharingSoFar =
    { $count ->
        [0] Looking for solutions: { $solutions } so far.
        [one] { $count } of { $solutions } solutions by now.
       *[other] { $count } of { $solutions } solutions share no square by now.
    }
questions-sharingAtLeast = At least { $count } solutions share no square: { $solutions } were looked at, and there are more.
questions-sharingAll =
    { $square ->
        [yes] { $count } solutions share no square, and colour the whole board: a queens’ Latin square.
       *[no] { $count } solutions share no square, and colour the whole board.
    }
questions-sharingMost =
    { $count ->
        [one] There is one solution, and no other beside it. There are { $solutions } in all.
       *[other] { $count } of the { $solutions } solutions share no square, and one more is too many: everything was tried.
    }
questions-sharingBoard = Board of { $rows } by { $columns }; { $count } solutions, each with a letter on its squares
questions-sharingTable = The most solutions that share no square
questions-published = { $oeis }: { $count } for n = { $size }
questions-beyond = { $oeis } has the most for each n
questions-agrees = found here, and agrees
questions-toggledTable =
    { $reading ->
        [toggled] What a column closed stays closed
       *[toggled-open] A diagonal opens that too
    }
questions-toggledLargest = largest k
questions-toggledCells =
    { $count ->
       *[other] Each cell has the number of solutions; a tick: { $count } of them share no square.
    }
questions-enough = { $count } share no square
questions-noneSuch = none
questions-laws = Reading
questions-law =
    { $law ->
        [parity] Diagonals and column
        [parity-in-order] In row order
       *[parity-diagonals] Diagonals
    }
questions-lawIs =
    { $law ->
        [parity] A queen closes the rows of her column’s parity on her diagonals and her column; no queen stands where another closes.
        [parity-in-order] The same lines, but set from the top down: a queen may close a square that already holds one above.
       *[parity-diagonals] A queen closes the rows of her column’s parity on her diagonals; row and column close whole.
    }
questions-parityCount =
    { $count ->
        [one] { $count } solution on { $size } × { $size }; the map shows in how many each square has a queen.
       *[other] { $count } solutions on { $size } × { $size }; the map shows in how many each square has a queen.
    }
questions-heatMap = Heat map of { $size } by { $size }: in how many solutions each square has a queen
questions-symmetric =
    { $mirror ->
        [leftRight] Left and right are mirror images.
        [topBottom] Top and bottom are mirror images.
       *[halfTurn] After half a turn the map is the same.
    }
questions-asymmetric =
    { $mirror ->
        [leftRight] Left and right differ: row { $row }, column { $column } has { $count }, its mirror image { $others }.
        [topBottom] Top and bottom differ: row { $row }, column { $column } has { $count }, its mirror image { $others }.
       *[halfTurn] After half a turn it differs: row { $row }, column { $column } has { $count }, the square opposite { $others }.
    }
questions-parityTable = Solutions on n × n
questions-plainQueens = Plain queens
questions-overlaidAnswer = No: from n = 2 on two full boards are impossible. They would need n queens on even squares and n on odd ones, for a row holds one of each; and neither class has room for n.
questions-overlaidWhy =
    { $corners ->
        [yes] The { $sum ->
            [even] even
           *[odd] odd
        } squares of n = { $size } lie on { $antiDiagonals } anti-diagonals, and each holds one queen at most. The first and the last are single corners, and the longest diagonal joins them: at most { $bound } queens.
       *[no] The { $sum ->
            [even] even
           *[odd] odd
        } squares of n = { $size } lie on { $diagonals } diagonals and { $antiDiagonals } anti-diagonals, and each of these lines holds one queen at most: at most { $bound } queens.
    }
questions-overlaidMost =
    { $sum ->
        [even] Even squares: { $count } at most; everything else was tried.
       *[odd] Odd squares: { $count } at most; everything else was tried.
    }
questions-overlaidSoFar =
    { $sum ->
        [even] Even squares: { $count } by now.
       *[odd] Odd squares: { $count } by now.
    }
questions-overlaidBoard =
    { $sum ->
        [even] The even squares of { $size } by { $size } with their diagonals and { $count } queens
       *[odd] The odd squares of { $size } by { $size } with their diagonals and { $count } queens
    }
questions-overlaidTable = The most queens on each class, measured
questions-class =
    { $sum ->
        [even] even
       *[odd] odd
    }
questions-bound = by lines at most
questions-together = together
questions-wouldBe = two full boards
questions-slidingGrows = The number of solutions is being counted for each shift.
questions-slidingLevel = There is no largest k: the number of solutions grows, and from k = { $shift } on it stays at { $count }. From k = 2n − 1 on, rows of different shifts have no line in common, whatever k is.
questions-slidingChart = Number of solutions of { $size } queens by the shift of every second row
questions-ways = solutions
questions-shift = every second row shifted by k squares
questions-numbers = The numbers
questions-random = Shifted at random
questions-randomWhat = Each row is shifted against the one above by 1 to { $size } squares, in turn to the right and to the left, by { $seeds } different seeds.
questions-randomWays =
    { $count ->
        [one] { $least } solutions for the first of them.
       *[other] Between { $least } and { $most } solutions for { $count } of them.
    }
