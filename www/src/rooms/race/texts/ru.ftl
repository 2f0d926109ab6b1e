## race

race-title = Гонка
race-lead =
    Все поиски начинают с одной и той же доски. Часы у всех одни, они считают { $clock ->
        [tried] испытанных ферзей
        [events] шаги
       *[time] время на этой машине
    }.
race-none = Ни один из этих поисков не годится для этой доски.
race-failed = Движок сломался, а с ним и гонка.
race-told-tried =
    { $count ->
        [one] { $name }: испытано ферзей { $tried }, найдены решения: { $count }.
        [few] { $name }: испытано ферзей { $tried }, найдены решения: { $count }.
       *[many] { $name }: испытано ферзей { $tried }, найдены решения: { $count }.
    }
race-told-forced =
    { $count ->
        [one] { $name }: испытано ферзей { $tried }, ещё { $forced } вынуждены; решений { $count }.
        [few] { $name }: испытано ферзей { $tried }, ещё { $forced } вынуждены; решений { $count }.
       *[many] { $name }: испытано ферзей { $tried }, ещё { $forced } вынуждены; решений { $count }.
    }
race-told-swapped =
    { $count ->
        [one] { $name }: обменов { $swaps }, найдено решение.
        [few] { $name }: обменов { $swaps }, решений { $count }.
       *[many] { $name }: обменов { $swaps }, решений { $count }.
    }
race-place = Место { $place }:
race-won = Первым закончил поиск «{ $name }».
race-ratio = «{ $name }»: проб в { $ratio } раза меньше, чем у «{ $other }».
race-start = Старт
race-pause = Пауза
race-goOn = Продолжить
race-again = Ещё раз
race-hurry = До конца
race-cancel = Отменить
race-clock = Часы считают
race-clocks-tried = испытанные ферзи
race-clocks-events = шаги
race-clocks-time = время на этой машине
race-work =
    { $clock ->
        [tried] испытано { $amount }
        [events] { $work ->
        [one] { $amount } шаг
        [few] { $amount } шага
       *[many] { $amount } шагов
    }
       *[time] { $amount }
    }
race-lane = Дорожка { $number }: { $name }
race-search = Поиск на дорожке { $number }
race-leave = Убрать дорожку { $number }
race-more = Добавить поиск
race-board = Малая доска: ферзей { $count } из { $size }
race-waits = готов
race-stands =
    { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }; { $clock ->
        [tried] испытано { $amount }
        [events] { $work ->
        [one] { $amount } шаг
        [few] { $amount } шага
       *[many] { $amount } шагов
    }
       *[time] { $amount }
    }
race-ended =
    { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }; { $clock ->
        [tried] испытано { $amount }
        [events] { $work ->
        [one] { $amount } шаг
        [few] { $amount } шага
       *[many] { $amount } шагов
    }
       *[time] { $amount }
    }, конец
race-compared = Счётчики рядом
race-events = Шаги
race-time = Время
race-chart = График
race-solutionsFound = найдено решений
race-line =
    { $name }: { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }
race-chartLabel =
    Найденные решения, по оси — { $clock ->
        [tried] испытанные ферзи
        [events] шаги
       *[time] время на этой машине
    }: { $lanes }
