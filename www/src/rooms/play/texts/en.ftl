## play

play-undo = Undo
play-redo = Redo
play-size = Size
play-by = { $size } × { $size }
play-kind = Kind
play-grade = Grade
play-doors = What is played
play-door =
    { $door ->
        [puzzle] Puzzle
        [shelf] Shelf
        [own] Make one
       *[game] Two players
    }
play-family =
    { $family ->
        [completion] completion
        [regions] regions
       *[guilty] guilty queens
    }
play-kinds-today =
    { $is ->
        [solved] Today, solved
       *[open] Today
    }
play-word =
    { $word ->
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
       *[search] needs search
    }
play-rule =
    { $rule ->
        [single] singles
        [killer] killers
        [set] sets
        [trial] trials
       *[trial-and-rules] trials and rules
    }

play-keys-puzzle = Keys: *h* a hint, and more of it; *m* a mark; *u* undo; *s* savepoint, and back to it; *a* attacks; *n* a new puzzle.
play-keys-game = Keys: *w* what wins; *u* undo; *n* a new game.
play-keys-own = Keys: *u* undo.
play-keys-regions = Keys: a letter, *a* to *k*, takes that region; Enter draws it; *u* undo.

## What a square is called

play-square-queen =
    { $player ->
        [white] white queen
       *[black] black queen
    }
play-square-open = open
play-square-given = queen, given
play-square-own = your queen
play-square-lifted = taken away
play-square-wrong = wrong
play-square-region = region { $region }
play-square-hint =
    { $sign ->
        [forced] the queen stands here
        [killer] no queen can stand here
        [starved] free now, closed then
        [held] one of the squares that are left
        [follows] follows from it
       *[blame] this is wrong
    }
play-square-closed = closed from { $squares }
play-square-last = the last move
play-square-worth =
    { $worth ->
        [wins] a queen here wins
        [ties] a queen here leads to a tie
       *[loses] a queen here loses
    }

## A puzzle

play-puzzle-side = The puzzle
play-puzzle-making =
    { $tries ->
        [0] A puzzle is being made…
        [one] A puzzle is being made… One attempt was discarded.
       *[other] A puzzle is being made… { $tries } attempts were discarded.
    }
play-puzzle-cancel = Cancel
play-puzzle-daily = Daily puzzle, { $day }
play-puzzle-own = A puzzle that somebody made
play-puzzle-made =
    { $family ->
        [completion] Completion { $size } × { $size }, number { $seed }
       *[regions] Regions { $size } × { $size }, number { $seed }
    }
play-puzzle-begin =
    { $family ->
        [completion] { $count ->
            [one] Find the *last queen*: no two may attack each other. There is one way.
           *[other] Find the other *{ $count } queens*: no two may attack each other. There is one way.
        }
       *[regions] One queen in each row, column and *region*, and none touches another, not even at a corner. There is one way.
    }
play-puzzle-left =
    { $count ->
        [0] A queen stands in every row.
        [one] *One queen* is left to find.
       *[other] *{ $count } queens* are left to find.
    }
play-puzzle-clash =
    { $rule ->
        [row] The queens on *row { $row }, column { $column }* and *row { $otherRow }, column { $otherColumn }* cannot both stand: they share the row.
        [column] The queens on *row { $row }, column { $column }* and *row { $otherRow }, column { $otherColumn }* cannot both stand: they share the column.
        [region] The queens on *row { $row }, column { $column }* and *row { $otherRow }, column { $otherColumn }* cannot both stand: they share region { $region }.
        [touch] The queens on *row { $row }, column { $column }* and *row { $otherRow }, column { $otherColumn }* cannot both stand: they touch.
       *[diagonal] The queens on *row { $row }, column { $column }* and *row { $otherRow }, column { $otherColumn }* cannot both stand: they share a diagonal.
    }
play-puzzle-fixed = The queen of *row { $row }* is given and stays.
play-puzzle-wrong =
    { $what ->
        [queen] The queen on *row { $row }, column { $column }* is wrong.
       *[mark] The mark on *row { $row }, column { $column }* is wrong: a queen stands there.
    }
