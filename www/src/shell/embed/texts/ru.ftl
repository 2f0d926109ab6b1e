## embed

embed-open = Открыть в Queens

## error

error-embed-message = Внешняя страница запросила то, что открыть нельзя. Доска не изменилась.
