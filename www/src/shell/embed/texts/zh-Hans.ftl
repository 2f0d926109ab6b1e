## embed

embed-open = 在 Queens 中打开

## error

error-embed-message = 嵌入本页的网页要求打开的内容无法打开。棋盘未变。
