// The room: a line above the board names what is played; the board is always at the same place.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import { createProjection } from '../../board/projector/projection';
import { t, trouble } from '../../texts/texts';
import { properties } from '../../ui/style';
import type { View } from '../room';
import { teacherWindowLink } from '../teach/links';
import { days } from './days/view';
import { createGame } from './game/view';
import { createOwn } from './own/view';
import { timer } from './puzzle/bar';
import { heading } from './puzzle/names';
import { createPuzzle } from './puzzle/view';
import { createReasons } from './reasons/view';
import { shelf } from './shelf/view';
import { type Play, type PlayAction, type PlayProps, sizeOf } from './slice';
import { start } from './start/view';
import { createTraining, lessonStep } from './training/view';

export function createView(): View<Play, PlayAction> {
  const stages = { puzzle: createPuzzle(), own: createOwn(), game: createGame(), train: createTraining() };
  const reasons = createReasons();
  const renderProjected = createProjection('play');
  return (props) => {
    const { panel } = props.own;
    const head = html`${back(props)} ${noticeLine(props)}`;
    if (panel === 'start')
      return html`<main class="play play--start" id="main" tabindex="-1" ?data-plain=${props.own.settings.plain}><h1 class="hide">${t('play.panels')}</h1>${noticeLine(props)} ${start(props)}</main>`;
    if (panel === 'shelf')
      return html`<main class="play play--shelf" id="main" tabindex="-1" ?data-plain=${props.own.settings.plain}>${head} ${shelf(props)} ${days(props)}</main>`;
    const { proving, solving } = props.own;
    const proves = panel === 'puzzle' && proving && solving.found;
    const { board, bar, under, side, projected } = proves
      ? reasons(props, proving, solving.found)
      : stages[panel](props);
    const { shared, dispatchApp } = props;
    if (shared.ui.present)
      return renderProjected({
        ui: shared.ui,
        dispatchApp,
        board,
        label: t('play.panel', { panel }),
        size: sizeOf(props.own),
        address: location.href,
        teacherWindow: teacherWindowLink(),
        ...(projected ?? { text: html`${under} ${side}`, about: panel, previous: null, next: null }),
      });
    return html`<main class="play" id="main" tabindex="-1" ?data-plain=${props.own.settings.plain} ${properties({ '--n': sizeOf(props.own) })}>
      ${head} ${present(dispatchApp)}
      <section class="play__board" aria-label=${t('play.panel', { panel })}>${board}</section>
      <div class="play__rest">${bar} ${under} ${side}</div>
    </main>`;
  };
}

/** The link back to the start, the name of the puzzle, and the time. */
function back(props: PlayProps): TemplateResult {
  const { own, dispatch } = props;
  const { panel, solving } = own;
  const title =
    panel === 'puzzle'
      ? heading(solving.source)
      : ((panel === 'train' ? lessonStep(own.training) : null) ??
        t('play.panel', { panel: panel === 'start' ? 'puzzle' : panel }));
  return html`<div class="play__head"><button class="key" aria-label=${t('play.start.back')} title=${t('play.start.back')} @click=${() => dispatch({ type: 'panel', panel: 'start' })}>${icon('back')}</button><span class="play__title">${title}</span>${panel === 'puzzle' ? timer(props) : nothing}</div>`;
}

const present = (dispatch: PlayProps['dispatchApp']): TemplateResult =>
  html`<button class="btn play__present" data-kind="text" @click=${() => dispatch({ type: 'ui', ui: { present: true } })}>${t('projector.present')}</button>`;

/** The notice, in one line. */
function noticeLine({ own, dispatch }: PlayProps): TemplateResult {
  const close = (): void => dispatch({ type: 'notice', notice: null });
  return html`<div class="play__line" role="status">${
    own.notice
      ? html`<p>${trouble(own.notice.code, own.notice.detail)}</p><button class="key" aria-label=${t('top.close')} @click=${close}>${icon('cross')}</button>`
      : nothing
  }</div>`;
}
