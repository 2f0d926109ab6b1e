## page

page-excluded = 除外された対角線
page-about-excluded = いくつかの対角線を避けて全クイーンを置く

## excluded

excluded-title = 除外された対角線
excluded-what = n 個のクイーンを、挙げられた対角線を避けて置きます。CSPLib の問題 079 の形で書きます：
excluded-instance = 除外対角線問題の問題例
excluded-example = 例を使う
excluded-open = 問題例を開く
excluded-decide = 判定する
excluded-decided =
    { $verdict ->
        [completed] 解があります。同値な { $rows } 行の盤で見つけました。
       *[impossible] 解はありません。同値な { $rows } 行の盤で証明しました。
    }
