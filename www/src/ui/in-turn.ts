// Draws parts of the page one after another, each in a task of its own: all of them at once take too long on a phone.

import { nothing } from 'lit-html';
import { type ChildPart, Directive, type DirectiveResult, directive } from 'lit-html/directive.js';
import { setChildPartValue } from 'lit-html/directive-helpers.js';

/** The parts that have been drawn. */
const drawn = new Set<string>();
const waiting: (() => void)[] = [];

/** Begins the next turn once the drawing of the last turn has been painted. */
const next = (): void =>
  void requestAnimationFrame(() =>
    setTimeout(() => {
      waiting.shift()?.();
      if (waiting.length > 0) next();
    }),
  );

/** An `AsyncDirective` would be notified when its part leaves the page, but adds half a kilobyte to the first load. */
class InTurn extends Directive {
  #name = '';
  #draw: () => unknown = () => nothing;

  override update(part: ChildPart, [name, draw, meanwhile]: Parameters<this['render']>): unknown {
    if (drawn.has(name)) return draw();
    if (this.#name !== name && waiting.push(() => this.#take(part)) === 1) next();
    [this.#name, this.#draw] = [name, draw];
    return meanwhile;
  }

  #take(part: ChildPart): void {
    // Its parent may have left the page.
    const parent: Node | null = part.parentNode;
    if (!parent?.isConnected) return;
    drawn.add(this.#name);
    setChildPartValue(part, this.#draw(), this);
  }

  override render(_name: string, _draw: () => unknown, meanwhile: unknown = nothing): unknown {
    return meanwhile;
  }
}

/**
 * A part of the page whose first drawing gets its own frame. Later it is drawn with everything else. `meanwhile`: its placeholder until
 * then.
 */
export const inTurn = directive(InTurn) as (
  name: string,
  draw: () => unknown,
  meanwhile?: unknown,
) => DirectiveResult<typeof InTurn>;
