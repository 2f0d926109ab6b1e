## theatre

theatre-opening = 準備中
theatre-noEngine = エンジンなしでは何も見られません

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
branch-step = 分岐のステップ *{ $step }* / { $steps }（ステップ { $from } から）
branch-stepAtLeast = 分岐のステップ *{ $step }* / { $steps } 以上（ステップ { $from } から）
transport-grain = ステップの単位
transport-grains-event = 1 ステップごと
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
transport-more = この実行の設定
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
story-startImpossible = 最初からあるクイーンは { $count } 個ですが、{ $solutions } 個の解のうち、これを含むものは*ありません*。
story-startBlamed =
    { $count ->
        [1] *{ $rows }* 行目のクイーンが入る解はありません。
       *[other] *{ $rows }* 行目のクイーンが同時に入る解はありません。
    }
story-startCompleted = { $count } 個のクイーンがすべて置かれ、どれも利き合っていません。
story-startEmpty = 盤は空です。再生するか 1 ステップ進めると、探索が始まります。
story-startGiven = 最初からあるクイーンは { $count } 個です。再生するか 1 ステップ進めると、ここから探索が進みます。
story-startWrapped = この探索は、対角線が*端を回り込んでも*成り立つ解を探します。

## search

search-bitmask = ビットマスク
search-halved = ビットマスク、半分
search-symmetric = 対称性を利用
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
