// The room: one choice above the board says what is played, and the board has the same place whatever it is.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import { t, trouble } from '../../texts/texts';
import { properties } from '../../ui/style';
import type { View } from '../room';
import { days } from './days/view';
import { createGame } from './game/view';
import { press } from './keys';
import { createOwn } from './own/view';
import { createPuzzle } from './puzzle/view';
import { shelf } from './shelf/view';
import { DOORS, type Play, type PlayDeed, type PlayScene, sizeOf } from './slice';

export function createView(): View<Play, PlayDeed> {
  const stages = { puzzle: createPuzzle(), own: createOwn(), game: createGame() };
  return (scene) => {
    const { door } = scene.own;
    const keys = (event: KeyboardEvent): void => press(event, scene);
    const head = html`${doors(scene)} ${line(scene)}`;
    if (door === 'shelf')
      return html`<main class="play play--shelf" id="main" tabindex="-1">${head} ${shelf(scene)} ${days(scene)}</main>`;
    const { board, under, side } = stages[door](scene);
    return html`<main class="play" id="main" tabindex="-1" @keydown=${keys} ${properties({ '--n': sizeOf(scene.own) })}>
      ${head}
      <section class="play__board" aria-label=${t('play.door', { door })}>${board}</section>
      ${under} ${side}
    </main>`;
  };
}

const doors = ({ own, act }: PlayScene): TemplateResult =>
  html`<div class="choice play__doors" role="group" aria-label=${t('play.doors')}>${DOORS.map(
    (door) =>
      html`<button aria-pressed=${door === own.door} @click=${() => act({ type: 'door', door })}>${t('play.door', { door })}</button>`,
  )}</div>`;

/** What could not be done, in one line. */
function line({ own, act }: PlayScene): TemplateResult {
  const close = (): void => act({ type: 'line', line: null });
  return html`<div class="play__line" role="status">${
    own.line
      ? html`<p>${trouble(own.line.code, own.line.detail)}</p><button class="key" aria-label=${t('top.close')} @click=${close}>${icon('cross')}</button>`
      : nothing
  }</div>`;
}
