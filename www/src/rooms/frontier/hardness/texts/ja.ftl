## hardness

hardness-obstacle = 障害
hardness-obstacleName =
    { $obstacle ->
        [squares] 使えないマス
        [diagonals] 除外された対角線
       *[queens] 盤上のクイーン
    }
hardness-seed = シード
hardness-measured = { $count } / { $all } 盤
hardness-searches = 探索
hardness-search =
    { $search ->
        [plain] 行ごと
        [narrowest] 選択肢の少ない順
       *[learning] 学習
    }
hardness-solvable = 解がある盤
hardness-cost = ノード
hardness-axis =
    { $obstacle ->
        [squares] 使えないマス
        [diagonals] 除外された対角線
       *[queens] クイーンのある行
    }
hardness-shareChart =
    { $obstacle ->
        [squares] 使えないマスの割合と、解がある盤の割合
        [diagonals] 除外された対角線の割合と、解がある盤の割合
       *[queens] クイーンのある行の割合と、解がある盤の割合
    }
hardness-costChart =
    { $search ->
        [plain] 各盤での行ごとの探索のノード数と、3 つの探索の中央値
        [narrowest] 各盤での選択肢の少ない順の探索のノード数と、3 つの探索の中央値
       *[learning] 各盤での学習する探索のノード数と、3 つの探索の中央値
    }
hardness-legend = 点はそれぞれ 1 つの盤です。緑の丸は解あり、赤の四角は解なし、灰色は未決です。上の図では、未決の盤があると線が帯に広がります。下の線は 3 つの探索の中央値で、点線は行ごと、実線は選択肢の少ない順、破線は学習です。ノードは置いたクイーンで、学習する探索では値を決めたマスです。各探索は { $most } ノードで止まり、その点は上端にあります。点を押すとその盤が見られます。
hardness-values = すべての値
hardness-caption = ノード数の中央値
hardness-over = { $most } 超
hardness-between = { $least }～{ $most }
hardness-looked =
    { $obstacle ->
        [squares] 使えないマスの数が同じ盤
        [diagonals] 除外された対角線の数が同じ盤
       *[queens] クイーンの数が同じ盤
    }
hardness-share =
    { $obstacle ->
        [squares] 使えないマス
        [diagonals] 除外された対角線
       *[queens] クイーンのある行
    }
hardness-group =
    { $obstacle ->
        [squares] 使えないマス：{ $amount }。解がある盤：{ $solvable }。
        [diagonals] 除外された対角線：{ $amount }。解がある盤：{ $solvable }。
       *[queens] 盤上のクイーン：{ $amount }。解がある盤：{ $solvable }。
    }
hardness-boards = 盤
hardness-one =
    { $found ->
        [true] 盤 { $at }：解あり。ノード：{ $cost }。
        [false] 盤 { $at }：解なし。ノード：{ $cost }。
       *[null] 盤 { $at }：未決。ノード：{ $cost }。
    }
hardness-look = 見る
hardness-lookAt = { $share } の盤を見る
hardness-choose = スライダーを動かすか点を押すと、盤が見られます。
hardness-picture =
    { $obstacle ->
        [squares] 使えないマスのある { $size } 行の盤
        [diagonals] 除外された対角線のある { $size } 行の盤
       *[queens] クイーンがいくつかある { $size } 行の盤
    }
hardness-verdict =
    { $found ->
        [true] この盤には解があります。
        [false] この盤には解がありません。
       *[null] どの探索もこの盤を判定できませんでした。
    }
hardness-open = 盤に表示
hardness-watch = 探索を見る
hardness-prove = 証明を探す
hardness-proving = 証明を探しています…
hardness-solved = この盤には解があります。
hardness-proved =
    { $holds ->
        [yes] 解はありません。検査プログラムが証明を 1 ステップずつ確かめました。ステップ：{ $steps }、時間：{ $time }。
       *[no] 検査プログラムは証明を認めませんでした。
    }
hardness-saveFormula = 論理式を保存
hardness-saveProof = 証明を保存
