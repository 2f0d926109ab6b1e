## help

help-what = Set queens by tap or key; the page says in how many ways they can be completed. A stroke on a square shows each line of attack; a number on a free square says how many of these ways have a queen there. Complete finds one way, Count counts all, Watch shows a search at work.
help-queens = The queens
help-onBoard = On the board
help-onLarge = On a large board
help-inLesson = In a lesson
help-anywhere = Anywhere
help-shortcuts = Keys of a single character (n, p, x, +, −, ?)
help-problem = The n-queens problem: place n queens on an n by n board so that no two of them share a row, a column or a diagonal.
help-attacks = A queen attacks every square of its row, of its column and of its two diagonals. Queens that attack each other are in conflict.
help-works = Works that this page draws on
help-version = Queens { $version }, free software under the MIT license.

## keys

keys-play = play or pause
keys-step = one step back or forward
keys-ends = first or last step
keys-deadEnd = previous or next dead end or forced move
keys-solution = next or previous solution
keys-speed = faster or slower
keys-breakpoint = breakpoint here
keys-undo = undo or redo
keys-paste = place the queens that are on the clipboard
keys-help = this help
keys-leave = leave the board, close a dialog
keys-move = to another square
keys-set = set or remove a queen
keys-mark = mark “not here”
keys-pan = to another square or part; with Shift farther
keys-zoom = zoom in or out
keys-whole = the whole board
keys-lens = the lens on or off
keys-lessonStep = previous or next step of the lesson
keys-answer = answer with that row or column
keys-around = look around, or back to the lesson
keys-black = a black wall while presenting
keys-rowEnds = first or last square of the row
keys-columnEnds = first or last square of the column
keys-remove = remove the queen of the row

## paste

paste-what = A list: one column for each row, counted from 1, with 0 for an empty row. Or a diagram: one line for each row, with dots and Q.
paste-field = Placement
paste-example = 0 0 4 0 8 0 0 0
paste-place = Place these queens

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
until-line = Type a whole number from 1 to { $size }.
page-about-board = set queens and ask
page-about-rules = other pieces, boards and laws
page-about-proof = prove that a board cannot be completed, and check proofs
page-about-questions = seven questions of a paper, measured; segments and urns
page-about-segments = the queens of a run as balls in urns
page-about-theatre = watch a search
page-about-race = several searches side by side
page-about-own = a search that you write in Python, watched step by step
page-about-learn = short lessons with questions
page-about-play = puzzles, and a game for two
page-about-count = every solution, exactly
page-about-solutions = all of them, and their images
page-about-large = boards of millions
page-about-bits = 64 squares in one word
page-about-share = save, print, link