play-puzzle-solvedStory = All { $count } queens stand, and it was the only way.
play-puzzle-steps =
    { $count ->
        [one] { $count } step of yours
       *[other] { $count } steps of yours
    }
play-puzzle-mark = Tap to mark “not here”
play-bar = Keys of the puzzle
play-bar-tap =
    { $what ->
        [queen] A tap sets a queen, a long press marks “not here”
       *[cross] A tap marks “not here”, one more sets a queen; a long press sets it at once
    }
play-bar-close = Close the hint
play-puzzle-save = Savepoint
play-puzzle-restore = Back to it
play-puzzle-clearMarks = Clear marks
play-puzzle-auto = mark attacks
play-puzzle-crossed = cross out what is closed
play-puzzle-plain = plain colours
play-puzzle-tells = say what is wrong
play-puzzle-lastGood = Back to the last good step
play-puzzle-showTimer = show the time
play-puzzle-ladder = What this puzzle takes
play-puzzle-proof = One way to finish (proved)
play-puzzle-new = New puzzle
play-puzzle-harder = One harder
play-puzzle-guilty = Guilty queens
play-puzzle-sheet = Print a sheet of these
play-puzzle-previous = Back to the previous puzzle
play-puzzle-startAgain = Start again
play-puzzle-takes =
    { $rule ->
        [single] Each queen stands on the only square that is left in a line.
        [killer] { $count ->
            [one] One killer, then singles.
           *[other] { $count } killers, then singles.
        }
        [set] { $count ->
            [one] One set, and simpler rules.
           *[other] { $count } sets, and simpler rules.
        }
        [trial] { $below ->
            [singles] { $count ->
                [one] One trial, then singles.
               *[other] { $count } trials, then singles.
            }
           *[more] { $count ->
                [one] One trial, and simpler rules.
               *[other] { $count } trials, and simpler rules.
            }
        }
       *[trial-and-rules] { $count ->
            [one] One trial that follows every rule, and simpler rules.
           *[other] { $count } trials that follow every rule, and simpler rules.
        }
    }

## Hints

play-hint-label = Hint
play-hint-degrees = How much it says
play-hint-degree =
    { $degree ->
        [where] Where
        [why] Why
       *[do] Do it
    }
play-hint-where =
    { $kind ->
        [row] Look at *row { $line }*.
        [column] Look at *column { $line }*.
       *[region] Look at *region { $line }*.
    }
play-hint-whereLines =
    { $kind ->
        [row] Look at *rows { $line }*.
        [column] Look at *columns { $line }*.
       *[region] Look at *regions { $line }*.
    }
play-hint-whereTrial = Look at *row { $row }*: one of its squares leads nowhere.
play-hint-whereWrong = Look back first: something was set that cannot stay.
play-hint-wrong =
    { $what ->
        [queen] The queen on *row { $row }, column { $column }* cannot stay: the only solution has none there.
       *[mark] The mark on *row { $row }, column { $column }* cannot stay: in the only solution a queen stands there.
    }
play-hint-search = No rule helps from here: only a search does.
play-hint-single =
    { $kind ->
        [row] *Row { $line }* has one free square left: its queen stands on *row { $row }, column { $column }*.
        [column] *Column { $line }* has one free square left: its queen stands on *row { $row }, column { $column }*.
       *[region] *Region { $line }* has one free square left: its queen stands on *row { $row }, column { $column }*.
    }
play-hint-killer =
    { $kind ->
        [row] A queen on *row { $row }, column { $column }* would close every free square of *row { $line }*: so none can stand there.
        [column] A queen on *row { $row }, column { $column }* would close every free square of *column { $line }*: so none can stand there.
       *[region] A queen on *row { $row }, column { $column }* would close every free square of *region { $line }*: so none can stand there.
    }
