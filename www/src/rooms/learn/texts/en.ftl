## page

page-learn = Learn
page-about-learn = short lessons with questions

## learn

learn-course =
    { $count ->
        [one] { $count } short lesson
       *[other] { $count } short lessons
    }
learn-what = Each lesson is a board, a few sentences, and questions to answer before you go on. Start anywhere; the order given is the easiest.
learn-lessons = Lessons
learn-begin = Begin with lesson 1
learn-wereIn = You were in lesson { $lesson }, at step { $step } of { $steps }
learn-nextAfter = Lesson { $lesson } is done. Next:
learn-allDone = All lessons are done.
learn-start = Start
learn-goOn = Go on
learn-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
learn-done = { $done } of { $steps } steps done
learn-doneAll = done
learn-teachers = For teachers
learn-toTeachers = For teachers
learn-mine = Your own lessons
learn-forget = Remove “{ $title }”
learn-openFile = Open a lesson
learn-openFileWhat = A lesson is two plain files: lesson.json, with its steps, and en.md, with its text. Choose both. Any error in them is reported here, with its place. Any lesson can be presented on a projector: Page Down moves on, Page Up moves back, and B makes the screen black. Drawings on the board disappear at the next step. A short lesson fits into a link, so you can hand it out.
learn-score = What you have done
learn-scoreLine = { $lesson } { $title }: { $done } of { $steps } steps; questions right at the first try { $first }, later { $later }, answer shown { $shown }
learn-scoreWhat = Copy this text to hand it in. Your record is kept on this device only.
learn-erase = Erase
learn-board = The board of the lesson
learn-lesson = The text of the lesson
learn-shelf = Lessons
learn-steps = Steps
learn-step = Step { $step }: { $title }
learn-stepDone = Step { $step }, done: { $title }
learn-at = step { $step } of { $steps }
learn-atRecap = recap
learn-atReview = question { $question } of { $questions } from earlier lessons
learn-from = From the lesson “{ $lesson }”
learn-toReview = Questions from earlier lessons
learn-screenAt = { $at }, screen { $screen } of { $screens }
learn-around = Look around
learn-aroundWhat = You have left the lesson: set and remove queens, and run searches, as you like. The step stays as you left it.
learn-back = Back to step { $step }
learn-present = Present
learn-hands = Card poll
learn-paper = On paper
learn-paperSheet = Sheet for pupils
learn-paperNotes = Notes for teachers
learn-paperBack = Back to the lesson
learn-paperKey = answer key at the end
learn-paperMaking = The sheet is being made.
learn-paperName = Name
learn-paperDate = Date
learn-paperCode = Code to scan: opens this lesson
learn-paperStep = { $step } { $title }
learn-paperBoard = The board of step { $step }
learn-paperAnswer = Answer
learn-paperMark =
    { $way ->
        [squares] Mark the squares on the board.
        [place] Draw the pieces on the board.
       *[square] Mark the square on the board.
    }
learn-paperKeyHead = Answer key
learn-print = Print
learn-codeWords1 = while a square of this row is free:
learn-codeWords2 = queen ← free & −free, the lowest of them
learn-codeWords4 = go down to the next row without a queen, g rows below:
learn-codeWords9 = if every row has a queen: a solution
learn-codeWords10 = if none was free when the row was entered: a dead end
learn-codeWords11 = if this is the first row: done
learn-codeWords12 = go up, the diagonals shifted back, and take the queen off
learn-codeArrays1 = place(row), at first the topmost without a queen:
learn-codeArrays2 = if every row has a queen: a solution, and return
learn-codeArrays3 = for column ← each from the left:
learn-codeArrays4 = columns[column], diagonals[column − row] or
learn-codeArrays5 = antiDiagonals[row + column] is taken: go on with the next
learn-codeArrays6 = take the three lines: a queen on row, column
learn-codeArrays7 = place(the next row without a queen)
learn-codeArrays8 = if no column was free: a dead end
learn-codeArrays9 = back from place: give the three lines free
learn-codeArrays10 = back from the first call: done
learn-why = Why does this matter?
learn-see = Open this in its own room
learn-previous = Previous
learn-next = Next
learn-skip = Skip
learn-end = To the lessons
learn-nextLesson = Next lesson: { $title }
learn-wrongAgain = Answer number { $tries } is not right either.
learn-show = Show me the answer
learn-answer = Answer
learn-answerIs = The answer: { $answer }
learn-number = Your answer
learn-answers = Answers
learn-answerOnBoard = Choose the square on the board.
learn-answerLine = Choose the line on the board or here, or press its number.
learn-row = Row { $line }
learn-column = Column { $line }
learn-again = Start over
learn-chooseAll = Choose every right answer, then “Answer”.
learn-markOnBoard =
    { $count ->
        [0] Mark squares on the board, then choose “Answer”.
        [one] 1 square is marked.
       *[other] { $count } squares are marked.
    }
learn-placeOnBoard =
    { $count ->
        [0] Set pieces on the board, then choose “Answer”. Press a piece again to remove it.
        [one] You have set 1 piece.
       *[other] You have set { $count } pieces.
    }
learn-setBits = Set the bits of { $name }, then choose “Answer”.
learn-bit = Column { $line }: { $bit }
learn-bitsAre = The bits that are 1: { $columns }
learn-putInOrder = Put the lines in order with the arrows, then choose “Answer”.
learn-up = Move up: { $line }
learn-down = Move down: { $line }
learn-stepUntil = Step with the buttons under the board, then choose “Answer”.
learn-stepWas = At step { $step }
learn-turnBoard = Turn the board, then choose “Answer”.
learn-turnRight = Quarter turn
learn-mirror = Mirror
