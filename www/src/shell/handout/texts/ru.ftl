## handout

handout-label = Ограничения
handout-noHints = Головоломки без подсказок.
handout-noClock = Без учёта времени.
handout-answers = Ответы скрыты, пока вы о них не спросите.
handout-searches =
    { $count ->
        [one] Предлагается { $count } поиск: { $searches }.
        [few] Предлагаются { $count } поиска: { $searches }.
       *[many] Предлагаются { $count } поисков: { $searches }.
    }
handout-rules = В доказательствах только правила: { $rules }.
handout-rule =
    { $rule ->
        [single] одиночки
        [block] квадраты
        [pointer] указатели
        [killer] смертельные клетки
        [set] наборы
        [strip] полосы
        [trial] пробы по одиночкам
        [trial-and-rules] пробы по всем правилам
       *[cases] разбор случаев
    }
handout-unknown =
    { $count ->
        [one] В ссылке есть { $count } указание, которого эта страница не знает; оно пропущено: { $words }.
        [few] В ссылке есть { $count } указания, которых эта страница не знает; они пропущены: { $words }.
       *[many] В ссылке есть { $count } указаний, которых эта страница не знает; они пропущены: { $words }.
    }
handout-leave = Вся страница