play-hint-set =
    { $pair ->
        [row-column] All free squares of *rows { $lines }* lie in *columns { $within }*: so the other squares of those columns hold no queen.
        [column-row] All free squares of *columns { $lines }* lie in *rows { $within }*: so the other squares of those rows hold no queen.
        [row-region] All free squares of *rows { $lines }* lie in *regions { $within }*: so the other squares of those regions hold no queen.
        [column-region] All free squares of *columns { $lines }* lie in *regions { $within }*: so the other squares of those regions hold no queen.
        [region-row] All free squares of *regions { $lines }* lie in *rows { $within }*: so the other squares of those rows hold no queen.
       *[region-column] All free squares of *regions { $lines }* lie in *columns { $within }*: so the other squares of those columns hold no queen.
    }
play-hint-setOne =
    { $pair ->
        [row-region] All free squares of *row { $lines }* lie in *region { $within }*: so the other squares of that region hold no queen.
        [column-region] All free squares of *column { $lines }* lie in *region { $within }*: so the other squares of that region hold no queen.
        [region-row] All free squares of *region { $lines }* lie in *row { $within }*: so the other squares of that row hold no queen.
       *[region-column] All free squares of *region { $lines }* lie in *column { $within }*: so the other squares of that column hold no queen.
    }
play-hint-trial =
    { $kind ->
        [row] Suppose a queen on *row { $row }, column { $column }*, and follow the numbers: *row { $line }* is left without a free square. So none can stand there.
        [column] Suppose a queen on *row { $row }, column { $column }*, and follow the numbers: *column { $line }* is left without a free square. So none can stand there.
       *[region] Suppose a queen on *row { $row }, column { $column }*, and follow the numbers: *region { $line }* is left without a free square. So none can stand there.
    }
play-hint-trialRules =
    { $kind ->
        [row] Suppose a queen on *row { $row }, column { $column }*, and follow every rule, not only singles: *row { $line }* is left without a free square. So none can stand there.
        [column] Suppose a queen on *row { $row }, column { $column }*, and follow every rule, not only singles: *column { $line }* is left without a free square. So none can stand there.
       *[region] Suppose a queen on *row { $row }, column { $column }*, and follow every rule, not only singles: *region { $line }* is left without a free square. So none can stand there.
    }
play-hint-mayI = May I guess?
play-hint-guessWrong = Not here: something that was set before is wrong.
play-hint-guess =
    { $rule ->
        [single] No need to: a line has one free square left.
        [killer] No need to: somewhere a queen would close every free square of a line, so none stands there.
        [set] No need to: look for lines whose free squares all lie in a few other lines.
        [trial] There is no simpler way: suppose a queen somewhere, and follow what is forced.
        [trial-and-rules] There is no simpler way: suppose a queen somewhere, and follow every rule.
       *[search] Here only trying is left.
    }

## A puzzle that is solved

play-solved-in = Solved in { $time }
play-solved-plain = Solved
play-solved-how =
    { $hints ->
        [0] Queens set: { $set }, taken back: { $taken }, no hint.
        [one] Queens set: { $set }, taken back: { $taken }, one hint.
       *[other] Queens set: { $set }, taken back: { $taken }, { $hints } hints.
    }
play-solved-best =
    { $is ->
        [best] Your best time of { $count } like this. The best before: { $time }.
       *[later] Your best time of { $count } like this: { $time }.
    }
play-solved-days =
    { $count ->
        [one] The first day of a run.
       *[other] { $count } days in a row.
    }
play-solved-next = Next puzzle
play-solved-play = See why
play-solved-backwards = Play backwards
play-solved-watch = Watch a search find it
play-solved-chain = The solution, step by step
play-solved-end = All queens stand.
play-solved-step = Step of the solution
play-solved-at = step { $step } of { $steps }
play-solved-leave = Back to your board
play-share-title = Queens
play-share-daily = Queens, { $day }
play-share-how =
    { $count ->
        [0] { $size } × { $size }, { $word }, { $time }, no hint
        [one] { $size } × { $size }, { $word }, { $time }, 1 hint
       *[other] { $size } × { $size }, { $word }, { $time }, { $count } hints
    }
