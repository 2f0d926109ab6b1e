## story: the steps of a run

story-breakpoint = Остановка на точке останова.
story-beyond = Запрошенный шаг лежит за концом; это последний.
story-noMore = Дальше таких нет; это конец.
story-choiceFirst = Строка { $row }: *столбец { $column }* — первый, который не под боем; пробуем его.
story-choiceNext = Строка { $row }: *столбец { $column }* — следующий, который не под боем; пробуем его.
story-only-free = Строка { $row }: свободен только *столбец { $column }*; пробуем его.
story-only-again = Строка { $row }: остался только *столбец { $column }*.
story-only-mirror = Строка { $row }: здесь пробуется только *столбец { $column }*; остальные свободные ведут к зеркальным отражениям.
story-only-turn = Строка { $row }: здесь пробуется только *столбец { $column }*; остальные свободные ведут к поворотам и отражениям.
story-only-wrap = Строка { $row }: если диагонали замыкаются через край, свободен только *столбец { $column }*; пробуем его.
story-among-free = Строка { $row }: свободны столбцы { $columns }.
story-among-again = Строка { $row }: осталось попробовать столбцы { $columns }.
story-among-mirror = Строка { $row }: здесь пробуются столбцы { $columns }; остальные свободные ведут к зеркальным отражениям.
story-among-turn = Строка { $row }: здесь пробуются столбцы { $columns }; остальные свободные ведут к поворотам и отражениям.
story-among-wrap = Строка { $row }: если диагонали замыкаются через край, свободны столбцы { $columns }.
story-many-free = Строка { $row }: свободных столбцов { $count }.
story-many-again = Строка { $row }: осталось столбцов { $count }.
story-many-mirror = Строка { $row }: пробуемых столбцов { $count }; остальные свободные ведут к зеркальным отражениям.
story-many-turn = Строка { $row }: пробуемых столбцов { $count }; остальные свободные ведут к поворотам и отражениям.
story-many-wrap = Строка { $row }: если диагонали замыкаются через край, свободных столбцов { $count }.
story-order-lowestBit = Младший бит — *столбец { $column }*; пробуем его.
story-order-lowestZero = Младший нуль — *столбец { $column }*; пробуем его.
story-order-highestBit = Старший бит — *столбец { $column }*; пробуем его.
story-order-lowestBitInColumn = Младший бит — *строка { $row }*; пробуем её.
story-onlyInColumn-free = Столбец { $column }: свободна только *строка { $row }*; пробуем её.
story-onlyInColumn-again = Столбец { $column }: осталась только *строка { $row }*.
story-amongInColumn-free = Столбец { $column }: свободны строки { $rows }.
story-amongInColumn-again = Столбец { $column }: осталось попробовать строки { $rows }.
story-onlyOneInRow = Строка { $row }: *остался один столбец — { $column }*, ферзь встаёт туда.
story-onlyOneInColumn = Столбец { $column }: *осталась одна строка — { $row }*, ферзь встаёт туда.
story-attacked =
    Строка { $row }, столбец { $column }: клетку бьёт *ферзь строки { $byRow }*, { $line ->
        [row] по строке
        [column] по столбцу
        [diagonal] по диагонали
       *[antiDiagonal] по побочной диагонали
    }.
story-deadEnd =
    Тупик: *{ $line ->
        [row] в строке
        [column] в столбце
        [diagonal] на диагонали
       *[antiDiagonal] на побочной диагонали
    } { $number } нет свободной клетки*; { $why }.
story-deadEndByRule =
    Тупик: *{ $line ->
        [row] в строке
        [column] в столбце
        [diagonal] на диагонали
       *[antiDiagonal] на побочной диагонали
    } { $number } не осталось клеток*.
story-deadEndBoth =
    Тупик: *{ $line ->
        [row] в строке
        [column] в столбце
        [diagonal] на диагонали
       *[antiDiagonal] на побочной диагонали
    } { $number } не осталось клеток*; { $why }.
