## page

page-play = 遊ぶ
page-about-play = パズルと 2 人用のゲーム

## play

play-undo = 元に戻す
play-redo = やり直す
play-size = 大きさ
play-by = { $size }×{ $size }
play-byStars = { $size }×{ $size }、各 { $stars } 個
play-kind = 種類
play-grade = 難しさ
play-panels = 遊ぶもの
play-start-back = 最初の画面へ
play-start-today = 今日
play-start-family =
    { $family ->
        [regions] 領域
        [stars] スターバトル
       *[completion] 盤の完成
    }
play-start-play = 遊ぶ
play-start-again = もう一度見る
play-start-also = これも今日
play-start-solved = クリア済み
play-start-left =
    { $count ->
        [0] 今日の 3 問はすべて解けました。次は { $hours } 時間後です。
       *[other] 今日はあと { $count } 問です。次は { $hours } 時間後です。
    }
play-start-any = いつでも
play-start-goOn = 続ける
play-start-bring = 画像や文字から
play-start-picture = 画像を選ぶ
play-start-text = または文字で表した盤
play-start-forms = puzz.link のリンク、領域を表す文字（1 行ずつ）、Q と点の図、行ごとの列番号、JSON。
play-start-open = 開く
play-start-paste = 貼り付け
play-panel =
    { $panel ->
        [puzzle] パズル
        [shelf] 問題集
        [own] 自作
        [train] 練習
       *[game] 2 人で
    }
play-family =
    { $family ->
        [completion] 盤の完成
        [regions] 領域
        [stars] スターバトル
       *[guilty] 犯人さがし
    }
play-kinds-today =
    { $is ->
        [solved] { $family ->
            [regions] 今日の領域、クリア済み
            [stars] 今日のスターバトル、クリア済み
           *[completion] 今日の盤の完成、クリア済み
        }
       *[open] { $family ->
            [regions] 今日の領域
            [stars] 今日のスターバトル
           *[completion] 今日の盤の完成
        }
    }
play-word =
    { $word ->
        [easy] やさしい
        [medium] ふつう
        [hard] 難しい
        [expert] 上級
       *[search] 探索が必要
    }
play-rule =
    { $rule ->
        [single] シングル
        [block] ブロック
        [pointer] 限定
        [killer] つぶし
        [set] 組
        [strip] 帯
        [trial] 仮定
       *[trial-and-rules] 仮定と規則
    }

play-keys-puzzle = キー：*h* ヒント（押すたびに詳しく）、*m* 印、*u* 元に戻す、*s* 保存点を作る・保存点へ戻る、*a* 利きに印、*n* 新しいパズル。
play-keys-game = キー：*w* 勝つ手、*u* 元に戻す、*n* 新しい対局。
play-keys-own = キー：*u* 元に戻す。
play-keys-regions = キー：領域の文字でその領域を選び、Enter で描きます。*u* 元に戻す。

## What a square is called

play-square-queen =
    { $player ->
        [white] 白のクイーン
       *[black] 黒のクイーン
    }
play-square-open = 空き
play-square-given = 最初からあるクイーン
play-square-lifted = 取り除いたクイーン
play-square-own = 自分のクイーン
play-square-wrong = 誤り
play-square-notYet = まだ
play-square-region = 領域 { $region }
play-square-hint =
    { $sign ->
        [forced] クイーンはここ
        [killer] ここにクイーンは置けない
        [starved] 今は空き。そこに置くとふさがる
        [held] 残ったマスの 1 つ
        [follows] 仮定から決まる
       *[blame] これは誤り
    }
play-square-closed = { $squares } の利きでふさがれている
play-square-last = 最後の手
play-square-worth =
    { $worth ->
        [wins] ここに置くと勝ち
        [ties] ここに置くと引き分け
       *[loses] ここに置くと負け
    }

## A puzzle

play-puzzle-side = パズル
play-puzzle-making =
    { $tries ->
        [0] パズルを作っています…
       *[other] パズルを作っています… { $tries } 回やり直しました。
    }
play-puzzle-cancel = 中止
play-puzzle-daily =
    { $family ->
        [regions] 日替わりの領域、{ $day }
        [stars] 日替わりのスターバトル、{ $day }
       *[completion] 日替わりの盤の完成、{ $day }
    }
play-puzzle-own = 手作りのパズル
play-puzzle-made =
    { $family ->
        [completion] 盤の完成 { $size }×{ $size }、番号 { $seed }
        [stars] スターバトル { $size }×{ $size }、番号 { $seed }
       *[regions] 領域 { $size }×{ $size }、番号 { $seed }
    }
play-puzzle-begin =
    { $family ->
        [completion] 残りの*クイーン { $count } 個*を見つけてください。互いに利いてはいけません。完成形は 1 通りです。
       *[regions] クイーンを各行、各列、各*領域*に 1 つずつ置きます。斜めにも隣り合ってはいけません。完成形は 1 通りです。
    }
play-puzzle-beginStars = クイーンを各行、各列、各*領域*に *{ $stars } 個ずつ*置きます。斜めにも隣り合ってはいけません。完成形は 1 通りです。
play-puzzle-crowded =
    { $kind ->
        [row] *{ $line } 行目*
        [column] *{ $line } 列目*
       *[region] *領域 { $line }*
    }にクイーンが *{ $count } 個*あります。入るのは { $stars } 個です。
play-puzzle-notYet = まだです。このマスはまだ決まりません。
play-puzzle-left =
    { $count ->
        [0] どの行にもクイーンがあります。
       *[other] 残りは*クイーン { $count } 個*です。
    }
play-puzzle-clash =
    { $rule ->
        [row] *{ $row } 行 { $column } 列*と *{ $otherRow } 行 { $otherColumn } 列*のクイーンは両立しません。同じ行にあります。
        [column] *{ $row } 行 { $column } 列*と *{ $otherRow } 行 { $otherColumn } 列*のクイーンは両立しません。同じ列にあります。
        [region] *{ $row } 行 { $column } 列*と *{ $otherRow } 行 { $otherColumn } 列*のクイーンは両立しません。同じ領域 { $region } にあります。
        [touch] *{ $row } 行 { $column } 列*と *{ $otherRow } 行 { $otherColumn } 列*のクイーンは両立しません。隣り合っています。
       *[diagonal] *{ $row } 行 { $column } 列*と *{ $otherRow } 行 { $otherColumn } 列*のクイーンは両立しません。同じ対角線にあります。
    }
play-puzzle-fixed = *{ $row } 行目*のクイーンは最初からあり、動かせません。
play-puzzle-wrong =
    { $what ->
        [queen] *{ $row } 行 { $column } 列*のクイーンは誤りです。
       *[mark] *{ $row } 行 { $column } 列*の印は誤りです。そこにはクイーンが入ります。
    }
play-puzzle-solvedStory = { $count } 個のクイーンがすべて置かれました。唯一の完成形です。
play-puzzle-steps = ここまで { $count } 手
play-puzzle-mark = タップで「ここではない」の印
play-bar = パズルのボタン
play-bar-tap =
    { $what ->
        [queen] タップでクイーンを置き、長押しで「ここではない」の印を付ける
       *[cross] タップで「ここではない」の印を付け、もう一度でクイーンを置く。長押しですぐに置く
    }
