## story: the steps of a run

story-breakpoint = Stopped at a breakpoint.
story-beyond = The run is shorter than that; this is its last step.
story-noMore = There are no more.
story-choiceFirst = Row { $row }: *column { $column }* is the first one that no queen attacks, so try it.
story-choiceNext = Row { $row }: *column { $column }* is the next one that no queen attacks, so try it.
story-only-free = Row { $row }: *column { $column }* is the only free one, so try it.
story-only-again = Row { $row }: *column { $column }* is the only one left to try.
story-only-mirror = Row { $row }: *column { $column }* is the only one that is tried here; the other free ones lead to mirror images.
story-only-turn = Row { $row }: *column { $column }* is the only one that is tried here; the other free ones lead to rotations and reflections.
story-only-wrap = Row { $row }: *column { $column }* is the only one that is free where diagonals wrap round, so try it.
story-among-free = Row { $row }: columns { $columns } are free.
story-among-again = Row { $row }: columns { $columns } are still to be tried.
story-among-mirror = Row { $row }: columns { $columns } are tried here; the other free ones lead to mirror images.
story-among-turn = Row { $row }: columns { $columns } are tried here; the other free ones lead to rotations and reflections.
story-among-wrap = Row { $row }: columns { $columns } are free where diagonals wrap round.
story-many-free = Row { $row }: { $count } columns are free.
story-many-again = Row { $row }: { $count } columns are still to be tried.
story-many-mirror = Row { $row }: { $count } columns are tried here; the other free ones lead to mirror images.
story-many-turn = Row { $row }: { $count } columns are tried here; the other free ones lead to rotations and reflections.
story-many-wrap = Row { $row }: { $count } columns are free where diagonals wrap round.
story-order-lowestBit = The lowest 1 is *column { $column }*, so try it.
story-order-lowestZero = The lowest zero is *column { $column }*, so try it.
story-order-highestBit = The highest 1 is *column { $column }*, so try it.
story-order-lowestBitInColumn = The lowest 1 is *row { $row }*, so try it.
story-onlyInColumn-free = Column { $column }: *row { $row }* is the only free one, so try it.
story-onlyInColumn-again = Column { $column }: *row { $row }* is the only one left to try.
story-amongInColumn-free = Column { $column }: rows { $rows } are free.
story-amongInColumn-again = Column { $column }: rows { $rows } are still to be tried.
story-onlyOneInRow = Row { $row }: *column { $column } is the only square left*, so the queen goes there.
story-onlyOneInColumn = Column { $column }: *row { $row } is the only square left*, so the queen goes there.
story-attacked =
    { $line ->
        [row] Row { $row }, column { $column } is attacked by *the queen of row { $byRow }*, along the row.
        [column] Row { $row }, column { $column } is attacked by *the queen of row { $byRow }*, along the column.
        [diagonal] Row { $row }, column { $column } is attacked by *the queen of row { $byRow }*, along the diagonal.
       *[antiDiagonal] Row { $row }, column { $column } is attacked by *the queen of row { $byRow }*, along the anti-diagonal.
    }
story-deadEnd =
    { $line ->
        [row] Dead end: *row { $number } has no free square*; { $why }.
        [column] Dead end: *column { $number } has no free square*; { $why }.
        [diagonal] Dead end: *diagonal { $number } has no free square*; { $why }.
       *[antiDiagonal] Dead end: *anti-diagonal { $number } has no free square*; { $why }.
    }
story-deadEndByRule =
    { $line ->
        [row] Dead end: *row { $number } has no square left*.
        [column] Dead end: *column { $number } has no square left*.
        [diagonal] Dead end: *diagonal { $number } has no square left*.
       *[antiDiagonal] Dead end: *anti-diagonal { $number } has no square left*.
    }
story-deadEndBoth =
    { $line ->
        [row] Dead end: *row { $number } has no square left*; { $why }.
        [column] Dead end: *column { $number } has no square left*; { $why }.
        [diagonal] Dead end: *diagonal { $number } has no square left*; { $why }.
       *[antiDiagonal] Dead end: *anti-diagonal { $number } has no square left*; { $why }.
    }
story-leftOut =
    { $along ->
        [columns]
            { $count ->
                [one] Column { $squares } is left out
               *[other] Columns { $squares } are left out
            }
       *[rows]
            { $count ->
                [one] Row { $squares } is left out
               *[other] Rows { $squares } are left out
            }
    }, because { $rule ->
        [mirror] the search finds the mirror image of such a board elsewhere
        [turn] the search finds such a board elsewhere, rotated or reflected
       *[wrap] diagonals wrap round the edge
    }.
story-attacksColumns =
    { $count ->
        [one] the queen of row { $row } attacks column { $squares }
       *[other] the queen of row { $row } attacks columns { $squares }
    }
