## page

page-play = Play
page-about-play = puzzles, and a game for two

## play

play-undo = Undo
play-redo = Redo
play-size = Size
play-by = { $size } × { $size }
play-byStars = { $size } × { $size }, { $stars } per line
play-kind = Kind
play-grade = Grade
play-panels = What to play
play-start-back = Back to Play
play-start-today = Today
play-start-family =
    { $family ->
        [regions] Regions
        [stars] Star battle
       *[completion] Completion
    }
play-start-play = Play
play-start-again = Look at it again
play-start-also = also today
play-start-solved = solved
play-start-left =
    { $count ->
        [0] All three are solved. New ones in { $hours } h.
        [one] One left today. New ones in { $hours } h.
       *[other] { $count } left today. New ones in { $hours } h.
    }
play-start-any = Any time
play-start-goOn = Go on
play-start-bring = From a picture or a text
play-start-picture = Choose a picture
play-start-text = Or a board as text
play-start-forms = A link of puzz.link, letters for regions line by line, a diagram with Q and dots, columns by row, JSON.
play-start-open = Open
play-start-paste = Paste
play-panel =
    { $panel ->
        [puzzle] Puzzle
        [shelf] Library
        [own] Make one
        [train] Training
       *[game] Two players
    }
play-family =
    { $family ->
        [completion] completion
        [regions] regions
        [stars] star battle
       *[guilty] find the culprits
    }
play-kinds-today =
    { $is ->
        [solved] { $family ->
            [regions] Today’s regions, solved
            [stars] Today’s star battle, solved
           *[completion] Today’s completion, solved
        }
       *[open] { $family ->
            [regions] Today’s regions
            [stars] Today’s star battle
           *[completion] Today’s completion
        }
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
        [block] blocks
        [pointer] pointers
        [killer] killers
        [set] sets
        [strip] strips
        [trial] trials
       *[trial-and-rules] trials and rules
    }

play-keys-puzzle = Keys: *h* hint, again for more of it; *m* mark; *u* undo; *s* savepoint, again to go back to it; *a* mark attacks; *n* new puzzle.
play-keys-game = Keys: *w* show winning moves; *u* undo; *n* new game.
play-keys-own = Keys: *u* undo.
play-keys-regions = Keys: the letter of a region chooses it; Enter draws it; *u* undo.

## What a square is called

play-square-queen =
    { $player ->
        [white] white queen
       *[black] black queen
    }