story-leftOut =
    { $along ->
        [columns] { $count ->
        [one] Столбец { $squares } исключён
        [few] Столбцы { $squares } исключены
       *[many] Столбцы { $squares } исключены
    }
       *[rows] { $count ->
        [one] Строка { $squares } исключена
        [few] Строки { $squares } исключены
       *[many] Строки { $squares } исключены
    }
    }: { $rule ->
        [mirror] зеркальное отражение такой доски поиск встретит в другом месте
        [turn] такую доску поиск встретит в другом месте, повёрнутой или отражённой
       *[wrap] диагонали замыкаются через край
    }.
story-attacksColumns =
    ферзь строки { $row } бьёт { $count ->
        [one] столбец { $squares }
        [few] столбцы { $squares }
       *[many] столбцы { $squares }
    }
story-attacksRows =
    ферзь строки { $row } бьёт { $count ->
        [one] строку { $squares }
        [few] строки { $squares }
       *[many] строки { $squares }
    }
story-attackedByRows = всю её бьют ферзи строк { $rows }
story-attackedByMany = её целиком бьют { $count } ферзей
story-back = Под клеткой *строка { $row }, столбец { $column }* перебрано всё: ферзь снимается.
story-then-columns =
    { $count ->
        [one] Осталось попробовать столбец { $columns }.
        [few] Осталось попробовать столбцы { $columns }.
       *[many] Осталось попробовать столбцы { $columns }.
    }
story-then-many =
    Осталось попробовать { $count ->
        [one] { $count } столбец
        [few] { $count } столбца
       *[many] { $count } столбцов
    }.
story-then-none = В этой строке пробовать больше нечего.
story-then-nextColumn = Следующий — столбец { $column }.
story-then-lastColumn = Он стоял в последнем столбце своей строки.
story-then-rows =
    { $count ->
        [one] Осталось попробовать строку { $rows }.
        [few] Осталось попробовать строки { $rows }.
       *[many] Осталось попробовать строки { $rows }.
    }
story-then-noneInColumn = В этом столбце пробовать больше нечего.
story-backForced =
    Под вынужденным ферзём *строка { $row }, столбец { $column }* перебрано всё, он снимается: { $line ->
        [row] в строке
        [column] в столбце
        [diagonal] на диагонали
       *[antiDiagonal] на побочной диагонали
    } { $number } больше нечего пробовать.
story-turnedSmaller = После поворота на { $degrees }° влево доска меньше: справа строка { $row } читается как { $turned } вместо { $own }. Поэтому *она отвергается*; в счёт идёт повёрнутая.
story-turnedLarger = После поворота на { $degrees }° влево строка { $row } справа читается как { $turned } вместо { $own }: *эта доска меньше*.
story-turnedEqual = После поворота на { $degrees }° влево доска *та же*.
story-turnedEqualQuarter = После поворота на { $degrees }° влево доска *та же*, значит, её не меняет ни один поворот.
story-evenStair = Строка { $row }: следующий чётный столбец, *столбец { $column }*.
story-evenBent = Строка { $row }: *столбец { $column }*, он идёт последним из чётных, так как n при делении на 12 даёт остаток { $remainder }.
story-oddStair = Строка { $row }: следующий нечётный столбец, *столбец { $column }*.
story-oddBent = Строка { $row }: *столбец { $column }*. Порядок нечётных столбцов изменён, так как n при делении на 12 даёт остаток { $remainder }.
story-gain = Обмен ферзей *строк { $row } и { $otherRow }*: конфликтов было { $before }, стало { $after }.
story-noGain =
    Строка { $row }: *ни один обмен не помогает*. { $count ->
        [one] Остался { $count } конфликт
        [few] Осталось { $count } конфликта
       *[many] Осталось { $count } конфликтов
    }.
story-shuffle = *Ферзи перемешаны*, попытка { $attempt } из { $attempts }. В начале { $count ->
        [one] { $count } конфликт
        [few] { $count } конфликта
       *[many] { $count } конфликтов
    }.
story-sweep =
    Начинается *проход { $number }* по всем парам строк; в начале { $count ->
        [one] { $count } конфликт
        [few] { $count } конфликта
       *[many] { $count } конфликтов
    }.
