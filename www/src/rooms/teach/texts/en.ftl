## page

page-teach = Teach
page-about-teach = class pages, homework, notes and everything else for teaching

## teach

teach-title = For teachers
teach-classPage = Class page
teach-collect = Collect homework
teach-projector = Projector
teach-projectorWhat = Open a lesson and choose “Present”: large type, nothing to scroll, a pen, the keys of a remote control, and a code that opens the step on phones.
teach-handout = Handout link
teach-handoutWhat = A link to any board, puzzle or search that says what is allowed: no hints, no clock, answers only on request, certain searches only.
teach-sheets = Worksheets
teach-sheetsWhat = Puzzles, trace tables and empty boards on A4 or Letter, with answer keys. The same number always makes the same sheet.
teach-embed = Embed
teach-embedWhat = A board, a search or a puzzle in your own web page or learning platform.
teach-predict = Prediction
teach-predictWhat = In Watch, switch on “Ask me before each step”: pupils say what the search does next before they see it.
teach-notes = Notes for each lesson
teach-notesWhat = One page to print for each lesson: its aim, a plan for 45 minutes, common misconceptions, questions, an activity without screens, and the answer key with reasons.
teach-untitled = Tasks
teach-tasks = Tasks
teach-tasksWhat = Each task opens in a new window. Come back here when you have done it; this page sees what is done on this device.
teach-name = Name
teach-nameless = no name
teach-task = Task { $number }
teach-say = I have done this
teach-done = done
teach-open = not done yet
teach-answered = { $done } of { $questions } questions answered
teach-receipt = Your receipt
teach-receiptWhat = Hand in the receipt in any of these ways: as text, as a link, as a file, or let your teacher scan the code.
teach-receiptNone = The receipt appears here when you have begun a task.
teach-receiptCode = Code to scan: your receipt
teach-receiptHonest = The last five characters of a receipt find typing errors. They do not prove who did the work: no page without a server can.
teach-take = Add a receipt from another room, for example of your own search
teach-copy = Copy the text
teach-copyLink = Copy as a link
teach-save = Save as a file
teach-forTeachers = Open this class page as a teacher
teach-collectHow = Paste receipts or links to them, one a line; drop files here; or hold the codes in front of the camera one after another. Of several receipts of one pupil the last one counts.
teach-receipts = Receipts, one a line
teach-add = Add
teach-files = Choose files
teach-folder = Choose a folder
teach-camera = Scan codes
teach-cameraOff = Stop scanning
teach-cameraWhat = What the camera sees
teach-forget = Remove all
teach-collected =
    { $count ->
        [one] { $count } receipt collected
       *[other] { $count } receipts collected
    }
teach-damaged =
    { $count ->
        [one] { $count } line was not read
       *[other] { $count } lines were not read
    }
teach-damagedForm = This is not a receipt, or part of it is missing.
teach-damagedSum = The checksum of this receipt does not match: a character is wrong or missing. Compare it with the pupil’s receipt, or ask for it again.
teach-table = Collected homework
teach-csv = Save as CSV
teach-cellLesson = { $first } of { $questions } at first, { $later } later, { $shown } shown
teach-cellVersion =
    { $version ->
        [earlier] { $cell } (earlier version of the lesson)
       *[unknown] { $cell } (another version of the lesson: its questions are not known here)
    }
teach-cellPuzzle =
    { $hints ->
        [0] { $clock }, no hints
        [one] { $clock }, { $hints } hint
       *[other] { $clock }, { $hints } hints
    }
teach-cellSaid = done
teach-hardest = The hardest questions
teach-hard = { $lesson }, question { $question }:
teach-hardFirst = Right at the first try: { $first } of { $asked }.
teach-hardWrong = { $answer } ({ $count } ×):
teach-collectKept = Receipts are kept on this device until you remove them.
teach-poll = Card poll
teach-pollWhat = Ask a question on the projector: your camera reads the printed cards of the whole class at once, and the result stays hidden until you show it.
teach-pollHow = Pupils hold up a card with their answer at the top. Your camera, or a photograph, reads all cards at once. Without cards, answers can be typed as two letters, or come from phones as codes.
teach-pollCards = Print the cards
teach-pollBack = Back to the question
teach-pollQuestion = Question
teach-pollFrom = Where the question comes from
teach-pollOwn = my own
teach-pollStep = Question of the lesson
teach-pollText = The question
teach-pollFree = What is your answer?
teach-pollOn = What is answered
teach-pollOns =
    { $on ->
        [answers] one of four answers
       *[squares] a square of the board
    }
