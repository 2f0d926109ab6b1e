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

error-language-unknown = The address asks for the language "{ $found }", which this page does not speak. It speaks yours, or English.
error-language-missing = The texts of that language could not be fetched. Try again when the network is there.
error-unknown = Something went wrong ({ $code }). The board is as it was.
error-bad-size = "{ $found }": n must be a whole number from { $smallest } to { $largest } (larger boards: Large). The board is as it was.
error-bad-number = { $name }: "{ $found }" is not a whole number from { $least } to { $most }. The board is as it was.
error-too-large-to-show = That board has { $size } rows; this view shows 1 to { $largest }. Paste it in Large. The board is as it was.
error-engine-missing = The engine could not be started. Reload the page to try again.
error-engine-lost = The engine broke again and again and was not started any more. Reload the page to try again.
error-trap = The engine broke on this and was started anew. The board is as it was.
error-clipboard = The browser did not let the page use the clipboard. The address bar holds the link.
error-storage = This browser does not keep settings for the page. It goes on without.
error-size = A board of { $size } rows is not possible here.
error-column-out-of-range = Row { $row } holds column { $column }, but the columns end at { $last }. The board is as it was.
error-shared-column = Two queens share column { $column }.
error-complete-too-large = { $free } free rows are too many to complete; the limit is { $largest }.
error-text-empty = There is no placement in that text. The board is as it was.
error-text-too-long = That text is too long ({ $bytes } bytes; the limit is { $longest }). The board is as it was.
error-text-too-many-rows = That list has { $rows } rows; a board has at most { $largest }. The board is as it was.
error-text-no-form = Line { $line }: "{ $found }": this is neither a list of columns nor a diagram of dots and Q. The board is as it was.
error-text-bad-column = Line { $line }, word { $word }: "{ $found }". Expected a column from 0 to { $last }. The board is as it was.
error-text-bad-square = Line { $line }, square { $square }: "{ $found }". Expected a dot or Q. The board is as it was.
error-text-second-queen = Line { $line }, square { $square }: a second queen in the row. The board is as it was.
error-text-width = Line { $line } has { $squares } squares; expected { $expected }, as in the first row. The board is as it was.
error-text-height = { $rows } rows; expected { $expected }, as many as a row has squares. The board is as it was.
error-link-empty = The address names no board.
error-link-too-long = The address is too long to be a link of this page ({ $bytes } bytes; the limit is { $longest }). The board is as it was.
error-link-version = The address is of version "{ $found }", which this page does not know. The board is as it was.
error-link-pair = The address is cut short or damaged at "{ $found }". The board is as it was.
error-link-unknown-key = The address holds "{ $key }", which this page does not know. The board is as it was.
error-link-repeated-key = The address holds "{ $key }" twice. The board is as it was.
error-link-missing-key = The address lacks "{ $key }": perhaps it was cut short. The board is as it was.
error-link-word = The address holds "{ $found }" as its { $key }. The board is as it was.
error-link-size = The address holds "{ $found }" as the size. The board is as it was.
error-link-column = Queen { $queen } of the address is "{ $found }"; expected a column up to { $last }. The board is as it was.
error-link-too-many-queens = The address lists { $queens } queens for { $size } rows. The board is as it was.
error-link-seed = The address holds "{ $found }" as the seed. The board is as it was.
error-link-step = The address holds "{ $found }" as the step. The board is as it was.
error-link-own = The address holds "{ $found }" for this view, which it cannot mean. The board is as it was.
error-room-failed = This part of the page failed as it opened: { $why }. The rest works on.
error-room-link = The link says something that this part of the page cannot read. It opens as usual.
error-room-missing = This part of the page could not be fetched. Try again when the network is there.
error-search-unknown = There is no search "{ $name }" here.
error-search-too-large = This search takes smaller boards.
error-search-not-empty = This search begins with an empty board.
error-search-no-modular = No board of { $size } rows has a solution whose diagonals wrap round.
error-search-wrapped = Two of the queens attack each other round the edge.
error-search-conflict = Two of the queens attack each other: there is nothing to search.
error-count-too-many-free = { $free } free rows are too many to count; the limit is { $limit }.
error-count-unplanned = This page counts up to { $limit }. A board of { $size } rows would take a worker about { $seconds } seconds.
error-count-endless = Counting over { $free } free rows would take a worker about { $seconds } seconds: set more queens.
error-count-lost = The same part broke the engine again and again, so the count was stopped. Perhaps memory is short: fewer workers need less.
error-count-kept =
    { $count ->
        [one] { $count } kept part was damaged or of another version, and was deleted.
       *[other] { $count } kept parts were damaged or of another version, and were deleted.
    }
error-count-too-large = Boards of { $size } rows are too large to count; the limit is { $limit }.
error-argument-type = The engine was given a bad argument: { $name }.
error-argument-range = The engine was given a bad argument: { $name } goes from { $least } to { $most }.
error-argument-choice = The engine was given a bad argument: { $name }.
error-argument-length = The engine was given a bad argument: { $name } has { $length } items; the limit is { $most }.
error-no-randomness = This machine gives no random numbers.
error-size-for-large = Boards of { $size } rows are not for this view, which shows up to { $largest }.

## notice

notice-linkCopied = The link is on the clipboard.
notice-placementCopied = The placement is on the clipboard.
notice-textCopied = The text is on the clipboard.
notice-resumed = The engine was started anew; the board is as it was.
notice-openLarge = Open { $size } rows in Large

## line

line-row = row
line-column = column
line-diagonal = diagonal
line-antiDiagonal = anti-diagonal