story-block-1 = *Блок 1* наугад сводит свободные строки и столбцы в пары, пока не останется { $until } строк.
story-block-2 = *Блок 2* проецирует доску на её свободные строки и столбцы: их { $count }.
story-block-3 = *Блок 3* выбирает наугад свободную строку и в ней свободную клетку, пока не останется { $until } строк.
story-block-4 = *Блок 4* считает свободные клетки каждой строки — её риск, и сколько клеток других строк закрыл бы ферзь на каждой из них — её ущерб.
story-block-5 = *Блок 5* берёт строку с наибольшим риском и в ней клетку с наименьшим ущербом.
story-pair = Строка { $row } и столбец { $column } сведены наугад, и *их клетка свободна*.
story-pass =
    Все пары просмотрены, { $count ->
        [one] осталась { $count } строка
        [few] осталось { $count } строки
       *[many] осталось { $count } строк
    }: начинается *новый проход*.
story-passNone = Тупик: все пары просмотрены, и *свободных нет*.
story-drawn =
    { $count ->
        [one] Выбрана строка { $row } и её единственная свободная клетка — *столбец { $column }*.
        [few] Выбрана строка { $row } и из её { $count } свободных клеток — *столбец { $column }*.
       *[many] Выбрана строка { $row } и из её { $count } свободных клеток — *столбец { $column }*.
    }
story-base = *Строка { $row }, столбец { $column }* — базовая клетка: сначала строки с наибольшим риском, в каждой слева направо. В этой строке { $count ->
        [one] { $count } свободная клетка
        [few] { $count } свободные клетки
       *[many] { $count } свободных клеток
    }.
story-leastRisk =
    Наибольший риск у строки { $row }: свободных клеток { $free }. Наименьший ущерб — *столбец { $column }*: { $count ->
        [one] { $count } чужая клетка
        [few] { $count } чужие клетки
       *[many] { $count } чужих клеток
    }.
story-leastRiskDrawn =
    Строка { $row }, выбранная из { $ties } с наибольшим риском: свободных клеток { $free }. Наименьший ущерб — *столбец { $column }*: { $count ->
        [one] { $count } чужая клетка
        [few] { $count } чужие клетки
       *[many] { $count } чужих клеток
    }.
story-return-1 = *Возврат { $returns }*, к заданным ферзям: блок 1 начинается заново.
story-return-2 = *Возврат { $returns }*, к базовому уровню 2, ферзей { $count }: блок 3 начинается заново.
story-return-3 = *Возврат { $returns }*, к базовой клетке: повтор { $repeat } из 10 выбирает другие.
story-return-next = *Возврат { $returns }*, к базовому уровню 3, ферзей { $count }: от этой базы ни один выбор не повёл дальше, берётся другая.
story-solved = *Решение { $nth }*: стоят все ферзи ({ $size }), и никто никого не атакует.
story-solvedWithImages = *Решение { $nth }*. С поворотами и отражениями оно считается за { $count }.
story-overWithImages =
    Конец: { $count ->
        [one] *{ $count } решение*
        [few] *{ $count } решения*
       *[many] *{ $count } решений*
    }, а с поворотами и отражениями { $total }. Других нет.
story-overAll =
    Конец: { $count ->
        [one] *{ $count } решение*
        [few] *{ $count } решения*
       *[many] *{ $count } решений*
    }, других нет.
story-overWrapped =
    Конец: { $count ->
        [one] *{ $count } решение*
        [few] *{ $count } решения*
       *[many] *{ $count } решений*
    }, в которых диагонали ещё и замыкаются через край; других нет.
story-overNone = Конец: всё перебрано, и *решения нет*.
story-overSolved =
    Конец: { $count ->
        [one] найдено *{ $count } решение*
        [few] найдены *{ $count } решения*
       *[many] найдено *{ $count } решений*
    }.
story-overUnsolved = Конец: все попытки израсходованы, решение не найдено. Это ничего не доказывает: оно может существовать.