play-bar-close = ヒントを閉じる
play-puzzle-save = 保存点
play-puzzle-restore = 保存点に戻る
play-puzzle-clearMarks = 印を消す
play-puzzle-auto = 利きに印を付ける
play-puzzle-crossed = ふさがったマスに × を付ける
play-puzzle-plain = 領域に色を付けない
play-puzzle-tells = 誤りを知らせる
play-puzzle-strict = 推測なし
play-puzzle-strictWhat = 決まるマスだけ
play-puzzle-lastGood = 正しかった最後の手に戻る
play-puzzle-showTimer = 時間を表示する
play-puzzle-ladder = このパズルに必要なもの
play-puzzle-proof = 完成形は 1 通り（証明済み）
play-puzzle-new = 新しいパズル
play-puzzle-harder = もっと難しく
play-puzzle-guilty = 犯人さがし
play-puzzle-sheet = この種類をプリントに
play-puzzle-previous = 前のパズルに戻る
play-puzzle-startAgain = 最初からやり直す
play-puzzle-takes = { $rule ->
        [single] どのクイーンも、あるラインに残った唯一のマスに入ります。
        [block] ブロック { $count } 回、あとはシングルで解けます。
        [pointer] 限定 { $count } 回、あとはシングルで解けます。
        [killer] { $below ->
            [singles] つぶし { $count } 回、あとはシングルで解けます。
           *[more] つぶし { $count } 回と、よりやさしい規則で解けます。
        }
        [set] 組 { $count } 回と、よりやさしい規則で解けます。
        [strip] 帯 { $count } 回と、よりやさしい規則で解けます。
        [trial] { $below ->
            [singles] 仮定 { $count } 回、あとはシングルで解けます。
           *[more] 仮定 { $count } 回と、よりやさしい規則で解けます。
        }
       *[trial-and-rules] すべての規則を使う仮定 { $count } 回と、よりやさしい規則で解けます。
    }

## Hints

play-hint-label = ヒント
play-hint-degrees = ヒントの詳しさ
play-hint-degree =
    { $degree ->
        [where] 場所
        [why] 理由
       *[do] 実行する
    }
play-hint-where =
    { $kind ->
        [row] *{ $line } 行目*
        [column] *{ $line } 列目*
       *[region] *領域 { $line }*
    }を見てください。
play-hint-whereLines =
    { $kind ->
        [row] *{ $line } 行目*
        [column] *{ $line } 列目*
       *[region] *領域 { $line }*
    }を見てください。
play-hint-whereTrial = *{ $row } 行目*を見てください。そのうちの 1 マスは、置くと行き詰まります。
play-hint-whereWrong = まず見直してください。残せないものが置いてあります。
play-hint-wrong =
    { $what ->
        [queen] *{ $row } 行 { $column } 列*のクイーンは残せません。唯一の解では、そこにクイーンは入りません。
       *[mark] *{ $row } 行 { $column } 列*の印は残せません。唯一の解では、そこにクイーンが入ります。
    }
play-hint-wrongTrial = *{ $row } 行 { $column } 列*のクイーンは残せません。番号をたどると、*{ $line }*の空きマスが足りなくなります。
play-hint-lines =
    { $kind ->
        [row] { $line } 行目
        [column] { $line } 列目
       *[region] 領域 { $line }
    }
play-hint-search = ここから先は規則では進めません。探索が必要です。
play-hint-single =
    { $kind ->
        [row] *{ $line } 行目*
        [column] *{ $line } 列目*
       *[region] *領域 { $line }*
    }の空きマスは残り 1 つです。クイーンは *{ $row } 行 { $column } 列*に入ります。
play-hint-pointer =
    { $pair ->
        [row-region] *{ $line } 行目*の空きマスはすべて*領域 { $within }* にあります。
        [column-region] *{ $line } 列目*の空きマスはすべて*領域 { $within }* にあります。
        [region-row] *領域 { $line }* の空きマスはすべて *{ $within } 行目*にあります。
       *[region-column] *領域 { $line }* の空きマスはすべて *{ $within } 列目*にあります。
    }そのどこにクイーンが入っても、{ $count ->
        [1] *{ $row } 行 { $column } 列*はふさがります。
       *[other] この *{ $count } マス*はふさがります。
    }
play-hint-killer = *{ $row } 行 { $column } 列*のクイーンは{ $kind ->
        [row] *{ $line } 行目*
        [column] *{ $line } 列目*
       *[region] *領域 { $line }*
    }の空きマスをすべてふさぎます。そのため、そこには置けません。
play-hint-killers = この *{ $count } マス*のどこにクイーンを置いても、{ $kind ->
        [row] *{ $line } 行目*
        [column] *{ $line } 列目*
       *[region] *領域 { $line }*
    }の空きマスがすべてふさがります。そのため、そこには置けません。
play-hint-set =
    { $pair ->
        [row-column] *{ $lines } 行目*の空きマスはすべて *{ $within } 列目*にあります。その列のほかのマスにクイーンは入りません。
        [column-row] *{ $lines } 列目*の空きマスはすべて *{ $within } 行目*にあります。その行のほかのマスにクイーンは入りません。
        [row-region] *{ $lines } 行目*の空きマスはすべて*領域 { $within }* にあります。その領域のほかのマスにクイーンは入りません。
        [column-region] *{ $lines } 列目*の空きマスはすべて*領域 { $within }* にあります。その領域のほかのマスにクイーンは入りません。
        [region-row] *領域 { $lines }* の空きマスはすべて *{ $within } 行目*にあります。その行のほかのマスにクイーンは入りません。
       *[region-column] *領域 { $lines }* の空きマスはすべて *{ $within } 列目*にあります。その列のほかのマスにクイーンは入りません。
    }
play-hint-setStars = *{ $lines }*にはクイーンがあと *{ $count } 個*必要です。*{ $of }*の空きマスはすべて*{ $within }*にあり、そこで必要な数も同じです。そのため、*{ $within }*のほかのマスにクイーンは入りません。
play-hint-singles =
    { $kind ->
        [row] *{ $line } 行目*
        [column] *{ $line } 列目*
       *[region] *領域 { $line }*
    }にはクイーンがあと *{ $count } 個*必要で、空きマスも同じ数です。その 1 つは *{ $row } 行 { $column } 列*に入ります。
play-hint-block =
    { $kind ->
        [row] *{ $line } 行目*
        [column] *{ $line } 列目*
       *[region] *領域 { $line }*
    }にはクイーンがあと *{ $count } 個*必要です。ほかの空きマスは 2×2 のブロック { $blocks } 個に収まり、1 つのブロックには 1 つしか入りません。そのため、クイーンは *{ $row } 行 { $column } 列*に入ります。
play-hint-room =
    { $excluded ->
        [1] *{ $row } 行 { $column } 列*にクイーンを置くと、
       *[other] この *{ $excluded } マス*のどこにクイーンを置いても、
    }{ $kind ->
        [row] *{ $line } 行目*
        [column] *{ $line } 列目*
       *[region] *領域 { $line }*
    }に必要なあと *{ $count } 個*のクイーンが入りきりません。そのため、そこには置けません。
play-hint-strip =
    { $band ->
        [alone] *{ $insideOf }*の空きマスには、ちょうどあと *{ $count } 個*入ります。
        [inside] *{ $regionsOf }*の空きマスはすべて*{ $inside }*にあり、そこのほかの空きマスには、ちょうどあと *{ $count } 個*入ります。
       *[touched] *{ $linesOf }*の空きマスはすべて*{ $within }*にあり、そこのほかの空きマスには、ちょうどあと *{ $count } 個*入ります。
    }{ $what ->
        [none] そのため、そこにクイーンは入りません。
        [queen] *{ $row } 行 { $column } 列*がないと入りきらないので、そこにクイーンが入ります。
        [one] *{ $row } 行 { $column } 列*にクイーンを置くと入りきらなくなります。そのため、そこには置けません。
       *[exclude] この *{ $excluded } マス*のどこにクイーンを置いても入りきらなくなります。そのため、そこには置けません。
    }
