## theatre

theatre-opening = Preparing the run
theatre-noEngine = Nothing can be watched without the engine

## transport

transport-label = Transport
transport-first = First step
transport-back = Step back
transport-play = Play
transport-pause = Pause
transport-forward = Step forward
transport-last = Last step
transport-scrub = Step
transport-step = step *{ $step }* of { $steps }
transport-stepAtLeast = step *{ $step }* of at least { $steps }
branch-step = branch step *{ $step }* of { $steps }, from step { $from }
branch-stepAtLeast = branch step *{ $step }* of at least { $steps }, from step { $from }
transport-grain = Step size
transport-grains-event = by event
transport-grains-row = by row
transport-grains-swap = by swap
transport-grains-deadEnd = by dead end
transport-grains-shuffle = by shuffle
transport-grains-solution = by solution
transport-speed = speed
transport-speedSlow = one step in { $seconds } seconds
transport-speedSteps =
    { $count ->
        [one] { $count } step a second
       *[other] { $count } steps a second
    }
transport-speedFastest = as fast as possible
transport-until = Run until…
transport-more = More about this run
transport-row = Row
transport-column = Column
until-title = Run until
transport-rate = { $rate } / s

## story: what a run begins with

story-startEmptyKnown =
    { $count ->
        [one] The board is empty, and has *{ $count }* solution.
       *[other] The board is empty, and has *{ $count }* solutions.
    }
story-startKnown =
    { $count ->
        [one] { $count } queen is given; it is in *{ $ways }* of the { $solutions } solutions.
       *[other] { $count } queens are given; together they are in *{ $ways }* of the { $solutions } solutions.
    }
story-startImpossible =
    { $count ->
        [one] { $count } queen is given, and *none* of the { $solutions } solutions contains it.
       *[other] { $count } queens are given, and *none* of the { $solutions } solutions contains them all.
    }
story-startBlamed =
    { $count ->
        [one] No solution contains the queen of row *{ $rows }*.
       *[other] No solution contains the queens of rows *{ $rows }*.
    }
story-startCompleted = All { $count } queens are placed, and none attacks another.
story-startEmpty = The board is empty. Play, or take one step, to see the search begin.
story-startGiven =
    { $count ->
        [one] { $count } queen is given. Play, or take one step, to see the search go on from here.
       *[other] { $count } queens are given. Play, or take one step, to see the search go on from here.
    }
story-startWrapped = This search looks for *modular* solutions: their diagonals wrap round the edge.

## search

search-bitmask = bitmask
search-halved = bitmask, halved
search-symmetric = symmetric
search-completions = all completions
search-array-recursive = array, recursive
search-array-iterative = array, iterative
search-bitboard = bitboard, not looking ahead
search-bitboard-columns = bitboard, looking at columns
search-bitboard-lines = bitboard 1a, rows and columns
search-bitboard-fewest = bitboard 1a, fewest choices first
search-modular = modular
search-repair = gradient repair
search-linear = linear completion
search-staircases = two staircases, by formula
