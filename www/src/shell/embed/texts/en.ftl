## embed

embed-open = Open in Queens

## error

error-embed-message = The page that embeds this board asked for something that cannot be opened. The board has not changed.
