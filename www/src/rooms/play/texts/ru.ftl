## page

page-play = Игра
page-about-play = головоломки и игра для двоих

## play

play-undo = Отменить
play-redo = Вернуть
play-size = Размер
play-by = { $size } × { $size }
play-byStars = { $size } × { $size }, по { $stars } на линию
play-kind = Вид
play-grade = Трудность
play-doors = Во что играть
play-door =
    { $door ->
        [puzzle] Головоломка
        [shelf] Полка
        [own] Своя
        [train] Тренировка
       *[game] Вдвоём
    }
play-family =
    { $family ->
        [completion] завершение
        [regions] области
        [stars] звёздная битва
       *[guilty] виновные ферзи
    }
play-kinds-today =
    { $is ->
        [solved] { $family ->
            [regions] Области дня, решена
            [stars] Звёздная битва дня, решена
           *[completion] Завершение дня, решена
        }
       *[open] { $family ->
            [regions] Области дня
            [stars] Звёздная битва дня
           *[completion] Завершение дня
        }
    }
play-word =
    { $word ->
        [easy] лёгкая
        [medium] средняя
        [hard] трудная
        [expert] для знатоков
       *[search] нужен перебор
    }
play-rule =
    { $rule ->
        [single] одиночки
        [block] квадраты
        [pointer] указатели
        [killer] смер­тельные клетки
        [set] наборы
        [strip] полосы
        [trial] пробы
       *[trial-and-rules] пробы и правила
    }

play-keys-puzzle = Клавиши: *h* подсказка, и подробнее; *m* пометка; *u* отменить; *s* точка возврата, и назад к ней; *a* атаки; *n* новая головоломка.
play-keys-game = Клавиши: *w* что выигрывает; *u* отменить; *n* новая партия.
play-keys-own = Клавиши: *u* отмена.
play-keys-regions = Клавиши: буква области выбирает её, Enter рисует; *u* отмена.

## What a square is called

play-square-queen =
    { $player ->
        [white] белый ферзь
       *[black] чёрный ферзь
    }
play-square-open = открыта
play-square-given = заданный ферзь
play-square-lifted = снят
play-square-own = ваш ферзь
play-square-wrong = неверно
play-square-region = область { $region }
play-square-hint =
    { $sign ->
        [forced] ферзь стоит здесь
        [killer] здесь ферзь стоять не может
        [starved] сейчас свободна, была бы закрыта
        [held] одна из оставшихся клеток
        [follows] следует отсюда
       *[blame] это неверно
    }
play-square-closed = закрыта с клетки { $squares }
play-square-last = последний ход
play-square-worth =
    { $worth ->
        [wins] ферзь здесь выигрывает
        [ties] ферзь здесь ведёт к ничьей
       *[loses] ферзь здесь проигрывает
    }

## A puzzle

play-puzzle-side = Головоломка
play-puzzle-making =
    { $tries ->
        [0] Составляется головоломка…
       *[other] Составляется головоломка… Попыток отброшено: { $tries }.
    }
play-puzzle-cancel = Отменить
play-puzzle-daily =
    { $family ->
        [regions] Области дня, { $day }
        [stars] Звёздная битва дня, { $day }
       *[completion] Завершение дня, { $day }
    }
play-puzzle-own = Самодельная головоломка
play-puzzle-made =
    { $family ->
        [completion] Завершение { $size } × { $size }, номер { $seed }
        [stars] Звёздная битва { $size } × { $size }, номер { $seed }
       *[regions] Области { $size } × { $size }, номер { $seed }
    }
play-puzzle-begin =
    { $family ->
        [completion] { $count ->
            [1] Найдите *последнего ферзя*
            [2] Найдите ещё *{ $count } ферзей*
            [3] Найдите ещё *{ $count } ферзей*
            [4] Найдите ещё *{ $count } ферзей*
            [one] Найдите ещё *{ $count } ферзя*
            [few] Найдите ещё *{ $count } ферзя*
           *[many] Найдите ещё *{ $count } ферзей*
        }: никакие два не должны бить друг друга. Способ один.
       *[regions] По одному ферзю в каждой строке, столбце и *области*, и никакие два не соприкасаются даже углом. Способ один.
    }
play-puzzle-beginStars = Ферзей в каждой строке, каждом столбце и каждой *области*: *{ $stars }*. Никакие два не соприкасаются даже углом. Способ один.
play-puzzle-crowded = В какой-то строке, столбце или области ферзей больше чем *{ $stars }*.
play-puzzle-left =
    { $count ->
        [0] Ферзь стоит в каждой строке.
        [2] Осталось найти *{ $count } ферзей*.
        [3] Осталось найти *{ $count } ферзей*.
        [4] Осталось найти *{ $count } ферзей*.
        [one] Осталось найти *{ $count } ферзя*.
        [few] Осталось найти *{ $count } ферзя*.
       *[many] Осталось найти *{ $count } ферзей*.
    }
play-puzzle-clash =
    { $rule ->
        [row] Ферзи на клетках *строка { $row }, столбец { $column }* и *строка { $otherRow }, столбец { $otherColumn }* не могут стоять вместе: они в одной строке.
        [column] Ферзи на клетках *строка { $row }, столбец { $column }* и *строка { $otherRow }, столбец { $otherColumn }* не могут стоять вместе: они в одном столбце.
        [region] Ферзи на клетках *строка { $row }, столбец { $column }* и *строка { $otherRow }, столбец { $otherColumn }* не могут стоять вместе: они в одной области { $region }.
        [touch] Ферзи на клетках *строка { $row }, столбец { $column }* и *строка { $otherRow }, столбец { $otherColumn }* не могут стоять вместе: они соприкасаются.
       *[diagonal] Ферзи на клетках *строка { $row }, столбец { $column }* и *строка { $otherRow }, столбец { $otherColumn }* не могут стоять вместе: они на одной диагонали.
    }
