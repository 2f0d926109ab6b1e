## page

page-large = Большие доски
page-about-large = доски в миллионы строк

## large

large-board = Доска { $size } на { $size } в виде картинки
large-told = Как это прошло
large-view = Строки { $firstRow }–{ $lastRow }, столбцы { $firstColumn }–{ $lastColumn }
large-keys = Стрелки двигают, с Shift дальше; плюс и минус меняют масштаб; Home показывает всю доску; Enter ставит или снимает ферзя там, где видны отдельные клетки; l включает и выключает лупу.
large-zoomIn = Ближе
large-zoomOut = Дальше
large-lens = Лупа
large-home = Вся доска
large-square = строка { $row }, столбец { $column }
large-given = строка { $row }, столбец { $column }: задан
large-found = строка { $row }, столбец { $column }: найден
large-free = строка { $row }, столбец { $column }: свободна
large-attacked =
    строка { $row }, столбец { $column }: под боем из строки { $by } { $line ->
        [row] по строке
        [column] по столбцу
        [diagonal] по диагонали
       *[antiDiagonal] по антидиагонали
    }
large-givenCount = задано
large-foundCount = найдено
large-inView = видно
large-rowsAPixel =
    { $count ->
        [one] { $count } строка
        [few] { $count } строки
       *[many] { $count } строк
    }
large-pixelsASquare =
    { $count ->
        [one] { $count } пиксель
        [few] { $count } пикселя
       *[many] { $count } пикселей
    }
large-k = Задано k
large-source = Заданные ферзи
large-sources-random = случайные
large-sources-solution = из решения
large-engine = Движок
large-engines-auto = по размеру
large-engines-linear = линейный, пять блоков
large-engines-exact = точный поиск
large-generate = Создать
large-validate = Проверить
large-explicit = Две лестницы
large-formulas = По формуле
large-modular = Модулярная прямая
large-modularHead = Модулярная прямая
large-modularWhat =
    Каждая следующая строка сдвинута через край на { $step ->
        [one] { $step } столбец
        [few] { $step } столбца
       *[many] { $step } столбцов
    }: ферзей { $size }, и они не атакуют друг друга, даже когда диагонали замыкаются.
large-step = Шаг (0 — наименьший)
large-inner = Внутренний размер
large-tileNow = Замостить
large-stepWhat = Шаг — на сколько столбцов линия сдвигается от строки к строке: он сам, предыдущее и следующее число взаимно просты с n. Если замостить несколько раз подряд, получается фрактал.
large-tileWhat = Замощение ставит в блок каждого ферзя модулярное решение. Оно должно быть модулярным: его диагонали различаются по модулю размера, и блоки на соседних диагоналях не мешают друг другу.
large-tiledHead = Замощено
large-tiledWhat = В блоке каждого ферзя стоит модулярное решение размера { $inner }: ферзей { $size }, и никто никого не атакует.
large-generated = Создано
large-generatedWhat =
    { $count ->
        [1] { $count } ферзь на свободной клетке.
        [one] { $count } ферзь, никто никого не атакует.
        [few] { $count } ферзя, никто никого не атакует.
       *[many] { $count } ферзей, никто никого не атакует.
    }
large-method = Метод
large-pairs = случайные пары свободных строк и столбцов
large-time = Время
large-explicitHead = По формуле
large-explicitWhat = n = { $size } при делении на 12 даёт остаток { $remainder }, поэтому столбцы такие:
large-evenRows = Чётные столбцы
large-oddRows = Нечётные столбцы
large-even-straight = 2, 4, 6 и далее
large-even-firstToEnd = 4, 6 и далее, затем 2
large-odd-straight = 1, 3, 5 и далее
large-odd-threeOneFiveLast = 3, 1, 7, 9 и далее, затем 5
large-odd-firstTwoToEnd = 5, 7 и далее, затем 1, 3
large-odd-pairsSwapped = 3, 1, 7, 5 и далее
large-opened = Открыто
large-openedWhat =
    { $name }: { $count ->
        [one] { $count } ферзь
        [few] { $count } ферзя
       *[many] { $count } ферзей
    }.
