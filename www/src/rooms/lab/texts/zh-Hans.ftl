## page

page-lab = 实验室
page-about-lab = 在这里重做关于皇后的研究

## lab

lab-title = 在自己的设备上重做关于皇后的研究
lab-lead = 这些页面上的每个数字都由您的浏览器算出。
lab-returns = 返回 { $count } 次
lab-what =
    { $card ->
        [huge] 100,000 个皇后的棋盘，瞬间补全。大小可达一百万。
        [measured] 补全要返回多少次？已发表的比例，在这里重新测量。
        [ten] 没有共同格的解能铺满整个棋盘吗？7 个皇后时可以。
        [unknown] 没有人知道 28 皇后的解数。在这里估计它，并给出误差。
        [checker] 证明一个棋盘无法补全，并逐步检验这个证明。
       *[diagonals] 有些对角线不能用。把所有皇后放在其余对角线上。
    }