teach-pollSquares = Choose up to four squares of the board: the cards stand for them, as A to D. With a code, any square can be answered.
teach-pollAnswer = Answer { $letter }
teach-pollLine =
    { $kind ->
        [row] Row { $line }
       *[column] Column { $line }
    }
teach-pollPresent = Put it on the projector
teach-pollBoard = The board of the question
teach-pollAnswers = Answers
teach-pollRight = right
teach-pollTotal =
    { $count ->
        [0] No answers yet
        [one] One answer ({ $cards } by card, { $codes } by code)
       *[other] { $count } answers ({ $cards } by card, { $codes } by code)
    }
teach-pollCamera = Camera
teach-pollPhotograph = Choose photographs
teach-pollStarting = The camera is starting.
teach-pollInSight =
    { $count ->
        [one] { $count } card in sight
       *[other] { $count } cards in sight
    }
teach-pollReveal = Show the result
teach-pollHide = Hide the result
teach-pollAgain = Ask again
teach-pollPrivate = Pictures are read on this device and are neither stored nor sent. You can also paste photographs or drop them here.
teach-pollPhones = Answers from phones
teach-pollPhonesHow = Press “Code” on the projector: pupils open the question on their phones, choose an answer and get a code. Scan the codes from their screens, or paste them from a chat.
teach-pollSent = Codes from phones, pasted or scanned
teach-pollUnread =
    { $count ->
        [one] One line has no code of this question.
       *[other] { $count } lines have no code of this question.
    }
teach-ballotHow = Choose an answer. Then show the code to your teacher, or copy it and send it. This page sends nothing.
teach-ballotLine =
    { $kind ->
        [row] Row
       *[column] Column
    }
teach-ballotCode = Your code
teach-ballotPicture = Your code as a picture, for your teacher to scan
teach-pollCode = Code
teach-pollCodes =
    { $on ->
        [answers] A code is the letter of the answer, twice: BB.
       *[squares] A code is a square: the letter of its row, then that of its column. BD is row 2, column 4.
    }
teach-pollNoCode = No answer has this code.
teach-pollUntype = Take back the last code
teach-cards = Cards for a show of hands
teach-cardsWhat = Each pupil gets one card. The letter at the top is the answer; the letters are small, so neighbours cannot read them. There are up to { $most } different cards. With one card on a page, a Full HD camera reads the cards from 7 metres away, with two from 5, with four from 3; a photograph of 12 megapixels, from 11, 8 and 5.
teach-cardsCount = Cards
teach-cardsEach = Cards on a page
teach-cardsOnPage =
    { $count ->
        [one] { $count } on a page
       *[other] { $count } on a page
    }
teach-cardsPage = Page { $page } of { $pages }
teach-card = Card { $number }
teach-paper = Paper
teach-papers =
    { $paper ->
        [A4] A4
       *[letter] Letter
    }
teach-print = Print
teach-window = Teacher’s window
teach-windowWhat = A second window beside the projector: notes, the right answer, the next step, the clock, and what has been asked. Open it from the bar of any presentation.
teach-windowNothing = Nothing is presented yet. Open a lesson, choose “Present”, and this window follows it.
teach-windowSince = running for
teach-windowRestart = Start again
teach-windowPress =
    { $command ->
        [previous] Back
        [next] Next
        [answer] Answer
       *[black] Black screen
    }
teach-windowNow = On the projector
teach-windowNext = Next: { $title }
teach-windowLast = This is the last step.
teach-windowWhy = For those who ask more
teach-windowTries = Answered so far: { $answers }
teach-windowWrongs = Wrong answers to expect
teach-windowShown = The class sees the result.
teach-windowHidden = The class does not see the result yet.
teach-windowLog = Asked so far
teach-windowNoLog = No question has been answered yet.
teach-windowBecame =
    { $became ->
        [right] { $count ->
            [0] right at once
            [one] right after { $count } wrong answer
           *[other] right after { $count } wrong answers
        }
        [shown] { $count ->
            [0] answer shown
            [one] answer shown after { $count } wrong answer
           *[other] answer shown after { $count } wrong answers
        }
       *[open] { $count ->
            [one] open, { $count } wrong answer
           *[other] open, { $count } wrong answers
        }
    }
