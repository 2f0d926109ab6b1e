## page

page-title = { $count } クイーン：{ $view }
page-modes = 部屋
page-more = その他
page-skip = 本文へ
page-queens = クイーン
page-titleWithout = { $what }：{ $view }
page-plain = ここで扱うのは通常のクイーンだけです。今の盤の規則はそれとは違い、「盤」「劇場」「解」で使えます。
page-toRule = その盤に戻る
page-fetching = 「{ $room }」を読み込んでいます…

## list

list-next = { $list }、{ $item }
list-last = { $list }、{ $item }

## top

top-size = 大きさ n
top-rule = 駒、盤、規則
top-smaller = 1 つ小さく
top-larger = 1 つ大きく
top-theme = テーマ：{ $theme }
top-menu = テーマ・言語・ヘルプ
top-language = 言語：{ $language }
top-languageName = 言語
top-themeName = テーマ
top-themeSystem = システムに合わせる
top-themeLight = 明るい
top-themeDark = 暗い
top-link = この画面へのリンクをコピー
top-save = 保存・印刷・リンク
top-saveName = 保存と印刷
top-help = ヘルプとキー
top-addStep = このステップを自分のレッスンに加える
top-helpName = ヘルプ
top-close = 閉じる

## help

help-title = ヘルプとキー

## paste

paste-title = 配置を貼り付け・入力
