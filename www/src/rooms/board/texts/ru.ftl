## page

page-board = Доска
page-about-board = поставить ферзей и спросить; другие фигуры, доски и правила

## intro

intro-label = Что это такое
intro-what =
    Расставьте { $size ->
        [2] { $size } ферзей
        [3] { $size } ферзей
        [4] { $size } ферзей
        [one] { $size } ферзя
        [few] { $size } ферзя
       *[many] { $size } ферзей
    } так, чтобы никакие два не стояли на одной линии: строке, столбце, диагонали.
intro-attacks = Ферзь бьёт по своей строке, своему столбцу и обеим диагоналям.
intro-next = Два уже стоят. Выберите клетку с числом для следующего.
intro-learn = Или начните с урока 1.

## figure

figure-noEngine = неизвестно: движок не запустился
figure-ways =
    { $count ->
        [one] способ
        [few] способа
       *[many] способов
    } завершить с { $queens ->
        [1] этим ферзём
       *[other] этими ферзями ({ $queens })
    }
figure-solutions =
    { $count ->
        [one] решение
        [few] решения
       *[many] решений
    } на доске { $size } на { $size }
figure-finished = все ферзи стоят и не атакуют друг друга
figure-conflict = способов: некоторые ферзи атакуют друг друга
figure-pending = идёт подсчёт
figure-unknown = ещё не сосчитано
figure-queens =
    { $count ->
        [one] { $count } ферзь
        [few] { $count } ферзя
       *[many] { $count } ферзей
    }
figure-step =
    { $ways } после { $count ->
        [one] { $count } ферзя
        [few] { $count } ферзей
       *[many] { $count } ферзей
    }
figure-notKnown = неизвестно
figure-release = Больше всего способов останется, если снять ферзя строки { $row }: { $count }.
figure-remove = Снять
figure-tooMany = здесь столько не сосчитать
figure-logarithmic = Способы после каждого ферзя, логарифмическая шкала

## asks

asks-label = Вопрос и ответ
asks-complete = Завершить
asks-completeWhat = Найти один способ или доказать, что его нет.
asks-count = Сосчитать
asks-countWhat = Сосчитать все способы, точно.
asks-watch = Смотреть
asks-watchWhat = Посмотреть на поиск, шаг за шагом.
asks-search = Какой поиск смотреть
asks-conflict = Некоторые ферзи атакуют друг друга: сначала снимите одного.

## edits

edits-label = Доска
edits-undo = Отменить
edits-redo = Вернуть
edits-clear = Очистить доску
edits-mark = Помечать клетки «не здесь»
edits-markHow = Помечать клетки «не здесь» касанием. Это заметки для себя: поиск их не учитывает. В любом режиме пометки ставятся и протягиванием по доске
edits-paste = Вставить или ввести расстановку
edits-copyList = Копировать списком
edits-copyDiagram = Копировать диаграмму

## legend

legend-heat = свободна: число способов с ферзём здесь
legend-trap = свободна, но ни в одном из способов
legend-free = свободна: её не бьёт ни один ферзь
legend-forced = единственная свободная в строке или столбце
legend-attacked = под боем, по линиям штрихов
legend-left = у края строки: сколько в ней свободных клеток
legend-notHere = ваша пометка «не здесь»: поиск её не учитывает

## engine

engine-exact = точный поиск
engine-explicit = формула
engine-validator = проверка
engine-large = жадный проход и обмены
engine-linear = линейный алгоритм из пяти блоков
engine-learning = обучение на конфликтах
engine-repair = исправление вдоль чередующихся цепей

## verdict

verdict-completed = Завершено
verdict-foundBy = Найдено
verdict-checked = Проверено
verdict-checkedWhat =
    { $count ->
        [one] { $count } ферзь, конфликтов нет
        [few] { $count } ферзя, конфликтов нет
       *[many] { $count } ферзей, конфликтов нет
    }
