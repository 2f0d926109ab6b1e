## page

page-excluded = Исключённые диагонали
page-about-excluded = расставить ферзей вне некоторых диагоналей

## excluded

excluded-title = Исключённые диагонали
excluded-what = Расставить n ферзей, ни одного на перечисленных диагоналях. Условия записываются, как в задаче 079 библиотеки CSPLib:
excluded-instance = Задача об исключённых диагоналях
excluded-example = Подставить пример
excluded-open = Открыть задачу
excluded-decide = Решить
excluded-decided =
    { $verdict ->
        [completed] Решение есть, оно найдено на равносильной доске n = { $rows }.
       *[impossible] Решения нет, это доказано на равносильной доске n = { $rows }.
    }
