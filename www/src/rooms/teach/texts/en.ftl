## page

page-teach = For teachers
page-about-teach = class pages, homework, notes and everything else for teaching

## teach

teach-title = For teachers
teach-what = Everything here works without accounts, and nothing leaves the devices of your pupils except what they hand in.
teach-classPage = Class page
teach-classPageWhat = Put lessons, puzzles, searches and boards on one page. Pupils open it by a link or a code, tick off their tasks and get a receipt.
teach-collect = Collect homework
teach-collectWhat = Paste, drop or scan the receipts of your class: who has done what, the hardest questions and the most frequent wrong answers.
teach-projector = Projector
teach-projectorWhat = Open a lesson and choose “Present”: large type, nothing to scroll, a pen, the keys of a remote control, and a code that opens the step on phones.
teach-handout = Handout link
teach-handoutWhat = A link to any board, puzzle or search that says what is allowed: no hints, no clock, answers only on request, certain searches only.
teach-sheets = Worksheets
teach-sheetsWhat = Puzzles, trace tables and empty boards on A4 or Letter, with answer keys. The same number always makes the same sheet.
teach-embed = Embed
teach-embedWhat = A board, a search or a puzzle in your own web page or learning platform.
teach-predict = Prediction
teach-predictWhat = In the Theatre, switch on “Predict”: pupils say what the search does next before they see it.
teach-ownLesson = Your own lesson
teach-ownLessonWhat = A lesson is two plain files. Open them at the end of the list of lessons; the engine checks every claim and every question in them.
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
teach-damagedSum = This receipt has a typing error: its checksum does not match.
teach-table = Collected homework
teach-csv = Save as CSV
teach-cellLesson = { $first } of { $questions } at first, { $later } later, { $shown } shown
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

## error

error-camera = The camera cannot be used. Allow it in the browser, or choose photographs of the codes as files.
