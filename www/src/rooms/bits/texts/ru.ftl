## page

page-bits = Битовые приёмы
page-about-bits = 64 клетки в одном слове

## bits

bits-word = Одно слово в четырёх видах
bits-board = Слово как доска
bits-square = строка { $row }, столбец { $column }, бит { $bit }
bits-set = установлен
bits-piece-knight = конь
bits-piece-king = король
bits-piece-queen = ферзь
bits-piece-rook = ладья
bits-piece-bishop = слон
bits-piece-pawn = пешка
bits-move-can = под боем
bits-move-jump = достигнута через край
bits-bytes = Байты, начиная с младшего: { $bytes }
bits-base-hexadecimal = Шестнадцатеричное
bits-base-decimal = Десятичное
bits-base-binary = Двоичное
bits-mapping = Как клетки ложатся на биты
bits-mappings-rows = строка — байт
bits-mappings-columns = столбец — байт
bits-numbers = Числа на клетках
bits-numbered-none = без чисел
bits-numbered-bits = биты 0–63
bits-numbered-sum = x + y
bits-numbered-difference = 7 − x + y
bits-mask = Диагональ { $number }: { $mask }
bits-takeMask = взять как слово
bits-layers = x считает байты, y — биты в них. В каждую сторону идут пятнадцать диагоналей, и маски для них готовятся один раз. Одного слова на все атаки мало: если клетку бьют два ферзя, снятие одного не должно её освободить. Поэтому у строк и у диагоналей каждого вида своё слово.
bits-clear = очистить
bits-flip = инвертировать
bits-examples-title = Примеры из статей
bits-examples-open = Показать
bits-examples-blackHole = Конь с a4 (бит 24) без маски notGH: сдвиг на 10 переносит его через край на g2 (бит 14). В статье младший бит называется a1; на этой доске он слева вверху.
bits-examples-king = Упражнение из той же статьи: сколько клеток доступно королю? Три из угла, пять с другой крайней клетки, восемь с остальных.
bits-examples-lowest = 22 & −22 = 2: младшая единица. Её место даёт команда BSF или TZCNT.
bits-examples-clearing = 1001010100010000 без младшей единицы: подсчёт стиранием делает по одному кругу на каждую единицу.
bits-examples-vector = Восемь счётчиков в одном слове: 0x0303… + 0x0101… прибавляет 1 сразу к каждому байту.
bits-examples-eights = Какие байты равны 8? 0x0108030407080506 & 0x0808… — это 0x0008000000080000; в статье напечатано 0x0800000000080000, это опечатка.
bits-examples-oneLayer = Почему одного слоя мало: s1 — всё, что бьют два ферзя по строкам и диагоналям, а s3 снимает бой верхнего. На последней ступени видны пять клеток, которые s3 освобождает, хотя нижний ферзь их по-прежнему бьёт.
bits-examples-threeLayers = Те же ферзи с тремя слоями: строки, диагонали и антидиагонали. В каждом из них линия принадлежит одному ферзю. Если снять верхнего, ни одна клетка не освобождается зря, и последняя ступень пуста.
bits-trick = Приём
bits-groups-words = Со словом
bits-groups-moves = Ходы фигур
bits-edit = Править как конвейер
bits-measure = Измерить скорость
bits-measuring = Измеряется…
bits-forms = Способы рядом
bits-form = способ
bits-operations = операций
bits-speed = миллионов в секунду
bits-uncounted = по-разному
bits-unmeasured = –
bits-plain = разряд за разрядом
bits-plainMoves = клетка за клеткой
bits-onX86 = команда x86
bits-standsFor = { $x86 } на x86
bits-wasmLacks = в wasm её нет; эмуляция
bits-thisLacks = в этой сборке её нет; эмуляция
bits-masks = Что удерживает фигуры на доске
bits-blocked = фигуры загораживают друг друга
bits-jumps = Если маску снять, край доски открыт: перечёркнутые клетки достигаются через него.
bits-method-shifting = достигнутые клетки, счёт сдвигами
bits-method-clearing = сбрасывая младшую единицу
bits-method-table = по таблице
bits-method-distance = по расстоянию до края
bits-single = для одной фигуры
bits-agree = Все результаты совпадают.
bits-disagree = Результаты расходятся.
bits-pipeline = Конвейер
bits-goTo = К ступени { $stage }: { $formula }
bits-stageName = { $stage }: { $what }
bits-stageLabel = Ступень { $stage }: { $word }
bits-stage = Ступень
bits-stageOf = операция *{ $stage }* из { $stages }
bits-first = Первая ступень
bits-back = Ступень назад
bits-forward = Ступень вперёд
bits-last = Последняя ступень
bits-operation-word = слово
bits-operation-not = инверсия
bits-operation-negate = смена знака
bits-operation-table = таблица
bits-operation-and = и
bits-operation-or = или
bits-operation-xor = исключающее или
bits-operation-add = сложение
bits-operation-subtract = вычитание
bits-operation-left = сдвиг влево
bits-operation-right = сдвиг вправо
bits-own-title = Свой конвейер
bits-own-lead = По операции на строку. Каждая работает с x, с одной из прежних ступеней (s1), с маской по имени или с числом, например 7 или 0xFF.
bits-own-text = Конвейер, по ступени на строку
bits-own-operation = Операция
bits-own-first = Первый операнд
bits-own-second = Второй операнд
bits-own-add = Добавить ступень
bits-own-remove = Убрать последнюю ступень
bits-story-word =
    Слово: { $count ->
        [one] установлен *{ $count } бит*
        [few] установлены *{ $count } бита*
       *[many] установлено *{ $count } бит*
    }.
