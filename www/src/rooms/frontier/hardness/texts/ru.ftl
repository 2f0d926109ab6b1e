## hardness

hardness-obstacle = Препятствие
hardness-obstacleName =
    { $obstacle ->
        [squares] Запрещённые клетки
        [diagonals] Исключённые диагонали
       *[queens] Ферзи на доске
    }
hardness-seed = Зерно
hardness-measured = { $count } из { $all } досок
hardness-searches = Поиск
hardness-search =
    { $search ->
        [plain] Строка за строкой
        [narrowest] Сначала где меньше вариантов
       *[learning] С обучением
    }
hardness-solvable = С решением
hardness-cost = Узлы
hardness-axis =
    { $obstacle ->
        [squares] Запрещённые клетки
        [diagonals] Исключённые диагонали
       *[queens] Строки с ферзём
    }
hardness-shareChart =
    { $obstacle ->
        [squares] Доля досок с решением в зависимости от доли запрещённых клеток
        [diagonals] Доля досок с решением в зависимости от доли исключённых диагоналей
       *[queens] Доля досок с решением в зависимости от доли строк с ферзём
    }
hardness-costChart =
    { $search ->
        [plain] Узлы поиска строка за строкой на каждой доске и медианы всех трёх поисков
        [narrowest] Узлы поиска по наименьшему числу вариантов на каждой доске и медианы всех трёх поисков
       *[learning] Узлы поиска с обучением на каждой доске и медианы всех трёх поисков
    }
hardness-legend = Каждая точка — доска: зелёная круглая имеет решение, красная квадратная — нет, серая — ответ не найден. На верхнем графике из-за досок без ответа линия становится полосой. Линии ниже — медианы трёх поисков: пунктирная (точки) — строка за строкой, сплошная — сначала где меньше вариантов, штриховая — с обучением. Узел — поставленный ферзь, а у поиска с обучением — клетка, для которой он делает выбор. Каждый поиск останавливается после { $most } узлов, тогда точка стоит наверху. Нажмите точку, чтобы увидеть доску.
hardness-values = Все значения
hardness-caption = Медиана числа узлов
hardness-over = больше { $most }
hardness-between = от { $least } до { $most }
hardness-looked =
    { $obstacle ->
        [squares] Доски с одним и тем же числом запрещённых клеток
        [diagonals] Доски с одним и тем же числом исключённых диагоналей
       *[queens] Доски с одним и тем же числом ферзей
    }
hardness-share =
    { $obstacle ->
        [squares] Запрещённые клетки
        [diagonals] Исключённые диагонали
       *[queens] Строки с ферзём
    }
hardness-group =
    { $obstacle ->
        [squares] Запрещённых клеток: { $amount }. Досок с решением: { $solvable }.
        [diagonals] Исключённых диагоналей: { $amount }. Досок с решением: { $solvable }.
       *[queens] Ферзей на доске: { $amount }. Досок с решением: { $solvable }.
    }
hardness-boards = Доски
hardness-one =
    { $found ->
        [true] Доска { $at }: решение есть. Узлов: { $cost }.
        [false] Доска { $at }: решения нет. Узлов: { $cost }.
       *[null] Доска { $at }: не решено. Узлов: { $cost }.
    }
hardness-look = Посмотреть
hardness-lookAt = Посмотреть доски при { $share }
hardness-choose = Передвиньте ползунок или нажмите точку, чтобы увидеть доску.
hardness-picture =
    { $obstacle ->
        [squares] Доска с запрещёнными клетками, строк: { $size }
        [diagonals] Доска с исключёнными диагоналями, строк: { $size }
       *[queens] Доска с несколькими ферзями, строк: { $size }
    }
hardness-verdict =
    { $found ->
        [true] У этой доски есть решение.
        [false] У этой доски нет решения.
       *[null] Ни один поиск не дал ответа для этой доски.
    }
hardness-open = Показать на доске
hardness-watch = Смотреть поиск
hardness-prove = Найти доказательство
hardness-proving = Идёт поиск доказательства…
hardness-solved = У доски есть решение.
hardness-proved =
    { $holds ->
        [yes] Решения нет. Программа проверки прошла доказательство шаг за шагом. Шагов: { $steps }, время: { $time }.
       *[no] Программа проверки отвергла доказательство.
    }
hardness-saveFormula = Сохранить формулу
hardness-saveProof = Сохранить доказательство
