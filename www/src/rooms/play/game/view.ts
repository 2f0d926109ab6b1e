// The game for two: board, moves, score, who can win and why, and the terms.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon, queenGlyph } from '../../../board/glyph';
import { rich } from '../../../texts/rich';
import { t, trouble } from '../../../texts/texts';
import { check } from '../../../ui/kit/controls';
import { darkness, excludedBy } from '../exclusion';
import type { SquareContent } from '../faces';
import { createPointedBoard } from '../pointer';
import type { PlayProps, Projected, Stage } from '../slice';
import { squareList, squareName } from '../squares';
import { ruler, type Step } from '../steps';
import { bar } from './bar';
import { halves } from './halves';
import { ending, isMirrored, outlookOf, type Sentence, story, why, worthOf } from './sentences';
import {
  endOf,
  exclusionOf,
  freeOf,
  type Game,
  type GameAction,
  isEngineTurn,
  type Player,
  playerAt,
  queensOf,
  squaresOf,
  turnOf,
  valuesOf,
} from './slice';
import { terms } from './terms';

export function createGame(): (props: PlayProps) => Stage {
  const pointing = createPointedBoard();
  return (props) => {
    const { own, shared, dispatch } = props;
    const { game } = own;
    const act = (of: GameAction): void => dispatch({ type: 'game', action: of });
    const board = pointing(props, { size: game.terms.size, contents: contentsOf(game) }, (square) =>
      act({ type: 'move', square }),
    );
    return {
      board,
      bar: bar(game, act),
      under: under(game, act),
      side: side(game, shared.ui.shortcuts, act),
      projected: projection(game, act),
    };
  };
}

// ---------------------------------------------------------------- the board

function contentsOf(game: Game): SquareContent[] {
  const { size } = game.terms;
  const { strokes, by } = excludedBy(size, exclusionOf(game.terms), squaresOf(game.moves));
  const players = new Map(
    game.moves.flatMap((move, turn) => (move === 'pass' ? [] : [[move, playerAt(turn)] as const])),
  );
  const over = endOf(game) !== null;
  const free = new Set(over ? [] : freeOf(game));
  const worth = game.showsWins ? worthOf(game) : new Map<number, 1 | 0 | -1>();
  const last = game.moves.at(-1);
  return strokes.map((attacked, square) => {
    const queen = players.get(square) ?? null;
    const label = [squareName(size, square)];
    const is: string[] = [];
    if (queen) label.push(t('play.square.queen', { player: queen }));
    else if (free.has(square)) {
      is.push(darkness(size, square) === 1 ? 'open-dark' : 'open-light');
      label.push(t('play.square.open'));
    } else label.push(t('play.square.closed', { squares: squareList(size, by[square] ?? []) }));
    if (square === last) {
      is.push('last');
      label.push(t('play.square.last'));
    }
    const value = worth.get(square);
    if (value !== undefined) {
      is.push(WORTH[value]);
      label.push(t('play.square.worth', { worth: WORTH[value] }));
    }
    return { queen, attacked: queen ? '' : attacked, is, label: label.join(', ') };
  });
}

const WORTH = { 1: 'wins', 0: 'ties', '-1': 'loses' } as const;

// ---------------------------------------------------------------- under the board

function under(game: Game, act: (action: GameAction) => void): TemplateResult {
  const { key, values } = story(game);
  const steps = game.moves.map((move, turn): Step => (move === 'pass' ? 'passed' : playerAt(turn)));
  const label = t('play.game.moves', { count: steps.length });
  const over = endOf(game) !== null;
  return html`<section class="transport" data-of="game" aria-label=${label}>
    <p class="story" aria-live="polite">${rich(key, values)}</p>
    ${ruler({ steps, flag: null, good: null, label })}
    <div class="steps__row">
      <button class="btn" ?disabled=${game.moves.length === 0} @click=${() => act({ type: 'undo' })}>${icon('undo')}${t('play.undo')}</button>
      <button class="btn" ?disabled=${game.undone.length === 0} @click=${() => act({ type: 'redo' })}>${icon('redo')}${t('play.redo')}</button>
      ${
        // At the end, the verdict has the button for a new game.
        over
          ? nothing
          : html`<button class="btn" ?disabled=${game.moves.length === 0} @click=${() => act({ type: 'resign' })}>${t('play.game.resign')}</button>
            <button class="btn" @click=${() => act({ type: 'again' })}>${t('play.game.again')}</button>`
      }
      ${check(t('play.game.show'), game.showsWins, (shows) => act({ type: 'show', shows }))}
    </div>
  </section>`;
}

