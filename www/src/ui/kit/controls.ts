// Form controls: one of a few, as buttons in a row or as a field that opens; on or off; a number on a slider.

import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { type OneOf, select } from './select';

/** Buttons in a row. */
export const choice = <Value>(label: string, { of, now, name, choose }: OneOf<Value>): TemplateResult =>
  html`<div class="choice" role="group" aria-label=${label}>${of.map(
    (value) =>
      html`<button type="button" aria-pressed=${value === now} @click=${() => choose(value)}>${name(value)}</button>`,
  )}</div>`;

/** A select field with its label before it, in a row of controls. */
export const knob = <Value>(label: string, values: OneOf<Value>): TemplateResult =>
  html`<label class="knob">${label} ${select(null, values)}</label>`;

/** A select field with its label above it, in a form. */
export const field = <Value>(label: string, values: OneOf<Value>): TemplateResult =>
  html`<label class="named">${label}${select(null, values)}</label>`;

/** A switch, followed by its name. */
export const check = (
  name: string | TemplateResult,
  on: boolean,
  choose: (on: boolean) => void,
  off = false,
): TemplateResult =>
  html`<label class="check"><input
    type="checkbox"
    .checked=${live(on)}
    ?disabled=${off}
    @change=${(event: Event) => choose((event.target as HTMLInputElement).checked)}
  /><span>${name}</span></label>`;

interface Slider {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly now: number;
  /** How the value is written. */
  readonly text: string;
  choose(value: number): void;
}

/** A slider, followed by its value. */
export const slider = (
  name: string,
  { least, most, step, now, text, choose }: Slider,
  kind: string | null = null,
): TemplateResult =>
  html`<label class="slider ${kind ?? ''}"><span>${name}</span><input
    type="range"
    min=${least}
    max=${most}
    step=${step}
    aria-valuetext=${text}
    .value=${live(String(now))}
    @input=${(event: Event) => choose(Number((event.target as HTMLInputElement).value))}
  /><output class="num">${text}</output></label>`;
