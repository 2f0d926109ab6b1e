// The board of the page under its rule: pieces, walls, regions, and lines that wrap round. For a variant it uses the
// same table as the searches.

import type { RuleTable } from '../../engine/types';
import type { Board } from '../../kernel/input';
import type { Shared } from '../../kernel/state';
import { boardOf, isHurried } from '../input-board';
import type { BoardModel } from '../model';
import { pieceGlyph } from '../pieces';
import type { Rule } from '../rule';
import { emptySquares, extrasOf, signsOf } from './extras';
import { createRuleCache } from './model';
import { renderLines } from './over';
import { partsOf, pieceOf } from './parts';

/** A board on the page, and how many columns it is wide with its rows shifted. */
interface StagedBoard {
  readonly model: BoardModel;
  readonly across: number;
}

/** Whether the attack table of one board is valid for another. */
export const sameTable = (one: Board, other: Board): boolean =>
  one.rule === other.rule &&
  one.rows === other.rows &&
  one.columns === other.columns &&
  extrasOf(one) === extrasOf(other);

/**
 * Draws boards. A view makes one and calls it in each of its renderings. `found`: the table of the board, if it is
 * known; while another table is fetched, the earlier table stays as long as it fits.
 */
export function createStage(): (shared: Shared, shows: 'run' | 'latest', found: RuleTable | null) => StagedBoard {
  const ruleFor = createRuleCache();
  let last: { readonly of: Board; readonly table: RuleTable } | null = null;

  function tableFor(board: Board, found: RuleTable | null): RuleTable | null {
    if (found) last = { of: board, table: found };
    return last && sameTable(last.of, board) ? last.table : null;
  }

  return (shared, shows, found) => {
    const { board, variant } = shared.input;
    if (!variant) return { model: boardOf(shared, shows), across: board.columns };
    const table = tableFor(board, found);
    const model = boardOf(shared, shows, ruleFor(board, table));
    const offsets = [...(table?.offsets ?? [])];
    const slid = Math.max(0, ...offsets);
    const piece = pieceOf(partsOf(board.rule).law);
    return {
      across: board.columns + slid,
      model: {
        ...model,
        signs: new Map([...signsOf(board), ...model.signs]),
        leftOut: new Set([...emptySquares(board), ...model.leftOut]),
        glyph: (as, small) => pieceGlyph(piece, as, small),
        over: renderLines(board, triedSquare(shared, shows, model.rule)),
        ...(slid > 0 ? { offsets } : {}),
      },
    };
  };
}

/** The piece whose wrapping lines are shown: the piece that a run tries, or else the piece that was set last. */
function triedSquare(
  { input: { board }, watch, ui }: Shared,
  shows: 'run' | 'latest',
  { columns }: Rule,
): number | undefined {
  const frame = watch.shown?.frame;
  if (shows === 'run' || ui.shows === 'run') {
    const happened = frame?.happened;
    const tries = happened?.kind === 'tried' || happened?.kind === 'forced';
    if (tries) return isHurried(watch) ? undefined : happened.row * columns + happened.column;
    if (shows === 'run') return undefined;
  }
  return board.squares.at(-1);
}
