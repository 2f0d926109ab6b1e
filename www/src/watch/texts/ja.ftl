## theatre

theatre-curve = 探索中の衝突数、{ $first } から { $last }。選ぶとそこへ移ります
theatre-curveMost = 衝突 { $count }
theatre-opening = 準備中
theatre-noEngine = エンジンなしでは何も見られません
theatre-refused = これは見られません
theatre-refusedConflict = { $rows } 行目のクイーンが利き合っています。探索には衝突のない盤が必要です。1 つ取り除いてください。
theatre-refusedTooLarge = 「{ $name }」は { $largest } 行までの盤用で、この盤は { $size } 行です。別の探索なら見られます。
theatre-refusedNotEmpty = 「{ $name }」は空の盤で動きます。見つかる解が、最初からあるクイーンを含むとは限りません。
theatre-refusedEven = { $size } 行では、ほかの偶数 n と同じく、対角線が端を回り込む解はありません。行+列の n 個の値が n を法としてすべて異なり、和は n/2 になるはずですが、行と列をすべて足すと 0 になるからです。
theatre-refusedThirds = { $size } 行では、3 で割り切れるほかの n と同じく、対角線が端を回り込む解はありません。S = 1² + … + (n − 1)² とすると、全マスの平方和は一方の数え方で 2S、他方で 4S（n を法として）になります。すると n は 2S を割り切るはずですが、3 が n を割り切るときはそうなりません。
theatre-refusedWrapped = { $rows } 行目のクイーンが、端を回り込む対角線で利き合っています。1 つ取るか、別の探索を選んでください。
theatre-sized = { $size } 行
theatre-remove = { $row } 行目のクイーンを取り除く
theatre-again = もう一度
## transport

transport-label = 再生操作
transport-first = 最初のステップ
transport-back = 1 ステップ戻る
transport-play = 再生
transport-pause = 一時停止
transport-forward = 1 ステップ進む
transport-last = 最後のステップ
transport-scrub = ステップ
transport-step = ステップ *{ $step }* / { $steps }
transport-stepAtLeast = ステップ *{ $step }* / { $steps } 以上
transport-grain = ステップの単位
transport-grains-event = 出来事ごと
transport-grains-row = 行ごと
transport-grains-swap = 交換ごと
transport-grains-deadEnd = 行き止まりごと
transport-grains-shuffle = シャッフルごと
transport-grains-solution = 解ごと
transport-speed = 速さ
transport-speedSlow = { $seconds } 秒に 1 ステップ
transport-speedSteps = 毎秒 { $count } ステップ
transport-speedFastest = 最高速
transport-until = ここまで実行…
transport-row = 行
transport-column = 列
until-title = ここまで実行
transport-rate = { $rate }/秒

## story: what a run begins with

story-startEmptyKnown = 盤は空で、解は *{ $count }* 個あります。
story-startKnown =
    { $count ->
        [1] 最初からあるクイーンは 1 個で、{ $solutions } 個の解のうち *{ $ways }* 個に入っています。
       *[other] 最初からあるクイーンは { $count } 個で、{ $solutions } 個の解のうち *{ $ways }* 個にそろって入っています。
    }
story-startImpossible = クイーンが { $count } 個与えられていますが、{ $solutions } 個の解のうちこれを含むものは*ありません*。
story-startBlamed =
    { $count ->
        [1] *{ $rows }* 行目のクイーンが入る解はありません。
       *[other] *{ $rows }* 行目のクイーンが同時に入る解はありません。
    }
story-startCompleted = { $count } 個のクイーンがすべて置かれ、利き合っていません。
story-startEmpty = 盤は空です。再生するか 1 ステップ進めると、探索が始まります。
story-startGiven = クイーンが { $count } 個与えられています。再生するか 1 ステップ進めると、ここから探索が進みます。
story-startWrapped = この探索は、対角線が*端を回り込んでも*成り立つ解を探します。

## search

search-bitmask = ビットマスク
search-halved = ビットマスク、半分
search-symmetric = 対称性利用
search-completions = すべての完成形
search-array-recursive = 配列、再帰
search-array-iterative = 配列、反復
search-bitboard = ビットボード、先読みなし
search-bitboard-columns = ビットボード、列を先読み
search-bitboard-lines = ビットボード 1a、行と列
search-bitboard-fewest = ビットボード 1a、最少候補優先
search-modular = モジュラー
search-repair = 勾配による修復
search-linear = 線形時間補完
search-staircases = 2 つの階段（公式）