bits-story-not =
    Каждый бит { $one } инвертирован: теперь { $count ->
        [one] установлен *{ $count } бит*
        [few] установлены *{ $count } бита*
       *[many] установлено *{ $count } бит*
    }.
bits-story-negate = Каждый бит { $one } инвертирован, и прибавлена единица.
bits-story-table = Число единиц в младших 16 битах { $one } по таблице: *{ $answer }*.
bits-story-and =
    Что есть и в { $one }, и в { $other }: { $count ->
        [one] *{ $count } бит*
        [few] *{ $count } бита*
       *[many] *{ $count } бит*
    }; из { $one } пропадает { $lost }.
bits-story-or =
    Что есть в { $one } или в { $other }: { $count ->
        [one] *{ $count } бит*
        [few] *{ $count } бита*
       *[many] *{ $count } бит*
    }.
bits-story-xor =
    Где { $one } и { $other } различаются: { $count ->
        [one] *{ $count } бит*
        [few] *{ $count } бита*
       *[many] *{ $count } бит*
    }.
bits-story-add = { $one } плюс { $other }.
bits-story-subtract = { $one } минус { $other }.
bits-story-left = { $one } сдвигается влево на { $places }.
bits-story-leftLost =
    { $one } сдвигается влево на { $places }: { $count ->
        [one] *{ $count } бит* выпадает
        [few] *{ $count } бита* выпадают
       *[many] *{ $count } бит* выпадают
    } за край.
bits-story-right = { $one } сдвигается вправо на { $places }.
bits-story-rightLost =
    { $one } сдвигается вправо на { $places }: { $count ->
        [one] *{ $count } бит* выпадает
        [few] *{ $count } бита* выпадают
       *[many] *{ $count } бит* выпадают
    } за край.
bits-story-carryNone = Переноса нет: никакие два бита не встретились.
bits-story-carryRun =
    Перенос проходит { $count ->
        [one] *{ $count } разряд*
        [few] *{ $count } разряда*
       *[many] *{ $count } разрядов*
    } и кончается на клетке: строка { $row }, столбец { $column }.
bits-story-carryMany =
    Перенос передают дальше { $count ->
        [one] *{ $count } разряд*
        [few] *{ $count } разряда*
       *[many] *{ $count } разрядов*
    }.
bits-story-borrowNone = Заёма нет.
bits-story-borrowRun =
    Заём проходит { $count ->
        [one] *{ $count } разряд*
        [few] *{ $count } разряда*
       *[many] *{ $count } разрядов*
    } и кончается на клетке: строка { $row }, столбец { $column }.
