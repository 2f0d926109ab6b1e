## page

page-title = { $count } クイーン：{ $view }
page-modes = 画面の一覧
page-more = その他
page-path = 現在の場所
page-skip = 本文へ
page-queens = クイーン
page-titleWithout = { $what }：{ $view }
page-plain = ここで扱うのは通常のクイーンだけです。今の盤の規則はそれとは違い、「盤」「見る」「すべての解」で使えます。
page-toRule = その盤に戻る
page-fetching = 「{ $room }」を読み込んでいます…

## list

list-next = { $list }、{ $item }
list-last = { $list }、{ $item }

## top

top-size = 大きさ n
top-rule = 駒、規則、盤
top-smaller = 1 つ小さく
top-larger = 1 つ大きく
top-close = 閉じる

## help

help-title = ヘルプとキー

## tools

send-title = 送る
settings-title = 設定

## paste

paste-title = 配置を貼り付け・入力
