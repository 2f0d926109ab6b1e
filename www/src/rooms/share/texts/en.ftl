## page

page-share = Send
page-about-share = save, print, link

## share

share-heading =
    { $panel ->
        [picture] Save a picture of the board
        [animation] Save the search as an animation
        [data] Save steps or solutions
        [text] The board as text
        [link] A link, and a code to scan
        [embed] Embed in another page
       *[print] Print a sheet
    }

share-form = Format
share-scale = Size
share-colours = Colours
share-colour =
    { $colours ->
        [light] light
       *[dark] dark
    }
share-numbers = row and column numbers
share-marks = attack marks
share-clear = transparent background
share-pixels = { $width } × { $height } pixels.
share-pictureTitle =
    { $size ->
        [one] Board of { $size } row
       *[other] Board of { $size } rows
    }
share-savePicture = Save picture

share-by = A frame for each
share-byWhat =
    { $by ->
        [event] step
       *[deadEnd] dead end and solution
    }
share-side = Width in pixels
share-speed = Frames a second
share-sentence = sentence
share-loop = loop
share-from = from step
share-to = to step
share-toHere = from the start to step { $step }
share-allSteps = all known steps
share-runOf = The steps are those of the search in Watch: { $search }.
share-runBranch = The steps are those of the search in Watch up to your decision, then those of your branch: { $search }.
share-estimate =
    { $frames ->
        [one] { $frames } frame, { $seconds }, about { $size }.
       *[other] { $frames } frames, { $seconds }, about { $size }.
    }
share-unknownLength = At most { $most } frames are made.
share-tooLong = An animation may have at most { $most } frames, 10 minutes and 20 MB.
share-first200 = First 200 steps only
share-byDeadEnd = By dead ends
share-saveAnimation = Save animation
share-progress = Progress
share-made = { $made } of { $of } so far, { $size }.
share-saved = Saved: { $name }, { $size }.

share-what = What is saved
share-steps = Steps
share-solutions = Solutions
share-plain = Text
share-solutionsWhat = All solutions for { $size } queens on an empty board, each as a list of columns from the top row down. Solutions are listed up to { $listed } rows.
share-waysWhat = All ways to complete this board under its rule, each as the rows and columns of its pieces: 3.5 is row 3, column 5. At most { $most } are listed.
share-listedOnly = Solutions are listed up to { $listed } rows; this board has { $size }.
share-stepsWhat = Each step has an event, a square and the queens on the board. Rows and columns are counted from 1; 0 stands for a row without a queen.
share-stepsVariant = Each step has an event, a square and the pieces on the board: 3.5 is row 3, column 5. Rows and columns are counted from 1.
share-traceFile = Trace
share-traceWhat = The run from its first step, as a text that any program can write, and that Python in Watch opens.
share-saveData = Save data

share-textForm =
    { $form ->
       *[diagram] Diagram
        [list] Columns
        [puzz-link] puzz.link (address)
        [penpa] Penpa+ (address)
        [pzpr] pzpr (file)
        [letters] Regions by letters
        [task] Regions as a list
        [sbn] Star Battle Notation
        [json] JSON
        [fen] FEN
        [squares] Squares
        [diagonals] Excluded diagonals (CSPLib 079)
        [cnf] DIMACS CNF
        [dzn] MiniZinc data
        [legup] LEGUP
        [starb] Course file
        [placement] Placement
        [minizinc] MiniZinc
        [minizinc-link] MiniZinc Playground (address)
        [ortools] OR-Tools (Python)
        [smtlib] SMT-LIB
    }
share-saveText = Save as a file
share-textWhat = Diagrams, addresses, lists and formulas can be pasted anywhere on this page to open the board again.
share-copy = Copy

share-opens = What the link opens
share-opensBoard = the Board
share-opensStep = the search at step { $step }
share-opensSearch = the search at this step
share-opensPuzzle = the puzzle
share-opensLesson = the lesson
share-handout = Limits for those who open it
share-noHints = no hints
share-noClock = no clock
share-hideAnswers = answers only on request
share-allSearches = All searches are available; tick some to offer only those
share-someSearches =
    { $count ->
        [one] One search is available
       *[other] { $count } searches are available
    }
share-allRules = Proofs may use every rule; tick some to allow only those
share-someRules =
    { $count ->
        [one] Proofs may use one rule
       *[other] Proofs may use { $count } rules
    }
share-rule =
    { $rule ->
        [single] only square of a line
        [block] blocks
        [pointer] pointers
        [killer] killers
        [set] sets
        [strip] strips
        [trial] trials by singles
        [trial-and-rules] trials by all rules
       *[cases] cases
    }
