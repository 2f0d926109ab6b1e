## page

page-count = Count
page-about-count = count all solutions exactly

## count

count-ask = What is counted
count-asks-solutions = Solutions
count-asks-modular = Modular solutions
count-asks-completions = Completions
count-named-solutions = All solutions on { $size } by { $size }
count-named-modular = Solutions on { $size } by { $size } whose diagonals wrap round
count-named-bitmask = All solutions on { $size } by { $size }, by plain search
count-named-halved = All solutions on { $size } by { $size }, by halved search
count-named-symmetric = All solutions on { $size } by { $size }, by symmetric search
count-named-completions =
    { $count ->
        [one] Completions of the queen on the { $size } by { $size } board
       *[other] Completions of the { $count } queens on the { $size } by { $size } board
    }
count-named-folded =
    { $count ->
        [one] Completions of the queen on the { $size } by { $size } board, by Sharakhov’s loop
       *[other] Completions of the { $count } queens on the { $size } by { $size } board, by Sharakhov’s loop
    }
count-soFar = { $what }, so far
count-stopped = { $what }, counted so far
count-emptyBoard = The board is empty, so its completions are all the solutions. To count completions, set some queens on the Board.
count-fundamental =
    { $count ->
        [one] { $count } fundamental solution, up to rotations and reflections
       *[other] { $count } fundamental solutions, up to rotations and reflections
    }
count-exact = exact
count-progress = Part of the count done
count-toGo = to go
count-resting = paused
count-rate = a second
count-shards = parts
count-of = { $done } of { $count }
count-kept = kept on this device
count-keptYes = yes: close the page at any time
count-keptNot = no: lost when the page is closed
count-keptNotLong = This browser stores nothing for the page, so a count is lost when the page is closed.
count-start = Count
count-again = Count again
count-pause = Pause
count-goOn = Go on
count-cancel = Cancel
count-resume = Go on from there
count-startOver = Start over
count-unfinished = { $kept } of { $count } parts were counted before and kept.
count-took =
    Counted in { $time }, by { $workers ->
        [one] one worker
       *[other] { $workers } workers
    }.
count-takes =
    About { $time } by { $workers ->
        [one] one worker
       *[other] { $workers } workers
    }, with { $memory } of memory each.
count-takesUnknown = The time it takes is shown while it counts.
count-endless = Counting completions over { $free } free rows would take one worker about { $time }. Set more queens.
count-refused = This page counts boards of up to { $limit } rows. A board of { $size } by { $size } would take one worker about { $time }.
count-refusedBoth = This page counts boards of up to { $limit } rows. A board of { $size } by { $size } would take one worker about { $time } and { $memory } of memory.
count-workers = workers
count-cores =
    { $count ->
        [one] { $workers } of { $count } core
       *[other] { $workers } of { $count } cores
    }
count-graphics = graphics processor
count-graphicsToo = Count on the graphics processor, too
count-graphicsDone =
    { $count ->
        [one] one part
       *[other] { $count } parts
    }
count-graphicsFast =
    { $count ->
        [one] one part
       *[other] { $count } parts
    }, as fast as { $cores ->
        [one] one core
       *[other] { $cores } cores
    }
count-graphicsTook =
    The graphics processor counted { $count ->
        [one] one of the parts
       *[other] { $count } of the parts
    }.
count-graphicsTookFast =
    The graphics processor counted { $count ->
        [one] one of the parts
       *[other] { $count } of the parts
    }, as fast as { $cores ->
        [one] one core
       *[other] { $cores } cores
    }.
count-graphicsNone = The graphics processor finished no part before the cores did.
count-graphicsFailed = The graphics processor failed. The cores continue without it; nothing is lost.
count-saidCounting = Counting.
count-saidPaused = Paused.
count-said = { $what }: { $count }.
count-shardsHead = Parts
count-square =
    { $count ->
        [one] each square is one part of the work
       *[other] each square is { $count } parts of the work
    }
count-shardsAre = { $done } parts done, { $running } running, { $waiting } waiting
count-done = done
count-running = running
count-waiting = waiting
count-lanes =
    { $count ->
        [one] One worker and the parts that it has run
       *[other] { $count } workers and the parts that they have run
    }
