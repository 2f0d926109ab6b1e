// Writes the log of a program as a trace (docs/trace.md): its changes of the board, line by line, with its variables,
// its calls and its output.

import { Acceptance } from './accepted';
import { type Board, squaresOf } from './board';
import { Calls } from './calls';
import { clean, type Entry, entriesOf } from './log';
import { parseValue } from './value';

/** The facts in a trace besides its steps. */
export interface TraceFacts {
  readonly size: number;
  /** The column of the given queen of each row, -1 for rows without one. */
  readonly given: readonly number[];
  readonly source: string;
  /** The variable that the board shows; null: the program reports its queens by calls. */
  readonly board: Board | null;
  /** Variables that are shown as bits. */
  readonly words: ReadonlySet<string>;
  /** Why the program was stopped, or failed; null if it ended normally. */
  readonly stop: string | null;
}

export interface TraceText {
  readonly trace: string;
  /** It became too long, and ends before the program did. */
  readonly cut: boolean;
  /** From somewhere on it has the queens alone, without lines and numbers. */
  readonly thin: boolean;
  /** Which full boards the program takes for solutions. */
  readonly acceptance: Acceptance;
}

/** The limits of a trace in lines and characters, minus its ending. */
const MAX_LINES = 1_999_000;
const MAX_CHARACTERS = 60_000_000;
/** Calls that may be open at once. */
const MAX_DEPTH = 1_000;

export function traceOf(log: string, setting: TraceFacts): TraceText {
  const writer = new Writer(setting);
  for (const entry of entriesOf(log)) if (!writer.take(entry)) break;
  return writer.end();
}

class Writer {
  readonly #lines: string[];
  readonly #calls = new Calls();
  readonly #given: ReadonlySet<number>;
  /** The queens on the board, by square. */
  #queens = new Set<number>();
  /** Boards already parsed from values of the board's variable. */
  readonly #known = new Map<string, readonly number[] | null>();
  #characters = 0;
  #thin = false;
  #printing = '';
  #printed: string[] = [];
  #shown: string | null = null;
  readonly #acceptance: Acceptance;
  /** The line that runs, and the step of the trace: a line and the first event after it are one step. */
  #line = 0;
  #step = 0;
  #begun = false;

  constructor(private readonly setting: TraceFacts) {
    const { size, given, source } = setting;
    this.#acceptance = new Acceptance(size);
    this.#given = new Set(given.flatMap((column, row) => (column < 0 ? [] : [row * size + column])));
    const held = given.some((column) => column >= 0) ? [`given ${given.join(' ')}`] : [];
    const listing = source.split('\n').map((line) => `| ${clean(line)}`.trimEnd());
    this.#lines = ['queens trace 1', `size ${size}`, ...held, 'source', ...listing];
  }

  /** False if the trace is full. */
  take(entry: Entry): boolean {
    if (entry.kind === 'line') {
      this.#write(`line ${entry.line}`);
      this.#line = entry.line;
      this.#step += 1;
      this.#begun = true;
      this.#mark(String(entry.line));
    } else if (entry.kind === 'print') {
      this.#mark(`${this.#line} print`);
      this.#print(entry.text);
    } else if (entry.kind === 'set' || entry.kind === 'remove') this.#place(entry);
    else if (entry.kind === 'solution') this.#happen('solution');
    else if (entry.kind === 'list' || entry.kind === 'item') return true;
    else if (entry.kind === 'thin') {
      this.#thin = true;
      this.#acceptance.end();
    } else this.#follow(entry);
    const { length } = this.#lines;
    return length < MAX_LINES && this.#characters < MAX_CHARACTERS && this.#calls.depth < MAX_DEPTH;
  }

  end(): TraceText {
    const cut = this.#lines.length >= MAX_LINES || this.#characters >= MAX_CHARACTERS || this.#calls.depth >= MAX_DEPTH;
    if (this.#printing !== '') this.#print('\n');
    const { stop } = this.setting;
    this.#write(stop === null ? 'end' : `stop ${clean(stop)}`.trimEnd());
    return { trace: `${this.#lines.join('\n')}\n`, cut, thin: this.#thin, acceptance: this.#acceptance };
  }

  #follow(entry: Extract<Entry, { kind: 'call' | 'return' | 'caught' | 'value' }>): void {
    if (entry.kind === 'return' && entry.truth !== null) this.#mark(`${this.#line} ${entry.truth}`);
    const { ended, wrote } = this.#calls.take(entry);
    if (entry.kind === 'call') this.#write(`call ${entry.name}`);
    for (let index = 0; index < ended; index++) this.#write('return');
    if (entry.kind === 'call') return;
    this.#showBoard();
    if (entry.kind !== 'value' || !wrote) return;
    this.#mark(`${this.#line} = ${entry.name}`);
    this.#write(`${wrote === 'inner' ? 'let' : 'outer'} ${entry.name} = ${this.#shownAs(entry.name, entry.text)}`);
  }

  #mark(name: string): void {
    this.#acceptance.mark(name, this.#step);
  }

