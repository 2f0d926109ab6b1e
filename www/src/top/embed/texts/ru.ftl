## embed

embed-open = Открыть в Queens

## error

error-embed-message = Страница вокруг попросила открыть то, что открыть нельзя. Доска остаётся как есть.