play-hint-same =
    { $pair ->
        [row-region] *{ $line } 行目*の空きマスはすべて*領域 { $within }* にあり、その領域に必要な数も同じです。
        [column-region] *{ $line } 列目*の空きマスはすべて*領域 { $within }* にあり、その領域に必要な数も同じです。
        [region-row] *領域 { $line }* の空きマスはすべて *{ $within } 行目*にあり、その行に必要な数も同じです。
       *[region-column] *領域 { $line }* の空きマスはすべて *{ $within } 列目*にあり、その列に必要な数も同じです。
    }ほかのマスにクイーンは入りません。
play-hint-trial = *{ $row } 行 { $column } 列*にクイーンがあると仮定し、番号をたどると、{ $kind ->
        [row] *{ $line } 行目*
        [column] *{ $line } 列目*
       *[region] *領域 { $line }*
    }に空きマスがなくなります。そのため、そこには置けません。
play-hint-trialRules = *{ $row } 行 { $column } 列*にクイーンがあると仮定し、シングルだけでなくすべての規則を使うと、{ $kind ->
        [row] *{ $line } 行目*
        [column] *{ $line } 列目*
       *[region] *領域 { $line }*
    }に空きマスがなくなります。そのため、そこには置けません。
play-hint-forced = *{ $number }* は*{ $line }*の最後の空きマスです。
play-hint-mayI = 推測で進めてもよいですか
play-hint-guessWrong = ここではだめです。前に置いたものに誤りがあります。
play-hint-guess =
    { $rule ->
        [single] その必要はありません。空きマスが 1 つだけのラインがあります。
        [block] その必要はありません。空きマスが少数の 2×2 のブロックに収まり、クイーンの入るマスが決まるラインがあります。
        [pointer] その必要はありません。空きマスがすべて、ほかの 1 つのラインに収まるラインがあり、そのラインの残りのマスがふさがります。
        [killer] その必要はありません。置くと、あるラインの空きマスをすべてふさいでしまうマスがあるので、そこには置けません。
        [set] その必要はありません。空きマスがすべて、ほかの少数のラインに収まるラインを探してください。
        [strip] その必要はありません。何本かの行や列にすっぽり収まる領域を探し、その残りを見てください。
        [trial] これよりやさしい方法はありません。どこかにクイーンがあると仮定し、強制されるマスをたどってください。
        [trial-and-rules] これよりやさしい方法はありません。どこかにクイーンがあると仮定し、すべての規則をたどってください。
       *[search] はい。使える規則がないので、推測するほかありません。
    }

## A puzzle that is solved

play-solved-in = { $time }で解けました
play-solved-plain = 解けました
play-solved-how =
    置いたクイーン { $set } 個、取り除いたもの { $taken } 個、{ $hints ->
        [0] ヒントなし
       *[other] ヒント { $hints } 回
    }
play-solved-proved =
    { $count ->
        [0] 推測なし。どのマスも、置くたびに決まっていました。受け付けられなかったタップはありません。
       *[other] 推測なし。どのマスも、置くたびに決まっていました。受け付けられなかったタップは { $count } 回です。
    }
play-solved-best =
    { $is ->
        [best] 同じ種類の { $count } 問のうち最短です。これまでの最短は { $time }でした。
       *[later] 同じ種類の { $count } 問のうち最短は { $time }です。
    }
play-solved-days =
    { $count ->
        [1] 連続記録の 1 日目です。
       *[other] { $count } 日連続です。
    }
play-solved-next = 次のパズル
play-solved-play = 理由を見る
play-solved-backwards = 逆に再生
play-solved-watch = 探索が解くのを見る
play-solved-chain = 1 手ずつの解き方
play-solved-end = クイーンがすべて置かれました。
play-solved-step = 解き方の手
play-solved-at = { $steps } 手中 { $step } 手目
play-solved-leave = 自分の盤に戻る
play-race-who =
    { $who ->
        [you] あなた
       *[they] 相手 { $time }
    }
play-race-far =
    { $who ->
        [you] あなた：クイーン { $of } 個中 { $queens } 個、× { $marks } 個。
       *[they] 相手は { $time }で解きました。この時点ではクイーン { $of } 個中 { $queens } 個、× { $marks } 個でした。
    }
play-race-end =
    { $is ->
        [first] あなた *{ $you }*、相手 *{ $they }*。あなたの勝ちです。
        [second] あなた *{ $you }*、相手 *{ $they }*。相手の勝ちです。
       *[same] あなた *{ $you }*、相手 *{ $they }*。引き分けです。
    }
play-share-title = クイーン
play-share-daily =
    { $family ->
        [regions] クイーン、領域、{ $day }
        [stars] クイーン、スターバトル、{ $day }
       *[completion] クイーン、盤の完成、{ $day }
    }
play-share-how =
    { $size }×{ $size }、{ $word }、{ $time }、{ $count ->
        [0] ヒントなし
       *[other] ヒント { $count } 回
    }
play-share-proved = 推測なし、受け付けられなかった回数：{ $count }
play-share-label = 共有する文（答えなし）
play-share-key = 🟦 見つけた、🟨 ヒントで見つけた、⬜ 取り除いた。答えのマスは含まれません。
play-share-send = 送る
play-share-race = リンクから競走できるようにする（クイーンと × の数だけで、場所は含まれません）

## 理由をつけて解くパズル

play-reasons-enter = 理由を付けて証明する
play-reasons-label = あなたの理由
play-reasons-leave =
    { $to ->
        [editor] 編集に戻る
       *[puzzle] 理由なしに戻る
    }
play-reasons-back = 戻る
play-reasons-check = これで導けますか
play-reasons-copy = 証明をコピー
play-reasons-drat = 検査用に保存（CNF と DRAT）
play-reasons-saving = ファイルを書き出しています：{ $percent }%
play-reasons-pictures = 図として保存
play-reasons-receipt = 控えをコピー
play-reasons-proof = あなたの証明
play-reasons-rules = 規則
play-reasons-through = このマスを通るライン
play-reasons-kinds = 指すもの
play-reasons-pointed = 問題のマス
play-reasons-against = 反例のクイーン
play-reasons-rule =
    { $rule ->
        [single] 置く：唯一のマス
        [pointer] なし：1 つに収まる（限定）
        [killer] なし：空きがなくなる（つぶし）
        [set] なし：組で使いきる（組）
        [trial] なし：唯一をたどる（仮定）
       *[trial-and-rules] なし：規則をたどる（仮定）
    }
play-reasons-ruleStars =
    { $rule ->
        [single] 置く：残り全部
        [block] 置く：ブロック
        [pointer] なし：限定
        [killer] なし：つぶし
        [set] なし：組
        [trial] なし：仮定
       *[trial-and-rules] なし：規則で仮定
    }
play-reasons-strip =
    { $claim ->
        [queen] 置く：帯
       *[empty] なし：帯
    }
play-reasons-kind =
    { $kind ->
        [row] 行
        [column] 列
       *[region] 領域
    }
