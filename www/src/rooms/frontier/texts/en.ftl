## page

page-frontier = Open problems
page-about-frontier = questions about queens that nobody has answered, asked on this machine

## frontier

frontier-list = Open problems
frontier-title =
    { $topic ->
        [estimate] About how many solutions?
        [threshold] How few queens block the board?
        [hardness] Where is it hard?
        [greedy] Queens on an endless board
        [coins] Coins in every line
        [certificate] A count with a proof
       *[open] All open questions
    }
frontier-asked =
    { $topic ->
        [estimate] The solutions of 27 queens were counted on special hardware, those of 28 are not known. Their number can be estimated all the same, for up to 1,000 queens, with a bar that says how far to trust it.
        [threshold] Place a few queens so that they do not attack each other and cannot be completed. How few are enough? Up to some number of queens, every placement can be completed: this number is known for boards of up to 20 rows.
        [hardness] Take a random board, and block some of its squares or exclude some of its diagonals: no queen may stand there. With few of them nearly every board has a solution, with many none has. In between lie the boards that are hard to decide. Queens that are placed at random leave no such zone (Gent, Jefferson, Nightingale 2017). Three searches decide each board, so that you can see what it changes to learn from dead ends.
        [greedy] Row by row, each queen stands on the first square that no earlier queen attacks. The board has no end to the right or below. The queens come close to two lines, whose slopes are the golden ratio and its inverse; much about their distances from these lines is not proved.
        [coins] Put coins on a board: the same number in each row and each column, and no more than that in any diagonal. With one in each line, that is the problem of n queens. It is conjectured that it can be done on every board of at least 4 rows, with any number of coins from 1 to n in each line (L. Duponcheel, 2026). Nobody has proved it.
        [certificate] How do you know that 8 queens have 92 solutions? Here the search writes down each of its decisions. A second program, which shares no code with the engine, follows them by the rules of the game alone, and finds every word that was changed.
       *[open] What is known of each question, what checks an answer, and where to ask it here.
    }
frontier-start = Start
frontier-pause = Pause
frontier-goOn = Continue
frontier-stop = Stop
frontier-size = Queens
frontier-estimate = { $size } queens have about { $about } solutions. The bar runs from { $low } to { $high }; in 95 of 100 runs such a bar holds the true number.
frontier-bar = The estimate { $about } on its bar from { $low } to { $high }
frontier-counted = Counted:
frontier-probes = Probes:
frontier-time = Time:
frontier-base = n-th root of the estimate, divided by n:
frontier-limit = Its limit:
frontier-roots = The n-th root of the number of solutions, divided by n, against the number of queens n
frontier-rootsLegend = Dots: the exact numbers for { $first } to { $last } queens. Ring: the estimate. Dashed: the limit.
frontier-method = Up to 40 queens, a probe is a random way down the search tree, which multiplies the numbers of its choices (Knuth 1975). With more queens, it is a random permutation that is cooled down until no two queens attack each other (Neal 2001). On average both give exactly the number of solutions. The limit is that of Simkin (2021).
frontier-watchProbe = Watch one probe, step by step
frontier-board = Board
frontier-rows = Rows
frontier-clear = Clear the board
frontier-place = Place queens on the board until they can no longer be completed.
frontier-judging =
    { $queens ->
        [one] One queen is on the board.
       *[other] { $queens } queens are on the board.
    }
frontier-open =
    { $judged ->
        [undecided]
            { $queens ->
                [one] One queen: it is not known whether it can be completed.
               *[other] { $queens } queens: it is not known whether they can be completed.
            }
       *[completed]
            { $queens ->
                [one] One queen: the board can still be completed.
               *[other] { $queens } queens: the board can still be completed.
            }
    }
frontier-attacked = Two of these queens attack each other. Block the board without that.
frontier-blocked =
    { $queens ->
        [one] One queen blocks the board.
       *[other] { $queens } queens block the board.
    }
frontier-fewer =
    { $queens ->
        [one] One queen blocks the board.
       *[other] { $queens } queens block the board.
    } { $fewest ->
        [one] One is enough.
       *[other] { $fewest } are enough.
    }
frontier-fewest =
    { $queens ->
        [one] One queen blocks the board. Fewer do not.
       *[other] { $queens } queens block the board. Fewer do not.
    }
frontier-search = The fewest
frontier-sizes = The fewest queens are found for boards of { $least } to { $most } rows.
frontier-published =
    { $most ->
        [0] Known for { $size } rows: one queen can block the board (OEIS A374013).
        [one] Known for { $size } rows: every placement of one queen can be completed, and not every one of two (OEIS A374013).
       *[other] Known for { $size } rows: every placement of { $most } queens can be completed, and not every one of more (OEIS A374013).
    }
frontier-unpublished = No table has the number for { $size } rows. The search takes minutes to hours.
frontier-covers =
    { $queens ->
        [one] Placements of one queen: { $share }.
       *[other] Placements of { $queens } queens: { $share }.
    } { $count ->
        [one] One placement has a completion.
       *[other] { $count } placements have a completion.
    }
frontier-foundLabel = Result for { $size } rows
frontier-blocking =
    { $queens ->
        [one] One queen that blocks the board; the column of each row: { $columns }
       *[other] { $queens } queens that block the board; the column of each row: { $columns }
    }
frontier-threshold =
    { $most ->
        [0] On { $size } rows, one queen can block the board.
        [one] On { $size } rows, any one queen leaves a way to finish.
       *[other] On { $size } rows, { $most } queens can always be completed.
    }