large-saved = Сохранено
large-savedWhat = { $name }, { $size }.
large-timePublished = { $time }; опубликовано { $published }
large-setRows = Заполнено строк
large-setWhat = { $count }; ещё поставлено и снято: { $more }
large-returns = Возвраты
large-nodes = Поставлено ферзей
large-impossibleWhat = Точный поиск перебрал всё: завершения нет.
large-undecidedWhat = В заданных пределах завершение не найдено, и не доказано, что его нет.
large-valid = Верно
large-validWhat =
    { $count ->
        [one] { $count } ферзь, конфликтов нет.
        [few] { $count } ферзя, конфликтов нет.
       *[many] { $count } ферзей, конфликтов нет.
    }
large-validModular = Это модулярное решение: ферзи не бьют друг друга и по диагоналям, замкнутым через край.
large-invalid = В конфликте
large-invalidWhat =
    { $count ->
        [one] { $count } строка в конфликте с одной из предыдущих.
        [few] { $count } строки в конфликте с одной из предыдущих.
       *[many] { $count } строк в конфликте с одной из предыдущих.
    }
large-firstConflict =
    Первый: строки { $row } и { $otherRow }, { $line ->
        [row] по строке
        [column] по столбцу
        [diagonal] по диагонали
       *[antiDiagonal] по антидиагонали
    }.
large-removedHead = Ферзь снят
large-setHead = Ферзь поставлен
large-attackedHead = Не свободна
large-closed =
    Закрыто { $count ->
        [one] ещё { $count } свободная клетка
        [few] ещё { $count } свободные клетки
       *[many] ещё { $count } свободных клеток
    }:
large-cancelled = Доска не изменилась.
large-working-generate = Создание
large-working-explicit = Построение
large-working-modular = Построение
large-working-tile = Замощение
large-working-complete = Завершение
large-working-validate = Проверка
large-working-open = Чтение файла
large-working-save = Запись файла
large-working-pair = Поиск пары
large-phases-read = чтение доски
large-phases-pass = жадный проход
large-phases-swap = обмены
large-phases-repair = исправление вдоль чередующихся цепей
large-phases-block1 = блок 1
large-phases-block2 = блок 2
large-phases-block3 = блок 3
large-phases-block4 = блок 4
large-phases-block5 = блок 5
large-phases-exact = точный поиск
large-phases-build = построение по формуле
large-phases-blame = виновные ферзи
large-phases-check = проверка
large-phases-over = проверка
large-file = Файл
large-fileWhat = числа (0 для пустой строки, как в файлах статьи), CSV или JSON, до 128 МБ
large-open = Открыть…
large-save = Сохранить как
large-form = Вид
large-forms-numbers = числа
large-forms-csv = CSV
large-forms-json = JSON
large-drop = Файл можно и перетащить на доску.
large-unlinked = Такая доска не входит в ссылку: чтобы поделиться, сохраните её.
large-storyStraight =
    { $count ->
        [one] Заполнена { $count } строка
        [few] Заполнены { $count } строки
       *[many] Заполнено { $count } строк
    } за *{ $time }*, без возвратов.
large-storyRemoved =
    { $count ->
        [one] Заполнена { $count } строка
        [few] Заполнены { $count } строки
       *[many] Заполнено { $count } строк
    } за *{ $time }*; ещё поставлено и снято: { $more }.
large-storyReturns =
    { $count ->
        [one] Заполнена { $count } строка
        [few] Заполнены { $count } строки
       *[many] Заполнено { $count } строк
    } за *{ $time }*, возвратов { $returns }.
