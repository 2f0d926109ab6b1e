## page

page-bits = ビット技
page-about-bits = 1 ワードに 64 マス

## bits

bits-word = 1 つのワード、4 つの見方
bits-board = 盤としてのワード
bits-square = { $row } 行 { $column } 列、ビット { $bit }
bits-set = 1
bits-piece-knight = ナイト
bits-piece-king = キング
bits-piece-queen = クイーン
bits-piece-rook = ルーク
bits-piece-bishop = ビショップ
bits-piece-pawn = ポーン
bits-move-can = 利きあり
bits-move-jump = 端を越えて到達
bits-bytes = 下位からのバイト：{ $bytes }
bits-base-hexadecimal = 16 進
bits-base-decimal = 10 進
bits-base-binary = 2 進
bits-mapping = マスとビットの対応
bits-mappings-rows = 行がバイト
bits-mappings-columns = 列がバイト
bits-numbers = マスの番号
bits-numbered-none = 番号なし
bits-numbered-bits = ビット 0～63
bits-numbered-sum = x + y
bits-numbered-difference = 7 − x + y
bits-mask = 対角線 { $number }：{ $mask }
bits-takeMask = このワードにする
bits-layers = x はバイトの番号、y はその中のビットの番号です。対角線は各方向に 15 本あり、マスクは最初に 1 回だけ作ります。利きを 1 ワードにまとめるだけでは足りません。2 つのクイーンが利いているマスは、片方を取り除いても空きにしてはいけないからです。そこで行、対角線、逆対角線に 1 ワードずつ使います。
bits-clear = すべて 0 に
bits-flip = すべて反転
bits-examples-title = 記事の例
bits-examples-open = 表示
bits-examples-blackHole = notGH のマスクを外した a4（ビット 24）のナイト：10 のシフトで端を越え、g2（ビット 14）に出ます。記事では最下位のビットが a1 です。この盤では左上にあります。
bits-examples-king = 同じ記事の練習問題：キングは何マスに行けるでしょうか。隅からは 3 マス、端のほかのマスからは 5 マス、それ以外からは 8 マスです。
bits-examples-lowest = 22 & −22 = 2：最下位の 1 です。その位置は BSF または TZCNT 命令で求まります。
bits-examples-clearing = 1001010100010000 から最下位の 1 を消します。消して数える方法は、1 の数だけ繰り返します。
bits-examples-vector = 1 つのワードに 8 つのカウンター：0x0303… + 0x0101… は、すべてのバイトに同時に 1 を足します。
bits-examples-eights = どのバイトが 8 でしょうか。0x0108030407080506 & 0x0808… は 0x0008000000080000 です。記事の 0x0800000000080000 は誤植です。
bits-examples-oneLayer = 1 層では足りない理由：s1 は 2 つのクイーンの行と対角線の利き、s3 はそこから上のクイーンの利きを取り除いたものです。最後の段に見える 5 マスは、下のクイーンがまだ利いているのに s3 では空きになってしまったマスです。
bits-examples-threeLayers = 同じクイーンを行・対角線・逆対角線の 3 層で扱います。どの層でも 1 本のラインは 1 つのクイーンのものです。上のクイーンを取り除いても、誤って空くマスはなく、最後の段は空です。
bits-trick = 技法
bits-groups-words = ワードの演算
bits-groups-moves = 駒の動き
bits-edit = パイプラインとして編集
bits-measure = 速度を測る
bits-measuring = 測定中…
bits-forms = 書き方の比較
bits-form = 書き方
bits-operations = 演算の回数
bits-speed = 100 万回/秒
bits-uncounted = 不定
bits-unmeasured = –
bits-plain = 1 桁ずつ
bits-plainMoves = 1 マスずつ
bits-onX86 = x86 の命令
bits-standsFor = x86 の { $x86 }
bits-wasmLacks = wasm にはなく、ほかの演算で代用
bits-thisLacks = このビルドにはなく、ほかの演算で代用
bits-masks = 駒を盤から出さないマスク
bits-blocked = 駒が互いの道をふさぐ
bits-jumps = マスクを外すと、動きが盤の端を越えます。越えて届いたマスには × が付きます。
bits-method-shifting = 届くマスの数（シフトで数える）
bits-method-clearing = 最下位の 1 を消して
bits-method-table = 表引きで
bits-method-distance = 端までの距離で
bits-single = 駒 1 つのとき
bits-agree = すべての方法が一致しました。
bits-disagree = 方法が一致しません。
bits-pipeline = パイプライン
bits-goTo = 第 { $stage } 段へ：{ $formula }
bits-stageName = { $stage }：{ $what }
bits-stageLabel = 第 { $stage } 段：{ $word }
bits-stage = 段
bits-stageOf = 演算 *{ $stage }* / { $stages }
bits-first = 最初の段
bits-back = 前の段
bits-forward = 次の段
bits-last = 最後の段
bits-operation-word = ワード
bits-operation-not = 反転
bits-operation-negate = 符号反転
bits-operation-table = 表引き
bits-operation-and = 論理積
bits-operation-or = 論理和
bits-operation-xor = 排他的論理和
bits-operation-add = 加算
bits-operation-subtract = 減算
bits-operation-left = 左シフト
bits-operation-right = 右シフト
bits-own-title = 自作のパイプライン
bits-own-lead = 1 行に演算を 1 つ書きます。対象は x、前の段（s1）、マスクの名前、または 7 や 0xFF のような数です。
bits-own-text = パイプライン、1 行に 1 段
bits-own-operation = 演算
bits-own-first = 第 1 オペランド
bits-own-second = 第 2 オペランド
bits-own-add = 段を加える
bits-own-remove = 最後の段を取り除く
bits-story-word = このワードでは *{ $count } ビット*が 1 です。
bits-story-not = { $one } の全ビットを反転します。今は *{ $count } ビット*が 1 です。
bits-story-negate = { $one } の全ビットを反転し、1 を加えます。
bits-story-table = { $one } の下位 16 ビットを表で引くと *{ $answer }* です。
bits-story-and = { $one } と { $other } の両方にある 1 は *{ $count } ビット*です。{ $one } から { $lost } ビットが消えます。
bits-story-or = { $one } か { $other } にある 1 は *{ $count } ビット*です。
bits-story-xor = { $one } と { $other } で異なるのは *{ $count } ビット*です。
bits-story-add = { $one } に { $other } を足します。
bits-story-subtract = { $one } から { $other } を引きます。
bits-story-left = { $one } を左に { $places } 桁シフトします。
bits-story-leftLost = { $one } を左に { $places } 桁シフトします。*{ $count } ビット*が端から落ちます。
bits-story-right = { $one } を右に { $places } 桁シフトします。
bits-story-rightLost = { $one } を右に { $places } 桁シフトします。*{ $count } ビット*が端から落ちます。
bits-story-carryNone = 同じ桁に 1 が重ならないので、桁上がりはありません。
bits-story-carryRun = 桁上がりが *{ $count } 桁*を伝わり、{ $row } 行 { $column } 列で止まります。
bits-story-carryMany = *{ $count } 桁*で桁上がりが起きます。
bits-story-borrowNone = 桁借りはありません。
bits-story-borrowRun = 桁借りが *{ $count } 桁*を伝わり、{ $row } 行 { $column } 列で止まります。
bits-story-borrowMany = *{ $count } 桁*で桁借りが起きます。
bits-story-answer = 答えは *{ $answer }* です。
bits-tricks-lowest-title = 最下位の 1 だけ残す
bits-tricks-lowest-form = x & −x
bits-tricks-lowest-lead = 符号反転とは「全ビットを反転して 1 を加える」ことです。加えた 1 は、0 が反転したところを桁上がりで伝わり、x の最下位の 1 で止まります。x と −x がともに 1 なのは、そこだけです。
bits-tricks-without-lowest-title = 最下位の 1 を消す
bits-tricks-without-lowest-form = x & (x − 1)
bits-tricks-without-lowest-lead = 1 を引くと、桁借りが下の 0 を伝わって最下位の 1 に届きます。そこから下はすべて反転するので、x と x − 1 が一致するのは、それより上だけです。
bits-tricks-place-of-lowest-title = 二分して最下位の 1 を探す
bits-tricks-place-of-lowest-form = 二分して
bits-tricks-place-of-lowest-lead = 下半分に 1 があるでしょうか。なければ上半分を 32 桁下ろして答えに 32 を足し、また二分します。空の半分から 1 を引くと全体が 1 になるので、その最上位ビットが、分岐なしで「空」を示します。
bits-tricks-count-shifting-title = シフトで 1 を数える
bits-tricks-count-shifting-form = シフトで
bits-tricks-count-shifting-lead = 最下位の桁を見て数に足し、次の桁を下ろします。最上位の 1 まで、1 桁に 1 回かかります。
bits-tricks-count-clearing-title = 最下位の 1 を消しながら数える
bits-tricks-count-clearing-form = 最下位を消して
bits-tricks-count-clearing-lead = 1 回に 1 ビット消すので、回数は 1 の数と同じです。ナイトの動きのように 1 が少なければ速い方法です。コンパイラーはこのループを見分け、1 つの命令に置き換えます。
bits-tricks-count-table-title = 表で 1 を数える
bits-tricks-count-table-form = 表引き
bits-tricks-count-table-lead = 16 ビットずつ 4 つに分け、それぞれ 65,536 バイトの表で引きます。T がその表です。
bits-tricks-count-swar-title = 64 ビットをまとめて数える
bits-tricks-count-swar-form = 一斉に
bits-tricks-count-swar-lead = 2 ビットごとに 2 つの和、4 ビットごとに 4 つの和、各バイトに 8 つの和を作り、最後にバイトを足し合わせます。1 ワードが 32 個の小さな加算器として働きます。
bits-tricks-count-byte-title = 1 バイトの 1 を数える
bits-tricks-count-byte-form = 3 回の和で
bits-tricks-count-byte-lead = 8 ビットで同じ和を 3 回作ります。2 つずつ、4 つずつ、最後に全部です。
bits-tricks-count-bytes-title = 8 バイトの 1 を一度に数える
bits-tricks-count-bytes-form = 一斉に
bits-tricks-count-bytes-lead = バイトを足し合わせる前で止めると、各バイトにその 1 の数（0～8）が残ります。盤の 8 本のラインを 10 回の演算で数えられます。
bits-tricks-sum-bytes-title = 8 バイトを足し合わせる
bits-tricks-sum-bytes-form = 組にして
bits-tricks-sum-bytes-lead = 隣どうしを組にして足し、あふれないように 16 ビットに入れます。次に組どうし、最後に半分どうしを足します。
bits-tricks-eights-title = すべて 1 のバイトがあるか
bits-tricks-eights-form = AND 1 回
bits-tricks-eights-lead = 8 バイトを一度に数えます。0～8 のうちビット 3 があるのは 8 だけなので、AND 1 回で盤のすべて埋まったラインが分かります。
bits-tricks-sevens-title = 0 が 1 つ以下のバイトがあるか
bits-tricks-sevens-form = 加算と AND 1 回
bits-tricks-sevens-lead = すべての数に 1 を足すと、7 は 8、8 は 9 になり、どちらもビット 3 を持ちます。同じ AND で見つかります。
bits-tricks-gather-title = 列を 1 バイトに集める
bits-tricks-gather-form = 折り畳んで
bits-tricks-gather-lead = 8 バイトの最下位ビットは 8 桁おきにあります。7、14、28 の 3 回の折り畳みで 1 か所に集まります。
bits-tricks-scatter-title = 1 バイトを列に広げる
bits-tricks-scatter-form = 折り畳んで
bits-tricks-scatter-lead = その逆です。1 バイトの 8 ビットを 28、14、7 ずつ離し、各バイトに 1 つずつにします。
bits-tricks-knights-title = ナイト
bits-tricks-knights-form = 一斉に
bits-tricks-knights-lead = ナイトの 8 つの動きは、すべてのナイトをまとめて動かす 8 回のシフトです。横から出たビットは反対側に入ってしまうので、端の列をマスクで消します。上下では、ビットはただ落ちます。
bits-tricks-kings-title = キング
bits-tricks-kings-form = 一斉に
bits-tricks-kings-lead = まず、マスクを使って左右に 1 歩ずつ動かします。次に、行の 3 マスをまとめて上下へ動かします。8 つの動きが 4 回のシフトで済みます。
bits-tricks-queens-title = クイーン
bits-tricks-queens-form = 一斉に
bits-tricks-queens-lead = ルークとビショップの組み合わせです。8 方向それぞれに、空きマスを 1、さらに 2、さらに 4 進み、最後にもう 1 歩進みます。
bits-tricks-rooks-title = ルーク
bits-tricks-rooks-form = 一斉に
bits-tricks-rooks-lead = 空きマスを 1、次に 2、次に 4 進みます。3 回の倍増で 7 マスに届き、最後の 1 歩で、行く手をふさぐ駒のマスに届きます。
bits-tricks-bishops-title = ビショップ
bits-tricks-bishops-form = 一斉に
bits-tricks-bishops-lead = 対角線に沿って同じ倍増を行い、反対側から入らないようにマスクします。
bits-tricks-pawns-up-title = ポーンが取るマス、上向き
bits-tricks-pawns-up-form = 一斉に
bits-tricks-pawns-up-lead = 左右に 1 回ずつシフトし、それぞれの側のマスクを使います。
bits-tricks-pawns-down-title = ポーンが取るマス、下向き
bits-tricks-pawns-down-form = 一斉に
bits-tricks-pawns-down-lead = 左右に 1 回ずつシフトし、それぞれの側のマスクを使います。

