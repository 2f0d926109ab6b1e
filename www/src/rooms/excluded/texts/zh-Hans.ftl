## page

page-excluded = 排除的对角线
page-about-excluded = 避开某些对角线放置所有皇后

## excluded

excluded-title = 排除的对角线
excluded-what = 放置 n 个皇后，所列对角线上一个也不放。实例按 CSPLib 问题 079 的形式书写：
excluded-instance = 排除对角线问题的实例
excluded-example = 使用示例
excluded-open = 打开实例
excluded-decide = 判定
excluded-decided =
    { $verdict ->
        [completed] 有解，在等价的 { $rows } 行棋盘上找到。
       *[impossible] 无解，在等价的 { $rows } 行棋盘上得到证明。
    }