large-storyComplete = Задано ферзей { $given }, найдено *{ $count }*.
large-storyFull =
    { $count ->
        [one] Стоит *{ $count }* ферзь, по одному в строке.
        [few] Стоят *{ $count }* ферзя, по одному в строке.
       *[many] Стоят *{ $count }* ферзей, по одному в строке.
    }
large-storyGiven =
    { $count ->
        [one] Стоит *{ $count }* ферзь
        [few] Стоят *{ $count }* ферзя
       *[many] Стоят *{ $count }* ферзей
    }, свободных строк { $free }.
large-pixel = один пиксель
large-aSquare = одна клетка
large-rowTaken = строка { $row }, столбец { $column }: ферзь этой строки стоит в столбце { $by }
large-pairedHead = Одна из близкой пары
large-pairedWith = Эту расстановку можно завершить: нажмите «Завершить».
large-pairedWithout = Эта расстановка лишь одной строкой отличается от той, которую можно завершить, а её нельзя: нажмите «Завершить».
large-undone = Отменено
large-undoneWhat = Вернулась прежняя доска.
large-redone = Возвращено
large-redoneWhat = Вернулась следующая доска.
large-savedLong = { $name }, { $size }. Открыть его здесь снова нельзя: файлы читаются до { $most }. В виде чисел он короче.
large-row = Строка
large-goToRow = К строке
large-nearest = Ближайший ферзь
large-setAll = { $count }, ни один ферзь не снят

## linear

linear-watch-linear = Смотреть линейное завершение
linear-watch-repair = Смотреть градиентный спуск
linear-watchWhat-linear = Опубликованный метод из пяти блоков, шаг за шагом, от заданных ферзей.
linear-watchWhat-repair = Ферзи во всех свободных строках и столбцах меняются столбцами, пока конфликтов становится меньше.
linear-theatre-linear = Пройти по шагам в разделе «Доска»
linear-theatre-repair = Пройти градиентный спуск в разделе «Доска»
linear-onBoard = В разделе «Доска»
linear-block = блок
linear-left = осталось строк
linear-queens = ферзей
linear-levels = ферзей на базовых уровнях
linear-deadEnds = тупики
linear-returns = возвраты
linear-bands =
    { $count ->
        [one] { $count } заход в блоки, по порядку
        [few] { $count } захода в блоки, по порядку
       *[many] { $count } заходов в блоки, по порядку
    }
linear-names-1 = 1: пары
linear-names-2 = 2: проекция
linear-names-3 = 3: наугад
linear-names-4 = 4: подсчёт
linear-names-5 = 5: риск
linear-names-6 = точный
linear-leftWhat = Свободных строк было { $first }, стало { $last }
linear-solved = Решено, возвратов *{ $returns }*.
linear-gaveUp =
    Остановлено на пределе, { $count ->
        [one] осталась { $count } строка
        [few] осталось { $count } строки
       *[many] осталось { $count } строк
    }: *не решено*.
linear-story-block1 = *Блок 1* идёт по перемешанным парам свободных строк и столбцов. { $count ->
        [one] Осталась { $count } строка
        [few] Осталось { $count } строки
       *[many] Осталось { $count } строк
    }.
linear-story-block2 = *Блок 2*: важны только свободные строки и столбцы. { $count ->
        [one] Осталась { $count } строка
        [few] Осталось { $count } строки
       *[many] Осталось { $count } строк
    }.
linear-story-block3 = *Блок 3* берёт случайную свободную строку и в ней случайную свободную клетку. { $count ->
        [one] Осталась { $count } строка
        [few] Осталось { $count } строки
       *[many] Осталось { $count } строк
    }.
linear-story-block4 = *Блок 4* считает свободные клетки каждой строки. { $count ->
        [one] Осталась { $count } строка
        [few] Осталось { $count } строки
       *[many] Осталось { $count } строк
    }.
