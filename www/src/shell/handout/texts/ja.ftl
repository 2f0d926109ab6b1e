## handout

handout-label = 配布用
handout-noHints = パズルにヒントは出ません。
handout-noClock = 時間は計りません。
handout-answers = 答えは求めるまで表示されません。
handout-searches = 選べる探索（{ $count }）：{ $searches }。
handout-rules = 証明で使えるのは次のものだけです：{ $rules }。
handout-rule =
    { $rule ->
        [single] 唯一のマス
        [block] ブロック
        [pointer] 限定
        [killer] つぶし
        [set] 組
        [strip] 帯
        [trial] 唯一のマスだけの仮定
        [trial-and-rules] すべての規則の仮定
       *[cases] 場合分け
    }
handout-unknown = このリンクには、このページが対応していない指定が { $count } 個あり、無視しました：{ $words }。
handout-leave = ページ全体を使う
