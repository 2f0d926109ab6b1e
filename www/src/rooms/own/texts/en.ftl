## page

page-own = Your own
page-about-own = a search that you write in Python, watched step by step

own-program = Program
own-state = State of the program
own-editorHelp = Escape, then Tab leaves the editor. F9 sets a breakpoint on the line.
own-before = Press Run, and watch what your program does to the board, forwards and backwards.
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
own-begins-generator = a generator
own-begins-permutations = permutations
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
own-fromLink = This program came with the link. It runs when you press Run.
own-fromTrace = This is a run that was saved. The program beside it is what was saved with it.
own-changed = The program has changed since it ran. The board shows the run before.
own-unlinked = The program is too long for a link. Save it as a file instead.
own-inLine = Line { $line }: { $why }
own-failure =
    { $code ->
        [syntax] this is not Python. Often a colon, a bracket or an indent is missing here, or in the line before.
        [match] “match” does not work here. Use “if” and “elif” instead.
        [async] “async” does not work here.
        [name] this name has no value yet. Python says: { $detail }.
        [index] this place of the list does not exist. Python says: { $detail }.
        [type] these values do not fit together. Python says: { $detail }.
        [value] this value is not allowed here. Python says: { $detail }.
        [key] this key does not exist. Python says: { $detail }.
        [zero] this divides by zero.
        [attribute] this value does not have what is asked of it. Python says: { $detail }.
        [import] this module does not exist here. Python says: { $detail }.
        [assert] what is asserted here is false. { $detail }
        [recursion] too many calls are open at once. Does the recursion have an end?
        [endless] the program ran for very long and was stopped. Does this loop have an end?
        [memory] the program used too much memory and was stopped.
        [output] the program printed too much and was stopped.
        [input] nobody can type anything in here. Give the value in the program.
        [file] this file is neither a program of at most 16 KB nor a run that was saved.
        [broken] Python could not be started here.
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
        [none] Your program finds none of { $all }.
        [again] Your program finds { $different } of { $all }, some of them again: { $solutions } times in all.
       *[once] Your program finds { $different } of { $all }, each once.
    }
own-wrong =
    { $count ->
        [one] Once it calls a solution what is none.
       *[other] { $count } times it calls a solution what is none.
    }
own-noBoard = No variable of this program has the queens.
own-howToShow = Keep the queens in a list of columns, in a list of lists or in a set of squares, or call place(row, column), remove(row, column) and solution().
own-tried = { $tried } queens tried.
own-triedBeside = { $tried } queens tried. The search with bit masks tries { $bitmask }.
own-cut = The run was too long to be kept: only its beginning is shown.
own-shows =
    { $form ->
        [columns] The board shows “{ $name }”: a column for each row, from { $from }.
        [table] The board shows “{ $name }”: a list for each row.
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
