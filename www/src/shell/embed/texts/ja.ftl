## embed

embed-open = Queens で開く

## error

error-embed-message = 埋め込み元のページが要求した内容は開けません。盤はそのままです。
