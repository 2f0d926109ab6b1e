## opening

opening-opened =
    { $form ->
        [puzz-link] puzz.link
        [penpa] Penpa+
        [pzpr] A pzpr file
        [letters] Regions by letters
        [task] A list of regions
        [json] A board as data
        [sbn] Star Battle Notation
        [fen] FEN
        [squares] A list of squares
        [diagonals] Excluded diagonals (CSPLib 079)
        [cnf] A DIMACS formula
        [dzn] MiniZinc data
        [legup] A LEGUP file
        [starb] A course file
        [picture] A picture
       *[placement] A placement
    }: { $size }
opening-size =
    { $kind ->
        [stars] star battle, { $rows } × { $columns }, { $stars ->
            [one] one star
           *[other] { $stars } stars
        } in each row, column and region.
       *[pieces] { $rows } × { $columns } squares, { $pieces ->
            [one] one piece
           *[other] { $pieces } pieces
        }.
    }
opening-several = { $boards } boards in this text
opening-severalFirst = The first { $shown } are listed.
opening-severalOne = { $number }. { $size }
opening-asQueen = Read as queens
opening-asForbidden = Read as forbidden squares
opening-doubtful = { $regions } regions were read instead of { $size }, so some were joined or cut. Correct them here.

## error

error-opening-stars = This is a star battle, { $rows } × { $columns }, with { $stars } stars in each row, column and region. This page plays star battles with one to three stars, up to 17 × 17, with nothing on the board.
error-opening-regions = This board has { $regions } regions for { $rows } rows, which no puzzle here allows. Correct the text or the picture.
error-opening-size = A board of { $rows } × { $columns } squares with regions, walls or several pieces in a row is too large; the limit is { $largest } × { $largest }.
error-board-form-unknown = Line { $line }, column { $column }: “{ $found }” is not the beginning of a board. Known are { $expected }.
error-board-form-unexpected =
    Line { $line }, column { $column }: “{ $found }”. Expected { $expected ->
       *[kind] a star battle
        [rule] a rule
        [size] the size of the board
        [stars] the number of stars
        [borders] the borders of the regions
        [regions] the regions
        [walls] walls
        [given] pieces of one kind
        [marks] crosses
        [row] a row with as many squares as the others
        [square] a square
        [comments] comments that say which board this formula is about
    }.
error-board-form-open = Squares that belong to no region: { $squares }, the first in row { $row }, column { $column }. Every square needs a region.
error-board-note-first = The text holds { $boards } boards; this is the first.
error-board-note-stars-tried = The text does not say how many stars there are. With { $stars } in each line there is exactly one solution.
error-board-note-stars-assumed = The text does not say how many stars there are; { $stars } in each line is assumed.
error-board-note-rating = The number of stars in the text, { $number }, was read as a rating: each line has { $stars }.
error-board-note-sign-queen = “{ $sign }” was read as a queen, not as a forbidden square.
error-board-note-sign-forbidden = “{ $sign }” was read as a forbidden square, not as a queen.
error-board-note-two-regions = Row { $row }, column { $column } is in two regions; the last one counts.
error-board-note-from-one = Columns were counted from 1, with 0 for an empty row. From 0, every row would have a queen.
error-board-form-too-long = That text has { $bytes } bytes; at most { $longest } are read as a board.
error-board-form-size = { $rows } × { $columns } squares: a board has 1 to { $largest } rows and columns here.
error-board-form-cannot-hold =
    This form has no place for { $part ->
       *[kind] this kind of puzzle
        [rule] this rule
        [size] a board of this size
        [stars] this number of stars
        [borders] these borders
        [regions] these regions
        [walls] walls
        [given] the pieces on the board
        [marks] crosses
        [row] these rows
        [square] these squares
        [comments] comments
    }.
