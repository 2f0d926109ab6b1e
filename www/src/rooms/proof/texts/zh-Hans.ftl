## page

page-proof = 证明检验
page-about-proof = 证明棋盘无法补全，并加以检验

## proof

proof-board = 尝试证明这个 { $size } 行的棋盘无法补全
proof-what = 证明由 DIMACS CNF 公式和一串 DRAT 步骤组成，任何 DRAT 检验程序都能核对。
proof-size = 公式要占 { $size }。
proof-find = 寻找证明
proof-back = 回到棋盘
proof-running =
    { $phase ->
        [decide] 正在寻找补全：{ $nodes } 个节点。
        [prove] 没有补全。正在写证明：{ $nodes } 个节点，{ $size }。
       *[write] 正在写公式：{ $size }。
    }
proof-none = 这个棋盘可以补全，所以不存在证明。
proof-found = 无法补全。证明用了 { $time }。
proof-short = 仅靠单元传播就能反驳这个公式，因此证明只有最后一步，即空子句。
proof-saveFormula = 保存公式，{ $size }
proof-saveProof = 保存证明，{ $size }
proof-checkThis = 检验这个证明
proof-byHand = 亲手证明
proof-check = 检验证明
proof-checkWhat = 检验程序与搜索没有共同的代码。只有能由单元传播推出的步骤才被接受。
proof-openFormula = 打开公式
proof-openProof = 打开证明
proof-checkIt = 检验
proof-checking = 已检验的步骤
proof-ok = 每一步都能推出，直到矛盾：公式不可满足。检验用了 { $time }。
proof-wrong = 证明第 { $line } 行的步骤不能推出。
proof-unfinished = 每一步都能推出，但证明还没有到达矛盾就结束了。
