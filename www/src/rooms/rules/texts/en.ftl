## rules

rules-title =
    { $law ->
        [half] { $count ->
            [one] half queen
           *[other] half queens
        }
        [rooks] { $count ->
            [one] rook
           *[other] rooks
        }
        [bishops] { $count ->
            [one] bishop
           *[other] bishops
        }
        [knights] { $count ->
            [one] knight
           *[other] knights
        }
        [kings] { $count ->
            [one] king
           *[other] kings
        }
        [superqueens] { $count ->
            [one] superqueen
           *[other] superqueens
        }
        [empresses] { $count ->
            [one] empress
           *[other] empresses
        }
        [touching] { $count ->
            [one] queen that may not touch
           *[other] queens that may not touch
        }
        [toggled] { $count ->
            [one] queen, toggled diagonals
           *[other] queens, toggled diagonals
        }
        [toggled-open] { $count ->
            [one] queen, toggled diagonals
           *[other] queens, toggled diagonals
        }
        [parity-diagonals] { $count ->
            [one] queen by parity
           *[other] queens by parity
        }
        [parity] { $count ->
            [one] queen by parity
           *[other] queens by parity
        }
        [parity-in-order] { $count ->
            [one] queen by parity
           *[other] queens by parity
        }
        [light-dark] { $count ->
            [one] queen, light and dark apart
           *[other] queens, light and dark apart
        }
        [sliding] { $count ->
            [one] queen on sliding rows
           *[other] queens on sliding rows
        }
        [formula] { $count ->
            [one] queen by formula
           *[other] queens by formula
        }
       *[queens] { $count ->
            [one] queen
           *[other] queens
        }
    }
rules-where =
    { $shape ->
        [wide] { $surface ->
            [torus] on a torus, { $columns } wide
            [cylinder] on a cylinder, { $columns } wide
           *[plane] on a board { $columns } wide
        }
       *[square] { $surface ->
            [torus] on a torus
            [cylinder] on a cylinder
           *[plane] {""}
        }
    }
rules-withWalls =
    { $count ->
        [one] with { $count } wall
       *[other] with { $count } walls
    }
rules-document = { $count } { $pieces }
rules-pieces = Which piece
rules-laws = By which law
rules-boards = On which board
rules-name =
    { $law ->
        [half] Half queens
        [rooks] Rooks
        [bishops] Bishops
        [knights] Knights
        [kings] Kings
        [superqueens] Super­queens
        [empresses] Empresses
        [touching] No touching
        [toggled] Toggled diagonals
        [toggled-open] Toggled, opening
        [parity-diagonals] Diagonals by parity
        [parity] Lines by parity
        [parity-in-order] Parity, in order
        [light-dark] Light and dark
        [sliding] Sliding rows
        [formula] By formula
       *[queens] Queens
    }
rules-what =
    { $law ->
        [half] one diagonal only
        [rooks] row and column
        [bishops] diagonals only
        [knights] a knight’s jump
        [kings] one step
        [superqueens] queen and knight at once
        [empresses] rook and knight at once
        [touching] row, column, neighbours
        [toggled] a closed square opens again
        [toggled-open] even one that a column closed
        [parity-diagonals] only rows with the parity of its column
        [parity] columns too
        [parity-in-order] set from the top down
        [light-dark] its own colour only
        [sliding] every second row shifted
        [formula] lines of your own
       *[queens] row, column, diagonals
    }
rules-about =
    { $law ->
        [half] Half queens attack along row, column and the diagonal that falls to the right.
        [rooks] Rooks attack along row and column.
        [bishops] Bishops attack along both diagonals; a row may hold several.
        [knights] Knights attack by their jump; a row may hold several.
        [kings] Kings attack the eight squares around them; a row may hold several.
        [superqueens] Superqueens attack as a queen and as a knight.
        [empresses] Empresses attack as a rook and as a knight.
        [touching] One in each row and column, and no two touch, not even at a corner.
        [toggled] Queens are set row by row. Rows and columns close; a diagonal closes an open square and opens one that diagonals closed.
        [toggled-open] Queens are set row by row. Rows and columns close; a diagonal closes an open square and opens a closed one, even one that a column closed.
        [parity-diagonals] A queen in an even column closes only the even rows of its diagonals, one in an odd column only the odd rows.
        [parity] A queen in an even column closes only the even rows of its diagonals and its column, one in an odd column only the odd rows.
        [parity-in-order] As lines by parity, but in row order: a queen may close a square on which a queen already stands above.
        [light-dark] A queen on a dark square closes the dark squares of its lines, one on a light square the light ones.
        [sliding] Every second row is shifted to the right, and lines run through the squares that then lie below each other.
        [formula] Rows and columns close, and every square on which one of the formulas gives the same value as on the queen’s square.
       *[queens] Queens attack along row, column and both diagonals.
    }
rules-aboutSurface =
    { $surface ->
        [cylinder] Left and right edges are joined.
       *[torus] Opposite edges are joined: what leaves at one comes in at the other.
    }
rules-surface =
    { $surface ->
        [torus] Torus
        [cylinder] Cylinder
       *[plane] Plane
    }
rules-ownLaw = This law is only for queens on a plane board without walls.
rules-size = Size
rules-rows = Rows
rules-columns = Columns
rules-count = Pieces in all
rules-shift = Shifted by
rules-shiftHow = columns; 1-3@7 means one to three at random, with seed 7
rules-walls = Walls
rules-walling =
    { $count ->
        [0] set by tapping squares
        [one] set by tapping squares; { $count } stands
       *[other] set by tapping squares; { $count } stand
    }
