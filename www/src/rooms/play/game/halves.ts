// Draws the light and the dark squares as two boards, because they are independent games, each with its free squares and its value.

import { html, svg, type TemplateResult } from 'lit-html';
import { t } from '../../../texts/texts';
import { darkness } from '../exclusion';
import { freeOf, type Game, playerAt } from './slice';

export function halves(game: Game, parts: ArrayLike<number>): TemplateResult {
  return html`<div class="halves">${(['light', 'dark'] as const).map((half, index) => renderHalf(game, half, parts[index] ?? 0))}</div>`;
}

function renderHalf(game: Game, half: 'light' | 'dark', value: number): TemplateResult {
  const { size } = game.terms;
  const part = half === 'dark' ? 1 : 0;
  const squares = Array.from({ length: size * size }, (_, square) => square).filter(
    (square) => darkness(size, square) === part,
  );
  const free = new Set(freeOf(game).filter((square) => darkness(size, square) === part));
  const players = new Map(
    game.moves.flatMap((move, turn) => (move === 'pass' ? [] : [[move, playerAt(turn)] as const])),
  );
  const path = (of: readonly number[], draw: (x: number, y: number) => string): string =>
    of.map((square) => draw(square % size, Math.floor(square / size))).join('');
  const excluded = squares.filter((square) => !free.has(square) && !players.has(square));
  return html`<figure>
    <svg class="half" data-half=${half} viewBox="0 0 ${size} ${size}" aria-hidden="true">
      <path class="half__here" d=${path(squares, (x, y) => `M${x} ${y}h1v1h-1z`)} />
      <path class="half__closed" d=${path(excluded, (x, y) => (part === 1 ? `M${x} ${y}l1 1` : `M${x + 1} ${y}l-1 1`))} />
      ${[...free].map((square) => svg`<circle class="half__open" cx=${(square % size) + 0.5} cy=${Math.floor(square / size) + 0.5} r="0.26" />`)}
      ${squares.map((square) => {
        const player = players.get(square);
        return player
          ? svg`<use class=${`half__${player}`} href="#queen-s" x=${(square % size) + 0.1} y=${Math.floor(square / size) + 0.1} width="0.8" height="0.8" />`
          : svg``;
      })}
    </svg>
    <figcaption><b>${t('play.game.half', { half, value })}</b>${t('play.game.halfOpen', { count: free.size })}</figcaption>
  </figure>`;
}
