## page

page-bits = Bit tricks
page-about-bits = 64 squares in one machine word

## bits

bits-word = One word, four ways
bits-board = The word as a board
bits-square = row { $row }, column { $column }, bit { $bit }
bits-set = set
bits-piece-knight = knight
bits-piece-king = king
bits-piece-queen = queen
bits-piece-rook = rook
bits-piece-bishop = bishop
bits-piece-pawn = pawn
bits-move-can = attacked
bits-move-jump = reached over the edge
bits-bytes = Bytes from the lowest: { $bytes }
bits-base-hexadecimal = Hexadecimal
bits-base-decimal = Decimal
bits-base-binary = Binary
bits-mapping = How squares map to bits
bits-mappings-rows = rows are bytes
bits-mappings-columns = columns are bytes
bits-numbers = Numbers on the squares
bits-numbered-none = no numbers
bits-numbered-bits = bits 0 to 63
bits-numbered-sum = x + y
bits-numbered-difference = 7 − x + y
bits-mask = Diagonal { $number }: { $mask }
bits-takeMask = use as the word
bits-layers = x counts the bytes, and y the bits in each byte. Fifteen diagonals run each way; their masks are computed once. One word for all attacks is not enough: where two queens attack a square, removing one must not free it. So rows, diagonals and anti-diagonals have a word each.
bits-clear = clear all
bits-flip = invert all
bits-examples-title = Examples from the articles
bits-examples-open = Show
bits-examples-blackHole = The knight of a4 (bit 24) without the mask notGH: a shift by 10 carries it over the edge to g2 (bit 14). The article names the lowest bit a1; on this board, that bit is at the top left.
bits-examples-king = An exercise of that article: how many squares can a king reach? Three from a corner, five from another square of the edge, eight from elsewhere.
bits-examples-lowest = 22 & −22 = 2: the lowest set bit. The instruction BSF, or TZCNT, gives its place.
bits-examples-clearing = 1001010100010000 without its lowest 1: counting by clearing takes one round for each bit.
bits-examples-vector = Eight counters in one word: 0x0303… + 0x0101… adds 1 to each byte at once.
bits-examples-eights = Which bytes are 8? 0x0108030407080506 & 0x0808… is 0x0008000000080000; the article prints 0x0800000000080000, which is a misprint.
bits-examples-oneLayer = Why one layer fails: s1 holds what two queens attack along rows and diagonals, and s3 takes off the attacks of the upper one. The last stage shows five squares that s3 frees although the lower queen still attacks them.
bits-examples-threeLayers = The same queens with three layers, for rows, diagonals and anti-diagonals: in each of them a line belongs to one queen. When the upper queen is taken off, no square is freed wrongly, and the last stage is empty.
bits-trick = Trick
bits-groups-words = On the word
bits-groups-moves = Moves of pieces
bits-edit = Edit as a pipeline
bits-measure = Measure the speed
bits-measuring = Measuring…
bits-forms = The forms side by side
bits-form = form
bits-operations = operations
bits-speed = million per second
bits-uncounted = varies
bits-unmeasured = –
bits-plain = place by place
bits-plainMoves = square by square
bits-onX86 = x86 instruction
bits-standsFor = { $x86 } on x86
bits-wasmLacks = wasm has none; emulated
bits-thisLacks = not in this build; emulated
bits-masks = What keeps pieces on the board
bits-blocked = pieces block each other
bits-jumps = Without a mask, moves run over the edge of the board, and reach the squares with a cross.
bits-method-shifting = squares reached, counted by shifting
bits-method-clearing = by clearing the lowest 1
bits-method-table = by the table
bits-method-distance = by the distance to the edge
bits-single = for a single piece
bits-agree = All methods agree.
bits-disagree = The methods do not agree.
bits-pipeline = Pipeline
bits-goTo = Go to stage { $stage }: { $formula }
bits-stageName = { $stage }: { $what }
bits-stageLabel = Stage { $stage }: { $word }
bits-stage = Stage
bits-stageOf = operation *{ $stage }* of { $stages }
bits-first = First stage
bits-back = Stage back
bits-forward = Stage forward
bits-last = Last stage
bits-operation-word = word
bits-operation-not = invert
bits-operation-negate = negate
bits-operation-table = look up
bits-operation-and = and
bits-operation-or = or
bits-operation-xor = exclusive or
bits-operation-add = add
bits-operation-subtract = subtract
bits-operation-left = shift left
bits-operation-right = shift right
bits-own-title = A pipeline of your own
bits-own-lead = One operation a line. Each works on x, on an earlier stage (s1), on a mask by its name, or on a number such as 7 or 0xFF.
bits-own-text = Pipeline, one stage a line
bits-own-operation = Operation
bits-own-first = First operand
bits-own-second = Second operand
bits-own-add = Add a stage
bits-own-remove = Remove the last stage
bits-story-word =
    { $count ->
        [one] The word: *{ $count } bit* is set.
       *[other] The word: *{ $count } bits* are set.
    }
