## page

page-race = Гонка
page-about-race = несколько поисков рядом

## race

race-title = Гонка
race-lead =
    Все поиски начинают с одной и той же доски. Часы у всех одни, они считают { $clock ->
        [tried] испробованных ферзей
        [events] шаги
       *[time] время на этой машине
    }.
race-none = Ни один из этих поисков не годится для этой доски.
race-failed = Сбой движка остановил гонку.
race-told-tried = «{ $name }»: испробовано ферзей { $tried }, найдено решений: { $count }.
race-told-forced = «{ $name }»: испробовано ферзей { $tried }, ещё вынуждено { $forced }; найдено решений: { $count }.
race-told-swapped = «{ $name }»: обменов { $swaps }, найдено решений: { $count }.
race-place = Место { $place }:
race-won = Первым закончил поиск «{ $name }».
race-ratio = Поиск «{ $other }» испробовал больше ферзей, чем «{ $name }»: отношение { $ratio }.
race-start = Старт
race-pause = Пауза
race-goOn = Продолжить
race-again = Ещё раз
race-hurry = До конца
race-cancel = Отменить
race-clock = Часы считают
race-clocks-tried = испробованные ферзи
race-clocks-events = шаги
race-clocks-time = время на этой машине
race-work =
    { $clock ->
        [tried] испробовано { $amount }
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
        [tried] испробовано { $amount }
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
        [tried] испробовано { $amount }
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
        [tried] испробованные ферзи
        [events] шаги
       *[time] время на этой машине
    }: { $lanes }

search-recorded = Ваша программа
error-recorded-elsewhere = Эта дорожка показывает программу, запущенную в разделе Python на этой доске. Запустите её там и откройте гонку оттуда.
error-recorded-untimed = Время программы на Python с этим не сравнить. Выберите другие часы.
