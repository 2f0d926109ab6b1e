## page

page-teach = Учителю
page-about-teach = страницы для класса, домашние задания, планы уроков и всё остальное для преподавания

## teach

teach-title = Учителю
teach-classPage = Страница для класса
teach-collect = Сбор домашних заданий
teach-projector = Проектор
teach-projectorWhat = Откройте урок и выберите «Показ»: крупный текст, ничего не надо прокручивать, перо, клавиши пульта и QR-код, который открывает этот шаг на телефоне.
teach-handout = Ссылка с ограничениями
teach-handoutWhat = Ссылка на доску, головоломку или поиск, в которой сказано, что разрешено: без подсказок, без часов, ответы только по просьбе, только некоторые поиски.
teach-sheets = Рабочие листы
teach-sheetsWhat = Головоломки, трассировочные таблицы и пустые доски на A4 или Letter, с ответами. По одному номеру всегда получается один и тот же лист.
teach-embed = Встраивание
teach-embedWhat = Доска, поиск или головоломка на вашей странице или в учебной платформе.
teach-predict = Предсказания
teach-predictWhat = Включите в разделе «Просмотр» «Спрашивать перед каждым шагом»: ученики говорят, что поиск сделает дальше, прежде чем увидят это.
teach-notes = Планы уроков
teach-notesWhat = По одной странице для печати на каждый урок: цель, план на 45 минут, частые заблуждения, вопросы, занятие без экранов и ответы с объяснениями.
teach-untitled = Задания
teach-tasks = Задания
teach-tasksWhat = Каждое задание открывается в новом окне. Выполнив его, вернитесь сюда: страница видит, что сделано на этом устройстве.
teach-name = Имя
teach-nameless = без имени
teach-task = Задание { $number }
teach-say = Задание сделано
teach-done = сделано
teach-open = ещё не сделано
teach-answered = отвечено на вопросы: { $done } из { $questions }
teach-receipt = Ваш отчёт
teach-receiptWhat = Сдайте отчёт любым способом: текстом, ссылкой, файлом или дайте учителю отсканировать QR-код.
teach-receiptNone = Отчёт появится здесь, когда вы начнёте первое задание.
teach-receiptCode = QR-код: ваш отчёт
teach-receiptHonest = Последние пять знаков отчёта помогают найти опечатку. Кто выполнил работу, они не доказывают: без сервера этого не может ни одна страница.
teach-take = Добавьте отчёт из другого раздела, например о своём поиске
teach-copy = Скопировать текст
teach-copyLink = Скопировать ссылкой
teach-save = Сохранить в файл
teach-forTeachers = Открыть эту страницу как учитель
teach-collectHow = Вставьте отчёты или ссылки на них, по одному в строке; перетащите сюда файлы; или показывайте QR-коды камере один за другим. Если ученик сдал несколько отчётов, учитывается последний.
teach-receipts = Отчёты, по одному в строке
teach-add = Добавить
teach-files = Выбрать файлы
teach-folder = Выбрать папку
teach-camera = Сканировать QR-коды
teach-cameraOff = Остановить камеру
teach-cameraWhat = Изображение с камеры
teach-forget = Удалить все
teach-collected =
    { $count ->
        [one] Собран { $count } отчёт
        [few] Собрано { $count } отчёта
        [many] Собрано { $count } отчётов
       *[other] Собрано { $count } отчёта
    }
teach-damaged =
    { $count ->
        [one] Не прочитана { $count } строка
        [few] Не прочитаны { $count } строки
        [many] Не прочитано { $count } строк
       *[other] Не прочитано { $count } строки
    }
teach-damagedForm = Это не отчёт, или в нём чего-то не хватает.
teach-damagedSum = Контрольная сумма этого отчёта не сходится: какой-то знак неверен или пропущен. Сверьте его с отчётом ученика или попросите прислать ещё раз.
teach-table = Собранные работы
teach-csv = Сохранить в CSV
teach-cellLesson = сразу { $first } из { $questions }, позже { $later }, показано { $shown }
teach-cellVersion =
    { $version ->
        [earlier] { $cell } (более ранняя версия урока)
       *[unknown] { $cell } (другая версия урока: её вопросы здесь неизвестны)
    }
teach-cellPuzzle =
    { $hints ->
        [0] { $clock }, без подсказок
        [one] { $clock }, { $hints } подсказка
        [few] { $clock }, { $hints } подсказки
        [many] { $clock }, { $hints } подсказок
       *[other] { $clock }, { $hints } подсказки
    }
