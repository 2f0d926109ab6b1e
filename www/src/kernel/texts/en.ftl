## unit

unit-milliseconds = { $time } ms
unit-seconds = { $time } s
unit-minutes = { $minutes } min { $seconds } s
unit-hours = { $hours } h { $minutes } min
unit-bytes =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
unit-kilobytes = { $size } KB
unit-megabytes = { $size } MB
unit-wholeMinutes = { $time } min
unit-wholeHours = { $time } h
unit-days =
    { $count ->
        [one] { $time } day
       *[other] { $time } days
    }
unit-years =
    { $count ->
        [one] { $time } year
       *[other] { $time } years
    }

## error

error-language-unknown = The address asks for “{ $found }”, a language this page does not have. It is shown in yours, or in English.
error-language-missing = The texts of that language could not be fetched. Try again when you are online.
error-step-unkept = This browser stores nothing, so the step cannot be added.
error-class-unkept = This browser stores nothing, so the link cannot be added.
error-unknown = Something went wrong ({ $code }). The board has not changed.
error-bad-size = “{ $found }”: n must be a whole number from { $smallest } to { $largest } (for larger boards, use Huge boards).
error-too-large-to-show = That board has { $size } rows; this view shows up to { $largest }. Paste it in Huge boards.
error-engine-missing = The engine could not be started. Reload the page to try again.
error-engine-late = The engine is still being loaded.
error-engine-lost = The engine crashed several times and will not be restarted. Reload the page to try again.
error-trap = The engine crashed and was restarted. The board has not changed.
error-clipboard = The browser did not let the page use the clipboard. The address bar holds the link.
error-storage = This browser stores nothing for the page: everything works, but is lost when you close it.
error-size = A board of { $size } rows is not possible here; expected 1 to { $largest } rows.
error-column-out-of-range = Row { $row } has column { $column }, but the last column is { $last }.
error-complete-too-large = { $free } free rows are too many to complete; the limit is { $largest }.
error-text-empty = There is no placement in this text.
error-text-too-long = That text is too long ({ $bytes } bytes; the limit is { $longest }).
error-text-too-many-rows = That list has { $rows } rows; a board has at most { $largest }.
error-text-no-form = Line { $line }: “{ $found }” is neither a list of columns nor a diagram of dots and Q.
error-text-bad-column = Line { $line }, word { $word }: “{ $found }”. Expected a column from 0 to { $last }.
error-text-bad-square = Line { $line }, square { $square }: “{ $found }”. Expected a dot or Q.
error-text-second-queen = Line { $line }, square { $square }: a second queen in the row.
error-text-width = Line { $line } has { $squares } squares; expected { $expected }, as in the first line.
error-text-height = There are { $rows } rows; expected { $expected }, as many as squares in a row.
error-job-over = This question has been answered. Ask it again.
error-link-empty = The address names no board.
error-link-too-long = The address is too long to be a link of this page ({ $bytes } bytes; the limit is { $longest }).
error-link-version = The address has version “{ $found }”, which this page does not know.
error-link-pair = The address is cut short or damaged at “{ $found }”.
error-link-unknown-key = The address contains “{ $key }”, which this page does not know.
error-link-repeated-key = The address contains “{ $key }” twice.
error-link-missing-key = “{ $key }” is missing in the address. It may have been cut short.
error-link-word = The address says “{ $found }” for { $key }, which is not a valid value.
error-link-size = The address gives the size as “{ $found }”, which is not a valid value.
error-link-column = Queen { $queen } of the address is “{ $found }”; expected a column up to { $last }.
error-link-too-many-queens = The address lists { $queens } queens for { $size } rows.
error-link-seed = The address gives the seed as “{ $found }”, which is not a valid value.
error-link-step = The address gives the step as “{ $found }”, which is not a valid value.
error-link-own = The address says “{ $found }” for this view, which is not a valid value.
error-room-failed = This part of the page failed to open: { $why }. The rest still works.
error-room-link = This part of the page cannot read the link completely. It opens as usual.
error-room-missing = This part of the page could not be fetched. Try again when you are online.
error-renewed = This page has been renewed. Reload the page: the board stays.
error-search-unknown = There is no search “{ $name }” here.
error-search-too-large = This search works only on smaller boards.
error-search-not-empty = This search starts only from an empty board.
error-search-no-modular = No board of { $size } rows has a solution whose diagonals wrap round.
error-search-wrapped = Two of the queens attack each other along a diagonal that wraps round the edge.
error-search-conflict = Two of the queens attack each other: there is no solution to search for.
error-count-too-many-free = { $free } free rows are too many to count; the limit is { $limit }.
error-count-unplanned = This page counts boards of up to { $limit } rows. A board of { $size } rows would take one worker about { $seconds } seconds.
error-count-endless = Counting over { $free } free rows would take one worker about { $seconds } seconds: set more queens.
error-count-lost = The same part made the engine crash several times, so the count was stopped. Memory may be short: fewer workers need less.
error-count-kept =
    { $count ->
        [one] { $count } kept part was damaged or of another version, and was deleted.
       *[other] { $count } kept parts were damaged or of another version, and were deleted.
    }
error-count-too-large = Boards of { $size } rows are too large to count; the limit is { $limit }.
error-argument-type = The engine was given a bad argument: { $name }.
error-argument-range = The engine was given a bad argument: { $name } must be from { $least } to { $most }.
error-argument-choice = The engine was given a bad argument: { $name }.
error-argument-length = The engine was given a bad argument: { $name } has { $length } items; the limit is { $most }.
error-no-randomness = This device provides no random numbers.
error-size-for-large = Boards of { $size } rows are too large for this view, which shows up to { $largest }.

## notice

notice-linkCopied = The link is on the clipboard.
notice-placementCopied = The placement is on the clipboard.
notice-textCopied = The text is on the clipboard.
notice-stepAdded = The step is in your lesson: see the lesson editor in Teach.
notice-linkAdded = The link is on your class page in Teach.
notice-resumed = The engine was restarted. The board has not changed.
notice-left = The run begins again from this board.
notice-back = Back to step { $step }
notice-reload = Reload
notice-openLarge = Open { $size } rows in Huge boards

## line

line-row = row
line-column = column
line-diagonal = diagonal
line-antiDiagonal = anti-diagonal
