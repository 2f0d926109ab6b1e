## embed

embed-open = Queens で開く

## error

error-embed-message = 外側のページが求めたものは開けません。盤はそのままです。
