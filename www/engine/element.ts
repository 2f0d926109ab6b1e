// <queens-board>: a board of queens for any page, without the rest. It draws, heeds the pointer and the keys, and completes on request.
//
//   <script type="module" src="engine/element.js"></script>
//   <queens-board queens="0 0 4 0 8 0 0 0"></queens-board>
//
//   queens    the column of the queen in each row, from 1; 0 for a row without
//   readonly  nobody changes it
//   bare      without numbers and marks
//   colours   light (as without) or dark
//
// `change` is sent after each change by a person. `await board.complete()` adds the missing queens, or marks the ones to blame;
// `board.answer` then says which, and `answer` is sent. What `queens` says wrongly stands in `board.problem`, and `refuse` is sent.

import type { BoardModel, Sign } from '../src/board/model';
import { boardPicture, quietBoard } from '../src/board/picture/board';
import { DARK, LIGHT } from '../src/board/picture/inks';
import { svgElement } from '../src/board/picture/svg';
import { clashesOf, piecesOf } from '../src/board/rule';
import type { EngineModule, Verdict } from '../src/engine/types';

/** More rows are for the page itself. */
const LARGEST = 32;

const STYLE = `
  :host { display: inline-block; inline-size: 100%; max-inline-size: 28rem; position: relative; }
  svg { display: block; inline-size: 100%; block-size: auto; }
  .grid { position: absolute; display: grid; }
  button { border: 0; padding: 0; background: none; cursor: pointer; }
  button:focus-visible { outline: 3px solid #0067a3; outline-offset: -3px; }
  p { margin: 0; font: 0.9rem/1.4 system-ui, sans-serif; }
`;

/** What `complete` found, for the queens that stand. */
interface Answer {
  readonly verdict: Verdict;
  readonly rows: Int32Array | null;
  readonly blame: readonly number[];
}

const fits = (rows: readonly number[]): boolean =>
  rows.length > 0 &&
  rows.length <= LARGEST &&
  rows.every((column) => Number.isInteger(column) && column >= -1 && column < rows.length);

const parse = (text: string): Int32Array | null => {
  const columns = text.trim() === '' ? [] : text.trim().split(/[\s,.]+/);
  const rows = columns.map((column) => (/^\d{1,2}$/.test(column) ? Number(column) - 1 : Number.NaN));
  return fits(rows) ? Int32Array.from(rows) : null;
};

const REFUSED = `queens-board: "queens" lists the column of each row, from 1 to n, or 0: at most ${LARGEST} numbers`;

export class QueensBoard extends HTMLElement {
  static readonly observedAttributes = ['queens', 'readonly', 'bare', 'colours'];

  #rows: Int32Array = new Int32Array(8).fill(-1);
  #answer: Answer | null = null;
  #problem: string | null = null;
  #cursor = 0;
  readonly #root = this.attachShadow({ mode: 'open' });

