// A transport for any kind of steps: the stages of a word, the deductions of a puzzle, a run on a large board.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { keysOf, type Names, scrub, speedKnob } from './controls';
import type { KeyName } from './keys';
import { scale } from './ruler';

/** The position of a transport among its steps, and its motion. */
export interface Steps {
  readonly at: number;
  /** The last step: 0 while there are no steps, `NEVER` until it has been seen. */
  readonly last: number;
  /** Whether it is playing. */
  readonly playing: boolean;
  readonly speed: number;
  readonly fastest: number;
}

export type StepsAction =
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'play' | 'halt' }
  | { readonly type: 'speed'; readonly speed: number };

/** Returns the effect of a transport key; null if it has no effect. */
export function stepsAction(name: KeyName, { at, last, playing, speed, fastest }: Steps): StepsAction | null {
  if (last === 0) return null;
  const go = (to: number): StepsAction | null =>
    to < 0 || to > last || (to === at && !playing) ? null : { type: 'go', to };
  switch (name) {
    case 'playPause':
      return { type: playing ? 'halt' : 'play' };
    case 'stepBack':
      return go(at - 1);
    case 'stepForward':
      return go(at + 1);
    case 'first':
      return go(0);
    case 'last':
      return go(last);
    case 'faster':
      return { type: 'speed', speed: Math.min(fastest, speed + 1) };
    case 'slower':
      return { type: 'speed', speed: Math.max(0, speed - 1) };
    default:
      return null;
  }
}

/** The texts of a transport next to its keys: its position and its speed. */
interface Words {
  /** The text on the page, and the text for screen readers. */
  readonly here: unknown;
  readonly announcement: string;
  /** The name of the ruler. */
  readonly ruler: string;
  /** The names of the keys. */
  readonly names?: Names;
  /** The speed, and the same in a few characters. */
  readonly text: string;
  readonly rate: string;
}

/** The ruler, the keys and the speed. `length`: the length of the ruler; `more`: further controls next to the keys. */
export function stepsTransport(
  steps: Steps,
  { here, announcement, ruler, names, text, rate }: Words,
  dispatch: (action: StepsAction) => void,
  more: TemplateResult | typeof nothing = nothing,
  length = steps.last,
): TemplateResult {
  const { at, last, playing, speed, fastest } = steps;
  const motion = { moving: playing, plays: last > 0, before: at > 0, after: at < last };
  const press = (name: KeyName): void => {
    const action = stepsAction(name, steps);
    if (action) dispatch(action);
  };
  return html`<div class="ruler">
      ${guard([length], () => scale(null, length))}
      ${scrub({ at, length, enabled: last > 0, label: ruler, text: announcement }, (to) => dispatch({ type: 'go', to }))}
    </div>
    <div class="transport__row">
      ${keysOf(motion, press, names)}
      <output class="step" aria-live="off">${here}</output>
      ${speedKnob({ speedLevel: speed, fastest, text, rate }, (speed) => dispatch({ type: 'speed', speed }))}
      ${more}
    </div>`;
}
