## page

page-board = Доска
page-about-board = поставить ферзей и спросить; другие фигуры, доски и правила

## say

say-what =
    Расставьте { $size ->
        [2] { $size } ферзей
        [3] { $size } ферзей
        [4] { $size } ферзей
        [one] { $size } ферзя
        [few] { $size } ферзя
       *[many] { $size } ферзей
    }: не больше одного в каждой строке, в каждом столбце и на каждой диагонали.
say-set =
    { $set ->
        [0] Поставьте *{ $count }* { $count ->
            [1] ферзя.
            [2] ферзей, не больше одного на линии.
            [3] ферзей, не больше одного на линии.
            [4] ферзей, не больше одного на линии.
            [one] ферзя, не больше одного на линии.
            [few] ферзя, не больше одного на линии.
           *[many] ферзей, не больше одного на линии.
        }
       *[other] Поставьте ещё *{ $count }*, не больше одного на линии.
    }
say-setPieces = Поставьте ещё *{ $count }*.
say-attacked = Клетка под боем ферзя *строки { $row }*.
say-attackedPiece = Клетка под боем фигуры: *строка { $row }, столбец { $column }*.
say-completed = Завершено.
say-completedOf =
    { $count ->
        [1] Завершено. Это единственный способ.
        [one] Завершено. Один из { $count } способа.
        [few] Завершено. Один из { $count } способов.
       *[many] Завершено. Один из { $count } способов.
    }
say-solved = *Решено.* Никакие фигуры не бьют друг друга.
say-solvedOf =
    { $more ->
        [0] *Решено.* Это единственное решение.
       *[other] *Решено.* Одно из { $count }; ещё { $more }.
    }
say-impossible = Завершить нельзя. *Почему?*
say-noSolution = На этой доске решений нет.
say-conflict = Некоторые фигуры бьют друг друга.
say-searching = Идёт поиск …
say-unanswered = Ответа пока нет.
say-opening = Идёт поиск решения. Касание его остановит.
say-find = { $count ->
        [1] Завершение одно. Найдите его.
        [one] { $count } завершение. Найдите одно.
        [few] { $count } завершения. Найдите одно.
       *[many] { $count } завершений. Найдите одно.
    }

## hint

hint-ring =
    { $count ->
        [one] На этой клетке: { $count } способ из { $ways }
        [few] На этой клетке: { $count } способа из { $ways }
       *[many] На этой клетке: { $count } способов из { $ways }
    }

## cards

cards-label = Куда ещё
cards-today = Головоломка дня
cards-todayWhat = каждый день три новых
cards-explained = Восемь ферзей: объяснение
cards-explainedWhat = начать с правила

## figure