play-share-label = Text to share, without the answer
play-share-key = 🟦 found, 🟨 with a hint, ⬜ taken back. No square of the answer is in it.
play-share-send = Send

## The key to the marks

play-legend =
    { $what ->
        [given] given, cannot be taken
        [own] yours
        [lifted] taken away
        [nothere] not here: your mark
        [attacked] attacked, and from where
        [killer] no queen can stand here
       *[starved] free now, closed then
    }

## A puzzle of one's own

play-own-label = A puzzle of your own
play-own-form = Its kind and size
play-own-looking = Looking…
play-own-ways =
    { $family ->
        [completion] { $count ->
            [one] *One way to finish*: it is a puzzle.
           *[other] *{ $count } ways to finish*: a queen on a square that shows 1 leaves one of them.
        }
       *[regions] { $count ->
            [one] *One way to finish*: it is a puzzle.
           *[other] *{ $count } ways to finish*: draw the regions until one is left.
        }
    }
play-own-many = *More than { $count } ways to finish*.
play-own-none =
    { $count ->
        [0] *No way to finish*.
       *[other] *No way to finish*: the queens in brackets are guilty.
    }
play-own-noneRegions =
    { $count ->
        [one] *No way to finish*: region { $regions } cannot have a queen.
       *[other] *No way to finish*: regions { $regions } cannot all have a queen.
    }
play-own-empty =
    { $count ->
        [one] *Region { $regions }* has no square: draw at least one.
       *[other] *Regions { $regions }* have no square: draw at least one for each.
    }
play-own-shown = Way *{ $way }* of { $count }.
play-own-showWay = Show a way
play-own-nextWay = Another way
play-own-hideWay = Hide it
play-own-clear = Clear
play-own-play = Play it
play-own-link = Copy its link
play-own-fewest = Add the fewest queens that leave one solution
play-own-given =
    { $count ->
        [one] One queen was given
       *[other] { $count } queens were given
    }
play-own-choices =
    { $count ->
        [one] No other choice of equally few queens leaves exactly one solution.
       *[other] { $count } choices of equally few queens leave exactly one solution. The easiest puzzle comes first.
    }
play-own-choicesMore =
    { $count ->
        [one] One more choice leaves a puzzle that is no easier.
       *[other] { $count } more choices leave puzzles that are no easier.
    }
play-own-choiceTakes = { $word } ({ $rule }: { $count })
play-own-busy =
    { $stage ->
        [begun] Beginning…
        [listing] Listing the ways to finish: { $ways }
        [trying] { $queens ->
            [one] Trying one queen: { $percent }%
           *[other] Trying { $queens } queens: { $percent }%
        }
        [grading] Grading what each choice leaves: { $percent }%
       *[dropping] Trying to drop queens: { $percent }%
    }
play-own-drop = Remove what is not needed
play-own-brush = Region
play-own-what = Set queens, or draw regions, until one way is left. The link contains the puzzle without its answer.

## Which queens are guilty?

play-guilty-heading = Guilty queens { $size } × { $size }, number { $seed }
play-guilty-ask = Can it be completed now?
play-guilty-count = How many are guilty
play-guilty-these =
    { $count ->
        [one] { $count } guilty
       *[other] { $count } guilty
    }
play-guilty-taken =
    { $count ->
        [0] No queen attacks another, and yet *there is no way to finish*. Take away as few as you can.
        [one] *One queen* is taken away.
       *[other] *{ $count } queens* are taken away.
    }
play-guilty-answer =
    { $answer ->
        [still] *Still no way to finish.*
       *[more] Now it can be completed, but *fewer* would have been enough.
    }
play-guilty-solved =
    { $count ->
        [one] *It was guilty*: now the board can be completed, and removing any other single queen would not have been enough.
       *[other] *These { $count } were guilty*: now the board can be completed, and removing any other { $count } would not have been enough.
    }

## The shelf

play-shelf-title = The shelf
play-shelf-count = Every puzzle has one way to finish, and its grade is a proof. { $solved } of { $all } solved, { $begun } begun.
play-shelf-takes =
    { $word ->
        [easy] singles
        [medium] killers
        [hard] sets, one trial
       *[expert] longer or several trials
    }
