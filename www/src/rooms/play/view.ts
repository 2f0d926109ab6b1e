// The room: one choice above the board says what is played, and the board has the same place whatever it is.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import { createWall } from '../../board/projector/wall';
import { t, trouble } from '../../texts/texts';
import { properties } from '../../ui/style';
import type { View } from '../room';
import { deskLink } from '../teach/links';
import { days } from './days/view';
import { createGame } from './game/view';
import { press } from './keys';
import { createOwn } from './own/view';
import { createPuzzle } from './puzzle/view';
import { createReasons } from './reasons/view';
import { shelf } from './shelf/view';
import { DOORS, type Play, type PlayAction, type PlayProps, sizeOf } from './slice';
import { createTraining } from './training/view';

export function createView(): View<Play, PlayAction> {
  const stages = { puzzle: createPuzzle(), own: createOwn(), game: createGame(), train: createTraining() };
  const reasons = createReasons();
  const onWall = createWall('play');
  return (props) => {
    const { door } = props.own;
    const keys = (event: KeyboardEvent): void => press(event, props);
    const head = html`${doors(props)} ${line(props)}`;
    if (door === 'shelf')
      return html`<main class="play play--shelf" id="main" tabindex="-1" ?data-plain=${props.own.settings.plain}>${head} ${shelf(props)} ${days(props)}</main>`;
    const { proving, solving } = props.own;
    const proves = door === 'puzzle' && proving && solving.found;
    const { board, bar, under, side, wall } = proves ? reasons(props, proving, solving.found) : stages[door](props);
    const { shared, dispatchApp } = props;
    if (shared.ui.present)
      return onWall({
        ui: shared.ui,
        dispatchApp,
        board,
        label: t('play.door', { door }),
        size: sizeOf(props.own),
        address: location.href,
        desk: deskLink(),
        ...(wall ?? { text: html`${under} ${side}`, about: door, previous: null, next: null }),
      });
    return html`<main class="play" id="main" tabindex="-1" ?data-plain=${props.own.settings.plain} @keydown=${keys} ${properties({ '--n': sizeOf(props.own) })}>
      ${head} ${present(dispatchApp)}
      <section class="play__board" aria-label=${t('play.door', { door })}>${board}</section>
      <div class="play__rest">${bar} ${under} ${side}</div>
    </main>`;
  };
}

const doors = ({ own, dispatch }: PlayProps): TemplateResult =>
  html`<div class="choice play__doors" role="group" aria-label=${t('play.doors')}>${DOORS.map(
    (door) =>
      html`<button aria-pressed=${door === own.door} @click=${() => dispatch({ type: 'door', door })}>${t('play.door', { door })}</button>`,
  )}</div>`;

const present = (dispatch: PlayProps['dispatchApp']): TemplateResult =>
  html`<button class="btn play__present" data-kind="text" @click=${() => dispatch({ type: 'ui', ui: { present: true } })}>${t('projector.present')}</button>`;

/** What could not be done, in one line. */
function line({ own, dispatch }: PlayProps): TemplateResult {
  const close = (): void => dispatch({ type: 'line', line: null });
  return html`<div class="play__line" role="status">${
    own.line
      ? html`<p>${trouble(own.line.code, own.line.detail)}</p><button class="key" aria-label=${t('top.close')} @click=${close}>${icon('cross')}</button>`
      : nothing
  }</div>`;
}
