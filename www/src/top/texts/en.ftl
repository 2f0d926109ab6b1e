## page

page-title =
    { $count ->
        [one] { $count } queen: { $view }
       *[other] { $count } queens: { $view }
    }
page-board = Board
page-learn = Learn
page-rules = Rules
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
page-modes = Rooms
page-more = More
page-about-board = set queens and ask
page-about-play = puzzles, and a game for two
page-about-share = save, print, link
page-about-learn = short lessons with questions
page-about-rules = other pieces, boards and laws
page-about-theatre = watch a search
page-about-count = every solution, exactly
page-about-solutions = all of them, and their images
page-about-large = boards of millions
page-about-bits = 64 squares in one word
page-skip = Skip to the content
page-queens =
    { $count ->
        [one] queen
       *[other] queens
    }
page-broken = The engine could not be started, so nothing can be computed. The board still shows attacks. Reload the page to try again.
page-titleWithout = { $what }: { $view }
page-without-bits = 64 bits
page-plain = This room shows ordinary queens only. Your board has a different rule, which works in Board, Theatre and Solutions.
page-toRule = Back to that board
page-fetching = Loading { $room }…

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
top-themeSystem = same as system
top-themeLight = light
top-themeDark = dark
top-link = Copy a link to this
top-save = Save, print, link
top-saveName = Save and print
top-saveWhat = pictures, animations, sheets
top-help = Help and keys
top-helpName = Help
top-helpWhat = keys and sources
top-close = Close

## help

help-title = Help and keys

## paste

paste-title = Paste or type a placement
