## opening

opening-opened =
    { $form ->
        [puzz-link] puzz.link
        [penpa] Penpa+
        [pzpr] Файл pzpr
        [letters] Области, обозначенные буквами
        [task] Список областей
        [json] Доска в виде данных
        [sbn] Star Battle Notation
        [fen] FEN
        [squares] Список клеток
        [diagonals] Исключённые диагонали (CSPLib 079)
        [cnf] Формула DIMACS
        [dzn] Данные MiniZinc
        [legup] Файл LEGUP
        [starb] Файл курса
        [picture] Картинка
       *[placement] Расстановка
    }: { $size }
opening-size =
    { $kind ->
        [stars] звёздная битва, { $rows } × { $columns }, в каждой строке, каждом столбце и каждой области { $stars ->
            [one] { $stars } звезда
            [few] { $stars } звезды
           *[many] { $stars } звёзд
        }.
       *[pieces] { $rows } × { $columns } клеток, { $pieces ->
            [one] { $pieces } фигура
            [few] { $pieces } фигуры
           *[many] { $pieces } фигур
        }.
    }
opening-several = Досок в этом тексте: { $boards }
opening-severalFirst = Показаны первые { $shown }.
opening-severalOne = { $number }. { $size }
opening-asQueen = Прочитать как ферзей
opening-asForbidden = Прочитать как запрещённые клетки
opening-doubtful = Прочитано областей: { $regions } вместо { $size }; некоторые соединены или разрезаны. Исправьте их здесь.

## error

error-opening-stars = Это звёздная битва { $rows } × { $columns }: в каждой строке, каждом столбце и каждой области звёзд должно быть { $stars }. На этой странице решают звёздные битвы, где звёзд от одной до трёх, размером до 17 × 17 и с пустой доской.
error-opening-regions = Областей на этой доске { $regions }, а строк { $rows }: таких головоломок здесь нет. Исправьте текст или картинку.
error-opening-size = Доска { $rows } × { $columns } с областями, стенами или несколькими фигурами в строке слишком велика; предел — { $largest } × { $largest }.
error-board-form-unknown = Строка { $line }, позиция { $column }: с «{ $found }» доска не начинается. Читаются: { $expected }.
error-board-form-unexpected =
    Строка { $line }, позиция { $column }: «{ $found }». Здесь ожидается { $expected ->
       *[kind] звёздная битва
        [rule] правило
        [size] размер доски
        [stars] число звёзд
        [borders] запись границ областей
        [regions] запись областей
        [walls] стена
        [given] фигура того же вида
        [marks] крестик
        [row] строка той же длины, что и остальные
        [square] клетка
        [comments] комментарий о том, к какой доске относится формула
    }.
error-board-form-open = Клеток без области: { $squares }; первая — строка { $row }, столбец { $column }. У каждой клетки должна быть область.
error-board-note-first = Досок в тексте: { $boards }; это первая.
error-board-note-stars-tried = В тексте не сказано, сколько звёзд на линии. Ровно одно решение есть, только если их { $stars }.
error-board-note-stars-assumed = В тексте не сказано, сколько звёзд на линии; принято число { $stars }.
error-board-note-rating = Число звёзд в тексте, { $number }, прочитано как трудность; звёзд на линии: { $stars }.
error-board-note-sign-queen = «{ $sign }» прочитано как ферзь, а не как запрещённая клетка.
error-board-note-sign-forbidden = «{ $sign }» прочитано как запрещённая клетка, а не как ферзь.
error-board-note-two-regions = Строка { $row }, столбец { $column }: клетка входит в две области; принята последняя.
error-board-note-from-one = Столбцы считались с 1, а 0 — пустая строка. Если считать с 0, ферзь был бы в каждой строке.
error-board-form-too-long = Текст слишком длинный (байт: { $bytes }); как доска читается не более { $longest }.
error-board-form-size = { $rows } × { $columns } клеток: здесь на доске от 1 до { $largest } строк и столбцов.
error-board-form-cannot-hold =
    В этой записи нет места для { $part ->
       *[kind] такой задачи
        [rule] этого правила
        [size] доски такого размера
        [stars] такого числа звёзд
        [borders] таких границ
        [regions] таких областей
        [walls] стен
        [given] фигур, стоящих на доске
        [marks] крестиков
        [row] таких строк
        [square] таких клеток
        [comments] комментариев
    }.