## error

error-word-empty =
    まだ数字がありません。{ $base ->
        [binary] 2 進
        [hexadecimal] 16 進
       *[decimal] 10 進
    }の数を入力してください。
error-word-bad-digit =
    { $position } 文字目の「{ $found }」は { $base ->
        [binary] 2 進
        [hexadecimal] 16 進
       *[decimal] 10 進
    }の数字ではありません。
error-word-too-many-digits =
    { $digits } 桁は多すぎます。ワードは { $base ->
        [binary] 2 進
        [hexadecimal] 16 進
       *[decimal] 10 進
    }で { $most } 桁までです。
error-word-too-large = 64 ビットを超えています。最大は 18,446,744,073,709,551,615 です。
error-pipeline-too-long = パイプラインが { $bytes } バイトあります。読めるのは { $most } バイトまでです。前のパイプラインをそのまま使います。
error-pipeline-too-many-stages = パイプラインが { $stages } 段あります。実行できるのは { $most } 段までです。前のパイプラインをそのまま使います。
error-pipeline-operation = 第 { $stage } 段の「{ $found }」は演算ではありません。not、negate、table、and、or、xor、add、subtract、left、right のどれかを書いてください。
error-pipeline-operands = 第 { $stage } 段のオペランドは { $found } 個ですが、この演算には { $expected } 個必要です。
error-pipeline-operand = 第 { $stage } 段の対象「{ $found }」は使えません。x、s1 のような段、マスク、数のどれかを書いてください。
error-pipeline-number = 第 { $stage } 段の数「{ $found }」は 64 ビットに収まりません。
error-pipeline-missing-stage = 第 { $stage } 段が、それより前にない第 { $missing } 段を使っています。前のパイプラインをそのまま使います。