story-attacksRows =
    { $count ->
        [one] the queen of row { $row } attacks row { $squares }
       *[other] the queen of row { $row } attacks rows { $squares }
    }
story-attackedByRows = the queens of rows { $rows } attack all of it
story-attackedByMany = { $count } queens attack all of it
story-back = Everything below *row { $row }, column { $column }* has been tried, so this queen is removed.
story-then-columns =
    { $count ->
        [one] Column { $columns } is still to be tried.
       *[other] Columns { $columns } are still to be tried.
    }
story-then-many =
    { $count ->
        [one] { $count } column is still to be tried.
       *[other] { $count } columns are still to be tried.
    }
story-then-none = No column is left to try in this row.
story-then-nextColumn = Next: column { $column }.
story-then-lastColumn = It stood in the last column of its row.
story-then-rows =
    { $count ->
        [one] Row { $rows } is still to be tried.
       *[other] Rows { $rows } are still to be tried.
    }
story-then-noneInColumn = No row is left to try in this column.
story-backForced =
    { $line ->
        [row] Everything below the forced queen of *row { $row }, column { $column }* has been tried, so it is removed: row { $number } leaves nothing else to try.
        [column] Everything below the forced queen of *row { $row }, column { $column }* has been tried, so it is removed: column { $number } leaves nothing else to try.
        [diagonal] Everything below the forced queen of *row { $row }, column { $column }* has been tried, so it is removed: diagonal { $number } leaves nothing else to try.
       *[antiDiagonal] Everything below the forced queen of *row { $row }, column { $column }* has been tried, so it is removed: anti-diagonal { $number } leaves nothing else to try.
    }
story-decided = *Your decision*: a queen on row { $row }, column { $column }. The search goes on from here.
story-decidedBack = Everything below your decision has been tried, so the queen of *row { $row }, column { $column }* is removed.
story-decidedOver =
    { $count ->
        [0] The branch ends: *no solution* has these queens and one on row { $row }, column { $column }.
        [one] The branch ends: *one solution* was found with the queen on row { $row }, column { $column }.
       *[other] The branch ends: *{ $count } solutions* were found with the queen on row { $row }, column { $column }.
    }
story-turnedSmaller = Rotate the board by { $degrees } degrees to the left: in row { $row } the number of squares to the right of the queen is then { $turned }, not { $own }. The rotated board gives the smaller number, so *this one is rejected*.
story-turnedLarger = Rotate the board by { $degrees } degrees to the left: in row { $row } the number of squares to the right of the queen is then { $turned }, not { $own }. *This board gives the smaller number*.
story-turnedEqual = Rotated by { $degrees } degrees to the left, this board is *the same*.
story-turnedEqualQuarter = Rotated by { $degrees } degrees to the left, this board is *the same*, so every rotation leaves it unchanged.
story-evenStair = Row { $row }: the next even column, *column { $column }*.
story-evenBent = Row { $row }: *column { $column }*. It is the last of the even columns, because n divided by 12 leaves remainder { $remainder }.
story-oddStair = Row { $row }: the next odd column, *column { $column }*.
story-oddBent = Row { $row }: *column { $column }*. The odd columns are in another order, because n divided by 12 leaves remainder { $remainder }.
story-gain = Swap the queens of *rows { $row } and { $otherRow }*: conflicts fall from { $before } to { $after }.
story-noGain =
    { $count ->
        [one] Row { $row }: *no swap helps*. { $count } conflict is left.
       *[other] Row { $row }: *no swap helps*. { $count } conflicts are left.
    }
story-shuffle =
    { $count ->
        [one] *Shuffle the queens*: attempt { $attempt } of { $attempts } begins with { $count } conflict.
       *[other] *Shuffle the queens*: attempt { $attempt } of { $attempts } begins with { $count } conflicts.
    }
story-sweep =
    { $count ->
        [one] *Sweep { $number }* over all pairs of rows begins, with { $count } conflict.
       *[other] *Sweep { $number }* over all pairs of rows begins, with { $count } conflicts.
    }
story-block-1 = *Block 1* pairs free rows and free columns at random, until { $until } rows are left.
story-block-2 = *Block 2*: from here on only the { $count } free rows and columns matter.
story-block-3 = *Block 3* draws a free row and a free square in it, until { $until } rows are left.
story-block-4 = *Block 4* counts the free squares of each row: the fewer, the greater its risk. For each free square it counts how many squares of other rows a queen there would close: its damage.
story-block-5 = *Block 5* takes the row at greatest risk, and in it the square of least damage.
story-pair = Row { $row } and column { $column } are paired at random, and *their square is free*.
story-pass =
    { $count ->
        [one] All pairs have been looked at, and { $count } row is left: *another pass* begins.
       *[other] All pairs have been looked at, and { $count } rows are left: *another pass* begins.
    }