// ---------------------------------------------------------------- on a projector

/** The score and the verdict. */
function projection(game: Game, act: (action: GameAction) => void): Projected {
  const { key, values } = story(game);
  const over = endOf(game) !== null;
  const again = html`<button class="btn" data-kind="text" @click=${() => act({ type: 'again' })}>${t('play.game.again')}</button>`;
  return {
    text: html`<ul class="score">${(['white', 'black'] as const).map((player) => scoreOf(game, player))}</ul>
      <p class="read">${rich(key, values)}</p>
      ${verdict(game, act)}`,
    about: `${game.moves.length} ${game.showsWins}`,
    previous: game.moves.length > 0 ? () => act({ type: 'undo' }) : null,
    next: game.undone.length > 0 ? () => act({ type: 'redo' }) : null,
    ...(over ? {} : { answer: () => act({ type: 'show', shows: !game.showsWins }) }),
    more: again,
  };
}

// ---------------------------------------------------------------- next to the board

function side(game: Game, keys: boolean, act: (action: GameAction) => void): TemplateResult {
  return html`<aside class="side" aria-label=${t('play.game.score')}>
    <ul class="score first">${(['white', 'black'] as const).map((player) => scoreOf(game, player))}</ul>
    <div aria-live="polite">${verdict(game, act)}</div>
    ${terms(game, act)}
    ${keys ? html`<p class="small quiet play__keys">${rich('play.keys.game')}</p>` : nothing}
  </aside>`;
}

function scoreOf(game: Game, player: Player): TemplateResult {
  const { terms, left } = game;
  const over = endOf(game);
  const moves = !over && turnOf(game) === player;
  return html`<li ?data-now=${moves}>
    ${queenGlyph(player, false)}
    <div>
      <b>${t('play.game.player', { player })}</b>
      <span class="score__is">${playerText(game, player)}</span>
      ${moves ? html`<span class="score__is score__now">${t(isEngineTurn(game) ? 'play.game.thinks' : 'play.game.toMove')}</span>` : nothing}
    </div>
    <span class="score__clock">${terms.clock === 'none' ? nothing : clock(left[player])}</span>
    <span class="score__n" aria-label=${t('play.game.queens', { count: queensOf(game, player) })}>${queensOf(game, player)}</span>
  </li>`;
}

function playerText({ terms: { level, side } }: Game, player: Player): string {
  if (level === 'person') return t('play.game.person');
  return side === player ? t('play.game.you') : t('play.game.engineIs', { level: t('play.game.level', { level }) });
}

/** Minutes and seconds, rounded up, so that 0:00 appears only when the time is over. */
function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function verdict(game: Game, act: (action: GameAction) => void): TemplateResult | typeof nothing {
  if (game.trouble) return html`<p>${trouble(game.trouble.code, game.trouble.detail)}</p>`;
  const over = endOf(game);
  const reason = why(game);
  const because = reason ? html`<p class="explanation">${renderSentence(reason)}</p>` : nothing;
  if (over) {
    return html`<div class="verdict" data-is="completed">
      <h2>${renderSentence(ending(game, over))}</h2>
      ${because}
      <div class="row">
        <button class="btn" data-kind="main" @click=${() => act({ type: 'again' })}>${t('play.game.again')}</button>
        ${game.terms.level === 'person' ? nothing : html`<button class="btn" @click=${() => act({ type: 'swap' })}>${t('play.game.swap')}</button>`}
      </div>
    </div>`;
  }
  if (!game.showsWins) return nothing;
  const values = valuesOf(game);
  if (values?.value == null) return html`<p class="quiet">${t('play.game.weighing')}</p>`;
  const { parts } = values;
  return html`<div class="verdict" data-is="completed">
    <h2>${t('play.game.outlook', { outlook: outlookOf(game, values.value) })}</h2>
    ${because}
    <p>${t('play.game.worth', { value: values.value })}</p>
    ${parts && parts.length === 2 ? halves(game, parts) : nothing}
    ${isMirrored(game) ? html`<p class="small quiet">${t('play.game.mirror')}</p>` : nothing}
  </div>`;
}

const renderSentence = ({ key, values }: Sentence): unknown => rich(key, values);