play-reasons-line =
    { $kind ->
        [row] { $line } 行目
        [column] { $line } 列目
       *[region] 領域 { $line }
    }
play-reasons-begin =
    { $steps ->
        [0] 決められる空きマスを指してください。クイーンも × も、理由があるときだけ認められます。理由とは、規則と、それが指す行・列・領域です。
       *[other] { $steps } 手を証明しました。次のマスを指してください。
    }
play-reasons-which = *{ $row } 行 { $column } 列*：どの規則で決まりますか。
play-reasons-lines =
    { $rule ->
        [single] *{ $row } 行 { $column } 列*にクイーンが入る理由：どの行・列・領域の唯一の空きマスですか。
        [pointer] *{ $row } 行 { $column } 列*にクイーンが入らない理由：ある行・列・領域の空きマスがすべて別の 1 つに含まれ、そのクイーンがこのマスをふさぎます。それを指してください。
        [killer] *{ $row } 行 { $column } 列*にクイーンが入らない理由：ここに置くと、ある行・列・領域の空きマスがすべてふさがります。それを指してください。
        [set] *{ $row } 行 { $column } 列*にクイーンが入らない理由：このマスのある行・列・領域のマスを、ほかの行・列・領域がすべて必要とします。それらを 2 つ以上指してください。
        [trial] *{ $row } 行 { $column } 列*にクイーンが入らない理由：ここに置いて唯一のマスをたどると、空きマスのない行・列・領域ができます。それを指してください。
       *[trial-and-rules] *{ $row } 行 { $column } 列*にクイーンが入らない理由：ここに置いてすべての規則をたどると、空きマスのない行・列・領域ができます。それを指してください。
    }
play-reasons-linesStars =
    { $rule ->
        [single] *{ $row } 行 { $column } 列*にクイーンが入る理由：空きマスが必要な数しかない行・列・領域はどれですか。
        [block] *{ $row } 行 { $column } 列*にクイーンが入る理由：ほかの空きマスが少数の 2×2 のブロックに収まり、必要な数が入りきらない行・列・領域はどれですか。1 つのブロックには 1 つしか入りません。
        [pointer] *{ $row } 行 { $column } 列*にクイーンが入らない理由：ある行・列・領域の空きマスがすべて別の 1 つに含まれ、必要な数も同じです。それを指してください。
        [killer] *{ $row } 行 { $column } 列*にクイーンが入らない理由：ここに置くと、ある行・列・領域に入りきらなくなります。2×2 のブロックには 1 つしか入りません。それを指してください。
        [set] *{ $row } 行 { $column } 列*にクイーンが入らない理由：ほかの行・列・領域のクイーンが、このマスのある行・列・領域を使いきります。それらを 1 つ以上指してください。
        [trial] *{ $row } 行 { $column } 列*にクイーンが入らない理由：ここに置いて唯一のマスとブロックをたどると、入りきらない行・列・領域ができます。それを指してください。
        [trial-and-rules] *{ $row } 行 { $column } 列*にクイーンが入らない理由：ここに置いてすべての規則をたどると、入りきらない行・列・領域ができます。それを指してください。
       *[strip] { $claim ->
            [queen] *{ $row } 行 { $column } 列*にクイーンが入る理由：いくつかの行か列とその領域の間に残る帯には、このマスが欠かせません。その行か列を指してください。
           *[empty] *{ $row } 行 { $column } 列*にクイーンが入らない理由：いくつかの行か列とその領域の間に残る帯には、このクイーンの入る余地がありません。その行か列を指してください。
        }
    }
play-reasons-refused =
    { $claim ->
        [queen] *そうとは言えません。*描いたクイーンは証明済みのことに反しませんが、*{ $row } 行 { $column } 列*にはクイーンがありません。
       *[empty] { $lines ->
            [row] *そうとは言えません。*描いたクイーンは証明済みのことに反しません。*{ $line } 行目*に 1 つ、*{ $row } 行 { $column } 列*に 1 つあります。
            [column] *そうとは言えません。*描いたクイーンは証明済みのことに反しません。*{ $line } 列目*に 1 つ、*{ $row } 行 { $column } 列*に 1 つあります。
            [region] *そうとは言えません。*描いたクイーンは証明済みのことに反しません。*領域 { $line }* に 1 つ、*{ $row } 行 { $column } 列*に 1 つあります。
           *[lines] *そうとは言えません。*描いたクイーンは証明済みのことに反しません。指した行・列・領域に 1 つずつ、*{ $row } 行 { $column } 列*にも 1 つあります。
        }
    }
play-reasons-refusedStars =
    { $claim ->
        [queen] *そうとは言えません。*描いたクイーンは証明済みのことに反せず、指した行・列・領域を満たしますが、*{ $row } 行 { $column } 列*にはありません。
       *[empty] *そうとは言えません。*描いたクイーンは証明済みのことに反せず、指した行・列・領域を満たし、*{ $row } 行 { $column } 列*にもあります。
    }
play-reasons-otherwise = *{ $row } 行 { $column } 列*について言ったことは正しいのですが、この規則とこの行・列・領域からは導けません。
play-reasons-known = *{ $row } 行 { $column } 列*はもう決まっています。証明する必要はありません。
play-reasons-done =
    { $known ->
        [no] *証明できました*。{ $own } 手です。
       *[yes] *証明できました*。{ $own } 手です。コンピューターの証明は { $machine } 手です。
    }
play-reasons-length =
    { $known ->
        [no] { $own } 手。
       *[yes] { $own } 手。コンピューターの証明は { $machine } 手です。
    }
play-reasons-claim = 自分の盤
play-reasons-help =
    { $is ->
        [first] ヒント
       *[more] なぜ？
    }
play-reasons-goalWays =
    { $ways ->
        [0] 証明すること：この盤は*完成できない*こと。
        [1] 証明すること：完成形が*ただ 1 つ*であること。
       *[other] 証明すること：完成形が*ちょうど { $ways } 通り*であること。
    }
play-reasons-goalSquare =
    { $is ->
        [queen] 証明すること：*{ $row } 行 { $column } 列*にクイーンがあること。
       *[empty] 証明すること：*{ $row } 行 { $column } 列*にクイーンがないこと。
    }
play-reasons-setGoal = このマスだけを証明する
play-reasons-wholeGoal = 盤全体を証明する
play-reasons-suppose = 場合分け：置く／なし
play-reasons-lemmas = 補題
play-reasons-useLemma = 補題で：{ $name }
play-reasons-byLemma = 補題「*{ $name }*」により：
play-reasons-keepLemma = 最後の何手かを補題として残す
play-reasons-lemmaName = 名前
play-reasons-lemmaSteps = 手数
play-reasons-lemmaKeep = 残す
play-reasons-dropLemma = 補題 { $name } を消す
play-reasons-turns = 場合分け
play-reasons-turn =
    { $turn ->
        [end] 矛盾
        [other] もう一方の場合
       *[both] どちらでも成り立つこと
    }
play-reasons-supposed =
    { $is ->
        [queen] クイーンありと仮定
       *[empty] クイーンなしと仮定
    }
play-reasons-inCase =
    { $is ->
        [queen] *{ $row } 行 { $column } 列*に*クイーンがある*と仮定します。決まるマスを指すか、矛盾を示してください。
       *[empty] *{ $row } 行 { $column } 列*に*クイーンがない*と仮定します。決まるマスを指すか、矛盾を示してください。
    }
