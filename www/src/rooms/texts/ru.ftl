## hidden

hidden-room = Здесь показываются ответы. Они скрыты, пока вы не попросите их показать.

## projector

projector-bar = Проектор
projector-previous = Назад
projector-next = Дальше
projector-answer = Ответ
projector-pen = Перо
projector-wipe = Стереть
projector-code = QR-код
projector-codeWhat = Откройте это на своём телефоне
projector-codeFor = QR-код: { $address }
projector-close = Закрыть
projector-teacherWindow = Окно учителя
projector-full = Во весь экран
projector-end = Закончить
projector-said = Пояснение
projector-screen = экран { $screen } из { $screens }

## error

error-bad-number = { $name }: «{ $found }» — не целое число от { $least } до { $most }.
error-class-too-large = Эта страница для класса слишком велика (байт: { $size }, предел: { $largest }). Ваша страница осталась прежней.
error-class-unread = Это не страница для класса, или она обрезана. Ваша страница осталась прежней.
error-class-newer = Эта страница сделана более новой версией сайта (формат { $version }). Ваша страница осталась прежней.
error-class-full = Ссылок на странице для класса не больше { $most }. Ваша страница осталась прежней.
error-class-link = Ссылка { $number } этой страницы ведёт в другое место, поэтому страница не открыта. Ваша страница осталась прежней.
error-game-size = Играют на досках до n = { $largest }, а здесь n = { $size }.
error-game-move = Ход { $turn } занимает клетку, которая к тому времени закрыта.
error-board-form-square = Клетки { $found } на доске нет; последняя — { $last }.
error-square-off-board = Строки { $row }, столбца { $column } (счёт от 0) нет на доске n = { $size }.
error-shared-column = В строках { $otherRow } и { $row } ферзи стоят в столбце { $column }: после поворота они оказались бы в одной строке.
error-report-damaged = Отчёт о части { $shard } повреждён. Подсчитайте эту часть заново.
error-report-foreign = Отчёт о части { $shard } относится к другому вопросу. Подсчитайте эту часть заново.
error-report-not-blocking = Расстановку из отчёта о части { $shard } можно завершить. Проверьте эту часть заново.
error-puzzle-size = В головоломке n от 1 до { $largest }, а здесь n = { $size }.
error-puzzle-labels = Меток областей { $found }; ожидалось { $expected }, по одной на клетку.
error-puzzle-label = Области { $found } нет: области нумеруются от 0 до { $last }.
error-puzzle-empty-region = В области { $region } нет ни одной клетки.
error-puzzle-stars = На линии бывает от 1 до { $most } звёзд, а не { $stars }.
error-puzzle-square = Клетки { $found } на доске нет; последняя — { $last }.
error-puzzle-no-way = Эту головоломку нельзя решить.
error-puzzle-several-ways = У этой головоломки несколько решений.
error-puzzle-make-size = В таких головоломках n от { $least } до { $most }, а здесь n = { $size }.
error-grade-not-to-be-had =
    Не нашлось { $grade ->
        [easy] лёгкой головоломки
       *[medium] средней головоломки
        [hard] трудной головоломки
        [expert] головоломки для знатоков
    } при n = { $size } (попыток: { $tries }).
error-puzzle-too-many-ways = Завершений больше { $most }. Сначала поставьте нескольких ферзей.
error-guilty-number = Виновных ферзей может быть от 1 до { $most }, а не { $fewest }.
error-guilty-not-to-be-had = Не нашлось доски n = { $size }, где виновных ферзей ровно { $fewest } (попыток: { $tries }).
error-daily-unreadable = «{ $found }» — не дата; нужна запись вроде 2026-11-22.
error-daily-range = За { $found } головоломки дня нет: они есть с { $first } по { $last }.
error-rule-unknown = Правила «{ $found }» нет.
error-rule-unknown-board = Доски «{ $found }» нет; есть torus и cylinder.
error-rule-bad-shift = Строки нельзя сдвинуть на «{ $found }»; ожидалось число от 0 до { $farthest } или диапазон вроде 1-3@7.
error-rule-formula-count = В правиле от 1 до { $most } формул, а не { $found }.
error-rule-own-law =
    Правило { $rule } не действует { $feature ->
        [plane] на плоской доске
        [cylinder] на цилиндре
        [torus] на торе
       *[walls] на доске со стенами
        [regions] на доске с областями
    }: оно — для ферзей на плоской доске без стен.