linear-story-block5 = *Блок 5* берёт строку с наибольшим риском и клетку с наименьшим ущербом. { $count ->
        [one] Осталась { $count } строка
        [few] Осталось { $count } строки
       *[many] Осталось { $count } строк
    }.
linear-story-exact = *Точный поиск* продолжает там, где метод остановился на пределе. { $count ->
        [one] Осталась { $count } строка
        [few] Осталось { $count } строки
       *[many] Осталось { $count } строк
    }.
linear-story-over =
    Конец. { $count ->
        [one] Осталась { $count } строка
        [few] Осталось { $count } строки
       *[many] Осталось { $count } строк
    }.
linear-exact = Передать точному поиску
linear-step = шаг *{ $step }*
linear-stepsAFrame =
    { $count ->
        [one] { $count } шаг за кадр
        [few] { $count } шага за кадр
       *[many] { $count } шагов за кадр
    }
linear-rate = { $count } за кадр
linear-rateMost = быстрее всего

## figures

figures-head = Графики статьи, измеренные заново
figures-figure = График
figures-run = Измерить
figures-save = Сохранить как CSV
figures-progress = Измерено { $count } из { $of }.
figures-paused = Пауза: измерено { $count } из { $of }.
figures-cancelled = Отменено: измерено { $count }.
figures-part = Измеренная часть
figures-chart = График: { $title }
figures-table = Опубликованные числа рядом с измеренными
figures-quantity = Величина
figures-published = Опубликовано
figures-measured = Измерено
figures-error = Стандартная ошибка
figures-samples = выборки
figures-plusMinus = ± { $error }
figures-partTitle = n = { $size }
figures-sharesTitle = n = { $size }: доля прогонов в процентах, по числу возвратов
figures-timesTitle = Миллисекунды на завершение, в зависимости от n
figures-afterTitle = Поставлено ферзей: { $queens }
figures-columns-queens = поставлено ферзей
figures-columns-milliseconds = миллисекунды
figures-columns-returns = возвраты
figures-columns-row = строка
figures-columns-looks = просмотрено пар или клеток
figures-columns-singles = шаги с единственной клеткой
figures-columns-moves = передвинуто ферзей
figures-columns-nodes = поставлено ферзей, включая снятых
figures-quantities-equals =
    { $count ->
        [one] { $count } возврат
        [few] { $count } возврата
       *[many] { $count } возвратов
    }
