## page

page-board = Board
page-about-board = set queens and ask; other pieces, variants and boards

## say

say-what = Place { $size } queens so that no two share a row, a column or a diagonal.
say-set =
    { $set ->
        [0] Set *{ $count }* { $count ->
            [one] queen.
           *[other] queens, no two on one line.
        }
       *[other] Set *{ $count }* more, no two on one line.
    }
say-setPieces = Set *{ $count }* more.
say-attacked = Attacked by the queen of *row { $row }*.
say-attackedPiece = Attacked by the piece on *row { $row }, column { $column }*.
say-completed = Completed.
say-completedOf =
    { $count ->
        [one] Completed. This is the only way.
       *[other] Completed. One of { $count } ways.
    }
say-solved = *Solved.* No piece attacks another.
say-solvedOf =
    { $more ->
        [0] *Solved.* This is the only one.
       *[other] *Solved.* One of { $count }; { $more } more.
    }
say-impossible = No way from here. *Why?*
say-noSolution = This board has no solution.
say-conflict = Some pieces attack each other.
say-searching = Searching …
say-unanswered = No answer yet.
say-opening = A search looks for one. A tap stops it.
say-find =
    { $count ->
        [one] One way. Find it.
       *[other] { $count } ways. Find one.
    }

## hint

hint-ring =
    { $count ->
        [one] One of the { $ways ->
            [one] { $ways } way uses this square
           *[other] { $ways } ways uses this square
        }
       *[other] { $count } of the { $ways } ways use this square
    }

## cards

cards-label = Where else to go
cards-today = Today’s puzzle
cards-todayWhat = three new ones every day
cards-explained = Eight queens, explained
cards-explainedWhat = begin with the rule

## figure

figure-noEngine = not known: the engine could not be started
figure-ways =
    { $count ->
        [one] way
       *[other] ways
    } to finish { $queens ->
        [one] this queen
       *[other] these { $queens } queens
    }
figure-solutions =
    { $count ->
        [one] solution on { $size } by { $size }
       *[other] solutions on { $size } by { $size }
    }
figure-finished = all queens are placed, and none attacks another
figure-conflict = ways: some queens attack each other
figure-pending = counting
figure-unknown = not counted yet
figure-queens =
    { $count ->
        [one] { $count } queen
       *[other] { $count } queens
    }
figure-step =
    { $count ->
        [one] { $ways } after { $count } queen
       *[other] { $ways } after { $count } queens
    }
figure-notKnown = not known
figure-release = Removing the queen of row { $row } leaves the most ways: { $count }.
figure-remove = Remove it
figure-tooMany = too many to count here
figure-logarithmic = Ways after each queen, on a logarithmic scale
figure-more = more to find
figure-short =
    { $count ->
        [one] way to finish
       *[other] ways to finish
    }
figure-shortAll =
    { $count ->
        [one] solution
       *[other] solutions
    }

## asks

asks-label = Ask and answer
asks-complete = Complete
asks-another = Another
asks-why = Why?
asks-send = Send
asks-count = Count
asks-watch = Watch
asks-watchFail = Watch it fail
asks-findMore = Find more

## edits

edits-label = The board
edits-undo = Undo
edits-redo = Redo
edits-clear = Clear
edits-mark = Mark squares “not here”
edits-markHow = Tap squares to mark them “not here”. Searches ignore these notes. You can also drag across squares at any time.
edits-paste = Paste or type a placement
edits-copyList = Copy as list
edits-copyDiagram = Copy as diagram

## legend

legend-label = What the marks mean
legend-heat = free: number of ways that put a queen here
legend-trap = free, but in none of the ways
legend-free = free: no queen attacks it
legend-forced = the only free square of its row or column
legend-attacked = attacked; strokes show the lines
legend-left = beside a row: how many of its squares are free
legend-notHere = your note “not here”; searches ignore it

## engine

engine-exact = exact search
engine-explicit = a formula
engine-validator = the validator
engine-large = greedy placement and swaps
engine-linear = linear completion in five blocks
engine-learning = clause learning
engine-repair = repair along alternating paths

## verdict

verdict-completed = Completed
verdict-foundBy = Found by
verdict-checked = Checked
verdict-checkedWhat =
    { $count ->
        [one] { $count } queen, no conflict, verified
       *[other] { $count } queens, no conflict, verified
    }
verdict-placement = Placement
verdict-byEngine =
    { $engine }, { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }, { $time }
