## page

page-title =
    { $count ->
        [one] { $count } queen: { $view }
       *[other] { $count } queens: { $view }
    }
page-modes = Rooms
page-more = More
page-skip = Skip to the content
page-queens =
    { $count ->
        [one] queen
       *[other] queens
    }
page-titleWithout = { $what }: { $view }
page-plain = This room shows ordinary queens only. Your board has a different rule, which works in Board, Theatre and Solutions.
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
top-theme = Theme: { $theme }
top-menu = Theme, language and help
top-language = Language: { $language }
top-languageName = Language
top-themeName = Theme
top-themeSystem = same as system
top-themeLight = light
top-themeDark = dark
top-link = Copy a link to this view
top-save = Save, print, link
top-saveName = Save and print
top-help = Help and keys
top-addStep = Add this step to my lesson
top-helpName = Help
top-close = Close

## help

help-title = Help and keys

## paste

paste-title = Paste or type a placement
