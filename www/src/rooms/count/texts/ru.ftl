## page

page-count = Подсчёт
page-about-count = все решения, точно

## count

count-ask = Что считать
count-asks-solutions = Решения
count-asks-modular = Модулярные
count-asks-completions = Завершения
count-named-solutions = Все решения на доске { $size } на { $size }
count-named-modular = Решения на доске { $size } на { $size }, диагонали замыкаются через край
count-named-bitmask = Все решения на доске { $size } на { $size }, простым перебором
count-named-halved = Все решения на доске { $size } на { $size }, перебором половины
count-named-symmetric = Все решения на доске { $size } на { $size }, перебором с учётом симметрии
count-named-completions =
    { $count ->
        [one] Завершения с { $count } ферзём
        [few] Завершения с { $count } ферзями
       *[many] Завершения с { $count } ферзями
    } на доске { $size } на { $size }
count-named-folded =
    { $count ->
        [one] Завершения с { $count } ферзём
        [few] Завершения с { $count } ферзями
       *[many] Завершения с { $count } ферзями
    } на доске { $size } на { $size }, циклом Шарахова
count-soFar = { $what } — пока
count-stopped = { $what } — сколько успели
count-emptyBoard = На доске нет ферзей, поэтому её завершения — это все решения. Чтобы сосчитать завершения, поставьте нескольких ферзей в разделе «Доска».
count-fundamental =
    { $count ->
        [one] { $count } фундаментальное решение
        [few] { $count } фундаментальных решения
       *[many] { $count } фундаментальных решений
    }, с точностью до поворотов и отражений
count-exact = точно
count-progress = Сосчитанная часть
count-toGo = осталось
count-resting = пауза
count-rate = в секунду
count-shards = части
count-of = { $done } из { $count }
count-kept = хранится на устройстве
count-keptYes = да, страницу можно закрыть
count-keptNot = нет, пропадёт, если закрыть страницу
count-keptNotLong = Этот браузер ничего не хранит для страницы: если её закрыть, подсчёт пропадёт.
count-start = Сосчитать
count-again = Сосчитать ещё раз
count-pause = Пауза
count-goOn = Продолжить
count-cancel = Отменить
count-resume = Продолжить с места остановки
count-startOver = Начать заново
count-unfinished = Частей, сосчитанных раньше и сохранённых: { $kept } из { $count }.
count-took =
    Сосчитано за { $time }; { $workers ->
        [one] работал { $workers } поток
        [few] работали { $workers } потока
       *[many] работали { $workers } потоков
    }.
count-takes =
    Примерно { $time } на { $workers ->
        [one] { $workers } поток
        [few] { $workers } потока
       *[many] { $workers } потоков
    }, по { $memory } памяти на каждый.
count-takesUnknown = Сколько это займёт, станет видно во время подсчёта.
count-endless = Одному потоку понадобилось бы примерно { $time } (свободных строк: { $free }). Поставьте больше ферзей.
count-refused = Эта страница считает до n = { $limit }. Одному потоку на доску { $size } на { $size } понадобилось бы примерно { $time }.
count-refusedBoth = Эта страница считает до n = { $limit }. Одному потоку на доску { $size } на { $size } понадобилось бы примерно { $time } и { $memory } памяти.
count-workers = потоки
count-cores =
    { $workers } из { $count ->
        [one] { $count } ядра
        [few] { $count } ядер
       *[many] { $count } ядер
    }
count-graphics = видеокарта
count-graphicsToo = Считать и на видеокарте
count-graphicsDone =
    { $count ->
        [one] { $count } часть
        [few] { $count } части
       *[many] { $count } частей
    }
count-graphicsFast =
    { $count ->
        [one] { $count } часть
        [few] { $count } части
       *[many] { $count } частей
    }, со скоростью { $cores ->
        [one] { $cores } ядра
        [few] { $cores } ядер
        [many] { $cores } ядер
       *[other] { $cores } ядра
    }
count-graphicsTook =
    Видеокарта сосчитала { $count ->
        [one] { $count } часть
        [few] { $count } части
       *[many] { $count } частей
    }.
count-graphicsTookFast =
    Видеокарта сосчитала { $count ->
        [one] { $count } часть
        [few] { $count } части
       *[many] { $count } частей
    } со скоростью { $cores ->
        [one] { $cores } ядра
        [few] { $cores } ядер
        [many] { $cores } ядер
       *[other] { $cores } ядра
    }.
count-graphicsNone = Ядра закончили все части раньше видеокарты.
count-graphicsFailed = Видеокарта отказала. Ядра считают дальше без неё; ничего не потеряно.
count-saidCounting = Идёт подсчёт.
count-saidPaused = Пауза.
count-said = { $what }: { $count }.
count-shardsHead = Части
count-square =
    { $count ->
        [1] один квадрат — одна часть работы
        [one] один квадрат — { $count } часть работы
        [few] один квадрат — { $count } части работы
       *[many] один квадрат — { $count } частей работы
    }
count-shardsAre = частей готово { $done }, в работе { $running }, ждут { $waiting }
count-done = готово
count-running = в работе
count-waiting = ждёт
count-lanes =
    { $count ->
        [one] { $count } поток и пройденные им части
        [few] { $count } потока и пройденные ими части
       *[many] { $count } потоков и пройденные ими части
    }