figure-noEngine = неизвестно: движок не запустился
figure-ways =
    { $count ->
        [one] завершение
        [few] завершения
       *[many] завершений
    } с { $queens ->
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
figure-more = ещё не найдено
figure-short =
    { $count ->
        [one] способ
        [few] способа
       *[many] способов
    }
figure-shortAll =
    { $count ->
        [one] решение
        [few] решения
       *[many] решений
    }

## asks

asks-label = Вопросы и ответы
asks-complete = Завершить
asks-another = Другой способ
asks-why = Почему?
asks-send = Отправить
asks-count = Сосчитать
asks-watch = Смотреть
asks-watchFail = Смотреть тупики
asks-findMore = Искать ещё

## edits

edits-label = Доска
edits-undo = Отменить
edits-redo = Повторить
edits-clear = Очистить
edits-mark = Помечать клетки «не здесь»
edits-markHow = Касание помечает клетку «не здесь». Это заметки для себя: поиск их не учитывает. Протягивать по доске можно в любом режиме.
edits-paste = Вставить или ввести расстановку
edits-copyList = Скопировать списком
edits-copyDiagram = Скопировать диаграмму

## legend

legend-label = Что значат знаки
legend-heat = свободна: число способов с ферзём здесь
legend-trap = свободна, но не входит ни в одно завершение
legend-free = свободна: её не бьёт ни один ферзь
legend-forced = единственная свободная в строке или столбце
legend-attacked = под боем; штрихи показывают линии
legend-left = у края строки: сколько в ней свободных клеток
legend-notHere = ваша пометка «не здесь»: поиск её не учитывает

## engine

engine-exact = точный поиск
engine-explicit = формула
engine-validator = проверка
engine-large = жадный проход и обмены
engine-linear = линейное завершение, пять блоков
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
verdict-keep = Оставить этих ферзей
verdict-copy = Скопировать
verdict-impossible = Невозможно
verdict-blamed =
    { $count ->
        [1] Уже с одним этим ферзём завершения нет.
       *[other] Уже с этими ферзями ({ $count }) завершения нет.
    }
verdict-others =
    { $count ->
        [1] Другой ферзь ни при чём.
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
verdict-noSolution = При n = { $size } решений нет
verdict-whyTwo = На доске 2 на 2 ферзь бьёт все остальные клетки. Второму ферзю стоять негде.
verdict-whyThree = На доске 3 на 3 ферзь в центре бьёт все остальные клетки. Ферзь с краю оставляет две свободные клетки, но ферзи на них бьют друг друга.
verdict-noneHere = Решения нет даже на пустой доске.
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
        [one] { $count } завершение
        [few] { $count } завершения
       *[many] { $count } завершений
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
    }, конфликтов нет, проверено; при поиске поставлено { $nodes }, { $time }.
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
verdict-remove = Снять: { $place }
verdict-place = строка { $row }, столбец { $column }
verdict-conflictPieces =
    { $count ->
        [one] { $count } конфликт
        [few] { $count } конфликта
       *[many] { $count } конфликтов
    }
verdict-conflictPiecesWhat =
    { $line ->
        [row] Фигуры ({ $one } и { $other }) бьют друг друга по строке.
        [column] Фигуры ({ $one } и { $other }) бьют друг друга по столбцу.
        [diagonal] Фигуры ({ $one } и { $other }) бьют друг друга по диагонали.
        [antiDiagonal] Фигуры ({ $one } и { $other }) бьют друг друга по антидиагонали.
        [jump] Фигуры ({ $one } и { $other }) бьют друг друга прыжком.
       *[other] Фигуры ({ $one } и { $other }) бьют друг друга: формула принимает на их клетках одно значение.
    }

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
searching-endless = Подсчёт занял бы примерно { $time }. Поставьте больше ферзей или отмените его.
searching-reaching =
    пока { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[many] { $count } фигур
    }, за { $time }
projector-present = Показ

## reason

reason-sentence =
    { $is ->
        [row] В строке { $number }
       *[column] В столбце { $number }
    } { $count ->
        [1] осталась одна клетка
        [2] осталось две клетки
       *[other] осталось три клетки
    }: { $trials }.
reason-noSquare =
    { $is ->
        [row] В строке { $number } не осталось клеток.
       *[column] В столбце { $number } не осталось клеток.
    }
reason-empties =
    { $by ->
        [row] ферзь в строке { $at }
       *[column] ферзь в столбце { $at }
    } опустошает { $emptyIs ->
        [row] строку { $empty }
       *[column] столбец { $empty }
    }
reason-shares =
    { $by ->
        [row] ферзь в строке { $at }
       *[column] ферзь в столбце { $at }
    } оставляет { $is ->
        [row] строкам { $one } и { $other } только столбец { $cross }
       *[column] столбцам { $one } и { $other } только строку { $cross }
    }
reason-forces =
    { $by ->
        [row] ферзь в строке { $at }
       *[column] ферзь в столбце { $at }
    } вынуждает клетку ({ $forced }), и пустеет { $emptyIs ->
        [row] строка { $empty }
       *[column] столбец { $empty }
    }
reason-forcesTwo =
    { $by ->
        [row] ферзь в строке { $at }
       *[column] ферзь в столбце { $at }
    } вынуждает клетки ({ $forced }; { $second }), и пустеет { $emptyIs ->
        [row] строка { $empty }
       *[column] столбец { $empty }
    }
reason-both = { $one }, а { $other }
reason-three = { $one }; { $other }; { $third }
reason-none = Ни одно решение не содержит этих ферзей. Короткого объяснения нет; в доказательстве есть каждый шаг.
reason-nonePieces = Ни одно решение не содержит этих фигур.
reason-takeOff = Снять:
reason-takeRow =
    { $count ->
        [one] строка { $row }, { $count } способ
        [few] строка { $row }, { $count } способа
       *[many] строка { $row }, { $count } способов
    }
reason-takeSquare =
    { $count ->
        [one] строка { $row }, столбец { $column }, { $count } способ
        [few] строка { $row }, столбец { $column }, { $count } способа
       *[many] строка { $row }, столбец { $column }, { $count } способов
    }

## pictures

pictures-all =
    { $count ->
        [2] Оба способа
        [one] Все { $count } способ
        [few] Все { $count } способа
       *[many] Все { $count } способов
    }
pictures-some =
    { $count ->
        [one] Некоторые из { $count } способа
        [few] Некоторые из { $count } способов
       *[many] Некоторые из { $count } способов
    }
pictures-more = ещё { $count }
pictures-images = Повороты и отражения вашего решения: { $count }
pictures-twelve = 92 = 11 × 8 + 4: двенадцать разных решений с их поворотами и отражениями.

## found

found-of = Сами вы нашли { $count } из { $all }.
found-some = Сами вы нашли { $count }.
