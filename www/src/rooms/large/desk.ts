// The large board that the worker holds, and those that were held before it: what is undone comes back from here.

import type { BoardImage, EngineModule, Rows, Square } from '../../engine/types';
import type { Held } from './questions';

/** Boards that can be brought back take at most so many bytes: one of ten million rows, hundreds where queens are set by hand. */
const REMEMBERED = 1 << 27;

type Queens = Omit<Held, 'n'>;

/** `given`: the placement before it was completed; null while every queen is given. */
interface Board {
  readonly rows: Rows;
  readonly given: Rows | null;
  readonly queens: Queens;
}

export class Desk {
  #board: Board = { rows: new Int32Array(0), given: null, queens: { given: 0, found: 0 } };
  #past: Board[] = [];
  #future: Board[] = [];
  #image: BoardImage | null = null;

  get rows(): Rows {
    return this.#board.rows;
  }

  /** The given queens alone. */
  get given(): Rows {
    return this.#board.given ?? this.#board.rows;
  }

  /** Puts another board in place, with what is known of its queens; the one before can be brought back. */
  hold(rows: Rows, given: Rows | null = null, known?: Queens): Held {
    this.#remember();
    return this.show(rows, given, known);
  }

  /** Puts another board in place of one that is never asked for again. */
  show(rows: Rows, given: Rows | null, known?: Queens): Held {
    this.forgetImage();
    this.#board = { rows, given, queens: known ?? count(rows, given) };
    return this.held();
  }

  /** Gives back what the image takes, while another board is made: of this one it can be built again. */
  forgetImage(): void {
    this.#image?.free();
    this.#image = null;
  }

  held(): Held {
    return { n: this.#board.rows.length, ...this.#board.queens };
  }

  /** The board before, or the one after it again; null where there is none. */
  travel(to: 'past' | 'future'): Held | null {
    const [from, onto] = to === 'past' ? [this.#past, this.#future] : [this.#future, this.#past];
    const next = from.pop();
    if (!next) return null;
    onto.push(this.#board);
    return this.show(next.rows, next.given, next.queens);
  }

  /** The image, which may have to be built first; a change by hand is made in it. */
  image(engine: EngineModule): BoardImage {
    this.#image ??= new engine.BoardImage(this.#board.rows, this.#board.given);
    return this.#image;
  }

  /** Makes ready for a change by hand, which can be undone: queens that were found go. */
  edit(): void {
    const { rows, given, queens } = this.#board;
    if (given) this.hold(given.slice());
    else {
      this.#remember();
      this.#board = { rows: rows.slice(), given, queens };
    }
  }

  /** Changes one row, after `edit`. */
  change(row: number, column: number): Held {
    const { rows, given } = this.#board;
    rows[row] = column;
    this.#board = { rows, given, queens: count(rows, given) };
    return this.held();
  }

  /** The queen of a row; null where it is empty or not on the board. */
  queenOf(row: number): Square | null {
    const column = this.#board.rows[row] ?? -1;
    return column < 0 ? null : { row, column };
  }

  /** The queen that is fewest king's moves away from a square; null on an empty board. */
  nearest({ row, column }: Square): Square | null {
    let found: Square | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let away = 0; away < Math.min(least, this.#board.rows.length); away++) {
      for (const queen of [this.queenOf(row - away), this.queenOf(row + away)]) {
        const distance = queen ? Math.max(away, Math.abs(queen.column - column)) : least;
        if (queen && distance < least) [found, least] = [queen, distance];
      }
    }
    return found;
  }

  #remember(): void {
    this.#future = [];
    if (this.#board.rows.length === 0) return;
    this.#past.push(this.#board);
    while (this.#past.length > 1 && bytesOf(this.#past) > REMEMBERED) this.#past.shift();
  }
}

const bytesOf = (boards: readonly Board[]): number =>
  boards.reduce((sum, { rows, given }) => sum + rows.byteLength + (given?.byteLength ?? 0), 0);

function count(rows: Rows, before: Rows | null): Queens {
  const queens = countQueens(rows);
  const given = before ? countQueens(before) : queens;
  return { given, found: queens - given };
}

function countQueens(rows: Rows): number {
  let count = 0;
  for (const column of rows) if (column >= 0) count += 1;
  return count;
}
