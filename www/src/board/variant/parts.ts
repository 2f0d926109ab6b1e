// Parses the name of a rule: its law, the part after the colon, and the surface of the board.

import type { Piece } from '../picture/pieces';

export const SURFACES = ['plane', 'cylinder', 'torus'] as const;
export type Surface = (typeof SURFACES)[number];

/** The pieces, and the laws of queens, that can be chosen. */
export const PIECES = [
  'queens',
  'half',
  'rooks',
  'bishops',
  'knights',
  'kings',
  'superqueens',
  'empresses',
  'touching',
] as const;
export const LAWS = [
  'toggled',
  'toggled-open',
  'parity-diagonals',
  'parity',
  'parity-in-order',
  'light-dark',
  'sliding',
  'formula',
] as const;
export type Law = (typeof PIECES)[number] | (typeof LAWS)[number];

/** The parts of a rule. `more`: the text after the colon. */
export interface Parts {
  readonly law: Law;
  readonly more: string;
  readonly surface: Surface;
}

/** The parts of the name of a rule; for an unknown name, the parts of `queens`. */
export function partsOf(rule: string): Parts {
  const [, name = '', joined] = /^(.*?)(?:\+(cylinder|torus))?$/.exec(rule) ?? [];
  const [law = '', ...more] = name.split(':');
  const known = [...PIECES, ...LAWS].find((one) => one === law);
  return { law: known ?? 'queens', more: more.join(':'), surface: SURFACES.find((one) => one === joined) ?? 'plane' };
}

/** Whether the rule is a piece, which can have any surface and walls. The other laws are for queens on the plane. */
export const isPiece = (law: Law): boolean => PIECES.some((piece) => piece === law);

export function ruleOf({ law, more, surface }: Parts): string {
  const name = more === '' ? law : `${law}:${more}`;
  return isPiece(law) && surface !== 'plane' ? `${name}+${surface}` : name;
}

/** Returns the piece of a rule. */
export function pieceOf(law: Law): Piece {
  switch (law) {
    case 'rooks':
    case 'empresses':
      return 'rook';
    case 'bishops':
      return 'bishop';
    case 'knights':
      return 'knight';
    case 'kings':
      return 'king';
    default:
      return 'queen';
  }
}
