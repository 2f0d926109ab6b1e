## board

board-label = { $rows }×{ $columns } の盤
board-cell = { $row } 行 { $column } 列
board-queen = クイーン
board-found = 見つかったクイーン
board-ghost = 試したクイーン
board-free = 空き
board-forced = そのラインで唯一の空きマス
board-attackedBy = { $by }のクイーンの利きあり
board-byRow = { $row } 行目
board-heat = { $count } 通りの完成形でここにクイーン
board-trap = 空きだが、どの完成形でもクイーンは入らない
board-notHere = 「ここではない」の印
board-blame = 犯人
board-wall = 壁
board-conflict = 衝突
board-try = 試行中
board-reject = 却下
board-dead = 空きマスのないラインにある
board-leftOut = 探索の規則により除外
board-keptEmpty = 空けておくマス
board-damage = ほかの行の { $count } マスをふさぐ
board-leftInRows = 各行の空きマス

## said

said-set = { $row } 行 { $column } 列にクイーンを置きました。
said-moved = { $row } 行目のクイーンを { $column } 列に移しました。
said-removed = { $row } 行 { $column } 列のクイーンを取り除きました。
said-marked = { $row } 行 { $column } 列に「ここではない」の印を付けました。
said-unmarked = { $row } 行 { $column } 列の印を消しました。
said-undone = 元に戻しました。
said-redone = やり直しました。
said-cleared = 盤を空にしました。

## hidden

hidden-show = 答えを表示
