## page

# What a link to it was called where it was a room of its own.
page-rules = Другие правила

## rules

rules-title =
    { $law ->
        [half] { $count ->
            [one] полуферзь
            [few] полуферзя
           *[many] полуферзей
        }
        [rooks] { $count ->
            [one] ладья
            [few] ладьи
           *[many] ладей
        }
        [bishops] { $count ->
            [one] слон
            [few] слона
           *[many] слонов
        }
        [knights] { $count ->
            [one] конь
            [few] коня
           *[many] коней
        }
        [kings] { $count ->
            [one] король
            [few] короля
           *[many] королей
        }
        [superqueens] { $count ->
            [one] суперферзь
            [few] суперферзя
           *[many] суперферзей
        }
        [empresses] { $count ->
            [one] императрица
            [few] императрицы
           *[many] императриц
        }
        [touching] { $count ->
            [one] ферзь без касания
            [few] ферзя без касания
           *[many] ферзей без касания
        }
        [toggled] { $count ->
            [one] ферзь, переключение
            [few] ферзя, переключение
           *[many] ферзей, переключение
        }
        [toggled-open] { $count ->
            [one] ферзь, переключение
            [few] ферзя, переключение
           *[many] ферзей, переключение
        }
        [parity-diagonals] { $count ->
            [one] ферзь по чётности
            [few] ферзя по чётности
           *[many] ферзей по чётности
        }
        [parity] { $count ->
            [one] ферзь по чётности
            [few] ферзя по чётности
           *[many] ферзей по чётности
        }
        [parity-in-order] { $count ->
            [one] ферзь по чётности
            [few] ферзя по чётности
           *[many] ферзей по чётности
        }
        [light-dark] { $count ->
            [one] ферзь, свой цвет
            [few] ферзя, свой цвет
           *[many] ферзей, свой цвет
        }
        [sliding] { $count ->
            [one] ферзь со сдвигом
            [few] ферзя со сдвигом
           *[many] ферзей со сдвигом
        }
        [formula] { $count ->
            [one] ферзь по формуле
            [few] ферзя по формуле
           *[many] ферзей по формуле
        }
       *[queens] { $count ->
            [one] ферзь
            [few] ферзя
           *[many] ферзей
        }
    }
rules-where =
    { $shape ->
        [wide] { $surface ->
        [torus] на торе, ширина { $columns }
        [cylinder] на цилиндре, ширина { $columns }
       *[plane] на доске ширины { $columns }
    }
       *[square] { $surface ->
        [torus] на торе
        [cylinder] на цилиндре
       *[plane] {""}
    }
    }
rules-withWalls =
    { $count ->
        [one] с { $count } стеной
        [few] с { $count } стенами
       *[many] с { $count } стенами
    }
rules-document = { $count } { $pieces }
rules-pieces = Какая фигура
rules-laws = По каким правилам
rules-boards = На какой доске
rules-name =
    { $law ->
        [half] Полуферзи
        [rooks] Ладьи
        [bishops] Слоны
        [knights] Кони
        [kings] Короли
        [superqueens] Супер­ферзи
        [empresses] Импе­ратрицы
        [touching] Без касания
        [toggled] Пере­клю­чение
        [toggled-open] С откры­ва­нием
        [parity-diagonals] Чётность диаго­налей
        [parity] Чётность линий
        [parity-in-order] Чётность по порядку
        [light-dark] Светлые и тёмные
        [sliding] Сдвиг строк
        [formula] По формуле
       *[queens] Ферзи
    }
rules-what =
    { $law ->
        [half] только одна диагональ
        [rooks] строка и столбец
        [bishops] только диагонали
        [knights] прыжок
        [kings] один шаг
        [superqueens] ферзь и конь сразу
        [empresses] ладья и конь сразу
        [touching] строка, столбец, соседи
        [toggled] закрытая клетка открывается
        [toggled-open] и та, что закрыл столбец
        [parity-diagonals] строки чётности столбца
        [parity] столбцы тоже
        [parity-in-order] ставятся сверху вниз
        [light-dark] только свой цвет
        [sliding] каждая вторая строка сдвинута
        [formula] свои линии
       *[queens] строка, столбец, диагонали
    }
