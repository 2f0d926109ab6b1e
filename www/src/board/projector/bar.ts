// The bar of a projected page: previous and next, the answer, the pen, a code for phones, and the end.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import type { UiState } from '../../kernel/ui-state';
import { t } from '../../texts/texts';
import { onElement } from '../../ui/element';
import { codePicture } from '../picture/code';
import { LIGHT } from '../picture/inks';
import { svgElement } from '../picture/svg';
import type { Pen } from './pen';
import { type Command, connectProjector, type Message, type RunPosition, type ScreenContent } from './teacher-window';

/** The action of a button; null if the button is not available. */
type Press = (() => void) | null;

export interface Presentation {
  readonly ui: UiState;
  readonly dispatchApp: AppDispatch;
  readonly pen: Pen;
  /** "step 3 of 8". */
  readonly where: string;
  readonly previous: Press;
  readonly next: Press;
  /** Shows the answer. Absent if the page asks no question. */
  readonly answer?: Press;
  /** The address of the projected page, for phones; null if it is too long for a code. */
  readonly address: string | null;
  /** The message to the teacher's window; by default, the words on the projector. */
  readonly screen?: ScreenContent;
  /** The position of the run that is presented, if `screen` is absent. */
  readonly run?: RunPosition;
  /** The address of the teacher's window. */
  readonly teacherWindow: string;
  /** Buttons that only this page has. */
  readonly more?: TemplateResult;
}

/** The last projected screen: all screens share the channel to the teacher's window. */
let last: Presentation | null = null;
let connection: ReturnType<typeof connectProjector> | null = null;

export function projectorBar(presented: Presentation): TemplateResult {
  last = presented;
  connection ??= connectProjector(pressed);
  const { open } = connection;
  const { ui, dispatchApp, pen, where, previous, next, answer, address, teacherWindow, more } = presented;
  const cover = (over: UiState['over']) => () =>
    dispatchApp({ type: 'ui', ui: { over: ui.over === over ? null : over } });
  const end = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    dispatchApp({ type: 'ui', ui: { present: false, pen: false, over: null } });
  };
  return html`<nav class="projector" aria-label=${t('projector.bar')} ${reporting(presented)}>
      <span class="projector__at">${where}</span>
      ${button(t('projector.previous'), previous)} ${button(t('projector.next'), next, { main: true })}
      ${answer === undefined ? nothing : button(t('projector.answer'), answer)}
      <span class="projector__gap"></span>
      ${button(t('projector.pen'), () => dispatchApp({ type: 'ui', ui: { pen: !ui.pen } }), { pressed: ui.pen })}
      ${ui.pen ? button(t('projector.wipe'), pen.wipe) : nothing}
      ${address === null ? nothing : button(t('projector.code'), cover('code'), { pressed: ui.over === 'code' })}
      ${more ?? nothing} ${button(t('projector.teacherWindow'), () => open(teacherWindow))}
      ${document.fullscreenEnabled ? button(t('projector.full'), toggleFullScreen) : nothing} ${button(t('projector.end'), end)}
    </nav>
    ${ui.over === 'code' && address !== null ? code(address, cover(null)) : nothing}
    ${ui.over === 'black' ? html`<div class="projector__black" @click=${cover(null)}></div>` : nothing}`;
}

const button = (
  name: string,
  press: Press,
  { main = false, pressed }: { readonly main?: boolean; readonly pressed?: boolean } = {},
): TemplateResult => html`<button
  class="btn"
  data-kind=${main ? 'main' : 'text'}
  aria-pressed=${pressed === undefined ? nothing : pressed}
  ?disabled=${press === null}
  @click=${press ?? nothing}
>${name}</button>`;

function code(address: string, close: () => void): TemplateResult | typeof nothing {
  const picture = codePicture(address);
  return picture
    ? html`<div class="projector__code" role="dialog" aria-label=${t('projector.codeWhat')}>
        ${svgElement(picture, LIGHT, t('projector.codeFor', { address }))}
        <div><p>${t('projector.codeWhat')}</p><button class="btn" data-kind="main" @click=${close}>${t('projector.close')}</button></div>
      </div>`
    : nothing;
}

function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen();
}

/** Reports the projected screen to the teacher's window, after each drawing and at the end. */
const reporting = onElement(
  (bar: HTMLElement, before: { presented: Presentation } | undefined, presented: Presentation) => {
    const now = before ?? { presented };
    now.presented = presented;
    queueMicrotask(() => connection?.show(messageOf(now.presented)));
    if (!before) {
      const gone = new MutationObserver(() => {
        if (bar.isConnected) return;
        gone.disconnect();
        if (!document.querySelector('nav.projector')) connection?.show(null);
      });
      gone.observe(document.body, { childList: true, subtree: true });
    }
    return now;
  },
);

function messageOf({ screen, run, where, previous, next, answer, ui }: Presentation): Message {
  const words = document.querySelector<HTMLElement>('main :is(.screens__flow, .story)')?.innerText ?? '';
  const can = { previous: previous !== null, next: next !== null, answer: Boolean(answer), black: ui.over !== 'black' };
  return { screen: screen ?? { kind: 'text', text: words, ...(run && { run }) }, where, can };
}

/** Handles a button of the teacher's window as if it were pressed here. */
function pressed(command: Command): void {
  if (!last || !document.querySelector('nav.projector')) return;
  const { ui, dispatchApp, previous, next, answer } = last;
  if (command === 'black') dispatchApp({ type: 'ui', ui: { over: ui.over === 'black' ? null : 'black' } });
  if (command === 'previous') previous?.();
  if (command === 'next') next?.();
  if (command === 'answer') answer?.();
}
