## board

board-label = Доска { $rows } на { $columns }
board-cell = строка { $row }, столбец { $column }
board-queen = ферзь
board-found = найденный ферзь
board-ghost = пробный ферзь
board-free = свободна
board-forced = единственная свободная клетка своей линии
board-attackedBy = под боем: { $by }
board-byRow = строка { $row }
board-heat =
    входит { $count ->
        [one] в { $count } завершение
        [few] в { $count } завершения
       *[many] в { $count } завершений
    }
board-trap = свободна, но не входит ни в одно завершение
board-notHere = помечена «не здесь»
board-blame = виновный ферзь
board-wall = стена
board-conflict = в конфликте
board-try = пробуется сейчас
board-reject = отвергнута
board-dead = на линии без свободных клеток
board-leftOut = исключена правилом поиска
board-keptEmpty = должна остаться пустой
board-damage =
    закроет { $count ->
        [one] { $count } клетку других строк
        [few] { $count } клетки других строк
       *[many] { $count } клеток других строк
    }
board-leftInRows = Свободных клеток в каждой строке

## said

said-set = Ферзь поставлен: строка { $row }, столбец { $column }.
said-moved = Ферзь строки { $row } перешёл в столбец { $column }.
said-removed = Ферзь снят: строка { $row }, столбец { $column }.
said-marked = Строка { $row }, столбец { $column }: пометка «не здесь».
said-unmarked = Строка { $row }, столбец { $column }: пометка убрана.
said-undone = Отменено.
said-redone = Повторено.
said-cleared = Доска очищена.

## hidden

hidden-show = Показать ответ
