// <queens-board>: a board for any page, without the rest. It draws boards under any rule, with regions and given pieces, takes the
// pointer and the keys, completes and hints on request, and shows the runs of searches step by step.
//
//   <script type="module" src="engine/element.js"></script>
//   <queens-board queens="0 0 4 0 8 0 0 0"></queens-board>
//   <queens-board board="https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk"></queens-board>
//   <queens-board queens="0 0 0 0 0 0 0 0" search="bitmask" controls></queens-board>
//
// README.md lists its attributes, properties, methods and events.

import type { BoardModel, Sign } from '../src/board/model';
import { staticModel } from '../src/board/model';
import { boardPicture } from '../src/board/picture/board';
import { DARK, LIGHT } from '../src/board/picture/inks';
import { svgElement } from '../src/board/picture/svg';
import { variantParts } from '../src/board/picture/variant';
import { type Pieces, piecesOf } from '../src/board/rule';
import { overlayOf } from '../src/board/run-overlay';
import type { EngineModule, Happened, PuzzleHint, Verdict } from '../src/engine/types';
import { type Controls, createControls } from './element/controls';
import { createSquares } from './element/grid';
import { Run } from './element/run';
import {
  type Answer,
  answerTo,
  fits,
  hintFor,
  MAX_ROWS,
  parse,
  queensSetup,
  rowsOf,
  ruledBoard,
  setupFrom,
} from './element/setup';

const STYLE = `
  :host { display: inline-block; inline-size: 100%; max-inline-size: 28rem; }
  .board { position: relative; }
  svg { display: block; inline-size: 100%; block-size: auto; }
  .grid { position: absolute; display: grid; }
  .grid button { border: 0; padding: 0; background: none; cursor: pointer; }
  .grid button:focus-visible { outline: 3px solid #0067a3; outline-offset: -3px; }
  p { margin: 0; font: 0.9rem/1.4 system-ui, sans-serif; }
  .controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.5rem; font: 0.9rem/1.4 system-ui, sans-serif; }
  .controls button { font: inherit; min-inline-size: 2.75rem; min-block-size: 2.75rem; }
  .controls input { flex: 1 1 6rem; min-block-size: 2.75rem; margin: 0; }
  .controls output { flex: 1 0 100%; font-variant-numeric: tabular-nums; }
`;

export class QueensBoard extends HTMLElement {
  static readonly observedAttributes = ['queens', 'board', 'search', 'seed', 'readonly', 'bare', 'colours', 'controls'];

  #setup = queensSetup(8);
  #pieces: Pieces = new Set();
  #marks: Pieces = new Set();
  #answer: Answer | null = null;
  #hint: PuzzleHint | null = null;
  #problem: string | null = null;
  #trace: string | null = null;
  /** The text of the attribute `board` that is shown. */
  #text: string | null = null;
  #run: Run | null = null;
  #controls: Controls | null = null;
  #cursor = 0;
  /** The number of the latest request; answers to earlier ones are dropped. */
  #asked = 0;
  #ready: Promise<void> = Promise.resolve();
  readonly #root = this.attachShadow({ mode: 'open' });

