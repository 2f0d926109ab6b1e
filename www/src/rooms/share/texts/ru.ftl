## page

page-share = Отправить
page-about-share = файл, печать, ссылка

## share

share-heading =
    { $panel ->
        [picture] Сохранить картинку доски
        [animation] Сохранить поиск как анимацию
        [data] Сохранить шаги или решения
        [text] Доска текстом
        [link] Ссылка и QR-код
        [embed] Встроить в другую страницу
       *[print] Напечатать лист
    }

share-form = Формат
share-scale = Размер
share-colours = Цвета
share-colour =
    { $colours ->
        [light] светлые
       *[dark] тёмные
    }
share-numbers = номера строк и столбцов
share-marks = клетки под боем
share-clear = прозрачный фон
share-pixels = Пикселей: { $width } × { $height }.
share-pictureTitle = Доска { $size } на { $size }
share-savePicture = Сохранить картинку

share-by = Кадр на каждый
share-byWhat =
    { $by ->
        [event] шаг
       *[deadEnd] тупик и решение
    }
share-side = Ширина в пикселях
share-speed = Кадров в секунду
share-sentence = пояснение
share-loop = по кругу
share-from = от шага
share-to = до шага
share-toHere = от начала до шага { $step }
share-allSteps = все известные шаги
share-runOf = Это шаги поиска из раздела «Просмотр»: { $search }.
share-runBranch = Это шаги поиска из раздела «Просмотр» до вашего выбора, а затем шаги вашей ветви: { $search }.
share-estimate =
    { $frames ->
        [one] { $frames } кадр, { $seconds }, около { $size }.
        [few] { $frames } кадра, { $seconds }, около { $size }.
        [many] { $frames } кадров, { $seconds }, около { $size }.
       *[other] { $frames } кадра, { $seconds }, около { $size }.
    }
share-unknownLength = Делается не больше { $most } кадров.
share-tooLong = В анимации может быть не больше { $most } кадров, 10 минут и 20 МБ.
share-first200 = Только первые 200 шагов
share-byDeadEnd = По тупикам
share-saveAnimation = Сохранить анимацию
share-progress = Создаётся
share-made = Готово { $made } из { $of }, { $size }.
share-saved = Сохранено: { $name }, { $size }.

share-what = Что сохранить
share-steps = Шаги
share-solutions = Решения
share-plain = Текст
share-solutionsWhat = Все решения для n = { $size } на пустой доске, каждое списком столбцов по строкам. Списки есть до n = { $listed }.
share-waysWhat = Все завершения этой расстановки по правилу доски; каждая фигура — строка и столбец: 3.5 — строка 3, столбец 5. Не больше { $most }.
share-listedOnly = Решения перечисляются до n = { $listed }; на этой доске строк: { $size }.
share-stepsWhat = У каждого шага есть событие, клетка и ферзи, которые тогда стоят. Строки и столбцы считаются с 1; 0 означает строку без ферзя.
share-stepsVariant = У каждого шага — событие, клетка и фигуры, стоящие в этот момент: 3.5 — строка 3, столбец 5. Счёт с 1.
share-traceFile = Запись прогона
share-traceWhat = Прогон с первого шага — текст, который может написать любая программа и который открывает раздел Python.
share-saveData = Сохранить данные

share-textForm =
    { $form ->
       *[diagram] Диаграмма
        [list] Столбцы
        [puzz-link] puzz.link (адрес)
        [penpa] Penpa+ (адрес)
        [pzpr] pzpr (файл)
        [letters] Области буквами
        [task] Области списком
        [sbn] Star Battle Notation
        [json] JSON
        [fen] FEN
        [squares] Клетки
        [diagonals] Исключённые диагонали (CSPLib 079)
        [cnf] DIMACS CNF
        [dzn] Данные MiniZinc
        [legup] LEGUP
        [starb] Файл курса
        [placement] Расстановка
        [minizinc] MiniZinc
        [minizinc-link] MiniZinc Playground (адрес)
        [ortools] OR-Tools (Python)
        [smtlib] SMT-LIB
    }
share-saveText = Сохранить в файл
share-textWhat = Диаграммы, адреса, списки и формулы можно вставить на этой странице где угодно, и доска откроется снова.
share-copy = Скопировать

share-opens = Что откроет ссылка
share-opensBoard = доску
share-opensStep = поиск на шаге { $step }
share-opensSearch = поиск на этом шаге
share-opensPuzzle = головоломку
share-opensLesson = урок
share-handout = Ограничения для тех, кто откроет ссылку
share-noHints = без подсказок
share-noClock = без часов
share-hideAnswers = ответы только по просьбе
share-allSearches = Доступны все поиски; отметьте те, что оставить
share-someSearches =
    { $count ->
        [one] Предлагается { $count } поиск
        [few] Предлагаются { $count } поиска
       *[many] Предлагаются { $count } поисков
    }
share-allRules = В доказательствах можно применять все правила; отметьте, какие оставить
share-someRules = Правил для доказательств: { $count }
share-rule =
    { $rule ->
        [single] одиночка
        [block] квадрат
        [pointer] указатель
        [killer] смертельная клетка
        [set] набор
        [strip] полоса
        [trial] проба по одиночкам
        [trial-and-rules] проба по всем правилам
       *[cases] разбор случаев
    }
share-courtesy = Строка на странице говорит, что разрешено, а одно нажатие открывает страницу целиком: ограничения — просьба, а не замок.
share-codeWhat = Печатайте QR-код шириной не меньше 18 мм.
share-copyLink = Скопировать ссылку
share-saveCode = Сохранить QR-код как SVG
share-codeOf = QR-код: { $address }
share-noCode = Ссылка слишком длинна для QR-кода.

