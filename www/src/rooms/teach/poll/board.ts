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
export function createPollBoard(): (props: TeachProps) => TemplateResult {
  const board = createBoard();
  const stage = createStage();
  return ({ own, shared, dispatch, dispatchApp }) => {
    const { question } = own.poll;
    const staged = stage(shared, 'run', shared.watch.table).model;
    const { columns } = staged.rule;
    const signs = new Map<number, readonly Sign[]>();
    if (question.on === 'squares') {
      for (const square of question.marked) signs.set(square, ['pointed']);
      if (own.poll.shown)
        for (const square of question.right.flatMap((vote) => squareOf(vote, columns) ?? []))
          signs.set(square, ['lit']);
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
      over: html`${staged.over ?? nothing} ${question.on === 'squares' ? marks(own, columns) : nothing}`,
    };
    return board(model, (action) => {
      if (action.type === 'ui') dispatchApp(action);
      const square =
        action.type === 'toggle' || action.type === 'set'
          ? action.square.row * columns + action.square.column
          : action.type === 'take'
            ? action.square
            : null;
      if (square !== null && question.on === 'squares') dispatch({ type: 'poll', action: { type: 'mark', square } });
    });
  };
}

/** The letters of the squares that are marked, and how often each square was named. */
function marks({ poll: { question, votes, shown } }: Teach, columns: number): TemplateResult {
  const at = (square: number): { x: number; y: number } => ({
    x: square % columns,
    y: Math.floor(square / columns),
  });
  const counted = shown ? [...tallyOf(question, votes, columns).counts] : [];
  const most = Math.max(1, ...counted.map(([, count]) => count));
  return html`${counted.map(([vote, count]) => {
    const square = squareOf(vote, columns);
    if (square === null || count === 0) return nothing;
    const { x, y } = at(square);
    const isRight = question.right.includes(vote);
    return svg`<g class="poll__count" ?data-right=${isRight}><circle cx=${x + 0.5} cy=${y + 0.5} r=${0.22 + 0.24 * Math.sqrt(count / most)} /><text x=${x + 0.5} y=${y + 0.5}>${count}</text></g>`;
  })}${question.marked.map((square, index) => {
    const { x, y } = at(square);
    return svg`<text class="poll__letter" x=${x + 0.06} y=${y + 0.06}>${LETTERS[index]}</text>`;
  })}`;
}