play-reasons-ends = クイーンを置けない行・列・領域はどれですか。または、合わせて場所の足りないものはどれとどれですか。すべて指してから確かめてください。
play-reasons-possible = *矛盾ではありません。*描いたクイーンは、指した行・列・領域のすべてにあり、証明済みのことに反しません。
play-reasons-hidden = そのすべてにクイーンを置くことはできませんが、それを示すにはもう何手か必要です。
play-reasons-ended = *矛盾*。そうはなりません。
play-reasons-split = *{ $row } 行 { $column } 列*には、クイーンがあるか、ないかのどちらかです。
play-reasons-side =
    { $is ->
        [queen] クイーンがある場合：
       *[empty] クイーンがない場合：
    }
play-reasons-turned =
    { $turn ->
        [way] クイーンがすべて置かれました。*完成形の 1 つ*です。
        [other] もう一方の場合へ。
       *[both] どちらの場合にも成り立つので、これは証明されました。
    }
play-reasons-contradiction =
    { $kind ->
        [row] { $count ->
            [1] *矛盾*。{ $line } 行目にはクイーンの場所がありません。
           *[other] *矛盾*。{ $line } 行目のすべてにはクイーンを置けません。
        }
        [column] { $count ->
            [1] *矛盾*。{ $line } 列目にはクイーンの場所がありません。
           *[other] *矛盾*。{ $line } 列目のすべてにはクイーンを置けません。
        }
       *[region] { $count ->
            [1] *矛盾*。領域 { $line } にはクイーンの場所がありません。
           *[other] *矛盾*。領域 { $line } のすべてにはクイーンを置けません。
        }
    }
play-reasons-noRoom =
    { $kind ->
        [row] *矛盾*。{ $line } 行目にはクイーンが入りきりません。
        [column] *矛盾*。{ $line } 列目にはクイーンが入りきりません。
       *[region] *矛盾*。領域 { $line } にはクイーンが入りきりません。
    }
play-reasons-helpNone = ここで許されている規則では先へ進めません。1 手戻すか、理由なしで続けてください。
play-reasons-helpSuppose = 規則ではもう進めません。*{ $row } 行 { $column } 列*にクイーンがある場合とない場合に分けてください。
play-reasons-helpEnd =
    { $kind ->
        [row] 矛盾があります。*{ $line } 行目*にはクイーンの場所がありません。
        [column] 矛盾があります。*{ $line } 列目*にはクイーンの場所がありません。
       *[region] 矛盾があります。*領域 { $line }* にはクイーンの場所がありません。
    }
play-reasons-helpNoRoom =
    { $kind ->
        [row] 矛盾があります。*{ $line } 行目*にはクイーンが入りきりません。
        [column] 矛盾があります。*{ $line } 列目*にはクイーンが入りきりません。
       *[region] 矛盾があります。*領域 { $line }* にはクイーンが入りきりません。
    }

## Moves, titles and setters

play-moves-begin = *{ $count } 手*で解けます。
play-moves-queen = *{ $number } 手目*：*{ $row } 行 { $column } 列*にクイーン。コンピューターは { $step } 段階目に置きます。
play-moves-queenAlone = *{ $number } 手目*：*{ $row } 行 { $column } 列*にクイーン。
play-moves-crosses = *{ $number } 手目*：× を { $count } 個。
play-moves-removed = *{ $number } 手目*：取り除きます。
play-moves-machine = コンピューター：{ $steps } 段階中 { $step } 段階まで
play-moves-sent = リンクに { $count } 手の解き方が付いています。
play-moves-watchSent = 見る
play-moves-watch = 自分の手順を見る
play-moves-send = 自分の解き方を送る
play-puzzle-titled =
    { $is ->
        [title] { $title }
        [setter] { $setter }さんのパズル
       *[both] { $title }（作：{ $setter }）
    }
play-own-about =
    { $name ->
        [title] 題名
       *[setter] 作者
    }

## Training

play-train-enter = 手筋を 1 つ練習する
play-train-title = 練習
play-train-making = 局面を探しています…
play-train-what = 練習するもの
play-train-due = 苦手なもの
play-train-number =
    { $rule ->
        [single] { $of } 問中 { $number } 問目：シングル
        [block] { $of } 問中 { $number } 問目：ブロック
        [pointer] { $of } 問中 { $number } 問目：限定
        [killer] { $of } 問中 { $number } 問目：つぶし
        [set] { $of } 問中 { $number } 問目：組
        [strip] { $of } 問中 { $number } 問目：帯
       *[trial] { $of } 問中 { $number } 問目：仮定
    }
play-train-asks =
    { $rule ->
        [single] ここでは*シングル*が使えます。ある行・列・領域に空きマスが 1 つだけ残っています。そのマスを指し、次に行・列・領域を指してください。
        [pointer] ここで使えるいちばんやさしいものは*限定*です。ある行・列・領域の空きマスがすべて別の 1 つに含まれます。ふさがれるマスを指し、次に行・列・領域を指してください。
        [killer] ここで使えるいちばんやさしいものは*つぶし*です。あるマスに置くと、ある行・列・領域の空きマスがすべてふさがります。そのマスを指し、次に行・列・領域を指してください。
        [set] ここで使えるいちばんやさしいものは*組*です。いくつかの行・列・領域が、同じ数の別の行・列・領域をすべて必要とします。ふさがれるマスを指し、次に組になるものを指してください。
       *[trial] ここで使えるいちばんやさしいものは*仮定*です。置いたと仮定して唯一のマスをたどると、空きマスのない行・列・領域ができます。そのマスを指し、次に行・列・領域を指してください。
    }
play-train-asksStars =
    { $rule ->
        [single] ここでは*シングル*が使えます。空きマスが必要な数しかない行・列・領域があります。その 1 マスを指し、次にその行・列・領域を指してください。
        [block] ここで使えるいちばんやさしいものは*ブロック*です。あるマスがないと、ある行・列・領域の空きマスが少数の 2×2 のブロックに収まり、必要な数が入りきらなくなります。そのマスを指し、次にその行・列・領域を指してください。
        [pointer] ここで使えるいちばんやさしいものは*限定*です。ある行・列・領域の空きマスがすべて、必要な数の同じ別の 1 つに含まれます。それでふさがるマスを指し、次に初めの行・列・領域を指してください。
        [killer] ここで使えるいちばんやさしいものは*つぶし*です。あるマスに置くと、ある行・列・領域に入りきらなくなります。そのマスを指し、次にその行・列・領域を指してください。
        [set] ここで使えるいちばんやさしいものは*組*です。いくつかの行・列・領域のクイーンが、ほかを使いきります。それでふさがるマスを指し、次にそれらを指してください。
        [strip] ここで使えるいちばんやさしいものは*帯*です。行か列とその領域の食い違う部分に、ちょうど決まった数が入ります。それで決まるマスを指し、次にその行か列を指してください。
       *[trial] ここで使えるいちばんやさしいものは*仮定*です。クイーンを置いてシングルとブロックをたどると、入りきらない行・列・領域ができます。そのマスを指し、次にその行・列・領域を指してください。
    }
