// Pieces that a person adds to the board until a condition is met.

import { html } from 'lit-html';
import type { BoardModel } from '../../../board/model';
import { t } from '../../../texts/texts';
import { nameOf, squaresOf } from '../../../watch/truths/answer';
import { partsOf } from '../draft';
import { stepOf } from '../slice';
import { renderSubmit, type Way } from './way';

export const place: Way = {
  view(asking) {
    const parts = partsOf(asking.learn.draft);
    return html`<p>${t('learn.placeOnBoard', { count: parts.length })}</p>${renderSubmit(null, asking)}`;
  },
  press(square, learn) {
    const rows = stepOf(learn)?.setting.rows ?? new Int32Array(0);
    if (rows[square.row] === square.column) return null;
    return { type: 'part', part: nameOf(square) };
  },
  drawAnswer(model, answer): BoardModel {
    const { rows, columns } = model.rule;
    const set = squaresOf(answer, rows).map(({ row, column }) => row * columns + column);
    const pieces = new Set([...(model.pieces ?? model.given), ...set]);
    const pairs = model.rule.conflicts(pieces).map(({ from, to }) => ({ kind: 'pair' as const, from, to }));
    // If a row can have several pieces, the only free square of a row is not forced.
    return { ...model, pieces, strokes: [...model.strokes, ...pairs], left: model.left && model.rule.onePerRow };
  },
};
