## page

page-race = 競走
page-about-race = いくつもの探索を並べて

## race

race-title = 競走
race-lead =
    どの探索も同じ盤から始めます。時計は共通で、数えるのは{ $clock ->
        [tried] 試したクイーン
        [events] ステップ
       *[time] このコンピューターでの時間
    }です。
race-none = この盤で使える探索がありません。
race-failed = エンジンが異常終了し、競走も終わりました。
race-told-tried =
    「{ $name }」はクイーン { $tried } 個を試し、{ $count ->
        [1] 唯一の解を見つけました。
       *[other] { $count } 個の解をすべて見つけました。
    }
race-told-forced =
    「{ $name }」はクイーン { $tried } 個を試し、さらに { $forced } 個が強制されて、{ $count ->
        [1] 唯一の解を見つけました。
       *[other] { $count } 個の解をすべて見つけました。
    }
race-told-swapped = 「{ $name }」：交換 { $swaps } 回、解 { $count } 個。
race-place = { $place } 着：
race-won = 最初に終えたのは「{ $name }」です。
race-ratio = 「{ $other }」は「{ $name }」の { $ratio } 倍のクイーンを試しました。
race-start = スタート
race-pause = 一時停止
race-goOn = 続ける
race-again = もう一度
race-hurry = 最後まで
race-cancel = 中止
race-clock = 時計が数えるもの
race-clocks-tried = 試したクイーン
race-clocks-events = ステップ
race-clocks-time = このコンピューターでの時間
race-work =
    { $clock ->
        [tried] 試行 { $amount }
        [events] { $amount } ステップ
       *[time] { $amount }
    }
race-lane = レーン { $number }：{ $name }
race-search = レーン { $number } の探索
race-leave = レーン { $number } を取り除く
race-more = 探索を加える
race-board = 小さな盤、クイーン { $count } / { $size }
race-waits = 準備完了
race-stands =
    解 { $count } 個、{ $clock ->
        [tried] 試行 { $amount }
        [events] { $amount } ステップ
       *[time] { $amount }
    }
race-ended =
    解 { $count } 個、{ $clock ->
        [tried] 試行 { $amount }
        [events] { $amount } ステップ
       *[time] { $amount }
    }、終わり
race-compared = 計数の比較
race-events = ステップ
race-time = 時間
race-chart = グラフ
race-solutionsFound = 見つかった解
race-line = { $name } 解 { $count } 個
race-chartLabel =
    見つかった解、横軸は{ $clock ->
        [tried] 試したクイーン
        [events] ステップ
       *[time] このコンピューターでの時間
    }：{ $lanes }

search-recorded = 自分のプログラム
error-recorded-elsewhere = このレーンは、この盤の「Python」で実行したプログラムを再生します。そこで実行してから、競走を開いてください。
error-recorded-untimed = Python での時間はこれと比べられません。時計が数えるものを変えてください。
