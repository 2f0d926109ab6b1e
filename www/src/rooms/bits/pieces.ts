// The piece on the board of the lab.

import type { Piece } from '../../board/pieces';

/** The pieces on the set bits, by the trick that is shown; queens if the trick is not about a piece. */
export function pieceOf(trick: string | null): Piece {
  switch (trick) {
    case 'knights':
      return 'knight';
    case 'kings':
      return 'king';
    case 'rooks':
      return 'rook';
    case 'bishops':
      return 'bishop';
    case 'pawns-up':
    case 'pawns-down':
      return 'pawn';
    default:
      return 'queen';
  }
}