share-embedKind = Что встраивается
share-embedKinds =
    { $kind ->
        [frame] Рамка
        [element] Элемент
       *[link] Ссылка
    }
share-embedWhat =
    { $kind ->
        [frame] Сама страница в рамке, с поиском и его шагами. Загружается только с этого адреса, не ставит cookie и ничего не хранит.
        [element] Отдельная доска для страниц, которые вы пишете сами: читатель двигает ферзей, и ваш скрипт об этом узнаёт.
       *[link] Для учебных страниц, которые убирают рамки и скрипты.
    }
share-embedQueens = Код элемента, который даёт эта страница, содержит только ферзей на квадратной доске. Для этой доски возьмите рамку.
share-embedSize =
    { $size ->
        [wide] 640 × 640
        [tall] 480 × 760
       *[full] во всю ширину
    }
share-embedColours =
    { $colours ->
        [light] светлые
        [dark] тёмные
       *[system] как у читателя
    }
share-embedLanguage = Язык
share-embedReader = как у читателя
share-embedLines = HTML для вашей страницы
share-embedPreview = Так выглядит рамка
share-embedLive = Вживую, как увидят читатели.
share-embedTitle =
    { $opens ->
        [board] Доска, ферзей: { $size }
        [puzzle] Головоломка с ферзями
        [lesson] Урок о ферзях
       *[step] Поиск по шагам, ферзей: { $size }
    }

share-classAdd = Добавить на страницу для класса
share-classStep = { $search }, ферзей: { $size }, шаг { $step }
share-classLesson = { $title }, шаг { $step }

share-sheetQueens = На этих листах — ферзи, какое бы правило ни было у доски.
share-puzzles = головоломки
share-family = Вид задачи
share-families =
    { $family ->
        [completion] завершение
        [stars] звёздная битва
       *[regions] области
    }
share-trace = трассировочная таблица
share-empty = пустые доски
share-number = Сколько
share-size = Размер
share-grade = Трудность
share-grades =
    { $grade ->
        [easy] лёгкая
        [medium] средняя
        [hard] трудная
        [expert] для знатоков
       *[rising] чем дальше, тем труднее
    }
share-traced = Доска для таблицы
share-tracedSearch = Поиск для таблицы
share-tracedFrom = Начать после шага
share-tracedSteps = Шагов в таблице
share-sheet = Номер листа
share-key = Ответы
share-keys =
    { $key ->
        [own] на отдельной странице
        [below] вверх ногами
       *[none] без ответов
    }
share-paper = Бумага
share-papers =
    { $paper ->
        [A4] A4
       *[letter] Letter
    }
share-codes = QR-код у каждой головоломки
share-named = строка для имени и даты
share-print = Печать
share-others = Другие головоломки
share-making = Лист готовится.
share-noSheet = Головоломок такой трудности для этого размера не нашлось. Выберите другую трудность или доску побольше.
share-page = Страница { $page } из { $pages }
share-foot = Лист { $sheet }, страница { $page } из { $pages }
share-who = Имя
share-when = Дата
share-sheetPuzzles = { $count ->
        [one] Завершите расстановку
        [few] Завершите расстановки
       *[many] Завершите расстановки
    }
share-sheetPuzzlesWhat =
    { $count ->
        [one] Поставьте недостающих ферзей: по одному в каждой строке, и никакие два не стоят в одном столбце или на одной диагонали. Решение единственное.
        [few] Поставьте недостающих ферзей: по одному в каждой строке, и никакие два не стоят в одном столбце или на одной диагонали. У каждой доски единственное решение.
        [many] Поставьте недостающих ферзей: по одному в каждой строке, и никакие два не стоят в одном столбце или на одной диагонали. У каждой доски единственное решение.
       *[other] Поставьте недостающих ферзей: по одному в каждой строке, и никакие два не стоят в одном столбце или на одной диагонали. У каждой доски единственное решение.
    }
share-sheetRegionsWhat = По одному ферзю в каждой строке, каждом столбце и каждой области; ферзи не касаются друг друга даже углом. Решение единственное.
share-sheetStarsWhat = { $stars ->
        [1] По одному ферзю
        [2] По два ферзя
       *[other] По три ферзя
    } в каждой строке, каждом столбце и каждой области; ферзи не касаются друг друга даже углом. Решение единственное.
share-boardName = Головоломка { $number }
share-keyName = Решение головоломки { $number }
share-givenOf = задано { $count }, поставить { $more }
share-codeFor = QR-код: головоломка { $number }
share-columnsLine = Столбцы
share-sheetTrace = Пройдите поиск вручную
share-traceWords = Когда ферзь поставлен, запишите и слова следующей строки: 1, где столбец или диагональ заняты или клетка свободна, иначе 0. На всех других шагах и в последней строке слов не пишите.
share-traceWord =
    { $word ->
        [columns] Столбцы
        [diagonals] Диагонали ↘
        [anti] Антидиагонали ↙
       *[free] Свободно
    }
share-sheetEmpty = Пустые доски
share-sheetEmptyWhat = Расставьте ферзей так, чтобы никакие два не били друг друга. Сколько решений вы найдёте, если не считать поворотов и отражений уже найденных?
share-sheetKey = Ответы
share-sheetKeyWhat = Заданные ферзи закрашены, добавленные обведены. Под каждой доской столбцы её ферзей, начиная с верхней строки.

## error

error-share-too-many = Слишком много шагов: { $count }; не больше { $most }. Выберите меньше.
error-scorm-missing = Не удалось создать файл SCORM: на этом сайте нет страницы в одном файле (queens.html). Откройте Queens с веб-сервера и попробуйте ещё раз.
error-share-too-many-ways = Завершений больше { $most }. Сначала поставьте несколько фигур.
error-no-encoder = Этот браузер не умеет кодировать WebM. Сохраните GIF.
