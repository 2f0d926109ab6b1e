## handout

handout-label = 学生用页面
handout-noHints = 谜题不给提示。
handout-noClock = 不显示计时。
handout-answers = 答案在您要求时才显示。
handout-searches = 可选的搜索（{ $count }）：{ $searches }。
handout-rules = 证明只能用 { $count } 种规则。
handout-unknown = 此链接中有 { $count } 处本页不认识的内容，已忽略：{ $words }。
handout-leave = 使用完整页面
