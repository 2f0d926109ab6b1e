// Draws a long list one part per frame, so that no frame takes long and the page responds in between.

import { AsyncDirective } from 'lit-html/async-directive.js';
import { type DirectiveResult, directive } from 'lit-html/directive.js';

/** The number of items that are drawn in the first frame, and added in each frame after it. */
const PART = 120;

class BatchDirective extends AsyncDirective {
  #name: string | undefined;
  #items: readonly unknown[] = [];
  #drawn = 0;
  #awaited = false;

  override render(name: string, items: readonly unknown[]): readonly unknown[] {
    if (name !== this.#name) this.#drawn = PART;
    [this.#name, this.#items] = [name, items];
    this.#goOn();
    return items.slice(0, this.#drawn);
  }

  #goOn(): void {
    if (this.#awaited || this.#drawn >= this.#items.length) return;
    this.#awaited = true;
    requestAnimationFrame(() => {
      this.#awaited = false;
      if (!this.isConnected) return;
      this.#drawn += PART;
      this.setValue(this.#items.slice(0, this.#drawn));
      this.#goOn();
    });
  }

  override reconnected(): void {
    this.#goOn();
  }
}

/** The items of a list. A list with another `name` begins again with its first part. */
export const inBatches = directive(BatchDirective) as (
  name: string,
  items: readonly unknown[],
) => DirectiveResult<typeof BatchDirective>;
