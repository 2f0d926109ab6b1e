## page

page-proof = 証明の検査
page-about-proof = 完成できないことを証明し、検査する

## proof

proof-board = この { $size } 行の盤を完成できないことの証明を試みる
proof-what = 証明は DIMACS CNF の論理式と DRAT のステップからなります。どの DRAT 検査プログラムでも確かめられます。
proof-size = 論理式は { $size } になります。
proof-find = 証明を探す
proof-back = 盤に戻る
proof-running =
    { $phase ->
        [decide] 完成形を探しています：{ $nodes } ノード。
        [prove] 完成形はありません。証明を書いています：{ $nodes } ノード、{ $size }。
       *[write] 論理式を書いています：{ $size }。
    }
proof-none = この盤は完成できるので、証明はありません。
proof-found = 完成できません。証明に { $time }かかりました。
proof-short = 単位伝播だけで論理式が反駁されるので、証明は最後のステップ、空節だけです。
proof-saveFormula = 論理式を保存（{ $size }）
proof-saveProof = 証明を保存（{ $size }）
proof-checkThis = この証明を検査
proof-byHand = 自分で証明する
proof-check = 証明を検査する
proof-checkWhat = 検査プログラムは探索とコードを共有しません。単位伝播で導けるステップだけを認めます。
proof-openFormula = 論理式を開く
proof-openProof = 証明を開く
proof-checkIt = 検査
proof-checking = 検査したステップ
proof-ok = すべてのステップが導かれ、矛盾に至りました。この論理式は充足できません。検査時間：{ $time }。
proof-wrong = 証明の { $line } 行目のステップは、前のステップから導けません。
proof-unfinished = すべてのステップは導けますが、証明は矛盾に至らずに終わっています。