play-puzzle-fixed = Ферзь в *строке { $row }* задан и не снимается.
play-puzzle-wrong =
    { $what ->
        [queen] Ферзь на клетке *строка { $row }, столбец { $column }* стоит неверно.
       *[mark] Пометка на клетке *строка { $row }, столбец { $column }* неверна: там стоит ферзь.
    }
play-puzzle-solvedStory = Стоят все ферзи ({ $count }), и это был единственный способ.
play-puzzle-steps =
    { $count ->
        [one] { $count } ваш шаг
        [few] { $count } ваших шага
       *[many] { $count } ваших шагов
    }
play-puzzle-mark = Касание помечает «не здесь»
play-bar = Кнопки головоломки
play-bar-tap =
    { $what ->
        [queen] Касание ставит ферзя, долгое нажатие помечает «не здесь»
       *[cross] Касание помечает «не здесь», ещё одно ставит ферзя; долгое нажатие ставит его сразу
    }
play-bar-close = Закрыть подсказку
play-puzzle-save = Запомнить
play-puzzle-restore = Вернуться
play-puzzle-clearMarks = Стереть пометки
play-puzzle-auto = помечать атаки
play-puzzle-crossed = вычёркивать закрытое
play-puzzle-plain = сплошные цвета
play-puzzle-tells = указывать на ошибки
play-puzzle-lastGood = К последнему верному шагу
play-puzzle-showTimer = показать время
play-puzzle-ladder = Что здесь понадобится
play-puzzle-proof = Способ один (доказано)
play-puzzle-new = Новая
play-puzzle-harder = Потруднее
play-puzzle-guilty = Виновные ферзи
play-puzzle-sheet = Напечатать лист таких головоломок
play-puzzle-previous = К предыдущей головоломке
play-puzzle-startAgain = Начать заново
play-puzzle-takes =
    { $rule ->
        [single] Каждый ферзь стоит на единственной клетке, оставшейся на какой-то линии.
        [block] Квадратов два на два: { $count }, остальное — одиночки.
        [pointer] Указателей: { $count }, затем одиночки.
        [killer] { $below ->
            [singles] Смертельных клеток: { $count }, затем одиночки.
           *[more] Смертельных клеток: { $count }, и правила попроще.
        }
        [set] Наборов: { $count }, и правила попроще.
        [strip] Полос: { $count }, и правила попроще.
        [trial] { $below ->
            [singles] Проб: { $count }, затем одиночки.
           *[more] Проб: { $count }, и правила попроще.
        }
       *[trial-and-rules] Проб со всеми правилами: { $count }, и правила попроще.
    }

## Hints

play-hint-label = Подсказка
play-hint-degrees = Сколько сказать
play-hint-degree =
    { $degree ->
        [where] Где
        [why] Почему
       *[do] Сделать
    }
play-hint-where =
    { $kind ->
        [row] Посмотрите на *строку { $line }*.
        [column] Посмотрите на *столбец { $line }*.
       *[region] Посмотрите на *область { $line }*.
    }
play-hint-whereLines =
    { $kind ->
        [row] Посмотрите на *строки { $line }*.
        [column] Посмотрите на *столбцы { $line }*.
       *[region] Посмотрите на *области { $line }*.
    }
play-hint-whereTrial = Посмотрите на *строку { $row }*: одна из её клеток никуда не ведёт.
play-hint-whereWrong = Сначала оглянитесь: поставлено то, что остаться не может.
play-hint-wrong =
    { $what ->
        [queen] Ферзь на клетке *строка { $row }, столбец { $column }* остаться не может: в единственном решении его там нет.
       *[mark] Пометка на клетке *строка { $row }, столбец { $column }* остаться не может: в единственном решении там стоит ферзь.
    }
play-hint-search = Отсюда не ведёт ни одно правило: только перебор.
play-hint-single =
    { $kind ->
        [row] *В строке { $line }*
        [column] *В столбце { $line }*
       *[region] *В области { $line }*
    } осталась одна свободная клетка: ферзь стоит на клетке *строка { $row }, столбец { $column }*.
play-hint-pointer =
    { $pair ->
        [row-region] Все свободные клетки *строки { $line }* лежат в *области { $within }*
        [column-region] Все свободные клетки *столбца { $line }* лежат в *области { $within }*
        [region-row] Все свободные клетки *области { $line }* лежат в *строке { $within }*
       *[region-column] Все свободные клетки *области { $line }* лежат в *столбце { $within }*
    }: где бы ни стоял там ферзь, он закроет { $count ->
        [1] клетку *строка { $row }, столбец { $column }*.
        [one] эту *{ $count } клетку*.
        [few] эти *{ $count } клетки*.
       *[many] эти *{ $count } клеток*.
    }
play-hint-killer =
    Ферзь на клетке *строка { $row }, столбец { $column }* закрыл бы все свободные клетки { $kind ->
        [row] *строки { $line }*
        [column] *столбца { $line }*
       *[region] *области { $line }*
    }: значит, там ему не стоять.
play-hint-killers =
    { $count ->
        [one] Ферзь на любой из этих *{ $count } клетки*
        [few] Ферзь на любой из этих *{ $count } клеток*
       *[many] Ферзь на любой из этих *{ $count } клеток*
    } закрыл бы все свободные клетки { $kind ->
        [row] *строки { $line }*
        [column] *столбца { $line }*
       *[region] *области { $line }*
    }: значит, там ему не стоять.
