## page

page-own = Python
page-about-own = a search that you write in Python, watched step by step

own-program = Program
own-state = State of the program
own-editorHelp = Escape, then Tab leaves the editor. F9 sets a breakpoint on the line.
own-before = Press “Run”, and watch what your program does to the board, forwards and backwards.
own-begin = Begin with
own-begins-one = one solution, by recursion
own-begins-all = all solutions, by recursion
own-begins-loop = without recursion
own-begins-table = a list of lists
own-begins-sets = sets of lines
own-begins-bits = words of bits
own-begins-ahead = looking ahead
own-begins-least = least choices first
own-begins-given = around the given queens
own-begins-repair = repair by least conflicts
own-begins-probe = one probe of an estimate
own-begins-generator = a generator
own-begins-permutations = permutations
own-remark-columns = queens[row] is the column of the queen in that row.
own-remark-columnsMinus = queens[row] is the column of the queen in that row, -1 for no queen.
own-remark-columnsNone = queens[row] is the column of the queen in that row, None for no queen.
own-remark-attacked = On a diagonal, two queens are as many columns apart as rows.
own-remark-back = This column led to no solution: the next one is tried.
own-remark-copy = A copy, because queens goes on changing.
own-remark-further = Other columns may lead to more solutions.
own-remark-next = The next column after the last one tried; after -1 that is 0.
own-remark-up = No column is left in this row: back to the row above.
own-remark-stay = A solution. The loop goes on in the same row to find more.
own-remark-table = board[row][col] is 1 where a queen stands, else 0.
own-remark-above = Queens stand only in the rows above, so we look only upwards.
own-remark-lines = col - row is the same all along a falling diagonal, col + row along a rising one.
own-remark-bits = Bit number col stands for column col. In full, all n bits are set.
own-remark-lowest = The lowest bit that is set: the first free column.
own-remark-shift = One row further down, diagonals attack one column further left or right.
own-remark-free = free[row] lists the columns of that row that no queen attacks.
own-remark-deadEnd = If a later row has no free column left, there is no need to go on.
own-remark-least = Take the row with the fewest free columns: mistakes show soonest there.
own-remark-given = A copy: the list given still says which queens must stay.
own-remark-stays = A given queen stays; it only must not be attacked.
own-remark-start = One queen in each row, at random: at first many attack each other.
own-remark-chance = Of the columns with the fewest attackers, chance chooses, or we might go round in circles.
own-remark-yields = Hands over this solution; the search goes on when the next one is asked for.
own-remark-tuples = A new tuple each time, so nothing has to be taken back.
own-remark-permutations = In a permutation every column occurs once: only diagonals remain to be checked.
own-remark-differ = A set keeps equal numbers once: n of them means n different diagonals.
own-remark-weight = The product of the numbers of choices: on average over all probes, exactly the number of solutions.
own-remark-fewest = The row with the fewest free columns: then weights differ less.
own-remark-drawn = One of the free columns at random, each as likely as the others.
own-yours = your own program
own-kept = Kept on this device
own-open = Open…
own-save = Save program
own-saveRun = Save run
own-run = Run
own-stop = Stop
own-pane-code = Code
own-pane-board = Board
own-pane-state = State
own-running = The program runs.
own-writing = The program has ended. Its steps are being put in order.
own-fromLink = This program came with the link. It runs when you press “Run”.
own-fromTrace = This is a run that was saved. The program beside it is what was saved with it.
own-changed = The program has changed since it ran. The board shows the run before.
own-unlinked = The program is too long for a link. Save it as a file instead.
own-inLine = Line { $line }: { $why }
own-failure =
    { $code ->
        [syntax] this is not Python. Often a colon, a bracket or an indent is missing here, or in the line before.
        [equals] “=” gives a name a value. To compare, write “==”.
        [colon] a colon is missing at the end of this “{ $detail }” line.
        [open] the bracket “{ $detail }” is never closed.
        [close] the bracket “{ $detail }” closes nothing: none like it is open here.
        [quote] this text has no closing quotation mark.
        [indent] this line must be indented: the line above ends with a colon.
        [deeper] this line is indented too far: the line above opens no block.
        [level] the indent of this line fits no line above.
        [tabs] tabs and spaces are mixed in the indents. Use four spaces each time.
        [loop] the loop in lines { $detail } goes round and round, and nothing new happens. It was stopped.
        [stopped] you stopped the program here.
        [match] “match” does not work here. Use “if” and “elif” instead.
        [async] “async” does not work here.
        [name] this name has no value yet. Python says: { $detail }.
        [index] this place of the list does not exist. Python says: { $detail }.
        [type] these values do not fit together. Python says: { $detail }.
        [value] this value is not allowed here. Python says: { $detail }.
        [key] this key does not exist. Python says: { $detail }.
        [zero] this divides by zero.
        [attribute] this value has no such attribute or method. Python says: { $detail }.
        [import] this module does not exist here. Python says: { $detail }.
        [assert] what is asserted here is false.
        [assertSaid] what is asserted here is false. The program says: { $detail }.
        [recursion] too many calls are open at once: “{ $detail }” is called again and again. Does the recursion have an end?
        [endless] the program ran for very long and was stopped. Does this loop have an end?
        [memory] the program needed more memory than it gets here and was stopped. Try a smaller board, or store less: for example, count solutions instead of collecting them.
        [output] the program printed too much and was stopped.
        [input] the program asks for a value. Type it in below.
        [file] this file is neither a program of at most 16 KB nor a run that was saved.
        [broken] Python could not be started here.
        [blocked] Python was blocked here: the server of this page sends a Content-Security-Policy that forbids it. The page “Deploying” of the documentation says what the server must send.
       *[other] the program failed. Python says: { $detail }.
    }
