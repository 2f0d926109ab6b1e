## handout

handout-label = 配布用
handout-noHints = パズルにヒントは出ません。
handout-noClock = 時間は計りません。
handout-answers = 答えは求めたときに表示されます。
handout-searches = 選べる探索（{ $count }）：{ $searches }。
handout-rules = 証明で使えるのは { $count } 種類の規則だけです。
handout-unknown = このリンクには、このページの知らない指定が { $count } 個あり、無視しました：{ $words }。
handout-leave = ページ全体を使う
