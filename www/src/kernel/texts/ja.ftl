## unit

unit-milliseconds = { $time } ミリ秒
unit-seconds = { $time } 秒
unit-minutes = { $minutes } 分 { $seconds } 秒
unit-hours = { $hours } 時間 { $minutes } 分
unit-bytes = { $count } バイト
unit-kilobytes = { $size } KB
unit-megabytes = { $size } MB
unit-wholeMinutes = { $time } 分
unit-wholeHours = { $time } 時間
unit-days = { $time } 日
unit-years = { $time } 年

## error

error-language-unknown = アドレスで指定された言語「{ $found }」はこのページにありません。お使いの言語か英語で表示します。
error-language-missing = その言語の文言を取得できませんでした。ネットワークにつながってからもう一度お試しください。
error-step-unkept = このブラウザーは何も保存しないので、ステップを加えられません。
error-class-unkept = このブラウザーは何も保存しないので、リンクを加えられません。
error-unknown = 問題が起きました（{ $code }）。盤はそのままです。
error-bad-size = 「{ $found }」：n は { $smallest } から { $largest } までの整数です（それより大きな盤は「巨大な盤」で）。
error-too-large-to-show = その盤は { $size } 行ですが、ここで表示できるのは { $largest } 行までです。「巨大な盤」に貼り付けてください。
error-engine-missing = エンジンを起動できませんでした。ページを再読み込みしてください。
error-engine-late = エンジンを読み込んでいます。
error-engine-lost = エンジンが何度も異常終了したため、もう起動しません。ページを再読み込みしてください。
error-trap = エンジンが異常終了したため、起動し直しました。盤はそのままです。
error-clipboard = ブラウザーがクリップボードの使用を許可しませんでした。リンクはアドレスバーにあります。
error-storage = このブラウザーはこのページのために何も保存しません。すべて使えますが、ページを閉じると内容は失われます。
error-size = { $size } 行の盤はここでは使えません。使えるのは 1～{ $largest } 行です。
error-column-out-of-range = { $row } 行目は { $column } 列目を指していますが、列は { $last } までです。
error-complete-too-large = 空き行が { $free } 行では多すぎて完成させられません。上限は { $largest } 行です。
error-text-empty = テキストに配置がありません。
error-text-too-long = テキストが長すぎます（{ $bytes } バイト、上限は { $longest } バイト）。
error-text-too-many-rows = このリストは { $rows } 行あります。盤は { $largest } 行までです。
error-text-no-form = テキストの { $line } 行目の「{ $found }」は、列のリストでも、点と Q の図でもありません。
error-text-bad-column = テキストの { $line } 行目、{ $word } 番目：「{ $found }」。0 から { $last } までの列番号が必要です。
error-text-bad-square = テキストの { $line } 行目、{ $square } マス目：「{ $found }」。点か Q が必要です。
error-text-second-queen = テキストの { $line } 行目、{ $square } マス目：同じ行に 2 つ目のクイーンがあります。
error-text-width = テキストの { $line } 行目は { $squares } マスです。最初の行と同じ { $expected } マスが必要です。
error-text-height = 行数が { $rows } です。1 行のマスの数と同じ { $expected } 行が必要です。
error-job-over = この質問にはすでに答えが出ています。もう一度尋ねてください。
error-link-empty = アドレスに盤の指定がありません。
error-link-too-long = アドレスがこのページのリンクとしては長すぎます（{ $bytes } バイト、上限は { $longest } バイト）。
error-link-version = アドレスのバージョン「{ $found }」はこのページでは読めません。
error-link-pair = アドレスが「{ $found }」で切れているか壊れています。
error-link-unknown-key = アドレスの「{ $key }」はこのページでは読めません。
error-link-repeated-key = アドレスに「{ $key }」が 2 度あります。
error-link-missing-key = アドレスに「{ $key }」がありません。途中で切れたのかもしれません。
error-link-word = アドレスの { $key } の値「{ $found }」は無効です。
error-link-size = アドレスの大きさ「{ $found }」は無効です。
error-link-column = アドレスの { $queen } 番目のクイーンが「{ $found }」です。{ $last } 以下の列番号が必要です。
error-link-too-many-queens = アドレスには { $size } 行に対して { $queens } 個のクイーンがあります。
error-link-seed = アドレスのシード「{ $found }」は無効です。
error-link-step = アドレスのステップ「{ $found }」は無効です。
error-link-own = アドレスのこの画面への指定「{ $found }」は無効です。
error-room-failed = ページのこの部分を開けませんでした（{ $why }）。ほかの部分は使えます。
error-room-link = リンクにこの部分で読めない内容があります。通常どおり開きます。
error-room-missing = ページのこの部分を取得できませんでした。ネットワークにつながってからもう一度お試しください。
error-renewed = このページは新しいバージョンになりました。再読み込みしてください。盤はそのまま残ります。
error-search-unknown = 「{ $name }」という探索はここにありません。
error-search-too-large = この探索は、もっと小さな盤でしか使えません。
error-search-not-empty = この探索は空の盤からしか始められません。
error-search-no-modular = { $size } 行の盤には、対角線が端を回り込む場合の解がありません。
error-search-wrapped = 2 つのクイーンが、端を回り込む対角線で利き合っています。
error-search-conflict = 2 つのクイーンが利き合っているので、探す解がありません。
error-count-too-many-free = 空き行が { $free } 行では多すぎて数えられません。上限は { $limit } 行です。
error-count-unplanned = このページで数えるのは { $limit } 行までです。{ $size } 行の盤は 1 ワーカーで約 { $seconds } 秒かかります。
error-count-endless = 空き行 { $free } 行を数えるには 1 ワーカーで約 { $seconds } 秒かかります。クイーンを増やしてください。
error-count-lost = 同じ部分で何度もエンジンが異常終了したため、計数を中止しました。メモリー不足かもしれません。ワーカーを減らすと少なくて済みます。
error-count-kept = 保存された部分 { $count } 個が壊れているか別のバージョンだったため、削除しました。
error-count-too-large = { $size } 行の盤は数えるには大きすぎます。上限は { $limit } 行です。
error-argument-type = エンジンへの引数が誤っています：{ $name }。
error-argument-range = エンジンへの引数が誤っています：{ $name } は { $least } から { $most } までです。
error-argument-choice = エンジンへの引数が誤っています：{ $name }。
error-argument-length = エンジンへの引数が誤っています：{ $name } は { $length } 項目あり、上限は { $most } です。
error-no-randomness = この端末では乱数が得られません。
error-size-for-large = { $size } 行の盤はここでは扱えません。{ $largest } 行までです。

## notice

notice-linkCopied = リンクをコピーしました。
notice-placementCopied = 配置をコピーしました。
notice-textCopied = テキストをコピーしました。
notice-stepAdded = ステップを自分のレッスンに加えました。「教える」のレッスンエディターで編集できます。
notice-linkAdded = リンクを「教える」のクラスのページに加えました。
notice-resumed = エンジンを起動し直しました。盤はそのままです。
notice-left = この盤から実行をやり直します。
notice-back = ステップ { $step } に戻る
notice-reload = 再読み込み
notice-openLarge = 「巨大な盤」で { $size } 行を開く

## line

line-row = 行
line-column = 列
line-diagonal = 対角線
line-antiDiagonal = 逆対角線