play-hint-set =
    { $pair ->
        [row-column] Все свободные клетки *строк { $lines }* лежат в *столбцах { $within }*: в остальных клетках этих столбцов ферзей нет.
        [column-row] Все свободные клетки *столбцов { $lines }* лежат в *строках { $within }*: в остальных клетках этих строк ферзей нет.
        [row-region] Все свободные клетки *строк { $lines }* лежат в *областях { $within }*: в остальных клетках этих областей ферзей нет.
        [column-region] Все свободные клетки *столбцов { $lines }* лежат в *областях { $within }*: в остальных клетках этих областей ферзей нет.
        [region-row] Все свободные клетки *областей { $lines }* лежат в *строках { $within }*: в остальных клетках этих строк ферзей нет.
       *[region-column] Все свободные клетки *областей { $lines }* лежат в *столбцах { $within }*: в остальных клетках этих столбцов ферзей нет.
    }
play-hint-singles =
    { $kind ->
        [row] *Строке { $line }*
        [column] *Столбцу { $line }*
       *[region] *Области { $line }*
    } нужно ферзей: *{ $count }*, и свободных клеток столько же. Один стоит на клетке *строка { $row }, столбец { $column }*.
play-hint-block =
    { $kind ->
        [row] *Строке { $line }*
        [column] *Столбцу { $line }*
       *[region] *Области { $line }*
    } нужно ферзей: *{ $count }*. Остальные её свободные клетки помещаются в квадраты два на два (их { $blocks }), а в квадрате стоит не больше одного ферзя. Значит, ферзь стоит на клетке *строка { $row }, столбец { $column }*.
play-hint-room =
    { $excluded ->
        [1] Ферзь на клетке *строка { $row }, столбец { $column }*
        [one] Ферзь на любой из этих *{ $excluded } клетки*
        [few] Ферзь на любой из этих *{ $excluded } клеток*
       *[many] Ферзь на любой из этих *{ $excluded } клеток*
    } оставил бы { $kind ->
        [row] *строке { $line }*
        [column] *столбцу { $line }*
       *[region] *области { $line }*
    } слишком мало места: ферзей там не хватает *{ $count }*. Значит, там ему не стоять.
play-hint-strip =
    { $band ->
        [alone] { $kind ->
            [row] На свободных клетках *строк { $lines }* ещё ровно *{ $count }*.
           *[column] На свободных клетках *столбцов { $lines }* ещё ровно *{ $count }*.
        }
        [inside] { $kind ->
            [row] На клетках *строк { $lines }* вне *области { $regions }* ещё ровно *{ $count }*.
           *[column] На клетках *столбцов { $lines }* вне *области { $regions }* ещё ровно *{ $count }*.
        }
       *[touched] { $kind ->
            [row] На клетках *области { $regions }* вне *строк { $lines }* ещё ровно *{ $count }*.
           *[column] На клетках *области { $regions }* вне *столбцов { $lines }* ещё ровно *{ $count }*.
        }
    } { $what ->
        [none] Значит, там ферзей нет.
        [queen] Без клетки *строка { $row }, столбец { $column }* места было бы меньше: там стоит ферзь.
       *[exclude] Ферзь на зачёркнутых клетках оставил бы меньше места, значит, там ему не стоять.
    }
play-hint-same =
    { $pair ->
        [row-region] Все свободные клетки *строки { $line }* лежат в *области { $within }*, и больше ферзей ей не нужно: остальные её клетки пусты.
        [column-region] Все свободные клетки *столбца { $line }* лежат в *области { $within }*, и больше ферзей ей не нужно: остальные её клетки пусты.
        [region-row] Все свободные клетки *области { $line }* лежат в *строке { $within }*, и больше ферзей ей не нужно: остальные её клетки пусты.
       *[region-column] Все свободные клетки *области { $line }* лежат в *столбце { $within }*, и больше ферзей ему не нужно: остальные его клетки пусты.
    }
play-hint-trial =
    Допустим, ферзь стоит на клетке *строка { $row }, столбец { $column }*; идите по числам: { $kind ->
        [row] *строка { $line }*
        [column] *столбец { $line }*
       *[region] *область { $line }*
    } останется без свободной клетки. Значит, там ему не стоять.
play-hint-trialRules =
    Допустим, ферзь стоит на клетке *строка { $row }, столбец { $column }*; применяйте не одно, а все правила: { $kind ->
        [row] *строка { $line }*
        [column] *столбец { $line }*
       *[region] *область { $line }*
    } останется без свободной клетки. Значит, там ему не стоять.
play-hint-mayI = Можно угадать?
play-hint-guessWrong = Не здесь: что-то поставлено неверно раньше.
play-hint-guess =
    { $rule ->
        [single] Незачем: на одной линии осталась одна свободная клетка.
        [block] Незачем: свободные клетки какой-то линии лежат в столь немногих квадратах два на два, что одна из них обязательно занята.
        [pointer] Незачем: все свободные клетки какой-то линии лежат на одной другой линии и закрывают её остальные клетки.
        [killer] Незачем: где-то ферзь закрыл бы все свободные клетки линии, значит, там он не стоит.
        [set] Незачем: ищите линии, все свободные клетки которых лежат в нескольких других линиях.
        [strip] Незачем: ищите области, которые целиком лежат в нескольких строках или столбцах, и смотрите, что от тех остаётся.
        [trial] Проще никак: допустите ферзя где-нибудь и ставьте вынужденных ферзей одного за другим.
        [trial-and-rules] Проще никак: допустите ферзя где-нибудь и применяйте все правила.
       *[search] Здесь остаётся только пробовать.
    }