figures-quantities-share = доля заполненных строк
figures-quantities-full = вероятность полного решения
figures-quantities-queens = средняя длина
figures-quantities-milliseconds = среднее время
figures-quantities-trimmed = среднее время без самой медленной десятой
figures-quantities-completed = прогоны, остановленные на пределе
figures-quantities-singles = из последних двенадцати шагов — с единственной клеткой в строке
figures-quantities-asymmetry = наибольшее отличие клетки от её зеркальных образов
figures-names-returns = Возвраты за одно завершение
figures-names-anew = Возвраты, ущерб считается заново на каждом шаге
figures-names-cluster = Времена при n = 1 000: кластеры
figures-names-firstPass = Первый проход заполняет 60 %
figures-names-randSet = Длины: пары случайных строк и столбцов
figures-names-randRand = Длины: случайная строка, случайная клетка
figures-names-freeSquares = Свободные клетки оставшихся строк
figures-names-straight = Прогоны без возврата, в зависимости от n
figures-names-undecided = Прогоны, остановленные на пределе, в зависимости от n
figures-names-lengths = Длины в зависимости от n
figures-names-chance = Вероятность полного решения
figures-names-leastRisk = Наименьший риск при n = 100: последние двенадцать шагов
figures-names-pair = Две почти одинаковые расстановки
figures-names-squares = Как часто занята каждая клетка
figures-about-returns = Как часто линейное завершение возвращается к базовому уровню — по случайным подмножествам решений, k распределено равномерно.
figures-about-anew = То же, если ущерб каждой клетки считать заново на каждом шаге блока 5, а не один раз в блоке 4: почти все прогоны без возвратов.
figures-about-straight = Доля завершений, которые ни разу не возвращаются к базовому уровню. Опубликовано: больше 35 % от n = 7 до 100 000, больше 50 % от 320 до 22 500.
figures-about-lengths = Сколько строк заполняет метод, пока не застрянет: пары из двух перемешанных списков, случайные строки или строки по порядку, каждая на первой свободной клетке.
figures-about-chance = Как часто один случайный выбор кончается полным решением. Опубликовано: ни разу на миллион прогонов от n = 71 для пар и от 371 для случайных строк.
figures-about-squares = Во скольких решениях на клетке стоит ферзь: картина симметрична слева направо и сверху вниз. Доски побольше — в разделе «Решения».
figures-of = { $part }: { $quantity }
figures-over = больше { $value }
figures-kindTitle = n = { $size }, { $kind }
figures-queensTitle = n = { $size }, k = { $queens }
figures-allRuns = все прогоны
figures-straightRuns = прогоны без возврата
figures-publishedLine = прямая из статьи
figures-rowTitle = Микросекунды на строку, в зависимости от n
figures-curves-undecided = Прогоны до предела, в процентах, в зависимости от n
figures-curves-lengths = Заполненные строки, в процентах, в зависимости от n
figures-curves-chance = Полные решения, в процентах, в зависимости от n
figures-kinds-firstPassInOrder = перемешаны только столбцы
figures-kinds-randSet = randSet & randSet
figures-kinds-randRand = rand & rand
figures-kinds-inOrder = строки по порядку
figures-kinds-randSetTo = randSet & randSet
figures-kinds-randRandTo = rand & rand
figures-risk-runs = n = { $size }: из последних двенадцати шагов — с единственной клеткой в строке
figures-risk-table = Таблицы риска
figures-risk-caption = Последние двенадцать шагов одного прогона: оставшиеся строки и их свободные клетки, выбранная отмечена
figures-risk-step = Шаг
figures-risk-ours = Строка (свободных клеток)
figures-risk-theirs = Опубликованные свободные клетки
figures-pair-table = Близкие пары
figures-pair-caption = По одной паре на размер: те же ферзи, кроме одной строки
figures-pair-free = Свободных строк
figures-pair-row = Строка
figures-pair-with = Столбец, с которым завершается
figures-pair-without = Столбец, с которым нет
figures-pair-proof = Ферзей на доказательство
figures-pair-show = на доску
figures-heatTitle = n = { $size }: каждая клетка занята в { $least }–{ $most } решениях
figures-heatSquare =
    строка { $row }, столбец { $column }: { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }
