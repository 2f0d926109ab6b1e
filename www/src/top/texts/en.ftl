## page

page-title =
    { $count ->
        [one] { $count } queen: { $view }
       *[other] { $count } queens: { $view }
    }
page-board = Board
page-learn = Learn
page-theatre = Theatre
page-count = Count
page-race = Race
page-large = Large
page-solutions = Solutions
page-bits = Bits
page-play = Play
page-modes = Rooms
page-more = More
page-about-board = set queens and ask
page-about-play = a game for two
page-about-learn = twelve short lessons
page-about-theatre = watch a search
page-about-count = every solution, exactly
page-about-solutions = all of them, and their images
page-about-large = boards of millions
page-about-bits = 64 squares in one word
page-skip = To the board
page-skipToRoom = To the content
page-queens =
    { $count ->
        [one] queen
       *[other] queens
    }
page-broken = The engine could not be started, so nothing can be asked. The board still shows attacks. Reload the page to try again.
page-without-bits = 64 bits
page-fetching = { $room } is being fetched…

## top

top-size = Size n
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
top-help = Help and keys
top-helpName = Help
top-helpWhat = keys, words, sources
top-close = Close

## help

help-title = Help and keys
help-what = Set queens by tap or key; the engine says in how many ways they can be finished. Attacked squares carry a stroke for each line of attack; circles say in how many of these ways a square has a queen. Complete finds one way, Count counts all, Watch shows a search at work.
help-onBoard = On the board
help-onLarge = On a large board
help-anywhere = Anywhere
help-shortcuts = Keys of a single character (n, p, x, +, −, ?)
help-problem = The n-queens problem: place n queens on an n by n board so that no two of them share a row, a column or a diagonal.
help-attacks = A queen attacks every square of its row, of its column and of its two diagonals. Queens that attack each other are in conflict.
help-works = Works that this page draws on

## keys

keys-play = play or pause
keys-step = one step back or forth
keys-ends = first or last step
keys-deadEnd = previous or next dead end or forced move
keys-solution = next or previous solution
keys-speed = faster or slower
keys-breakpoint = breakpoint here
keys-undo = undo or redo placing
keys-paste = place what is on the clipboard
keys-help = this help
keys-leave = leave the board, close a dialog
keys-move = to another square
keys-set = set or remove a queen
keys-mark = mark "not here"
keys-pan = to another square or part; with Shift further
keys-zoom = closer or further away
keys-whole = the whole board
keys-lens = the lens on or off
keys-rowEnds = first or last square of the row
keys-columnEnds = first or last square of the column
keys-take = remove the queen of the row
keys-space = Space

## paste

paste-title = Paste or type a placement
paste-what = A list, one column per row counted from 1, with 0 for an empty row. Or a diagram, one row a line, with dots and Q.
paste-field = Placement
paste-example = 0 0 4 0 8 0 0 0
paste-place = Place these queens