count-worker = worker { $number }
count-preset = 32 rows with 12 queens given
count-presetWhat = Sharakhov reports that all completions of such a board are usually counted in less than a minute.
count-problems = The four problems, and how hard they are
count-problem-one = One solution of the empty board: a formula gives it row by row, in time linear in n. Only n = 2 and 3 have none.
count-problem-all = All solutions of the empty board: with every known method the time grows at least exponentially with n. Their number is known up to n = 27.
count-problem-oneGiven = One completion of given queens: NP-complete. Random methods quickly find one where there are many, but cannot prove that there is none; an exhaustive search can.
count-problem-allGiven = All completions of given queens: #P-complete, so at least as hard as finding one.
count-record = Known results
count-checked = every number is checked against the published one
count-solutions = solutions
count-fundamentals = fundamental
count-here = time here
count-published = published time
count-counting = counting, { $share }
count-agrees = , as published
count-differs = , but { $count } is published
count-offer = count, about { $time }
count-offerPlain = count
count-offerKept = go on, { $kept } of { $count } parts kept
count-offerSize = n = { $size }: { $text }
count-offerMethod = { $method }: { $text }
count-refusedShort = too large: { $most } for each worker
count-cannotAsk = not available
count-under = under { $time }
count-dotHere = here
count-countedOnce = published: { $by }, { $year }
count-dotPublished = published, on eight cores:
count-modularNote = Published: OEIS A007705. Where 2 or 3 divides n, there are none.
count-sum = From total to fundamental
count-sumOf = n = { $size }
count-sumOne = The queen of the 1 by 1 board is its own image under every rotation and reflection.
count-bySize = Solutions by the size of their orbit
count-orbitOf = orbit size
count-orbits = orbits
count-alone = unchanged by
count-aloneBy-1 = everything
count-aloneBy-2 = every rotation
count-aloneBy-4 = the rotation by 180°
count-aloneBy-8 = nothing
count-all = all solutions
count-half = unchanged by 180°
count-quarter = unchanged by 90°
count-twice = 2 · { $count }
count-fundamentalSolutions = fundamental solutions
count-example = { $number }: show { $what }
count-exampleAny = a solution
count-exampleHalf = a solution that a rotation by 180° leaves unchanged
count-exampleQuarter = a solution that a rotation by 90° leaves unchanged
count-exampleOf = a solution with { $images } images
count-compare = The same by search
count-compareOf = n = { $size }, each by one worker
count-method = method
count-methods-solutions = half boards joined
count-methods-symmetric = symmetric search
count-methods-halved = halved search
count-methods-bitmask = plain search
count-methods-iterative = arrays, in a loop
count-methods-recursive = arrays, recursive
count-methods-completions = walk that looks ahead
count-methods-folded = Sharakhov’s loop
count-foldedWhat = Sharakhov’s loop goes through the free rows from the top, with the squares that given queens attack folded into a word for each row. The walk takes the row or column with the fewest free squares next: it sets far fewer queens, and takes more time for each.
count-recursionCosts = Here the recursive form takes { $times } times as long as the loop.
count-arraysCost = Here arrays in a loop take { $times } times as long as words.
count-costsPublished = Sharakhov: recursion costs about 20%, and arrays are several times slower than words. From 13 rows on, the last three counts measure both on this machine.
count-nodes = queens set
count-noNodes = none
count-slower = relative time
count-times = { $count } times
count-megabytes = { $count } MB
count-gigabytes = { $count } GB
count-known = known at once; not counted here yet
count-publishedNumber = published; not counted here

# A share of a count that a class shares out.
count-namedShare = { $what }: share { $number } of { $of }
count-shareWhat = The class counts together, and this device takes its share. It needs no network for that. You can close the page at any time: when you open this address again, it goes on. At the end there is a receipt for your teacher.
count-shareDone = This share is counted. Give this receipt to your teacher: hold the code in front of the camera, or type or paste the line.
count-shareReceipt = Receipt
count-shareCode = The receipt as a code to scan
count-shareCopy = Copy the receipt
count-shareWhole = Count all of it here