## A puzzle that is solved

play-solved-in = Решено за { $time }
play-solved-plain = Решено
play-solved-how =
    Поставлено ферзей { $set }, снято { $taken }, { $hints ->
        [0] без подсказок
        [one] { $hints } подсказка
        [few] { $hints } подсказки
       *[many] { $hints } подсказок
    }
play-solved-best =
    { $is ->
        [best] Лучшее ваше время из таких головоломок (всего { $count }). Прежнее лучшее: { $time }.
       *[later] Лучшее ваше время из таких головоломок (всего { $count }): { $time }.
    }
play-solved-days =
    { $count ->
        [1] Первый день подряд.
        [one] { $count } день подряд.
        [few] { $count } дня подряд.
       *[many] { $count } дней подряд.
    }
play-solved-next = Следующая
play-solved-play = Почему так
play-solved-backwards = Прокрутить назад
play-solved-watch = Посмотреть, как её решает поиск
play-solved-chain = Решение по шагам
play-solved-end = Все ферзи стоят.
play-solved-step = Шаг решения
play-solved-at = шаг { $step } из { $steps }
play-solved-leave = Назад к вашей доске
play-race-who =
    { $who ->
        [you] Вы
       *[they] Соперник, { $time }
    }
play-race-far =
    { $who ->
        [you] Вы: ферзей { $queens } из { $of }, крестиков { $marks }.
       *[they] Соперник решил за { $time }. К этому времени у него было: ферзей { $queens } из { $of }, крестиков { $marks }.
    }
play-race-end =
    { $is ->
        [first] Вы: *{ $you }*, соперник: *{ $they }*. Вы быстрее.
        [second] Вы: *{ $you }*, соперник: *{ $they }*. Соперник быстрее.
       *[same] Вы: *{ $you }*, соперник: *{ $they }*. Ничья.
    }
play-share-title = Ферзи
play-share-daily = Ферзи, { $day }
play-share-how =
    { $size } × { $size }, { $word }, { $time }, { $count ->
        [0] без подсказок
        [one] { $count } подсказка
        [few] { $count } подсказки
       *[many] { $count } подсказок
    }
play-share-label = Текст, чтобы поделиться, без ответа
play-share-key = 🟦 найден, 🟨 с подсказкой, ⬜ снимался. Клеток ответа здесь нет.
play-share-send = Отправить
play-share-race = по ссылке можно соревноваться с вашим темпом: видно, сколько ферзей и крестиков, но не где они

## Головоломка с обоснованиями

play-reasons-enter = Доказать по шагам
play-reasons-label = Ваше обоснование
play-reasons-leave =
    { $to ->
        [editor] В редактор
       *[puzzle] Без обоснований
    }
play-reasons-back = Назад
play-reasons-check = Следует ли это?
play-reasons-copy = Копировать доказательство
play-reasons-drat = Сохранить для проверки (CNF и DRAT)
play-reasons-pictures = Сохранить картинками
play-reasons-receipt = Копировать квитанцию
play-reasons-proof = Ваше доказательство
play-reasons-rules = Правила
play-reasons-through = Линии через эту клетку
play-reasons-kinds = Указывать на
play-reasons-pointed = клетка, о которой речь
play-reasons-against = ферзь, который это опровергает
play-reasons-rule =
    { $rule ->
        [single] Ферзь: одна клетка линии
        [pointer] Пусто: указатель
        [killer] Пусто: линии нет места
        [set] Пусто: набор линий
        [trial] Пусто: проба (одиночки)
       *[trial-and-rules] Пусто: проба (правила)
    }
play-reasons-kind =
    { $kind ->
        [row] строки
        [column] столбцы
       *[region] области
    }
play-reasons-line =
    { $kind ->
        [row] Строка { $line }
        [column] Столбец { $line }
       *[region] Область { $line }
    }
play-reasons-begin =
    { $steps ->
        [0] Укажите свободную клетку, о которой можно решить. Ферзь или крестик принимается только с обоснованием.
       *[other] Доказано шагов: { $steps }. Укажите следующую клетку.
    }
play-reasons-which = *Строка { $row }, столбец { $column }*: какое правило решает?
play-reasons-lines =
    { $rule ->
        [single] Ферзь на клетке *строка { $row }, столбец { $column }*: в какой линии она единственная свободная?
        [pointer] *Строка { $row }, столбец { $column }*, ферзя нет: все свободные клетки одной линии лежат в другой, и её ферзь закрывает клетку. Укажите линию.
        [killer] *Строка { $row }, столбец { $column }*, ферзя нет: ферзь здесь закрыл бы все свободные клетки некоторой линии. Укажите линию.
        [set] *Строка { $row }, столбец { $column }*, ферзя нет: её линия нужна другим линиям. Укажите их, две или больше.
        [trial] *Строка { $row }, столбец { $column }*, ферзя нет: если ставить вынужденных ферзей один за другим, у некоторой линии не останется клеток. Укажите линию.
       *[trial-and-rules] *Строка { $row }, столбец { $column }*, ферзя нет: если применять все правила, у некоторой линии не останется клеток. Укажите линию.
    }
play-reasons-refused =
    { $claim ->
        [queen] *Это не следует.* Нарисованные ферзи не противоречат доказанному, а на клетке *строка { $row }, столбец { $column }* ферзя нет.
       *[empty] { $lines ->
            [row] *Это не следует.* Нарисованные ферзи не противоречат доказанному: один в *строке { $line }*, другой на клетке *строка { $row }, столбец { $column }*.
            [column] *Это не следует.* Нарисованные ферзи не противоречат доказанному: один в *столбце { $line }*, другой на клетке *строка { $row }, столбец { $column }*.
            [region] *Это не следует.* Нарисованные ферзи не противоречат доказанному: один в *области { $line }*, другой на клетке *строка { $row }, столбец { $column }*.
           *[lines] *Это не следует.* Нарисованные ферзи не противоречат доказанному: по одному в каждой вашей линии и один на клетке *строка { $row }, столбец { $column }*.
        }
    }
