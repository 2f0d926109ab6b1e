## tree

tree-title = 树
tree-view = 树的显示方式
tree-views-path = 路径
tree-views-whole = 整体
tree-views-outline = 大纲
tree-tooLarge = 试放的皇后太多，这里画不下。标尺上方的条形显示整个运行。
tree-path = 搜索放下的皇后，自上而下：第 { $columns } 列
tree-pathEmpty = 搜索尚未放下皇后
tree-wholeLabel = 探索的全部：试放皇后 { $nodes } 个，解 { $solutions } 个
tree-outline = 树的大纲
tree-icicle = 以条形表示整个运行，每个皇后一条，位于它所依附的皇后之下：试放皇后 { $nodes } 个，解 { $solutions } 个。选一条即可跳到那里
tree-item = { $name }：{ $said }
tree-node = 第 { $row } 行第 { $column } 列
tree-forced = 第 { $row } 行第 { $column } 列，被迫
tree-is-path = 在棋盘上
tree-is-now = 最后放下
tree-is-wait = 尚未
tree-is-solved = 其下有 { $count } 个解
tree-is-failed = 立即失败
tree-is-failedAfter = 试 { $count } 个皇后之后失败
tree-key-path = 在棋盘上
tree-key-now = 最后放下
tree-key-wait = 尚未
tree-key-solved = 通向解
tree-key-failed = 失败，下为试放的皇后数

## predict

predict-title = 预测
predict-switch = 每步之前问我
predict-asks = 接下来会怎样？
predict-how = 在棋盘上选出放置、排除或移除皇后的格，或选下面之一。
predict-deadEnd = 死路
predict-solution = 解
predict-exhausted = 结束
predict-right = 对。
predict-wrong = 不对：您说的是{ $said }。
predict-said-deadEnd = 死路
predict-said-solution = 解
predict-said-exhausted = 结束
predict-score = { $count } 次中对 { $right } 次
predict-anew = 重新计分
predict-show = 显示答案

## keys

keys-space = 空格
