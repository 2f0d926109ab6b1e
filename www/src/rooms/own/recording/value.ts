// Values as Python writes them, read back: numbers, texts, None, lists, tuples, sets.

export type Value =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'list' | 'tuple' | 'set'; readonly items: readonly Value[] };

/** Null for anything else: a dictionary, a value that was cut. True and False are 1 and 0. */
export function parseValue(text: string): Value | null {
  const reader = new Reader(text);
  const value = reader.value(0);
  return value && reader.isAtEnd() ? value : null;
}

const DEEPEST = 4;
const CLOSING: Readonly<Record<string, [string, 'list' | 'tuple' | 'set']>> = {
  '[': [']', 'list'],
  '(': [')', 'tuple'],
  '{': ['}', 'set'],
};

class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  isAtEnd(): boolean {
    return this.#at === this.text.length;
  }

  value(depth: number): Value | null {
    const [closing, kind] = CLOSING[this.text[this.#at] ?? ''] ?? [];
    if (closing && kind) return depth < DEEPEST ? this.#items(closing, kind, depth) : null;
    return this.#word(/None/y) ? { kind: 'none' } : (this.#number() ?? this.#quoted() ?? this.#empty());
  }

  #items(closing: string, kind: 'list' | 'tuple' | 'set', depth: number): Value | null {
    const items: Value[] = [];
    this.#at += 1;
    while (this.text[this.#at] !== closing) {
      const item = this.value(depth + 1);
      if (!item) return null;
      items.push(item);
      this.#word(/, ?/y);
      if (this.#at >= this.text.length) return null;
    }
    this.#at += 1;
    return { kind, items };
  }

  #number(): Value | null {
    const word = this.#word(/-?\d{1,15}(?![\d.e])|True|False/y);
    if (word === null) return null;
    return { kind: 'number', number: word === 'True' ? 1 : word === 'False' ? 0 : Number(word) };
  }

  #quoted(): Value | null {
    const word = this.#word(/'[^'\\]*'|"[^"\\]*"/y);
    return word === null ? null : { kind: 'text', text: word.slice(1, -1) };
  }

  #empty(): Value | null {
    return this.#word(/set\(\)/y) ? { kind: 'set', items: [] } : null;
  }

  #word(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const [word] = pattern.exec(this.text) ?? [];
    if (word === undefined) return null;
    this.#at += word.length;
    return word;
  }
}