play-reasons-otherwise = О клетке *строка { $row }, столбец { $column }* вы правы, но из этого правила и этих линий это не следует.
play-reasons-known = О клетке *строка { $row }, столбец { $column }* уже всё решено: доказывать нечего.
play-reasons-done =
    { $known ->
        [no] *Доказано*, шагов: { $own }.
       *[yes] *Доказано*, шагов: { $own }. В доказательстве машины: { $machine }.
    }
play-reasons-length =
    { $known ->
        [no] Шагов: { $own }.
       *[yes] Шагов: { $own }. В доказательстве машины: { $machine }.
    }
play-reasons-claim = Своя доска
play-reasons-help =
    { $is ->
        [first] Подсказка
       *[more] Почему?
    }
play-reasons-goalWays =
    { $ways ->
        [0] Доказать: эту доску *нельзя завершить*.
        [one] Доказать: завершить можно *только одним способом* ({ $ways }).
        [few] Доказать: завершить можно *ровно { $ways } способами*.
       *[many] Доказать: завершить можно *ровно { $ways } способами*.
    }
play-reasons-goalSquare =
    { $is ->
        [queen] Доказать: *строка { $row }, столбец { $column }* — здесь стоит ферзь.
       *[empty] Доказать: *строка { $row }, столбец { $column }* — здесь пусто.
    }
play-reasons-setGoal = Доказать только эту клетку
play-reasons-wholeGoal = Доказать всю доску
play-reasons-suppose = Два случая: ферзь или пусто
play-reasons-lemmas = Леммы
play-reasons-useLemma = По лемме: { $name }
play-reasons-byLemma = По лемме *{ $name }*:
play-reasons-keepLemma = Сохранить последние шаги как лемму
play-reasons-lemmaName = Название
play-reasons-lemmaSteps = Шагов
play-reasons-lemmaKeep = Сохранить
play-reasons-dropLemma = Забыть лемму { $name }
play-reasons-turns = Случаи
play-reasons-turn =
    { $turn ->
        [end] Противоречие
        [other] Другой случай
       *[both] Верное в обоих
    }
play-reasons-supposed =
    { $is ->
        [queen] предположен ферзь
       *[empty] предположено, что пусто
    }
play-reasons-inCase =
    { $is ->
        [queen] Предположим *ферзя* на клетке *строка { $row }, столбец { $column }*. Укажите, что следует, или назовите противоречие.
       *[empty] Предположим, что *строка { $row }, столбец { $column }* *пуста*. Укажите, что следует, или назовите противоречие.
    }
play-reasons-ends = В какой линии нет места для ферзя? Или в каких линиях мест меньше, чем нужно ферзей? Отметьте их и проверьте.
play-reasons-possible = *Противоречия нет.* Нарисованные ферзи занимают все эти линии и согласуются с доказанным.
play-reasons-hidden = Все эти линии сразу занять нельзя, но чтобы это увидеть, нужно ещё несколько шагов.
play-reasons-ended = *Противоречие*: так быть не может.
play-reasons-split = На клетке *строка { $row }, столбец { $column }* либо ферзь, либо пусто.
play-reasons-side =
    { $is ->
        [queen] Если там ферзь:
       *[empty] Если пусто:
    }
play-reasons-turned =
    { $turn ->
        [way] Доска заполнена: *один из способов*.
        [other] Теперь другой случай.
       *[both] Верное в обоих случаях верно.
    }
play-reasons-contradiction =
    { $kind ->
        [row] { $count ->
            [one] *Противоречие*: ферзю строки { $line } негде стоять.
            [few] *Противоречие*: ферзям строк { $line } не хватает мест.
           *[many] *Противоречие*: ферзям строк { $line } не хватает мест.
        }
        [column] { $count ->
            [one] *Противоречие*: ферзю столбца { $line } негде стоять.
            [few] *Противоречие*: ферзям столбцов { $line } не хватает мест.
           *[many] *Противоречие*: ферзям столбцов { $line } не хватает мест.
        }
       *[region] { $count ->
            [one] *Противоречие*: ферзю области { $line } негде стоять.
            [few] *Противоречие*: ферзям областей { $line } не хватает мест.
           *[many] *Противоречие*: ферзям областей { $line } не хватает мест.
        }
    }
play-reasons-helpSuppose = Правила больше ничего не дают. Возьмите клетку *строка { $row }, столбец { $column }* и рассмотрите оба случая: ферзь или пусто.
play-reasons-helpEnd =
    { $kind ->
        [row] Здесь противоречие: ферзю *строки { $line }* негде стоять.
        [column] Здесь противоречие: ферзю *столбца { $line }* негде стоять.
       *[region] Здесь противоречие: ферзю *области { $line }* негде стоять.
    }

## Training

play-train-enter = Тренировать один приём
play-train-title = Тренировка
play-train-making = Подбирается позиция…
play-train-what = Тренировать
play-train-due = что даётся хуже
play-train-number =
    { $rule ->
        [single] Позиция { $number } из { $of }: одиночка
        [pointer] Позиция { $number } из { $of }: указатель
        [killer] Позиция { $number } из { $of }: смертельная
        [set] Позиция { $number } из { $of }: набор
       *[trial] Позиция { $number } из { $of }: проба
    }
