## page

page-figures = 論文の図
page-about-figures = 論文の図をもう一度測る

## figures

figures-head = 論文の図をもう一度測る
figures-figure = 図
figures-run = 測定
figures-save = CSV で保存
figures-progress = 標本 { $count } / { $of }。
figures-paused = 一時停止中：標本 { $count } / { $of }。
figures-cancelled = 中止しました：標本 { $count } 個。
figures-part = 済んだ標本の割合
figures-chart = グラフ：{ $title }
figures-table = 公表値と測定値
figures-quantity = 量
figures-published = 公表値
figures-measured = 測定値
figures-error = 標準誤差
figures-samples = 標本
figures-plusMinus = ± { $error }
figures-partTitle = n = { $size }
figures-sharesTitle = n = { $size }：復帰回数ごとの実行の割合（%）
figures-timesTitle = n と 1 回の補完の時間（ミリ秒）
figures-afterTitle = クイーン { $queens } 個の後
figures-columns-queens = 置いたクイーン
figures-columns-milliseconds = ミリ秒
figures-columns-returns = 復帰
figures-columns-row = 行
figures-columns-looks = 調べた組またはマス
figures-columns-singles = 空きマスが 1 つのステップ
figures-columns-moves = 動かしたクイーン
figures-columns-nodes = 置いたクイーン（取り除いたものを含む）
figures-quantities-equals = 復帰 { $count } 回
figures-quantities-share = 埋まった行の割合
figures-quantities-full = 完全な解になる確率
figures-quantities-queens = 埋まった行の平均数
figures-quantities-milliseconds = 平均時間
figures-quantities-trimmed = 最も遅い 1 割を除く平均時間
figures-quantities-completed = 上限に達した実行
figures-quantities-nodes = 置いたクイーン（取り除いたものを含む）
figures-quantities-returns = 平均の復帰回数
figures-quantities-atMost = 復帰 { $count } 回以下
figures-quantities-singles = 最後の 12 ステップのうち、空きマスが 1 つの行を選んだもの
figures-quantities-asymmetry = マスとその鏡像との最大の差
figures-names-returns = 1 回の補完の復帰
figures-names-eachStep = 復帰（ステップごとに損害を数え直す）
figures-names-cluster = n = 1,000 の時間：クラスター
figures-names-firstPass = 最初の一巡で 60%
figures-names-randSet = 埋まった行：ランダムな行と列の組
figures-names-randRand = 埋まった行：ランダムな行と空きマス
figures-names-freeSquares = 残った行の空きマス
figures-names-straight = n と復帰なしの実行の割合
figures-names-undecided = n と上限に達した実行の割合
figures-names-bases = 未決の実行：基点を減らすと
figures-names-levels = n と基準レベル
figures-names-lengths = n と埋まった行数
figures-names-chance = 完全な解になる確率
figures-names-leastRisk = n = 100 の最小リスク：最後の 12 ステップ
figures-names-pair = ほとんど同じ 2 つの配置
figures-names-squares = 各マスが使われる解の数
figures-about-returns = 線形時間補完が基準レベルに戻る回数です。盤は解のランダムな部分集合で、最初からあるクイーンの数 k は一様に選びます。
figures-about-eachStep = 各マスの損害を、ブロック 4 で 1 回だけでなく、ブロック 5 のステップごとに数え直した場合です。ほとんどの実行で復帰がありません。
figures-about-straight = 一度も基準レベルに戻らない補完の割合です。公表値は、n = 7～100,000 で 35% 超、320～22,500 で 50% 超です。割合は基準レベルによります。ブロック 5 に残す行が多いほど、戻る実行は減り、埋める表は大きくなります。基準レベル 3 を下げると、それが見えます。
figures-about-lengths = 行き詰まるまでに埋まる行数です。シャッフルした 2 つのリストの組、ランダムな行、順番どおりの行（クイーンは最初の空きマスへ）の 3 通りを比べます。
figures-about-chance = ランダムな選択だけで完全な解になる頻度です。公表値では、組なら n = 71 から、ランダムな行なら 371 から、100 万回の実行で 1 回もありません。
figures-about-squares = 各マスにクイーンがある解の数です。図は左右にも上下にも対称です。より大きな盤は「すべての解」で見られます。
figures-of = { $part }：{ $quantity }
figures-over = { $value } 超
figures-kindTitle = n = { $size }、{ $kind }
figures-queensTitle = n = { $size }、k = { $queens }
figures-basesTitle = n = { $size }、基点は { $count } 個まで
figures-levelsTitle = n とブロックの終わりに空いている行数
figures-leaves-second = ブロック 1 の後（基準レベル 2）
figures-leaves-third = ブロック 3 の後（基準レベル 3）
figures-allRuns = すべての実行
figures-straightRuns = 復帰なしの実行
figures-publishedLine = 論文の直線
figures-proportional = n に比例する時間
figures-rowTitle = n と 1 行の時間（マイクロ秒）
figures-curves-undecided = n と上限に達した実行の割合（%）
figures-curves-lengths = n と埋まった行の割合（%）
figures-curves-chance = n と完全な解になる割合（%）
figures-kinds-firstPassInOrder = 列だけシャッフル
figures-kinds-randSet = randSet & randSet
figures-kinds-randRand = rand & rand
figures-kinds-inOrder = 順番どおりの行
figures-kinds-randSetTo = randSet & randSet
figures-kinds-randRandTo = rand & rand
figures-risk-runs = n = { $size }：最後の 12 ステップのうち、空きマスが 1 つの行を選んだもの
figures-risk-table = リスクの表
figures-risk-caption = ある実行の最後の 12 ステップ：残った行とその空きマス。選んだ行に印
figures-risk-step = ステップ
figures-risk-ours = 行（空きマス）
figures-risk-theirs = 公表値：行（空きマス）
figures-pair-table = 近い組
figures-pair-caption = 大きさごとに 1 組：1 行を除いて同じクイーン
figures-pair-free = 空き行
figures-pair-row = 行
figures-pair-with = 完成できる列
figures-pair-without = 完成できない列
figures-pair-proof = 証明のために置いたクイーン
figures-pair-show = 盤に表示
figures-heatTitle = n = { $size }：各マスを使う解は { $least }～{ $most } 個
figures-heatSquare = { $row } 行 { $column } 列：解 { $count } 個
figures-kindPublished = { $kind }、公表値
figures-left = 残り約 { $time }。
figures-under = { $value } 未満
figures-spread = ばらつき
figures-more = ほかの盤、クイーン、上限
figures-moreWhat = 空の欄は図の値になります。複数の大きさはセミコロンで区切ります：100; 1,000
figures-asPublished = 図のとおり
figures-fields-samples = 大きさごとの標本数、{ $most } まで
figures-fields-sizes = n（複数可）
figures-fields-queens = 最初の個数 k
figures-fields-seed = シード
figures-fields-second = 基準レベル 2
figures-fields-third = 基準レベル 3
figures-fields-repeats = ブロック 5 の繰り返し
figures-fields-bases = 試す基点の上限
figures-fields-returns = 復帰の上限
figures-fields-free = 空けておく行
figures-fields-after = 何個置いた後に数えるか
figures-fields-damage = 損害の数え方
figures-damages-own = 図のとおり
figures-damages-once = 1 回だけ
figures-damages-eachStep = ステップごとに数え直す
figures-quantities-different = 2 つが異なる行
figures-quantities-looks = 調べた組またはマス
figures-quantities-first = 最初の試行で成功
figures-quantities-attempts = シャッフル
figures-quantities-swaps = 交換
figures-quantities-sweeps = 一巡の回数
figures-columns-swaps = 交換
figures-table2-caption = 表 2：上がここでの測定値、下が公表値
figures-table2-samples = 標本
figures-table2-least = 最短時間
figures-table2-most = 最長時間
figures-table2-row = 1 行の時間、µs
figures-table2-undecided = 上限に達した実行
figures-ownLine = こちらの直線
figures-ratio = 「{ $one }」は「{ $other }」の { $ours } 倍です。公表値：{ $theirs } 倍。
figures-line = n = 50 からの直線：log(1000 t) = { $constant } + { $slope } log n、相関 { $correlation }。公表値：{ $theirConstant } + { $theirSlope } log n、相関 { $theirCorrelation }。
figures-flanks = { $part }：最頻値は { $mode }。最頻値からの二乗平均平方根距離は、短い実行で { $below }、長い実行で { $above } です。
figures-endingsTitle = n = { $size }：その行数に達した実行のうち、そこで終わる割合（%）
figures-orderTitle = n = { $size }：各行の空きマス、順番どおりの行
figures-randomTitle = n = { $size }：各行の空きマス、ランダムな行
figures-curves-straight = n と復帰なしの実行の割合（%）
figures-curves-repair = n と最初の試行で成功する割合（%）
figures-names-table2 = 表 2、図 7～9：n と時間
figures-names-toLength = n = 1,000 でクイーン 967 個に達する時間
figures-names-repair = 勾配による修復：最初の試行の成功率
figures-names-repairLarge = n = 100,000 の勾配による修復
figures-about-table2 = 解のランダムな部分集合からの補完です。表 2 の大きさを 1,000 万行まで順に、時間の許す標本数で測ります。1 行あたりの時間が n とともに減るのはなぜでしょうか。ブロック 1 の組はどの盤でも同じ時間ですが、ブロック 3～5 の行は空いた列が多いほど時間がかかります。基準レベルによれば、ブロック 1 が埋める割合は n とともに増えるので（「n と基準レベル」を参照）、平均は組 1 つの時間に近づきます。小さい盤の最短時間はブラウザーの時計の刻みより短く、そのときは 0 と表示されます。グラフの破線は傾き 1 で、図 7 の対角線にあたります。どの行にも同じ時間がかかるとしたときの増え方です。
figures-about-cluster = n = 1,000 の補完の時間（最初から 800 個の場合と任意の個数の場合）と、置いたクイーンの数です。クラスターはそれぞれ 1 つの復帰回数に対応し、論文には 6 つ示されています。
figures-about-firstPass = 行と列をシャッフルし、置ける組を残します。どの大きさでも、一巡で約 60% の行が埋まります。論文は 1,000 万行で 59.97% と測りました。なぜ 60% でしょうか。組は、通る 2 本の対角線がどちらも空いているあいだ置けます。長い対角線は早く当たって早くふさがり、短い対角線は遅くふさがります。どの対角線も、置ける組がそこに引かれる割合でふさがるとするモデルでは、n を限りなく大きくすると 59.98% になります。行が多いほど 1 回の選択の影響は小さいので、ばらつきは減ります。
figures-about-randSet = シャッフルした組の一巡を、1 つも置けなくなるまで繰り返し、その時点のクイーンの数を調べます。ヒストグラムの左右の裾は異なり、2 つ目のグラフがその理由を示します。置いたクイーンが多いほど、次のステップで終わる確率が高いのです。左の裾はこのゆっくりした増加を示し、右の裾は、残る実行が少ないので急に下がります。
figures-about-randRand = ランダムな空き行と、その中のランダムな空きマスを選び、選んだ行に空きマスがなくなるまで続け、その時点のクイーンの数を調べます。ここでも終わる確率は 1 個ごとに高くなるので、左の裾のほうが長くなります。
figures-about-freeSquares = 図 5 と 6：クイーンを置いていくときの、残った各行の空きマスです。行の順に置く場合と、ランダムな行に置く場合を比べます。順に置くほうが行による差が大きく、空きマスのない行が早く出ます。
figures-about-undecided = 完成形があるのに、1,000 回の復帰という上限に達する実行の割合です。論文では偽陰性と呼びますが、ここでは未決とし、厳密探索で判定します。論文では、まだ埋まっていない配置を composition と呼び、完成形があれば positive、なければ negative といいます。
figures-about-bases = n = 1,000 で未決の実行が生じる理由です。ここでの解釈では、ブロック 5 は基準レベル 3 の基点をすべて試してからそのレベルを離れます。基点の数に上限を設けると基準レベル 2 に戻り、ブロック 3 が別のクイーンを置きます。1 つの悪いレベルで復帰を使い果たすはずの実行にも、抜け道ができます。
figures-about-levels = 公表された式による、ブロック 1 とブロック 3 が終わるときに空いている行の数です。式は log n の回帰で、n = 30,000 の前後で 1 つずつあり、その間の段差がグラフに見えます。大部分の行はブロック 1 が埋め、ブロック 5 の割合は n とともに減ります。
figures-about-toLength = 一巡で 1 つも置けなくなるまでのランダムな組（平均 967 個）と、967 個置けるまでのランダムな行（行き止まりごとに最初から）を比べます。公表値では、ランダムな行は 33 倍の時間がかかります。
figures-about-leastRisk = ブロック 5 は空きマスが最も少ない行を選びます。論文の実行では、最後の 12 ステップのうち 11 ステップで、行の空きマスが 1 つだけでした。論文によれば、100×100 の盤の各行で空きマスを 1 つ選ぶ方法は約 10^124 通りあります。この規則はそれらを試さずに選びます。
figures-about-pair = ランダムな解のクイーンを、完成できなくなるまで 1 つずつ動かします。最後の 2 つの配置は 1 行だけ異なります。論文には n = 1,000,000,000 で 1,506 行異なる組があります。空いている 518 行のマスの選び方は、論文の計算で約 10^1466 通りあり、完成できるのは 2 つのうち 1 つだけです。
figures-about-repair = すべての行と列にランダムにクイーンを置き、衝突が減るかぎり交換します。どの交換も効かなければ、すべてをシャッフルし直します。公表値（Sosič と Gu の方法、Sharakhov）では、n = 50,000 から、ほとんど常に最初の試行で成功します。
figures-about-repairLarge = ランダムな初期配置から 100,000 行の解を 1 つ求めます。公表値（Sharakhov）は、2007 年のプロセッサーで 40 秒未満です。一巡ごとに 50 億組の行を調べます。
figures-why-table2 = 時間はこのコンピューターの WebAssembly のもので、公表値は 2013 年のデスクトップでの Matlab のものです。論文は n = 100,000,000 まで測っていますが、ブラウザーではメモリーが足りません。標本も論文のほうが多くなっています。論文では 1 行の時間が実際の 10 分の 1（n = 50 未満では 100 分の 1）と印刷されているので、ここでは論文の平均を n で割っています。
figures-why-eachStep = 論文にはありません。論文は損害をブロック 4 で 1 回だけ数えます。古くなった数を使うとどれだけ損をするかを示します。
figures-why-straight = n = 50 から 100 では、復帰なしの実行が公表の 35% より少なく、n = 50 で 32% です。この大きさでどのブロックが動くかは、論文に書かれていません。
figures-why-undecided = ブロック 5 を何回繰り返すか、基準レベルをいつあきらめるかを、論文は述べていません。ここでは 10 回繰り返し、レベル 3 の基点をすべて試します。どれからも解に至らなければ、1,000 回の復帰はそこで尽きます。n = 1,000 では 100,000 回の実行のうち 29 回がそうなりますが、論文では 0 回です。n = 10 では、論文で 5,000 回のうち 2 回です。
figures-why-cluster = ここでは補完の時間がとても短いので、コンピューターのほかの処理でクラスターがぼやけます。置いたクイーンの数なら、はっきり見えます。
figures-why-firstPass = 列だけをシャッフルする場合は論文にありません。比較のために示します。
figures-why-randSet = 論文は埋まった行の平均数を整数に丸めています。こちらは 1 桁多く示します。
figures-why-randRand = 論文は埋まった行の平均数を整数に丸めています。こちらは 1 桁多く示します。
figures-why-chance = 公表の確率は 100 万回の実行によるものです。標本が少なければ、まれな出来事は見えません。見るには 100 万を選んでください。n = 48 からは、ランダムな組で公表された確率は 100 万分の 1 程度です。
figures-why-toLength = Matlab は 1 行を 1 つのベクトルとして処理しますが、ここでは 1 マスずつ見るので、ランダムな行はさらに遅れます。
figures-why-freeSquares = 論文はそれぞれ 1 つの実行を示します。ここではすべての実行を描くので、ばらつきが見えます。順番どおりの行には偶然がないので、どの実行も同じです。
figures-why-leastRisk = 論文が示すのは 1 つの、しかも珍しい実行です。そのようなステップがこれほど多い実行は 100 回に約 2 回で、平均は 6 ステップです。論文のステップ 95 では 4 行目が抜けていて、ステップ 96 で再び現れます。
figures-why-pair = こちらの組は 1 行だけ異なるので、見分けるのが最も難しい組です。最大は、ブラウザーのメモリーに収まる 100 万行です。
figures-why-repair = 公表されているのは、最初の試行がほとんど常に成功し始める大きさだけです。一巡の手間は行数の 2 乗に比例するので、大きな盤には時間がかかり、標本も少なくなります。n = 50,000 では 1 回に約 30 秒かかります。
figures-why-repairLarge = 公表のプログラムは別のコンピューターの 1 コアで動く Pascal、こちらはお使いのコンピューターで動く WebAssembly です。