own-found =
    { $different ->
        [0] Your program finds no solution.
        [one] Your program finds { $different } solution.
       *[other] Your program finds { $different } different solutions.
    }
own-foundOf =
    { $how ->
        [impossible] There is no solution on this board, and your program finds none.
        [none] Your program finds none of { $all }.
        [again] Your program finds { $different } of { $all }, some of them again: { $solutions } times in all.
       *[once] Your program finds { $different } of { $all }, each once.
    }
own-wrong =
    { $count ->
        [one] Once it calls something a solution that is not one.
       *[other] { $count } times it calls something a solution that is not one.
    }
own-accepts =
    { $solutions ->
        [0] { $full ->
            [one] Your program takes { $full } full board for a solution, but it is none.
           *[other] Your program takes { $full } full boards for solutions, but none of them is one.
        }
        [one] Your program takes { $full } full boards for solutions: { $solutions } is one, { $wrong } are not.
       *[other] Your program takes { $full } full boards for solutions: { $solutions } are, { $wrong } are not.
    }
own-attack = In the first wrong one, the queens of row { $row }, column { $column } and row { $otherRow }, column { $otherColumn } attack each other.
own-showWrong = Show it
own-reaches =
    { $how ->
        [missed] { $different } of the { $all } solutions stood on the board, but no line runs only then: the program does not notice them.
       *[reached] { $different } of the { $all } solutions stood on the board.
    }
own-denies = It prints that there is no solution.
own-prints = It prints { $printed }; the right number is { $all }.
own-printsRight = It prints { $all }, the right number.
own-list = “{ $name }”
own-returned = What the program returns
own-same = { $list } has { $count } entries, but they are all the same list. At the end it is { $same }. Append a copy each time, as in queens[:].
own-listRight = { $list } has all { $all } solutions, each once.
own-listWrong = { $list } has { $count } boards. { $solutions } different solutions are among them; { $wrong } boards are no solutions.
own-listAgain = { $list } has { $count } boards, but only { $different } different ones.
own-table = The solutions are written in the program: it does not search for them.
own-rows = Line { $line } makes one row and uses it for all rows: one assignment changes every row. Write [[0 for _ in range(n)] for _ in range(n)].
own-near =
    { $why ->
        [long] Nearest is “{ $name }”, but it has more than 64 entries.
        [few] Nearest is “{ $name }”, but it never has two queens.
        [outside] Nearest is “{ $name }”, but some of its numbers are no columns of this board.
       *[other] Nearest is “{ $name }”, but its values are not queens on this board.
    }
own-uncalled =
    { $kind ->
        [class] Nothing was called: the class “{ $name }” is defined, but not used. Add this line at the end: { $add }
       *[function] Nothing was called: the function “{ $name }” is defined, but not used. Add this line at the end: { $add }
    }
own-ownSize = The program uses a board of { $size } by { $size }.
own-typeIn = Value
own-runWith = Run with it
own-stops =
    { $how ->
        [solution] It stops in line { $line }, as soon as it has a solution.
        [usedUp] It stops in line { $line }, after the first row is used up.
        [early] { $tried ->
            [0] It stops in line { $line }, and has tried no square of the first row.
            [one] It stops in line { $line }, after { $tried } square of the first row.
           *[other] It stops in line { $line }, after { $tried } squares of the first row.
        }
       *[standing] { $queens ->
            [one] It stops in line { $line }, with { $queens } queen on the board.
           *[other] It stops in line { $line }, with { $queens } queens on the board.
        }
    }
