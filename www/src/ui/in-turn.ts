// Draws parts of the page one after another, each in a task of its own: all of them at once take too long on a phone.

import { nothing } from 'lit-html';
import { AsyncDirective } from 'lit-html/async-directive.js';
import { type DirectiveResult, directive } from 'lit-html/directive.js';

/** The parts that have had their turn. */
const drawn = new Set<string>();
const waiting: (() => void)[] = [];

/** The next turn is taken once what the last one drew has been painted. */
const next = (): void =>
  void requestAnimationFrame(() =>
    setTimeout(() => {
      waiting.shift()?.();
      if (waiting.length > 0) next();
    }),
  );

class InTurn extends AsyncDirective {
  #name = '';
  #draw: () => unknown = () => nothing;

  override render(name: string, draw: () => unknown, meanwhile: unknown = nothing): unknown {
    if (drawn.has(name)) return draw();
    if (this.#name !== name && waiting.push(() => this.#take()) === 1) next();
    [this.#name, this.#draw] = [name, draw];
    return meanwhile;
  }

  #take(): void {
    if (!this.isConnected) return;
    drawn.add(this.#name);
    this.setValue(this.#draw());
  }
}

/**
 * A part of the page that comes in a turn of its own the first time that it is drawn, and with everything else from then on.
 * `meanwhile`: what stands in its place until then.
 */
export const inTurn = directive(InTurn) as (
  name: string,
  draw: () => unknown,
  meanwhile?: unknown,
) => DirectiveResult<typeof InTurn>;
