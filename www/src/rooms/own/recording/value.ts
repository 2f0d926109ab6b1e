// Reads values as Python writes them: numbers, texts, None, lists, tuples, sets, dictionaries.

export type Value =
  /** True and False are 1 and 0, marked as `bool`. */
  | { readonly kind: 'number'; readonly number: number; readonly bool?: true }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'list' | 'tuple' | 'set'; readonly items: readonly Value[] }
  /** The items are tuples of a key and a value. */
  | { readonly kind: 'dict'; readonly items: readonly Value[] };

/** Returns null for anything else, such as an object or a value that was cut. */
export function parseValue(text: string): Value | null {
  const reader = new Reader(text);
  const value = reader.value(0);
  return value && reader.isAtEnd() ? value : null;
}

const MAX_DEPTH = 4;
const CLOSING: Readonly<Record<string, [string, 'list' | 'tuple' | 'set']>> = {
  '[': [']', 'list'],
  '(': [')', 'tuple'],
  '{': ['}', 'set'],
};
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  isAtEnd(): boolean {
    return this.#at === this.text.length;
  }

  value(depth: number): Value | null {
    const [closing, kind] = CLOSING[this.text[this.#at] ?? ''] ?? [];
    if (closing && kind) return depth < MAX_DEPTH ? this.#items(closing, kind, depth) : null;
    return this.#word(/None/y) ? { kind: 'none' } : (this.#number() ?? this.#quoted() ?? this.#empty());
  }

  #items(closing: string, kind: 'list' | 'tuple' | 'set', depth: number): Value | null {
    const items: Value[] = [];
    let pairs = kind === 'set' && this.text[this.#at + 1] === '}';
    this.#at += 1;
    while (this.text[this.#at] !== closing) {
      const item = this.value(depth + 1);
      if (!item) return null;
      if (kind === 'set' && this.#word(/: ?/y)) {
        const value = this.value(depth + 1);
        if (!value) return null;
        items.push({ kind: 'tuple', items: [item, value] });
        pairs = true;
      } else items.push(item);
      this.#word(/, ?/y);
      if (this.#at >= this.text.length) return null;
    }
    this.#at += 1;
    return { kind: pairs ? 'dict' : kind, items };
  }

  #number(): Value | null {
    const word = this.#word(/-?\d{1,15}(?![\d.e])|True|False/y);
    if (word === null) return null;
    if (word === 'True' || word === 'False') return { kind: 'number', number: word === 'True' ? 1 : 0, bool: true };
    return { kind: 'number', number: Number(word) };
  }

  #quoted(): Value | null {
    const word = this.#word(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/y);
    if (word === null) return null;
    const text = word.slice(1, -1).replaceAll(/\\(.)/g, (_, sign: string) => ESCAPES[sign] ?? sign);
    return { kind: 'text', text };
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
