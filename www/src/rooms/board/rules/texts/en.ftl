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
rules-sheet = Rules
rules-pieces = Piece
rules-laws = Variant
rules-boards = Board
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
        [toggled-open] squares closed by a column, too
        [parity-diagonals] only rows with the parity of its column
        [parity] columns too
        [parity-in-order] set from the top down
        [light-dark] squares of the same colour only
        [sliding] every second row shifted
        [formula] lines of your own
       *[queens] row, column, diagonals
    }
rules-about =
    { $law ->
        [half] Half queens attack along the row, the column and the diagonal that falls to the right.
        [rooks] Rooks attack along the row and the column.
        [bishops] Bishops attack along both diagonals; a row may have several.
        [knights] Knights attack by their jump; a row may have several.
        [kings] Kings attack the eight squares around them; a row may have several.
        [superqueens] Superqueens attack like a queen and a knight.
        [empresses] Empresses attack like a rook and a knight.
        [touching] One queen in each row and column, and no two touch, not even at a corner.
        [toggled] Queens are set row by row. Each closes its row and column. On its diagonals it closes open squares, and opens squares that diagonals closed.
        [toggled-open] Queens are set row by row. Each closes its row and column. On its diagonals it closes open squares and opens closed ones, even those that a column closed.
        [parity-diagonals] A queen in an even column closes only the even rows of its diagonals, one in an odd column only the odd rows.
        [parity] A queen in an even column closes only the even rows of its diagonals and its column, one in an odd column only the odd rows.
        [parity-in-order] As “Lines by parity”, but queens are set row by row: a queen may close a square above it where a queen already stands.
        [light-dark] A queen on a dark square closes the dark squares of its lines, one on a light square the light ones.
        [sliding] Every second row is shifted to the right; columns and diagonals run through the shifted squares.
        [formula] A queen closes its row, its column, and every square on which one of the formulas has the same value as on its own square.
       *[queens] Queens attack along the row, the column and both diagonals.
    }
rules-aboutSurface =
    { $surface ->
        [cylinder] The left and right edges are joined.
       *[torus] Opposite edges are joined: a line that leaves at one comes in at the other.
    }
rules-surface =
    { $surface ->
        [torus] Torus
        [cylinder] Cylinder
       *[plane] Plane
    }
rules-ownLaw = This variant is only for queens on a plane board without walls.
rules-size = Size
rules-rows = Rows
rules-columns = Columns
rules-count = Pieces
rules-shift = Shifted by
rules-shiftHow = columns; 1-3@7 means one to three at random, with seed 7
rules-walls = Walls
rules-walling =
    { $count ->
        [0] tap squares to set walls
        [one] tap squares to set walls; { $count } so far
       *[other] tap squares to set walls; { $count } so far
    }
rules-formulas = Queens attack each other if a formula has the same value on both squares
rules-formulasHow = i is the row, j the column, from 1; n rows, m columns; + - { $times } / mod, abs, gcd, min, max. With “mod n”, lines wrap round.
rules-oneMore = Add a formula
rules-oneLess = Remove a formula
rules-plain = Plain queens
rules-questions = Questions from a paper
rules-close = Done
rules-tapsSetWalls = Tap squares to set or remove walls.
rules-setAside =
    { $count ->
        [1] The question is about the empty board: your piece is set aside for now.
       *[other] The question is about the empty board: your { $count } pieces are set aside for now.
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
rules-ofFull = all pieces are placed, and none attacks another
rules-inNoTable = This page has no published number for this board.
rules-inNoTableWalls = This page has no published number for this board with these walls.
rules-goalInNoTable = This page has no published number for this goal on this board.
rules-foundHere = Not in the OEIS; found by this project: { $count }
rules-beyondTable = { $oeis } counts these; this page has no term for this size
rules-published = { $oeis }: { $count } on the empty board
rules-agrees = counted here, and agrees
rules-conflictFirst = Some pieces attack each other: remove one first.
rules-prove = Prove
rules-goals = What to prove
rules-goal =
    { $goal ->
        [fewest] fewest to attack every square
        [fewestApart] fewest to attack every square, none attacked
        [armies] two peaceable armies
       *[most] most without attacks
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
rules-notReached = However many pieces are placed, some square is not attacked.
rules-inWays =
    { $count ->
        [one] There is { $count } way.
       *[other] There are { $count } ways.
    }
rules-proved = Everything was tried: { $nodes } pieces set in { $time }.
rules-legendJump = attacked by a jump
rules-legendWrap = attacked by a line that wraps round; letters show where it leaves and comes back
rules-legendReopened = closed, then opened again
rules-legendFormula = { $name } has the same value as on a queen’s square
rules-legendHeat = free: the number of ways that put a piece here
rules-publishedPawns = { $oeis }: { $count } for all squares of the pawn together
rules-countPawns = Count for all squares of the pawn
rules-regions = Regions
rules-drawRegions = Draw at random
rules-noRegions = None
rules-regionsWhere = Regions are for “No touching”, on a plane board with as many rows as columns.
rules-diagonals = Kept empty
rules-differences = diagonals, column − row
rules-sums = anti-diagonals, column + row

## error

error-rules-text = This text is not a board: expected a line for each row, with Q for a piece, # for a wall and a dot for an empty square.
error-rules-diagonals = A list of numbers is expected, such as 3, -2.
error-rules-no-regions = The pieces cannot be set on a board of this size, so it cannot have regions.
