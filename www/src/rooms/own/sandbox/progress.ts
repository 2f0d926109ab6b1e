// Detects an endless loop, which continues without a new list, text or call. Only `while` loops can be endless. All lines that run must
// belong to the loop.

/** A `while` loop or a function, by its lines. */
export interface Block {
  readonly kind: 'while' | 'function';
  /** For a function its name; for a loop the function around it, or ''. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The minimum time without anything new, and the minimum time since the start, in milliseconds. */
const MIN_QUIET = 2_000;
const MIN_AGE = 3_000;
/** The length of a span, in milliseconds. Lines and calls are forgotten after two spans. */
const SPAN_LENGTH = 500;
const EMPTY_SPAN = { lines: new Set<number>(), calls: new Set<string>() };
/** The maximum number of values and calls that are remembered. */
const MAX_KNOWN = 300_000;
/** How many characters of each piece are read. A sample is enough. */
const MAX_READ = 60_000;

export class Progress {
  readonly #started: number;
  #quietSince: number;
  readonly #known = new Set<string>();
  /** Lines that ran and functions that were called recently. What ran before a loop is forgotten after two spans. */
  #lines = new Set<number>();
  #calls = new Set<string>();
  #before: { readonly lines: ReadonlySet<number>; readonly calls: ReadonlySet<string> } = EMPTY_SPAN;
  #spanSince: number;

  constructor(
    private readonly blocks: readonly Block[],
    private readonly clock: () => number,
  ) {
    this.#started = clock();
    this.#quietSince = this.#started;
    this.#spanSince = this.#started;
  }

  /** Reads the next piece of the log. */
  read(text: string): void {
    let isNew = false;
    const lines = new Set<number>();
    const calls = new Set<string>();
    const piece = text.length > MAX_READ ? text.slice(0, text.lastIndexOf('\n', MAX_READ) + 1) : text;
    let call = '';
    for (const entry of piece.split('\n')) {
      const sign = entry.charCodeAt(0);
      if (sign >= 0x30 && sign <= 0x39) {
        lines.add(Number(entry));
        if (call !== '') isNew = this.#learn(call) || isNew;
        call = '';
      } else if (entry.startsWith('>')) {
        call = entry.slice(entry.indexOf(' '));
        calls.add(call.trim());
      } else if (entry.startsWith('=')) {
        const value = entry.slice(entry.indexOf(' '));
        // Arguments belong to their call; a number alone may be a counter.
        if (call !== '') call += value.replace(/@\d+ /, '');
        else if (/^ \S+ (?:@\d+ )?[[({'"s]/.test(value)) isNew = this.#learn(value.replace(/@\d+ /, '')) || isNew;
      } else if (/^[+*]/.test(entry)) isNew = true;
    }
    const now = this.clock();
    if (isNew || now - this.#spanSince > SPAN_LENGTH) {
      this.#before = isNew ? EMPTY_SPAN : { lines: this.#lines, calls: this.#calls };
      this.#lines = new Set();
      this.#calls = new Set();
      this.#spanSince = now;
    }
    if (isNew) {
      this.#quietSince = now;
      return;
    }
    for (const line of lines) this.#lines.add(line);
    for (const name of calls) this.#calls.add(name);
  }

  isEndless(): boolean {
    const now = this.clock();
    return now - this.#started > MIN_AGE && now - this.#quietSince > MIN_QUIET && this.loop() !== null;
  }

  /** The loop that contains all lines since the last change. */
  loop(): readonly [number, number] | null {
    const ran = new Set([...this.#before.lines, ...this.#lines]);
    const called = new Set([...this.#before.calls, ...this.#calls]);
    if (ran.size === 0) return null;
    const functions = this.blocks.filter(({ kind }) => kind === 'function');
    const loops = this.blocks.filter(({ kind, from, name }) => kind === 'while' && ran.has(from) && !called.has(name));
    // The outermost loop is first, because a loop within it may end in each round.
    loops.sort((one, other) => other.to - other.from - (one.to - one.from));
    const found = loops.find((loop) => {
      const isInside = (line: number): boolean => line >= loop.from && line <= loop.to;
      const isCalled = (line: number): boolean =>
        functions.some(({ name, from, to }) => called.has(name) && line >= from && line <= to && name !== loop.name);
      return [...ran].every((line) => isInside(line) || isCalled(line));
    });
    return found ? [found.from, found.to] : null;
  }

  #learn(text: string): boolean {
    if (this.#known.has(text) || /~/.test(text)) return false;
    if (this.#known.size < MAX_KNOWN) this.#known.add(text);
    return true;
  }
}
