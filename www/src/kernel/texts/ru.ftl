## unit

unit-milliseconds = { $time } мс
unit-seconds = { $time } с
unit-minutes = { $minutes } мин { $seconds } с
unit-hours = { $hours } ч { $minutes } мин
unit-bytes =
    { $count ->
        [one] { $count } байт
        [few] { $count } байта
       *[many] { $count } байт
    }
unit-kilobytes = { $size } КБ
unit-megabytes = { $size } МБ
unit-wholeMinutes = { $time } мин
unit-wholeHours = { $time } ч
unit-days =
    { $count ->
        [one] { $time } день
        [few] { $time } дня
        [many] { $time } дней
       *[other] { $time } дня
    }
unit-years =
    { $count ->
        [one] { $time } год
        [few] { $time } года
        [many] { $time } лет
       *[other] { $time } года
    }

## error

error-language-unknown = В адресе указан язык «{ $found }», которого на странице нет. Страница показана на вашем языке или по-английски.
error-language-missing = Не удалось загрузить тексты на этом языке. Попробуйте ещё раз, когда будет сеть.
error-step-unkept = Этот браузер ничего не хранит, поэтому шаг не добавлен.
error-class-unkept = Этот браузер ничего не хранит, поэтому ссылка не добавлена.
error-unknown = Что-то пошло не так ({ $code }). Доска не изменилась.
error-bad-size = «{ $found }»: n — целое число от { $smallest } до { $largest } (доски побольше — в разделе «Огромные доски»).
error-too-large-to-show = На той доске строк { $size }, а здесь показываются доски до n = { $largest }. Вставьте её в разделе «Огромные доски».
error-engine-missing = Движок не запустился. Перезагрузите страницу.
error-engine-late = Движок всё ещё загружается.
error-engine-lost = Движок несколько раз подряд аварийно завершался и больше не запускается. Перезагрузите страницу.
error-trap = Произошёл сбой движка; он перезапущен. Доска не изменилась.
error-clipboard = Браузер не дал странице доступ к буферу обмена. Ссылка — в адресной строке.
error-storage = Браузер ничего не хранит для этой страницы: всё работает, но после закрытия пропадёт.
error-size = Доска n = { $size } здесь невозможна: n от 1 до { $largest }.
error-column-out-of-range = В строке { $row } указан столбец { $column }, а последний — { $last }.
error-complete-too-large = Слишком много свободных строк для завершения: { $free }; предел — { $largest }.
error-text-empty = В этом тексте нет расстановки.
error-text-too-long = Текст слишком длинный (байт: { $bytes }, предел: { $longest }).
error-text-too-many-rows = В этом списке слишком много строк: { $rows }; у доски их не больше { $largest }.
error-text-no-form = Строка текста { $line }: «{ $found }» — не список столбцов и не диаграмма из точек и Q.
error-text-bad-column = Строка текста { $line }, слово { $word }: «{ $found }». Ожидался столбец от 0 до { $last }.
error-text-bad-square = Строка текста { $line }, клетка { $square }: «{ $found }». Ожидалась точка или Q.
error-text-second-queen = Строка текста { $line }, клетка { $square }: второй ферзь в строке доски.
error-text-width = В строке текста { $line } клеток { $squares }; ожидалось { $expected }, как в первой.
error-text-height = Строк { $rows }, а ожидалось { $expected }: столько, сколько клеток в строке.
error-job-over = На этот вопрос уже дан ответ. Задайте его снова.
error-link-empty = В адресе не указана доска.
error-link-too-long = Адрес слишком длинный для ссылки этой страницы (байт: { $bytes }, предел: { $longest }).
error-link-version = В адресе указана версия «{ $found }», которой эта страница не знает.
error-link-pair = Адрес обрезан или испорчен: «{ $found }».
error-link-unknown-key = В адресе есть параметр «{ $key }», которого эта страница не знает.
error-link-repeated-key = В адресе дважды встречается «{ $key }».
error-link-missing-key = В адресе нет «{ $key }»: возможно, он обрезан.
error-link-word = В адресе для { $key } указано «{ $found }»: это недопустимое значение.
error-link-size = В адресе указан размер «{ $found }»: это недопустимое значение.
error-link-column = Ферзь { $queen } в адресе — «{ $found }»; ожидался столбец не больше { $last }.
error-link-too-many-queens = В адресе ферзей { $queens }, а строк { $size }.
error-link-seed = В адресе указано зерно «{ $found }»: это недопустимое значение.
error-link-step = В адресе указан шаг «{ $found }»: это недопустимое значение.
error-link-own = В адресе для этого раздела указано «{ $found }»: это недопустимое значение.
error-room-failed = Этот раздел не открылся: { $why }. Всё остальное работает.
error-room-link = В ссылке есть то, чего этот раздел не понимает. Он открыт как обычно.
error-room-missing = Не удалось загрузить этот раздел. Попробуйте ещё раз, когда будет сеть.
error-renewed = Вышла новая версия страницы. Перезагрузите её: доска останется.
error-search-unknown = Поиска «{ $name }» здесь нет.
error-search-too-large = Этот поиск — только для досок поменьше.
error-search-not-empty = Этот поиск начинает с пустой доски.
error-search-no-modular = При n = { $size } нет решения, в котором диагонали замыкаются через край.
error-search-wrapped = Два ферзя атакуют друг друга по диагонали, замкнутой через край.
error-search-conflict = Два ферзя атакуют друг друга: искать нечего.
error-count-too-many-free = Слишком много свободных строк для подсчёта: { $free }; предел — { $limit }.
error-count-unplanned =
    Эта страница считает до n = { $limit }. Одному потоку на доску n = { $size } понадобилось бы примерно { $seconds } с.
error-count-endless =
    Одному потоку понадобилось бы примерно { $seconds } с (свободных строк: { $free }). Поставьте больше ферзей.
error-count-lost = Одна и та же часть раз за разом вызывала сбой движка, и подсчёт остановлен. Возможно, мало памяти: меньше потоков — меньше памяти.
error-count-kept =
    { $count ->
        [one] { $count } сохранённая часть повреждена или записана другой версией; она удалена.
        [few] { $count } сохранённые части повреждены или записаны другой версией; они удалены.
       *[many] { $count } сохранённых частей повреждены или записаны другой версией; они удалены.
    }
error-count-too-large = Доска n = { $size } слишком велика для подсчёта; предел — { $limit }.
error-argument-type = Движок получил неверный аргумент: { $name }.
error-argument-range = Движок получил неверный аргумент: { $name } — от { $least } до { $most }.
error-argument-choice = Движок получил неверный аргумент: { $name }.
error-argument-length = Движок получил неверный аргумент: в { $name } элементов { $length }, предел — { $most }.
error-no-randomness = На этом устройстве нет источника случайных чисел.
error-size-for-large = Доска n = { $size } — не для этого раздела: он показывает доски до n = { $largest }.

## notice

notice-linkCopied = Ссылка скопирована.
notice-placementCopied = Расстановка скопирована.
notice-textCopied = Текст скопирован.
notice-stepAdded = Шаг добавлен в ваш урок. Редактор — в разделе «Учителю».
notice-linkAdded = Ссылка добавлена на страницу для класса в разделе «Учителю».
notice-resumed = Движок перезапущен; доска не изменилась.
notice-left = Прогон начат заново с этой доски.
notice-back = Вернуться к шагу { $step }
notice-reload = Перезагрузить
notice-openLarge = Огромные доски: открыть n = { $size }

## line

line-row = строка
line-column = столбец
line-diagonal = диагональ
line-antiDiagonal = антидиагональ