bits-story-borrowMany =
    У соседа занимают { $count ->
        [one] *{ $count } разряд*
        [few] *{ $count } разряда*
       *[many] *{ $count } разрядов*
    }.
bits-story-answer = Ответ: *{ $answer }*.
bits-tricks-lowest-title = Оставить только младшую единицу
bits-tricks-lowest-form = x & −x
bits-tricks-lowest-lead = Сменить знак — значит инвертировать все биты и прибавить единицу. Она переносится через инвертированные нули и останавливается на младшей единице x. Ниже неё нули в обоих словах, а выше x и −x различаются, поэтому общая у них только она.
bits-tricks-without-lowest-title = Сбросить младшую единицу
bits-tricks-without-lowest-form = x & (x − 1)
bits-tricks-without-lowest-lead = При вычитании единицы заём идёт через нули до младшей единицы: она и всё, что ниже, инвертируются, поэтому x и x − 1 совпадают только выше.
bits-tricks-place-of-lowest-title = Найти младшую единицу делением пополам
bits-tricks-place-of-lowest-form = делением пополам
bits-tricks-place-of-lowest-lead = Есть ли единица в младшей половине? Если нет — сдвинуть старшую на 32 разряда вниз и прибавить 32 к ответу; и снова пополам. Если из пустой половины вычесть единицу, она заполнится единицами, и её старший бит скажет «пусто» без ветвления.
bits-tricks-count-shifting-title = Считать единицы сдвигами
bits-tricks-count-shifting-form = сдвигами
bits-tricks-count-shifting-lead = Прибавить младший разряд к счётчику, сдвинуть следующий вниз: по одному проходу цикла на разряд до старшей единицы.
bits-tricks-count-clearing-title = Считать единицы, сбрасывая младшую
bits-tricks-count-clearing-form = сбрасывая младшую
bits-tricks-count-clearing-lead = Каждый проход сбрасывает одну единицу, и проходов столько, сколько единиц: быстро, когда их мало, как у ходов коня. Компиляторы узнают этот цикл и ставят вместо него одну команду.
bits-tricks-count-table-title = Считать единицы по таблице
bits-tricks-count-table-form = по таблице
bits-tricks-count-table-lead = Четыре части по 16 бит, каждая ищется в таблице из 65 536 байт. T — это таблица.
bits-tricks-count-swar-title = Считать единицы в 64 битах сразу
bits-tricks-count-swar-form = все сразу
bits-tricks-count-swar-lead = Каждые два бита становятся суммой двух, каждые четыре — четырёх, каждый байт — восьми; затем складываются байты. Одно слово работает как 32 маленьких сумматора.
bits-tricks-count-byte-title = Считать единицы одного байта
bits-tricks-count-byte-form = тремя суммами
bits-tricks-count-byte-lead = Те же три суммы на восьми битах: двух, четырёх, всех восьми.
bits-tricks-count-bytes-title = Считать единицы в восьми байтах сразу
bits-tricks-count-bytes-form = все сразу
bits-tricks-count-bytes-lead = Остановиться до сложения байтов — и каждый байт хранит своё число от 0 до 8: восемь линий доски за десять операций.
bits-tricks-sum-bytes-title = Сложить восемь байт
bits-tricks-sum-bytes-form = парами
bits-tricks-sum-bytes-lead = Соседи складываются парами, каждая пара — в ячейку из 16 бит, чтобы ничто не переполнилось; затем пары пар, затем половины.
bits-tricks-eights-title = Есть ли полный байт?
bits-tricks-eights-form = одно «и»
bits-tricks-eights-lead = Сосчитать все восемь байт сразу. Среди чисел от 0 до 8 только у 8 есть бит 3, и одно «и» находит все полные линии доски.
bits-tricks-sevens-title = Есть ли байт, где не хватает не больше одного бита?
bits-tricks-sevens-form = сложение и одно «и»
bits-tricks-sevens-lead = Прибавить единицу к каждому счётчику: 7 станет 8, 8 станет 9, и у обоих есть бит 3. Их находит то же «и».
bits-tricks-gather-title = Собрать столбец в байт
bits-tricks-gather-form = свёрткой
bits-tricks-gather-lead = Младшие биты восьми байт лежат через восемь разрядов. Три свёртки сводят их вместе: на 7, на 14 и на 28.
bits-tricks-scatter-title = Разложить байт в столбец
bits-tricks-scatter-form = свёрткой
bits-tricks-scatter-lead = Обратный путь: восемь бит одного байта раздвигаются на 28, на 14, на 7, пока в каждом байте не окажется по одному.
bits-tricks-knights-title = Кони
bits-tricks-knights-form = все сразу
bits-tricks-knights-lead = Восемь ходов коня — восемь сдвигов, для всех коней сразу. Конь, ушедший за один край, появился бы у другого, поэтому маска убирает крайние столбцы; сверху и снизу биты просто выпадают.
bits-tricks-kings-title = Короли
bits-tricks-kings-form = все сразу
bits-tricks-kings-lead = Шаг в каждую сторону под маской; затем три клетки строки вместе идут вверх и вниз: четыре сдвига на восемь ходов.
bits-tricks-queens-title = Ферзи
bits-tricks-queens-form = все сразу
bits-tricks-queens-lead = Ладья и слон вместе: по каждому из восьми направлений пройти свободные клетки — одну, ещё две, ещё четыре — и сделать шаг дальше.
bits-tricks-rooks-title = Ладьи
bits-tricks-rooks-form = все сразу
bits-tricks-rooks-lead = Пройти по свободным клеткам одну, затем две, затем четыре: три удвоения достигают семи клеток. Последний шаг попадает на то, что стоит на пути.
bits-tricks-bishops-title = Слоны
bits-tricks-bishops-form = все сразу
bits-tricks-bishops-lead = То же удвоение вдоль диагоналей, с маской, которая не даёт диагонали вернуться с другого края.
bits-tricks-pawns-up-title = Взятия пешек, вверх по доске
bits-tricks-pawns-up-form = все сразу
bits-tricks-pawns-up-lead = Два сдвига, по одному на сторону, и маска этой стороны.
bits-tricks-pawns-down-title = Взятия пешек, вниз по доске
bits-tricks-pawns-down-form = все сразу
bits-tricks-pawns-down-lead = Два сдвига, по одному на сторону, и маска этой стороны.