figures-kindPublished = { $kind }, опубликовано
figures-left = Осталось примерно { $time }.
figures-under = меньше { $value }
figures-spread = Разброс
figures-more = Другие доски, ферзи и границы
figures-moreWhat = В незаполненной строке ввода берётся то, что предлагает график. Несколько размеров разделяются точкой с запятой: 100; 1 000.
figures-asPublished = как в графике
figures-fields-samples = Выборка для каждого, до { $most }
figures-fields-sizes = n, можно несколько
figures-fields-queens = Задано k
figures-fields-seed = Зерно
figures-fields-second = Базовый уровень 2
figures-fields-third = Базовый уровень 3
figures-fields-repeats = Повторы блока 5
figures-fields-damage = Ущерб считается
figures-damages-own = как в графике
figures-damages-once = один раз
figures-damages-anew = заново на каждом шаге
figures-quantities-different = строки, в которых расстановки различаются
figures-quantities-looks = просмотрено пар или клеток
figures-quantities-first = первая попытка удалась
figures-quantities-attempts = перемешиваний
figures-quantities-swaps = обменов
figures-quantities-sweeps = проходов
figures-columns-swaps = обмены
figures-table2-caption = Таблица 2: наше число, под ним опубликованное
figures-table2-samples = выборка
figures-table2-least = наименьшее время
figures-table2-most = наибольшее время
figures-table2-row = время на строку, мкс
figures-table2-undecided = дошли до предела
figures-ownLine = наша прямая
figures-line = Наша прямая от n = 50: log(1000 t) = { $constant } + { $slope } log n, корреляция { $correlation }. Опубликовано: { $theirConstant } + { $theirSlope } log n.
figures-flanks = { $part }: мода { $mode }. Среднеквадратичное расстояние до неё у более коротких прогонов { $below }, у более длинных { $above }.
figures-endingsTitle = n = { $size }: доля прогонов, дошедших до длины, которые на ней кончаются, в процентах
figures-orderTitle = n = { $size }: свободные клетки каждой строки, строки по порядку
figures-randomTitle = n = { $size }: свободные клетки каждой строки, строки наугад
figures-curves-straight = Прогоны без возврата, в процентах, в зависимости от n
figures-curves-repair = Удачные первые попытки, в процентах, в зависимости от n
figures-names-table2 = Таблица 2, рисунки 7–9: время в зависимости от n
figures-names-toLength = Время до 967 ферзей при n = 1 000
figures-names-repair = Градиентный спуск: вероятность успеха с первой попытки
figures-names-repairLarge = Градиентный спуск при n = 100 000
figures-about-table2 = Завершения случайных частей решений для каждого размера таблицы 2 до десяти миллионов строк: размер за размером, выборка такова, на какую хватает времени.
figures-about-cluster = Времена завершений при n = 1 000, с 800 заданными ферзями и с любым числом, и число поставленных ферзей. Каждый кластер — это число возвратов; в статье их видно шесть.
figures-about-firstPass = Перемешать строки и столбцы и оставить подходящие пары: один проход заполняет около 60 % строк при любом размере; в статье на десяти миллионах измерено 59,97 %. Почему 60 %? Пара подходит, пока обе её диагонали пусты. Длинная диагональ встречается рано и закрывается рано, короткая — поздно. Модель, в которой каждая закрывается с той частотой, с какой на ней выпадают подходящие пары, даёт при неограниченном n 59,98 %. Чем больше строк, тем меньше значит один выбор, и разброс падает.
figures-about-randSet = Проходы по перемешанным парам, пока проход не перестанет ставить ферзей: сколько их тогда стоит. Склоны гистограммы различны. Второй график говорит почему: чем длиннее прогон, тем вероятнее он тут же кончится. Левый склон — этот медленный рост; справа прогонов остаётся мало, и склон быстро падает.
figures-about-randRand = Случайная свободная строка и случайная свободная клетка в ней, пока в выбранной строке такая есть: сколько ферзей стоит тогда. И здесь вероятность конца растёт с каждым ферзём, поэтому левый склон длиннее.
figures-about-freeSquares = Рисунки 5 и 6: свободные клетки в каждой оставшейся строке по мере расстановки ферзей, по порядку строк и в случайных строках. По порядку строки расходятся сильнее, и одна из них пустеет раньше.
figures-about-undecided = Доля завершений, которые доходят до предела в 1 000 возвратов, хотя завершение есть. В статье это ложноотрицательные; здесь они не решены, и решает их точный поиск.
figures-about-toLength = Случайные пары, пока проход не перестанет ставить ферзей (в среднем 967), рядом со случайными строками до 967 ферзей, с новой попыткой после каждого тупика. Опубликовано: случайные строки в 33 раза дольше.
figures-about-leastRisk = Блок 5 берёт строку с наименьшим числом свободных клеток. В прогоне из статьи в 11 из последних 12 шагов в строке была единственная клетка.
figures-about-pair = Ферзей случайного решения передвигают по одному, пока у расстановки не пропадёт завершение: последние две различаются одной строкой. В статье есть такая пара при n = 1 000 000 000, она различается в 1 506 строках.
figures-about-repair = По ферзю в каждой строке и столбце наугад, затем обмены, пока конфликтов становится меньше; где это застревает, всё перемешивается снова. Опубликовано (Шарахов, по Сосичу и Гу): с n = 50 000 почти всегда удаётся первая попытка.
figures-about-repairLarge = Одно решение на 100 000 строк из случайного начала. Опубликовано (Шарахов): меньше 40 секунд на процессоре 2007 года. Каждый проход просматривает пять миллиардов пар строк.
figures-why-table2 = Времена — этой машины и WebAssembly, опубликованные — Matlab на настольной машине 2013 года. Статья доходит до n = 100 000 000, на что у браузера нет памяти, и берёт выборки больше. Время на строку напечатано в ней в десять раз меньше, чем следует, а ниже n = 50 — в сто: здесь это её же средние, делённые на n.
figures-why-anew = Этого нет в статье, где ущерб считается один раз, в блоке 4: график показывает, чего стоят устаревшие числа.
figures-why-straight = Между n = 50 и 100 прогонов без возврата у нас меньше опубликованных 35 %, при n = 50 — 32 %: как блоки делят эти размеры, статья оставляет открытым.
figures-why-undecided = Статья не говорит ни сколько раз повторяется блок 5, ни когда базовый уровень оставляют. Здесь повторений десять и на уровне 3 пробуют каждую базовую клетку: если ни одна не ведёт дальше, на это уходят все 1 000 возвратов. При n = 1 000 на пределе останавливаются 29 прогонов из 100 000, а в статье ни одного; при n = 10 в ней 2 из 5 000.
figures-why-cluster = Здесь завершение так коротко, что другая работа машины размывает кластеры; по числу поставленных ферзей они видны ясно.
figures-why-firstPass = Случая, когда перемешаны только столбцы, в статье нет; он показан, чтобы сравнить два способа.
figures-why-randSet = В статье средняя длина округлена до целого; у нас на знак больше.
figures-why-randRand = В статье средняя длина округлена до целого; у нас на знак больше.
figures-why-chance = Опубликованные вероятности — по миллиону прогонов. Меньшая выборка не видит того, что реже одного случая на неё: выберите миллион.
figures-why-toLength = В Matlab строка просматривается как один вектор, здесь — клетка за клеткой, поэтому случайные строки отстают сильнее.
figures-why-freeSquares = В статье показано по одному прогону; здесь нарисован каждый, чтобы был виден разброс. По порядку ничего случайного нет, и все прогоны одинаковы.
figures-why-leastRisk = В статье показан один прогон, и редкий: столько таких шагов бывает примерно в двух прогонах из ста, а в среднем их шесть.
figures-why-pair = Наши различаются одной строкой, где различить их труднее всего, и строк у них не больше миллиона: на это у браузера хватает памяти.
figures-why-repair = Кроме этой границы, ничего не опубликовано. Большие доски требуют времени: проход квадратичен. Чтобы попробовать, выберите n = 50 000.
figures-why-repairLarge = Опубликованная программа — на Паскале, на одном ядре другой машины; наша — WebAssembly на вашей.