count-worker = поток { $number }
count-preset = 32 строки, задано 12 ферзей
count-presetWhat = Шарахов сообщает, что все завершения такой расстановки обычно удаётся сосчитать меньше чем за минуту.
count-problems = Четыре задачи и их трудность
count-problem-one = Одно решение пустой доски: формула даёт его строка за строкой за время, линейное по n. Решений нет только при n = 2 и 3.
count-problem-all = Все решения пустой доски: у всех известных методов время растёт с n не медленнее экспоненты. Их число известно до n = 27.
count-problem-oneGiven = Одно завершение заданной расстановки: NP-полная задача. Случайные методы быстро находят его там, где их много, но не могут доказать, что нет ни одного; полный перебор может.
count-problem-allGiven = Все завершения заданной расстановки: #P-полная задача, не легче, чем найти одно.
count-record = Известные результаты
count-checked = каждое число сверяется с опубликованным
count-solutions = решений
count-fundamentals = фундаментальных
count-here = время здесь
count-published = опубликованное время
count-counting = считается, { $share }
count-agrees = , как опубликовано
count-differs = , а опубликовано { $count }
count-offer = сосчитать, примерно { $time }
count-offerPlain = сосчитать
count-offerKept = продолжить, частей сохранено { $kept } из { $count }
count-offerSize = n = { $size }: { $text }
count-offerMethod = { $method }: { $text }
count-refusedShort = слишком много: { $most } на поток
count-cannotAsk = недоступно
count-under = меньше { $time }
count-dotHere = здесь
count-countedOnce = опубликовано: { $by }, { $year }
count-dotPublished = опубликовано, на восьми ядрах:
count-modularNote = Опубликовано: OEIS A007705. Если n делится на 2 или 3, решений нет.
count-sum = От всех к фундаментальным
count-sumOf = n = { $size }
count-sumOne = Ферзь на доске 1 на 1 — сам себе образ при любом повороте и отражении.
count-bySize = Решения по размеру орбиты
count-orbitOf = размер орбиты
count-orbits = орбит
count-alone = чем сохраняется
count-aloneBy-1 = всеми восемью
count-aloneBy-2 = любым поворотом
count-aloneBy-4 = поворотом на 180°
count-aloneBy-8 = ничем
count-all = все решения
count-half = сохраняются при 180°
count-quarter = сохраняются при 90°
count-twice = 2 · { $count }
count-fundamentalSolutions = фундаментальные решения
count-example = { $number }: показать { $what }
count-exampleAny = решение
count-exampleHalf = решение, которое не меняет поворот на 180°
count-exampleQuarter = решение, которое не меняет поворот на 90°
count-exampleOf = решение, у которого образов { $images }
count-compare = То же перебором
count-compareOf = n = { $size }, в пересчёте на один поток
count-method = метод
count-methods-solutions = соединение половин доски
count-methods-symmetric = перебор с учётом симметрии
count-methods-halved = перебор половины
count-methods-bitmask = простой перебор
count-methods-iterative = массивы, цикл
count-methods-recursive = массивы, рекурсия
count-methods-completions = обход с просмотром вперёд
count-methods-folded = цикл Шарахова
count-foldedWhat = Цикл Шарахова идёт по свободным строкам сверху вниз; клетки под боем заданных ферзей заранее собраны в одно слово для каждой строки. Обход берёт строку или столбец с наименьшим числом свободных клеток: он ставит намного меньше ферзей, но тратит на каждого больше времени.
count-recursionCosts = Здесь рекурсия работает { $times ->
        [one] в { $times } раз
        [few] в { $times } раза
        [many] в { $times } раз
       *[other] в { $times } раза
    } дольше цикла.
count-arraysCost = Здесь массивы в цикле работают { $times ->
        [one] в { $times } раз
        [few] в { $times } раза
        [many] в { $times } раз
       *[other] в { $times } раза
    } дольше слов.
count-costsPublished = Шарахов: рекурсия отнимает примерно 20 %, а массивы в несколько раз медленнее слов. Начиная с n = 13 последние три подсчёта измеряют и то и другое на этой машине.
count-nodes = поставлено ферзей
count-noNodes = ни одного
count-slower = относительное время
count-times =
    в { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }
count-megabytes = { $count } МБ
count-gigabytes = { $count } ГБ
count-known = известно сразу; здесь ещё не сосчитано
count-publishedNumber = опубликовано; здесь не сосчитано

# Доля подсчёта, который класс ведёт вместе.
count-namedShare = { $what }: доля { $number } из { $of }
count-shareWhat = Класс считает вместе, и это устройство берёт свою долю. Сеть для этого не нужна. Страницу можно закрыть в любой момент: когда вы снова откроете этот адрес, подсчёт продолжится. В конце появится отчёт для учителя.
count-shareDone = Эта доля сосчитана. Передайте отчёт учителю: поднесите QR-код к камере, наберите или вставьте строку.
count-shareReceipt = Отчёт
count-shareCode = Отчёт в виде QR-кода
count-shareCopy = Скопировать отчёт
count-shareWhole = Сосчитать здесь всё целиком