story-passNone = Dead end: all pairs have been looked at, and *none is free*.
story-noSquare = Dead end: *row { $row } has no free square*.
story-drawn =
    { $count ->
        [one] Row { $row } is drawn, and *column { $column }*, its only free square.
       *[other] Row { $row } is drawn, and of its { $count } free squares *column { $column }*.
    }
story-base =
    { $count ->
        [one] *Row { $row }, column { $column }* is the base square. Base squares are taken from the rows at greatest risk first, in each row from the left. This row has { $count } free square.
       *[other] *Row { $row }, column { $column }* is the base square. Base squares are taken from the rows at greatest risk first, in each row from the left. This row has { $count } free squares.
    }
story-leastRisk =
    { $count ->
        [one] Row { $row } is at greatest risk, with { $free } free squares. *Column { $column }* does the least damage: { $count } square elsewhere.
       *[other] Row { $row } is at greatest risk, with { $free } free squares. *Column { $column }* does the least damage: { $count } squares elsewhere.
    }
story-leastRiskDrawn =
    { $count ->
        [one] Row { $row }, drawn from { $ties } rows at greatest risk, has { $free } free squares. *Column { $column }* does the least damage: { $count } square elsewhere.
       *[other] Row { $row }, drawn from { $ties } rows at greatest risk, has { $free } free squares. *Column { $column }* does the least damage: { $count } squares elsewhere.
    }
story-return-1 = *Return { $returns }*, to the given queens: block 1 starts over.
story-return-2 = *Return { $returns }*, to base level 2 with { $count } queens: block 3 starts over.
story-return-3 = *Return { $returns }*, to the base square: attempt { $repeat } from it draws other queens.
story-return-next = *Return { $returns }*, to base level 3 with { $count } queens: no draw from this base square led to a solution, so the next one follows.
story-solved = *Solution { $nth }*: all { $size } queens are placed, and none attacks another.
story-solvedWithImages = *Solution { $nth }*. With its images it counts as { $count }.
story-overWithImages =
    { $count ->
        [one] The end: *{ $count } solution*, which stands for all { $total }. There are no others.
       *[other] The end: *{ $count } solutions*, which stand for all { $total }. There are no others.
    }
story-overAll =
    { $count ->
        [one] The end: *{ $count } solution*, and there is no other.
       *[other] The end: *{ $count } solutions*, and there are no others.
    }
story-overWrapped =
    { $count ->
        [one] The end: *{ $count } modular solution*, and there is no other.
       *[other] The end: *{ $count } modular solutions*, and there are no others.
    }
story-overNone = The end: everything has been tried, and there is *no solution*.
story-overSolved =
    { $count ->
        [one] The end: *a solution* is found.
       *[other] The end: *{ $count } solutions* are found.
    }
story-overUnsolved = The end: every attempt is used up, and no solution was found. That proves nothing: there may be one.

## theatre: why a board cannot be watched, and what can be done

theatre-refused = This cannot be watched
theatre-refusedConflict = The queens of rows { $rows } attack each other. A search needs a board without conflicts: remove one of them.
theatre-refusedTooLarge = { $name } works on boards of up to { $largest } rows, and this one has { $size }. Choose another search.
theatre-refusedNotEmpty = { $name } starts from an empty board: its solutions need not contain the given queens.
theatre-refusedEven = Where diagonals wrap round, { $size } rows have no solution, nor does any even n: the n values of row + column would all differ modulo n. They would add up to n/2 modulo n, but all rows and columns together add up to 0.
theatre-refusedThirds = Where diagonals wrap round, { $size } rows have no solution, nor does any n that 3 divides. Column − row and column + row would each take all values modulo n. With S = 1² + … + (n − 1)², the squares of all these values add up to 2S, but also to 4S, modulo n. So n would divide 2S, which it does not when 3 divides n.
theatre-refusedWrapped = The queens of rows { $rows } attack each other along a diagonal that wraps round the edge. Remove one of them, or watch another search.
theatre-sized = { $size } rows
theatre-remove = Remove the queen of row { $row }
theatre-again = Try again

## theatre: conflicts over a run

theatre-curve = Conflicts over the run, from { $first } to { $last }; choose a point to go there
theatre-curveMost =
    { $count ->
        [one] { $count } conflict
       *[other] { $count } conflicts
    }

## bounds

bounds-head = Search limits
bounds-levels = Base levels
bounds-published = as published
bounds-all = all five blocks
bounds-own = my own
bounds-second = Base level 2
bounds-third = Base level 3
bounds-repeats = Repeats of block 5
bounds-returns = Returns at most
bounds-eachStep = Count damage again at every choice