play-shelf-none = None: all puzzles of this size are easy or medium.
play-shelf-puzzle =
    { $is ->
        [solved] { $size } × { $size }, { $word }, { $number } of { $of }, solved
        [begun] { $size } × { $size }, { $word }, { $number } of { $of }, begun
       *[open] { $size } × { $size }, { $word }, { $number } of { $of }, not played
    }
play-shelf-lately =
    { $is ->
        [begun] Begun
       *[solved] Solved last
    }
play-shelf-begun = begun
play-shelf-given =
    { $count ->
        [one] { $count } given
       *[other] { $count } given
    }

## The days

play-days-earlier = The month before
play-days-later = The month after
play-days-solvedIn =
    { $count ->
        [0] No daily puzzle of this month is solved yet.
        [one] One daily puzzle of this month is solved.
       *[other] { $count } daily puzzles of this month are solved.
    }
play-days-day =
    { $is ->
        [solved] { $day }, solved
        [begun] { $day }, begun
        [ahead] { $day }, not yet
       *[open] { $day }, not played
    }
play-days-key = ✓ solved, ◐ begun, ○ not played. Puzzles get harder from Monday to Sunday. They are the same for everyone, by the local date.
play-days-record = Your record
play-days-inARow = Days in a row
play-days-longest = Longest
play-days-dailies = Daily puzzles
play-days-all = Puzzles in all
play-days-withoutHint = Without a hint
play-days-kept = It is kept on this device only.
play-days-export = Save as a file
play-days-import = Read from a file
play-days-erase = Erase
play-days-eraseSure = Erase all puzzle results that are kept on this device?

## The game for two

play-game-score = Score and terms
play-game-terms = Rules of the game
play-game-begin =
    { $closing ->
        [ownColour] A queen closes the squares *of its own colour* on its row, its column and its diagonals. Whoever sets more queens wins. White begins.
       *[lines] A queen closes *every square* of its row, its column and its diagonals. Whoever sets the last queen wins. White begins.
    }
play-game-left =
    { $player ->
        [white] { $count ->
            [0] White set a queen on *row { $row }, column { $column }*. No square is open.
            [one] White set a queen on *row { $row }, column { $column }*. One square is open.
           *[other] White set a queen on *row { $row }, column { $column }*. { $count } squares are open.
        }
       *[black] { $count ->
            [0] Black set a queen on *row { $row }, column { $column }*. No square is open.
            [one] Black set a queen on *row { $row }, column { $column }*. One square is open.
           *[other] Black set a queen on *row { $row }, column { $column }*. { $count } squares are open.
        }
    }
play-game-leftHalves =
    { $player ->
        [white] White set a queen on *row { $row }, column { $column }*. Open now: { $light } light, { $dark } dark.
       *[black] Black set a queen on *row { $row }, column { $column }*. Open now: { $light } light, { $dark } dark.
    }
play-game-passed =
    { $player ->
        [white] White’s time ran out, so the turn was passed.
       *[black] Black’s time ran out, so the turn was passed.
    }
play-game-moves =
    { $count ->
        [one] { $count } move so far
       *[other] { $count } moves so far
    }
play-game-resign = Resign
play-game-again = Play again
play-game-swap = Change sides
play-game-show = show winning moves
play-game-player =
    { $player ->
        [white] White
       *[black] Black
    }
play-game-person = a person here
play-game-you = you
play-game-engineIs = the engine: { $level }
play-game-level =
    { $level ->
        [random] any square
        [closesLeast] closes the least
        [threeAhead] looks three moves ahead
       *[perfect] perfect
    }
play-game-turn =
    { $player ->
        [white] { $is ->
            [thinks] White is choosing.
           *[moves] White to move.
        }
       *[black] { $is ->
            [thinks] Black is choosing.
           *[moves] Black to move.
        }
    }
