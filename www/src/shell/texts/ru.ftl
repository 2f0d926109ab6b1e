## page

page-title =
    { $count ->
        [one] { $count } ферзь
        [few] { $count } ферзя
       *[many] { $count } ферзей
    }: { $view }
page-board = Доска
page-learn = Уроки
page-rules = Другие правила
page-theatre = Театр
page-count = Подсчёт
page-race = Гонка
page-own = Своё
page-large = Большие доски
page-solutions = Решения
page-proof = Доказательство
page-questions = Вопросы статьи
page-segments = Отрезки и урны
page-bits = Биты
page-share = Поделиться
page-play = Игра
page-place-board = Ферзи
page-place-theatre = Сцена
page-place-questions = Статья и урны
page-place-count = Число
page-modes = Разделы
page-more = Ещё
page-skip = Перейти к содержимому
page-queens =
    { $count ->
        [one] ферзь
        [few] ферзя
       *[many] ферзей
    }
page-broken = Движок не запустился, спросить ничего нельзя. Атаки на доске по-прежнему видны. Перезагрузите страницу, чтобы попробовать снова.
page-titleWithout = { $what }: { $view }
page-without-bits = 64 бита
page-plain = Здесь стоят обычные ферзи. На вашей доске другое правило, оно действует в разделах «Доска», «Театр» и «Решения».
page-toRule = Назад к вашей доске
page-fetching = Загружается «{ $room }»…

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
top-helpName = Справка
top-close = Закрыть

## help

help-title = Справка и клавиши

## paste

paste-title = Вставить или ввести расстановку
