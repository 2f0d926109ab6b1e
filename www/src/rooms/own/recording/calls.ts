// The calls that are open at an entry of a log, and the variables of each: the program itself is the first.

import type { Entry } from './log';

interface Value {
  readonly text: string;
  readonly object: string | null;
}

interface Call {
  readonly call: number;
  readonly values: Map<string, Value>;
  over: boolean;
}

/** The effect of an entry on the calls. */
export interface CallChange {
  /** The last calls, this many, have ended. */
  readonly ended: number;
  /** Where a value was written: in the current call, or one further out. Null if it did not change. */
  readonly wrote: 'inner' | 'outer' | null;
}

const NOTHING: CallChange = { ended: 0, wrote: null };

export class Calls {
  readonly #calls: Call[] = [{ call: 0, values: new Map(), over: false }];
  /** The contents of lists and sets, whichever name was written last. */
  readonly #objects = new Map<string, string>();

  get depth(): number {
    return this.#calls.length - 1;
  }

  take(entry: Entry): CallChange {
    switch (entry.kind) {
      case 'call':
        this.#calls.push({ call: entry.call, values: new Map(), over: false });
        return NOTHING;
      case 'return': {
        const ended = this.#calls.find(({ call }, index) => index > 0 && call === entry.call);
        if (ended) ended.over = true;
        return { ended: this.#leave(({ over }) => over), wrote: null };
      }
      case 'caught':
        return { ended: this.#leave(({ call }) => call !== entry.call), wrote: null };
      case 'value':
        return { ended: 0, wrote: this.#write(entry) };
      default:
        return NOTHING;
    }
  }

  /** The value of a name, as it is seen from the call that runs. */
  valueOf(name: string): string | null {
    const found = this.#calls.findLast(({ values }) => values.has(name))?.values.get(name);
    if (!found) return null;
    return found.object === null ? found.text : (this.#objects.get(found.object) ?? found.text);
  }

  #leave(isLeft: (call: Call) => boolean): number {
    let ended = 0;
    for (let last = this.#calls.at(-1); this.#calls.length > 1 && last && isLeft(last); last = this.#calls.at(-1)) {
      this.#calls.pop();
      ended += 1;
    }
    return ended;
  }

  #write({ call, name, object, text }: Extract<Entry, { kind: 'value' }>): CallChange['wrote'] {
    const at =
      call === null
        ? Math.max(
            0,
            this.#calls.findLastIndex(({ values }) => values.has(name)),
          )
        : this.#calls.findLastIndex((each) => each.call === call);
    const owner = this.#calls[at];
    if (!owner) return null;
    if (object !== null) this.#objects.set(object, text);
    const before = owner.values.get(name);
    owner.values.set(name, { text, object });
    if (before?.text === text) return null;
    return at === this.#calls.length - 1 ? 'inner' : 'outer';
  }
}