play-train-asks =
    { $rule ->
        [single] Здесь ходит *одиночка*: в одной линии осталась одна свободная клетка. Укажите клетку, потом её линию.
        [pointer] Здесь ходит *указатель*, и ничего проще: все свободные клетки одной линии лежат в другой. Укажите клетку, которую они закрывают, потом линию.
        [killer] Здесь ходит *смертельная* клетка, и ничего проще: ферзь на ней закрыл бы все свободные клетки некоторой линии. Укажите клетку, потом линию.
        [set] Здесь ходит *набор*, и ничего проще: нескольким линиям нужно столько же других. Укажите клетку, которую это закрывает, потом линии.
       *[trial] Здесь ходит *проба*, и ничего проще: если поставить ферзя и ставить вынужденных одного за другим, у некоторой линии не останется клеток. Укажите его клетку, потом линию.
    }
play-train-next = Следующая позиция
play-train-again = Ещё десять
play-train-end = Серия окончена: сразу и без подсказок найдено { $clean } из { $count }.
play-train-run = Эта серия
play-train-outcome =
    { $is ->
        [clean] { $rule ->
            [single] Одиночка: { $time }
            [pointer] Указатель: { $time }
            [killer] Смертельная: { $time }
            [set] Набор: { $time }
           *[trial] Проба: { $time }
        }
        [missed] { $rule ->
            [single] Одиночка: { $time }, отклонено: { $count }
            [pointer] Указатель: { $time }, отклонено: { $count }
            [killer] Смертельная: { $time }, отклонено: { $count }
            [set] Набор: { $time }, отклонено: { $count }
           *[trial] Проба: { $time }, отклонено: { $count }
        }
        [helped] { $rule ->
            [single] Одиночка: { $time }, с подсказкой
            [pointer] Указатель: { $time }, с подсказкой
            [killer] Смертельная: { $time }, с подсказкой
            [set] Набор: { $time }, с подсказкой
           *[trial] Проба: { $time }, с подсказкой
        }
       *[shown] { $rule ->
            [single] Одиночка: показано
            [pointer] Указатель: показано
            [killer] Смертельная: показано
            [set] Набор: показано
           *[trial] Проба: показано
        }
    }
play-train-known = Насколько вы знаете каждый
play-train-new = ещё не тренировали
play-train-card =
    { $best ->
        [none] сразу { $clean } из { $done }
       *[some] сразу { $clean } из { $done }, лучшее время { $time }
    }
play-review-title = Что понадобилось
play-review-rule =
    { $missed ->
        [0] { $rule ->
            [single] Одиночки: { $used }
            [pointer] Указатели: { $used }
            [killer] Смертельные: { $used }
            [set] Наборы: { $used }
            [trial] Пробы: { $used }
           *[trial-and-rules] Пробы и правила: { $used }
        }
       *[other] { $rule ->
            [single] Одиночки: { $used }, упущено: { $missed }
            [pointer] Указатели: { $used }, упущено: { $missed }
            [killer] Смертельные: { $used }, упущено: { $missed }
            [set] Наборы: { $used }, упущено: { $missed }
            [trial] Пробы: { $used }, упущено: { $missed }
           *[trial-and-rules] Пробы и правила: { $used }, упущено: { $missed }
        }
    }
play-review-train = Тренировать
play-review-trainRule =
    { $rule ->
        [single] Тренировать одиночек
        [pointer] Тренировать указатели
        [killer] Тренировать смертельные
        [set] Тренировать наборы
       *[trial] Тренировать пробы
    }

## The key to the marks

play-legend =
    { $what ->
        [given] задан, не снимается
        [own] ваш
        [lifted] снят
        [nothere] не здесь: ваша пометка
        [attacked] под боем, и откуда
        [killer] здесь ферзю не стоять
        [held] одна из оставшихся клеток
       *[starved] сейчас свободна, была бы закрыта
    }

## A puzzle of one's own

play-own-label = Своя головоломка
play-own-bar = Кнопки редактора
play-own-nextBrush = Рисуется область { $region }. Следующая: { $next }
play-own-form = Её вид и размер
play-own-looking = Ищем…
play-own-ways =
    { $count ->
        [1] *Способ один*: это головоломка.
        [one] *{ $count } способ завершить*. { $family ->
            [completion] Когда способ один, это головоломка: ферзь на клетке с числом 1 оставит один.
           *[regions] Когда способ один, это головоломка: рисуйте области.
        }
        [few] *{ $count } способа завершить*. { $family ->
            [completion] Когда способ один, это головоломка: ферзь на клетке с числом 1 оставит один.
           *[regions] Когда способ один, это головоломка: рисуйте области.
        }
       *[many] *{ $count } способов завершить*. { $family ->
            [completion] Когда способ один, это головоломка: ферзь на клетке с числом 1 оставит один.
           *[regions] Когда способ один, это головоломка: рисуйте области.
        }
    }
play-own-different =
    { $count ->
        [1] Все они получаются друг из друга поворотами и отражениями.
        [one] Из них { $count } способ не получается из других поворотами и отражениями.
        [few] Из них { $count } способа не получаются друг из друга поворотами и отражениями.
       *[many] Из них { $count } способов не получаются друг из друга поворотами и отражениями.
    }
play-own-twin =
    { $where ->
        [played] { $turned ->
            [yes] Эту головоломку, повёрнутую или отражённую, на этом устройстве уже решали.
           *[no] Эту головоломку на этом устройстве уже решали.
        }
       *[shelf] { $turned ->
            [yes] Эта головоломка, повёрнутая или отражённая, есть на полке:
           *[no] Эта головоломка есть на полке:
        }
    }
