## page

help-variant =
    { $rule ->
       *[torus] トーラス上
        [superqueens] スーパークイーン
        [knights] ナイト
    }

## help

help-what = タップかキーでクイーンを置くと、何通りに完成できるかが出ます。マスの短い線は利きの方向を、空きマスの数は、そこにクイーンが入る完成形の数を示します。「完成させる」は 1 つ見つけ、「数える」はすべて数え、「見る」は探索の様子を見せます。
help-queens = クイーンについて
help-onBoard = 盤の上で
help-onLarge = 大きな盤の上で
help-inLesson = レッスンで
help-anywhere = どこでも
help-problem = n クイーン問題：n×n の盤に n 個のクイーンを、どの 2 つも同じ行・列・対角線に並ばないように置く問題です。
help-attacks = クイーンは自分の行、列、2 本の対角線のすべてのマスに利きます。利き合うクイーンは衝突しています。
help-works = このページのもとになった文献
help-docs = 文書（英語）：プライバシー、アクセシビリティ、カリキュラム、自分で公開する方法、プログラム、レッスン
help-version = Queens { $version }、MIT ライセンスのフリーソフトウェア。

## keys

keys-play = 再生・一時停止
keys-step = 1 ステップ戻る・進む
keys-ends = 最初・最後のステップ
keys-deadEnd = 前・次の行き止まりか強制された手
keys-solution = 次・前の解
keys-speed = 速く・遅く
keys-breakpoint = ここのブレークポイントを設定・解除
keys-undo = 元に戻す・やり直す
keys-paste = クリップボードの配置を置く
keys-help = このヘルプ
keys-leave = 盤を離れる、ダイアログを閉じる
keys-move = 別のマスへ
keys-set = クイーンを置く・取り除く
keys-mark = 「ここではない」の印
keys-pan = 盤の上を移動。Shift を押すと遠くへ
keys-zoom = 拡大・縮小
keys-whole = 盤全体
keys-lens = 拡大鏡のオン・オフ
keys-lessonStep = レッスンの前後のステップへ
keys-answer = その行または列で答える
keys-around = 自由に試す、またはレッスンに戻る
keys-black = 投影中に画面を黒く
keys-rowEnds = 行の最初・最後のマス
keys-columnEnds = 列の最初・最後のマス
keys-remove = その行のクイーンを取り除く

## paste

paste-what = リスト：行ごとに列番号を 1 つ（1 から数え、空の行は 0）。または図：盤の 1 行をテキストの 1 行に、点と Q で書きます。
paste-field = 配置
paste-example = 0 0 4 0 8 0 0 0
paste-place = このクイーンを置く
paste-clipboard = 貼り付け
paste-picture = 画像を選ぶ
paste-forms = パズルも開けます：画像、puzz.link のリンク、領域を表す文字（1 行ずつ）、JSON。

## until

until-solution = 次の解
until-deadEnd = 次の行き止まり
until-shuffle = 次のシャッフル
until-square = クイーンを試すマス：行
until-column = 列
until-back = このクイーンを取り除くまで
until-block = コードのこの行まで
until-end = 最後
until-row = { $row } 行 { $column } 列
until-queen = クイーン
until-whichBlock = コードの行
until-run = 実行
until-cancel = 中止
until-line = { $from } から { $to } までの値を入力してください。

## settings

settings-theme = テーマ
settings-themes-system = システムと同じ
settings-themes-light = ライト
settings-themes-dark = ダーク
settings-language = 言語
settings-squares = マスの呼び方
settings-squaresBy-numbers = 数字
settings-squaresBy-letters = チェス式の文字
settings-squaresWhat = チェスと同じく、列は文字（z の次は aa）、行は下から数えます。すべての盤、文、ヒント、コピーする配置がこれに従います。レッスンは本文に合わせて数字のままです。
settings-keys = キー
settings-shortcuts = 1 文字のキー（n、p、x、+、−、?）
settings-projector = プロジェクター
settings-present = このページを投影

## send

send-what = リンクは、今見えているものをそのまま開きます。
send-copy = リンクをコピー
send-app = アプリへ…
send-others = ほかの送り方
send-lessonWhat = 今の画面を、作成中のレッスンに加える