play-square-open = open
play-square-given = queen, given
play-square-own = your queen
play-square-lifted = removed
play-square-wrong = wrong
play-square-notYet = not yet
play-square-region = region { $region }
play-square-hint =
    { $sign ->
        [forced] the queen stands here
        [killer] no queen can stand here
        [starved] free now, would be closed
        [held] one of the squares left
        [follows] forced in the trial
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
play-puzzle-daily =
    { $family ->
        [regions] Daily regions, { $day }
        [stars] Daily star battle, { $day }
       *[completion] Daily completion, { $day }
    }
play-puzzle-own = A handmade puzzle
play-puzzle-made =
    { $family ->
        [completion] Completion { $size } × { $size }, number { $seed }
        [stars] Star battle { $size } × { $size }, number { $seed }
       *[regions] Regions { $size } × { $size }, number { $seed }
    }
play-puzzle-begin =
    { $family ->
        [completion] { $count ->
            [one] Find the *last queen*: no two may attack each other. There is exactly one way.
           *[other] Find the other *{ $count } queens*: no two may attack each other. There is exactly one way.
        }
       *[regions] Set one queen in each row, column and *region*; no two touch, even at a corner. There is exactly one way.
    }
play-puzzle-beginStars = Set *{ $stars } queens* in each row, column and *region*; no two touch, even at a corner. There is exactly one way.
play-puzzle-crowded =
    { $kind ->
        [row] *Row { $line }* has *{ $count } queens* and holds { $stars }.
        [column] *Column { $line }* has *{ $count } queens* and holds { $stars }.
       *[region] *Region { $line }* has *{ $count } queens* and holds { $stars }.
    }
play-puzzle-notYet = Not yet: nothing forces this square.
play-puzzle-left =
    { $count ->
        [0] Every row has a queen.
        [one] *One queen* is left to find.
       *[other] *{ $count } queens* are left to find.
    }
play-puzzle-clash =
    { $rule ->
        [row] The queens on *row { $row }, column { $column }* and *row { $otherRow }, column { $otherColumn }* cannot both be right: they share the row.
        [column] The queens on *row { $row }, column { $column }* and *row { $otherRow }, column { $otherColumn }* cannot both be right: they share the column.
        [region] The queens on *row { $row }, column { $column }* and *row { $otherRow }, column { $otherColumn }* cannot both be right: they share region { $region }.
        [touch] The queens on *row { $row }, column { $column }* and *row { $otherRow }, column { $otherColumn }* cannot both be right: they touch.
       *[diagonal] The queens on *row { $row }, column { $column }* and *row { $otherRow }, column { $otherColumn }* cannot both be right: they share a diagonal.
    }
play-puzzle-fixed = The queen of *row { $row }* is given and stays.
play-puzzle-wrong =
    { $what ->
        [queen] The queen on *row { $row }, column { $column }* is wrong.
       *[mark] The mark on *row { $row }, column { $column }* is wrong: a queen belongs there.
    }
play-puzzle-solvedStory = All { $count } queens are placed, in the only possible way.
play-puzzle-steps =
    { $count ->
        [one] { $count } step so far
       *[other] { $count } steps so far
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
play-puzzle-restore = Back to savepoint
play-puzzle-clearMarks = Clear marks
play-puzzle-auto = mark attacks
play-puzzle-crossed = cross out what is closed
play-puzzle-plain = plain colours
play-puzzle-tells = point out mistakes
play-puzzle-strict = No guessing
play-puzzle-strictWhat = only forced squares
play-puzzle-lastGood = Back to the last good step
play-puzzle-showTimer = show the time
play-puzzle-ladder = What this puzzle needs
play-puzzle-proof = One way to finish (proved)
play-puzzle-new = New puzzle
play-puzzle-harder = Harder puzzle
play-puzzle-guilty = Find the culprits
play-puzzle-sheet = Print a sheet of puzzles
play-puzzle-previous = Back to the previous puzzle
play-puzzle-startAgain = Start again
play-puzzle-takes =
    { $rule ->
        [single] Each queen goes on the only square left in a line.
        [block] { $count ->
            [one] One block of two by two, and singles.
           *[other] { $count } blocks of two by two, and singles.
        }
        [pointer] { $count ->
            [one] One pointer, then singles.
           *[other] { $count } pointers, then singles.
        }
        [killer] { $below ->
            [singles] { $count ->
                [one] One killer, then singles.
               *[other] { $count } killers, then singles.
            }
           *[more] { $count ->
                [one] One killer, and simpler rules.
               *[other] { $count } killers, and simpler rules.
            }
        }
        [set] { $count ->
            [one] One set, and simpler rules.
           *[other] { $count } sets, and simpler rules.
        }
        [strip] { $count ->
            [one] One strip, and simpler rules.
           *[other] { $count } strips, and simpler rules.
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
play-hint-degrees = How much the hint says
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
play-hint-whereWrong = Go back first: something on the board cannot stay.
play-hint-wrong =
    { $what ->
        [queen] The queen on *row { $row }, column { $column }* cannot stay: the only solution has no queen there.
       *[mark] The mark on *row { $row }, column { $column }* cannot stay: the only solution has a queen there.
    }
play-hint-wrongTrial = The queen on *row { $row }, column { $column }* cannot stay: follow the numbers, and *{ $line }* is left with too few free squares.
play-hint-lines =
    { $case ->
        [start] { $kind ->
            [row] { $count ->
                [one] Row { $line }
               *[other] Rows { $line }
            }
            [column] { $count ->
                [one] Column { $line }
               *[other] Columns { $line }
            }
           *[region] { $count ->
                [one] Region { $line }
               *[other] Regions { $line }
            }
        }
        [of] { $kind ->
            [row] { $count ->
                [one] row { $line }
               *[other] rows { $line }
            }
            [column] { $count ->
                [one] column { $line }
               *[other] columns { $line }
            }
           *[region] { $count ->
                [one] region { $line }
               *[other] regions { $line }
            }
        }
       *[in] { $kind ->
            [row] { $count ->
                [one] row { $line }
               *[other] rows { $line }
            }
            [column] { $count ->
                [one] column { $line }
               *[other] columns { $line }
            }
           *[region] { $count ->
                [one] region { $line }
               *[other] regions { $line }
            }
        }
    }
play-hint-search = From here no rule helps, only a search.
play-hint-single =
    { $kind ->
        [row] *Row { $line }* has one free square left: its queen stands on *row { $row }, column { $column }*.
        [column] *Column { $line }* has one free square left: its queen stands on *row { $row }, column { $column }*.
       *[region] *Region { $line }* has one free square left: its queen stands on *row { $row }, column { $column }*.
    }
play-hint-pointer =
    { $pair ->
        [row-region] All free squares of *row { $line }* lie in *region { $within }*
        [column-region] All free squares of *column { $line }* lie in *region { $within }*
        [region-row] All free squares of *region { $line }* lie in *row { $within }*
       *[region-column] All free squares of *region { $line }* lie in *column { $within }*
    }: wherever its queen stands, it closes { $count ->
        [one] *row { $row }, column { $column }*.
       *[other] these *{ $count } squares*.
    }
play-hint-killer =
    { $kind ->
        [row] A queen on *row { $row }, column { $column }* would close every free square of *row { $line }*, so no queen can stand there.
        [column] A queen on *row { $row }, column { $column }* would close every free square of *column { $line }*, so no queen can stand there.
       *[region] A queen on *row { $row }, column { $column }* would close every free square of *region { $line }*, so no queen can stand there.
    }
play-hint-killers =
    { $kind ->
        [row] A queen on any of these *{ $count } squares* would close every free square of *row { $line }*, so no queen can stand there.
        [column] A queen on any of these *{ $count } squares* would close every free square of *column { $line }*, so no queen can stand there.
       *[region] A queen on any of these *{ $count } squares* would close every free square of *region { $line }*, so no queen can stand there.
    }
play-hint-set =
    { $pair ->
        [row-column] All free squares of *rows { $lines }* lie in *columns { $within }*, so the other squares of those columns have no queen.
        [column-row] All free squares of *columns { $lines }* lie in *rows { $within }*, so the other squares of those rows have no queen.
        [row-region] All free squares of *rows { $lines }* lie in *regions { $within }*, so the other squares of those regions have no queen.
        [column-region] All free squares of *columns { $lines }* lie in *regions { $within }*, so the other squares of those regions have no queen.
        [region-row] All free squares of *regions { $lines }* lie in *rows { $within }*, so the other squares of those rows have no queen.
       *[region-column] All free squares of *regions { $lines }* lie in *columns { $within }*, so the other squares of those columns have no queen.
    }
play-hint-setStars = *{ $lines }* { $many ->
        [one] needs
       *[other] need
    } *{ $count ->
        [one] one queen
       *[other] { $count } queens
    }*, and all free squares of *{ $of }* lie in *{ $within }*, { $wide ->
        [one] which needs
       *[other] which together need
    } just as many. So the other squares of *{ $within }* have no queen.
play-hint-singles =
    { $kind ->
        [row] *Row { $line }* needs *{ $count } queens* and has as many free squares: one stands on *row { $row }, column { $column }*.
        [column] *Column { $line }* needs *{ $count } queens* and has as many free squares: one stands on *row { $row }, column { $column }*.
       *[region] *Region { $line }* needs *{ $count } queens* and has as many free squares: one stands on *row { $row }, column { $column }*.
    }
play-hint-block =
    { $kind ->
        [row] *Row { $line }* needs *{ $count } queens*.
        [column] *Column { $line }* needs *{ $count } queens*.
       *[region] *Region { $line }* needs *{ $count } queens*.
    } { $blocks ->
        [one] Its other free squares lie in one block of two by two, which holds one queen at most
       *[other] Its other free squares lie in { $blocks } blocks of two by two, which hold one queen each at most
    }: so one stands on *row { $row }, column { $column }*.
play-hint-room =
    { $excluded ->
        [one] A queen on *row { $row }, column { $column }*
       *[other] A queen on any of these *{ $excluded } squares*
    } would leave { $kind ->
        [row] *row { $line }*
        [column] *column { $line }*
       *[region] *region { $line }*
    } { $count ->
        [one] no room for the queen that it needs
       *[other] too little room for the *{ $count } queens* that it needs
    }, so no queen can stand there.
play-hint-strip =
    { $band ->
        [alone] The free squares of *{ $insideOf }* still need exactly *{ $count }*.
        [inside] All free squares of *{ $regionsOf }* lie in *{ $inside }*, whose other free squares still need exactly *{ $count }*.
       *[touched] All free squares of *{ $linesOf }* lie in *{ $within }*, whose other free squares still need exactly *{ $count }*.
    } { $what ->
        [none] So no queen can stand there.
        [queen] Without *row { $row }, column { $column }* there would be room for fewer: a queen stands there.
        [one] A queen on *row { $row }, column { $column }* would leave room for fewer, so none can stand there.
       *[exclude] A queen on any of these *{ $excluded } squares* would leave room for fewer, so none can stand there.
    }
play-hint-same =
    { $pair ->
        [row-region] All free squares of *row { $line }* lie in *region { $within }*, which needs no more queens than that row: its other squares have none.
        [column-region] All free squares of *column { $line }* lie in *region { $within }*, which needs no more queens than that column: its other squares have none.
        [region-row] All free squares of *region { $line }* lie in *row { $within }*, which needs no more queens than that region: its other squares have none.
       *[region-column] All free squares of *region { $line }* lie in *column { $within }*, which needs no more queens than that region: its other squares have none.
    }
play-hint-trial =
    { $kind ->
        [row] Suppose a queen on *row { $row }, column { $column }*, and follow the numbers: *row { $line }* is left without a free square. So no queen can stand there.
        [column] Suppose a queen on *row { $row }, column { $column }*, and follow the numbers: *column { $line }* is left without a free square. So no queen can stand there.
       *[region] Suppose a queen on *row { $row }, column { $column }*, and follow the numbers: *region { $line }* is left without a free square. So no queen can stand there.
    }
play-hint-trialRules =
    { $kind ->
        [row] Suppose a queen on *row { $row }, column { $column }*, and follow every rule, not only singles: *row { $line }* is left without a free square. So no queen can stand there.
        [column] Suppose a queen on *row { $row }, column { $column }*, and follow every rule, not only singles: *column { $line }* is left without a free square. So no queen can stand there.
       *[region] Suppose a queen on *row { $row }, column { $column }*, and follow every rule, not only singles: *region { $line }* is left without a free square. So no queen can stand there.
    }
play-hint-forced = *{ $number }* is the last place of *{ $line }*.
play-hint-mayI = May I guess?
play-hint-guessWrong = Not here: something on the board is already wrong.
play-hint-guess =
    { $rule ->
        [single] No need to: a line has one free square left.
        [block] No need to: the free squares of a line lie in so few blocks of two by two that one of them must have a queen.
        [pointer] No need to: all free squares of some line lie in one other line, whose other squares they close.
        [killer] No need to: somewhere a queen would close every free square of a line, so no queen can stand there.
        [set] No need to: look for lines whose free squares all lie in a few other lines.
        [strip] No need to: look for regions that lie within some rows or columns, and look at what is left of those rows or columns.
        [trial] There is no simpler way: suppose a queen somewhere, and follow what is forced.
        [trial-and-rules] There is no simpler way: suppose a queen somewhere, and follow every rule.
       *[search] Yes: no rule helps here, so only a guess is left.
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
play-solved-proved =
    { $count ->
        [0] Without guessing: every square was forced, and no tap was refused.
        [one] Without guessing: every square was forced. One tap was refused.
       *[other] Without guessing: every square was forced. { $count } taps were refused.
    }
play-solved-best =
    { $is ->
        [best] Your best time for puzzles like this ({ $count } solved). Your best before: { $time }.
       *[later] Your best time for puzzles like this ({ $count } solved): { $time }.
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
play-solved-end = All queens are placed.
play-solved-step = Step of the solution
play-solved-at = step { $step } of { $steps }
play-solved-leave = Back to your board
play-race-who =
    { $who ->
        [you] You
       *[they] They, { $time }
    }
play-race-far =
    { $who ->
        [you] You: { $queens } of { $of } queens, { $marks } crosses.
       *[they] They took { $time }. At this time they had { $queens } of { $of } queens and { $marks } crosses.
    }
play-race-end =
    { $is ->
        [first] You: *{ $you }*, they: *{ $they }*. You were faster.
        [second] You: *{ $you }*, they: *{ $they }*. They were faster.
       *[same] You: *{ $you }*, they: *{ $they }*. A tie.
    }
play-share-title = Queens
play-share-daily =
    { $family ->
        [regions] Queens, regions of { $day }
        [stars] Queens, star battle of { $day }
       *[completion] Queens, completion of { $day }
    }
play-share-how =
    { $count ->
        [0] { $size } × { $size }, { $word }, { $time }, no hint
        [one] { $size } × { $size }, { $word }, { $time }, 1 hint
       *[other] { $size } × { $size }, { $word }, { $time }, { $count } hints
    }
play-share-proved = No guessing, refused: { $count }
play-share-label = Text to share, without the answer
play-share-key = 🟦 found, 🟨 with a hint, ⬜ taken back. No square of the answer is in it.
play-share-send = Send
play-share-race = the link lets others race against your pace: the number of queens and crosses, not where they are

## A puzzle solved with reasons

play-reasons-enter = Prove it with reasons
play-reasons-label = Your reason
play-reasons-leave =
    { $to ->
        [editor] To the editor
       *[puzzle] Without reasons
    }
play-reasons-back = Back
play-reasons-check = Does it follow?
play-reasons-copy = Copy the proof
play-reasons-drat = Save for checkers (CNF and DRAT)
play-reasons-saving = Writing the files: { $percent }%
play-reasons-pictures = Save as pictures
play-reasons-receipt = Copy the receipt
play-reasons-proof = Your proof
play-reasons-rules = Rules
play-reasons-through = Lines through the square
play-reasons-kinds = Point at
play-reasons-pointed = the square in question
play-reasons-against = a queen that speaks against it
play-reasons-rule =
    { $rule ->
        [single] Queen: only square of a line
        [pointer] Empty: line inside a line (pointer)
        [killer] Empty: starves a line (killer)
        [set] Empty: other lines use it up (set)
        [trial] Empty: dead end by singles (trial)
       *[trial-and-rules] Empty: dead end by all rules (trial)
    }
play-reasons-ruleStars =
    { $rule ->
        [single] Queen: all squares left
        [block] Queen: blocks
        [pointer] Empty: pointer
        [killer] Empty: too little room
        [set] Empty: set
        [trial] Empty: trial
       *[trial-and-rules] Empty: trial by all rules
    }
play-reasons-strip =
    { $claim ->
        [queen] Queen: strip
       *[empty] Empty: strip
    }
play-reasons-kind =
    { $kind ->
        [row] rows
        [column] columns
       *[region] regions
    }
play-reasons-line =
    { $kind ->
        [row] Row { $line }
        [column] Column { $line }
       *[region] Region { $line }
    }
play-reasons-begin =
    { $steps ->
        [0] Point at a free square that you can decide. A queen or a cross is accepted only with its reason: a rule, and the row, column or region that it speaks of.
        [one] One step is proved. Point at the next square.
       *[other] { $steps } steps are proved. Point at the next square.
    }
play-reasons-which = *Row { $row }, column { $column }*: which rule decides it?
play-reasons-lines =
    { $rule ->
        [single] A queen on *row { $row }, column { $column }*: of which line is it the only free square?
        [pointer] Nothing on *row { $row }, column { $column }*: all free squares of one line lie in one other, and its queen closes the square. Tap the line.
        [killer] Nothing on *row { $row }, column { $column }*: a queen there would close every free square of a line. Tap the line.
        [set] Nothing on *row { $row }, column { $column }*: other lines need its line for themselves. Tap these lines, two or more.
        [trial] Nothing on *row { $row }, column { $column }*: follow single after single from a queen there, and a line has no square left. Tap the line.
       *[trial-and-rules] Nothing on *row { $row }, column { $column }*: follow every rule from a queen there, and a line has no square left. Tap the line.
    }
play-reasons-linesStars =
    { $rule ->
        [single] A queen on *row { $row }, column { $column }*: which line has no more free squares than it needs queens?
        [block] A queen on *row { $row }, column { $column }*: the other free squares of which line lie in too few blocks of two by two? A block holds one queen.
        [pointer] Nothing on *row { $row }, column { $column }*: all free squares of one line lie in one other, which needs no more queens than it does. Tap the first line.
        [killer] Nothing on *row { $row }, column { $column }*: a queen there would leave a line too little room. A block of two by two holds one queen. Tap the line.
        [set] Nothing on *row { $row }, column { $column }*: the queens of other lines take up its line. Tap these lines, one or more.
        [trial] Nothing on *row { $row }, column { $column }*: follow singles and blocks from a queen there, and a line has too little room. Tap the line.
        [trial-and-rules] Nothing on *row { $row }, column { $column }*: follow every rule from a queen there, and a line has too little room. Tap the line.
       *[strip] { $claim ->
            [queen] A queen on *row { $row }, column { $column }*: some rows or columns and the regions at them leave a strip that needs it. Tap these rows or columns.
           *[empty] Nothing on *row { $row }, column { $column }*: some rows or columns and the regions at them leave a strip without room for it. Tap these rows or columns.
        }
    }
play-reasons-refused =
    { $claim ->
        [queen] *That does not follow.* Counterexample: the queens shown obey everything proved so far, and none is on *row { $row }, column { $column }*.
       *[empty] { $lines ->
            [row] *That does not follow.* Counterexample: the queens shown obey everything proved so far, with one on *row { $line }*, and one on *row { $row }, column { $column }*.
            [column] *That does not follow.* Counterexample: the queens shown obey everything proved so far, with one on *column { $line }*, and one on *row { $row }, column { $column }*.
            [region] *That does not follow.* Counterexample: the queens shown obey everything proved so far, with one on *region { $line }*, and one on *row { $row }, column { $column }*.
           *[lines] *That does not follow.* Counterexample: the queens shown obey everything proved so far, with one on each of your lines, and one on *row { $row }, column { $column }*.
        }
    }
play-reasons-refusedStars =
    { $claim ->
        [queen] *That does not follow.* Counterexample: the queens shown obey everything proved so far and fill your lines, and none is on *row { $row }, column { $column }*.
       *[empty] *That does not follow.* Counterexample: the queens shown obey everything proved so far and fill your lines, and one is on *row { $row }, column { $column }*.
    }
play-reasons-otherwise = You are right about *row { $row }, column { $column }*, but this rule and these lines do not prove it.
play-reasons-known = *Row { $row }, column { $column }* is decided already: there is nothing to prove.
play-reasons-done =
    { $known ->
        [no] { $own ->
            [one] *Proved*, in one step.
           *[other] *Proved*, in { $own } steps.
        }
       *[yes] { $own ->
            [one] *Proved*, in one step. The machine’s proof has { $machine }.
           *[other] *Proved*, in { $own } steps. The machine’s proof has { $machine }.
        }
    }
play-reasons-length =
    { $known ->
        [no] Steps: { $own }.
       *[yes] Steps: { $own }. The machine’s proof has { $machine }.
    }
play-reasons-claim = Your own board
play-reasons-help =
    { $is ->
        [first] Hint
       *[more] Why?
    }
play-reasons-goalWays =
    { $ways ->
        [0] To prove: *there is no way* to finish this board.
        [one] To prove: the *one way* to finish.
       *[other] To prove: there are *exactly { $ways } ways* to finish this board.
    }
play-reasons-goalSquare =
    { $is ->
        [queen] To prove: a queen stands on *row { $row }, column { $column }*.
       *[empty] To prove: *row { $row }, column { $column }* is empty.
    }
play-reasons-setGoal = Prove only this square
play-reasons-wholeGoal = Prove the whole board
play-reasons-suppose = Try both: queen or none
play-reasons-lemmas = Lemmas
play-reasons-useLemma = By lemma: { $name }
play-reasons-byLemma = By the lemma *{ $name }*:
play-reasons-keepLemma = Keep the last steps as a lemma
play-reasons-lemmaName = Name
play-reasons-lemmaSteps = Steps
play-reasons-lemmaKeep = Keep it
play-reasons-dropLemma = Forget the lemma { $name }
play-reasons-turns = Cases
play-reasons-turn =
    { $turn ->
        [end] Contradiction
        [other] Other case
       *[both] What holds in both
    }
play-reasons-supposed =
    { $is ->
        [queen] supposed to hold a queen
       *[empty] supposed to be empty
    }
play-reasons-inCase =
    { $is ->
        [queen] Suppose *a queen* on *row { $row }, column { $column }*. Point at a square that follows, or name a contradiction.
       *[empty] Suppose *no queen* on *row { $row }, column { $column }*. Point at a square that follows, or name a contradiction.
    }
play-reasons-ends = Which line has no place for its queen? Or which lines have fewer places than queens? Tap each, then check.
play-reasons-possible = *No contradiction.* The queens shown are on all these lines and obey everything proved so far.
play-reasons-hidden = These lines cannot all have their queens, but it takes more steps to see that.
play-reasons-ended = *Contradiction*: it cannot be so.
play-reasons-split = Either *row { $row }, column { $column }* has a queen, or it has none.
play-reasons-side =
    { $is ->
        [queen] With a queen there:
       *[empty] Without:
    }
play-reasons-turned =
    { $turn ->
        [way] The board is full: a *way to finish*.
        [other] On to the other case.
       *[both] What holds in both cases holds.
    }
play-reasons-contradiction =
    { $kind ->
        [row] { $count ->
            [one] *Contradiction*: row { $line } has no place for its queen.
           *[other] *Contradiction*: rows { $line } cannot all have their queens.
        }
        [column] { $count ->
            [one] *Contradiction*: column { $line } has no place for its queen.
           *[other] *Contradiction*: columns { $line } cannot all have their queens.
        }
       *[region] { $count ->
            [one] *Contradiction*: region { $line } has no place for its queen.
           *[other] *Contradiction*: regions { $line } cannot all have their queens.
        }
    }
play-reasons-noRoom =
    { $kind ->
        [row] *Contradiction*: row { $line } has too little room for its queens.
        [column] *Contradiction*: column { $line } has too little room for its queens.
       *[region] *Contradiction*: region { $line } has too little room for its queens.
    }
play-reasons-helpNone = No rule that is allowed here leads on. Take a move back, or go on without reasons.
play-reasons-helpSuppose = No rule leads on. Take *row { $row }, column { $column }*, and try both: a queen there, or none.
play-reasons-helpEnd =
    { $kind ->
        [row] There is a contradiction: *row { $line }* has no place for its queen.
        [column] There is a contradiction: *column { $line }* has no place for its queen.
       *[region] There is a contradiction: *region { $line }* has no place for its queen.
    }
play-reasons-helpNoRoom =
    { $kind ->
        [row] There is a contradiction: *row { $line }* has too little room for its queens.
        [column] There is a contradiction: *column { $line }* has too little room for its queens.
       *[region] There is a contradiction: *region { $line }* has too little room for its queens.
    }

## Moves, titles and setters

play-moves-begin =
    { $count ->
        [one] *One move* solves it.
       *[other] *{ $count } moves* solve it.
    }
play-moves-queen = *Move { $number }*: a queen on *row { $row }, column { $column }*. The machine sets it in step { $step }.
play-moves-queenAlone = *Move { $number }*: a queen on *row { $row }, column { $column }*.
play-moves-crosses =
    { $count ->
        [one] *Move { $number }*: one cross.
       *[other] *Move { $number }*: { $count } crosses.
    }
play-moves-removed = *Move { $number }*: something is removed.
play-moves-machine = The machine after step { $step } of { $steps }
play-moves-sent =
    { $count ->
        [one] A solution of one move came with the link.
       *[other] A solution of { $count } moves came with the link.
    }
play-moves-watchSent = Watch it
play-moves-watch = Watch my moves
play-moves-send = Send my solution
play-puzzle-titled =
    { $is ->
        [title] { $title }
        [setter] A puzzle by { $setter }
       *[both] { $title }, by { $setter }
    }
play-own-about =
    { $name ->
        [title] Title
       *[setter] Set by
    }

## Training

play-train-enter = Train one technique
play-train-title = Training
play-train-making = Looking for a position …
play-train-what = Train
play-train-due = my weakest techniques
play-train-number =
    { $rule ->
        [single] Position { $number } of { $of }: a single
        [block] Position { $number } of { $of }: a block
        [pointer] Position { $number } of { $of }: a pointer
        [killer] Position { $number } of { $of }: a killer
        [set] Position { $number } of { $of }: a set
        [strip] Position { $number } of { $of }: a strip
       *[trial] Position { $number } of { $of }: a trial
    }
play-train-asks =
    { $rule ->
        [single] A *single* helps here: one line has one free square left. Point at the square, then at its line.
        [pointer] A *pointer* helps here, and nothing simpler does: all free squares of one line lie in another. Point at a square that they close, then at the line.
        [killer] A *killer* helps here, and nothing simpler does: somewhere a queen would close every free square of a line. Point at the square, then at the line.
        [set] A *set* helps here, and nothing simpler does: some lines need equally many others for themselves. Point at a square that this closes, then at the lines.
       *[trial] A *trial* helps here, and nothing simpler does: suppose a queen, follow single after single, and a line has no square left. Point at the square, then at the line.
    }
play-train-asksStars =
    { $rule ->
        [single] A *single* helps here: a line has no more free squares than it needs queens. Point at one of them, then at the line.
        [block] A *block* helps here, and nothing simpler does: without one square, the free squares of a line lie in too few blocks of two by two. Point at the square, then at the line.
        [pointer] A *pointer* helps here, and nothing simpler does: all free squares of one line lie in another that needs no more queens than it does. Point at a square that this closes, then at the first line.
        [killer] A *killer* helps here, and nothing simpler does: somewhere a queen would leave a line too little room. Point at the square, then at the line.
        [set] A *set* helps here, and nothing simpler does: the queens of some lines take up others. Point at a square that this closes, then at the lines.
        [strip] A *strip* helps here, and nothing simpler does: take some rows or columns and the regions that overlap them, and count the queens that only one of the two must have. Point at a square that this decides, then at the rows or columns.
       *[trial] A *trial* helps here, and nothing simpler does: suppose a queen, follow singles and blocks, and a line has too little room. Point at the square, then at the line.
    }
play-train-next = Next position
play-train-again = Ten more
play-train-end = The run is over: { $clean } of { $count } found at once and without help.
play-train-run = This run
play-train-outcome =
    { $is ->
        [clean] { $rule ->
            [single] Single: { $time }
            [block] Block: { $time }
            [pointer] Pointer: { $time }
            [killer] Killer: { $time }
            [set] Set: { $time }
            [strip] Strip: { $time }
           *[trial] Trial: { $time }
        }
        [missed] { $rule ->
            [single] Single: { $time }, refused: { $count }
            [block] Block: { $time }, refused: { $count }
            [pointer] Pointer: { $time }, refused: { $count }
            [killer] Killer: { $time }, refused: { $count }
            [set] Set: { $time }, refused: { $count }
            [strip] Strip: { $time }, refused: { $count }
           *[trial] Trial: { $time }, refused: { $count }
        }
        [helped] { $rule ->
            [single] Single: { $time }, with help
            [block] Block: { $time }, with help
            [pointer] Pointer: { $time }, with help
            [killer] Killer: { $time }, with help
            [set] Set: { $time }, with help
            [strip] Strip: { $time }, with help
           *[trial] Trial: { $time }, with help
        }
       *[shown] { $rule ->
            [single] Single: shown
            [block] Block: shown
            [pointer] Pointer: shown
            [killer] Killer: shown
            [set] Set: shown
            [strip] Strip: shown
           *[trial] Trial: shown
        }
    }
play-train-known = How well you know each
play-train-new = not trained yet
play-train-card =
    { $best ->
        [none] { $clean } of { $done } at once
       *[some] { $clean } of { $done } at once, best { $time }
    }
play-lesson-open =
    { $rule ->
        [single] Singles explained
        [block] Blocks explained
        [pointer] Pointers explained
        [killer] Killers explained
        [set] Sets explained
        [strip] Strips explained
       *[trial] Trials explained
    }
play-lesson-number =
    { $rule ->
        [single] Singles, step { $number } of { $of }
        [block] Blocks, step { $number } of { $of }
        [pointer] Pointers, step { $number } of { $of }
        [killer] Killers, step { $number } of { $of }
        [set] Sets, step { $number } of { $of }
        [strip] Strips, step { $number } of { $of }
       *[trial] Trials, step { $number } of { $of }
    }
play-lesson-what =
    { $rule ->
        [single] A *single* is a line with one free square left. A line is a row, a column or a region. The queen of that line stands on this square.
        [pointer] A *pointer* is a line whose free squares all lie in one other line. Its queen is also the queen of the other line, so the other squares of that line stay empty.
        [killer] A *killer* is a square from which a queen would close every free square of a line. That line would get no queen, so the killer stays empty.
        [set] A *set* is a group of lines whose free squares all lie in as many other lines. Their queens are also the queens of those lines, so the other squares there stay empty.
       *[trial] A *trial* assumes a queen on one square and follows the singles that result. If a line is left without a free square, the assumption was wrong, and the square stays empty.
    }
play-lesson-stars =
    { $rule ->
        [single] A *single* is a line that has as many free squares as it still needs queens. Each of these squares gets a queen.
        [block] Queens do not touch, so a *block* of two by two squares holds one queen at most. If the free squares of a line fill as many blocks as it needs queens, a block of one square gets a queen.
        [pointer] A *pointer* is a line whose free squares all lie in one other line that needs no more queens. The other squares of that line stay empty.
        [killer] A *killer* is a square on which a queen would leave a line too little room for its queens. The killer stays empty.
        [set] A *set* is a group of lines whose free squares all lie in other lines that need no more queens in all. The other squares of those lines stay empty.
        [strip] A *strip* is one or more rows or columns side by side. The regions in it take a known number of its queens, so the rest of the strip holds a known number, too. That decides a square.
       *[trial] A *trial* assumes a queen on one square and follows the singles and blocks that result. If a line is left with too little room, the square stays empty.
    }
play-lesson-find =
    { $rule ->
        [single] To find *singles*, look at the lines with the fewest free squares, and at every line that a new queen attacks.
        [block] To find *blocks*, look for a line whose free squares stand close together, except one.
        [pointer] To find *pointers*, look at small regions: do all free squares of one lie in a single row or column?
        [killer] To find *killers*, look for a line with two or three free squares, and for a square that attacks them all.
        [set] To find *sets*, look for two lines whose few free squares lie in the same two other lines, then for three.
        [strip] To find *strips*, take one or two rows or columns at the edge, and count the regions that lie inside.
       *[trial] To find a *trial*, take a line with two free squares and a square that attacks one of them. Try this last: every other technique is quicker.
    }
play-lesson-end = That was the lesson.
play-lesson-train = Train this technique
play-lesson-back = Back to the puzzle
play-lesson-page = As a page to link to
play-lesson-try = Try it on a board
play-review-title = What it took
play-review-rule =
    { $missed ->
        [0] { $rule ->
            [single] Singles: { $used }
            [block] Blocks: { $used }
            [pointer] Pointers: { $used }
            [killer] Killers: { $used }
            [set] Sets: { $used }
            [strip] Strips: { $used }
            [trial] Trials: { $used }
           *[trial-and-rules] Trials and rules: { $used }
        }
       *[other] { $rule ->
            [single] Singles: { $used }, passed over: { $missed }
            [block] Blocks: { $used }, passed over: { $missed }
            [pointer] Pointers: { $used }, passed over: { $missed }
            [killer] Killers: { $used }, passed over: { $missed }
            [set] Sets: { $used }, passed over: { $missed }
            [strip] Strips: { $used }, passed over: { $missed }
            [trial] Trials: { $used }, passed over: { $missed }
           *[trial-and-rules] Trials and rules: { $used }, passed over: { $missed }
        }
    }
play-review-train = Train
play-review-trainRule =
    { $rule ->
        [single] Train singles
        [block] Train blocks
        [pointer] Train pointers
        [killer] Train killers
        [set] Train sets
        [strip] Train strips
       *[trial] Train trials
    }

## The key to the marks

play-legend =
    { $what ->
        [given] given, cannot be removed
        [own] yours
        [lifted] removed
        [nothere] not here: your mark
        [attacked] attacked, and from where
        [killer] no queen can stand here
        [held] one of the squares left
       *[starved] free now, would be closed
    }

## A puzzle of one's own

play-own-label = A puzzle of your own
play-own-bar = Keys of the editor
play-own-nextBrush = Drawing region { $region }. Next: region { $next }
play-own-form = Kind and size
play-own-looking = Looking…
play-own-doubts = Dotted borders were read with doubt: draw on a square beside one to correct it.
play-own-ways =
    { $family ->
        [completion] { $count ->
            [one] *One way to finish*: it is a puzzle.
           *[other] *{ $count } ways to finish*: a queen on a square that shows 1 leaves exactly one.
        }
       *[regions] { $count ->
            [one] *One way to finish*: it is a puzzle.
           *[other] *{ $count } ways to finish*: draw the regions until one way is left.
        }
    }
play-own-different =
    { $count ->
        [one] Turned and mirrored, they are all the same.
       *[other] Of these, { $count } cannot be turned or mirrored into each other.
    }
play-own-twin =
    { $where ->
        [played] { $turned ->
            [yes] Turned or mirrored, this puzzle was played on this device before.
           *[no] This puzzle was played on this device before.
        }
       *[shelf] { $turned ->
            [yes] Turned or mirrored, this puzzle is in the library:
           *[no] This puzzle is in the library:
        }
    }
play-own-openTwin = Open it
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
play-own-noneStars =
    { $count ->
        [one] *No way to finish*: region { $regions } has no room for *{ $stars } queens*.
       *[other] *No way to finish*: regions { $regions } cannot all have *{ $stars } queens* each.
    }
play-own-empty =
    { $count ->
        [one] *Region { $regions }* has no square: draw at least one.
       *[other] *Regions { $regions }* have no square: draw at least one for each.
    }
play-own-split =
    { $count ->
        [one] *Region { $regions }* is in several pieces.
       *[other] *Regions { $regions }* are in several pieces.
    }
play-own-shown = Way *{ $way }* of { $count }.
play-own-showWay = Show a way
play-own-nextWay = Another way
play-own-hideWay = Hide the way
play-own-clear = Clear
play-own-play = Play this puzzle
play-own-prove =
    { $ways ->
        [0] Prove that there is no way
        [one] Prove that there is one way
       *[other] Prove that there are exactly { $ways }
    }
play-own-link = Copy link
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
       *[grading] Grading the puzzle of each choice: { $percent }%
    }
play-own-drop = Remove what is not needed
play-own-stars = Queens per line
play-own-brush = Region
play-own-what = Set queens, or draw regions, until exactly one way to finish is left. The link contains the puzzle without its answer.

## Which queens are guilty?

play-guilty-heading = Find the culprits { $size } × { $size }, number { $seed }
play-guilty-ask = Can it be completed now?
play-guilty-count = How many are guilty
play-guilty-these =
    { $count ->
        [one] { $count } guilty
       *[other] { $count } guilty
    }
play-guilty-taken =
    { $count ->
        [0] No queen attacks another, and yet *there is no way to finish*. Remove as few as you can.
        [one] *One queen* is removed.
       *[other] *{ $count } queens* are removed.
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

## The library

play-shelf-title = Library
play-shelf-count = Every puzzle has exactly one way to finish, and its grade is proved. { $solved } of { $all } solved, { $begun } begun.
play-shelf-takes =
    { $word ->
        [easy] singles
        [medium] pointers, killers
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
play-packs-title = By technique
play-packs-about = In each puzzle, the technique is the hardest step that you need.
play-packs-technique =
    { $technique ->
        [singles] Singles
        [pointers] Pointers
        [killers] Killers
        [pairs] Sets of two
        [triples] Sets of three and more
       *[trials] One trial
    }
play-packs-count = { $solved } of { $all }
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

play-days-earlier = Previous month
play-days-later = Next month
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
        [ahead] { $day }, still to come
       *[open] { $day }, not played
    }
play-days-key = ✓ solved, ◐ begun, ○ not played. Puzzles get harder from Monday to Sunday. They are the same for everyone, by the local date.
play-days-record = Your record
play-days-inARow = Days in a row
play-days-longest = Longest run of days
play-days-dailies = Daily puzzles
play-days-all = Puzzles in all
play-days-withoutHint = Without a hint
play-days-kept = Your record is kept on this device only.
play-days-export = Save as a file
play-days-import = Read from a file
play-days-erase = Erase
play-days-eraseSure = Erase all puzzle results that are kept on this device?

## The game for two

play-game-score = Score and rules
play-game-terms = Rules of the game
play-game-begin =
    { $closing ->
        [ownColour] A queen on a dark square closes the *dark squares* of its row, its column and its diagonals; one on a light square the *light squares*. Whoever sets more queens wins. White begins.
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
        [white] White’s time ran out, so the turn passed to Black.
       *[black] Black’s time ran out, so the turn passed to White.
    }
play-game-moves =
    { $count ->
        [one] { $count } move so far
       *[other] { $count } moves so far
    }
play-game-resign = Resign
play-game-again = Play again
play-game-swap = Swap sides
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
        [closesLeast] closes the fewest squares
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
play-game-thinks = is thinking
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
       *[tie] A tie, with best play
    }
play-game-worth =
    { $value ->
        [0] Every queen that can be set now has an answer, so the player to move cannot make sure of setting the last one.
       *[other] The player to move can make sure of setting the last queen.
    }
play-game-mirror = The right half is the mirror image of the left half, with the players exchanged. Whoever answers every move with its mirror image does not lose.
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
        [white] White’s move was good: the light and the dark half are worth { $value } each, so every queen that can be set has an answer.
       *[black] Black’s move was good: the light and the dark half are worth { $value } each, so every queen that can be set has an answer.
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
play-game-yours = You play as
play-game-winner = Who wins
play-game-closing =
    { $closing ->
        [ownColour] most queens
       *[lines] last queen
    }
play-game-closingWhat =
    { $closing ->
        [ownColour] A queen closes only those squares of its lines that have the colour of its own square. Whoever has set more queens at the end wins. Without a clock, Black can at best tie.
       *[lines] The classic game: a queen closes every square of its lines. Whoever sets the last queen wins.
    }
play-game-clock = Clock
play-game-clocks =
    { $clock ->
        [none] none
        [each] 5 minutes each
        [shortTurn] 10 seconds a turn
        [longTurn] 60 seconds a turn
       *[turn] 30 seconds a turn
    }

## error

error-play-size = There is no puzzle of that size.
error-play-day = There is no daily puzzle for that day.
error-play-proof-long = A step of this proof needs too many clauses for a file. Divide the step into cases, then save again.
error-play-region = The regions in the link are not valid: each needs a square, and there must be as many regions as rows.
error-play-no-way = That puzzle has no way to finish.
error-play-many-ways = That puzzle has more than one way to finish, so it has no single answer.
error-play-goal = In some ways a queen stands there, in others not. There is nothing to prove about that square alone.
error-play-lemma = That lemma does not lead to this square, however it is moved, turned or mirrored.
error-play-clash = Two of these queens attack each other, so there is nothing to prove.
error-play-ways = That board has more than { $most } ways to finish, too many to prove.
error-play-cancelled = Cancelled.
error-play-no-exercise = No position for this technique was found. Choose another one.
error-play-damaged = Part of the puzzle record kept on this device could not be read. The rest is intact; the damaged part was set aside.
error-play-newer = The puzzle record kept on this device was written by a later version of this page. It was set aside, and a new record begins.
error-play-import = That file contains no puzzle record.
error-play-import-newer = That record was saved by a later version of this page.
error-play-import-part =
    { $count ->
        [one] That file is damaged. One solved puzzle could be read.
       *[other] That file is damaged. { $count } solved puzzles could be read.
    }
error-play-clock = The clock of this device is set to a day before { $day }, when you solved a puzzle. Days in a row are counted up to today.
error-play-other-tab = This puzzle was solved in another tab.
