## page

page-title =
    { $count ->
        [one] { $count } queen: { $view }
       *[other] { $count } queens: { $view }
    }
page-modes = Rooms
page-more = More
page-path = Path
page-skip = Skip to the content
page-queens =
    { $count ->
        [one] queen
       *[other] queens
    }
page-titleWithout = { $what }: { $view }
page-plain = This place shows ordinary queens only. Your board has a different rule, which works in Board, Watch and All solutions.
page-toRule = Back to that board
page-fetching = Loading { $room }…

## list

list-next = { $list }, { $item }
list-last = { $list } and { $item }

## top

top-size = Size n
top-rule = Piece, variant, board
top-smaller = Smaller board
top-larger = Larger board
top-close = Close

## help

help-title = Help and keys

## tools

send-title = Send
settings-title = Settings

## paste

paste-title = Paste or type a placement