teach-cellSaid = сделано
teach-hardest = Самые трудные вопросы
teach-hard = { $lesson }, вопрос { $question }:
teach-hardFirst = Верно с первой попытки: { $first } из { $asked }.
teach-hardWrong = { $answer } ({ $count } ×):
teach-collectKept = Отчёты хранятся на этом устройстве, пока вы их не удалите.
teach-poll = Опрос карточками
teach-pollWhat = Задайте вопрос на проекторе: камера сразу прочтёт карточки всего класса, а результат останется скрытым, пока вы его не покажете.
teach-pollHow = Ученики поднимают карточку так, чтобы ответ был сверху. Все карточки разом распознаются через камеру или по фотографии. Без карточек ответ можно ввести двумя буквами или получить с телефона в виде кода.
teach-pollCards = Напечатать карточки
teach-pollBack = Назад к вопросу
teach-pollQuestion = Вопрос
teach-pollFrom = Откуда вопрос
teach-pollOwn = мой собственный
teach-pollStep = Вопрос урока
teach-pollText = Текст вопроса
teach-pollFree = Каков ваш ответ?
teach-pollOn = Чем отвечают
teach-pollOns =
    { $on ->
        [answers] один из четырёх ответов
       *[squares] клетка доски
    }
teach-pollSquares = Выберите до четырёх клеток доски: карточки обозначают их буквами от A до D. Кодом можно назвать любую клетку.
teach-pollAnswer = Ответ { $letter }
teach-pollLine =
    { $kind ->
        [row] Строка { $line }
       *[column] Столбец { $line }
    }
teach-pollPresent = Вывести на проектор
teach-pollBoard = Доска вопроса
teach-pollAnswers = Ответы
teach-pollRight = верно
teach-pollTotal =
    { $count ->
        [0] Ответов пока нет
        [one] { $count } ответ (карточками: { $cards }, кодами: { $codes })
        [few] { $count } ответа (карточками: { $cards }, кодами: { $codes })
        [many] { $count } ответов (карточками: { $cards }, кодами: { $codes })
       *[other] { $count } ответа (карточками: { $cards }, кодами: { $codes })
    }
teach-pollCamera = Камера
teach-pollPhotograph = Выбрать фотографии
teach-pollStarting = Камера включается.
teach-pollInSight =
    { $count ->
        [one] Видна { $count } карточка
        [few] Видны { $count } карточки
        [many] Видно { $count } карточек
       *[other] Видно { $count } карточки
    }
teach-pollReveal = Показать результат
teach-pollHide = Скрыть результат
teach-pollAgain = Спросить снова
teach-pollPrivate = Изображения читаются на этом устройстве, не сохраняются и никуда не отправляются. Фотографии можно также вставить или перетащить сюда.
teach-pollPhones = Ответы с телефонов
teach-pollPhonesHow = Нажмите «QR-код» на проекторе: ученики откроют вопрос на телефонах, выберут ответ и получат код. Отсканируйте коды с их экранов или вставьте их из чата.
teach-pollSent = Коды с телефонов: вставить или отсканировать
teach-pollUnread = Строк без кода этого вопроса: { $count }
teach-ballotHow = Выберите ответ. Затем покажите код учителю или скопируйте его и отправьте. Эта страница ничего не отправляет.
teach-ballotLine =
    { $kind ->
        [row] Строка
       *[column] Столбец
    }
teach-ballotCode = Ваш код
teach-ballotPicture = Ваш код как картинка, которую сканирует учитель
teach-pollCode = Код
teach-pollCodes =
    { $on ->
        [answers] Код — буква ответа дважды: BB.
       *[squares] Код — клетка: буква строки, затем буква столбца. BD — строка 2, столбец 4.
    }
teach-pollNoCode = Такого кода нет ни у одного ответа.
teach-pollUntype = Отменить последний код
teach-cards = Карточки для опроса
teach-cardsWhat = Каждому ученику — одна карточка. Буква сверху — ответ; буквы мелкие, соседям их не прочесть. Разных карточек до { $most }. Если на листе одна карточка, камера Full HD читает её с 7 метров, если две — с 5, если четыре — с 3; по фотографии в 12 мегапикселей их можно прочесть с 11, 8 и 5.
teach-cardsCount = Карточки
teach-cardsEach = Карточек на листе
teach-cardsOnPage =
    { $count ->
        [one] { $count } на листе
        [few] { $count } на листе
        [many] { $count } на листе
       *[other] { $count } на листе
    }
