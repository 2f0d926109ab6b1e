// Reports the size of an element in device pixels, now and whenever it changes.

import { nothing } from 'lit-html';
import { AsyncDirective } from 'lit-html/async-directive.js';
import { type DirectiveResult, directive, type ElementPart } from 'lit-html/directive.js';

type OnMeasure = (side: number, ratio: number) => void;

class MeasureDirective extends AsyncDirective {
  #tell: OnMeasure | undefined;
  #element: Element | undefined;
  #lastReport = '';
  readonly #observer = new ResizeObserver(() => this.#look());

  override update({ element }: ElementPart, [tell]: [OnMeasure]): typeof nothing {
    this.#tell = tell;
    if (element !== this.#element) this.#observe(element);
    return nothing;
  }

  #observe(element: Element): void {
    this.#element = element;
    this.#observer.observe(element);
  }

  #look(): void {
    const ratio = devicePixelRatio;
    const side = Math.round((this.#element?.clientWidth ?? 0) * ratio);
    if (side === 0 || this.#lastReport === `${side} ${ratio}`) return;
    this.#lastReport = `${side} ${ratio}`;
    this.#tell?.(side, ratio);
  }

  override disconnected(): void {
    this.#observer.disconnect();
  }

  override reconnected(): void {
    if (this.#element) this.#observe(this.#element);
  }

  render(_tell: OnMeasure): typeof nothing {
    return nothing;
  }
}

/** Calls back with the width of a square element in device pixels, and the device pixels for each CSS pixel. */
export const measured = directive(MeasureDirective) as (tell: OnMeasure) => DirectiveResult<typeof MeasureDirective>;