own-tasks = Tasks
own-task = Task { $number }.
own-asks-one = Find one solution on the 8 by 8 board.
own-asks-all = Find all 92 solutions on the 8 by 8 board.
own-asks-once = Find all 92 solutions on the 8 by 8 board, and each of them once.
own-asks-given = Find every solution that keeps the given queens. The list “given” has a column or None for each row.
own-asks-none = Print a line when there is no solution, and find one when there is. The given queens are in the list “given”; there are two boards.
own-asks-fewer = Find all 92 solutions, and try fewer than 2,056 queens.
own-asks-ahead = Find all 92 solutions, and try at most 762 queens.
own-asks-loop = Find all 92 solutions without recursion.
own-asks-bits = Find all 92 solutions with words of bits only, without lists, tuples or sets. Show the queens by place(row, column), remove(row, column) and solution().
own-asks-repair = Set a queen in every row of the 50 by 50 board, and repair it by at most 200 moves.
own-asks-orbits = Find the 12 solutions on the 8 by 8 board that cannot be turned or mirrored into each other. Call solution() once for each.
own-asks-torus = On a torus, diagonals go on at the opposite edge. Find all 10 solutions of 5 queens and all 28 of 7.
own-copyTask = Copy link to this task
own-leaveTask = Leave the task
own-done = done
own-reached = Task { $number } is done.
own-notReached = Task { $number } is not done yet.
own-judged =
    { $why ->
        [stopped] The program did not come to its end.
        [wrong] It calls something a solution that is not one.
        [found] Your program finds { $figure } of { $asked }.
        [again] It finds some solutions again: { $figure } times in all.
        [moved] It sets a queen in row { $figure }, which has a given one.
        [silent] There is no solution on this board, and the program prints nothing.
        [missed] There is a solution on the second board, and the program finds none.
        [tried] It tries { $figure } queens; at most { $asked } are allowed.
        [recursion] The function of line { $figure } calls itself.
        [container] Line { $figure } uses a list, a tuple, a set or an index.
        [noBits] No words are combined by &, |, ^, << or >>.
        [unsolved] It does not arrive at a solution.
        [swaps] It moves { $figure } queens; at most { $asked } moves are allowed.
        [noSwaps] At first a queen must stand in every row, and some must attack each other.
        [orbits] It calls solution() { $asked } times, for { $figure } of the 12 solutions.
        [torus] { $figure } of its solutions are not solutions on the torus.
       *[reached] The engine has checked it.
    }
own-handIn = To hand in:
own-copyReceipt = Copy
own-race = Race it against other searches
own-shuffle = Put its lines in order
own-order-up = Move up
own-order-down = Move down
own-order-out = Indent less
own-order-in = Indent more
own-order-leave = Edit as text
own-order-help = Drag the lines up, down and sideways, or use the arrow keys: Alt moves a line, right and left change its indent. Run whatever the order is: what happens is the hint.
own-order-line = Line { $line }, indent { $depth }: { $text }
own-noBoard = No variable of this program looks like a board.
own-howToShow = Keep the queens in a list of columns, in a list of lists or in a set of squares, or call place(row, column), remove(row, column) and solution().
own-tried = { $tried } queens tried.
own-triedBeside = { $tried } queens tried. The search with bit masks tries { $bitmask }.
own-cut = The run was too long to be kept: only its beginning is shown.
own-thin = The run is long: in its last part only the queens are kept, not every line.
own-shows =
    { $form ->
        [columns] The board shows “{ $name }”: a column for each row, from { $from }.
        [table] The board shows “{ $name }”: a list for each row.
        [map] The board shows “{ $name }”: a dictionary of rows and columns, from { $from }.
        [flat] The board shows “{ $name }”: all squares in one list.
        [digits] The board shows “{ $name }”: a digit for each row, from { $from }.
       *[squares] The board shows “{ $name }”: the squares of the queens, from { $from }.
    }
own-show = Show “{ $name }”
own-start = The program has not begun.
own-step =
    { $kind ->
        [tried] Line { $line } sets a queen in row { $row }, column { $column }.
        [forced] Line { $line } sets a queen in row { $row }, column { $column }: no other square is left.
        [removed] Line { $line } removes the queen of row { $row }, column { $column }.
        [rejected] Line { $line } looks at row { $row }, column { $column }, which is attacked.
        [swapped] Line { $line } swaps the columns of rows { $row } and { $column }.
        [deadEnd] Line { $line } comes to a dead end.
        [restart] Line { $line } starts over.
        [solution] This is a solution.
        [over] The program has ended.
       *[phase] Line { $line } runs.
    }
own-said = { $said }
own-stateEmpty = The calls and values of your program appear here while it is watched.
own-calls = Calls
own-noCalls = No function is running.
own-moreCalls =
    { $count ->
        [one] { $count } call before these
       *[other] { $count } calls before these
    }
own-values = Values
own-printed = Printed
own-nothingPrinted = Nothing so far.
