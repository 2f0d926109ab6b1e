// Which piece stands on the board of the lab.

import type { Piece } from '../../board/pieces';

/** What stands on the set bits, by the trick that is shown. A trick that is about no piece shows queens. */
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