play-train-next = 次の局面
play-train-again = もう 10 問
play-train-end = 終わりです。{ $count } 問中 { $clean } 問を、ヒントなしで、1 度で見つけました。
play-train-run = 今回
play-train-outcome =
    { $is ->
        [clean] { $rule ->
            [single] シングル：{ $time }
            [block] ブロック：{ $time }
            [pointer] 限定：{ $time }
            [killer] つぶし：{ $time }
            [set] 組：{ $time }
            [strip] 帯：{ $time }
           *[trial] 仮定：{ $time }
        }
        [missed] { $rule ->
            [single] シングル：{ $time }、やり直し { $count } 回
            [block] ブロック：{ $time }、やり直し { $count } 回
            [pointer] 限定：{ $time }、やり直し { $count } 回
            [killer] つぶし：{ $time }、やり直し { $count } 回
            [set] 組：{ $time }、やり直し { $count } 回
            [strip] 帯：{ $time }、やり直し { $count } 回
           *[trial] 仮定：{ $time }、やり直し { $count } 回
        }
        [helped] { $rule ->
            [single] シングル：{ $time }、ヒントあり
            [block] ブロック：{ $time }、ヒントあり
            [pointer] 限定：{ $time }、ヒントあり
            [killer] つぶし：{ $time }、ヒントあり
            [set] 組：{ $time }、ヒントあり
            [strip] 帯：{ $time }、ヒントあり
           *[trial] 仮定：{ $time }、ヒントあり
        }
       *[shown] { $rule ->
            [single] シングル：答えを表示
            [block] ブロック：答えを表示
            [pointer] 限定：答えを表示
            [killer] つぶし：答えを表示
            [set] 組：答えを表示
            [strip] 帯：答えを表示
           *[trial] 仮定：答えを表示
        }
    }
play-train-known = それぞれの習熟度
play-train-new = まだ練習していません
play-train-card =
    { $best ->
        [none] { $done } 問中 { $clean } 問を 1 度で
       *[some] { $done } 問中 { $clean } 問を 1 度で、最短 { $time }
    }
play-lesson-open =
    { $rule ->
        [single] シングルの説明
        [block] ブロックの説明
        [pointer] 限定の説明
        [killer] つぶしの説明
        [set] 組の説明
        [strip] 帯の説明
       *[trial] 仮定の説明
    }
play-lesson-number =
    { $rule ->
        [single] シングル { $number } / { $of }
        [block] ブロック { $number } / { $of }
        [pointer] 限定 { $number } / { $of }
        [killer] つぶし { $number } / { $of }
        [set] 組 { $number } / { $of }
        [strip] 帯 { $number } / { $of }
       *[trial] 仮定 { $number } / { $of }
    }
play-lesson-what =
    { $rule ->
        [single] *シングル*は、空きマスが 1 つだけ残った行・列・領域です。クイーンはそのマスに入ります。
        [pointer] *限定*は、ある行・列・領域の空きマスが、すべて別の 1 つに含まれることです。そのクイーンは別の 1 つのクイーンでもあるので、そちらの残りのマスにクイーンは入りません。
        [killer] *つぶし*は、クイーンを置くと、ある行・列・領域の空きマスがすべてふさがるマスです。置くとその行・列・領域にクイーンが入らなくなるので、このマスにクイーンは入りません。
        [set] *組*は、いくつかの行・列・領域の空きマスが、すべて同じ数の別の行・列・領域に含まれることです。クイーンが別のほうを使いきるので、そちらの残りのマスにクイーンは入りません。
       *[trial] *仮定*では、あるマスにクイーンを置いたとして、続くシングルをたどります。空きマスのない行・列・領域ができれば仮定は誤りで、そのマスにクイーンは入りません。
    }
play-lesson-stars =
    { $rule ->
        [single] *シングル*は、空きマスの数が、まだ必要なクイーンの数と同じ行・列・領域です。どの空きマスにもクイーンが入ります。
        [block] クイーンは隣り合わないので、2×2 の*ブロック*には 1 つしか入りません。空きマスが、必要なクイーンの数と同じ数のブロックに収まるなら、1 マスだけのブロックにはクイーンが入ります。
        [pointer] *限定*は、ある行・列・領域の空きマスがすべて、必要な数がそれより多くない別の 1 つに含まれることです。そちらの残りのマスにクイーンは入りません。
        [killer] *つぶし*は、クイーンを置くと、ある行・列・領域に必要な数が入りきらなくなるマスです。このマスにクイーンは入りません。
        [set] *組*は、いくつかの行・列・領域の空きマスがすべて、必要な数の合計がそれより多くない別の行・列・領域に含まれることです。そちらの残りのマスにクイーンは入りません。
        [strip] *帯*は、1 つの、または並んだいくつかの行か列です。その中の領域に入る数が分かっているので、残りの部分に入る数も分かります。それでマスが 1 つ決まります。
       *[trial] *仮定*では、あるマスにクイーンを置いたとして、シングルとブロックをたどります。入りきらない行・列・領域ができれば、そのマスにクイーンは入りません。
    }
play-lesson-find =
    { $rule ->
        [single] *シングル*を見つけるには、空きマスの最も少ない行・列・領域と、新しいクイーンが利く行・列・領域を見ます。
        [block] *ブロック*を見つけるには、1 マスを除いて空きマスがかたまっている行・列・領域を探します。
        [pointer] *限定*を見つけるには、小さな領域を見ます。空きマスがすべて 1 つの行か列に並んでいませんか。
        [killer] *つぶし*を見つけるには、空きマスが 2 つか 3 つの行・列・領域と、そのすべてに利くマスを探します。
        [set] *組*を見つけるには、少ない空きマスが同じ 2 つの行・列・領域に収まる 2 つを探し、次に 3 つを探します。
        [strip] *帯*を見つけるには、端の 1 つか 2 つの行か列をとり、その中に収まる領域を数えます。
       *[trial] *仮定*を見つけるには、空きマスが 2 つの行・列・領域と、その 1 つに利くマスをとります。ほかの手筋のほうが早いので、最後に試します。
    }
play-lesson-end = レッスンは終わりです。
play-lesson-train = この手筋を練習
play-lesson-back = パズルに戻る
play-lesson-page = リンクを張れるページ
play-lesson-try = 盤で試す
play-review-title = 使った規則
play-review-rule =
    { $missed ->
        [0] { $rule ->
            [single] シングル：{ $used } 回
            [block] ブロック：{ $used } 回
            [pointer] 限定：{ $used } 回
            [killer] つぶし：{ $used } 回
            [set] 組：{ $used } 回
            [strip] 帯：{ $used } 回
            [trial] 仮定：{ $used } 回
           *[trial-and-rules] 仮定と規則：{ $used } 回
        }
       *[other] { $rule ->
            [single] シングル：{ $used } 回、見落とし { $missed } 回
            [block] ブロック：{ $used } 回、見落とし { $missed } 回
            [pointer] 限定：{ $used } 回、見落とし { $missed } 回
            [killer] つぶし：{ $used } 回、見落とし { $missed } 回
            [set] 組：{ $used } 回、見落とし { $missed } 回
            [strip] 帯：{ $used } 回、見落とし { $missed } 回
            [trial] 仮定：{ $used } 回、見落とし { $missed } 回
           *[trial-and-rules] 仮定と規則：{ $used } 回、見落とし { $missed } 回
        }
    }
play-review-train = 練習する
play-review-trainRule =
    { $rule ->
        [single] シングルを練習する
        [block] ブロックを練習する
        [pointer] 限定を練習する
        [killer] つぶしを練習する
        [set] 組を練習する
        [strip] 帯を練習する
       *[trial] 仮定を練習する
    }

## The key to the marks

