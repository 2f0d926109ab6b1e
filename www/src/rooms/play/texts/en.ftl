## play

play-undo = Undo
play-redo = Redo
play-size = Size
play-by = { $size } × { $size }

## What a square is called

play-square-queen =
    { $player ->
        [white] white queen
       *[black] black queen
    }
play-square-open = open
play-square-closed = closed from { $squares }
play-square-last = the last move
play-square-worth =
    { $worth ->
        [wins] a queen here wins
        [ties] a queen here leads to a tie
       *[loses] a queen here loses
    }

## The game for two

play-game-score = Score and terms
play-game-terms = What is agreed
play-game-begin =
    { $closing ->
        [ownColour] A queen closes the squares *of her own colour* on her row, her column and her diagonals. Whoever sets more wins. White begins.
       *[lines] A queen closes *every square* of her row, her column and her diagonals. Whoever sets the last queen wins. White begins.
    }
play-game-left =
    { $player ->
        [white] { $count ->
            [one] White set a queen on *row { $row }, column { $column }*. One square is open.
           *[other] White set a queen on *row { $row }, column { $column }*. { $count } squares are open.
        }
       *[black] { $count ->
            [one] Black set a queen on *row { $row }, column { $column }*. One square is open.
           *[other] Black set a queen on *row { $row }, column { $column }*. { $count } squares are open.
        }
    }
play-game-leftHalves =
    { $player ->
        [white] White set a queen on *row { $row }, column { $column }*. Open now: { $light } light, { $dark } dark.
       *[black] Black set a queen on *row { $row }, column { $column }*. Open now: { $light } light, { $dark } dark.
    }
play-game-passed =
    { $player ->
        [white] White’s time ran out, so the turn was passed.
       *[black] Black’s time ran out, so the turn was passed.
    }
play-game-moves =
    { $count ->
        [one] { $count } move so far
       *[other] { $count } moves so far
    }
play-game-resign = Resign
play-game-again = Play again
play-game-swap = Change sides
play-game-show = show what wins
play-game-player =
    { $player ->
        [white] White
       *[black] Black
    }
play-game-person = a person here
play-game-you = you
play-game-engineIs = the engine: { $level }
play-game-level =
    { $level ->
        [random] any square
        [closesLeast] closes the least
        [threeAhead] looks three moves ahead
       *[perfect] perfect
    }
play-game-toMove = to move
play-game-thinks = is choosing
play-game-queens =
    { $count ->
        [one] { $count } queen
       *[other] { $count } queens
    }
play-game-weighing = Working out what each move is worth…
play-game-outlook =
    { $outlook ->
        [white] White can win
        [black] Black can win
       *[tie] It can be held to a tie
    }
play-game-worth =
    { $value ->
        [0] Every queen that can be set now has an answer, so whoever moves now does not set the last one.
       *[other] Whoever moves now can see to it that the last queen is theirs.
    }
play-game-mirror = The right half is the left half in a mirror, with the players exchanged. Whoever copies every move keeps it so, and does not lose.
play-game-half =
    { $half ->
        [light] Light: { $value }
       *[dark] Dark: { $value }
    }
play-game-halfOpen =
    { $count ->
        [one] One square is open.
       *[other] { $count } squares are open.
    }
play-game-whyOver =
    { $player ->
        [white] White’s last queen closed every square that was open.
       *[black] Black’s last queen closed every square that was open.
    }
play-game-whyAnswer =
    { $player ->
        [white] White’s move was good: { $count } squares are open, and White has an answer to a queen on each of them.
       *[black] Black’s move was good: { $count } squares are open, and Black has an answer to a queen on each of them.
    }
play-game-whyEqual =
    { $player ->
        [white] White’s move was good: the light and the dark half are worth { $value } each, so that what changes in one can be answered in the other.
       *[black] Black’s move was good: the light and the dark half are worth { $value } each, so that what changes in one can be answered in the other.
    }
play-game-whyZero =
    { $player ->
        [white] White’s move was good: both halves are worth 0, so that every queen in a half has an answer in that half.
       *[black] Black’s move was good: both halves are worth 0, so that every queen in a half has an answer in that half.
    }
play-game-ended =
    { $ending ->
        [tie] A tie, { $most } each
        [whiteMore] White wins, { $most } to { $least }
        [blackMore] Black wins, { $most } to { $least }
        [whiteLast] White wins with the last queen
        [blackLast] Black wins with the last queen
        [whiteResigned] White has resigned: Black wins
        [blackResigned] Black has resigned: White wins
        [whiteTime] White’s time has run out: Black wins
       *[blackTime] Black’s time has run out: White wins
    }
play-game-opponent = Opponent
play-game-aPerson = A person here
play-game-anEngine = The engine
play-game-levels = Level
play-game-yours = You play
play-game-winner = Who wins
play-game-closing =
    { $closing ->
        [ownColour] most queens
       *[lines] last to set
    }
play-game-closingWhat =
    { $closing ->
        [ownColour] A queen closes squares of her own colour only. Whoever has set more queens at the end wins.
       *[lines] The classic game: a queen closes every square of her lines. Whoever sets the last one wins.
    }
play-game-clock = Clock
play-game-clocks =
    { $clock ->
        [none] no clock
        [each] 5 minutes each
       *[turn] 30 seconds a turn
    }
