## questions

questions-list = 問い
questions-source = E. Grigoryan が線形時間補完の論文の最後（第 10 節）で立てた問いです。答えはこのページのエンジンがここで測ったものです。
questions-back = 盤に戻る
questions-toBoard = { $rows } × { $columns } の盤を表示
questions-number =
    { $topic ->
        [toggled] 10.2
        [parity] 10.3
        [overlaid] 10.4
        [sliding] 10.5
        [oneDimension] 10.6–7
       *[sharing] 10.1
    }
questions-title =
    { $topic ->
        [toggled] 開け直す対角線
        [parity] 偶奇によるクイーン
        [overlaid] 重ねた 2 つの盤
        [sliding] ずれる行
        [oneDimension] 線分と壺
       *[sharing] マスを共有しない解
    }
questions-asked =
    { $topic ->
        [toggled] 対角線はふさがったマスを開き、開いたマスをふさぎます。n 行 n − k 列で、3 つの解がマスを共有しないような k はどこまで大きくできるでしょうか。
        [parity] 偶数列のクイーンは偶数行のマスだけを、奇数列のクイーンは奇数行のマスだけをふさぎます。解はいくつになり、盤は鏡に映しても同じに見えるでしょうか。
        [overlaid] 2 つの盤が重なっています。暗いマスのクイーンは両方の盤で自分のラインの暗いマスを、明るいマスのクイーンは明るいマスをふさぎます。両方の盤を満たせるでしょうか。
        [sliding] 1 行おきに k マスずらします。解のある最大の k はいくつでしょうか。
       *[sharing] n 行 m 列で、どの 2 つもマスを共有しないように解をいくつ選べるでしょうか。
    }
questions-reading =
    { $topic ->
        [toggled] 解釈：クイーンは上の行から順に、その時に開いているマスに置きます。行と列はふさがります。一方の解釈では列がふさいだものはふさがったまま、他方では対角線がそれも開きます。n 個のクイーンが n より少ない列に置けるのは後者だけです。
        [parity] 3 通りの解釈：対角線だけ（10.3 b2）。対角線と列（b1 と b2）で、他がふさぐマスには置けないもの。同じラインを行の順に置き、上にクイーンのあるマスをふさいでもよいもの。
        [overlaid] 解釈：色は行と列の和の偶奇とし、クイーンがふさぐものは自分のマスも含めて両方の盤でふさがります。偶数マスと奇数マスは干渉しないので、それぞれに最多何個置けるかという別々の問いになります。
        [sliding] 解釈：2、4、… 行目が他より k マス右にあり、列と対角線はその後に上下に並ぶマスを通ります。
       *[sharing] 解釈：どの解も各行にクイーンがあり、互いに利きません。1 行のマスの数だけ解があれば盤全体を塗り分けられ、n × n ではクイーンのラテン方陣になります。
    }
questions-size =
    { $topic ->
        [sharing] 行数 n
        [sliding] 大きさ n
        [parity] 大きさの上限 n =
        [overlaid] 大きさの上限 n =
       *[toggled] 大きさの上限 n =
    }
questions-wider = 行より多い列の数
questions-measuring = { $rows } × { $columns } を測定中：{ $all } のうち { $done } 済み、{ $nodes } ノード、{ $time }
questions-stop = 停止
questions-stopped = 停止しました。測ったものは残ります。
questions-goOn = 続ける
questions-done = すべてここで測りました（{ $time }）。
questions-solutions = 解
questions-sharingSoFar =
    { $count ->
        [0] 解を探しています：今のところ { $solutions } 個。
        [1] 今のところ { $solutions } 個の解のうち { $count } 個を選べます。
       *[other] 今のところ { $solutions } 個の解のうち、{ $count } 個に共通のマスがありません。
    }
questions-sharingAtLeast = マスを共有しない解は少なくとも { $count } 個。{ $solutions } 個を調べましたが、解はまだあります。
questions-sharingAll =
    { $square ->
        [yes] { $count } 個の解がマスを共有せず、盤全体を塗り分けます。クイーンのラテン方陣です。
       *[no] { $count } 個の解がマスを共有せず、盤全体を塗り分けます。
    }
questions-sharingMost =
    { $count ->
        [1] 最大で 1 個です。解は全部で { $solutions } 個あり、どの 2 つにも共通のマスがあります。
       *[other] { $solutions } 個の解のうち、共通のマスを持たないものは最大 { $count } 個です。すべて試しました。
    }