verdict-work =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }, { $time }
verdict-keep = Keep these queens
verdict-copy = Copy
verdict-impossible = Impossible
verdict-blamed =
    { $count ->
        [one] This queen alone leaves no way to finish.
       *[other] These { $count } queens alone leave no way to finish.
    }
verdict-others =
    { $count ->
        [one] The other one is not to blame.
       *[other] The other { $count } are not to blame.
    }
verdict-closes =
    { $line ->
        [row] Together they leave no free square in row { $number }.
       *[column] Together they leave no free square in column { $number }.
    }
verdict-provedBy = Proved by
verdict-blame = To blame
verdict-smallest =
    the smallest set: { $count ->
        [one] row { $rows }
       *[other] rows { $rows }
    }
verdict-irreducible =
    irreducible, perhaps not the smallest: { $count ->
        [one] row { $rows }
       *[other] rows { $rows }
    }
verdict-unreduced =
    not reduced; some of these may not be to blame: { $count ->
        [one] row { $rows }
       *[other] rows { $rows }
    }
verdict-refining =
    looking for fewer: { $count ->
        [one] row { $rows }
       *[other] rows { $rows }
    }
verdict-proof = Proof
verdict-noSolution = No solution for n = { $size }
verdict-whyTwo = On a 2 by 2 board a queen attacks every other square, so there is no place for a second queen.
verdict-whyThree = On a 3 by 3 board a queen in the middle attacks every other square. A queen at the edge leaves two squares free, but queens on both attack each other.
verdict-noneHere = Even the empty board has no solution.
verdict-whyTorusTwo = Where diagonals wrap round, n queens stand on n different diagonals, so column − row takes each remainder from 0 to n − 1 once. The differences add up to 0 and the remainders to n (n − 1) / 2, and n divides that only where n is odd.
verdict-whyTorusThree = Where diagonals wrap round, column − row and column + row take each remainder from 0 to n − 1 once. Let S be the sum of the squares of 0 to n − 1. The squares of the differences and of the sums add up to 2S by the remainders, but to 4S by rows and columns, so n divides 2S = n (n − 1)(2n − 1) / 3: never where 3 divides n.
verdict-undecided = Undecided
verdict-undecidedWhat = No completion in { $nodes } nodes and { $time }, and no proof that there is none.
verdict-goOn = Go on
verdict-conflict =
    { $count ->
        [one] Two queens are in conflict
       *[other] { $count } pairs of queens are in conflict
    }
verdict-conflictWhat =
    { $line ->
        [row] The queens of rows { $row } and { $otherRow } attack each other along the row. Remove one of them first.
        [column] The queens of rows { $row } and { $otherRow } attack each other along the column. Remove one of them first.
        [diagonal] The queens of rows { $row } and { $otherRow } attack each other along the diagonal. Remove one of them first.
       *[antiDiagonal] The queens of rows { $row } and { $otherRow } attack each other along the anti-diagonal. Remove one of them first.
    }
verdict-removeRow = Remove the queen of row { $row }
verdict-counted = Counted
verdict-countedWhat =
    { $count ->
        [one] Exactly { $count } way to finish.
       *[other] Exactly { $count } ways to finish.
    }
verdict-countedBy = Counted by search
verdict-joinedBy = Counted by joining half boards
verdict-cancelled = Cancelled
verdict-cancelledCount = { $found } ways found so far, with { $share } of the search done: this is not the final count.
verdict-cancelledComplete = No answer in { $nodes } nodes and { $time }.
verdict-again = Ask again
verdict-failed = No answer
verdict-conflictMost = The queen of row { $row } is in { $count } of these pairs.
verdict-seen = Ways shown
verdict-seenOf = { $seen } of { $count }
verdict-noOthers =
    { $count ->
        [one] There are no others: this is the only one.
       *[other] There are no others: you have seen all { $count }.
    }
verdict-completedPieces =
    { $count ->
        [one] { $count } piece placed, verified; { $nodes } set during the search, { $time }.
       *[other] { $count } pieces placed and none attacks another, verified; { $nodes } set during the search, { $time }.
    }
verdict-keepPieces = Keep these pieces
verdict-countedPieces =
    { $count ->
        [one] { $count } way, exactly: { $nodes } pieces set in { $time }.
       *[other] { $count } ways, exactly: { $nodes } pieces set in { $time }.
    }
verdict-countedPawns =
    { $count ->
        [one] { $count } way for all squares of the pawn together, exactly: { $nodes } pieces set in { $time }.
       *[other] { $count } ways for all squares of the pawn together, exactly: { $nodes } pieces set in { $time }.
    }
