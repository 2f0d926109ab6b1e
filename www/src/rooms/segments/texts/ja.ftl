## page

page-segments = 1 次元で見る
page-about-segments = 探索のクイーンを壺の玉として見る

## segments

segments-board = 盤
segments-title = 1 次元で見る
segments-what = 同じ問題の 1 次元版です（E. Grigoryan の論文の 10.6 と 10.7）。各線分で 1 つのセルをふさぐか、各壺から 1 つの玉を取り出します。1 つ選ぶと、その線分、ほかのすべての線分（壺）の同じ番号、そして 2 つの制御配列の 1 か所ずつ（D1 の r = n + j − i と D2 の t = i + j）が使われます。どちらの場所も、選ぶ前には 0 でなければなりません。盤の行 i が線分 i と壺 i で、そのマスがセルと玉です。
segments-tooLarge = 線分と壺は { $most } 行までの盤で描きます。
segments-questions = 論文の問題
segments-segments = 線分
segments-urns = 壺
segments-segmentsLabel = { $size } セルの線分が { $size } 本、そのうち { $count } 本でセルがふさがっています
segments-urnsLabel = 玉が { $size } 個入った壺が { $size } 個、そのうち { $count } 個から玉が取り出されています
segments-control = 制御配列 { $name }、ふさがった場所：{ $closed }
segments-told =
    { $state ->
        [chosen] 線分 { $segment }、セル { $cell }：選ばれています。D1({ $r }) と D2({ $t }) をふさぎます。
        [open] 線分 { $segment }、セル { $cell }：D1({ $r }) = { $first }、D2({ $t }) = { $second } なので選べます。
        [segment] 線分 { $segment }、セル { $cell }：この線分では別のセルが選ばれています。
        [number] 線分 { $segment }、セル { $cell }：この番号のセルは別の線分で選ばれています。
       *[control] 線分 { $segment }、セル { $cell }：D1({ $r }) = { $first }、D2({ $t }) = { $second } なのでふさがっています。
    }