verdict-placement = Расстановка
verdict-byEngine =
    { $engine }, { $count ->
        [one] { $count } узел
        [few] { $count } узла
       *[many] { $count } узлов
    }, { $time }
verdict-work =
    { $count ->
        [one] { $count } узел
        [few] { $count } узла
       *[many] { $count } узлов
    }, { $time }
verdict-another = Другую
verdict-keep = Оставить этих ферзей
verdict-copy = Копировать
verdict-impossible = Невозможно
verdict-blamed =
    { $count ->
        [1] Уже с одним этим ферзём завершения нет.
       *[other] Уже с этими ферзями ({ $count }) завершения нет.
    }
verdict-others =
    { $count ->
        [1] Ещё один ферзь ни при чём.
       *[other] Остальные ({ $count }) ни при чём.
    }
verdict-closes =
    { $line ->
        [row] Вместе они не оставляют свободных клеток в строке { $number }.
       *[column] Вместе они не оставляют свободных клеток в столбце { $number }.
    }
verdict-provedBy = Доказано
verdict-blame = Виновны
verdict-smallest =
    наименьший набор: { $count ->
        [1] строка { $rows }
       *[other] строки { $rows }
    }
verdict-irreducible =
    несократимый набор, возможно, не наименьший: { $count ->
        [1] строка { $rows }
       *[other] строки { $rows }
    }
verdict-proof = Доказательство
verdict-unreduced =
    набор не сокращён, часть ферзей может быть ни при чём: { $count ->
        [1] строка { $rows }
       *[other] строки { $rows }
    }
verdict-refining =
    ищется набор поменьше: { $count ->
        [1] строка { $rows }
       *[other] строки { $rows }
    }
verdict-removeOne = Снять одного из них
verdict-watchWhy = Посмотреть, почему
verdict-noSolution = При n = { $size } решений нет
verdict-whyTwo = На доске 2 на 2 ферзь бьёт все остальные клетки. Второму ферзю стоять негде.
verdict-whyThree = На доске 3 на 3 ферзь в центре бьёт всё. Ферзь с краю оставляет две клетки, и они бьют друг друга.
verdict-noneHere = Решения нет уже у пустой доски.
verdict-whyTorusTwo = Когда диагонали замыкаются через край, n ферзей стоят на n разных диагоналях, и столбец − строка принимает каждый остаток от 0 до n − 1 по разу. Сумма разностей равна 0, сумма остатков — n (n − 1) / 2, а это делится на n, только если n нечётно.
verdict-whyTorusThree = Когда диагонали замыкаются через край, столбец − строка и столбец + строка принимают каждый остаток от 0 до n − 1 по разу. Пусть S — сумма квадратов чисел от 0 до n − 1. Квадраты разностей и сумм складываются по остаткам в 2S, а по строкам и столбцам в 4S, так что n делит 2S = n (n − 1)(2n − 1) / 3, а при n, кратном 3, этого не бывает.
verdict-undecided = Не решено
verdict-undecidedWhat = Пройдено узлов: { $nodes }, за { $time }; завершение не найдено, и не доказано, что его нет.
verdict-goOn = Продолжить
verdict-conflict =
    { $count ->
        [one] { $count } пара ферзей в конфликте
        [few] { $count } пары ферзей в конфликте
       *[many] { $count } пар ферзей в конфликте
    }
verdict-conflictWhat =
    Ферзи строк { $row } и { $otherRow } атакуют друг друга { $line ->
        [row] по строке
        [column] по столбцу
        [diagonal] по диагонали
       *[antiDiagonal] по антидиагонали
    }. Снимите одного из них: до этого завершить ничего нельзя.
verdict-removeRow = Снять ферзя строки { $row }
verdict-counted = Сосчитано
verdict-countedWhat =
    Ровно { $count ->
        [one] { $count } способ завершить
        [few] { $count } способа завершить
       *[many] { $count } способов завершить
    }.