  /** Where the engine comes from. A page that a bundler built sets its own: `QueensBoard.load = () => import('queens-engine')`. */
  static load = (): Promise<EngineModule> => import(/* @vite-ignore */ new URL('./queens.js', import.meta.url).href);

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [sheet];
  }

  /** The columns of the queens by row, from 0; -1 for a row without. */
  get rows(): Int32Array {
    return this.#rows.slice();
  }

  set rows(rows: Int32Array) {
    const list: unknown = rows;
    if (!(Array.isArray(list) || list instanceof Int32Array) || !fits([...list]))
      throw new RangeError(`queens-board: rows are 1 to ${LARGEST} columns, from 0, with -1 where a row is empty`);
    this.setAttribute('queens', Array.from(rows, (column) => column + 1).join(' '));
  }

  /** What `complete` found last; null as soon as a queen is set or removed. */
  get answer(): Answer | null {
    return this.#answer;
  }

  /** What is wrong with the attribute `queens`; null where it reads as a board. */
  get problem(): string | null {
    return this.#problem;
  }

  attributeChangedCallback(name: string, _: string | null, text: string | null): void {
    if (name === 'queens') {
      const read = parse(text ?? '');
      if (read) this.#show(read);
      else this.#refuse();
    } else this.#draw();
  }

  connectedCallback(): void {
    this.#draw();
  }

  /** Adds the missing queens, or marks the ones to blame. Resolves to the verdict; `answer` has the rest. */
  async complete(): Promise<Verdict> {
    if (this.#problem) throw new RangeError(this.#problem);
    const asked = this.#rows;
    const engine = await QueensBoard.load();
    await engine.default();
    const { verdict, rows = null, blame = [] } = engine.complete(asked, {});
    if (asked === this.#rows) {
      this.#answer = Object.freeze({ verdict, rows, blame: Object.freeze([...blame]) });
      this.#draw();
      this.dispatchEvent(new Event('answer', { bubbles: true }));
    }
    return verdict;
  }

  #show(rows: Int32Array): void {
    this.#rows = rows;
    this.#answer = null;
    this.#problem = null;
    this.#cursor = Math.min(this.#cursor, rows.length ** 2 - 1);
    this.#draw();
  }

  #refuse(): void {
    this.#problem = REFUSED;
    this.#answer = null;
    this.#draw();
    this.dispatchEvent(new Event('refuse', { bubbles: true }));
  }

  #draw(): void {
    if (this.#problem) {
      const line = document.createElement('p');
      line.textContent = this.#problem;
      this.#root.replaceChildren(line);
      return;
    }
    const size = this.#rows.length;
    const bare = this.hasAttribute('bare');
    const inks = this.getAttribute('colours') === 'dark' ? DARK : LIGHT;
    const picture = boardPicture(this.#model(), { numbers: !bare, marks: !bare, clear: false, caption: [] });
    const label = `Board of ${size} rows: ${Array.from(this.#rows, (column) => column + 1).join(' ')}`;
    const svg = svgElement(picture, inks, label);
    const parts: Node[] = [svg];
    if (!this.hasAttribute('readonly')) {
      svg.setAttribute('aria-hidden', 'true');
      parts.push(this.#grid(picture));
    }
    const focused = this.#root.activeElement !== null;
    this.#root.replaceChildren(...parts);
    if (focused) this.#root.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  #model(): BoardModel {
    const size = this.#rows.length;
    const found = this.#answer?.rows ?? null;
    const signs = new Map<number, readonly Sign[]>();
    for (const { from, to } of clashesOf(this.#rows))
      for (const { row, column } of [from, to]) signs.set(row * size + column, ['conflict']);
    for (const row of this.#answer?.blame ?? []) signs.set(row * size + (this.#rows[row] ?? 0), ['blame']);
    return quietBoard(this.#rows, {
      signs,
      pieces: found && piecesOf(found),
      hints: found === null,
    });
  }

  /** The squares, for the pointer and the keys. */
  #grid({ width, height }: { readonly width: number; readonly height: number }): HTMLElement {
    const size = this.#rows.length;
    const grid = document.createElement('div');
    grid.className = 'grid';
    grid.setAttribute('role', 'grid');
    grid.setAttribute('aria-label', `Board of ${size} rows`);
    const side = size * 48;
    const edge = 10;
    const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
    Object.assign(grid.style, {
      insetInlineEnd: percent(edge, width),
      insetBlockEnd: percent(edge, height),
      inlineSize: percent(side, width),
      blockSize: percent(side, height),
      gridTemplateRows: `repeat(${size}, 1fr)`,
    });
    for (let row = 0; row < size; row++) {
      const line = document.createElement('div');
      line.setAttribute('role', 'row');
      Object.assign(line.style, { display: 'grid', gridTemplateColumns: `repeat(${size}, 1fr)` });
      for (let column = 0; column < size; column++) line.append(this.#square(row, column));
      grid.append(line);
    }
    grid.addEventListener('keydown', (event) => this.#walk(event));
    return grid;
  }

  #square(row: number, column: number): HTMLElement {
    const at = row * this.#rows.length + column;
    const square = document.createElement('button');
    square.setAttribute('role', 'gridcell');
    const queen = this.#rows[row] === column ? ', queen' : this.#answer?.rows?.[row] === column ? ', queen found' : '';
    square.setAttribute('aria-label', `row ${row + 1}, column ${column + 1}${queen}`);
    square.tabIndex = at === this.#cursor ? 0 : -1;
    square.addEventListener('click', () => {
      this.#cursor = at;
      this.#toggle(row, column);
    });
    return square;
  }

  #toggle(row: number, column: number): void {
    const rows = this.#rows.slice();
    rows[row] = rows[row] === column ? -1 : column;
    this.rows = rows;
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  #walk(event: KeyboardEvent): void {
    const size = this.#rows.length;
    const [row, column] = [Math.floor(this.#cursor / size), this.#cursor % size];
    const to: Record<string, readonly [number, number]> = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
    };
    const [down, across] = to[event.key] ?? [-1, -1];
    if (down < 0 || across < 0 || down >= size || across >= size) return;
    event.preventDefault();
    this.#cursor = down * size + across;
    const squares = this.#root.querySelectorAll<HTMLElement>('[role="gridcell"]');
    squares.forEach((square, at) => {
      square.tabIndex = at === this.#cursor ? 0 : -1;
    });
    squares[this.#cursor]?.focus();
  }
}

if (!customElements.get('queens-board')) customElements.define('queens-board', QueensBoard);