frontier-why =
    { $queens ->
        [one] This queen has no completion.
       *[other] These { $queens } queens have no completion.
    } { $most ->
        [0] So no number of queens guarantees a completion.
        [one] For every placement of one queen a completion was found.
       *[other] For every placement of up to { $most } queens a completion was found.
    }
frontier-placements = Placements:
frontier-show = Show on the board
frontier-copy = Copy the result as text
frontier-newTerm = The table ends at { $last } rows (OEIS A374013). The number for { $size } rows was found here, and is not in it.
frontier-newLabel = New term for { $size } rows
frontier-newWhy = Two searches that work differently have found completions for all { $count } placements of { $most } queens: one by orbits of squares, one row by row without symmetry. These { $queens } queens have no completion; the proof of this was checked.
frontier-foundHere = { $size } rows: { $term }, found here
frontier-keptShards =
    { $count ->
        [one] One part of this search is kept on this device. The search continues after it.
       *[other] { $count } parts of this search are kept on this device. The search continues after them.
    }
frontier-forget = Delete these parts
frontier-certify = Count and check
frontier-spoil = Change one word and check
frontier-words = Words of the proof:
frontier-certificate = The beginning of the proof
frontier-copyCertificate = Copy the proof
frontier-certificateHow = The words are the decisions of the search: r3 tries every free square of row 3, c3 those of column 3, !r3 says that row 3 has no free square, and = is a solution. Each solution has one queen in each row and column, so this misses none and counts none twice. The command “queens frontier count 8” writes such a proof, and “queens frontier check” checks it.
frontier-spoiled = Word { $at } was changed.
frontier-holds =
    { $count ->
        [0] The proof holds: { $size } queens have no solution.
        [one] The proof holds: { $size } queens have one solution.
       *[other] The proof holds: { $size } queens have { $count } solutions.
    }
frontier-doubt =
    { $why ->
        [head] Refused: the first words are not a number of rows and a number of solutions.
        [short] Refused: the proof ends in the middle of the search.
        [long] Refused at word { $at }: the search is over, but the proof goes on.
        [word] Refused at word { $at }: it is not a decision.
        [taken] Refused at word { $at }: this line already has a queen, or is not on the board.
        [free] Refused at word { $at }: this line still has a free square.
        [missing] Refused at word { $at }: this is not a solution, queens are missing.
       *[count] Refused: the proof has another number of solutions than it says.
    }
frontier-closer = Closer
frontier-farther = Farther
frontier-fromRow = From row
frontier-inView = Rows { $first } to { $last }
frontier-setting = { $count } queens are being placed…
frontier-plain = The greedy queens of the rows in view, along two straight lines
frontier-firstRows = The first rows in view
frontier-row = Row
frontier-column = Column
frontier-ratio = Column / row
frontier-question = Question
frontier-sequence = Sequence (OEIS)
frontier-known = Known
frontier-checked = Checked by
frontier-upTo = to { $size }: … { $terms }
frontier-openQuestion =
    { $id ->
        [count] How many solutions have n queens?
        [threshold] How many queens can always be completed?
        [greedy] In which column is the greedy queen of each row?
        [disjoint] How many solutions have no square in common?
        [armies] How large are two armies of queens that do not attack each other?
        [domination] How few queens attack every square?
        [coins] Can every row and column have c coins, and no diagonal more?
       *[independent] How few queens attack every square, but not each other?
    }
frontier-checkedBy =
    { $id ->
        [count] exact counts, and bars that are right in 95 of 100 runs
        [threshold] a search without symmetry, and the number of placements
        [greedy] the definition, square by square
        [disjoint] an exhaustive search
        [armies] an exhaustive search
        [domination] an exhaustive search
        [coins] the definition, line by line
       *[independent] an exhaustive search
    }
frontier-ask = Ask it
frontier-askOf =
    { $id ->
        [count] Ask how many solutions there are
        [threshold] Ask how many queens can always be completed
        [greedy] Ask where the greedy queens are
        [disjoint] Ask how many solutions have no square in common
        [armies] Ask how large two armies are
        [domination] Ask how few queens attack every square
        [coins] Ask whether coins can be set in every line
       *[independent] Ask how few queens attack every square, but not each other
    }

error-frontier-size = This question is answered for boards of { $least } to { $most } rows, not of { $size }.
error-frontier-queens = { $queens } queens were asked for; expected 1 to { $most }.
error-frontier-obstacles = A board of this size has room for { $most } obstacles, not for { $amount }.
frontier-each = Coins in each line
frontier-coins = Coins:
frontier-tooMany = Too many on diagonals:
frontier-swaps = Swaps:
frontier-coinsBoard = { $size } by { $size } squares with { $each ->
        [one] one coin
       *[other] { $each } coins
    } in each row and column
frontier-coinsRight = It can be done on { $size } by { $size } with { $count } coins: { $each } in each row and column, and no more in any diagonal. A checker has counted every line.
frontier-coinsWrong = The checker refuses this board of { $size } by { $size } with { $count } coins: a line has more than { $each }.
frontier-coinsHow = Rows and columns have their number from the start. Then two coins of two rows exchange their columns, again and again, as long as the number of coins too many on diagonals does not grow; now and then it may grow by one. Coins of a crowded diagonal are drawn in another colour.
frontier-conjectured = conjectured for every board of at least 4 rows
