## page

page-race = Race
page-about-race = several searches side by side

## race

race-title = Race
race-lead =
    Each search starts from the same board. One clock runs for all of them, and counts { $clock ->
        [tried] queens tried
        [events] steps
       *[time] time on this machine
    }.
race-none = None of these searches works on this board.
race-failed = The engine crashed, so the race was stopped.
race-told-tried =
    { $count ->
        [one] “{ $name }”: { $tried } queens tried for the only solution.
       *[other] “{ $name }”: { $tried } queens tried for all { $count } solutions.
    }
race-told-forced =
    { $count ->
        [one] “{ $name }”: { $tried } queens tried for the only solution, and { $forced } more were forced.
       *[other] “{ $name }”: { $tried } queens tried for all { $count } solutions, and { $forced } more were forced.
    }
race-told-swapped =
    { $count ->
        [one] “{ $name }”: { $swaps } swaps for a solution.
       *[other] “{ $name }”: { $swaps } swaps, and { $count } solutions.
    }
race-place = Place { $place }:
race-won = “{ $name }” finishes first.
race-ratio = “{ $other }” tried { $ratio } times as many queens as “{ $name }”.
race-start = Start
race-pause = Pause
race-goOn = Go on
race-again = Again
race-hurry = To the end
race-cancel = Cancel
race-clock = The clock counts
race-clocks-tried = queens tried
race-clocks-events = steps
race-clocks-time = time on this machine
race-work =
    { $clock ->
        [tried] { $amount } tried
        [events]
            { $work ->
                [one] { $amount } step
               *[other] { $amount } steps
            }
       *[time] { $amount }
    }
race-lane = Lane { $number }: { $name }
race-search = Search of lane { $number }
race-leave = Remove lane { $number }
race-more = Add a search
race-board = Small board with { $count } of { $size } queens
race-waits = ready
race-stands =
    { $count ->
        [one] { $count } solution
       *[other] { $count } solutions
    } at { $clock ->
        [tried] { $amount } tried
        [events]
            { $work ->
                [one] { $amount } step
               *[other] { $amount } steps
            }
       *[time] { $amount }
    }
race-ended =
    { $count ->
        [one] { $count } solution
       *[other] { $count } solutions
    } at { $clock ->
        [tried] { $amount } tried
        [events]
            { $work ->
                [one] { $amount } step
               *[other] { $amount } steps
            }
       *[time] { $amount }
    }, finished
race-compared = Counts compared
race-events = Steps
race-time = Time
race-chart = Chart
race-solutionsFound = solutions found
race-line =
    { $count ->
        [one] { $name } { $count } solution
       *[other] { $name } { $count } solutions
    }
race-chartLabel =
    Solutions found against { $clock ->
        [tried] queens tried
        [events] steps
       *[time] time on this machine
    }: { $lanes }

search-recorded = Your program
error-recorded-elsewhere = This lane plays a program that ran in Python on this board. Run it there, then open the race from there.
error-recorded-untimed = What a program took in Python cannot be compared with this. Choose another clock.
