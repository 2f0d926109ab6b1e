// Converts the content of squares to faces for the grid. A square with the same content keeps its face and is not drawn again.

import type { Face } from '../../board/board';
import type { Piece } from '../../board/glyph';

/** The content of a square. */
export interface SquareContent {
  readonly queen?: Piece | null;
  /** The strokes of the lines that exclude it. */
  readonly attacked?: string;
  readonly is?: readonly string[];
  /** The number of ways to finish with a queen here; null hides it. */
  readonly ways?: number | null;
  readonly region?: string;
  readonly label: string;
}

/** Makes the faces of a board. `most`: the largest number of ways on it. */
export function createFaces(): (shown: readonly SquareContent[], most?: number) => readonly Face[] {
  let last: readonly Face[] = [];
  return (contents, most = 1) => {
    last = contents.map((one, square) => {
      const face = faceOf(one, most);
      const old = last[square];
      return old && isSameFace(old, face) ? old : face;
    });
    return last;
  };
}

function faceOf({ queen, attacked, is, ways, region, label }: SquareContent, most: number): Face {
  return {
    queen: queen ?? null,
    attacked: attacked ?? '',
    is: is?.join(' ') ?? '',
    heat: ways === null || ways === undefined ? null : String(ways),
    share: (ways ?? 0) / most,
    damage: null,
    label,
    ...(region === undefined ? {} : { region }),
  };
}

const FIELDS = ['queen', 'attacked', 'is', 'heat', 'share', 'label', 'region'] as const;

const isSameFace = (one: Face, other: Face): boolean => FIELDS.every((field) => one[field] === other[field]);