share-courtesy = A line on the page says what is allowed, and one click opens the full page: the limits are a request, not a lock.
share-codeWhat = Print the code at least 18 mm wide.
share-copyLink = Copy link
share-saveCode = Save the code as SVG
share-codeOf = Code to scan for { $address }
share-noCode = The link is too long for a code to scan.

share-embedKind = What is embedded
share-embedKinds =
    { $kind ->
        [frame] Frame
        [element] Element
       *[link] Link
    }
share-embedWhat =
    { $kind ->
        [frame] The page itself in a frame, with its search and its steps. It loads only from this address, sets no cookies and stores nothing.
        [element] A board of its own for pages that you write: readers move queens, and your script is notified.
       *[link] For course pages that remove frames and scripts.
    }
share-embedQueens = The HTML offered here for the element holds only queens on a square board. Use a frame for this board.
share-embedSize =
    { $size ->
        [wide] 640 × 640
        [tall] 480 × 760
       *[full] full width
    }
share-embedColours =
    { $colours ->
        [light] light
        [dark] dark
       *[system] the reader’s
    }
share-embedLanguage = Language
share-embedReader = the reader’s
share-embedLines = HTML for your page
share-embedPreview = Preview of the frame
share-embedLive = Live, as readers will see it.
share-embedTitle =
    { $opens ->
        [board] A board of { $size } queens
        [puzzle] A puzzle with queens
        [lesson] A lesson on queens
       *[step] { $size } queens: a search, step by step
    }

share-classAdd = Add to my class page
share-classStep = { $size } queens: { $search }, step { $step }
share-classLesson = { $title }, step { $step }

share-sheetQueens = These sheets are always about queens, whatever rule the board has.
share-puzzles = puzzles
share-family = Kind of puzzle
share-families =
    { $family ->
        [completion] completion
        [stars] star battle
       *[regions] regions
    }
share-trace = trace table
share-empty = empty boards
share-number = Number
share-size = Size
share-grade = Grade
share-grades =
    { $grade ->
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
       *[rising] from easy to expert
    }
share-traced = Board for the trace table
share-tracedSearch = Search of the trace table
share-tracedFrom = It begins after step
share-tracedSteps = Steps in the table
share-sheet = Sheet number
share-key = Answer key
share-keys =
    { $key ->
        [own] on its own page
        [below] upside down
       *[none] none
    }
share-paper = Paper
share-papers =
    { $paper ->
        [A4] A4
       *[letter] Letter
    }
share-codes = code beside each puzzle
share-named = line for name and date
share-print = Print
share-others = Other puzzles
share-making = The sheet is being made.
share-noSheet = No puzzle of this grade was found at this size. Choose another grade or a larger board.
share-page = Page { $page } of { $pages }
share-foot = Sheet { $sheet }, page { $page } of { $pages }
share-who = Name
share-when = Date
share-sheetPuzzles =
    { $count ->
        [one] A board to complete
       *[other] Boards to complete
    }
share-sheetPuzzlesWhat =
    { $count ->
        [one] Add the missing queens: one in each row, and no two in the same column or on the same diagonal. The board can be completed in exactly one way.
       *[other] Add the missing queens: one in each row, and no two in the same column or on the same diagonal. Each board can be completed in exactly one way.
    }
share-sheetRegionsWhat = Set one queen in each row, column and region; no two may touch, not even at a corner. There is exactly one way.
share-sheetStarsWhat = Set { $stars } queens in each row, column and region; no two may touch, not even at a corner. There is exactly one way.
share-boardName = Puzzle { $number }
share-keyName = Solution of puzzle { $number }
share-givenOf = { $count } given, { $more } to add
share-codeFor = Code to scan for puzzle { $number }
share-columnsLine = Columns
share-sheetTrace = Follow the search by hand
share-traceWords = When a queen is set, write the words of the next row, too: 1 where a column or a diagonal is taken, or where a square is free; otherwise 0. Leave the words empty at every other step, and in the last row.
share-traceWord =
    { $word ->
        [columns] Columns
        [diagonals] Diagonals ↘
        [anti] Anti-diagonals ↙
       *[free] Free
    }
share-sheetEmpty = Empty boards
share-sheetEmptyWhat = Place queens so that no two attack each other. How many solutions can you find, not counting rotations and reflections of another?
share-sheetKey = Answer key
share-sheetKeyWhat = Given queens are solid; those to add are outlined. Below each board are the columns of its queens, from the top row down.

## error

error-share-too-many = { $count } steps are too many here; the limit is { $most }. Choose fewer.
error-scorm-missing = The SCORM file could not be made: the page in one file (queens.html) was not found on this site. Open Queens from a web server, and try again.
error-share-too-many-ways = There are more than { $most } ways. Set some pieces first.
error-no-encoder = This browser cannot make a WebM film. Save a GIF instead.