teach-windowHands =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
teach-windowHandsRight = { $right } of { $count } right
teach-windowNotes = Notes
teach-exam = Tests
teach-examHow = The same number always makes the same test. Neighbours get different variants: no two share a task, as long as there are enough questions.
teach-examSeed = Number of the test
teach-examVariants = Variants
teach-examCount =
    { $kind ->
        [lessonQuestions] Lesson questions
        [traces] Traces
        [puzzles] Puzzles
       *[proofs] Proofs
    }
teach-examLessons = Questions from
teach-examAll = all lessons
teach-examOf = The search is: { $search }.
teach-examOwn = a lesson of your own
teach-examSearch = Search of the trace
teach-examFrom = Trace begins after step
teach-examSteps = Steps of a trace
teach-examSize = Boards
teach-examLevel = Puzzles are
teach-examLevels =
    { $level ->
        [easy] easy
        [medium] medium
        [hard] hard
       *[expert] expert
    }
teach-examKey = answer keys
teach-examLink = Copy the link for pupils
teach-examTry = Try it as a pupil
teach-examHonest = On a screen the test shows no hints and says nothing about the answers until it is handed in. It does not lock the device.
teach-examMaking = The test is being made.
teach-examTitle = Test { $seed }, variant { $variant }
teach-examKeyOf = Answer key, variant { $variant }
teach-examDate = Date
teach-examBoard = The board of the task
teach-examPuzzle = Add the missing queens: one in each row, and no two in the same column or on the same diagonal.
teach-examProof = These queens cannot be completed to a solution. Which of them alone already make it impossible? Name as few as possible.
teach-examColumns = Columns from the top row down: { $columns }
teach-examPuzzleWhy = There is no other way.
teach-examProofWhy =
    { $count ->
        [one] With this queen alone, no solution is left. Other sets of the same size may be right, too.
       *[other] With these { $count } queens alone, no solution is left; without any one of them, there is one. Other sets of the same size may be right, too.
    }
teach-examColumnsLine = Columns
teach-examQueensLine = Queens
teach-examAnswer = Answer
teach-examMark = Mark the square on the board.
teach-examDoesAt = What happens at step { $step }
teach-examRowAt = Row of step { $step }
teach-examColumnAt = Column of step { $step }
teach-takeTitle = Test { $seed }
teach-takeWhat = Write your name and choose your variant. You can change your answers until you hand in the test. Then you get a receipt for your teacher.
teach-takeVariant = Which variant do you have?
teach-takeBegin = Variant { $variant }
teach-takeTasks = Tasks
teach-takeOpen = Task { $number }, open
teach-takeAnswered = Task { $number }, answered
teach-takeOnBoard =
    { $kind ->
        [puzzles] Set the queens on the board.
        [proofs] Choose the queens on the board.
       *[lessonQuestions] Choose the square on the board.
    }
teach-takePrevious = Back
teach-takeNext = Next
teach-takeHandIn = Hand in
teach-takeLeft =
    { $count ->
        [0] All tasks are answered.
        [one] { $count } task is open.
       *[other] { $count } tasks are open.
    }
teach-takeDone = Handed in
teach-write = Lesson editor
teach-writeHow = In any place, press “Send” and choose “Add this step to my lesson”. Here you write the words and choose the question; the engine finds the answer. What you write is kept on this device.
teach-writeSample = Begin with a copy of
teach-writeOpen = Open a lesson from files
teach-writeTitle = Title
teach-writeAbout = One sentence about the lesson
teach-writeSteps = Steps
teach-writeStep = Step { $step }
teach-writeAdd = Add a step with the board of this page
teach-writeBoard = Board of the step
teach-writeTake = Use the board of this page
teach-writeShows = Shown with it
teach-writeFigure =
    { $figure ->
        [transport] the search, step by step
        [words] its words or arrays
        [code] its code
       *[counts] its counts
    }
