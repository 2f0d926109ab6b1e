// Small boards next to the board: the first ways to finish it, or the images of a solution. Pressing one shows it.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import type { Answer } from '../../kernel/answer';
import { type Input, rowsOf } from '../../kernel/input';
import { linkTo } from '../../kernel/link';
import type { Shared } from '../../kernel/state';
import { placementText } from '../../texts/lines';
import { t } from '../../texts/texts';
import { miniBoard } from '../../ui/kit/mini-board';
import { MAX_PICTURED_SQUARES } from './effect';
import { scoreOf } from './found';

type Squares = readonly number[];

/** The number of pictures that fit in a row with a link to the others. */
const ROW = 6;

const keyOf = (squares: Squares): string => [...squares].sort((one, other) => one - other).join();

/**
 * Renders the first ways to finish; if there are more ways than places, a link to all ways takes the last place.
 * Until the ways arrive, boards with the given queens reserve their place, so that nothing below moves.
 */
export function waysOf(
  ways: readonly Squares[],
  answer: Extract<Answer, { kind: 'completed' }>,
  input: Input,
  count: number | bigint | null,
  dispatch: AppDispatch,
): TemplateResult | typeof nothing {
  const { rows, columns } = input.board;
  if (count === null || count < 2 || rows !== columns || rows * columns > MAX_PICTURED_SQUARES) return nothing;
  const more = Number(count) > ROW;
  const places = more ? ROW - 1 : Number(count);
  const shown = ways.slice(0, places);
  const now = keyOf(answer.squares);
  const show = (squares: Squares) => (): void => dispatch({ type: 'answered', answer: { ...answer, squares } });
  const solutions = linkTo('solutions', input);
  return html`<section class="pictures">
    <h2>${t(more ? 'pictures.some' : 'pictures.all', { count: Number(count) })}</h2>
    <div class="pictures__row">
      ${Array.from({ length: places }, (_, place) => {
        const squares = shown[place];
        return squares
          ? picture(squares, input, keyOf(squares) === now, show(squares), true)
          : html`<span class="picture">${miniBoard({ rows: rowsOf(input.board, input.board.squares) })}</span>`;
      })}
      ${more ? html`<a class="pictures__more" href=${solutions}>${t('pictures.more', { count: Number(count) - places })}</a>` : nothing}
    </div>
  </section>`;
}

/** Renders a solved board: the images of the solution, and how the solutions add up. */
export function renderSolved(state: Shared, dispatch: AppDispatch): TemplateResult {
  const { input } = state;
  const { board, variant } = input;
  const images = variant || board.rows > 16 ? [] : imagesOf(board.squares, board.rows);
  const now = keyOf(board.squares);
  const turn = (squares: Squares) => (): void => dispatch({ type: 'place', rows: rowsOf(board, squares) });
  return html`${
    images.length > 1
      ? html`<section class="pictures">
          <h2>${t('pictures.images', { count: images.length })}</h2>
          <div class="pictures__row" data-images>
            ${images.map((squares) => picture(squares, input, keyOf(squares) === now, turn(squares), false))}
          </div>
        </section>`
      : nothing
  }
    <div class="rest">
      ${board.rows === 8 && !variant ? html`<p class="small quiet">${t('pictures.twelve')}</p>` : nothing} ${scoreOf(state)}
    </div>`;
}

function picture(
  squares: Squares,
  { board, rows: given }: Input,
  pressed: boolean,
  show: () => void,
  marks: boolean,
): TemplateResult {
  const rows = rowsOf(board, squares);
  const label = placementText(rows);
  return html`<button class="picture" aria-label=${label} title=${label} aria-pressed=${pressed} @click=${show}>
    ${miniBoard({ rows, ...(marks ? { given } : {}) })}
  </button>`;
}

/** The different images of a solution under rotation and reflection, itself first. */
export function imagesOf(squares: Squares, size: number): Squares[] {
  const mapped = (map: (row: number, column: number) => readonly [number, number]) => (from: Squares) =>
    from.map((square) => {
      const [row, column] = map(Math.floor(square / size), square % size);
      return row * size + column;
    });
  const turned = mapped((row, column) => [column, size - 1 - row]);
  const mirrored = mapped((row, column) => [row, size - 1 - column]);
  const turns = (from: Squares): Squares[] => {
    const list = [from];
    for (let turn = 1; turn < 4; turn++) list.push(turned(list.at(-1) ?? from));
    return list;
  };
  const images = [...turns(squares), ...turns(mirrored(squares))];
  return [...new Map(images.map((image) => [keyOf(image), image])).values()];
}