teach-cardsPage = Лист { $page } из { $pages }
teach-card = Карточка { $number }
teach-paper = Бумага
teach-papers =
    { $paper ->
        [A4] A4
       *[letter] Letter
    }
teach-print = Печать
teach-window = Окно учителя
teach-windowWhat = Второе окно рядом с проектором: план урока, верный ответ, следующий шаг, часы и уже заданные вопросы. Открывается с панели любого показа.
teach-windowNothing = Пока ничего не показывают. Откройте урок, выберите «Показ», и это окно будет следовать за ним.
teach-windowSince = идёт
teach-windowRestart = Начать заново
teach-windowPress =
    { $command ->
        [previous] Назад
        [next] Дальше
        [answer] Ответ
       *[black] Чёрный экран
    }
teach-windowNow = На проекторе
teach-windowNext = Дальше: { $title }
teach-windowLast = Это последний шаг.
teach-windowWhy = Для тех, кто спросит больше
teach-windowTries = Уже ответили: { $answers }
teach-windowWrongs = Ожидаемые неверные ответы
teach-windowShown = Класс видит результат.
teach-windowHidden = Класс ещё не видит результата.
teach-windowLog = Заданные вопросы
teach-windowNoLog = Ни на один вопрос ещё не ответили.
teach-windowBecame =
    { $became ->
        [right] { $count ->
            [0] верно сразу
            [one] верно после { $count } неверного ответа
            [few] верно после { $count } неверных ответов
            [many] верно после { $count } неверных ответов
           *[other] верно после { $count } неверного ответа
        }
        [shown] { $count ->
            [0] ответ показан
            [one] ответ показан после { $count } неверного
            [few] ответ показан после { $count } неверных
            [many] ответ показан после { $count } неверных
           *[other] ответ показан после { $count } неверного
        }
       *[open] { $count ->
            [one] не решён, { $count } неверный ответ
            [few] не решён, { $count } неверных ответа
            [many] не решён, { $count } неверных ответов
           *[other] не решён, { $count } неверного ответа
        }
    }
teach-windowHands =
    { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
        [many] { $count } ответов
       *[other] { $count } ответа
    }
teach-windowHandsRight = верно: { $right } из { $count }
teach-windowNotes = План урока
teach-exam = Контрольные
teach-examHow = По одному номеру всегда получается одна и та же работа. У соседей разные варианты: общих заданий в них нет, пока хватает вопросов.
teach-examSeed = Номер работы
teach-examVariants = Варианты
teach-examCount =
    { $kind ->
        [lessonQuestions] Вопросы уроков
        [traces] Трассировки
        [puzzles] Головоломки
       *[proofs] Доказательства
    }
teach-examLessons = Вопросы из
teach-examAll = всех уроков
teach-examOf = Поиск: { $search }.
teach-examOwn = свой урок
teach-examSearch = Поиск для трассировки
teach-examFrom = Трассировка начинается после шага
teach-examSteps = Шаги трассировки
teach-examSize = Доски
teach-examLevel = Головоломки
teach-examLevels =
    { $level ->
        [easy] лёгкие
        [medium] средние
        [hard] трудные
       *[expert] для знатоков
    }
teach-examKey = ответы для учителя
teach-examLink = Скопировать ссылку для учеников
teach-examTry = Пройти как ученик
teach-examHonest = На экране работа не даёт подсказок и ничего не говорит об ответах, пока её не сдадут. Устройство она не блокирует.
teach-examMaking = Работа составляется.
teach-examTitle = Работа { $seed }, вариант { $variant }
teach-examKeyOf = Ответы, вариант { $variant }
teach-examDate = Дата
teach-examBoard = Доска задания
teach-examPuzzle = Добавьте недостающих ферзей: по одному в каждой строке, и никакие два не стоят в одном столбце или на одной диагонали.
teach-examProof = Эту расстановку нельзя завершить. Каких ферзей уже достаточно, чтобы решения не было? Назовите как можно меньше.
teach-examColumns = Столбцы сверху вниз: { $columns }
teach-examPuzzleWhy = Другого решения нет.
teach-examProofWhy =
    { $count ->
        [1] Уже с одним этим ферзём решений нет. Верным может быть и другой набор того же размера.
        [few] Уже с этими { $count } ферзями решений нет, а без любого из них решение есть. Верным может быть и другой набор того же размера.
        [many] Уже с этими { $count } ферзями решений нет, а без любого из них решение есть. Верным может быть и другой набор того же размера.
       *[other] Уже с этими { $count } ферзями решений нет, а без любого из них решение есть. Верным может быть и другой набор того же размера.
    }
