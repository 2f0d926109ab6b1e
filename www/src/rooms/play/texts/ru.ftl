## play

play-undo = Отменить
play-redo = Вернуть
play-size = Размер
play-by = { $size } × { $size }

## What a square is called

play-square-queen =
    { $player ->
        [white] белый ферзь
       *[black] чёрный ферзь
    }
play-square-open = открыта
play-square-closed = закрыта с поля { $squares }
play-square-last = последний ход
play-square-worth =
    { $worth ->
        [wins] ферзь здесь выигрывает
        [ties] ферзь здесь ведёт к ничьей
       *[loses] ферзь здесь проигрывает
    }

## The game for two

play-game-score = Счёт и условия
play-game-terms = Условия
play-game-begin =
    { $closing ->
        [ownColour] Ферзь закрывает клетки *своего цвета* на своей строке, своём столбце и диагоналях. Выигрывает тот, кто поставит больше. Начинают белые.
       *[lines] Ферзь закрывает *все клетки* своей строки, своего столбца и диагоналей. Выигрывает тот, кто поставит последнего. Начинают белые.
    }
play-game-left =
    { $player ->
        [white] Белые поставили ферзя: *строка { $row }, столбец { $column }*
       *[black] Чёрные поставили ферзя: *строка { $row }, столбец { $column }*
    }. { $count ->
        [one] Открыта { $count } клетка.
        [few] Открыты { $count } клетки.
       *[many] Открыто { $count } клеток.
    }
play-game-leftHalves =
    { $player ->
        [white] Белые поставили ферзя: *строка { $row }, столбец { $column }*
       *[black] Чёрные поставили ферзя: *строка { $row }, столбец { $column }*
    }. Открыто светлых { $light }, тёмных { $dark }.
play-game-passed =
    { $player ->
        [white] Время белых вышло, ход перешёл.
       *[black] Время чёрных вышло, ход перешёл.
    }
play-game-moves =
    { $count ->
        [one] сделан { $count } ход
        [few] сделано { $count } хода
       *[many] сделано { $count } ходов
    }
play-game-resign = Сдаться
play-game-again = Сыграть ещё
play-game-swap = Поменяться сторонами
play-game-show = показать, что выигрывает
play-game-player =
    { $player ->
        [white] Белые
       *[black] Чёрные
    }
play-game-person = здесь человек
play-game-you = вы
play-game-engineIs = движок: { $level }
play-game-level =
    { $level ->
        [random] любая клетка
        [closesLeast] закрывает меньше всего
        [threeAhead] смотрит на три хода вперёд
       *[perfect] безупречен
    }
play-game-toMove = ход
play-game-thinks = выбирает
play-game-queens =
    { $count ->
        [one] { $count } ферзь
        [few] { $count } ферзя
       *[many] { $count } ферзей
    }
play-game-weighing = Выясняем, чего стоит каждый ход…
play-game-outlook =
    { $outlook ->
        [white] Белые могут выиграть
        [black] Чёрные могут выиграть
       *[tie] Можно свести к ничьей
    }
play-game-worth =
    { $value ->
        [0] На каждого ферзя, которого можно поставить, есть ответ, поэтому тот, чей сейчас ход, последнего не поставит.
       *[other] Тот, чей сейчас ход, может добиться, чтобы последнего ферзя поставил он.
    }
play-game-mirror = Правая половина — зеркало левой с обменом игроков. Кто повторяет каждый ход, тот это сохраняет и не проигрывает.
play-game-half =
    { $half ->
        [light] Светлые: { $value }
       *[dark] Тёмные: { $value }
    }
play-game-halfOpen =
    { $count ->
        [one] Открыта { $count } клетка.
        [few] Открыты { $count } клетки.
       *[many] Открыто { $count } клеток.
    }
play-game-whyOver =
    { $player ->
        [white] Последний ферзь белых закрыл все открытые клетки.
       *[black] Последний ферзь чёрных закрыл все открытые клетки.
    }
play-game-whyAnswer =
    { $player ->
        [white] Ход белых был хорош: открытых клеток { $count }, и на ферзя на любой из них у белых есть ответ.
       *[black] Ход чёрных был хорош: открытых клеток { $count }, и на ферзя на любой из них у чёрных есть ответ.
    }
play-game-whyEqual =
    { $player ->
        [white] Ход белых был хорош: светлая и тёмная половины стоят по { $value }, и что меняется в одной, на то можно ответить в другой.
       *[black] Ход чёрных был хорош: светлая и тёмная половины стоят по { $value }, и что меняется в одной, на то можно ответить в другой.
    }
play-game-whyZero =
    { $player ->
        [white] Ход белых был хорош: обе половины стоят 0, и на каждого ферзя в половине есть ответ в той же половине.
       *[black] Ход чёрных был хорош: обе половины стоят 0, и на каждого ферзя в половине есть ответ в той же половине.
    }
play-game-ended =
    { $ending ->
        [tie] Ничья, по { $most }
        [whiteMore] Выиграли белые, { $most } против { $least }
        [blackMore] Выиграли чёрные, { $most } против { $least }
        [whiteLast] Белые поставили последнего ферзя и выиграли
        [blackLast] Чёрные поставили последнего ферзя и выиграли
        [whiteResigned] Белые сдались: выиграли чёрные
        [blackResigned] Чёрные сдались: выиграли белые
        [whiteTime] Время белых вышло: выиграли чёрные
       *[blackTime] Время чёрных вышло: выиграли белые
    }
play-game-opponent = Противник
play-game-aPerson = Человек рядом
play-game-anEngine = Движок
play-game-levels = Уровень
play-game-yours = Вы играете за
play-game-winner = Кто выигрывает
play-game-closing =
    { $closing ->
        [ownColour] у кого больше ферзей
       *[lines] кто поставит последнего
    }
play-game-closingWhat =
    { $closing ->
        [ownColour] Ферзь закрывает клетки только своего цвета. Выигрывает тот, кто к концу поставил больше ферзей.
       *[lines] Классическая игра: ферзь закрывает все клетки своих линий. Выигрывает тот, кто поставит последнего.
    }
play-game-clock = Часы
play-game-clocks =
    { $clock ->
        [none] без часов
        [each] по 5 минут
       *[turn] 30 секунд на ход
    }