## error

error-experiment-size = 測定できるのは { $least }～{ $largest } 行で、{ $size } 行は測定できません。
error-experiment-samples = 標本 { $samples } 個は多すぎます。上限は { $most } 個です。
error-figure-number =
    { $field ->
        [samples] 標本数
        [sizes] n
        [queens] 最初の個数 k
        [seed] シード
        [second] 基準レベル 2
        [third] 基準レベル 3
        [bases] 試す基点の上限
        [returns] 復帰の上限
        [free] 空けておく行
        [after] 何個置いた後に数えるか
       *[repeats] ブロック 5 の繰り返し
    }：「{ $found }」は { $least } から { $most } までの整数ではありません。
error-figure-sizes = 数 { $count } 個は 1 回の測定には多すぎます。上限は { $most } 個です。
error-figure-long = 約 { $hours } 時間かかります。標本 { $samples } 個なら 12 時間未満です。
error-figure-too-long = n = { $size } では、標本 1 個でも約 { $hours } 時間かかります。もっと小さい n を選んでください。
error-experiment-levels = 基準レベルは小さい順でなければならず、最小の盤は { $size } 行です。今はレベル 2 が { $second }、レベル 3 が { $third } です。レベル 2 をレベル 3 より小さく、レベル 3 を { $least } から { $size } までにしてください。