## error

error-no-modular = При n = { $size } модулярного решения нет: n не должно делиться ни на 2, ни на 3. Доска не изменилась.
error-large-lost = Сбой движка: доска потеряна. Откройте её файл снова или создайте другую.
error-too-large-by-hand = Вручную ферзи ставятся на досках до n = { $largest }, а здесь n = { $size }.
error-large-size = Доска n = { $size } здесь невозможна: n от 1 до { $largest }.
error-large-conflict = Два ферзя атакуют друг друга: завершать нечего. Команда «Проверить» покажет, какие.
error-generate-more-than-rows = Ферзей { $queens }, а строк { $size }: каждому ферзю нужна своя строка. Доска не изменилась.
error-generate-too-many = Поставить наугад столько ферзей ({ $queens }) при n = { $size } не удалось; лучшая попытка дошла до { $reached }. Укажите не больше этого числа. Доска не изменилась.
error-generate-no-solution = При n = { $size } решений нет.
error-construct-step-range = При n = { $size } шаг прямой — число от 0 до { $largest }, а не { $step }.
error-construct-step = Прямая с шагом { $step } при n = { $size } не даёт модулярного решения: у { $number } и { $size } общий делитель { $divisor }. Возьмите n, которое не делится ни на 2, ни на 3, и один из его шагов.
error-construct-outer = Доска — не решение, замостить её нельзя. Сначала завершите её.
error-construct-inner-empty = На внутренней доске есть строка без ферзя, это не решение. Сначала завершите её.
error-construct-inner-column = На внутренней доске два ферзя в одном столбце, это не решение.
error-construct-inner = Внутреннее решение не модулярное: два его ферзя стоят на одной замкнутой диагонали.
error-construct-no-solution = При n = { $size } решений нет.
error-construct-size = Доску n = { $size } построить нельзя; можно от 1 до { $largest }.
error-no-pair = При n = { $size } близкой пары не нашлось. Доска не изменилась.
error-experiment-size = Измеряются доски от n = { $least } до { $largest }, а здесь n = { $size }.
error-experiment-samples = Выборка { $samples } слишком велика; предел — { $most }.
error-figure-number =
    { $field ->
        [samples] Выборка
        [sizes] n
        [queens] Задано k
        [seed] Зерно
        [second] Базовый уровень 2
        [third] Базовый уровень 3
       *[repeats] Повторы блока 5
    }: «{ $found }» — не целое число от { $least } до { $most }.