bits-story-not =
    { $count ->
        [one] Every bit of { $one } is inverted: *{ $count }* is set now.
       *[other] Every bit of { $one } is inverted: *{ $count }* are set now.
    }
bits-story-negate = Every bit of { $one } is inverted, and one is added.
bits-story-table = The lowest 16 bits of { $one }, looked up in the table: *{ $answer }*.
bits-story-and =
    { $count ->
        [one] In both { $one } and { $other }: *{ $count } bit*. Cleared in { $one }: { $lost }.
       *[other] In both { $one } and { $other }: *{ $count } bits*. Cleared in { $one }: { $lost }.
    }
bits-story-or =
    { $count ->
        [one] In { $one } or { $other }: *{ $count } bit*.
       *[other] In { $one } or { $other }: *{ $count } bits*.
    }
bits-story-xor =
    { $count ->
        [one] Where { $one } and { $other } differ: *{ $count } bit*.
       *[other] Where { $one } and { $other } differ: *{ $count } bits*.
    }
bits-story-add = { $one } plus { $other }.
bits-story-subtract = { $one } minus { $other }.
bits-story-left = { $one } is shifted left by { $places }.
bits-story-leftLost =
    { $count ->
        [one] { $one } is shifted left by { $places }: *{ $count } bit* falls off the end.
       *[other] { $one } is shifted left by { $places }: *{ $count } bits* fall off the end.
    }
bits-story-right = { $one } is shifted right by { $places }.
bits-story-rightLost =
    { $count ->
        [one] { $one } is shifted right by { $places }: *{ $count } bit* falls off the end.
       *[other] { $one } is shifted right by { $places }: *{ $count } bits* fall off the end.
    }
bits-story-carryNone = Nothing is carried: no two bits meet.
bits-story-carryRun =
    { $count ->
        [one] The carry runs through *{ $count } place* and stops in row { $row }, column { $column }.
       *[other] The carry runs through *{ $count } places* and stops in row { $row }, column { $column }.
    }
bits-story-carryMany =
    { $count ->
        [one] *{ $count } place* passes on a carry.
       *[other] *{ $count } places* pass on a carry.
    }
bits-story-borrowNone = Nothing is borrowed.
bits-story-borrowRun =
    { $count ->
        [one] The borrow runs through *{ $count } place* and stops in row { $row }, column { $column }.
       *[other] The borrow runs through *{ $count } places* and stops in row { $row }, column { $column }.
    }
bits-story-borrowMany =
    { $count ->
        [one] *{ $count } place* borrows from the next.
       *[other] *{ $count } places* borrow from the next.
    }