questions-sharingBoard = { $rows } 行 { $columns } 列の盤。{ $count } 個の解のマスにそれぞれの文字
questions-sharingTable = マスを共有しない解の最多数
questions-published = { $oeis }：n = { $size } では { $count }
questions-beyond = { $oeis } に各 n の最多数があります
questions-agrees = ここで求めて一致
questions-toggledTable =
    { $reading ->
        [toggled] 列がふさいだものはふさがったまま
       *[toggled-open] 対角線がそれも開く
    }
questions-toggledLargest = 最大の k
questions-toggledCells = 各欄は解の数です。チェック印は、そのうち { $count } 個がマスを共有しないことを示します。
questions-enough = { $count } 個がマスを共有しません
questions-noneSuch = なし
questions-laws = 解釈
questions-law =
    { $law ->
        [parity] 対角線と列
        [parity-in-order] 行の順
       *[parity-diagonals] 対角線
    }
questions-lawIs =
    { $law ->
        [parity] クイーンは対角線と列のうち、自分の列と同じ偶奇の行をふさぎます。他がふさぐマスには置けません。
        [parity-in-order] 同じラインですが上から順に置きます。上にクイーンのあるマスをふさいでも構いません。
       *[parity-diagonals] クイーンは対角線のうち、自分の列と同じ偶奇の行をふさぎます。行と列は全体がふさがります。
    }
questions-parityCount = { $size } × { $size } の解は { $count } 個。図は各マスにクイーンがある解の数です。
questions-heatMap = { $size } × { $size } のヒートマップ：各マスにクイーンがある解の数
questions-symmetric =
    { $mirror ->
        [leftRight] 左右対称です。
        [topBottom] 上下対称です。
       *[halfTurn] 半回転しても同じです。
    }
questions-asymmetric =
    { $mirror ->
        [leftRight] 左右は異なります：{ $row } 行 { $column } 列は { $count }、鏡像は { $others }。
        [topBottom] 上下は異なります：{ $row } 行 { $column } 列は { $count }、鏡像は { $others }。
       *[halfTurn] 半回転すると異なります：{ $row } 行 { $column } 列は { $count }、反対のマスは { $others }。
    }
questions-parityTable = n × n の解
questions-plainQueens = 普通のクイーン
questions-overlaidAnswer = できません。n = 2 以上では 2 つの盤を満たせません。1 行には偶数マスと奇数マスに 1 個ずつしか置けないので、それぞれに n 個必要ですが、どちらにも n 個は入りません。
questions-overlaidWhy =
    { $corners ->
        [yes] n = { $size } の{ $sum ->
            [even] 偶数
           *[odd] 奇数
        }マスは { $antiDiagonals } 本の逆対角線にあり、各線に 1 個までです。最初と最後は隅の 1 マスで、最も長い対角線がその 2 つを結びます。よって最多でも { $bound } 個です。
       *[no] n = { $size } の{ $sum ->
            [even] 偶数
           *[odd] 奇数
        }マスは { $diagonals } 本の対角線と { $antiDiagonals } 本の逆対角線にあり、各線に 1 個までです。よって最多でも { $bound } 個です。
    }
questions-overlaidMost =
    { $sum ->
        [even] 偶数マス：最多 { $count } 個。すべて試しました。
       *[odd] 奇数マス：最多 { $count } 個。すべて試しました。
    }
questions-overlaidSoFar =
    { $sum ->
        [even] 偶数マス：今のところ { $count } 個。
       *[odd] 奇数マス：今のところ { $count } 個。
    }
questions-overlaidBoard =
    { $sum ->
        [even] { $size } × { $size } の偶数マスと対角線、クイーン { $count } 個
       *[odd] { $size } × { $size } の奇数マスと対角線、クイーン { $count } 個
    }
questions-overlaidTable = それぞれの最多数（測定）
questions-class =
    { $sum ->
        [even] 偶数
       *[odd] 奇数
    }
questions-bound = ラインによる上限
questions-together = 合計
questions-wouldBe = 両方を埋めるのに必要な数
questions-slidingGrows = ずれごとに解の数を数えています。
questions-slidingLevel = 最大の k はありません。解の数は増え、k = { $shift } から先は { $count } のままです。k = 2n − 1 から先は、k が何であっても、ずれの異なる行に共通のラインがないからです。
questions-slidingChart = 1 行おきのずれによる { $size } クイーンの解の数
questions-ways = 解の数
questions-shift = 1 行おきに k マスずらす
questions-numbers = 数値
questions-random = ランダムなずれ
questions-randomWhat = 各行を上の行に対して 1 から { $size } マス、右と左へ交互にずらします。シードは { $seeds } 通りです。
questions-randomWays =
    { $count ->
        [1] 最初のシードで、解は { $least } 個です。
       *[other] そのうち { $count } 通りで、解は { $least } から { $most } 個です。
    }
