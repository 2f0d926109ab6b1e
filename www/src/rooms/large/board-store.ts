// The large board of the worker, and the earlier boards, which undo restores.

import type { BoardImage, EngineModule, Rows, Square } from '../../engine/types';
import { type History, noHistory, remember, travelHistory, type Way } from '../../kernel/undo';
import type { Origin } from './answer';
import type { WorkerBoardInfo } from './questions';

/** The memory limit of the undo history, in bytes: one board of ten million rows, or hundreds of small ones. */
const REMEMBERED = 1 << 27;

type Queens = Pick<WorkerBoardInfo, 'given' | 'found'>;

/** A board to store. */
interface StoredBoard {
  readonly rows: Rows;
  /** The placement before it was completed; null while every queen is given. */
  readonly given?: Rows | null;
  readonly origin: Origin;
  /** The numbers of queens; they are counted if absent. */
  readonly queens?: Queens;
}

type Board = Required<StoredBoard>;

/** The origin of a board with queens set by hand, which cannot be made again. */
export const BY_HAND: Origin = { kind: 'hand' };

export class BoardStore {
  #board: Board = { rows: new Int32Array(0), given: null, origin: BY_HAND, queens: { given: 0, found: 0 } };
  #history: History<Board> = noHistory;
  #image: BoardImage | null = null;

  get rows(): Rows {
    return this.#board.rows;
  }

  /** The given queens alone. */
  get given(): Rows {
    return this.#board.given ?? this.#board.rows;
  }

  get origin(): Origin {
    return this.#board.origin;
  }

  /** Replaces the board; undo restores the previous board. */
  replace(board: StoredBoard): WorkerBoardInfo {
    this.#remember();
    return this.replaceWithoutUndo(board);
  }

  /** Replaces the board without an undo step. */
  replaceWithoutUndo({ rows, given = null, origin, queens = count(rows, given) }: StoredBoard): WorkerBoardInfo {
    this.forgetImage();
    this.#board = { rows, given, origin, queens };
    return this.info();
  }

  /** Frees the image while another board is made; it can be built again. */
  forgetImage(): void {
    this.#image?.free();
    this.#image = null;
  }

  info(): WorkerBoardInfo {
    const { rows, queens, origin } = this.#board;
    return { n: rows.length, ...queens, origin };
  }

  /** Goes to the board before or after this one; returns null if there is no such board. */
  travel(way: Way): WorkerBoardInfo | null {
    const step = travelHistory(this.#history, this.#board, way);
    if (!step) return null;
    this.#history = step.history;
    return this.replaceWithoutUndo(step.now);
  }

  /** The image, which may have to be built first; a change by hand is made in it. */
  image(engine: EngineModule): BoardImage {
    this.#image ??= new engine.BoardImage(this.#board.rows, this.#board.given);
    return this.#image;
  }

  /** Copies the board for a change by hand, which can be undone. Found queens are removed. */
  edit(): void {
    const { rows, given, queens } = this.#board;
    if (given) this.replace({ rows: given.slice(), origin: BY_HAND });
    else {
      this.#remember();
      this.#board = { rows: rows.slice(), given, origin: BY_HAND, queens };
    }
  }

  /** Changes one row, after `edit`. */
  change(row: number, column: number): WorkerBoardInfo {
    const { rows, given, origin } = this.#board;
    rows[row] = column;
    this.#board = { rows, given, origin, queens: count(rows, given) };
    return this.info();
  }

  /** The queen of a row; null if the row is empty or outside the board. */
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
    if (this.#board.rows.length > 0) this.#history = remember(this.#history, this.#board, latestThatFit);
  }
}

/** The latest boards that fit into the memory limit; at least one. */
function latestThatFit(past: readonly Board[]): readonly Board[] {
  let first = 0;
  while (first < past.length - 1 && bytesOf(past.slice(first)) > REMEMBERED) first += 1;
  return past.slice(first);
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
