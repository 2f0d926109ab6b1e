## theatre

theatre-opening = Поиск готовится
theatre-noEngine = Без движка смотреть нечего

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
transport-stepAtLeast = шаг *{ $step }* из { $steps }+
branch-step = шаг ветви *{ $step }* из { $steps }, от шага { $from }
branch-stepAtLeast = шаг ветви *{ $step }* из { $steps }+, от шага { $from }
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
transport-more = Ещё об этом прогоне
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
story-startWrapped = Этот поиск ищет *модулярные* решения: в них диагонали замыкаются через край.

## search

search-bitmask = битовая маска
search-halved = битовая маска, половина
search-symmetric = с учётом симметрии
search-completions = все завершения
search-array-recursive = массив, рекурсия
search-array-iterative = массив, без рекурсии
search-bitboard = битовая доска, без просмотра вперёд
search-bitboard-columns = битовая доска, просмотр столбцов
search-bitboard-lines = битовая доска 1a, строки и столбцы
search-bitboard-fewest = битовая доска 1a, сначала где меньше вариантов
search-modular = модулярный
search-repair = градиентный спуск
search-linear = линейное завершение
search-staircases = две лестницы, по формуле