play-game-bar = Keys of the game
play-game-toMove = to move
play-game-thinks = is choosing
play-game-queens =
    { $count ->
        [one] { $count } queen
       *[other] { $count } queens
    }
play-game-weighing = Working out what each move is worth…
play-game-outlook =
    { $outlook ->
        [white] White can win
        [black] Black can win
       *[tie] It can be held to a tie
    }
play-game-worth =
    { $value ->
        [0] Every queen that can be set now has an answer, so whoever moves now does not set the last one.
       *[other] Whoever moves now can make sure of setting the last queen.
    }
play-game-mirror = The right half is the mirror image of the left half, with the players exchanged. Whoever copies every move in the mirror does not lose.
play-game-half =
    { $half ->
        [light] Light: { $value }
       *[dark] Dark: { $value }
    }
play-game-halfOpen =
    { $count ->
        [one] One square is open.
       *[other] { $count } squares are open.
    }
play-game-whyOver =
    { $player ->
        [white] White’s last queen closed every square that was open.
       *[black] Black’s last queen closed every square that was open.
    }
play-game-whyAnswer =
    { $player ->
        [white] White’s move was good: { $count } squares are open, and White has an answer to a queen on each of them.
       *[black] Black’s move was good: { $count } squares are open, and Black has an answer to a queen on each of them.
    }
play-game-whyEqual =
    { $player ->
        [white] White’s move was good: the light and the dark half are worth { $value } each, so a change in one can be answered in the other.
       *[black] Black’s move was good: the light and the dark half are worth { $value } each, so a change in one can be answered in the other.
    }
play-game-whyZero =
    { $player ->
        [white] White’s move was good: both halves are worth 0, so every queen in a half has an answer in that half.
       *[black] Black’s move was good: both halves are worth 0, so every queen in a half has an answer in that half.
    }
play-game-ended =
    { $ending ->
        [tie] A tie, { $most } each
        [whiteMore] White wins, { $most } to { $least }
        [blackMore] Black wins, { $most } to { $least }
        [whiteLast] White wins with the last queen
        [blackLast] Black wins with the last queen
        [whiteResigned] White has resigned: Black wins
        [blackResigned] Black has resigned: White wins
        [whiteTime] White’s time has run out: Black wins
       *[blackTime] Black’s time has run out: White wins
    }
play-game-opponent = Opponent
play-game-aPerson = A person here
play-game-anEngine = The engine
play-game-levels = Level
play-game-yours = You play
play-game-winner = Who wins
play-game-closing =
    { $closing ->
        [ownColour] most queens
       *[lines] last to set
    }
play-game-closingWhat =
    { $closing ->
        [ownColour] A queen closes squares of its own colour only. Whoever has set more queens at the end wins. Without a clock Black can at best tie.
       *[lines] The classic game: a queen closes every square of its lines. Whoever sets the last queen wins.
    }
play-game-clock = Clock
play-game-clocks =
    { $clock ->
        [none] no clock
        [each] 5 minutes each
       *[turn] 30 seconds a turn
    }

## error

error-play-size = There is no puzzle of that size.
error-play-day = There is no daily puzzle for that day.
error-play-region = The regions in the link are not valid: each needs a square, and there must be as many as rows.
error-play-no-way = That puzzle has no way to finish.
error-play-many-ways = That puzzle has more than one way to finish, so it has no single answer.
error-play-cancelled = Cancelled.
error-play-damaged = Part of the puzzle record kept on this device could not be read. The rest is here; the damaged text was set aside.
error-play-newer = The puzzle record kept on this device was written by a later version of this page. It was set aside, and a new record begins.
error-play-import = That file contains no puzzle record.
error-play-import-newer = That record was saved by a later version of this page.
error-play-import-part =
    { $count ->
        [one] That file is damaged. One solved puzzle of it could be read.
       *[other] That file is damaged. { $count } solved puzzles of it could be read.
    }
error-play-clock = The clock of this device shows a day before { $day }, on which you solved a puzzle. Days in a row are counted up to today.
error-play-other-tab = This puzzle was solved in another tab.