error-rule-regions-touching = Области бывают только при правиле touching, а здесь — { $rule }.
error-rule-regions-plane = Области бывают только на плоской доске.
error-rule-regions-square = Области — для досок, где строк столько же, сколько столбцов.
error-rule-size = Доска { $rows } × { $columns }: при этом правиле строк и столбцов от 1 до { $largest }.
error-rule-square = Клетки { $found } на доске нет; последняя — { $last }.
error-rule-blocked = Строка { $row }, столбец { $column }: на стене и на клетке, которая должна остаться пустой, фигура стоять не может.
error-rule-conflict = Строка { $row }, столбец { $column } и строка { $otherRow }, столбец { $otherColumn }: фигуры на этих клетках не могут стоять вместе.
error-rule-regions = Меток областей { $found }; ожидалось { $expected }, каждая от 0 до { $last }.
error-formula-too-long = В формуле { $formula } знаков { $characters }; читается не больше { $longest }.
error-formula-too-deep = Формула { $formula }, знак { $place }: вложенность скобок больше { $deepest }.
error-formula-bad-character = Формула { $formula }, знак { $place }: «{ $found }» не может входить в формулу.
error-formula-unknown-name = Формула { $formula }, знак { $place }: «{ $found }» неизвестно; известны i, j, n, m, mod, abs, gcd, min и max.
error-formula-bad-number = Формула { $formula }, знак { $place }: { $found } больше 2 147 483 647.
error-formula-no-value = Формула { $formula }, знак { $place }: здесь не хватает числа, i, j, n, m, функции или «(».
error-formula-no-operator = Формула { $formula }, знак { $place }: «{ $found }» здесь стоять не может; ожидались знак действия, запятая, «)» или конец.
error-formula-open-bracket = Формула { $formula }, знак { $place }: эта скобка не закрыта.
error-formula-no-bracket = Формула { $formula }, знак { $place }: после { $function } не хватает «(».
error-formula-bad-values = Формула { $formula }, знак { $place }: функция { $function } не принимает столько аргументов ({ $found }).
error-excluded-too-long = Текст слишком длинный (байт: { $bytes }, предел: { $longest }).
error-excluded-unexpected =
    Строка { $line }: «{ $found }». Ожидается: { $expected ->
        [name] n =, numdiags = или diags =, каждое один раз
        [equals] знак = после имени
       *[number] целое число от 0
        [list] скобка [ перед списком пар
        [pair] скобка [ перед парой
        [comma] запятая внутри пары
        [pair-end] скобка ] после пары
        [next-pair] запятая или скобка ] после пары
    }.
error-excluded-missing = Не хватает «{ $name } =».
error-excluded-size = n равно { $size }, а должно быть от 1 до { $largest }.
error-excluded-fewer = numdiags равно { $announced }, но в diags перечислено { $listed }.
error-excluded-diagonal = Пара { $place } в diags: диагонали { $diagonal } на доске нет. Диагонали идут от 0 до { $last }.
error-excluded-kind = Пара { $place } в diags: вид { $kind }. 1 означает диагональ суммы, 0 — диагональ разности.
error-cnf-too-large = Формула для доски n = { $size } слишком велика (байт: { $bytes }, предел: { $largest }).
error-cnf-unreadable =
    Строка { $line } формулы: «{ $found }». Ожидается: { $expected ->
        [header] p cnf, затем число переменных и число дизъюнктов
        [cnf] cnf после p
        [variables] число переменных
        [clauses] число дизъюнктов
        [end] не больше дизъюнктов, чем объявлено
       *[literal] переменная, возможно с минусом, или 0 в конце дизъюнкта
    }.
error-cnf-cut = Формула кончается в строке { $line }, дизъюнктов { $clauses } из { $expected }: возможно, она обрезана.
error-drat-unreadable = Строка { $line } доказательства: «{ $found }». Ожидается: переменная, возможно с минусом, d перед шагом или 0 в конце шага.
error-drat-cut = Доказательство кончается в строке { $line }, посреди шага: возможно, оно обрезано.
error-drat-other-formula = В строке { $line } доказательства переменная { $variable }, а в формуле их { $variables }. Доказательство — для другой формулы.
error-proof-too-much =
    { $what ->
        [variables] Столько здесь не проверить: переменных может быть не больше { $most }.
       *[literals] Столько здесь не проверить: литералов может быть не больше { $most }.
        [steps] Столько здесь не проверить: шагов может быть не больше { $most }.
    }
error-lesson-missing = Не удалось загрузить урок. Попробуйте ещё раз.
error-lesson-unknown = Урока с таким именем нет.
error-lesson-files = Урок — это два файла: .json и .md. Выберите оба.
error-lesson-too-large = Эти файлы слишком велики (байт: { $size }, предел: { $largest }).
error-lesson-no-json = Файл .json не читается: { $why }
error-lesson-version = Этот урок написан для версии { $version }, а страница читает версию { $known }.
error-lesson-bad = Ошибка в уроке ({ $place }): ожидается { $what }.
error-lesson-link = В ссылке нет целого урока: возможно, она обрезана.
error-lesson-claim = Шаг { $place } утверждает, что { $of } — это { $is }; движок находит { $found }.
error-lesson-answerless = На вопрос шага { $place } нельзя дать ни одного верного ответа.
error-lesson-empty = В уроке должен быть хотя бы один шаг.

## charts

chart-missing = Не удалось загрузить график. Его числа — в таблице.

## theatre, words

theatre-stage = Доска и машинные слова
theatre-words = Машинные слова, каждый бит под своим столбцом
theatre-word =
    { $name }: { $count ->
        [1] установлен бит { $columns }
       *[other] установлены биты { $columns }
    }
theatre-wordEmpty = { $name }: все биты сброшены
theatre-boards = Доска в словах из 64 бит
theatre-boardWord =
    { $name }: { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    }, шестнадцатеричное { $hexadecimal }
theatre-bytes = Байты слов из 64 бит, по одному на столбец
theatre-byteWord = { $name }: { $values }
theatre-tallies = Ферзи на каждой линии
theatre-tally =
    { $name }: { $count ->
        [one] { $count } конфликт
        [few] { $count } конфликта
       *[many] { $count } конфликтов
    }, линий: { $lines }
theatre-taken =
    { $name }: с ферзём { $count ->
        [one] { $count }
        [few] { $count }
       *[many] { $count }
    } из { $lines }
theatre-panes = Панели
theatre-tree = Дерево
theatre-code = Код
theatre-counting = Счётчики
theatre-search = Поиск
theatre-searchNow = Поиск: { $search }
theatre-group =
    { $group ->
        [backtracking] С возвратом
        [words] Биты
        [ahead] Просмотр вперёд
        [symmetry] Симметрия
        [repair] Исправление
       *[formula] Формула
    }
theatre-groupWhat =
    { $group ->
        [backtracking] По ферзю на строку; в тупике — шаг назад.
        [words] То же, но столбцы — биты одного слова.
        [ahead] Остановка, когда в строке или столбце нет клетки.
        [symmetry] Перебрать часть; остальное дадут отражения и повороты.
        [repair] Поставить всех сразу, затем менять местами, пока это помогает.
       *[formula] Без перебора: ходы конём или прямые по модулю n.
    }
theatre-inGroup =
    { $search ->
        [bitmask] маска
        [bitboard-columns] столбцы
        [bitboard-lines] строки и столбцы
        [bitboard-fewest] где меньше вариантов
        [bitboard-pairs] где два варианта
        [halved] половина
        [both-mirrors] оба отражения
        [staircases] две лестницы
       *[bitboard] битовая доска
    }
theatre-cannot =
    { $why ->
        [rule] это правило знает только поиск «по правилу»
        [size] до n = { $count }
        [given] только на пустой доске
       *[modular] только если n не делится ни на 2, ни на 3
    }
theatre-tab =
    { $tab ->
        [board] Доска
        [tree] Дерево
        [code] Код
        [steps] Шаги
       *[counts] Счётчики
    }
theatre-beside = Рядом с доской
theatre-seed = Зерно
theatre-anotherSeed = Другое зерно
theatre-listing = Листинг; отмечены строки, которые только что выполнены
theatre-breakpoint = Точка останова на строке { $number }
theatre-registers-columns = столбцы
theatre-registers-diagonals = диагонали
theatre-registers-antiDiagonals = антидиагонали
theatre-registers-free = свободные
theatre-registers-queen = ферзь
theatre-registers-folded = свёртка
theatre-registers-used = занятые
theatre-registers-sideMask = sideMask
theatre-registers-lastMask = lastMask
theatre-registers-topBit = topBit
theatre-registers-endBit = endBit
theatre-registers-rows = строки
theatre-registers-attacks = атаки
theatre-registers-taken = занятые столбцы
theatre-registers-counts = счётчики
theatre-registers-eights = есть 8?
theatre-registers-sevens = есть 7 или 8?
theatre-registers-rowCounts = счётчики строк
theatre-registers-rowEights = строка: есть 8?
theatre-registers-rowSevens = строка: 7 или 8?
theatre-short-columns = стб
theatre-short-diagonals = диаг
theatre-short-antiDiagonals = анти
theatre-short-free = своб
theatre-short-queen = ферзь
theatre-short-folded = свёрт
theatre-short-used = занят
theatre-short-sideMask = side
theatre-short-lastMask = last
theatre-short-topBit = top
theatre-short-endBit = end
theatre-short-counts = счёт
theatre-short-eights = 8?
theatre-short-sevens = 7, 8?
theatre-short-rowCounts = строк
theatre-short-rowEights = с 8?
theatre-short-rowSevens = с 7, 8?
listing-form = Код
listing-forms =
    { $form ->
        [pseudo] Псевдокод
       *[python] Python
    }
listing-fromEmpty = Программа начинает с пустой доски; строки заданных ферзей в шагах пропускаются.
theatre-counts-tried = Ферзей испробовано
theatre-counts-forced = Вынужденных
theatre-counts-rejected = Клеток отвергнуто
theatre-counts-removed = Ферзей снято
theatre-counts-turns = Поворотов сравнено
theatre-counts-deadEnds = Тупики
theatre-counts-solutions = Решения
theatre-counts-total = Вместе с образами
theatre-counts-refused = Пар отвергнуто
theatre-counts-returns = Возвраты
theatre-counts-block = Блок
theatre-counts-left = Свободных строк
theatre-counts-swaps = Обмены
theatre-counts-noSwap = Строк без обмена
theatre-counts-sweeps = Проходы
theatre-counts-shuffles = Перемешивания
theatre-counts-remainder = Остаток n при делении на 12
theatre-counts-conflicts = Конфликтов сейчас
theatre-counts-standing = Ферзей на доске
theatre-counts-of = { $count } из { $size }
words-bitSet = бит { $bit }, установлен: { $said }
words-bitClear = бит { $bit }, сброшен: { $said }
words-column = столбец { $column }
words-square = строка { $row }, столбец { $column }
words-through = { $name } через клетку: строка { $row }, столбец { $column }
words-nothing = ни одной клетки доски

## linear: the table of risk and damage

tables-risk =
    { $count ->
        [1] Строки с наибольшим риском
       *[other] Строки с наибольшим риском; выбрана одна из первых { $count }
    }
tables-figure-risk = свободных клеток
tables-damage = Клетки строки { $row }
tables-figure-damage = закроет
tables-projection = Свободные строки × свободные столбцы: { $size } × { $size }
tables-projectionLabel = Свободные строки и столбцы, по { $size }: свободных клеток — { $count }, остальные под боем.
tables-projectionRefused = Последняя пара, строка { $row } и столбец { $column }, пришлась на клетку под боем.

## traces

error-trace-version = Строка { $line }: «{ $found }». Запись прогона начинается с «queens trace 1».
error-trace-line = Строка записи { $line }: «{ $found }». Ожидалось: { $expected }
error-trace-size = Строка { $line }: строк на доске — { $size }. В записи прогона их от 1 до 1000.
error-trace-large = В записи прогона на доске может быть до 1000 строк, а здесь их { $size }.
error-trace-beside = Строка записи { $line }: { $number } не на доске, её строки и столбцы — от 0 до { $last }.
error-trace-columns = В строке записи { $line } столбцов: { $columns }. Ожидалось { $size }, по одному на каждую строку доски.
error-trace-taken = Строка записи { $line } ставит ферзя в строку { $row }, столбец { $column } (счёт с 0), но там уже стоит ферзь.
error-trace-empty = Строка записи { $line } снимает ферзя с клетки: строка { $row }, столбец { $column } (счёт с 0), но там его нет.
error-trace-swap = Строка записи { $line } обменивает ферзя строки { $row } (счёт с 0), но ферзей в этой строке: { $queens }. Должен быть ровно один.
error-trace-source-line = Строка записи { $line } называет строку программы { $number }, а строки программы — от 1 до { $last }.
error-trace-return = Строка записи { $line } возвращается из функции, но ни одна не вызвана.
error-trace-over = Строка записи { $line }: «{ $found }». После конца прогона ничего не может быть.
error-trace-too-much =
    { $what ->
       *[lines] Запись слишком длинная: строк может быть не больше { $most }.
        [line] Строка записи { $line } слишком длинная: байт может быть не больше { $most }.
        [memory] Строка записи { $line }: прогон слишком велик. Он может занять не больше { $most } байт.
        [source] Строка записи { $line }: программа слишком длинная. Строк в ней может быть не больше { $most }.
        [calls] Строка записи { $line }: слишком много вызовов. Одновременно их может быть не больше { $most }.
        [names] Строка записи { $line }: слишком много разных имён. Их может быть не больше { $most }.
        [name] Строка записи { $line }: знаков в имени может быть не больше { $most }.
    }
error-trace-not-text = В строке записи { $line } есть знаки, которые не являются текстом.
error-trace-cut = Запись кончается в строке { $line }, где ожидалось «{ $expected }»: возможно, она обрезана.

## piece

piece-name =
    { $piece ->
        [queen] ферзь
        [bishop] слон
        [knight] конь
        [king] король
        [pawn] пешка
       *[rook] ладья
    }
piece-said =
    { $kind ->
        [moved] Фигура строки { $row } переставлена в столбец { $column }.
        [removed] Фигура снята: строка { $row }, столбец { $column }.
       *[set] Фигура поставлена: строка { $row }, столбец { $column }.
    }
error-search-queens-alone = Этот поиск — только для ферзей на плоской доске без стен. Поиск «по правилу» годится для любого правила.
error-search-piece-conflict = Фигуры в строке { $row }, столбце { $column } и в строке { $otherRow }, столбце { $otherColumn } бьют друг друга, а поиску нужна доска без конфликтов. Уберите одну из них.
error-decide-unable = За этот поиск нельзя сделать выбор.
error-decide-formula = Этот поиск ничего не выбирает: место каждого ферзя задаёт формула.
error-decide-recorded = Этот прогон записан, поэтому пойти иначе он не может.
error-decide-lists = Этот поиск ничего не выбирает: он перебирает все перестановки и смотрит на диагонали только полных досок.
error-decide-images = Этот поиск пропускает отражённые и повёрнутые решения, поэтому после вашего выбора он нашёл бы не все.
error-decide-repair = Этот поиск ничего не выбирает: ферзь есть в каждой строке, и пары ферзей обмениваются столбцами.
error-decide-draws = Этот поиск выбирает клетки случайно и не пробует остальные, поэтому он не показал бы, что следует из вашего выбора.
error-decide-checks = Этот прогон проверяет доску и не ставит ферзей.
error-decide-over = Поиск закончен. Чтобы попробовать клетку, вернитесь к более раннему шагу.
error-decide-no-choice = На этом шаге поиск не ставит ферзя, поэтому выбирать нечего.
error-decide-forced = На этом шаге выбора нет: строка { $row }, столбец { $column } — единственная оставшаяся клетка линии.
error-decide-outside = Клетки в строке { $row }, столбце { $column } нет.
error-decide-occupied = В строке { $row }, столбце { $column } стоит ферзь.
error-decide-attacked = Ферзь в строке { $otherRow }, столбце { $otherColumn } бьёт клетку в строке { $row }, столбце { $column }.
error-decide-tried = Клетку в строке { $row }, столбце { $column } поиск здесь уже пробовал.
error-decide-other-row = На этом шаге поиск выбирает в строке { $otherRow }, а не в строке { $row }.
error-decide-other-column = На этом шаге поиск выбирает в столбце { $otherColumn }, а не в столбце { $column }.
error-decide-other-line = На этом шаге поиск выбирает среди других клеток, а не в строке { $row }, столбце { $column }.
search-by-rule = по правилу
search-both-mirrors = битовая маска, оба отражения
search-permutations = перестановки
search-bitboard-pairs = битовая доска 1a, сначала где два варианта
search-validator = проверка расстановки
story-rook = Строка { $row }: в *столбце { $column }* ещё нет ферзя, поэтому ферзь встаёт сюда. Диагонали пока не проверяются.
story-rookBack = Все доски с ферзём на клетке *строка { $row }, столбец { $column }* просмотрены: ферзь снимается.
story-sound = Строка { $row }, столбец { $column }: *ячейки B[{ $column }], D1[{ $d1 }] и D2[{ $d2 }] открыты*, и этот ферзь их закрывает.
story-checkedSolution = Конец: ферзей { $size }, и ни одна ячейка не закрыта дважды. *Эта доска — решение.*
story-checkedClash = Конец: ячейка уже была закрыта, значит, *два ферзя бьют друг друга*. Строки ниже можно не читать.
story-checkedPart = Конец: ферзей { $count }, и *никто никого не бьёт*. Есть пустые строки, поэтому это ещё не решение.
theatre-registers-open = открыты
theatre-short-open = от
theatre-counts-piecesLeft = Осталось фигур
theatre-counts-openSquares = Открытых клеток
story-startVariant =
    { $ordered ->
        [yes] Осталось поставить фигур: *{ $count }*. По этому правилу фигура может открыть то, что закрыла другая, поэтому строки заполняются сверху вниз.
       *[no] Осталось поставить фигур: *{ $count }*. Первой заполняется линия, где вариантов меньше всего.
    }
story-solvedByRule = *Решение { $nth }*: все фигуры стоят ({ $count }), и ни одна не бьёт другую.
story-byRule-inRow =
    { $tried ->
        [0] { $must ->
            [1] В строке { $row } должна стоять фигура, и открытых клеток там меньше всего ({ $count }): сначала *столбец { $column }*.
           *[other] В строке { $row } открытых клеток меньше всего ({ $count }), но она может и остаться пустой: сначала *столбец { $column }*.
        }
       *[other] Следующая открытая клетка строки { $row }: *столбец { $column }*.
    }
story-byRule-inColumn =
    { $tried ->
        [0] { $must ->
            [1] В столбце { $column } должна стоять фигура, и открытых клеток там меньше всего ({ $count }): сначала *строка { $row }*.
           *[other] В столбце { $column } открытых клеток меньше всего ({ $count }), но он может и остаться пустым: сначала *строка { $row }*.
        }
       *[other] Следующая открытая клетка столбца { $column }: *строка { $row }*.
    }
story-byRule-inLine =
    { $tried ->
        [0] { $must ->
            [1] На этой линии должна стоять фигура, и меньше открытых клеток нет ни на одной линии ({ $count }): сначала *строка { $row }, столбец { $column }*.
           *[other] Меньше открытых клеток нет ни на одной линии ({ $count }), но эта может и остаться пустой: сначала *строка { $row }, столбец { $column }*.
        }
       *[other] Следующая открытая клетка линии: *строка { $row }, столбец { $column }*.
    }
story-byRule-inOrder =
    { $tried ->
        [0] { $must ->
            [1] Теперь строка { $row }: в ней должна стоять фигура; открытых клеток: { $count }. Сначала *столбец { $column }*.
           *[other] Теперь строка { $row }: она может и остаться пустой; открытых клеток: { $count }. Сначала *столбец { $column }*.
        }
       *[other] Следующая открытая клетка строки { $row }: *столбец { $column }*.
    }
story-byRule-onlyInRow = В строке { $row } должна стоять фигура, и открыт только *столбец { $column }*.
story-byRule-onlyInColumn = В столбце { $column } должна стоять фигура, и открыта только *строка { $row }*.
story-byRule-onlyInLine = *Строка { $row }, столбец { $column }* — единственная открытая клетка линии, на которой должна стоять фигура.
story-byRule-back =
    { $count ->
        [0] { $stays ->
            [1] Фигура снимается с клетки *строка { $row }, столбец { $column }*, и её линия остаётся пустой.
           *[other] Фигура снимается с клетки *строка { $row }, столбец { $column }*: все клетки её линии испробованы.
        }
       *[other] Фигура снимается с клетки *строка { $row }, столбец { $column }*; на её линии осталось клеток: { $count }.
    }
story-byRule-deadRow = *Строка { $line } — тупик*: в ней должна стоять фигура, а открытых клеток нет.
story-byRule-deadColumn = *Столбец { $line } — тупик*: в нём должна стоять фигура, а открытых клеток нет.
story-byRule-dead = *Тупик*: осталось поставить фигур: { $count }; линий с открытой клеткой: { $lines }, и на каждой стоит не больше одной.
story-byRule-deadInOrder = *Тупик*: ниже этих фигур строки не заполнить.

## tree

tree-title = Дерево
tree-view = Как показать дерево
tree-views-path = Путь
tree-views-whole = Целиком
tree-views-outline = Список
tree-large = Увеличить
tree-zoom = Масштаб
tree-all = Всё
tree-out = Мельче
tree-in = Крупнее
tree-fit = Всё дерево целиком
tree-tooLarge = Испробовано слишком много ферзей, чтобы нарисовать здесь всех. Весь поиск показывают полосы над шкалой времени.
tree-path =
    { $count ->
        [1] Ферзь, поставленный поиском: столбец { $columns }
       *[other] Ферзи, поставленные поиском, сверху вниз: столбцы { $columns }
    }
tree-pathEmpty = Поиск ещё не поставил ни одного ферзя
tree-wholeLabel = Всё пройденное: испробовано ферзей { $nodes }, решений { $solutions }
tree-outline = Дерево списком
tree-icicle = Весь поиск полосами: каждый ферзь под тем, при котором его пробовали; испробовано ферзей { $nodes }, решений { $solutions }. Выберите полосу, чтобы перейти туда
tree-item = { $name }: { $said }
tree-node = строка { $row }, столбец { $column }
tree-forced = строка { $row }, столбец { $column }, вынужденный
tree-is-path = на доске
tree-is-now = поставлен последним
tree-is-wait = ещё не испробован
tree-is-solved =
    ниже { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }
tree-is-failed = сразу неудача
tree-is-failedAfter =
    неудача после { $count ->
        [one] { $count } ферзя
        [few] { $count } ферзей
       *[many] { $count } ферзей
    }
tree-key-path = на доске
tree-key-now = поставлен последним
tree-key-wait = ещё не испробован
tree-key-solved = ведёт к решениям
tree-key-failed = неудача; под ней — число испробованных ферзей
tree-key-number = число: столбец ферзя, а где заполняются столбцы, его строка

## notes

notes-part =
    { $part ->
        [aim] Цель
        [before] Что нужно знать заранее
        [plan] 45 минут
        [misconceptions] Частые заблуждения
        [ask] О чём спросить
        [unplugged] Без экранов
       *[further] Дальше
    }

## steps of a search that are followed by hand

byHand-ask =
    { $step ->
        [0] Поиск «{ $search }» начинает на этой доске. Запишите первые шаги: { $count }. Первый уже записан.
       *[other] Поиск «{ $search }» сделал шагов: { $step } и пришёл к этой доске. Запишите следующие шаги: { $count }. Первый уже записан.
    }
byHand-events = Что происходит: ферзь поставлен, отвергнут или снят; тупик; решение; две строки меняются. При обмене вместо столбца запишите вторую строку.
byHand-event =
    { $event ->
        [set] ферзь поставлен
        [rejected] отвергнут
        [removed] снят
        [deadEnd] тупик
        [solution] решение
        [swapped] строки меняются
       *[other] другое
    }
byHand-step = Шаг
byHand-does = Что происходит
byHand-row = Строка
byHand-column = Столбец

## what can be sent

share-panel =
    { $panel ->
        [picture] Картинка
        [animation] Анимация
        [data] Экспорт
        [text] Текст
        [link] QR-код
        [embed] Встроить
       *[print] Рабочий лист
    }
share-addStep = Добавить этот шаг в мой урок
share-panelWhat =
    { $panel ->
        [picture] SVG, PNG
        [animation] GIF, WebM
        [data] шаги, решения
        [text] диаграмма, puzz.link, MiniZinc
        [link] и ограничения для тех, кто откроет ссылку
        [embed] на свою страницу
       *[print] головоломки на бумаге
    }