rules-about =
    { $law ->
        [half] Полуферзи бьют по строке, столбцу и диагонали, идущей вправо вниз.
        [rooks] Ладьи бьют по строке и столбцу.
        [bishops] Слоны бьют по диагонали и антидиагонали; в строке их может быть несколько.
        [knights] Кони бьют прыжком; в строке их может быть несколько.
        [kings] Короли бьют восемь клеток вокруг; в строке их может быть несколько.
        [superqueens] Суперферзи бьют как ферзь и как конь.
        [empresses] Императрицы бьют как ладья и как конь.
        [touching] По одному в строке и столбце, и никакие два не соприкасаются даже углом.
        [toggled] Ферзи ставятся строка за строкой. Строки и столбцы закрываются; диагональ закрывает открытую клетку и открывает закрытую диагоналями.
        [toggled-open] Ферзи ставятся строка за строкой. Строки и столбцы закрываются; диагональ закрывает открытую клетку и открывает закрытую, в том числе столбцом.
        [parity-diagonals] Ферзь в чётном столбце закрывает лишь чётные строки своих диагоналей, в нечётном — лишь нечётные.
        [parity] Ферзь в чётном столбце закрывает лишь чётные строки своих диагоналей и своего столбца, в нечётном — лишь нечётные.
        [parity-in-order] Как чётность линий, но по порядку строк: ферзь может закрыть клетку, на которой выше уже стоит другой.
        [light-dark] Ферзь на тёмной клетке закрывает тёмные клетки своих линий, на светлой — светлые.
        [sliding] Каждая вторая строка сдвинута вправо, и линии идут через клетки, оказавшиеся друг под другом.
        [formula] Закрываются строка, столбец и все клетки, где одна из формул принимает то же значение, что под ферзём.
       *[queens] Ферзи бьют по строке, столбцу и обеим диагоналям.
    }
rules-aboutSurface =
    { $surface ->
        [cylinder] Левый и правый края соединены.
       *[torus] Противоположные края соединены: что ушло за один, приходит с другого.
    }
rules-surface =
    { $surface ->
        [torus] Тор
        [cylinder] Цилиндр
       *[plane] Плоскость
    }
rules-ownLaw = Это правило — для ферзей на плоской доске без стен.
rules-size = Размер
rules-rows = Строки
rules-columns = Столбцы
rules-count = Всего фигур
rules-shift = Сдвиг
rules-shiftHow = в столбцах; 1-3@7 — от одного до трёх наугад, зерно 7
rules-walls = Стены
rules-walling =
    { $count ->
        [0] ставятся касанием клеток
        [one] ставятся касанием клеток; стоит { $count }
        [few] ставятся касанием клеток; стоят { $count }
       *[many] ставятся касанием клеток; стоят { $count }
    }
rules-formulas = Ферзи бьют друг друга, если значения формулы у них одинаковы
rules-formulasHow = i — строка, j — столбец, с 1; n строк, m столбцов; + - { $times } / mod, abs, gcd, min, max. С «mod n» линии замыкаются.
rules-oneMore = Ещё формула
rules-oneLess = Одной меньше
rules-plain = Обычные ферзи
rules-questions = Вопросы статьи
rules-close = Готово
rules-tapsSetWalls = Нажатия ставят и убирают стены.
rules-setAside =
    { $count ->
        [1] Вопрос относится к пустой доске: ваша фигура пока отложена.
        [one] Вопрос относится к пустой доске: ваши фигуры ({ $count }) пока отложены.
        [few] Вопрос относится к пустой доске: ваши фигуры ({ $count }) пока отложены.
       *[many] Вопрос относится к пустой доске: ваши фигуры ({ $count }) пока отложены.
    }
rules-backToMine = Вернуть мои фигуры
rules-ofConflict = способов: некоторые фигуры бьют друг друга
rules-ofEmpty =
    { $count ->
        [one] способ
        [few] способа
       *[many] способов
    } поставить фигуры: { $pieces }
rules-ofSome =
    { $count ->
        [one] способ
        [few] способа
       *[many] способов
    } завершить: стоит { $set } из { $pieces }
