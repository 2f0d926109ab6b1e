// The board of a poll: its squares are answers. Their counts are shown once the result is revealed.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { createBoard } from '../../../board/board';
import type { BoardModel, Sign } from '../../../board/model';
import { createStage } from '../../../board/variant/stage';
import type { ViewProps } from '../../room';
import type { Teach, TeachAction } from '../slice';
import { LETTERS, squareOf, tallyOf } from './poll';

type TeachProps = ViewProps<Teach, TeachAction>;

/** Draws the board; a press marks a square for a card. */
export function createHandsBoard(): (props: TeachProps) => TemplateResult {
  const board = createBoard();
  const stage = createStage();
  return ({ own, shared, dispatch, dispatchApp }) => {
    const { poll } = own.hands;
    const staged = stage(shared, 'run', shared.watch.table).model;
    const { columns } = staged.rule;
    const signs = new Map<number, readonly Sign[]>();
    if (poll.on === 'squares') {
      for (const square of poll.marked) signs.set(square, ['pointed']);
      if (own.hands.shown)
        for (const square of poll.right.flatMap((vote) => squareOf(vote, columns) ?? [])) signs.set(square, ['lit']);
    }
    const model: BoardModel = {
      ...staged,
      signs,
      strokes: [],
      damage: new Map(),
      heat: null,
      hints: false,
      left: false,
      marking: false,
      over: html`${staged.over ?? nothing} ${poll.on === 'squares' ? marks(own, columns) : nothing}`,
    };
    return board(model, (action) => {
      if (action.type === 'ui') dispatchApp(action);
      const square =
        action.type === 'toggle' || action.type === 'set'
          ? action.square.row * columns + action.square.column
          : action.type === 'take'
            ? action.square
            : null;
      if (square !== null && poll.on === 'squares') dispatch({ type: 'hands', action: { type: 'mark', square } });
    });
  };
}

/** The letters of the squares that are marked, and how often each square was named. */
function marks({ hands: { poll, votes, shown } }: Teach, columns: number): TemplateResult {
  const at = (square: number): { x: number; y: number } => ({
    x: square % columns,
    y: Math.floor(square / columns),
  });
  const counted = shown ? [...tallyOf(poll, votes, columns).counts] : [];
  const most = Math.max(1, ...counted.map(([, count]) => count));
  return html`${counted.map(([vote, count]) => {
    const square = squareOf(vote, columns);
    if (square === null || count === 0) return nothing;
    const { x, y } = at(square);
    const isRight = poll.right.includes(vote);
    return svg`<g class="hands__count" ?data-right=${isRight}><circle cx=${x + 0.5} cy=${y + 0.5} r=${0.22 + 0.24 * Math.sqrt(count / most)} /><text x=${x + 0.5} y=${y + 0.5}>${count}</text></g>`;
  })}${poll.marked.map((square, index) => {
    const { x, y } = at(square);
    return svg`<text class="hands__letter" x=${x + 0.06} y=${y + 0.06}>${LETTERS[index]}</text>`;
  })}`;
}