## error

error-word-empty =
    Цифр ещё нет: введите { $base ->
        [binary] двоичное
        [hexadecimal] шестнадцатеричное
       *[decimal] десятичное
    } число.
error-word-bad-digit =
    Знак { $position }, «{ $found }», — не { $base ->
        [binary] двоичная
        [hexadecimal] шестнадцатеричная
       *[decimal] десятичная
    } цифра.
error-word-too-many-digits =
    Цифр слишком много ({ $digits }): { $base ->
        [binary] двоичных
        [hexadecimal] шестнадцатеричных
       *[decimal] десятичных
    } цифр в слове не больше { $most }.
error-word-too-large = Это число не помещается в 64 бита: наибольшее — 18 446 744 073 709 551 615.
error-pipeline-too-long = Конвейер слишком длинный (байт: { $bytes }, предел: { $most }). Прежний работает.
error-pipeline-too-many-stages = В конвейере ступеней { $stages }; выполняется не больше { $most }. Прежний работает.
error-pipeline-operation = Ступень { $stage } начинается с «{ $found }», это не операция: есть not, negate, table, and, or, xor, add, subtract, left и right.
error-pipeline-operands = У ступени { $stage } операндов { $found }, а её операции нужно { $expected }.
error-pipeline-operand = Ступень { $stage } работает с «{ $found }»: укажите x, ступень вроде s1, маску или число.
error-pipeline-number = Число «{ $found }» на ступени { $stage } не помещается в 64 бита.
error-pipeline-missing-stage = Ступень { $stage } работает со ступенью { $missing }, которой перед ней нет. Прежний конвейер работает.
