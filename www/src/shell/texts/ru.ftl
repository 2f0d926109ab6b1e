## page

page-title =
    { $count ->
        [one] { $count } ферзь
        [few] { $count } ферзя
       *[many] { $count } ферзей
    }: { $view }
page-modes = Разделы
page-more = Ещё
page-skip = Перейти к содержимому
page-queens =
    { $count ->
        [one] ферзь
        [few] ферзя
       *[many] ферзей
    }
page-titleWithout = { $what }: { $view }
page-plain = Здесь стоят обычные ферзи. На вашей доске другое правило, оно действует в разделах «Доска», «Театр» и «Решения».
page-toRule = Назад к вашей доске
page-fetching = Загружается «{ $room }»…

## list

list-next = { $list }, { $item }
list-last = { $list } и { $item }

## top

top-size = Размер n
top-rule = Фигура, доска и правило
top-smaller = На один меньше
top-larger = На один больше
top-theme = Тема: { $theme }
top-menu = Тема, язык и справка
top-language = Язык: { $language }
top-languageName = Язык
top-themeName = Тема
top-themeSystem = как в системе
top-themeLight = светлая
top-themeDark = тёмная
top-link = Скопировать ссылку на страницу
top-save = Сохранить, напечатать, ссылка
top-saveName = Сохранить и напечатать
top-help = Справка и клавиши
top-addStep = Добавить этот шаг в мой урок
top-helpName = Справка
top-close = Закрыть

## help

help-title = Справка и клавиши

## paste

paste-title = Вставить или ввести расстановку
