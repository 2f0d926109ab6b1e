## help

help-what = Tap squares or use the keys to set queens; the page says in how many ways they can be completed. Strokes on a square show the lines along which it is attacked; the number on a free square says how many of these ways put a queen there. “Complete” finds one way, “Count” counts them all, and “Watch” shows a search at work.
help-queens = The queens
help-onBoard = On the board
help-onLarge = On a large board
help-inLesson = In a lesson
help-anywhere = Anywhere
help-problem = The n-queens problem: place n queens on an n by n board so that no two of them share a row, a column or a diagonal.
help-attacks = A queen attacks every square of its row, of its column and of its two diagonals. Queens that attack each other are in conflict.
help-works = Works that this page draws on
help-docs = Documentation (in English): privacy, accessibility, curriculum, own copies, programs, lessons
help-version = Queens { $version }, free software under the MIT license.

## keys

keys-play = play or pause
keys-step = one step back or forward
keys-ends = first or last step
keys-deadEnd = previous or next dead end or forced move
keys-solution = next or previous solution
keys-speed = faster or slower
keys-breakpoint = set or remove a breakpoint here
keys-undo = undo or redo
keys-paste = place the queens from the clipboard
keys-help = this help
keys-leave = leave the board, close a dialog
keys-move = move to another square
keys-set = set or remove a queen
keys-mark = mark “not here”
keys-pan = move over the board; with Shift farther
keys-zoom = zoom in or out
keys-whole = show the whole board
keys-lens = switch the lens on or off
keys-lessonStep = previous or next step of the lesson
keys-answer = answer with this row or column
keys-around = look around, or return to the lesson
keys-black = black screen while presenting
keys-rowEnds = move to the first or last square of the row
keys-columnEnds = move to the first or last square of the column
keys-remove = remove the queen of the row

## paste

paste-what = A list: for each row the column of its queen, counted from 1, or 0 for an empty row. Or a diagram: one line for each row, with dots and Q.
paste-field = Placement
paste-example = 0 0 4 0 8 0 0 0
paste-place = Place these queens
paste-clipboard = Paste
paste-picture = Choose a picture
paste-forms = Puzzles can be opened here, too: a picture, a link of puzz.link, letters for regions line by line, JSON.

## until

until-solution = the next solution
until-deadEnd = the next dead end
until-shuffle = the next shuffle
until-square = a queen is tried on row
until-column = column
until-back = the queen is removed from
until-block = this line of the listing runs
until-end = the end
until-row = row { $row }, column { $column }
until-queen = Queen
until-whichBlock = Line
until-run = Run
until-cancel = Cancel
until-line = Type a value from { $from } to { $to }.
help-variant =
    { $rule ->
       *[torus] on a torus
        [superqueens] superqueens
        [knights] knights
    }

## settings

settings-theme = Colours
settings-themes-system = same as system
settings-themes-light = light
settings-themes-dark = dark
settings-language = Language
settings-squares = Names of squares
settings-squaresBy-numbers = numbers
settings-squaresBy-letters = letters, as in chess
settings-squaresWhat = As in chess, columns have letters (after z comes aa) and rows count from the bottom. Every board, sentence, hint and copied placement follows. Lessons keep numbers, which their texts speak of.
settings-keys = Keys
settings-shortcuts = Single-character keys (n, p, x, +, −, ?)
settings-projector = Projector
settings-present = Present this page

## send

send-what = The link opens exactly what you see here.
send-copy = Copy link
send-app = To an app…
send-others = Other ways to send
send-lessonWhat = add what is shown to the lesson that you write