play-own-openTwin = Открыть её
play-own-many = *Больше { $count } способов завершить*.
play-own-none =
    { $count ->
        [0] *Завершить нельзя*.
        [1] *Завершить нельзя*: виноват ферзь в скобках.
       *[other] *Завершить нельзя*: виноваты ферзи в скобках.
    }
play-own-noneRegions =
    { $count ->
        [1] *Завершить нельзя*: в области { $regions } ферзю не встать.
       *[other] *Завершить нельзя*: во всех областях { $regions } сразу ферзям не встать.
    }
play-own-noneStars =
    { $count ->
        [1] *Завершить нельзя*: в области { $regions } не хватает места; ферзей в ней должно быть *{ $stars }*.
       *[other] *Завершить нельзя*: в областях { $regions } не хватает места на всех; ферзей в каждой должно быть *{ $stars }*.
    }
play-own-empty =
    { $count ->
        [1] В *области { $regions }* нет клеток: нарисуйте хотя бы одну.
       *[other] В *областях { $regions }* нет клеток: нарисуйте в каждой хотя бы одну.
    }
play-own-split =
    { $count ->
        [1] *Область { $regions }* состоит из нескольких частей.
       *[other] *Области { $regions }* состоят из нескольких частей.
    }
play-own-shown = Способ *{ $way }* из { $count }.
play-own-showWay = Показать способ
play-own-nextWay = Другой способ
play-own-hideWay = Скрыть
play-own-clear = Очистить
play-own-play = Играть
play-own-prove =
    { $ways ->
        [0] Доказать, что решений нет
        [one] Доказать, что решение одно ({ $ways })
        [few] Доказать, что решений ровно { $ways }
       *[many] Доказать, что решений ровно { $ways }
    }
play-own-link = Копировать ссылку
play-own-fewest = Добавить наименьшее число ферзей, чтобы решение стало одно
play-own-given =
    { $count ->
        [one] Добавлен { $count } ферзь
        [few] Добавлено { $count } ферзя
       *[many] Добавлено { $count } ферзей
    }
play-own-choices =
    { $count ->
        [1] Других вариантов с таким же числом ферзей и одним решением нет.
       *[other] Вариантов с таким же числом ферзей и одним решением: { $count }. Сначала самая лёгкая головоломка.
    }
play-own-choicesMore =
    { $count ->
        [one] Ещё { $count } вариант не легче.
        [few] Ещё { $count } варианта не легче.
       *[many] Ещё { $count } вариантов не легче.
    }
play-own-choiceTakes = { $word } ({ $rule }: { $count })
play-own-busy =
    { $stage ->
        [begun] Начинаем…
        [listing] Перебираем способы: { $ways }
        [trying] { $queens ->
            [2] Пробуем { $queens } ферзей: { $percent } %
            [3] Пробуем { $queens } ферзей: { $percent } %
            [4] Пробуем { $queens } ферзей: { $percent } %
            [one] Пробуем { $queens } ферзя: { $percent } %
            [few] Пробуем { $queens } ферзя: { $percent } %
           *[many] Пробуем { $queens } ферзей: { $percent } %
        }
        [grading] Оцениваем варианты: { $percent } %
       *[dropping] Пробуем убрать ферзей: { $percent } %
    }
play-own-drop = Убрать лишнее
play-own-stars = Ферзей на линию
play-own-brush = Область
play-own-what = Ставьте ферзей или рисуйте области, пока не останется один способ. В ссылке — головоломка без ответа.

## Which queens are guilty?

play-guilty-heading = Виновные ферзи { $size } × { $size }, номер { $seed }
play-guilty-ask = Можно ли теперь завершить?
play-guilty-count = Сколько виновных
play-guilty-these =
    { $count ->
        [one] { $count } виновный
        [few] { $count } виновных
       *[many] { $count } виновных
    }
play-guilty-taken =
    { $count ->
        [0] Ферзи не бьют друг друга, и всё же *завершить нельзя*. Снимите как можно меньше ферзей.
        [one] Снят *{ $count } ферзь*.
        [few] Сняты *{ $count } ферзя*.
       *[many] Снято *{ $count } ферзей*.
    }
play-guilty-answer =
    { $answer ->
        [still] *Завершить всё ещё нельзя.*
       *[more] Теперь завершить можно, но хватило бы *снять меньше*.
    }
play-guilty-solved =
    { $count ->
        [1] *Виноват был он*: теперь завершить можно, а снять вместо него другого не помогло бы.
       *[other] *Виноваты были эти ферзи*: теперь завершить можно, а снять вместо них других (тоже { $count }) не помогло бы.
    }

## The shelf

play-shelf-title = Полка
play-shelf-count = У каждой головоломки один способ, и трудность доказана. Решено { $solved } из { $all }, начато { $begun }.
play-shelf-takes =
    { $word ->
        [easy] одиночки
        [medium] указатели, смертельные клетки
        [hard] наборы, одна проба
       *[expert] длинные пробы или несколько
    }
play-shelf-none = Нет: все такого размера лёгкие или средние.
play-shelf-puzzle =
    { $is ->
        [solved] { $size } × { $size }, { $word }, { $number } из { $of }, решена
        [begun] { $size } × { $size }, { $word }, { $number } из { $of }, начата
       *[open] { $size } × { $size }, { $word }, { $number } из { $of }, не начата
    }
play-packs-title = По приёмам
play-packs-about = В каждой этот приём — самый трудный шаг доказательства.
play-packs-technique =
    { $technique ->
        [singles] Одиночки
        [pointers] Указатели
        [killers] Смертельные клетки
        [pairs] Наборы из двух
        [triples] Наборы из трёх и больше
       *[trials] Одна проба
    }