  /** An event on the board. */
  #happen(event: string): void {
    this.#write(event);
    if (!this.#begun) this.#step += 1;
    this.#begun = false;
  }

  #shownAs(name: string, text: string): string {
    const number = this.setting.words.has(name) && /^\d{1,15}$/.test(text) ? Number(text) : null;
    const bits = number?.toString(2).padStart(this.setting.size, '0');
    if (bits && bits.length <= 64) return `0b${bits}`;
    const [, kind, length] = /^~(\w+)(?: (\d+))?$/.exec(text) ?? [];
    return kind === undefined ? text : length === undefined ? `${kind} …` : `${kind} … (${length})`;
  }

  /** Brings the queens to where the board's variable says that they are. */
  #showBoard(): void {
    const { board, size } = this.setting;
    const text = board ? this.#calls.valueOf(board.name) : null;
    if (!board || text === null || text === this.#shown) return;
    this.#shown = text;
    let squares = this.#known.get(text);
    if (squares === undefined) {
      const value = parseValue(text);
      squares = value && (value.kind === 'text' || 'items' in value) ? squaresOf(value, board, size) : null;
      this.#known.set(text, squares);
    }
    if (squares) this.#change(new Set(squares));
  }

  #change(to: ReadonlySet<number>): void {
    const removed = [...this.#queens].filter((square) => !to.has(square));
    const set = [...to].filter((square) => !this.#queens.has(square) && !this.#given.has(square));
    const swapped = this.#swapOf(removed, set);
    if (swapped) this.#happen(swapped);
    else {
      for (const square of removed.reverse()) this.#happen(`remove ${this.#at(square)}`);
      for (const square of set) this.#happen(`set ${this.#at(square)}`);
    }
    this.#queens = new Set([...to].filter((square) => !this.#given.has(square)));
    if (removed.length > 0 || set.length > 0) this.#acceptance.stand(new Set([...this.#queens, ...this.#given]));
  }

  /** Two rows that exchange their columns. */
  #swapOf(removed: readonly number[], set: readonly number[]): string | null {
    const { size } = this.setting;
    const rowOf = (square: number): number => Math.floor(square / size);
    const [one, other] = removed;
    if (one === undefined || other === undefined || removed.length !== 2 || set.length !== 2) return null;
    const wanted = [rowOf(one) * size + (other % size), rowOf(other) * size + (one % size)];
    const alone = [one, other].every((square) => this.#inRow(rowOf(square)) === 1);
    return rowOf(one) !== rowOf(other) && alone && wanted.every((square) => set.includes(square))
      ? `swap ${rowOf(one)} ${rowOf(other)}`
      : null;
  }

  #inRow(row: number): number {
    const { size } = this.setting;
    return [...this.#queens, ...this.#given].filter((square) => Math.floor(square / size) === row).length;
  }

  #place({ kind, row, column }: Extract<Entry, { kind: 'set' | 'remove' }>): void {
    const { size, board } = this.setting;
    const square = row * size + column;
    if (board || row >= size || column >= size || this.#given.has(square)) return;
    if (this.#queens.has(square) === (kind === 'set')) return;
    if (kind === 'set') this.#queens.add(square);
    else this.#queens.delete(square);
    this.#happen(`${kind} ${this.#at(square)}`);
    this.#acceptance.stand(new Set([...this.#queens, ...this.#given]));
  }

  #at = (square: number): string => `${Math.floor(square / this.setting.size)} ${square % this.setting.size}`;

  /** Output is written to a trace in whole lines. */
  #print(text: string): void {
    this.#printed = `${this.#printing}${text}`.split('\n');
    this.#printing = this.#printed.pop() ?? '';
    for (const line of this.#printed) this.#write(`print ${clean(line).slice(0, 2_000)}`.trimEnd());
  }

  #write(line: string): void {
    this.#lines.push(line);
    this.#characters += line.length + 1;
  }
}
