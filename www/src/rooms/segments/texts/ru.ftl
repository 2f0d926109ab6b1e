## page

page-segments = Одномерный вид
page-about-segments = ферзи поиска как шары в урнах

## segments

segments-board = Доска
segments-title = Одномерный вид
segments-what = Та же задача в одном измерении (10.6 и 10.7 статьи Э. Григоряна). Закройте по одной ячейке на каждом отрезке или выньте по одному шару из каждой урны. Выбор занимает свой отрезок (или урну), свой номер на всех остальных и по одному месту в двух контрольных массивах: r = n + j − i в D1 и t = i + j в D2. До выбора на обоих этих местах должен стоять 0. Строка i доски — это отрезок i и урна i, её клетки — их ячейки и шары.
segments-tooLarge = Отрезки и урны рисуются для досок до n = { $most }.
segments-questions = Вопросы из статьи
segments-segments = Отрезки
segments-urns = Урны
segments-segmentsLabel = Отрезков: { $size }, ячеек на каждом: { $size }; ячейка закрыта на { $count }
segments-urnsLabel = Урн: { $size }, шаров в каждой: { $size }; шар вынут из { $count }
segments-control = Контрольный массив { $name }; закрытых мест: { $closed }
segments-told =
    { $state ->
        [chosen] Отрезок { $segment }, ячейка { $cell }: выбрана. Она закрывает D1({ $r }) и D2({ $t }).
        [open] Отрезок { $segment }, ячейка { $cell }: D1({ $r }) = { $first } и D2({ $t }) = { $second }, её можно выбрать.
        [segment] Отрезок { $segment }, ячейка { $cell }: на этом отрезке уже выбрана другая.
        [number] Отрезок { $segment }, ячейка { $cell }: ячейка с этим номером выбрана на другом отрезке.
       *[control] Отрезок { $segment }, ячейка { $cell }: D1({ $r }) = { $first } и D2({ $t }) = { $second }, она закрыта.
    }
