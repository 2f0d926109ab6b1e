// The buttons and knobs of a transport: of the run of a search, the stages of a word, or a search on a large board.

import { html, nothing, type TemplateResult } from 'lit-html';
import { type Icon, icon } from '../board/glyph';
import { type Key, t } from '../texts/texts';
import { onElement } from '../ui/element';
import { type KeyName, keyNameOf, usesKey } from './keys';

/** The position and motion of a transport, as its keys need them. */
export interface Motion {
  /** Whether it is playing; the play button then pauses it. */
  readonly moving: boolean;
  /** Whether it can be played. */
  readonly plays: boolean;
  /** Whether there is anything before it, and anything after it. */
  readonly before: boolean;
  readonly after: boolean;
}

type Button = Extract<KeyName, 'first' | 'stepBack' | 'playPause' | 'stepForward' | 'last'>;
/** The names of all keys except play. */
export type Names = Readonly<Record<Exclude<Button, 'playPause'>, Key>>;

/** The names for anything that moves in steps. */
const STEPS: Names = {
  first: 'transport.first',
  stepBack: 'transport.back',
  stepForward: 'transport.forward',
  last: 'transport.last',
};

/** First, back, play, forward, last. */
export function keysOf(motion: Motion, press: (name: Button) => void, names: Names = STEPS): TemplateResult {
  const key = (name: Button, sign: Icon, label: Key, enabled: boolean): TemplateResult => html`<button
    class="key"
    data-kind=${name === 'playPause' ? 'main' : 'key'}
    aria-label=${t(label)}
    title=${t(label)}
    ?disabled=${!enabled}
    @click=${() => press(name)}
  >${icon(sign)}</button>`;
  const { moving, plays, before, after } = motion;
  return html`<div class="keys">
    ${key('first', 'first', names.first, before)} ${key('stepBack', 'back', names.stepBack, before)}
    ${key('playPause', moving ? 'pause' : 'play', moving ? 'transport.pause' : 'transport.play', plays)}
    ${key('stepForward', 'next', names.stepForward, after)} ${key('last', 'last', names.last, after)}
  </div>`;
}

/** Sets a slider to the position of the run, wherever it was dragged. The value is set after its limits. */
const sliderAt = onElement<void, [number], HTMLInputElement>((slider, _, at) => {
  if (slider.value !== String(at)) slider.value = String(at);
});

/** The position of a scrub bar on its ruler. */
interface ScrubPosition {
  readonly at: number;
  readonly length: number;
  readonly enabled: boolean;
  readonly label: string;
  /** The announcement of its position. */
  readonly text: string;
}

/** The scrub bar of a ruler. */
export const scrub = (
  { at, length, enabled, label, text }: ScrubPosition,
  go: (to: number) => void,
): TemplateResult => html`<input
  type="range"
  data-scrub
  min="0"
  max=${Math.max(1, length)}
  step="1"
  aria-label=${label}
  aria-valuetext=${text}
  ?disabled=${!enabled}
  @input=${(event: Event) => go(Number((event.target as HTMLInputElement).value))}
  ${sliderAt(at)}
/>`;

/** The speed, as the knob shows it. */
export interface Speed {
  readonly speedLevel: number;
  readonly fastest: number;
  readonly text: string;
  /** The same in a few characters, next to the knob. */
  readonly rate?: string;
}

/** The knob of speed. */
export const speedKnob = (
  { speedLevel, fastest, text, rate }: Speed,
  choose: (notch: number) => void,
): TemplateResult => html`<label class="knob speed" title=${text}>${t('transport.speed')}<input
    type="range"
    min="0"
    max=${fastest}
    step="1"
    aria-valuetext=${text}
    @input=${(event: Event) => choose(Number((event.target as HTMLInputElement).value))}
    ${sliderAt(speedLevel)}
  />${rate === undefined ? nothing : html`<span class="speed__rate num" aria-hidden="true">${rate}</span>`}</label>`;

/**
 * Listens to the keys of a transport, wherever the focus is; they never also fire the focused button. `press` returns
 * the effect of a key, or null for no effect.
 */
export function listenForKeysOf(
  press: (name: KeyName) => (() => void) | null,
  shortcuts: () => boolean,
  target: Pick<EventTarget, 'addEventListener'> = globalThis,
): void {
  let handledKey: string | null = null;
  target.addEventListener('keydown', (pressed) => {
    const event = pressed as KeyboardEvent;
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const name = keyNameOf(event, shortcuts());
    if (!name || usesKey(event.target as Element | null, event.key)) return;
    const act = press(name);
    if (!act) return;
    event.preventDefault();
    handledKey = event.key;
    if (!(event.repeat && name === 'playPause')) act();
  });
  // A button fires when Space is released.
  target.addEventListener('keyup', (event) => {
    if ((event as KeyboardEvent).key !== handledKey) return;
    event.preventDefault();
    handledKey = null;
  });
}