  /** Loads the engine. Set another function if a bundler built the page: `QueensBoard.load = () => import('queens-engine/page')`. */
  static load = (): Promise<EngineModule> => import(/* @vite-ignore */ new URL('./queens.js', import.meta.url).href);

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [sheet];
  }

  /**
   * The columns of the pieces by row, from 0; -1 for a row without a piece. During a run: the pieces at this position.
   */
  get rows(): Int32Array {
    return rowsOf(this.#setup, this.#standing());
  }

  set rows(rows: Int32Array) {
    const list: unknown = rows;
    if (!(Array.isArray(list) || list instanceof Int32Array) || !fits([...list]))
      throw new RangeError(`queens-board: rows are 1 to ${MAX_ROWS} columns, from 0, with -1 where a row is empty`);
    this.setAttribute('queens', Array.from(rows, (column) => column + 1).join(' '));
  }

  /** The squares of all present pieces, row * columns + column from 0, in board order. */
  get squares(): Int32Array {
    return Int32Array.from(this.#standing()).sort();
  }

  set squares(squares: Int32Array) {
    const { rows, columns } = this.#setup.board;
    const list = Array.from(squares);
    if (!list.every((square) => Number.isInteger(square) && square >= 0 && square < rows * columns))
      throw new RangeError(`queens-board: squares are numbers from 0 to ${rows * columns - 1}`);
    this.#set(new Set([...this.#setup.fixed, ...list]), this.#marks);
  }

  /** The squares that are marked "not here". */
  get marks(): Int32Array {
    return Int32Array.from(this.#marks).sort();
  }

  set marks(marks: Int32Array) {
    this.#set(this.#pieces, new Set(marks));
  }

  /** The last result of `complete`; null as soon as a piece is set or removed. */
  get answer(): Answer | null {
    return this.#answer;
  }

  /** The mistake in the attributes; null if they describe a board. */
  get problem(): string | null {
    return this.#problem;
  }

  /** Settled when the board of the attributes is shown. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  /** The trace of a program, which is shown as a run; null for none. */
  get trace(): string | null {
    return this.#trace;
  }

  set trace(trace: string | null) {
    this.#trace = trace;
    // Without a trace the board is again that of the attributes.
    if (trace === null) this.#read();
    else this.#begin();
  }

  /** How many steps of the run have happened; 0 without a run. */
  get position(): number {
    return this.#run?.frame.position ?? 0;
  }

  /** The length of the run in steps; null if it is unknown, or without a run. */
  get length(): number | null {
    const frame = this.#run?.frame;
    return frame?.finished ? frame.furthest : null;
  }

  /** The last event of the run; null at its start. */
  get happened(): Happened | null {
    return this.#run?.frame.happened ?? null;
  }

  /** Goes to a step of the run, or to its end if the run is shorter. */
  async seek(position: number): Promise<void> {
    await this.#ready;
    if (!this.#run) throw new RangeError('queens-board: there is no run; set "search" or "trace"');
    if (!Number.isSafeInteger(position) || position < 0)
      throw new RangeError('queens-board: a step is a number from 0');
    if (!(await this.#run.seek(position))) return;
    this.#answer = null;
    this.#draw();
    this.dispatchEvent(new Event('step', { bubbles: true }));
  }

  /** Goes forward by a number of steps, or back if it is negative. */
  async step(by = 1): Promise<void> {
    await this.#ready;
    await this.seek(Math.max(0, this.position + by));
  }

  /** Adds the missing pieces, or marks the ones to blame. Resolves to the verdict; `answer` has the rest. */
  async complete(): Promise<Verdict> {
    await this.#ready;
    if (this.#problem) throw new RangeError(this.#problem);
    const [setup, asked] = [this.#setup, this.#standing()];
    const answer = answerTo(await this.#engine(), setup, asked);
    if (setup === this.#setup && asked === this.#standing()) {
      this.#answer = Object.freeze({ ...answer, blame: Object.freeze(answer.blame) });
      this.#hint = null;
      this.#draw();
      this.dispatchEvent(new Event('answer', { bubbles: true }));
    }
    return answer.verdict;
  }

  /** Returns the next step of a puzzle with one solution, or its mistake, and marks the squares. */
  async hint(): Promise<PuzzleHint> {
    await this.#ready;
    if (this.#problem) throw new RangeError(this.#problem);
    const [setup, pieces, marks] = [this.#setup, this.#pieces, this.#marks];
    const hint = hintFor(await this.#engine(), setup, pieces, marks);
    if (pieces === this.#pieces && marks === this.#marks) {
      this.#hint = hint;
      this.#answer = null;
      this.#draw();
    }
    return hint;
  }

  attributeChangedCallback(name: string): void {
    if (name === 'queens' || name === 'board') this.#read();
    else if (name === 'search' || name === 'seed') this.#begin();
    else this.#draw();
  }

  connectedCallback(): void {
    this.#draw();
  }

  async #engine(): Promise<EngineModule> {
    const engine = await QueensBoard.load();
    await engine.default();
    return engine;
  }

  /** The present pieces: during a run those of its position. */
  #standing(): Pieces {
    return this.#run ? this.#framed(this.#run) : this.#pieces;
  }

  readonly #known = new WeakMap<object, Pieces>();

  /** The same set for the same frame, so that one can see that nothing has changed. */
  #framed({ frame }: Run): Pieces {
    const { columns } = this.#setup.board;
    const pieces =
      this.#known.get(frame) ??
      (frame.pieces ? new Set(frame.pieces.map(({ row, column }) => row * columns + column)) : piecesOf(frame.rows));
    this.#known.set(frame, pieces);
    return pieces;
  }

  /** Reads the board that the attributes say, and begins their run. */
  #read(): void {
    this.#text = null;
    if (!this.hasAttribute('board')) {
      let rows: Int32Array;
      try {
        rows = parse(this.getAttribute('queens') ?? '');
      } catch (error) {
        this.#refuse(error);
        return;
      }
      const isSame = this.#setup.plain && this.#setup.board.rows === rows.length;
      if (!isSame) this.#setup = queensSetup(rows.length);
      this.#set(piecesOf(rows), isSame ? this.#marks : new Set());
    }
    this.#begin();
  }

  /** Begins the run that the attributes ask for, on their board, or ends it. */
  #begin(): void {
    const text = this.getAttribute('board');
    const search = this.#trace === null ? this.getAttribute('search') : 'recorded';
    if (text === null && search === null && !this.#run) {
      this.#asked++;
      return;
    }
    this.#ask(async (isLatest) => {
      const engine = text === null && search === null ? null : await this.#engine();
      if (!isLatest()) return;
      this.#run?.end();
      this.#run = null;
      if (engine && text !== null && text !== this.#text) {
        const { setup, marks } = setupFrom(engine, text);
        this.#text = text;
        this.#setup = setup;
        this.#set(setup.fixed, marks);
      }
      if (engine && search !== null) this.#run = this.#started(engine, search);
      this.#problem = null;
      this.#answer = null;
      this.#draw();
    });
  }

  #started(engine: EngineModule, search: string): Run {
    const board = this.#setup.plain ? rowsOf(this.#setup, this.#pieces) : ruledBoard(this.#setup, this.#pieces);
    const asked = this.#trace === null ? board : { trace: this.#trace };
    const run = new Run(engine, search, asked, Number(this.getAttribute('seed') ?? 0));
    // A trace brings a board of its own.
    const given = run.frame.rows;
    if (this.#trace !== null) {
      this.#setup = queensSetup(given.length);
      this.#pieces = piecesOf(given);
    }
    return run;
  }

  /** Asks the engine, and shows the answer unless there was another request meanwhile. */
  #ask(work: (isLatest: () => boolean) => Promise<void>): void {
    const asked = ++this.#asked;
    this.#ready = work(() => asked === this.#asked).catch((error: unknown) => {
      if (asked === this.#asked) this.#refuse(error);
    });
  }

  #set(pieces: Pieces, marks: Pieces): void {
    this.#pieces = pieces;
    this.#marks = marks;
    this.#answer = null;
    this.#hint = null;
    this.#problem = null;
    this.#cursor = Math.min(this.#cursor, this.#setup.board.rows * this.#setup.board.columns - 1);
    this.#draw();
  }

  #refuse(error: unknown): void {
    this.#problem = `queens-board: ${error instanceof Error ? error.message : String(error)}`;
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
    const { board } = this.#setup;
    const bare = this.hasAttribute('bare');
    const inks = this.getAttribute('colours') === 'dark' ? DARK : LIGHT;
    const shown = { numbers: !bare, marks: !bare, clear: false, caption: [] };
    const picture = boardPicture(this.#model(), { ...shown, ...(this.#setup.plain ? {} : variantParts(board)) });
    const standing = this.#setup.plain ? `: ${Array.from(this.rows, (column) => column + 1).join(' ')}` : '';
    const size =
      board.rows === board.columns ? `${board.rows} rows` : `${board.rows} rows and ${board.columns} columns`;
    const svg = svgElement(picture, inks, `Board of ${size}${standing}`);
    const drawn = document.createElement('div');
    drawn.className = 'board';
    drawn.append(svg);
    if (!this.hasAttribute('readonly') && !this.#run) {
      svg.setAttribute('aria-hidden', 'true');
      const { rows, columns } = board;
      const cursor = this.#cursor;
      drawn.append(
        createSquares({
          ...{ rows, columns, picture, cursor, label: `Board of ${size}` },
          name: (square) => this.#name(square),
          press: (square) => this.#press(square, this.#pieces, (pieces) => this.#set(pieces, this.#marks)),
          mark: (square) => this.#press(square, this.#marks, (marks) => this.#set(this.#pieces, marks)),
          moved: (square) => {
            this.#cursor = square;
          },
        }),
      );
    }
    const focused = this.#root.activeElement;
    if (this.#run && this.hasAttribute('controls')) {
      this.#controls ??= createControls((position) => void this.seek(position));
      this.#controls.show(this.#run.frame, this.#run.listing);
      // The bar stays in place, and so does the focus in it.
      if (this.#controls.bar.parentNode !== this.#root) this.#root.replaceChildren(drawn, this.#controls.bar);
      else this.#root.firstChild?.replaceWith(drawn);
      return;
    }
    this.#root.replaceChildren(drawn);
    if (focused) this.#root.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  #model(): BoardModel {
    const { rule, board, fixed, plain } = this.#setup;
    const { columns } = board;
    if (this.#run) {
      const overlay = overlayOf(this.#run.frame, columns);
      const [found, blame] = [this.#answer?.squares ?? null, this.#blamed()];
      const signs = new Map<number, readonly Sign[]>([...overlay.signs, ...blame]);
      return {
        ...staticModel,
        rule,
        given: this.#pieces,
        ...overlay,
        signs,
        ...(found ? { pieces: new Set(found) } : {}),
      };
    }
    const found = this.#answer?.squares ?? null;
    const signs = new Map<number, readonly Sign[]>();
    for (const { from, to } of rule.conflicts(this.#pieces))
      for (const { row, column } of [from, to]) signs.set(row * columns + column, ['conflict']);
    for (const [square, is] of [...this.#blamed(), ...this.#hinted()]) signs.set(square, is);
    // In a puzzle the player's pieces look like found ones, and only the given ones look given.
    const given = plain || fixed.size === 0 ? this.#pieces : fixed;
    const pieces = found ? new Set(found) : this.#pieces;
    // A board with regions shows only borders: dots and lines for attacked squares would reveal the solution.
    const told = plain || !board.regions;
    return {
      ...staticModel,
      ...{ rule, given, signs, pieces, notHere: this.#marks, hints: found === null && told, attacks: told },
    };
  }

  #blamed(): Map<number, readonly Sign[]> {
    const { plain, board } = this.#setup;
    const { rows } = this;
    const blame = this.#answer?.blame ?? [];
    return new Map(blame.map((at) => [plain ? at * board.columns + (rows[at] ?? 0) : at, ['blame']]));
  }

  #hinted(): Map<number, readonly Sign[]> {
    const { kind, square, step } = this.#hint ?? {};
    const at: Sign = kind === 'wrongQueen' || kind === 'wrongMark' ? 'reject' : 'try';
    return new Map<number, readonly Sign[]>([
      ...[...(step?.free ?? [])].map((free): [number, Sign[]] => [free, ['lit']]),
      ...[...(step?.excludes ?? [])].map((excluded): [number, Sign[]] => [excluded, ['dead']]),
      ...(square === null || square === undefined ? [] : ([[square, [at]]] as [number, Sign[]][])),
    ]);
  }

  /** The label of a square. */
  #name(square: number): string {
    const { columns } = this.#setup.board;
    const { rule } = this.#setup.board;
    const piece = this.#setup.plain || rule === 'queens' || rule === 'touching' ? 'queen' : 'piece';
    const parts = [`row ${Math.floor(square / columns) + 1}`, `column ${(square % columns) + 1}`];
    const region = this.#setup.board.regions?.[square];
    if (region !== undefined) parts.push(`region ${region + 1}`);
    if (this.#setup.board.walls.includes(square)) parts.push('wall');
    else if (this.#setup.fixed.has(square)) parts.push(`${piece} given`);
    else if (this.#pieces.has(square)) parts.push(piece);
    else if (this.#answer?.squares?.includes(square)) parts.push(`${piece} found`);
    else if (this.#marks.has(square)) parts.push('not here');
    return parts.join(', ');
  }

  /** A person has pressed a square: it changes in this set. */
  #press(square: number, set: Pieces, put: (changed: Pieces) => void): void {
    this.#cursor = square;
    const { fixed, board, plain } = this.#setup;
    if (fixed.has(square) || board.walls.includes(square)) return;
    const changed = new Set(set);
    if (!changed.delete(square)) {
      // A list of columns has one in each row.
      if (plain && set === this.#pieces)
        for (const other of set)
          if (Math.floor(other / board.columns) === Math.floor(square / board.columns)) changed.delete(other);
      changed.add(square);
    }
    if (plain && set === this.#pieces) this.rows = rowsOf(this.#setup, changed);
    else put(changed);
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

if (!customElements.get('queens-board')) customElements.define('queens-board', QueensBoard);