play-packs-count = { $solved } из { $all }
play-shelf-lately =
    { $is ->
        [begun] Начатые
       *[solved] Решённые недавно
    }
play-shelf-begun = начата
play-shelf-given =
    { $count ->
        [one] дан { $count }
        [few] дано { $count }
       *[many] дано { $count }
    }

## The days

play-days-earlier = Предыдущий месяц
play-days-later = Следующий месяц
play-days-solvedIn =
    { $count ->
        [0] В этом месяце пока ничего не решено.
        [one] В этом месяце решена { $count } головоломка дня.
        [few] В этом месяце решены { $count } головоломки дня.
       *[many] В этом месяце решено { $count } головоломок дня.
    }
play-days-day =
    { $is ->
        [solved] { $day }, решена
        [begun] { $day }, начата
        [ahead] { $day }, ещё нет
       *[open] { $day }, не играли
    }
play-days-key = ✓ решена, ◐ начата, ○ не играли. С понедельника по воскресенье всё труднее. Головоломка у всех одна, по местной дате.
play-days-record = Ваши успехи
play-days-inARow = Дней подряд
play-days-longest = Самая длинная серия
play-days-dailies = Головоломок дня
play-days-all = Всего головоломок
play-days-withoutHint = Без подсказок
play-days-kept = Хранится только на этом устройстве.
play-days-export = Сохранить в файл
play-days-import = Прочитать из файла
play-days-erase = Стереть
play-days-eraseSure = Стереть всё, что хранится о головоломках на этом устройстве?

## The game for two

play-game-score = Счёт и условия
play-game-terms = Правила игры
play-game-begin =
    { $closing ->
        [ownColour] Ферзь закрывает на своей строке, своём столбце и диагоналях только клетки *того же цвета, что и его клетка*. Выигрывает тот, кто поставит больше. Начинают белые.
       *[lines] Ферзь закрывает *все клетки* своей строки, своего столбца и диагоналей. Выигрывает тот, кто поставит последнего. Начинают белые.
    }
play-game-left =
    { $player ->
        [white] Белые поставили ферзя: *строка { $row }, столбец { $column }*
       *[black] Чёрные поставили ферзя: *строка { $row }, столбец { $column }*
    }. { $count ->
        [0] Открытых клеток нет.
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
play-game-turn =
    { $player ->
        [white] { $is ->
            [thinks] Белые выбирают ход.
           *[moves] Ход белых.
        }
       *[black] { $is ->
            [thinks] Чёрные выбирают ход.
           *[moves] Ход чёрных.
        }
    }
play-game-bar = Кнопки игры
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
play-game-mirror = Правая половина зеркально повторяет левую, только игроки поменялись ролями. Кто отвечает зеркальным ходом, сохраняет симметрию и не проигрывает.
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
        [white] Ход белых был хорош: светлая и тёмная половины стоят по { $value }, и на каждого ферзя есть ответ.
       *[black] Ход чёрных был хорош: светлая и тёмная половины стоят по { $value }, и на каждого ферзя есть ответ.
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
        [ownColour] больше ферзей
       *[lines] последний ход
    }
play-game-closingWhat =
    { $closing ->
        [ownColour] Ферзь закрывает только клетки того же цвета, что и его клетка. Выигрывает тот, кто к концу поставил больше ферзей. Без часов чёрные могут добиться разве что ничьей.
       *[lines] Классическая игра: ферзь закрывает все клетки своих линий. Выигрывает тот, кто поставит последнего.
    }
play-game-clock = Часы
play-game-clocks =
    { $clock ->
        [none] без часов
        [each] по 5 минут
        [shortTurn] 10 секунд на ход
        [longTurn] 60 секунд на ход
       *[turn] 30 секунд на ход
    }

## error

error-play-size = Головоломки такого размера нет.
error-play-day = За этот день головоломки нет.
error-play-region = Области в ссылке неверны: в каждой должна быть клетка, и их столько же, сколько строк.
error-play-no-way = Эту головоломку завершить нельзя.
error-play-many-ways = У этой головоломки больше одного решения, и ни одно нельзя назвать ответом.
error-play-goal = В одних решениях там стоит ферзь, в других нет. Об одной этой клетке доказывать нечего.
error-play-lemma = Эта лемма не ведёт к этой клетке, как её ни сдвигать, поворачивать и отражать.
error-play-clash = Два из этих ферзей бьют друг друга, доказывать нечего.
error-play-ways = Эту доску можно завершить больше чем { $most } способами: доказать это слишком долго.
error-play-cancelled = Отменено.
error-play-no-exercise = Позиции для этого приёма не нашлось. Выберите другой.
error-play-damaged = Часть сохранённых данных о головоломках прочитать не удалось. Остальное цело; повреждённый фрагмент отложен отдельно.
error-play-newer = Данные о ваших головоломках сохранила более новая версия этой страницы. Они отложены отдельно, и счёт начат заново.
error-play-import = В этом файле нет записи о головоломках.
error-play-import-newer = Эту запись сохранила более новая версия этой страницы.
error-play-import-part =
    { $count ->
        [one] Файл повреждён. Прочитана { $count } решённая головоломка.
        [few] Файл повреждён. Прочитаны { $count } решённые головоломки.
       *[many] Файл повреждён. Прочитано { $count } решённых головоломок.
    }
error-play-clock = Часы устройства показывают день раньше { $day }, когда вы решили головоломку. Дни подряд считаются до сегодня.
error-play-other-tab = Эта головоломка решена в другой вкладке.
