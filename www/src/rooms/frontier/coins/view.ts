// Coins, with equally many in each row and column and no more in any diagonal: the repair of the board, and the check of the result.

import { html, nothing, type TemplateResult } from 'lit-html';
import { digits, t } from '../../../texts/texts';
import { duration } from '../../../texts/units';
import { onElement } from '../../../ui/element';
import { readInks } from '../../../ui/inks';
import { fact, facts } from '../../../ui/kit/facts';
import { number } from '../../../ui/kit/number';
import { show } from '../canvas';
import { keys } from '../keys';
import type { CoinsState, FrontierProps } from '../slice';
import { isRight } from './repair';

export function coinsView(props: FrontierProps): TemplateResult {
  const { own, dispatch } = props;
  const { size, each, shown } = own.coins;
  const done = shown?.excess === 0 ? shown : null;
  return html`<div class="row">
      ${number(t('frontier.rows'), size, (to) => dispatch({ type: 'coins', to: { size: to } }))}
      ${number(t('frontier.each'), each, (to) => dispatch({ type: 'coins', to: { each: to } }))} ${keys(props, 'coins')}
    </div>
    <p class="article__answer" role="status" aria-live="polite">${done ? verdict(done) : ''}</p>
    ${
      shown
        ? html`${facts(
            fact('frontier.coins', digits(shown.columns.length)),
            fact('frontier.tooMany', digits(shown.excess)),
            fact('frontier.swaps', digits(shown.swaps)),
            fact('frontier.time', duration(shown.milliseconds)),
          )}
            <canvas class="frontier__plain" width=${SIDE} height=${SIDE} role="img" aria-label=${t('frontier.coinsBoard', { size, each })} ${drawn(shown)}></canvas>`
        : nothing
    }
    <p class="quiet small">${t('frontier.coinsHow')}</p>`;
}

/** The verdict of the checker, which uses only the definition. */
const verdict = ({ columns, size, each }: CoinsState): string =>
  t(isRight(columns, size, each) ? 'frontier.coinsRight' : 'frontier.coinsWrong', {
    size,
    each,
    count: columns.length,
  });

/** The width and height of the canvas, in pixels. */
const SIDE = 840;

const drawn = onElement((canvas: HTMLCanvasElement, before: CoinsState | undefined, shown: CoinsState) => {
  if (before !== shown) show(canvas, () => draw(canvas, shown));
  return shown;
});

/** Draws a square for each coin, in another colour if too many coins share a diagonal with it. */
function draw(canvas: HTMLCanvasElement, { columns, size, each }: CoinsState): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { coin, crowded } = readInks({ coin: '--given', crowded: '--bad' });
  const cell = SIDE / size;
  const diagonals = new Map<string, number>();
  const linesOf = (row: number, column: number): string[] => [`s${row + column}`, `d${row - column}`];
  const coins = Array.from(columns, (column, at) => ({ row: Math.floor(at / each), column }));
  for (const { row, column } of coins)
    for (const line of linesOf(row, column)) diagonals.set(line, (diagonals.get(line) ?? 0) + 1);
  context.clearRect(0, 0, SIDE, SIDE);
  for (const { row, column } of coins) {
    context.fillStyle = linesOf(row, column).some((line) => (diagonals.get(line) ?? 0) > each) ? crowded : coin;
    context.fillRect(column * cell, row * cell, Math.max(1, cell - 1), Math.max(1, cell - 1));
  }
}
