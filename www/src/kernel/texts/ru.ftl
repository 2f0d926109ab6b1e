## unit

unit-milliseconds = { $time } мс
unit-seconds = { $time } с
unit-minutes = { $minutes } мин { $seconds } с
unit-hours = { $hours } ч { $minutes } мин
unit-bytes =
    { $count ->
        [one] { $count } байт
        [few] { $count } байта
       *[many] { $count } байт
    }
unit-kilobytes = { $size } КБ
unit-megabytes = { $size } МБ
unit-wholeMinutes = { $time } мин
unit-wholeHours = { $time } ч
unit-days =
    { $count ->
        [one] { $time } день
        [few] { $time } дня
       *[many] { $time } дней
    }
unit-years =
    { $count ->
        [one] { $time } год
        [few] { $time } года
       *[many] { $time } лет
    }

## error

error-language-unknown = Адрес просит язык «{ $found }», которого на этой странице нет. Она говорит на вашем или по-английски.
error-language-missing = Не удалось загрузить тексты на этом языке. Попробуйте ещё раз, когда будет сеть.
error-unknown = Что-то пошло не так ({ $code }). Доска не изменилась.
error-bad-size = «{ $found }»: n — целое число от { $smallest } до { $largest } (доски побольше — в «Больших»). Доска не изменилась.
error-bad-number = { $name }: «{ $found }» — не целое число от { $least } до { $most }.
error-too-large-to-show = На той доске { $size } строк, а здесь показываются доски от 1 до { $largest }. Вставьте её в «Больших». Доска не изменилась.
error-engine-missing = Движок не запустился. Перезагрузите страницу.
error-engine-lost = Движок ломался снова и снова, и больше его не запускали. Перезагрузите страницу.
error-trap = На этом движок сломался и был запущен заново. Доска не изменилась.
error-clipboard = Браузер не дал странице доступ к буферу обмена. Ссылка — в адресной строке.
error-storage = Этот браузер не хранит настройки страницы. Она работает и без них.
error-size = Доска из { $size } строк здесь невозможна.
error-column-out-of-range = В строке { $row } указан столбец { $column }, а последний — { $last }. Доска не изменилась.
error-shared-column = Два ферзя стоят в столбце { $column }.
error-complete-too-large = { $free } свободных строк — слишком много для завершения; предел — { $largest }.
error-text-empty = В этом тексте нет расстановки. Доска не изменилась.
error-text-too-long = Текст слишком длинный ({ $bytes } байт при пределе { $longest }). Доска не изменилась.
error-text-too-many-rows = В этом списке { $rows } строк; у доски их не больше { $largest }. Доска не изменилась.
error-text-no-form = Строка текста { $line }: «{ $found }» — не список столбцов и не диаграмма из точек и Q. Доска не изменилась.
error-text-bad-column = Строка текста { $line }, слово { $word }: «{ $found }». Ожидался столбец от 0 до { $last }. Доска не изменилась.
error-text-bad-square = Строка текста { $line }, клетка { $square }: «{ $found }». Ожидалась точка или Q. Доска не изменилась.
error-text-second-queen = Строка текста { $line }, клетка { $square }: второй ферзь в строке доски. Доска не изменилась.
error-text-width = В строке текста { $line } клеток { $squares }; ожидалось { $expected }, как в первой. Доска не изменилась.
error-text-height = Строк { $rows }, а ожидалось { $expected }: столько, сколько клеток в строке. Доска не изменилась.
error-link-empty = Адрес не называет доски.
error-link-too-long = Адрес слишком длинный для ссылки этой страницы ({ $bytes } байт при пределе { $longest }). Доска не изменилась.
error-link-version = Адрес версии «{ $found }», которой эта страница не знает. Доска не изменилась.
error-link-pair = Адрес обрезан или испорчен на «{ $found }». Доска не изменилась.
error-link-unknown-key = В адресе есть «{ $key }», чего эта страница не знает. Доска не изменилась.
error-link-repeated-key = В адресе дважды встречается «{ $key }». Доска не изменилась.
error-link-missing-key = В адресе нет «{ $key }»: возможно, он обрезан. Доска не изменилась.
error-link-word = В адресе { $key } — это «{ $found }». Доска не изменилась.
error-link-size = В адресе размер — «{ $found }». Доска не изменилась.
error-link-column = Ферзь { $queen } в адресе — «{ $found }»; ожидался столбец не больше { $last }. Доска не изменилась.
error-link-too-many-queens = В адресе ферзей { $queens }, а строк { $size }. Доска не изменилась.
error-link-seed = В адресе зерно — «{ $found }». Доска не изменилась.
error-link-step = В адресе шаг — «{ $found }». Доска не изменилась.
error-link-own = В адресе для этого раздела стоит «{ $found }», и понять это нельзя. Доска не изменилась.
error-room-failed = Этот раздел не открылся: { $why }. Остальное работает.
error-room-link = Этот раздел не понимает того, что сказано в ссылке. Он открыт как обычно.
error-room-missing = Не удалось загрузить этот раздел. Попробуйте ещё раз, когда будет сеть.
error-search-unknown = Поиска «{ $name }» здесь нет.
error-search-too-large = Этот поиск — для досок поменьше.
error-search-not-empty = Этот поиск начинает с пустой доски.
error-search-no-modular = На доске из { $size } строк нет решения, в котором диагонали замыкаются через край.
error-search-wrapped = Два ферзя атакуют друг друга через край доски.
error-search-conflict = Два ферзя атакуют друг друга: искать нечего.
error-count-too-many-free = { $free } свободных строк — слишком много для подсчёта; предел — { $limit }.
error-count-unplanned = Эта страница считает до { $limit }. Доска из { $size } строк заняла бы один поток примерно на { $seconds } с.
error-count-endless = Подсчёт при { $free } свободных строках занял бы один поток примерно на { $seconds } с: поставьте больше ферзей.
error-count-lost = Одна и та же часть раз за разом ломала движок, и подсчёт остановлен. Возможно, мало памяти: меньше потоков — меньше памяти.
error-count-kept =
    { $count ->
        [one] { $count } сохранённая часть была повреждена или другой версии и удалена
        [few] { $count } сохранённые части были повреждены или другой версии и удалены
       *[many] { $count } сохранённых частей были повреждены или другой версии и удалены
    }.
error-count-too-large = Доски из { $size } строк слишком велики для подсчёта; предел — { $limit }.
error-argument-type = Движок получил неверный аргумент: { $name }.
error-argument-range = Движок получил неверный аргумент: { $name } — от { $least } до { $most }.
error-argument-choice = Движок получил неверный аргумент: { $name }.
error-argument-length = Движок получил неверный аргумент: в { $name } элементов { $length }, предел — { $most }.
error-no-randomness = На этом устройстве нет источника случайных чисел.
error-size-for-large = Доски из { $size } строк — не для этого раздела: он показывает до { $largest }.

## notice

notice-linkCopied = Ссылка скопирована.
notice-placementCopied = Расстановка скопирована.
notice-textCopied = Текст скопирован.
notice-resumed = Движок запущен заново; доска не изменилась.
notice-openLarge = Открыть n = { $size } в «Больших»

## line

line-row = строка
line-column = столбец
line-diagonal = диагональ
line-antiDiagonal = побочная диагональ
