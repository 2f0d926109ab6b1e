## page

page-questions = Ten questions of a paper
page-about-questions = ten questions from a paper, with measured answers

## questions

questions-list = Questions
questions-source = E. Grigoryan asks these questions in section 10 of his paper on linear completion. The engine of this page computes the answers here.
questions-back = Back to the board
questions-toBoard = Show the board of { $rows } × { $columns }
questions-number =
    { $topic ->
        [toggled] 10.2
        [parity] 10.3
        [overlaid] 10.4
        [sliding] 10.5
        [oneDimension] 10.6–7
        [game] 10.8
        [firstPass] 10.9–10
       *[sharing] 10.1
    }
questions-title =
    { $topic ->
        [toggled] Diagonals that open again
        [parity] Queens by parity
        [overlaid] Two boards on top of each other
        [sliding] Rows that slide
        [oneDimension] Segments and urns
        [game] A game for two
        [firstPass] Why the first pass fills 60%, and the two flanks
       *[sharing] Solutions without a common square
    }
questions-asked =
    { $topic ->
        [toggled] A diagonal opens a closed square and closes an open one. On n rows and n − k columns, how large may k be if there are to be three solutions with no square in common?
        [parity] A queen in an even column closes only squares of even rows, one in an odd column only squares of odd rows. How many solutions are there now, and is the mirror image of a solution still a solution?
        [overlaid] One board lies on top of another. A queen on a dark square closes the dark squares of its lines on both boards, one on a light square the light ones. Can both boards be full?
        [sliding] Every second row is shifted by k squares. What is the largest k for which there is a solution?
       *[sharing] How many solutions on n rows and m columns can be chosen so that no two of them have a square in common?
    }
questions-reading =
    { $topic ->
        [toggled] Interpretation: queens are set from the top row down, each on a square that is open at that time, and each closes its row and column. In one interpretation, a square that a column closed stays closed; in the other, a diagonal opens it, too. Only in the second can n queens stand in fewer than n columns.
        [parity] Three interpretations. First: a queen closes squares of its diagonals only (10.3 b2). Second: it closes squares of its diagonals and its column (b1 and b2), and no queen may stand on a square that another closes. Third: the same lines, but queens are set row by row, and a queen may close a square above it where a queen already stands.
        [overlaid] Interpretation: the colour of a square is the parity of row plus column, and what a queen closes is closed on both boards, including its own square. Then even and odd squares do not affect each other, so each class can be treated alone: how many queens fit on it at most?
        [sliding] Interpretation: the second row, the fourth and so on are shifted by k squares to the right, and columns and diagonals run through the shifted squares.
       *[sharing] Interpretation: each solution has a queen in every row, and none attacks another. If m such solutions have no square in common, they cover the whole n × m board; on n × n, this is a queens’ Latin square.
    }
questions-size =
    { $topic ->
        [sharing] Rows n
        [sliding] Size n
        [parity] Sizes up to n =
        [overlaid] Sizes up to n =
       *[toggled] Sizes up to n =
    }
questions-wider = Additional columns
questions-measuring = Measuring { $rows } × { $columns }: { $done } of { $all } done; { $nodes } nodes in { $time }
questions-stop = Stop
questions-stopped = Stopped; the results so far are kept.
questions-goOn = Go on
questions-done = Everything was measured here, in { $time }.
questions-solutions = Solutions
questions-sharingSoFar =
    { $count ->
        [0] Looking for solutions: { $solutions } so far.
        [one] { $count } of { $solutions } solutions so far.
       *[other] { $count } of { $solutions } solutions have no square in common so far.
    }
questions-sharingAtLeast = At least { $count } solutions have no square in common: only { $solutions } were compared, and there are more.
questions-sharingAll =
    { $square ->
        [yes] { $count } solutions have no square in common, and cover the whole board: a queens’ Latin square.
       *[no] { $count } solutions have no square in common, and cover the whole board.
    }
questions-sharingMost =
    { $count ->
        [one] One at most: any two of the solutions ({ $solutions }) have a square in common.
       *[other] { $count } of the { $solutions } solutions have no square in common, and one more is impossible: everything was tried.
    }
questions-sharingBoard = Board of { $rows } by { $columns }; { $count } solutions, each with a letter on its squares
questions-sharingTable = The most solutions without a common square
questions-published = { $oeis }: { $count } for n = { $size }
questions-beyond = { $oeis } has the most for each n
questions-agrees = found here, and agrees
questions-toggledTable =
    { $reading ->
        [toggled] What a column closed stays closed
       *[toggled-open] A diagonal opens what a column closed
    }
questions-toggledLargest = largest k
questions-toggledAnswer = By the second interpretation, k = n − { $first } for every n from { $first } to { $most }; smaller boards have no such k.
questions-toggledCells =
    { $count ->
       *[other] Each cell shows the number of solutions; a tick means that { $count } of them have no square in common.
    }
questions-enough = { $count } have no square in common
questions-noneSuch = none
questions-laws = Interpretation
questions-law =
    { $law ->
        [parity] Diagonals and column
        [parity-in-order] In row order
       *[parity-diagonals] Diagonals
    }
questions-lawIs =
    { $law ->
        [parity] On its diagonals and its column, a queen closes the rows with the parity of its column; no queen stands on a square that another closes.
        [parity-in-order] The same lines, but queens are set row by row: a queen may close a square above it where a queen already stands.
       *[parity-diagonals] On its diagonals, a queen closes the rows with the parity of its column; its row and column close completely.
    }
questions-parityLong = From n = { $size } on, each size takes about ten times as long as the one before.
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
       *[halfTurn] After a half turn the map is the same.
    }
questions-asymmetric =
    { $mirror ->
        [leftRight] Left and right differ: row { $row }, column { $column } has { $count }, its mirror image { $others }.
        [topBottom] Top and bottom differ: row { $row }, column { $column } has { $count }, its mirror image { $others }.
       *[halfTurn] After a half turn it differs: row { $row }, column { $column } has { $count }, the opposite square { $others }.
    }
questions-parityTable = Solutions on n × n
questions-plainQueens = Ordinary queens
questions-overlaidAnswer = No: from n = 2 on, two full boards are impossible. They would need n queens on even squares and n on odd ones, because each row has one of each; but n queens do not fit on either class.
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
        [even] Even squares: at most { $count }; everything was tried.
       *[odd] Odd squares: at most { $count }; everything was tried.
    }
questions-overlaidSoFar =
    { $sum ->
        [even] Even squares: { $count } so far.
       *[odd] Odd squares: { $count } so far.
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
questions-bound = bound by lines
questions-together = together
questions-wouldBe = needed for two full boards
questions-slidingGrows = The number of solutions is being counted for each shift.
questions-slidingLevel = There is no largest k: the number of solutions grows, and from k = { $shift } on it stays at { $count }. From k = 2n − 1 on, rows with different shifts have no line in common.
questions-slidingChart = Number of solutions of { $size } queens by the shift of every second row
questions-ways = solutions
questions-shift = every second row shifted by k squares
questions-numbers = Numbers
questions-random = Shifted at random
questions-randomWhat = Each row is shifted relative to the one above by 1 to { $size } squares, alternately to the right and to the left, with { $seeds } different seeds.
questions-randomWays =
    { $count ->
        [one] { $least } solutions for the first seed.
       *[other] Between { $least } and { $most } solutions for { $count } seeds.
    }