teach-writeEarlier = Move up
teach-writeLater = Move down
teach-writeRemove = Remove the step
teach-writeWords = Words of the step
teach-writeStepTitle = Heading
teach-writeText = Text. An empty line begins a new paragraph; **two stars** make words strong.
teach-writeWhy = Why does this matter? (optional)
teach-writeAsk = Question
teach-writeAsks =
    { $ask ->
        [none] none
        [stated] A question of your own, with answers to choose
        [own] as in the file
        [ways] How many ways to complete the board are there?
        [free] How many squares are free?
        [attacked-squares] How many squares are attacked?
        [conflicts] How many pairs of queens attack each other?
        [dead] Which empty row has no free square?
        [forced] On which square must a queen stand?
        [blame] Which queen is to blame?
        [blame-size] How many queens are to blame?
        [solved] Is this a solution?
        [images] How many different rotations and reflections are there?
        [next] Where does the search set its next queen?
        [next-kind] What happens next in the search?
        [free-squares] Which squares of a row are free? (all of them)
        [peaceful] Place pieces so that none attacks another.
        [queen] Rotate or reflect the board until the queen of a row stands in a certain column.
        [so-far] Go to a step of the search at which something has happened so often.
        [register] Fill in a word of the search, bit by bit.
        [sorted] Put searches in order, the one that tries the fewest queens first.
        [modular-sizes] Which of these sizes have a solution on the torus? (several)
       *[next-row] Which row does the search choose next?
    }
teach-writeChoice =
    { $choice ->
        [yes] Yes
        [no] No
        [tried] A queen is set
        [removed] A queen is removed
        [rejected] A square is rejected
        [deadEnd] A dead end
       *[solution] A solution
    }
teach-writeJudged = The engine answers: { $answers }
teach-writeQuestion = The question in your words
teach-writeLabel = Answer { $number } to choose
teach-writeIsRight = Answer { $number } is right
teach-writeAddLabel = Add an answer
teach-writeNoLabel = Remove answer { $number }
teach-writeMissing =
    { $missing ->
        [title] Give the lesson a title.
        [heading] Write a heading.
        [question] Write the question.
        [choices] Write at least two answers, each with words.
        [marked] Mark the right answer.
        [right] Write a reply to a right answer.
       *[wrong] Write a reply to a wrong answer.
    }
teach-writeMissingAt = Step { $step }: { $words }
teach-writeUnfinished =
    { $count ->
        [one] { $count } thing is missing:
       *[other] { $count } things are missing:
    }
teach-writeRight = Reply to a right answer
teach-writeWrong = Reply to a wrong answer
teach-writeRow = Row
teach-writeKind = What has happened
teach-writeWord = Word
teach-writeIs =
    { $of ->
        [peaceful] Pieces in all
        [queen] Column of its queen
       *[so-far] How often
    }
teach-writeSearches = Searches to put in order
teach-writeSizes = Sizes to choose from
teach-writeReply = Reply to “{ $answer }”
teach-writeNoReply = Remove the reply to “{ $answer }”
teach-writeReplyTo = A reply of its own for this wrong answer
teach-writeWhole = The whole lesson
teach-writeNone = There are no steps yet.
teach-writeHolds =
    { $count ->
        [one] The lesson is complete: { $count } step, and every question has an answer.
       *[other] The lesson is complete: { $count } steps, and every question has an answer.
    }
teach-writeTry = Open the lesson
teach-writeKeep = Keep it on the shelf
teach-writeKept = Kept on the shelf
teach-writeLink = Copy the link for pupils
teach-writeFiles = Save as files
teach-writePaper = To print it, open the lesson and choose “On paper”. Pupils’ answers to it go into their receipts like those to any other lesson.

## error

error-ballot-unread = The link does not contain a whole question: it may have been cut short.
error-camera = The camera cannot be used. Allow it in the browser, or choose photographs as files.
error-no-photograph = No picture could be read from these files.
error-draft-unkept = This browser does not keep what you write: save the lesson as files before you close the page.
error-lesson-right = Step { $place } replies to “{ $answer }” as to a wrong answer, but that answer is right. Remove the reply.

# A count that the class shares out.
teach-together = Count together
teach-togetherWhat = Share out a count that takes one device hours: each device counts its share, and the receipts add up to the number of all solutions.
teach-togetherHow = Give each device its own address. It counts its share of all solutions, without a network and in several sittings, and ends with a receipt. Collect the receipts here: this page says what is missing, what differs, and the sum.
teach-togetherSize = Queens
teach-togetherDevices = Devices
teach-togetherTimes = On one core, all solutions take about 5 seconds for 18 queens, 20 minutes for 21, 3 hours for 22 and more than a day for 23. A browser takes longer; thirty devices with four cores each take a hundredth of it.
teach-togetherDevice = Device { $number } of { $of }
teach-togetherPrevious = Previous device
teach-togetherNext = Next device
teach-togetherCopy = Copy all addresses
teach-togetherCode = The address of device { $number } as a code to scan
teach-togetherReceipts = Receipts
teach-togetherOf = { $size } queens, shared out to { $of ->
        [one] one device
       *[other] { $of } devices
    }
