## rules

rules-title =
    { $law ->
        [half] 半クイーン
        [rooks] ルーク
        [bishops] ビショップ
        [knights] ナイト
        [kings] キング
        [superqueens] スーパークイーン
        [empresses] エンプレス
        [touching] 隣り合わないクイーン
        [toggled] クイーン、切替
        [toggled-open] クイーン、切替
        [parity-diagonals] クイーン、偶奇
        [parity] クイーン、偶奇
        [parity-in-order] クイーン、偶奇
        [light-dark] クイーン、明暗別
        [sliding] クイーン、ずれた行
        [formula] クイーン、式
       *[queens] クイーン
    }
rules-where =
    { $shape ->
        [wide] { $surface ->
        [torus] トーラス、幅 { $columns }
        [cylinder] 円柱、幅 { $columns }
       *[plane] 幅 { $columns } の盤
    }
       *[square] { $surface ->
        [torus] トーラス
        [cylinder] 円柱
       *[plane] {""}
    }
    }
rules-withWalls = 壁 { $count }
rules-document = { $pieces }（{ $count }）
rules-sheet = 規則
rules-pieces = 駒
rules-laws = 規則
rules-boards = 盤
rules-name =
    { $law ->
        [half] 半クイーン
        [rooks] ルーク
        [bishops] ビショップ
        [knights] ナイト
        [kings] キング
        [superqueens] スーパークイーン
        [empresses] エンプレス
        [touching] 隣り合わない
        [toggled] 対角線の切替
        [toggled-open] 切替、列も
        [parity-diagonals] 対角線の偶奇
        [parity] ラインの偶奇
        [parity-in-order] 偶奇、行の順
        [light-dark] 明と暗
        [sliding] ずれた行
        [formula] 式で
       *[queens] クイーン
    }
rules-what =
    { $law ->
        [half] 対角線は 1 本
        [rooks] 行と列
        [bishops] 対角線だけ
        [knights] ナイトの跳び
        [kings] 1 歩
        [superqueens] クイーン兼ナイト
        [empresses] ルーク兼ナイト
        [touching] 行、列、隣
        [toggled] ふさがったマスが空く
        [toggled-open] 列がふさいだマスも
        [parity-diagonals] 列と同じ偶奇の行だけ
        [parity] 列も
        [parity-in-order] 上から順に
        [light-dark] 同じ色のマスだけ
        [sliding] 1 行おきにずれる
        [formula] 自作のライン
       *[queens] 行、列、対角線
    }
rules-about =
    { $law ->
        [half] 半クイーンは行、列と右下がりの対角線に利きます。
        [rooks] ルークは行と列に利きます。
        [bishops] ビショップは両方の対角線に利きます。1 行に複数置けます。
        [knights] ナイトは跳ぶ先に利きます。1 行に複数置けます。
        [kings] キングは周囲 8 マスに利きます。1 行に複数置けます。
        [superqueens] スーパークイーンはクイーンとナイトの両方で利きます。
        [empresses] エンプレスはルークとナイトの両方で利きます。
        [touching] 各行各列に 1 つずつ置き、斜めにも隣り合ってはいけません。
        [toggled] クイーンは 1 行ずつ置きます。行と列をふさぎます。対角線では、空きマスをふさぎ、対角線にふさがれたマスを空けます。
        [toggled-open] クイーンは 1 行ずつ置きます。行と列をふさぎます。対角線では、空きマスをふさぎ、ふさがったマスを（列にふさがれたものも）空けます。
        [parity-diagonals] 偶数列のクイーンは対角線の偶数行だけを、奇数列のクイーンは奇数行だけをふさぎます。
        [parity] 偶数列のクイーンは対角線と列の偶数行だけを、奇数列のクイーンは奇数行だけをふさぎます。
        [parity-in-order] 「ラインの偶奇」と同じですが、行の順に置きます。すでに上の行のクイーンがあるマスをふさいでもかまいません。
        [light-dark] 暗いマスのクイーンはラインの暗いマスを、明るいマスのクイーンは明るいマスをふさぎます。
        [sliding] 1 行おきに右へずらします。列と対角線は、ずらした後の並びのまま通ります。
        [formula] 行と列、そして式の値がクイーンのマスと同じになるすべてのマスがふさがります。
       *[queens] クイーンは行、列、両方の対角線に利きます。
    }
rules-aboutSurface =
    { $surface ->
        [cylinder] 左右の端がつながっています。
       *[torus] 向かい合う端がつながり、一方から出たラインは他方から入ります。
    }
