## page

page-questions = 論文の 10 の問題
page-about-questions = 論文の 10 の問題と、測定した答え

## questions

questions-list = 問題
questions-source = E. Grigoryan が線形時間補完の論文の第 10 節で挙げた問題です。答えは、このページのエンジンがここで計算します。
questions-back = 盤に戻る
questions-toBoard = { $rows }×{ $columns } の盤を表示
questions-number =
    { $topic ->
        [toggled] 10.2
        [parity] 10.3
        [overlaid] 10.4
        [sliding] 10.5
        [oneDimension] 10.6–7
        [game] 10.8
        [firstPass] 10.9–10
       *[sharing] 10.1
    }
questions-title =
    { $topic ->
        [toggled] また空ける対角線
        [parity] 偶奇で利きが変わるクイーン
        [overlaid] 重なった 2 つの盤
        [sliding] ずれる行
        [oneDimension] 線分と壺
        [game] 2 人のゲーム
        [firstPass] 最初の一巡が 6 割を埋める理由と、左右の裾
       *[sharing] 共通のマスのない解
    }
questions-asked =
    { $topic ->
        [toggled] 対角線はふさがったマスを空け、空きマスをふさぎます。n 行 n − k 列で、どの 2 つにも共通のマスがない解を 3 つ作れる k は、どこまで大きくできるでしょうか。
        [parity] 偶数列のクイーンは偶数行のマスだけを、奇数列のクイーンは奇数行のマスだけをふさぎます。解はいくつになり、解の鏡像もやはり解でしょうか。
        [overlaid] 2 つの盤が重なっています。暗いマスのクイーンは両方の盤で自分のラインの暗いマスを、明るいマスのクイーンは明るいマスをふさぎます。両方の盤をクイーンで埋められるでしょうか。
        [sliding] 1 行おきに k マスずらします。解のある最大の k はいくつでしょうか。
       *[sharing] n 行 m 列で、どの 2 つにも共通のマスがないように、解をいくつ選べるでしょうか。
    }
questions-reading =
    { $topic ->
        [toggled] 解釈：クイーンは上の行から順に、その時点で空いているマスに置きます。クイーンは自分の行と列をふさぎます。一方の解釈では、列にふさがれたマスはふさがったままで、他方では、対角線がそれも空けます。n 個のクイーンが n より少ない列に置けるのは、後者だけです。
        [parity] 解釈は 3 通りです。第 1：クイーンがふさぐのは自分の対角線のマスだけです（10.3 b2）。第 2：対角線と列のマスをふさぎ、ほかのクイーンがふさぐマスには置けません（b1 と b2）。第 3：ふさぐラインは同じですが、1 行ずつ置き、すでに上の行のクイーンがあるマスをふさいでもかまいません。
        [overlaid] 解釈：マスの色は行と列の和の偶奇とし、クイーンがふさぐマスは、自分のマスも含めて両方の盤でふさがります。すると偶数マスと奇数マスは影響し合わないので、それぞれに最多で何個置けるかという別々の問題になります。
        [sliding] 解釈：2、4、… 行目を右に k マスずらし、列と対角線は、ずらした後の並びのまま通ります。
       *[sharing] 解釈：どの解も各行にクイーンがあり、互いに利いていません。そのような解が 1 行のマスの数だけあり、共通のマスがなければ、盤全体を覆います。n×n ではクイーンのラテン方陣になります。
    }
questions-size =
    { $topic ->
        [sharing] 行数 n
        [sliding] 大きさ n
        [parity] 大きさ n の上限：
        [overlaid] 大きさ n の上限：
       *[toggled] 大きさ n の上限：
    }
questions-wider = 追加する列の数
questions-measuring = { $rows }×{ $columns } を測定中（{ $done } / { $all }）：{ $nodes } ノード、{ $time }
questions-stop = 停止
questions-stopped = 停止しました。ここまでの結果は残ります。
questions-goOn = 続ける
questions-done = すべてここで測りました（{ $time }）。
questions-solutions = 解
questions-sharingSoFar =
    { $count ->
        [0] 解を探しています。今のところ { $solutions } 個です。
        [1] 今のところ { $solutions } 個の解のうち { $count } 個を選べます。
       *[other] 今のところ { $solutions } 個の解のうち { $count } 個に、共通のマスがありません。
    }
questions-sharingAtLeast = 共通のマスのない解は少なくとも { $count } 個です。比べたのは { $solutions } 個だけで、解はほかにもあります。
questions-sharingAll =
    { $square ->
        [yes] { $count } 個の解に共通のマスがなく、盤全体を覆います。クイーンのラテン方陣です。
       *[no] { $count } 個の解に共通のマスがなく、盤全体を覆います。
    }
questions-sharingMost =
    { $count ->
        [1] 最大で 1 個です。解は全部で { $solutions } 個あり、どの 2 つにも共通のマスがあります。
       *[other] { $solutions } 個の解のうち、共通のマスのないものは { $count } 個です。すべて試した結果、もう 1 個は選べません。
    }