play-legend =
    { $what ->
        [given] 最初からある（取り除けない）
        [own] 自分のクイーン
        [lifted] 取り除いたクイーン
        [nothere] 「ここではない」の印
        [attacked] 利きとその方向
        [killer] ここにクイーンは置けない
        [held] 残ったマスの 1 つ
       *[starved] 今は空き。そこに置くとふさがる
    }

## A puzzle of one's own

play-own-label = 自作のパズル
play-own-bar = 作問のボタン
play-own-nextBrush = 領域 { $region } を描いています。次は { $next }
play-own-form = 種類と大きさ
play-own-looking = 調べています…
play-own-doubts = 点線の境界は読み取りが不確かです。隣のマスを塗り直すと直せます。
play-own-ways =
    { $count ->
        [1] *完成形は 1 通り*。パズルになりました。
       *[other] *完成形は { $count } 通り*。{ $family ->
            [completion] 1 と出ているマスにクイーンを置くと 1 通りになります。
           *[regions] 1 通りになるまで領域を描いてください。
        }
    }
play-own-different =
    { $count ->
        [1] どれも、回転や反転で互いに重なります。
       *[other] このうち、回転や反転で重ならないものは { $count } 通りです。
    }
play-own-twin =
    { $where ->
        [played] { $turned ->
            [yes] 回転または反転で同じになるパズルを、この端末で遊んだことがあります。
           *[no] このパズルは、この端末で遊んだことがあります。
        }
       *[shelf] { $turned ->
            [yes] 回転または反転で同じになるパズルが問題集にあります：
           *[no] このパズルは問題集にあります：
        }
    }
play-own-openTwin = 開く
play-own-many = *完成形は { $count } 通りを超えます*。
play-own-none =
    { $count ->
        [0] *完成できません*。
       *[other] *完成できません*。犯人は括弧の付いたクイーンです。
    }
play-own-noneRegions =
    { $count ->
        [1] *完成できません*。領域 { $regions } にクイーンを置けません。
       *[other] *完成できません*。領域 { $regions } のすべてに 1 つずつ置くことはできません。
    }
play-own-noneStars =
    { $count ->
        [1] *完成できません*。領域 { $regions } にはクイーンを *{ $stars } 個*置けません。
       *[other] *完成できません*。領域 { $regions } のすべてに *{ $stars } 個ずつ*置くことはできません。
    }
play-own-empty = *領域 { $regions }* にマスがありません。少なくとも 1 マスずつ塗ってください。
play-own-split = *領域 { $regions }* がいくつかに分かれています。
play-own-shown = { $count } 通り中 *{ $way }* 番目です。
play-own-showWay = 完成形を見る
play-own-nextWay = 別の完成形
play-own-hideWay = 隠す
play-own-clear = 消す
play-own-play = 遊ぶ
play-own-prove =
    { $ways ->
        [0] 完成できないことを証明する
        [1] 完成形が 1 つだと証明する
       *[other] ちょうど { $ways } 通りだと証明する
    }
play-own-link = リンクをコピー
play-own-fewest = 解を 1 つにする最少のクイーンを加える
play-own-given = クイーン { $count } 個を加えました
play-own-choices =
    { $count ->
        [1] 最少の個数で解を 1 つにする選び方は、これだけです。
       *[other] 最少の個数で解を 1 つにする選び方は { $count } 通りです。やさしいパズルから順に並びます。
    }
play-own-choicesMore = ほかの { $count } 通りは、これよりやさしくはなりません。
play-own-choiceTakes = { $word }（{ $rule } { $count } 回）
play-own-busy =
    { $stage ->
        [begun] 始めています…
        [listing] 完成形を列挙しています：{ $ways }
        [trying] クイーン { $queens } 個を試しています：{ $percent }%
       *[grading] 残るパズルの難しさを調べています：{ $percent }%
    }
play-own-drop = 不要なものを取り除く
play-own-stars = 1 ラインのクイーン
play-own-brush = 領域
play-own-what = 完成形が 1 通りになるまで、クイーンを置くか領域を描いてください。リンクにはパズルだけが入り、答えは入りません。

## Which queens are guilty?

play-guilty-heading = 犯人さがし { $size }×{ $size }、番号 { $seed }
play-guilty-ask = これで完成できますか。
play-guilty-count = 犯人の数
play-guilty-these = 犯人 { $count } 個
play-guilty-taken =
    { $count ->
        [0] どのクイーンも互いに利いていないのに、*完成できません*。できるだけ少なく取り除いてください。
       *[other] *{ $count } 個のクイーン*を取り除きました。
    }
play-guilty-answer =
    { $answer ->
        [still] *まだ完成できません。*
       *[more] これで完成できますが、*もっと少なく*ても足りました。
    }
play-guilty-solved =
    { $count ->
        [1] *犯人はこのクイーン*です。これで完成できますが、ほかの 1 個を取り除いても完成できませんでした。
       *[other] *犯人はこの { $count } 個*です。これで完成できますが、ほかの { $count } 個を取り除いても完成できませんでした。
    }

## The shelf

play-shelf-title = 問題集
play-shelf-count = どのパズルも完成形は 1 通りで、難しさは証明されています。{ $all } 問中、クリア済み { $solved } 問、途中 { $begun } 問です。
play-shelf-takes =
    { $word ->
        [easy] シングル
        [medium] 限定、つぶし
        [hard] 組、仮定 1 回
       *[expert] 長い仮定か数回の仮定
    }
play-shelf-none = ありません。この大きさのパズルは「やさしい」か「ふつう」だけです。
play-shelf-puzzle =
    { $is ->
        [solved] { $size }×{ $size }、{ $word }、{ $of } 問中 { $number } 番、クリア済み
        [begun] { $size }×{ $size }、{ $word }、{ $of } 問中 { $number } 番、途中
       *[open] { $size }×{ $size }、{ $word }、{ $of } 問中 { $number } 番、まだ
    }
play-packs-title = 解き方別
play-packs-about = どのパズルも、証明のいちばん難しい手がその規則です。
play-packs-technique =
    { $technique ->
        [singles] シングル
        [pointers] 限定
        [killers] つぶし
        [pairs] 2 本の組
        [triples] 3 本以上の組
       *[trials] 仮定 1 回
    }
play-packs-count = { $all } 問中 { $solved } 問
play-shelf-lately =
    { $is ->
        [begun] 途中のパズル
       *[solved] 最近解いたパズル
    }
play-shelf-begun = 途中
play-shelf-given = 最初から { $count } 個

## The days

play-days-earlier = 前の月
play-days-later = 次の月
play-days-solvedIn =
    { $count ->
        [0] この月の日替わりパズルはまだ解いていません。
       *[other] この月の日替わりパズルを { $count } 個解きました。
    }
play-days-day =
    { $is ->
        [solved] { $day }、クリア済み
        [begun] { $day }、途中
        [ahead] { $day }、これから
       *[open] { $day }、まだ
    }
play-days-key = ✓ クリア済み、◐ 途中、○ まだ。月曜から日曜へとだんだん難しくなります。現地の日付で、全員に同じパズルが出ます。
play-days-record = あなたの記録
play-days-inARow = 連続日数
play-days-longest = 最長の連続日数
play-days-dailies = 日替わりパズル
play-days-all = パズル合計
play-days-withoutHint = ヒントなし
play-days-kept = 記録はこの端末にだけ保存されます。
play-days-export = ファイルに保存
play-days-import = ファイルから読む
play-days-erase = 消す
play-days-eraseSure = この端末に保存したパズルの記録をすべて消しますか。