rules-surface =
    { $surface ->
        [torus] トーラス
        [cylinder] 円柱
       *[plane] 平面
    }
rules-ownLaw = この規則は壁のない平面の盤のクイーン用です。
rules-size = 大きさ
rules-rows = 行
rules-columns = 列
rules-count = 駒の総数
rules-shift = ずれ
rules-shiftHow = 列。1-3@7 は 1～3 をランダムに、シード 7
rules-walls = 壁
rules-walling =
    { $count ->
        [0] マスをタップして置く
       *[other] マスをタップして置く（今は { $count } 個）
    }
rules-formulas = どれかの式の値が同じ 2 つのクイーンは利き合う
rules-formulasHow = i は行、j は列（1 から）、n は行数、m は列数。+ - { $times } / mod、abs、gcd、min、max。「mod n」を付けると端を回り込みます。
rules-oneMore = 式を加える
rules-oneLess = 式を取り除く
rules-plain = 通常のクイーン
rules-questions = 論文の問題
rules-close = 完了
rules-tapsSetWalls = タップすると壁を置き、もう一度で取り除きます。
rules-setAside =
    これは空の盤についての問題なので、置いてある駒 { $count } 個は、ひとまず外してあります。
rules-backToMine = 自分の駒に戻る
rules-ofConflict = 通り（利き合う駒があります）
rules-ofEmpty = 通りの置き方（駒 { $pieces } 個）
rules-ofSome = 通りの完成形（駒 { $pieces } 個中 { $set } 個から）
rules-ofFull = 駒はすべて置かれ、どれも利き合っていません
rules-inNoTable = このページには、この盤の公表値がありません。
rules-inNoTableWalls = このページには、この壁のある盤の公表値がありません。
rules-goalInNoTable = このページには、この盤とこの目標の公表値がありません。
rules-foundHere = OEIS には未掲載。このプロジェクトで得た値：{ $count }
rules-beyondTable = { $oeis } がこれを数えています。このページにはこの大きさの値がありません
rules-published = { $oeis }：空の盤で { $count }
rules-agrees = ここで数え、一致
rules-conflictFirst = 利き合う駒があります。先に 1 つ取り除いてください。
rules-prove = 証明する
rules-goals = 証明すること
rules-goal =
    { $goal ->
        [fewest] 全マスに利く最少数
        [fewestApart] 利き合わずに全マスに利く最少数
        [armies] 平和な 2 つの軍
       *[most] 利き合わない最多数
    }
rules-bound = 駒 { $count } 個
rules-armies = { $count } 対 { $count }
rules-army =
    { $army ->
        [round] 丸い軍の{ $piece }
       *[square] 四角い軍の{ $piece }
    }
rules-armiesInOrder = 駒を 1 行ずつ置く規則では使えません。2 つの軍には順序がないからです。
rules-reached =
    { $goal ->
        [fewest] これらの駒が全マスに利き、これより少なくはできません。
        [fewestApart] これらの駒は全マスに利いて互いには利かず、これより少なくはできません。
        [armies] 一方の軍の駒は他方の駒に利かず、両軍にもう 1 個ずつは置けません。
       *[most] どれも利き合わず、もう 1 個は置けません。
    }
rules-notReached = 駒をいくつ置いても、利きのないマスが残ります。
rules-inWays = { $count } 通りあります。
rules-proved = すべて試しました。{ $time }で駒を { $nodes } 個置きました。
rules-legendJump = 跳ぶ利き
rules-legendWrap = 端を回り込む利き。文字は出口と入口
rules-legendReopened = ふさがった後、また空いた
rules-legendFormula = { $name } の値がクイーンのマスと同じ
rules-legendHeat = 空き：ここに駒が入る通り数
rules-publishedPawns = { $oeis }：ポーンの全マスで { $count }
rules-countPawns = ポーンの全マスで数える
rules-regions = 領域
rules-drawRegions = ランダムに描く
rules-noRegions = なし
rules-regionsWhere = 領域は「隣り合わない」の規則で、行と列が同数の平面の盤に使えます。
rules-diagonals = 空けておく
rules-differences = 対角線（列 − 行）
rules-sums = 逆対角線（列 + 行）

## error

error-rules-text = このテキストは盤として読めません。盤の 1 行をテキストの 1 行に書き、駒は Q、壁は #、空きマスは点にしてください。
error-rules-diagonals = 「3, -2」のような数の並びが必要です。
error-rules-no-regions = この大きさの盤には駒の置き方がないため、領域も作れません。
