## picture

picture-title = 画像の盤
picture-board = 読み取った { $size }×{ $size } の盤
picture-help = 青い線は読み取った境界です。境界をタップすると付け外し、マスをタップするとそこにあるものが変わります。キーでは、矢印で移動、Shift と矢印で境界、Enter でマスを変えます。
picture-size = 大きさ
picture-by = { $size }×{ $size }
picture-open = この盤を開く
picture-leave = やめる
picture-plain = { $size }×{ $size } マス、クイーン { $queens } 個。領域は見つかりませんでした。
picture-regions = { $size }×{ $size } マス、領域 { $regions } 個、クイーン { $queens } 個。
picture-wrongRegions = { $size } 行の盤には { $size } 個の領域があるはずです。読み違えた境界があります。点線の境界が疑わしいところです。
picture-ways =
    { $ways ->
        [one] 完成形はちょうど 1 通りです。
        [none] 完成形がありません。読み違いがあるかもしれません。点線の境界が疑わしいところです。
       *[several] 完成形が何通りもあります。読み違いがあるかもしれません。点線の境界が疑わしいところです。
        [many] 完成形が非常に多くあります。読み違いがあるかもしれません。点線の境界が疑わしいところです。
    }
picture-square = { $row } 行 { $column } 列、領域 { $region }{ $piece ->
        [queen] 、クイーン
        [cross] 、バツ印
       *[none] {""}
    }

## error

error-picture-unreadable = この画像には盤が見つかりませんでした。線の見える正方形の格子を正面から写したものが必要です。