error-figure-sizes = Слишком много размеров для одного измерения: { $count }; предел — { $most }.
error-figure-long = Это заняло бы примерно { $hours } ч. С выборкой { $samples } — меньше двенадцати.
error-figure-too-long = Даже одна проба при n = { $size } заняла бы примерно { $hours } ч. Выберите n поменьше.
error-experiment-levels = Базовые уровни возрастают, а строк не меньше { $size }: уровень 2 — { $second }, уровень 3 — { $third }. Выберите уровень 2 ниже уровня 3, оба не больше { $size }.
error-file-empty = Файл пуст; ожидался столбец для каждой строки, 0 для пустой.
error-file-too-long = Файл слишком длинный (байт: { $bytes }, предел: { $longest }).
error-file-too-many-rows = Строка файла { $line }: строк доски больше { $largest }, столько не читается.
error-file-no-form = Строка файла { $line }: «{ $found }». Ожидалось число, «строка,столбец» или JSON.
error-file-number = Строка файла { $line }, слово { $word }: «{ $found }». Ожидался столбец, целое число от 0 до { $largest }.
error-file-fields = Строка файла { $line }: «{ $found }», а ожидались строка, запятая и столбец.
error-file-row = Строка файла { $line }: строка «{ $found }»; ожидалась строка { $expected }.
error-file-json = Строка файла { $line }, слово { $word }: { $found } вместо { $expected }.
error-file-cut = Файл кончается в строке { $line }, строк доски { $rows } из { $expected }: возможно, он обрезан.
error-file-count = В файле указано n = { $n }, а строк { $rows }.
error-file-column = В строке { $row } указан столбец { $column }, а строк в файле всего { $rows }: возможно, он обрезан.
error-file-repeated-column = В строках { $otherRow } и { $row } один и тот же столбец { $column }; каждый ожидался один раз.
error-file-gone = Файл больше нельзя прочесть: он перемещён, изменён или удалён. Доска не изменилась.
error-no-queen = На доске нет ферзей.
error-no-canvas = Этот браузер не умеет рисовать в рабочем потоке (OffscreenCanvas), или для этой картинки ему не хватает памяти. Возьмите другой браузер или более новую версию.
