## tree

tree-title = 木
tree-view = 木の表示
tree-views-path = 経路
tree-views-whole = 全体
tree-views-outline = アウトライン
tree-tooLarge = 試したクイーンが多すぎて、ここには描けません。目盛りの上の帯が全体を示します。
tree-path = 探索が置いたクイーン、上から順に：{ $columns } 列
tree-pathEmpty = 探索はまだクイーンを置いていません
tree-wholeLabel = 探索した全体：試したクイーン { $nodes }、解 { $solutions }
tree-outline = 木のアウトライン
tree-icicle = 全体を帯で表示。クイーンごとに、その下で試された親の下に並ぶ。試したクイーン { $nodes }、解 { $solutions }。選ぶとそこへ移ります
tree-item = { $name }：{ $said }
tree-node = { $row } 行 { $column } 列
tree-forced = { $row } 行 { $column } 列、強制
tree-is-path = 盤上
tree-is-now = 最後に置いた
tree-is-wait = これから
tree-is-solved = この下に解 { $count } 個
tree-is-failed = すぐに失敗
tree-is-failedAfter = クイーン { $count } 個の後に失敗
tree-key-path = 盤上
tree-key-now = 最後に置いた
tree-key-wait = これから
tree-key-solved = 解に至る
tree-key-failed = 失敗、下に試したクイーンの数

## predict

predict-title = 予想
predict-switch = ステップごとに尋ねる
predict-asks = 次に何が起きる？
predict-how = クイーンを置く・却下する・取るマスを盤で選ぶか、次から選んでください。
predict-deadEnd = 行き止まり
predict-solution = 解
predict-exhausted = 終わり
predict-right = 正解です。
predict-wrong = 違います。あなたの答えは「{ $said }」でした。
predict-said-deadEnd = 行き止まり
predict-said-solution = 解
predict-said-exhausted = 終わり
predict-score = { $count } 問中 { $right } 問正解
predict-anew = 得点を最初から
predict-show = 答えを見る

## keys

keys-space = スペース
