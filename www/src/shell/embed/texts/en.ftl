## embed

embed-open = Open in Queens

## error

error-embed-message = The page around this one asked for something that cannot be opened. The board has not changed.