teach-togetherHere = Shares handed in
teach-togetherShares = { $here } of { $of }
teach-togetherMissing = Missing
teach-togetherConfirmed = Confirmed by a second device
teach-togetherDiffers = Share { $number } was handed in with different numbers: { $found }. One of them is wrong. Have it counted once more.
teach-togetherAgrees = That is the published number of solutions (OEIS A000170).
teach-togetherWrong = The published number is { $published } (OEIS A000170), so at least one share is wrong. Give shares to a second device to find it.
teach-togetherUnpublished = No published number is known for this board.
teach-togetherTwice = Give the same address to two devices to check a share: if they disagree, one of them made an error. The checksum of a receipt finds typing errors only.

teach-classTick = Tick the parts for the page of your class.
teach-classKind =
    { $kind ->
        [lessons] Lessons
        [puzzles] Puzzles
        [tasks] Python tasks
       *[tests] Tests
    }
teach-classMore = { $count } more
teach-classLessonName = Lesson { $number }: { $title }
teach-classPuzzle =
    { $family ->
        [completion] Completion
        [regions] Regions
       *[stars] Star battle
    } { $size } × { $size }, { $word ->
        [easy] easy
        [medium] medium
        [hard] hard
       *[expert] expert
    }{ $number ->
        [1] {""}
       *[other] , no. { $number }
    }
teach-classTask =
    Task { $number }: { $number ->
        [1] one solution
        [2] all 92 solutions
        [3] each solution once
        [4] with given queens
        [5] when there is no solution
        [6] fewer than 2,056 queens
        [7] at most 762 queens
        [8] without recursion
        [9] words of bits
        [10] repair a board of 50
        [11] the 12 different solutions
       *[12] on a torus
    }
teach-classTest = Test { $number }
teach-classCode = Code that opens this page on a phone
teach-classPupilsWhat = for chat or a learning platform
teach-classPrintWhat = the list with a code for each part
teach-classScorm = SCORM file
teach-classScormWhat = for Moodle and others; reports the score
teach-classEmbed = Embed
teach-classEmbedWhat = copies a frame for your own page
teach-classNone = Nothing is ticked yet.
teach-classTitle = Title of the page
teach-classUntitled = Untitled
teach-classLinkTitle = Title of link { $number }
teach-classRemove = Remove link { $number }
teach-classHandout = { $room }, as a handout
teach-classGuest = This class page was opened from a link or a file. Your own has not changed.
teach-classTake = Add these links to my own
teach-classMine = Back to my own
teach-classUnopened = This link does not open: { $why }
teach-classCopy = Copy as one link
teach-classPupils = Copy link
teach-classTasks = Work through this page as tasks
teach-classSave = Save as a file
teach-classRead = Open a file
teach-classTooLong = There are too many links for one address: save them as a file.
teach-classUnkept = This browser stores nothing: save the class page as a link or a file.
teach-classScan = Scan a code to open its link on a screen.
teach-classCodeFor = Code to scan for link { $number }
teach-classMove = Move link { $number }: drag it, or press the arrow keys
teach-classMinutes = { $minutes } min
teach-classSum =
    { $count ->
        [one] { $count } item.
       *[other] { $count } items.
    }
teach-classAbout = About { $minutes } minutes.
teach-classAny = Any size and grade
teach-classFamily = Kind
teach-classFamilies =
    { $family ->
        [completion] Completion
        [regions] Regions
       *[stars] Star battle
    }
teach-classMakeTest = Make a test
teach-classOthers = To add a board, a search, another puzzle or your own lesson, open it and press “Send”, “Code to scan” and “Add to my class page”.
teach-classSheet = The class page on paper
teach-classNoCode = Its link is too long for a code.
teach-classStays = Answers stay on the pupils’ devices until they hand them in.
teach-privacy = Privacy
teach-accessibility = Accessibility
teach-curriculum = Curriculum
teach-host = Host it
teach-inRoom = In the room
teach-onPaper = Worksheets
teach-writeNav = Write a lesson
teach-collectNav = Collect
teach-school = For your school
teach-schoolWhat = Pages for a school, in English.
