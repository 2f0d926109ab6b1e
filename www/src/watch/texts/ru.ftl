## theatre

theatre-curve = Конфликты по ходу поиска: от { $first } до { $last }; выберите место, чтобы перейти туда
theatre-curveMost =
    { $count ->
        [one] { $count } конфликт
        [few] { $count } конфликта
       *[many] { $count } конфликтов
    }
theatre-opening = Поиск готовится
theatre-noEngine = Без движка смотреть нечего
theatre-refused = Этого посмотреть нельзя
theatre-refusedConflict = Ферзи строк { $rows } атакуют друг друга, а поиску нужна доска без конфликтов. Снимите одного из них.
theatre-refusedTooLarge = «{ $name }» работает на досках до n = { $largest }, а здесь n = { $size }. Выберите другой поиск.
theatre-refusedNotEmpty = «{ $name }» работает на пустой доске: найденное не обязано содержать заданных ферзей.
theatre-refusedEven = При n = { $size } нет решений, в которых диагонали замыкаются через край, как и при любом чётном n: n значений суммы строки и столбца должны были бы все различаться по модулю n. Их сумма была бы равна n/2 по модулю n, но сумма всех строк и всех столбцов равна 0.
theatre-refusedThirds = При n = { $size } нет решений, в которых диагонали замыкаются через край, как и при любом n, кратном 3: строка + столбец и строка − столбец должны принимать все значения по модулю n. Пусть S = 1² + … + (n − 1)². Тогда сумма их квадратов была бы по модулю n равна и 2S, и 4S, то есть n делило бы 2S; но если n кратно 3, это не так.
theatre-refusedWrapped = Ферзи строк { $rows } атакуют друг друга по диагонали, замкнутой через край. Снимите одного из них или выберите другой поиск.
theatre-sized = строк: { $size }
theatre-remove = Снять ферзя строки { $row }
theatre-again = Попробовать снова
## transport

transport-label = Управление
transport-first = Первый шаг
transport-back = Шаг назад
transport-play = Пуск
transport-pause = Пауза
transport-forward = Шаг вперёд
transport-last = Последний шаг
transport-scrub = Шаг
transport-step = шаг *{ $step }* из { $steps }
transport-stepAtLeast = шаг *{ $step }*, всего не менее { $steps }
transport-grain = Величина шага
transport-grains-event = событие
transport-grains-row = строка
transport-grains-swap = обмен
transport-grains-deadEnd = тупик
transport-grains-shuffle = перемешивание
transport-grains-solution = решение
transport-speed = темп
transport-speedSlow = шаг за { $seconds } с
transport-speedSteps =
    { $count ->
        [one] { $count } шаг в секунду
        [few] { $count } шага в секунду
       *[many] { $count } шагов в секунду
    }
transport-speedFastest = с наибольшей скоростью
transport-until = Дойти до…
transport-row = Строка
transport-column = Столбец
until-title = Дойти до
transport-rate = { $rate }/с

## story: what a run begins with

story-startEmptyKnown =
    Доска пуста; на ней *{ $count }* { $count ->
        [one] решение
        [few] решения
       *[many] решений
    }.
story-startKnown =
    { $count ->
        [1] Задан { $count } ферзь: он стоит
        [one] Задан { $count } ферзь: все вместе они стоят
        [few] Заданы { $count } ферзя: все вместе они стоят
       *[many] Задано { $count } ферзей: все вместе они стоят
    } в *{ $ways }* из { $solutions } решений.
story-startImpossible =
    { $count ->
        [1] Задан { $count } ферзь, и он не стоит
        [one] Задан { $count } ферзь, и все вместе они не стоят
        [few] Заданы { $count } ферзя, и все вместе они не стоят
       *[many] Задано { $count } ферзей, и все вместе они не стоят
    } *ни в одном* из { $solutions } решений.
story-startBlamed =
    { $count ->
        [1] Ферзь строки *{ $rows }* не стоит ни в одном решении.
       *[other] Ферзи строк *{ $rows }* не могут стоять в одном решении.
    }
story-startCompleted =
    { $count ->
        [one] Стоит { $count } ферзь, и никто никого не атакует.
        [few] Стоят все { $count } ферзя, и никто никого не атакует.
       *[many] Стоят все { $count } ферзей, и никто никого не атакует.
    }
story-startEmpty = Доска пуста. Нажмите «Пуск» или сделайте один шаг, чтобы увидеть начало поиска.
story-startGiven =
    { $count ->
        [one] Задан { $count } ферзь
        [few] Заданы { $count } ферзя
       *[many] Задано { $count } ферзей
    }. Нажмите «Пуск» или сделайте один шаг, чтобы увидеть, как поиск пойдёт дальше.
story-startWrapped = Этот поиск ищет те, в которых диагонали *ещё и замыкаются* через край.

## search

search-bitmask = битовая маска
search-halved = битовая маска, половина
search-symmetric = симметричный
search-completions = все завершения
search-array-recursive = массив, рекурсия
search-array-iterative = массив, без рекурсии
search-bitboard = битовая доска, без взгляда вперёд
search-bitboard-columns = битовая доска, взгляд по столбцам
search-bitboard-lines = битовая доска 1a, строки и столбцы
search-bitboard-fewest = битовая доска 1a, сначала меньший выбор
search-modular = модулярный
search-repair = градиентный спуск
search-linear = линейное завершение
search-staircases = две лестницы, по формуле
