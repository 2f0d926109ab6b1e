## page

page-learn = Уроки
page-about-learn = короткие уроки с вопросами

## learn

learn-course =
    { $count ->
        [one] { $count } короткий урок
        [few] { $count } коротких урока
       *[many] { $count } коротких уроков
    }
learn-what = Урок — это доска, несколько фраз и вопросы, на которые вы отвечаете, прежде чем идти дальше. Начинайте с любого: предложенный порядок просто самый лёгкий.
learn-lessons = Уроки
learn-begin = Начать с урока 1
learn-wereIn = Вы остановились в уроке { $lesson }, на шаге { $step } из { $steps }
learn-nextAfter = Урок { $lesson } пройден. Дальше:
learn-allDone = Все уроки пройдены.
learn-start = Начать
learn-goOn = Продолжить
learn-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
learn-done = пройдено шагов { $done } из { $steps }
learn-doneAll = пройден
learn-teachers = Учителю
learn-toTeachers = Учителю
learn-mine = Ваши уроки
learn-forget = Убрать «{ $title }»
learn-openFile = Открыть урок
learn-openFileWhat = Урок — это два простых файла: lesson.json с шагами и ru.md или en.md с текстом. Выберите оба. Об ошибках в них страница сообщит здесь, с указанием места. Любой урок можно показать через проектор: Page Down — вперёд, Page Up — назад, B — чёрный экран; нарисованное поверх доски исчезает со следующим шагом. Короткий урок умещается в ссылке, её можно раздать.
learn-score = Что вы прошли
learn-scoreLine = { $lesson } { $title }: шагов { $done } из { $steps }; верно с первого раза { $first }, позже { $later }, показано { $shown }
learn-scoreWhat = Скопируйте этот текст, чтобы сдать его. Результаты хранятся только на этом устройстве.
learn-erase = Стереть
learn-board = Доска урока
learn-lesson = Текст урока
learn-shelf = Уроки
learn-steps = Шаги
learn-step = Шаг { $step }: { $title }
learn-stepDone = Шаг { $step }, пройден: { $title }
learn-at = шаг { $step } из { $steps }
learn-atRecap = итог
learn-atReview = вопрос { $question } из { $questions } по прежним урокам
learn-from = Из урока «{ $lesson }»
learn-toReview = Вопросы по прежним урокам
learn-screenAt = { $at }, экран { $screen } из { $screens }
learn-around = Осмотреться
learn-aroundWhat = Вы отошли от урока: ставьте и снимайте ферзей, запускайте поиски. Шаг ждёт там, где вы его оставили.
learn-back = Назад к шагу { $step }
learn-present = Показ
learn-hands = Опрос карточками
learn-paper = На бумаге
learn-paperSheet = Лист для учеников
learn-paperNotes = План для учителя
learn-paperBack = Назад к уроку
learn-paperKey = ответы в конце
learn-paperMaking = Лист готовится.
learn-paperName = Имя
learn-paperDate = Дата
learn-paperCode = QR-код: открывает этот урок
learn-paperStep = { $step } { $title }
learn-paperBoard = Доска шага { $step }
learn-paperAnswer = Ответ
learn-paperMark =
    { $way ->
        [squares] Отметьте клетки на доске.
        [place] Нарисуйте фигуры на доске.
       *[square] Отметьте клетку на доске.
    }
learn-paperKeyHead = Ответы
learn-print = Печать
learn-codeWords1 = пока в этой строке есть свободная клетка:
learn-codeWords2 = queen ← free & −free, младшая из них
learn-codeWords4 = спуститься к следующей строке без ферзя, на g строк ниже:
learn-codeWords9 = если в каждой строке есть ферзь: решение
learn-codeWords10 = если при входе в строку свободных не было: тупик
learn-codeWords11 = если это первая строка: конец
learn-codeWords12 = подняться, сдвинув диагонали обратно, и снять ферзя
learn-codeArrays1 = place(row), сначала для верхней строки без ферзя:
learn-codeArrays2 = если в каждой строке есть ферзь: решение, вернуться
learn-codeArrays3 = для column ← каждый столбец слева направо:
learn-codeArrays4 = columns[column], diagonals[column − row] или
learn-codeArrays5 = antiDiagonals[row + column] занят: перейти к следующему
learn-codeArrays6 = занять три линии: ферзь стоит на row, column
learn-codeArrays7 = place(следующая строка без ферзя)
learn-codeArrays8 = если свободных столбцов не было: тупик
learn-codeArrays9 = после возврата из place: освободить три линии
learn-codeArrays10 = после возврата из первого вызова: конец
learn-why = Почему это важно?
learn-see = Посмотреть в отдельном разделе
learn-previous = Назад
learn-next = Дальше
learn-skip = Пропустить
learn-end = К урокам
learn-nextLesson = Следующий урок: { $title }
learn-wrongAgain = Ответ номер { $tries } тоже неверен.
learn-show = Показать ответ
learn-answer = Ответить
learn-answerIs = Ответ: { $answer }
learn-number = Ваш ответ
learn-answers = Ответы
learn-answerOnBoard = Выберите клетку на доске.
learn-answerLine = Выберите линию на доске или здесь либо нажмите её номер.
learn-row = Строка { $line }
learn-column = Столбец { $line }
learn-again = Начать заново
learn-chooseAll = Выберите все верные ответы и нажмите «Ответить».
learn-markOnBoard =
    { $count ->
        [0] Отметьте клетки на доске и нажмите «Ответить».
        [one] Отмечена { $count } клетка.
        [few] Отмечено { $count } клетки.
       *[many] Отмечено { $count } клеток.
    }
learn-placeOnBoard =
    { $count ->
        [0] Поставьте фигуры на доску и нажмите «Ответить». Повторное нажатие убирает фигуру.
        [one] Поставлена { $count } фигура.
        [few] Поставлено { $count } фигуры.
       *[many] Поставлено { $count } фигур.
    }
learn-setBits = Задайте биты слова «{ $name }» и нажмите «Ответить».
learn-bit = Столбец { $line }: { $bit }
learn-bitsAre = Единицы стоят в столбцах: { $columns }
learn-putInOrder = Расставьте строки по порядку стрелками и нажмите «Ответить».
learn-up = Выше: { $line }
learn-down = Ниже: { $line }
learn-stepUntil = Идите по шагам кнопками под доской, затем нажмите «Ответить».
learn-stepWas = На шаге { $step }
learn-turnBoard = Поверните доску и нажмите «Ответить».
learn-turnRight = Четверть оборота
learn-mirror = Отразить
