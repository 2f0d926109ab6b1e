## page

page-title =
    { $count ->
        [one] { $count } ферзь
        [few] { $count } ферзя
       *[many] { $count } ферзей
    }: { $view }
page-modes = Разделы
page-more = Ещё
page-path = Путь
page-skip = Перейти к содержимому
page-queens =
    { $count ->
        [one] ферзь
        [few] ферзя
       *[many] ферзей
    }
page-titleWithout = { $what }: { $view }
page-plain = Здесь показаны только обычные ферзи. На вашей доске другое правило: оно действует в разделах «Доска», «Просмотр» и «Все решения».
page-toRule = Назад к вашей доске
page-fetching = Загружается «{ $room }»…

## list

list-next = { $list }, { $item }
list-last = { $list } и { $item }

## top

top-size = Размер n
top-rule = Фигура, доска и правило
top-smaller = Уменьшить доску
top-larger = Увеличить доску
top-close = Закрыть

## help

help-title = Справка и клавиши

## tools

send-title = Отправить
settings-title = Настройки

## paste

paste-title = Вставить или ввести расстановку