verdict-countedBy = Сосчитано перебором
verdict-joinedBy = Сосчитано соединением половин доски
verdict-cancelled = Отменено
verdict-cancelledCount = Пока найдено способов: { $found }; пройдено { $share } поиска. Это не итог.
verdict-cancelledComplete = Пройдено узлов: { $nodes }, за { $time }; ответа нет.
verdict-again = Спросить снова
verdict-failed = Ответа нет
verdict-conflictMost =
    Ферзь строки { $row } — в { $count ->
        [one] { $count } такой паре
        [few] { $count } таких парах
       *[many] { $count } таких парах
    }.
verdict-seen = Показано
verdict-seenOf = { $seen } из { $count }
verdict-noOthers =
    { $count ->
        [1] Других нет: этот способ единственный.
       *[other] Других нет: вы видели все { $count }.
    }
verdict-completedPieces =
    { $count ->
        [one] Стоит { $count } фигура
        [few] Стоят { $count } фигуры
       *[many] Стоят { $count } фигур
    }, проверено; при поиске поставлено { $nodes }, { $time }.
verdict-keepPieces = Оставить эти фигуры
verdict-countedPieces =
    Ровно { $count ->
        [one] { $count } способ
        [few] { $count } способа
       *[many] { $count } способов
    }: поставлено фигур { $nodes } за { $time }.
verdict-countedPawns =
    { $count ->
        [one] Ровно { $count } способ по всем клеткам пешки: фигур поставлено { $nodes }, время { $time }.
        [few] Ровно { $count } способа по всем клеткам пешки: фигур поставлено { $nodes }, время { $time }.
       *[many] Ровно { $count } способов по всем клеткам пешки: фигур поставлено { $nodes }, время { $time }.
    }
verdict-blamedPieces =
    { $how ->
        [smallest] { $count ->
            [1] Уже с этой фигурой способа нет: { $squares }.
           *[other] Уже с этими фигурами ({ $count }) способа нет, а с меньшим числом есть: { $squares }.
        }
        [unreduced] { $count ->
            [1] Уже с этой фигурой способа нет: { $squares }.
           *[other] Уже с этими фигурами ({ $count }) способа нет; возможно, хватит и меньшего числа: { $squares }.
        }
       *[irreducible] { $count ->
            [1] Уже с этой фигурой способа нет: { $squares }.
           *[other] Уже с этими фигурами ({ $count }) способа нет, и нужна каждая: { $squares }.
        }
    }
verdict-removePiece = Снять одну из них
verdict-remove = Снять: { $place }
verdict-place = строка { $row }, столбец { $column }
verdict-conflictPieces =
    { $count ->
        [one] { $count } конфликт
        [few] { $count } конфликта
       *[many] { $count } конфликтов
    }
verdict-conflictPiecesWhat =
    Фигуры ({ $one } и { $other }) бьют друг друга { $line ->
        [row] по строке
        [column] по столбцу
        [diagonal] по диагонали
        [antiDiagonal] по антидиагонали
        [jump] прыжком
       *[other] — значения формулы у них одинаковые
    }.

## searching

searching-searching = Идёт поиск
searching-counting = Идёт подсчёт
searching-paused = Пауза
searching-pause = Пауза
searching-goOn = Продолжить
searching-cancel = Отменить
searching-complete = Точный поиск; узлов: { $nodes }, { $time }. Ответа пока нет.
searching-blame = Завершения нет. Ищем виновные фигуры; узлов: { $nodes }, { $time }.
searching-count = Пока { $found }; пройдено { $share } поиска за { $time }.
searching-left = Осталось примерно { $time }.
searching-partCounted = Пройденная часть поиска
searching-partOfBudget = Израсходованная часть лимита
searching-expected = Всего примерно { $time }.
searching-endless = Это займёт примерно { $time }: подсчёт не кончится. Поставьте больше ферзей или отмените его.
searching-reaching =
    пока { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[many] { $count } фигур
    }, за { $time }
projector-present = Показ
