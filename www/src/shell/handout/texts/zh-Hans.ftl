## handout

handout-label = 学生用页面
handout-noHints = 谜题不给提示。
handout-noClock = 不显示计时。
handout-answers = 答案在要求之后才显示。
handout-searches = 可选的搜索（{ $count }）：{ $searches }。
handout-rules = 证明只能用：{ $rules }。
handout-rule =
    { $rule ->
        [single] 唯一格
        [block] 方块
        [pointer] 区块
        [killer] 封死格
        [set] 线组
        [strip] 条带
        [trial] 按唯一格试放
        [trial-and-rules] 按所有规则试放
       *[cases] 分情况
    }
handout-unknown = 此链接中有 { $count } 处本页无法识别的内容，已忽略：{ $words }。
handout-leave = 使用完整页面