bits-story-answer = The answer is *{ $answer }*.
bits-tricks-lowest-title = Keep only the lowest 1
bits-tricks-lowest-form = x & −x
bits-tricks-lowest-lead = To negate is to invert every bit and then add one. The carry runs up through the inverted zeros and stops at the lowest 1 of x: the only place where both x and −x have a 1.
bits-tricks-without-lowest-title = Clear the lowest 1
bits-tricks-without-lowest-form = x & (x − 1)
bits-tricks-without-lowest-lead = Subtracting one borrows through the zeros up to the lowest 1. That bit and all below it are inverted, so x and x − 1 agree only above it.
bits-tricks-place-of-lowest-title = Find the lowest 1 by halving
bits-tricks-place-of-lowest-form = by halving
bits-tricks-place-of-lowest-lead = Does the lower half contain a 1? If not, move the upper half down by 32 places and add 32 to the answer; then halve again. Subtracting one from an empty half fills it with ones, so its top bit says “empty” without a branch.
bits-tricks-count-shifting-title = Count bits by shifting
bits-tricks-count-shifting-form = by shifting
bits-tricks-count-shifting-lead = Add the lowest bit to the count, then shift the next one down: one round for every place up to the highest 1.
bits-tricks-count-clearing-title = Count bits by clearing the lowest
bits-tricks-count-clearing-form = by clearing the lowest
bits-tricks-count-clearing-lead = Each round clears one bit, so there are as many rounds as ones. That is quick where few bits are set, as for the moves of a knight. Compilers recognise this loop and replace it by one instruction.
bits-tricks-count-table-title = Count bits by a table
bits-tricks-count-table-form = by a table
bits-tricks-count-table-lead = Four pieces of 16 bits, each looked up in a table of 65,536 bytes. T stands for the table.
bits-tricks-count-swar-title = Count bits, 64 at once
bits-tricks-count-swar-form = all at once
bits-tricks-count-swar-lead = Every two bits become their sum, every four bits the sum of four, and every byte the sum of eight; then the bytes are added up. One word acts as 32 small adders.
bits-tricks-count-byte-title = Count the bits of one byte
bits-tricks-count-byte-form = by three sums
bits-tricks-count-byte-lead = The same three sums on eight bits: of two bits, of four, of all eight.
bits-tricks-count-bytes-title = Count bits in eight bytes at once
bits-tricks-count-bytes-form = all at once
bits-tricks-count-bytes-lead = If you stop before the bytes are added up, each byte holds its own count, 0 to 8: eight lines of a board in ten operations.
bits-tricks-sum-bytes-title = Add up eight bytes
bits-tricks-sum-bytes-form = in pairs
bits-tricks-sum-bytes-lead = Neighbours are added in pairs, each pair in a field of 16 bits so that nothing overflows; then pairs of pairs, then the halves.
bits-tricks-eights-title = Is any byte full?
bits-tricks-eights-form = one AND
bits-tricks-eights-lead = Count all eight bytes at once. Of the numbers 0 to 8 only 8 has bit 3, so one AND finds every full line of the board.
bits-tricks-sevens-title = Does any byte lack at most one bit?
bits-tricks-sevens-form = add, and one AND
bits-tricks-sevens-lead = Add one to every count: a 7 becomes an 8, an 8 a 9, and both have bit 3. The same AND finds them.
bits-tricks-gather-title = Gather a column into a byte
bits-tricks-gather-form = by folding
bits-tricks-gather-lead = The lowest bits of the eight bytes lie eight places apart. Three folds bring them together: by 7, by 14, by 28.
bits-tricks-scatter-title = Spread a byte over a column
bits-tricks-scatter-form = by folding
bits-tricks-scatter-lead = The reverse: eight bits of one byte are moved apart, by 28, by 14, by 7, until each byte has one.
bits-tricks-knights-title = Knights
bits-tricks-knights-form = all at once
bits-tricks-knights-lead = A knight’s eight moves are eight shifts, for all knights at once. A knight that leaves the board on one side would come in on the other, so a mask clears the first or last columns; at the top and the bottom the bits are simply lost.
bits-tricks-kings-title = Kings
bits-tricks-kings-form = all at once
bits-tricks-kings-lead = One step to each side, masked; then the three squares of the row move up and down together: four shifts for all eight moves.
bits-tricks-queens-title = Queens
bits-tricks-queens-form = all at once
bits-tricks-queens-lead = A rook and a bishop in one: in each of eight directions, move over free squares by one place, two more and four more, then take one step beyond.
bits-tricks-rooks-title = Rooks
bits-tricks-rooks-form = all at once
bits-tricks-rooks-lead = Move over free squares by one place, then two, then four: three doublings reach seven squares. The last step reaches the piece that stands in the way.
bits-tricks-bishops-title = Bishops
bits-tricks-bishops-form = all at once
bits-tricks-bishops-lead = The same doubling along the diagonals, with the mask that keeps a diagonal from coming in on the other side.
bits-tricks-pawns-up-title = Pawns’ captures, up the board
bits-tricks-pawns-up-form = all at once
bits-tricks-pawns-up-lead = Two shifts, one for each side, and the mask for that side.
bits-tricks-pawns-down-title = Pawns’ captures, down the board
bits-tricks-pawns-down-form = all at once
bits-tricks-pawns-down-lead = Two shifts, one for each side, and the mask for that side.

## error

error-word-empty =
    There are no digits yet: type a { $base ->
        [binary] binary
        [hexadecimal] hexadecimal
       *[decimal] decimal
    } number.
error-word-bad-digit =
    Character { $position }, “{ $found }”, is not a { $base ->
        [binary] binary
        [hexadecimal] hexadecimal
       *[decimal] decimal
    } digit.
error-word-too-many-digits =
    { $digits } digits are too many: a word has at most { $most } { $base ->
        [binary] binary
        [hexadecimal] hexadecimal
       *[decimal] decimal
    } digits.
error-word-too-large = That number takes more than 64 bits: the largest is 18,446,744,073,709,551,615.
error-pipeline-too-long = The pipeline is { $bytes } bytes long; at most { $most } can be read. The previous one still runs.
error-pipeline-too-many-stages = The pipeline has { $stages } stages; at most { $most } can be run. The previous one still runs.
error-pipeline-operation = Stage { $stage } begins with “{ $found }”, which is not an operation: use not, negate, table, and, or, xor, add, subtract, left or right.
error-pipeline-operands = The number of operands in stage { $stage } is { $found }; its operation takes { $expected }.
error-pipeline-operand = Stage { $stage } works on “{ $found }”; expected x, a stage such as s1, a mask or a number.
error-pipeline-number = The number “{ $found }” in stage { $stage } does not fit into 64 bits.
error-pipeline-missing-stage = Stage { $stage } works on stage { $missing }, which does not come before it. The previous pipeline still runs.
