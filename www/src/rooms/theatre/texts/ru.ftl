## tree

tree-title = Дерево
tree-view = Как показать дерево
tree-views-path = Путь
tree-views-whole = Целиком
tree-views-outline = Список
tree-tooLarge = Испытано слишком много ферзей, чтобы нарисовать здесь всех. Весь поиск показывают полосы над шкалой.
tree-path =
    { $count ->
        [one] Ферзь, поставленный поиском: столбец { $columns }
        [few] Ферзи, поставленные поиском, сверху вниз: столбцы { $columns }
       *[many] Ферзи, поставленные поиском, сверху вниз: столбцы { $columns }
    }
tree-pathEmpty = Поиск ещё не поставил ни одного ферзя
tree-wholeLabel = Всё пройденное: испытано ферзей { $nodes }, решений { $solutions }
tree-outline = Дерево списком
tree-icicle = Весь поиск полосами: каждый ферзь под тем, при котором его пробовали; испытано ферзей { $nodes }, решений { $solutions }. Выберите полосу, чтобы перейти туда
tree-item = { $name }: { $said }
tree-node = строка { $row }, столбец { $column }
tree-forced = строка { $row }, столбец { $column }, вынужден
tree-is-path = на доске
tree-is-now = поставлен последним
tree-is-wait = ещё нет
tree-is-solved =
    ниже { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }
tree-is-failed = сразу неудача
tree-is-failedAfter =
    неудача после { $count ->
        [one] { $count } ферзя
        [few] { $count } ферзей
       *[many] { $count } ферзей
    }
tree-key-path = на доске
tree-key-now = поставлен последним
tree-key-wait = ещё нет
tree-key-solved = ведёт к решениям
tree-key-failed = неудача; под ней — число испытанных ферзей

## predict

predict-title = Угадай
predict-switch = Спрашивать меня перед каждым шагом
predict-asks = Что будет дальше?
predict-how = Выберите на доске клетку, где ферзь будет поставлен, отвергнут или снят, или один из ответов.
predict-deadEnd = Тупик
predict-solution = Решение
predict-exhausted = Конец
predict-right = Верно.
predict-wrong = Нет, вы сказали: { $said }.
predict-said-deadEnd = тупик
predict-said-solution = решение
predict-said-exhausted = конец
predict-score = верно { $right } из { $count }
predict-anew = Начать счёт заново
predict-show = Показать ответ

## keys

keys-space = Пробел