teach-examColumnsLine = Столбцы
teach-examQueensLine = Ферзи
teach-examAnswer = Ответ
teach-examMark = Отметьте клетку на доске.
teach-examDoesAt = Что происходит на шаге { $step }
teach-examRowAt = Строка шага { $step }
teach-examColumnAt = Столбец шага { $step }
teach-takeTitle = Работа { $seed }
teach-takeWhat = Напишите имя и выберите свой вариант. Ответы можно менять, пока работа не сдана. Затем вы получите отчёт для учителя.
teach-takeVariant = Какой у вас вариант?
teach-takeBegin = Вариант { $variant }
teach-takeTasks = Задания
teach-takeOpen = Задание { $number }, без ответа
teach-takeAnswered = Задание { $number }, ответ дан
teach-takeOnBoard =
    { $kind ->
        [puzzles] Поставьте ферзей на доске.
        [proofs] Выберите ферзей на доске.
       *[lessonQuestions] Выберите клетку на доске.
    }
teach-takePrevious = Назад
teach-takeNext = Дальше
teach-takeHandIn = Сдать
teach-takeLeft =
    { $count ->
        [0] Ответы даны на все задания.
        [one] { $count } задание без ответа.
        [few] { $count } задания без ответа.
        [many] { $count } заданий без ответа.
       *[other] { $count } задания без ответа.
    }
teach-takeDone = Работа сдана
teach-write = Редактор уроков
teach-writeHow = В любом разделе нажмите «Отправить» и выберите «Добавить этот шаг в мой урок». Здесь пишут текст и выбирают вопрос, а ответ находит движок. Написанное хранится на этом устройстве.
teach-writeSample = Начать с копии урока
teach-writeOpen = Открыть урок из файлов
teach-writeTitle = Название
teach-writeAbout = Одно предложение об уроке
teach-writeSteps = Шаги
teach-writeStep = Шаг { $step }
teach-writeAdd = Добавить шаг с доской этой страницы
teach-writeBoard = Доска шага
teach-writeTake = Взять доску этой страницы
teach-writeShows = Что показать с ней
teach-writeFigure =
    { $figure ->
        [transport] поиск по шагам
        [words] его слова или массивы
        [code] его код
       *[counts] его счётчики
    }
teach-writeEarlier = Выше
teach-writeLater = Ниже
teach-writeRemove = Удалить шаг
teach-writeWords = Текст шага
teach-writeStepTitle = Заголовок
teach-writeText = Текст. Пустая строка начинает новый абзац; **две звёздочки** выделяют слова.
teach-writeWhy = Почему это важно? (необязательно)
teach-writeAsk = Вопрос
teach-writeAsks =
    { $ask ->
        [none] нет
        [stated] свой вопрос с вариантами ответа
        [own] как в файле
        [ways] Сколькими способами можно завершить расстановку?
        [free] Сколько клеток свободно?
        [attacked-squares] Сколько клеток под боем?
        [conflicts] Сколько пар ферзей бьют друг друга?
        [dead] В какой пустой строке нет свободной клетки?
        [forced] На какой клетке обязан стоять ферзь?
        [blame] Какой ферзь виновен?
        [blame-size] Сколько ферзей виновны?
        [solved] Решение ли это?
        [images] Сколько разных поворотов и отражений?
        [next] Куда поиск поставит следующего ферзя?
        [next-kind] Что сделает поиск дальше?
        [free-squares] Какие клетки строки свободны? (все)
        [peaceful] Расставьте фигуры так, чтобы ни одна не била другую.
        [queen] Поверните или отразите доску, пока ферзь строки не встанет в нужный столбец.
        [so-far] Перейдите к шагу поиска, на котором что-то произошло заданное число раз.
        [register] Заполните слово поиска бит за битом.
        [sorted] Расположите поиски по порядку: первым тот, что пробует меньше всего ферзей.
        [modular-sizes] Для каких из этих размеров есть решение на торе? (несколько)
       *[next-row] Какую строку поиск выберет следующей?
    }
teach-writeChoice =
    { $choice ->
        [yes] Да
        [no] Нет
        [tried] Ставит ферзя
        [removed] Снимает ферзя
        [rejected] Отвергает клетку
        [deadEnd] Тупик
       *[solution] Решение
    }