verdict-blamedPieces =
    { $how ->
        [smallest] { $count ->
            [one] This piece alone leaves no solution: { $squares }.
           *[other] These { $count } pieces alone leave no solution, and no fewer do: { $squares }.
        }
        [unreduced] { $count ->
            [one] This piece alone leaves no solution: { $squares }.
           *[other] These { $count } pieces alone leave no solution; perhaps fewer do, too: { $squares }.
        }
       *[irreducible] { $count ->
            [one] This piece alone leaves no solution: { $squares }.
           *[other] These { $count } pieces alone leave no solution, and each of them is needed: { $squares }.
        }
    }
verdict-remove = Remove { $place }
verdict-place = row { $row }, column { $column }
verdict-conflictPieces =
    { $count ->
        [one] { $count } conflict
       *[other] { $count } conflicts
    }
verdict-conflictPiecesWhat =
    { $line ->
        [row] The pieces on { $one } and { $other } attack each other along the row.
        [column] The pieces on { $one } and { $other } attack each other along the column.
        [diagonal] The pieces on { $one } and { $other } attack each other along a diagonal that falls to the right.
        [antiDiagonal] The pieces on { $one } and { $other } attack each other along a diagonal that rises to the right.
        [jump] The pieces on { $one } and { $other } attack each other by a jump.
       *[other] The pieces on { $one } and { $other } attack each other: a formula has the same value on both squares.
    }

## searching

searching-searching = Searching
searching-counting = Counting
searching-paused = Paused
searching-pause = Pause
searching-goOn = Go on
searching-cancel = Cancel
searching-complete = Exact search: { $nodes } nodes, { $time }. No answer yet.
searching-blame = There is no completion. Looking for the pieces to blame: { $nodes } nodes, { $time }.
searching-count = { $found } so far, { $share } of the search, { $time }.
searching-left = About { $time } to go.
searching-partCounted = Part of the search done
searching-partOfBudget = Part of the budget used
searching-expected = About { $time } in all.
searching-endless = This count would take about { $time }. Set more queens, or cancel it.
searching-reaching =
    { $count ->
        [one] { $count } piece so far, after { $time }
       *[other] { $count } pieces so far, after { $time }
    }
projector-present = Present

## reason

reason-sentence =
    { $is ->
        [row] Row { $number }
       *[column] Column { $number }
    } has { $count ->
        [one] one square left: { $trials }.
        [2] two squares left: { $trials }.
       *[other] three squares left: { $trials }.
    }
reason-noSquare =
    { $is ->
        [row] Row { $number } has no square left.
       *[column] Column { $number } has no square left.
    }
reason-empties =
    { $by ->
        [row] row { $at }
       *[column] column { $at }
    } empties { $emptyIs ->
        [row] row { $empty }
       *[column] column { $empty }
    }
reason-shares =
    { $by ->
        [row] row { $at }
       *[column] column { $at }
    } leaves { $is ->
        [row] rows { $one } and { $other } only column { $cross }
       *[column] columns { $one } and { $other } only row { $cross }
    }
reason-forces =
    { $by ->
        [row] row { $at }
       *[column] column { $at }
    } forces { $forced }, which empties { $emptyIs ->
        [row] row { $empty }
       *[column] column { $empty }
    }
reason-forcesTwo =
    { $by ->
        [row] row { $at }
       *[column] column { $at }
    } forces { $forced }, then { $second }, which empties { $emptyIs ->
        [row] row { $empty }
       *[column] column { $empty }
    }
reason-both = { $one }, and { $other }
reason-three = { $one }; { $other }; and { $third }
reason-none = No solution contains these queens. There is no short reason; the proof has every step.
reason-nonePieces = No solution contains these pieces.
reason-takeOff = Take off:
reason-takeRow =
    { $count ->
        [one] row { $row }, { $count } way
       *[other] row { $row }, { $count } ways
    }
reason-takeSquare =
    { $count ->
        [one] row { $row }, column { $column }, { $count } way
       *[other] row { $row }, column { $column }, { $count } ways
    }

## pictures

pictures-all =
    { $count ->
        [2] Both ways
       *[other] All { $count } ways
    }
pictures-some = Some of the { $count } ways
pictures-more = { $count } more
pictures-images = Turned and mirrored, yours makes { $count }
pictures-twelve = 92 = 11 × 8 + 4: twelve different solutions and their images.

## found

found-of = You have found { $count } of { $all } by hand.
found-some = You have found { $count } by hand.