rules-formulas = Queens attack each other if a formula gives the same value on both
rules-formulasHow = i is the row, j the column, from 1; n rows, m columns; + - { $times } / mod, abs, gcd, min, max. Add “mod n”, and lines wrap.
rules-oneMore = Add a formula
rules-oneLess = Remove a formula
rules-plain = Plain queens
rules-questions = Questions of the paper
rules-close = Done
rules-tapsSetWalls = Taps set walls, and remove them.
rules-setAside =
    { $count ->
        [1] The question is about the empty board: your piece is set aside meanwhile.
       *[other] The question is about the empty board: your { $count } pieces are set aside meanwhile.
    }
rules-backToMine = Back to my pieces
rules-ofConflict = ways: some pieces attack each other
rules-ofEmpty =
    { $count ->
        [one] way to set the pieces ({ $pieces })
       *[other] ways to set the pieces ({ $pieces })
    }
rules-ofSome =
    { $count ->
        [one] way to complete { $set } of { $pieces } pieces
       *[other] ways to complete { $set } of { $pieces } pieces
    }
rules-ofFull = all pieces stand, and none attacks another
rules-inNoTable = This page keeps no published figure for this board.
rules-inNoTableWalls = This page keeps no published figure for this board with these walls.
rules-goalInNoTable = This page keeps no published figure for this goal on this board.
rules-foundHere = Not published in the encyclopaedia of sequences; found by this project: { $count }
rules-beyondTable = { $oeis } counts these; this page keeps no term for this size
rules-published = { $oeis }: { $count } on the empty board
rules-agrees = counted here, and agrees
rules-conflictFirst = Some pieces attack each other: remove one first.
rules-copy = Copy the board as text
rules-searching = { $nodes } pieces set in { $time }
rules-counted =
    { $count ->
        [one] { $count } way, exactly: { $nodes } pieces set in { $time }.
       *[other] { $count } ways, exactly: { $nodes } pieces set in { $time }.
    }
rules-completed =
    { $count ->
        [one] { $count } piece stands, verified; { $nodes } set in search, { $time }.
       *[other] { $count } pieces stand and none attacks another, verified; { $nodes } set in search, { $time }.
    }
rules-keep = Keep these pieces
rules-prove = Prove
rules-goals = What to prove
rules-goal =
    { $goal ->
        [fewest] fewest to attack all
        [fewestApart] fewest, none attacked
        [armies] two peaceable armies
       *[most] most without attacks
    }
rules-reaching =
    { $count ->
        [one] { $count } piece so far, after { $time }
       *[other] { $count } pieces so far, after { $time }
    }
rules-bound =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
rules-armies = { $count } against { $count }
rules-army =
    { $army ->
        [round] { $piece } of the round army
       *[square] { $piece } of the square army
    }
rules-armiesInOrder = Not available where pieces are set row by row: two armies have no order.
rules-reached =
    { $goal ->
        [fewest] These attack every square, and no fewer do.
        [fewestApart] These attack every square and not each other, and no fewer do.
        [armies] No piece of one army attacks a piece of the other, and one more on each side is too many.
       *[most] None attacks another, and one more is too many.
    }
rules-notReached = However many pieces stand, some square is not attacked.
rules-inWays =
    { $count ->
        [one] There is { $count } way.
       *[other] There are { $count } ways.
    }
rules-noneAtAll = Even the empty board has no solution.
rules-blamed =
    { $how ->
        [smallest] { $count ->
            [one] This piece alone leaves no solution: { $squares }.
           *[other] These { $count } pieces alone leave no solution, and no fewer do: { $squares }.
        }
       *[irreducible] { $count ->
            [one] This piece alone leaves no solution: { $squares }.
           *[other] These { $count } pieces alone leave no solution, and each of them is needed: { $squares }.
        }
    }
rules-proved = Everything was tried: { $nodes } pieces set in { $time }.
rules-removeOne = Remove one of them
rules-remove = Remove { $place }
rules-place = row { $row }, column { $column }
rules-conflict =
    { $count ->
        [one] { $count } conflict
       *[other] { $count } conflicts
    }
rules-conflictWhat =
    { $line ->
        [row] The pieces on { $one } and { $other } attack each other along the row.
        [column] The pieces on { $one } and { $other } attack each other along the column.
        [diagonal] The pieces on { $one } and { $other } attack each other along a diagonal that falls to the right.
        [antiDiagonal] The pieces on { $one } and { $other } attack each other along a diagonal that rises to the right.
        [jump] The pieces on { $one } and { $other } attack each other by a jump.
       *[other] The pieces on { $one } and { $other } attack each other: a formula gives the same value on both.
    }
rules-legendJump = attacked by a jump
rules-legendWrap = attacked by a line that wraps; letters say where it leaves and comes back
rules-legendReopened = closed, then opened again
rules-legendFormula = { $name } has the same value as on a queen’s square
rules-legendHeat = free: the number of ways that put a piece here
rules-again = There is no other: this one has been shown before.
rules-publishedPawns = { $oeis }: { $count } over all squares of the pawn
rules-countPawns = Count over all of them
rules-countedPawns =
    { $count ->
        [one] { $count } way over all squares of the pawn, exactly: { $nodes } pieces set in { $time }.
       *[other] { $count } ways over all squares of the pawn, exactly: { $nodes } pieces set in { $time }.
    }
rules-regions = Regions
rules-drawRegions = Draw at random
rules-noRegions = None
rules-regionsWhere = Regions go with “no touching”, on a plane board with as many rows as columns.
rules-diagonals = Kept empty
rules-differences = diagonals, column − row
rules-sums = anti-diagonals, column + row

## error

error-rules-text = This text is not a board: expected a line for each row, with Q for a piece, # for a wall and a dot for an empty square.
error-rules-diagonals = A list of numbers is expected, such as 3, -2.
error-rules-no-regions = The pieces cannot be set on a board of this size, so there are no regions for it.
