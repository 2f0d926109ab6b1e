## board

board-label = { $rows } by { $columns } board
board-cell = row { $row }, column { $column }
board-queen = queen
board-found = queen found
board-ghost = queen tried
board-free = free
board-forced = the only free square of its line
board-attackedBy = attacked by { $by }
board-byRow = row { $row }
board-heat =
    { $count ->
        [one] in { $count } way to finish
       *[other] in { $count } ways to finish
    }
board-trap = free, but in none of the ways to finish
board-notHere = marked “not here”
board-blame = to blame
board-wall = wall
board-conflict = in conflict
board-try = tried now
board-reject = rejected
board-dead = in a line with no free square
board-leftOut = left out by the search
board-keptEmpty = kept empty
board-damage =
    { $count ->
        [one] would close { $count } square of other rows
       *[other] would close { $count } squares of other rows
    }
board-leftInRows = Free squares in each row

## said

said-set = Queen set on row { $row }, column { $column }.
said-moved = The queen of row { $row } moved to column { $column }.
said-removed = Queen removed from row { $row }, column { $column }.
said-marked = Row { $row }, column { $column } marked “not here”.
said-unmarked = Row { $row }, column { $column } is no longer marked.
said-undone = Undone.
said-redone = Redone.
said-cleared = Board cleared.

## hidden

hidden-show = Show the answer