teach-writeJudged = Ответ движка: { $answers }
teach-writeQuestion = Вопрос вашими словами
teach-writeLabel = Вариант ответа { $number }
teach-writeIsRight = Ответ { $number } верный
teach-writeAddLabel = Добавить ответ
teach-writeNoLabel = Убрать ответ { $number }
teach-writeMissing =
    { $missing ->
        [title] Дайте уроку название.
        [heading] Напишите заголовок.
        [question] Напишите вопрос.
        [choices] Напишите не меньше двух ответов, каждый словами.
        [marked] Отметьте верный ответ.
        [right] Напишите комментарий к верному ответу.
       *[wrong] Напишите комментарий к неверному ответу.
    }
teach-writeMissingAt = Шаг { $step }. { $words }
teach-writeUnfinished = Ещё не заполнено: { $count }
teach-writeRight = Комментарий к верному ответу
teach-writeWrong = Комментарий к неверному ответу
teach-writeRow = Строка
teach-writeKind = Что произошло
teach-writeWord = Слово
teach-writeIs =
    { $of ->
        [peaceful] Фигур всего
        [queen] Столбец её ферзя
       *[so-far] Сколько раз
    }
teach-writeSearches = Какие поиски расположить по порядку
teach-writeSizes = Размеры на выбор
teach-writeReply = Комментарий к «{ $answer }»
teach-writeNoReply = Убрать комментарий к «{ $answer }»
teach-writeReplyTo = Отдельный комментарий к такому неверному ответу
teach-writeWhole = Урок целиком
teach-writeNone = Шагов пока нет.
teach-writeHolds =
    { $count ->
        [one] Урок готов: { $count } шаг, у каждого вопроса есть ответ.
        [few] Урок готов: { $count } шага, у каждого вопроса есть ответ.
        [many] Урок готов: { $count } шагов, у каждого вопроса есть ответ.
       *[other] Урок готов: { $count } шага, у каждого вопроса есть ответ.
    }
teach-writeTry = Открыть урок
teach-writeKeep = Сохранить в моих уроках
teach-writeKept = Сохранён в моих уроках
teach-writeLink = Скопировать ссылку для учеников
teach-writeFiles = Сохранить в файлы
teach-writePaper = Чтобы напечатать урок, откройте его и выберите «На бумаге». Ответы учеников попадают в отчёты, как и в любом другом уроке.

## error

error-ballot-unread = В ссылке нет целого вопроса: возможно, она обрезана.
error-camera = Камера недоступна. Разрешите её в браузере или выберите файлы с фотографиями.
error-no-photograph = Ни из одного файла не удалось прочитать изображение.
error-draft-unkept = Этот браузер не хранит то, что вы пишете: сохраните урок в файлы, прежде чем закрыть страницу.
error-lesson-right = Комментарий шага { $place } считает «{ $answer }» неверным ответом, но этот ответ верен. Уберите комментарий.

# Подсчёт, который класс ведёт вместе.
teach-together = Считаем вместе
teach-togetherWhat = Разделите подсчёт, на который одному устройству нужны часы: каждое устройство считает свою долю, а отчёты в сумме дают число всех решений.
teach-togetherHow = Дайте каждому устройству его адрес. Оно сосчитает свою долю решений, без сети и хоть в несколько приёмов, и в конце покажет отчёт. Соберите отчёты здесь: страница покажет, чего не хватает, что расходится, и сумму.
teach-togetherSize = Ферзи
teach-togetherDevices = Устройства
teach-togetherTimes = На одном ядре подсчёт всех решений занимает около 5 секунд при n = 18, 20 минут при n = 21, 3 часа при n = 22 и больше суток при n = 23. Браузеру нужно больше времени; тридцати устройствам с четырьмя ядрами — сотая доля.
teach-togetherDevice = Устройство { $number } из { $of }
teach-togetherPrevious = Предыдущее устройство
teach-togetherNext = Следующее устройство
teach-togetherCopy = Скопировать все адреса
teach-togetherCode = Адрес устройства { $number } в виде QR-кода
teach-togetherReceipts = Отчёты
teach-togetherOf = Ферзей: { $size }, долей: { $of }
teach-togetherHere = Сданные доли
teach-togetherShares = { $here } из { $of }
teach-togetherMissing = Не хватает
teach-togetherConfirmed = Подтверждены вторым устройством
teach-togetherDiffers = Доля { $number } сдана с разными числами: { $found }. Одно из них неверно. Дайте сосчитать её ещё раз.
teach-togetherAgrees = Это опубликованное число решений (OEIS A000170).
teach-togetherWrong = Опубликованное число — { $published } (OEIS A000170), так что хотя бы одна доля неверна. Чтобы найти её, дайте доли второму устройству.
teach-togetherUnpublished = Для этой доски опубликованного числа нет.
teach-togetherTwice = Чтобы проверить долю, дайте один и тот же адрес двум устройствам: если числа расходятся, одно из устройств ошиблось. Контрольная сумма отчёта находит только опечатки.

