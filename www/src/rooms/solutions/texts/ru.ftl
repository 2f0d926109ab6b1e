## page

page-solutions = Все решения
page-about-solutions = все решения, их повороты и отражения

## solutions

solutions-board = Доска
solutions-gallery = Все решения
solutions-boardShows = Что показывает доска
solutions-oneSolution = Решение
solutions-heat = Тепловая карта
solutions-on =
    { $count ->
        [one] решение
        [few] решения
       *[many] решений
    } на доске { $size } на { $size }
solutions-inOrbits =
    { $count ->
        [one] решение
        [few] решения
       *[many] решений
    } на доске { $size } на { $size }, в { $orbits ->
        [one] { $orbits } орбите
        [few] { $orbits } орбитах
       *[many] { $orbits } орбитах
    }
solutions-listing = решения перечисляются
solutions-none = На доске { $size } на { $size } решений нет: как ни поставь первых ферзей, в какой-то строке не остаётся свободной клетки.
solutions-notListed = Столько решений по одному не рассмотреть: галерея есть до доски { $listed } на { $listed }. Тепловая карта учитывает все.
solutions-beyond = При n = { $size } решений здесь слишком много: они перечисляются до n = { $listed }, а тепловая карта учитывает их до n = { $summed }.
solutions-goTo = Перейти к n = { $size }
solutions-show = Решения или орбиты
solutions-all =
    { $count ->
        [1] Одно решение
       *[other] Все { $count }
    }
solutions-folded =
    { $count ->
        [one] { $count } орбита
        [few] { $count } орбиты
       *[many] { $count } орбит
    }
solutions-members = Размер орбиты
solutions-anyMembers = любой
solutions-orbitsOf =
    { $size }: { $count ->
        [one] { $count } орбита
        [few] { $count } орбиты
       *[many] { $count } орбит
    }
solutions-listed =
    { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }
solutions-orbitsListed =
    { $count ->
        [one] { $count } орбита
        [few] { $count } орбиты
       *[many] { $count } орбит
    }
solutions-option = Решение { $solution }, орбита { $orbit }: столбцы { $columns }
solutions-optionFundamental = Решение { $solution }, фундаментальное в орбите { $orbit }: столбцы { $columns }
solutions-key-open = на доске
solutions-key-kin = той же орбиты
solutions-key-fundamental = фундаментальное
solutions-orbitOption =
    Орбита { $orbit }, { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }: столбцы { $columns }
solutions-pages = Страницы галереи
solutions-page = страница { $page } из { $pages }
solutions-previousPage = Предыдущая страница
solutions-nextPage = Следующая страница
solutions-place = Перенести в раздел «Доска»
solutions-complement = дополнение
solutions-complementEven = Дополнение — зеркальное отражение слева направо: столбцы { $columns }. Общих клеток у них нет.
solutions-complementOdd = Дополнение — зеркальное отражение слева направо: столбцы { $columns }. Общая клетка одна, в строке { $row }: на месте остаётся только ферзь среднего столбца.
solutions-complementPlace = В списке решение { $number } из { $count } и его дополнение, номер { $other }, одинаково далеки от концов. Поэтому два средних, { $middle } и { $next }, дополняют друг друга: в каждой строке их столбцы дают в сумме n + 1 = { $sum }.
solutions-fundamental = Сосчитайте клетки справа от каждого ферзя, начиная с верхней строки: *{ $reading }*. Ни один образ этой орбиты не даёт меньшего числа, поэтому это решение *фундаментальное*.
solutions-notFundamental = Решает строка *{ $row }*: справа от её ферзя здесь *{ $here }*, а в фундаментальном решении *{ $least }*, поэтому его число меньше.
solutions-orbit = Орбита { $orbit }
solutions-orbitOf8 = восемь образов, все разные
solutions-orbitOf4 = поворот на 180° ничего не меняет: 4 решения
solutions-orbitOf2 = никакой поворот ничего не меняет: 2 решения
solutions-orbitOf1 = ничто его не меняет: 1 решение
solutions-modular = Это решение *модулярное*: ферзи не атакуют друг друга, даже когда линии замыкаются через край. Если поставить его на место каждого ферзя любого решения, получится большее решение.
solutions-notModular = Это решение не модулярное: когда диагонали замыкаются через край, два его ферзя атакуют друг друга.
solutions-turns-identity = без изменений
solutions-turns-quarterTurn = поворот на 90°
solutions-turns-halfTurn = поворот на 180°
solutions-turns-threeQuarterTurn = поворот на 270°
solutions-turns-flipHorizontal = слева ↔ справа
solutions-turns-flipVertical = сверху ↔ снизу
solutions-turns-transpose = диаг. ↘
solutions-turns-antiTranspose = диаг. ↙
solutions-square = Строка { $row }, столбец { $column }: ферзь стоит здесь в *{ $count }* из { $solutions } решений: { $share }.
solutions-least = Меньше всего: { $count }
solutions-most = Больше всего: { $count }
solutions-heatNote = Сумма каждой строки и каждого столбца — { $solutions }. Точно, за { $time }.
solutions-summing = Учтено решений: { $count }.
solutions-progress = Учтённая часть
solutions-cancel = Отменить
solutions-cancelled = Подсчёт карты отменён.
solutions-sumAgain = Считать карту заново
solutions-turned = Решения, которые не меняет поворот
solutions-halfTurn = пол-оборота
solutions-quarterTurn = четверть оборота
solutions-turnedPart = Подсчитанная часть: { $turn }
solutions-turnedStop = Отменить: { $turn }
solutions-turnedCount = Подсчитать: { $turn }
solutions-orbitIs = Орбита — одно решение со всеми его поворотами и отражениями.
solutions-variantIn = { $count ->
        [one] завершение
        [few] завершения
       *[many] завершений
    }, { $orbits ->
        [one] { $orbits } орбита
        [few] { $orbits } орбиты
       *[many] { $orbits } орбит
    }; симметрий, которые сохраняет правило, вместе с тождественной: { $symmetries }
solutions-variantNone = По этому правилу завершить расстановку нельзя.
solutions-variantCut = Их больше; здесь первые { $count }, орбиты и карта — только для них.
solutions-variantOne =
    { $count ->
        [one] Решение { $solution }; в орбите { $orbit } — { $count } решение.
        [few] Решение { $solution }; в орбите { $orbit } — { $count } решения.
       *[many] Решение { $solution }; в орбите { $orbit } — { $count } решений.
    }
solutions-variantHeat =
    { $count ->
        [1] На каждой клетке — стоит ли там фигура; решение одно.
       *[other] На каждой клетке — в скольких решениях там стоит фигура; всего решений: { $count }.
    }
solutions-variantOption = Решение { $solution }, орбита { $orbit }: строка, столбец { $places }

## error

error-solutions-size = При n = { $size } решений слишком много, чтобы перебирать по одному; предел — n = { $limit }.

solutions-limit = Предел больших досок
solutions-limitWhat = На большой доске почти все решения издали выглядят одинаково: ферзи стоят с такой плотностью. Тёмные и светлые клетки означают то же, что и на тепловой карте.
solutions-limitApart = При n = { $size } тепловая карта отличается от предела на { $share }: такую часть ферзей пришлось бы переставить.
