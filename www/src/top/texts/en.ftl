## page

page-title =
    { $count ->
        [one] { $count } queen: { $view }
       *[other] { $count } queens: { $view }
    }
page-board = Board
page-learn = Learn
page-rules = Other rules
page-theatre = Theatre
page-count = Count
page-race = Race
page-large = Large
page-solutions = Solutions
page-proof = Proof
page-questions = Questions of the paper
page-segments = Segments and urns
page-bits = Bits
page-share = Share
page-play = Play
page-place-board = Queens
page-place-theatre = Stage
page-place-questions = Paper and urns
page-place-count = Number
page-modes = Rooms
page-more = More
page-skip = To the content
page-queens =
    { $count ->
        [one] queen
       *[other] queens
    }
page-broken = The engine could not be started, so nothing can be asked. The board still shows attacks. Reload the page to try again.
page-titleWithout = { $what }: { $view }
page-without-bits = 64 bits
page-plain = This room shows queens on a plane board. The board has another rule, which the Board, the Theatre and Solutions follow.
page-toRule = Back to that board
page-fetching = { $room } is being fetched…

## top

top-size = Size n
top-rule = Piece, board and law
top-smaller = One smaller
top-larger = One larger
top-theme = Theme: { $theme }
top-menu = Theme, language and help
top-language = Language: { $language }
top-languageName = Language
top-themeName = Theme
top-themeSystem = as the system has it
top-themeLight = light
top-themeDark = dark
top-link = Copy a link to this
top-save = Save, print, link
top-saveName = Save and print
top-help = Help and keys
top-helpName = Help
top-close = Close

## help

help-title = Help and keys

## paste

paste-title = Paste or type a placement
