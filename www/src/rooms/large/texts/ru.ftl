## page

page-large = Огромные доски
page-about-large = доски в миллионы строк

## large

large-board = Доска { $size } на { $size } в виде картинки
large-told = Результат
large-view = Строки { $firstRow }–{ $lastRow }, столбцы { $firstColumn }–{ $lastColumn }
large-keys = Стрелки двигают, с Shift дальше; плюс и минус меняют масштаб; Home показывает всю доску; Enter ставит или снимает ферзя там, где видны отдельные клетки; l включает и выключает лупу.
large-zoomIn = Крупнее
large-zoomOut = Мельче
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
large-innerStep = Шаг внутри (0 — наименьший)
large-tileItself = Замостить собой
large-steps = Шаги, с которыми есть модулярная прямая размера { $size }
large-stepsOf = Размер { $size }, шагов: { $count }
large-fractalWhat = Чтобы получить фрактал, нажмите «Замостить» ещё раз: каждый ферзь снова станет той же маленькой доской. Если замостить модулярную доску ею самой, она растёт ещё быстрее; подойдёт любое модулярное решение, например из файла.
large-tiledAgain = Замощена, как сказано в ссылке: ферзей { $size }, и никто никого не атакует.
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
    Первый конфликт: строки { $row } и { $otherRow }, { $line ->
        [row] по строке
        [column] по столбцу
        [diagonal] по диагонали
       *[antiDiagonal] по антидиагонали
    }.
large-removedHead = Ферзь снят
large-setHead = Ферзь поставлен
large-attackedHead = Клетка не свободна
large-closed =
    { $count ->
        [one] Закрыта ещё { $count } свободная клетка:
        [few] Закрыты ещё { $count } свободные клетки:
       *[many] Закрыто ещё { $count } свободных клеток:
    }
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
large-form = Формат
large-forms-numbers = числа
large-forms-csv = CSV
large-forms-json = JSON
large-drop = Файл можно и перетащить на доску.
large-example = Пример из статьи
large-unlinked = Такая доска не входит в ссылку: чтобы поделиться, сохраните её в файл.
large-moreWhat = заданные ферзи, зерно, движок, пределы, формулы, проверка, файлы
large-slider = Размер, от тысячи до миллиона
large-figureFree = свободно строк
large-figureFilled = на остальные строки ({ $count })
large-storyCompleted =
    { $count ->
        [one] *{ $count }* ферзь
        [few] *{ $count }* ферзя
       *[many] *{ $count }* ферзей
    }, и ни один не бьёт другого.
large-storyFull =
    { $count ->
        [1] Стоит *{ $count }* ферзь, в единственной строке.
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
large-pairedHead = Расстановка из близкой пары
large-pairedWith = Эту расстановку можно завершить: нажмите «Завершить».
large-pairedWithout = Эта расстановка лишь одной строкой отличается от той, которую можно завершить, но её саму завершить нельзя: нажмите «Завершить».
large-undone = Отменено
large-undoneWhat = Вернулась прежняя доска.
large-redone = Повторено
large-redoneWhat = Вернулась следующая доска.
large-savedLong = { $name }, { $size }. Открыть его здесь снова нельзя: файлы читаются до { $most }. В виде чисел он короче.
large-row = Строка
large-goToRow = К строке
large-nearest = Ближайший ферзь
large-setAll = { $count }, ни один ферзь не снят

## linear

linear-watch-repair = Смотреть градиентный спуск
linear-watchWhat-linear = Опубликованный метод из пяти блоков, шаг за шагом, от заданных ферзей.
linear-watchWhat-repair = Ферзи встают во все свободные строки и столбцы; затем пары строк меняются столбцами, пока конфликтов становится меньше.
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

## error

error-no-modular = При n = { $size } модулярного решения нет: n не должно делиться ни на 2, ни на 3. Доска не изменилась.
error-large-lost = Сбой движка: доска потеряна. Откройте её файл снова или создайте другую.
error-too-large-by-hand = Вручную ферзи ставятся на досках до n = { $largest }, а здесь n = { $size }.
error-large-conflict = Два ферзя атакуют друг друга: завершать нечего. Команда «Проверить» покажет, какие.
error-generate-more-than-rows = Ферзей { $queens }, а строк { $size }: каждому ферзю нужна своя строка. Доска не изменилась.
error-generate-too-many = Поставить наугад столько ферзей ({ $queens }) при n = { $size } не удалось; лучшая попытка дошла до { $reached }. Укажите не больше этого числа. Доска не изменилась.
error-generate-no-solution = При n = { $size } решений нет.
error-construct-step-range = При n = { $size } шаг прямой — число от 0 до { $largest }, а не { $step }.
error-construct-step = Прямая с шагом { $step } при n = { $size } не даёт модулярного решения: у { $number } и { $size } общий делитель { $divisor }. Возьмите n, которое не делится ни на 2, ни на 3, и один из его шагов.
error-construct-outer = Доска — не решение, замостить её нельзя. Сначала завершите расстановку.
error-construct-inner-empty = На внутренней доске есть строка без ферзя, это не решение. Сначала завершите расстановку.
error-construct-inner-column = На внутренней доске два ферзя в одном столбце, это не решение.
error-construct-inner = Внутреннее решение не модулярное: два его ферзя стоят на одной замкнутой диагонали.
error-construct-no-solution = При n = { $size } решений нет.
error-construct-size = Доску n = { $size } построить нельзя; можно от 1 до { $largest }.
error-no-pair = При n = { $size } близкой пары не нашлось. Доска не изменилась.
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