teach-classTick = Отметьте части страницы для вашего класса.
teach-classKind =
    { $kind ->
        [lessons] Уроки
        [puzzles] Головоломки
        [tasks] Задания на Python
       *[tests] Контрольные
    }
teach-classMore = ещё { $count }
teach-classLessonName = Урок { $number }: { $title }
teach-classPuzzle =
    { $family ->
        [completion] Завершение
        [regions] Области
       *[stars] Звёздная битва
    } { $size } × { $size }, { $word ->
        [easy] лёгкий уровень
        [medium] средний уровень
        [hard] трудный уровень
       *[expert] для знатоков
    }{ $number ->
        [1] {""}
       *[other] , № { $number }
    }
teach-classTask =
    Задание { $number }: { $number ->
        [1] одно решение
        [2] все 92 решения
        [3] каждое решение один раз
        [4] с заданными ферзями
        [5] когда решения нет
        [6] меньше 2056 ферзей
        [7] не больше 762 ферзей
        [8] без рекурсии
        [9] битовые слова
        [10] исправить доску из 50 строк
        [11] 12 разных решений
       *[12] на торе
    }
teach-classTest = Контрольная { $number }
teach-classCode = QR-код, который открывает эту страницу на телефоне
teach-classPupilsWhat = для чата или учебной платформы
teach-classPrintWhat = список с QR-кодом для каждой части
teach-classScorm = Файл SCORM
teach-classScormWhat = для Moodle и других; передаёт баллы
teach-classEmbed = Встроить
teach-classEmbedWhat = копирует рамку для вашей страницы
teach-classNone = Пока ничего не отмечено.
teach-classTitle = Название страницы
teach-classUntitled = Без названия
teach-classLinkTitle = Название ссылки { $number }
teach-classRemove = Убрать ссылку { $number }
teach-classHandout = { $room }, с ограничениями
teach-classGuest = Эта страница открыта по ссылке или из файла; ваша страница не изменилась.
teach-classTake = Добавить эти ссылки к моей странице
teach-classMine = Назад к моей странице
teach-classUnopened = Эта ссылка не открывается: { $why }
teach-classCopy = Скопировать одной ссылкой
teach-classPupils = Скопировать ссылку
teach-classTasks = Выполнять как задания
teach-classSave = Сохранить файлом
teach-classRead = Открыть файл
teach-classTooLong = Для одной ссылки их слишком много: сохраните файлом.
teach-classUnkept = Этот браузер ничего не хранит: сохраните страницу ссылкой или файлом.
teach-classScan = Отсканируйте QR-код, чтобы открыть ссылку на экране.
teach-classCodeFor = QR-код для ссылки { $number }
teach-classMove = Переместить ссылку { $number }: перетащите или нажимайте стрелки
teach-classMinutes = { $minutes } мин
teach-classSum = Частей: { $count }.
teach-classAbout = Около { $minutes } мин.
teach-classAny = Любой размер, любая трудность
teach-classFamily = Вид
teach-classFamilies =
    { $family ->
        [completion] Завершение
        [regions] Области
       *[stars] Звёздная битва
    }
teach-classMakeTest = Составить контрольную
teach-classOthers = Чтобы добавить доску, поиск, другую головоломку или свой урок, откройте их и нажмите «Отправить», «QR-код» и «Добавить на страницу для класса».
teach-classSheet = Страница для класса на бумаге
teach-classNoCode = Ссылка слишком длинна для кода.
teach-classStays = Ответы остаются на устройствах учеников, пока они их не сдадут.
teach-privacy = Конфиденциальность
teach-accessibility = Доступность
teach-curriculum = Учебная программа
teach-host = Своя копия
teach-inRoom = На уроке
teach-onPaper = Рабочие листы
teach-writeNav = Написать урок
teach-collectNav = Собрать
teach-school = Для школы
teach-schoolWhat = Страницы для школы, на английском.
