## help

help-what = Ставьте ферзей касанием или клавишей; страница говорит, сколькими способами расстановку можно завершить. На клетках под боем стоит штрих для каждой линии атаки; число на свободной клетке говорит, в скольких из способов на ней стоит ферзь. «Завершить» находит один способ, «Сосчитать» считает все, «Смотреть» показывает, как работает поиск.
help-queens = Ферзи
help-onBoard = На доске
help-onLarge = На большой доске
help-inLesson = На уроке
help-anywhere = Везде
help-problem = Задача о n ферзях: расставить n ферзей на доске n на n так, чтобы никакие два не стояли на одной строке, столбце или диагонали.
help-attacks = Ферзь бьёт все клетки своей строки, своего столбца и двух своих диагоналей. Ферзи, которые бьют друг друга, находятся в конфликте.
help-works = Работы, на которые опирается страница
help-docs = Документация для программ: модуль, команда, Python, уроки (на английском)
help-version = Queens { $version }, свободная программа под лицензией MIT.

## keys

keys-play = пуск или пауза
keys-step = шаг назад или вперёд
keys-ends = первый или последний шаг
keys-deadEnd = предыдущий или следующий тупик или вынужденный ход
keys-solution = следующее или предыдущее решение
keys-speed = быстрее или медленнее
keys-breakpoint = точка останова здесь
keys-undo = отменить или вернуть
keys-paste = поставить то, что в буфере обмена
keys-help = эта справка
keys-leave = уйти с доски, закрыть окно
keys-move = на другую клетку
keys-set = поставить или снять ферзя
keys-mark = пометить «не здесь»
keys-pan = на другую клетку или часть; с Shift — дальше
keys-zoom = ближе или дальше
keys-whole = вся доска
keys-lens = лупа
keys-lessonStep = предыдущий или следующий шаг урока
keys-answer = ответить этой строкой или столбцом
keys-around = осмотреться или вернуться к уроку
keys-black = чёрный экран при показе
keys-rowEnds = первая или последняя клетка строки
keys-columnEnds = первая или последняя клетка столбца
keys-remove = снять ферзя этой строки

## paste

paste-what = Список: по столбцу на строку, счёт с 1, 0 — пустая строка. Или диаграмма: строка доски на строку текста, точки и Q.
paste-field = Расстановка
paste-example = 0 0 4 0 8 0 0 0
paste-place = Поставить этих ферзей

## until

until-solution = следующего решения
until-deadEnd = следующего тупика
until-shuffle = следующего перемешивания
until-square = пробы ферзя: строка
until-column = столбец
until-back = снятия ферзя
until-block = этой строки листинга
until-end = конца
until-row = строка { $row }, столбец { $column }
until-queen = Ферзь
until-whichBlock = Строка листинга
until-run = Пуск
until-cancel = Отмена
until-line = Введите значение от { $from } до { $to }.
help-variant =
    { $rule ->
       *[torus] на торе
        [superqueens] суперферзи
        [knights] кони
    }

## settings

settings-theme = Тема
settings-themes-system = как в системе
settings-themes-light = светлая
settings-themes-dark = тёмная
settings-language = Язык
settings-squares = Названия клеток
settings-squaresBy-numbers = числа
settings-squaresBy-letters = буквы, как в шахматах
settings-squaresWhat = Как в шахматах, столбцы обозначены буквами (после z идёт aa), а строки считаются снизу. Так их называют все доски, фразы и подсказки, и так копируется расстановка. В уроках остаются числа: о них идёт речь в тексте.
settings-keys = Клавиши
settings-shortcuts = Односимвольные клавиши (n, p, x, +, −, ?)
settings-projector = Проектор
settings-present = Показать на проекторе

## send

send-what = Ссылка откроет именно то, что вы видите.
send-copy = Скопировать ссылку
send-app = В приложение…
send-others = Другие способы
send-lessonWhat = добавить показанное в урок, который вы пишете