## The game for two

play-game-score = 得点と対局の規則
play-game-terms = 対局の規則
play-game-begin =
    { $closing ->
        [ownColour] クイーンは自分の行、列、対角線のうち*自分のマスと同じ色のマス*をふさぎます。クイーンを多く置いたほうの勝ちです。白が先手です。
       *[lines] クイーンは自分の行、列、対角線の*すべてのマス*をふさぎます。最後のクイーンを置いたほうの勝ちです。白が先手です。
    }
play-game-left =
    { $player ->
        [white] 白が *{ $row } 行 { $column } 列*にクイーンを置きました。
       *[black] 黒が *{ $row } 行 { $column } 列*にクイーンを置きました。
    }空きは { $count } マスです。
play-game-leftHalves =
    { $player ->
        [white] 白が *{ $row } 行 { $column } 列*にクイーンを置きました。
       *[black] 黒が *{ $row } 行 { $column } 列*にクイーンを置きました。
    }空きは明るいマスが { $light } 個、暗いマスが { $dark } 個です。
play-game-passed =
    { $player ->
        [white] 白の持ち時間が切れ、手番が黒に移りました。
       *[black] 黒の持ち時間が切れ、手番が白に移りました。
    }
play-game-moves = ここまで { $count } 手
play-game-resign = 投了
play-game-again = もう一局
play-game-swap = 先手と後手を入れ替える
play-game-show = 勝てる手を見る
play-game-player =
    { $player ->
        [white] 白
       *[black] 黒
    }
play-game-person = 人（この画面で対戦）
play-game-you = あなた
play-game-engineIs = エンジン：{ $level }
play-game-level =
    { $level ->
        [random] ランダム
        [closesLeast] ふさぐマスを最少に
        [threeAhead] 3 手先を読む
       *[perfect] 完全
    }
play-game-turn =
    { $player ->
        [white] { $is ->
            [thinks] 白が考えています。
           *[moves] 白の手番です。
        }
       *[black] { $is ->
            [thinks] 黒が考えています。
           *[moves] 黒の手番です。
        }
    }
play-game-bar = ゲームのボタン
play-game-toMove = 手番
play-game-thinks = 考え中
play-game-queens = クイーン { $count } 個
play-game-weighing = 各手の価値を調べています…
play-game-outlook =
    { $outlook ->
        [white] 白が勝てます
        [black] 黒が勝てます
       *[tie] 双方が最善なら引き分けです
    }
play-game-worth =
    { $value ->
        [0] 今置けるどのクイーンにも応手があるので、手番の側は、確実に最後のクイーンを置くことはできません。
       *[other] 手番の側は、確実に最後のクイーンを置くことができます。
    }
play-game-mirror = 右半分は、色を入れ替えた左半分の鏡像です。毎手、鏡に映した手を返す側は負けません。
play-game-half =
    { $half ->
        [light] 明るいマス：{ $value }
       *[dark] 暗いマス：{ $value }
    }
play-game-halfOpen = 空きは { $count } マスです。
play-game-whyOver =
    { $player ->
        [white] 白の最後のクイーンが、空きマスをすべてふさぎました。
       *[black] 黒の最後のクイーンが、空きマスをすべてふさぎました。
    }
play-game-whyAnswer =
    { $player ->
        [white] 白の好手でした。空きは { $count } マスで、どこに置かれても白に応手があります。
       *[black] 黒の好手でした。空きは { $count } マスで、どこに置かれても黒に応手があります。
    }
play-game-whyEqual =
    { $player ->
        [white] 白の好手でした。明るいマスと暗いマスはどちらも価値 { $value } で、どのクイーンにも応手があります。
       *[black] 黒の好手でした。明るいマスと暗いマスはどちらも価値 { $value } で、どのクイーンにも応手があります。
    }
play-game-whyZero =
    { $player ->
        [white] 白の好手でした。明るいマスも暗いマスも価値 0 で、どのクイーンにも同じ色のマスで応えられます。
       *[black] 黒の好手でした。明るいマスも暗いマスも価値 0 で、どのクイーンにも同じ色のマスで応えられます。
    }
play-game-ended =
    { $ending ->
        [tie] 引き分け、{ $most } 対 { $most }
        [whiteMore] 白の勝ち、{ $most } 対 { $least }
        [blackMore] 黒の勝ち、{ $most } 対 { $least }
        [whiteLast] 最後のクイーンで白の勝ち
        [blackLast] 最後のクイーンで黒の勝ち
        [whiteResigned] 白の投了、黒の勝ち
        [blackResigned] 黒の投了、白の勝ち
        [whiteTime] 白の時間切れ、黒の勝ち
       *[blackTime] 黒の時間切れ、白の勝ち
    }
play-game-opponent = 相手
play-game-aPerson = 人（この画面で対戦）
play-game-anEngine = エンジン
play-game-levels = 強さ
play-game-yours = あなたの色
play-game-winner = 勝ちの条件
play-game-closing =
    { $closing ->
        [ownColour] クイーンの多いほう
       *[lines] 最後に置いたほう
    }
play-game-closingWhat =
    { $closing ->
        [ownColour] クイーンは自分のマスと同じ色のマスだけをふさぎます。終わったときに多く置いているほうの勝ちです。持ち時間の制限がなければ、黒は最善でも引き分けです。
       *[lines] 古典的なゲームです。クイーンはラインのすべてのマスをふさぎます。最後のクイーンを置いたほうの勝ちです。
    }
play-game-clock = 持ち時間
play-game-clocks =
    { $clock ->
        [none] 制限なし
        [each] 各 5 分
        [shortTurn] 1 手 10 秒
        [longTurn] 1 手 60 秒
       *[turn] 1 手 30 秒
    }

## error

error-play-size = その大きさのパズルはありません。
error-play-day = その日の日替わりパズルはありません。
error-play-proof-long = この証明には、ファイルにするには節が多すぎるステップがあります。そのステップを場合分けしてから、もう一度保存してください。
error-play-region = リンクの領域が成り立ちません。どの領域にもマスが必要で、領域の数は行数と同じでなければなりません。
error-play-no-way = そのパズルは完成できません。
error-play-many-ways = そのパズルの完成形は 1 通りではないので、答えが決まりません。
error-play-goal = そこにクイーンがある完成形も、ない完成形もあります。そのマスだけについて証明できることはありません。
error-play-lemma = その補題は、ずらしても、回転や反転をしても、このマスには届きません。
error-play-clash = クイーンが互いに利いているので、証明できることはありません。
error-play-ways = その盤の完成形は { $most } 通りを超えるため、証明できません。
error-play-cancelled = 中止しました。
error-play-no-exercise = この手筋の局面が見つかりませんでした。別の手筋を選んでください。
error-play-damaged = この端末に保存されたパズルの記録の一部を読めませんでした。残りはそのままで、壊れた部分は別に保管しました。
error-play-newer = この端末の記録は、このページの新しいバージョンで保存されたものです。別に保管し、新しい記録を始めます。
error-play-import = そのファイルにパズルの記録はありません。
error-play-import-newer = その記録は、このページの新しいバージョンで保存されたものです。
error-play-import-part = ファイルが壊れています。解いたパズル { $count } 問は読めました。
error-play-clock = この端末の時計が、パズルを解いた { $day } より前の日を示しています。連続日数は今日までを数えます。
error-play-other-tab = このパズルは別のタブで解かれました。