rules-ofFull = все фигуры стоят и не бьют друг друга
rules-inNoTable = Опубликованного числа для этой доски на странице нет.
rules-inNoTableWalls = Опубликованного числа для доски с такими стенами на странице нет.
rules-goalInNoTable = Опубликованного числа для этой цели и доски на странице нет.
rules-foundHere = В энциклопедии последовательностей нет; найдено этим проектом: { $count }
rules-beyondTable = Их считает { $oeis }; члена для этого размера на странице нет
rules-published = { $oeis }: { $count } на пустой доске
rules-agrees = сосчитано здесь, совпадает
rules-counted =
    Ровно { $count ->
        [one] { $count } способ
        [few] { $count } способа
       *[many] { $count } способов
    }: поставлено фигур { $nodes } за { $time }.
rules-completed =
    { $count ->
        [one] Стоит { $count } фигура
        [few] Стоят { $count } фигуры
       *[many] Стоят { $count } фигур
    }, проверено; при поиске поставлено { $nodes }, { $time }.
rules-keep = Оставить эти фигуры
rules-prove = Доказать
rules-goals = Что доказать
rules-goal =
    { $goal ->
        [fewest] меньше всего, бить все клетки
        [fewestApart] меньше всего, не бить друг друга
        [armies] две мирные армии
       *[most] больше всего, не бить друг друга
    }
rules-reaching =
    пока { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[many] { $count } фигур
    }, за { $time }
rules-bound =
    { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[many] { $count } фигур
    }
rules-armies = { $count } против { $count }
rules-army =
    { $army ->
        [round] { $piece }, круглая армия
       *[square] { $piece }, квадратная армия
    }
rules-armiesInOrder = Не там, где фигуры ставятся строка за строкой: у двух армий нет порядка.
rules-reached =
    { $goal ->
        [fewest] Они бьют все клетки, и меньшим числом не обойтись.
        [fewestApart] Они бьют все клетки, но не друг друга, и меньшим числом не обойтись.
        [armies] Ни одна фигура одной армии не бьёт фигуру другой, а ещё по одной с каждой стороны уже не поставить.
       *[most] Ни одна не бьёт другую, а ещё одну уже не поставить.
    }
rules-notReached = Сколько фигур ни ставь, какая-то клетка не под боем.
rules-inWays =
    Есть { $count ->
        [one] { $count } способ
        [few] { $count } способа
       *[many] { $count } способов
    }.
rules-noneAtAll = Способа нет уже на пустой доске.
rules-blamed =
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
rules-proved = Перебрано всё: поставлено фигур { $nodes } за { $time }.
rules-removeOne = Снять одну из них
rules-remove = Снять: { $place }
rules-place = строка { $row }, столбец { $column }
rules-conflict =
    { $count ->
        [one] { $count } конфликт
        [few] { $count } конфликта
       *[many] { $count } конфликтов
    }
rules-conflictWhat =
    Фигуры ({ $one } и { $other }) бьют друг друга { $line ->
        [row] по строке
        [column] по столбцу
        [diagonal] по диагонали
        [antiDiagonal] по антидиагонали
        [jump] прыжком
       *[other] — значения формулы у них одинаковые
    }.
rules-legendJump = под боем прыжком
rules-legendWrap = под боем линии, замкнутой через край; буквы говорят, где она уходит и возвращается
rules-legendReopened = закрыта и снова открыта
rules-legendFormula = { $name } принимает то же значение, что под ферзём
rules-legendHeat = свободна: в стольких способах здесь фигура
rules-publishedPawns = { $oeis }: { $count } по всем клеткам пешки
rules-countPawns = Сосчитать по всем клеткам
rules-countedPawns =
    { $count ->
        [one] Ровно { $count } способ по всем клеткам пешки: фигур поставлено { $nodes }, время { $time }.
        [few] Ровно { $count } способа по всем клеткам пешки: фигур поставлено { $nodes }, время { $time }.
       *[many] Ровно { $count } способов по всем клеткам пешки: фигур поставлено { $nodes }, время { $time }.
    }
rules-regions = Области
rules-drawRegions = Начертить наугад
rules-noRegions = Без областей
rules-regionsWhere = Области возможны при правиле «Без касания», на плоской доске, где строк столько же, сколько столбцов.
rules-diagonals = Пустые
rules-differences = диагонали, столбец − строка
rules-sums = антидиагонали, столбец + строка

## error

error-rules-text = Этот текст — не доска: нужна строка на строку, Q — фигура, # — стена, точка — пустая клетка.
error-rules-diagonals = Нужен список чисел, например 3, -2.
error-rules-no-regions = На доске такого размера фигуры не расставить, и областей для неё нет.
