// The board to save, with classic queens or under another rule, and the parts of its picture that depend on the rule.

import { withBranchQueens } from '../../../board/branched';
import { boardOf } from '../../../board/input-board';
import type { BoardModel } from '../../../board/model';
import type { PictureParts } from '../../../board/picture/board';
import { variantParts } from '../../../board/picture/variant';
import { variantModel } from '../../../board/variant/model';
import { ruleBy } from '../../../board/variant/table';
import type { RuleTable } from '../../../engine/types';
import type { Snapshot } from '../../room';
import type { ShareState } from '../slice';

export interface SavedBoard {
  readonly model: BoardModel;
  readonly by: Pick<PictureParts, 'piece' | 'over'>;
}

export function boardToSave(snapshot: Snapshot<ShareState>): SavedBoard {
  const { shared } = snapshot;
  const { variant } = shared.input;
  const queens = shared.watch.shown?.branch?.queens;
  if (!variant) return { model: withBranchQueens(boardOf(shared), queens), by: {} };
  const table = tableOf(snapshot);
  const frame = shared.watch.shown?.frame;
  const run = frame?.pieces && frame.position > 0 && frame.rows.length === variant.rows ? frame : null;
  const model = variantModel(variant, table, ruleBy(table, variant), run);
  return { model: run ? withBranchQueens(model, queens) : withClashes(model), by: variantParts(variant) };
}

/** Pieces that attack each other are drawn as culprits, and no square counts as free. */
function withClashes(model: BoardModel): BoardModel {
  const { rule, given } = model;
  const clashes = rule.conflicts(given);
  if (clashes.length === 0) return model;
  const signs = new Map(model.signs);
  for (const { from, to } of clashes)
    for (const { row, column } of [from, to]) signs.set(row * rule.columns + column, ['conflict']);
  return { ...model, signs, hints: false };
}

/** The attack table of the rule; null for queens, and until the table is known. */
export const tableOf = ({ own, shared }: Snapshot<ShareState>): RuleTable | null =>
  own.table?.of === shared.input.variant ? (own.table?.table ?? null) : null;

/** The name of files about the board: "8-queens", "7-queens-torus". */
export function nameOf({ rows, variant }: Snapshot<ShareState>['shared']['input']): string {
  const rule = variant?.rule.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 40) ?? 'queens';
  return `${variant?.rows ?? rows.length}-${rule}`;
}