questions-sharingBoard = { $rows } 行 { $columns } 列の盤。{ $count } 個の解のマスに、解ごとの文字
questions-sharingTable = 共通のマスのない解の最多数
questions-published = { $oeis }：n = { $size } では { $count }
questions-beyond = { $oeis } に各 n の最多数があります
questions-agrees = ここで求めて一致
questions-toggledTable =
    { $reading ->
        [toggled] 列にふさがれたマスはふさがったまま
       *[toggled-open] 対角線がそれも空ける
    }
questions-toggledLargest = 最大の k
questions-toggledAnswer = 第 2 の解釈では、n = { $first } から { $most } まで k = n − { $first } です。それより小さい盤には、そのような k はありません。
questions-toggledCells = 各欄は解の数です。チェック印は、そのうち { $count } 個に共通のマスがないことを示します。
questions-enough = { $count } 個に共通のマスがありません
questions-noneSuch = なし
questions-laws = 解釈
questions-law =
    { $law ->
        [parity] 対角線と列
        [parity-in-order] 行の順に
       *[parity-diagonals] 対角線
    }
questions-lawIs =
    { $law ->
        [parity] クイーンは対角線と列のうち、自分の列と同じ偶奇の行をふさぎます。ほかのクイーンがふさぐマスには置けません。
        [parity-in-order] 同じラインですが、上の行から順に置きます。すでに上の行のクイーンがあるマスをふさいでもかまいません。
       *[parity-diagonals] クイーンは対角線のうち、自分の列と同じ偶奇の行をふさぎます。行と列は全体がふさがります。
    }
questions-parityLong = n = { $size } からは、大きさが 1 増えるごとに約 10 倍の時間がかかります。
questions-parityCount = { $size }×{ $size } の解は { $count } 個。図は、各マスにクイーンがある解の数を示します。
questions-heatMap = { $size }×{ $size } のヒートマップ：各マスにクイーンがある解の数
questions-symmetric =
    { $mirror ->
        [leftRight] 左右対称です。
        [topBottom] 上下対称です。
       *[halfTurn] 180 度回転しても同じです。
    }
questions-asymmetric =
    { $mirror ->
        [leftRight] 左右は異なります。{ $row } 行 { $column } 列は { $count }、その鏡像は { $others } です。
        [topBottom] 上下は異なります。{ $row } 行 { $column } 列は { $count }、その鏡像は { $others } です。
       *[halfTurn] 180 度回転すると異なります。{ $row } 行 { $column } 列は { $count }、反対側のマスは { $others } です。
    }
questions-parityTable = n×n の解
questions-plainQueens = 通常のクイーン
questions-overlaidAnswer = いいえ。n = 2 以上では、両方の盤を埋めることはできません。どの行にも偶数マスと奇数マスに 1 個ずつ必要なので、それぞれに n 個要りますが、どちらにも n 個は入りません。
questions-overlaidWhy =
    { $corners ->
        [yes] n = { $size } の{ $sum ->
            [even] 偶数
           *[odd] 奇数
        }マスは { $antiDiagonals } 本の逆対角線にあり、各ラインに 1 個までです。最初と最後は隅の 1 マスで、最も長い対角線がその 2 つを結びます。よって最多でも { $bound } 個です。
       *[no] n = { $size } の{ $sum ->
            [even] 偶数
           *[odd] 奇数
        }マスは { $diagonals } 本の対角線と { $antiDiagonals } 本の逆対角線にあり、各ラインに 1 個までです。よって最多でも { $bound } 個です。
    }
questions-overlaidMost =
    { $sum ->
        [even] 偶数マス：最多 { $count } 個です。すべて試しました。
       *[odd] 奇数マス：最多 { $count } 個です。すべて試しました。
    }
questions-overlaidSoFar =
    { $sum ->
        [even] 偶数マス：今のところ { $count } 個。
       *[odd] 奇数マス：今のところ { $count } 個。
    }
questions-overlaidBoard =
    { $sum ->
        [even] { $size }×{ $size } の偶数マスと対角線、クイーン { $count } 個
       *[odd] { $size }×{ $size } の奇数マスと対角線、クイーン { $count } 個
    }
questions-overlaidTable = それぞれの最多数（測定）
questions-class =
    { $sum ->
        [even] 偶数
       *[odd] 奇数
    }
questions-bound = ラインによる上限
questions-together = 合計
questions-wouldBe = 両方の盤を埋めるのに必要な数
questions-slidingGrows = ずれごとに解の数を数えています。
questions-slidingLevel = 最大の k はありません。解の数は増え、k = { $shift } から先は { $count } のままです。k = 2n − 1 から先は、ずれの異なる行に共通のラインがありません。
questions-slidingChart = 1 行おきのずれによる { $size } クイーンの解の数
questions-ways = 解の数
questions-shift = 1 行おきに k マスずらす
questions-numbers = 数値
questions-random = ランダムなずれ
questions-randomWhat = 各行を上の行に対して 1 から { $size } マス、右と左へ交互にずらします。シードは { $seeds } 通りです。
questions-randomWays =
    { $count ->
        [1] 最初のシードで、解は { $least } 個です。
       *[other] { $count } 通りのシードで、解は { $least } から { $most } 個です。
    }
