// The board of the address, painted before the page has started: this script is small, and comes before the page's own. It draws a picture
// that records which squares are pressed. `createDraw` removes it, at the latest when the engine has read the address, and repeats the
// presses.

/** Larger boards are drawn once the page is there. */
const MAX_SIZE = 20;
/** The board with which the page opens: `opening` of kernel/state.ts. */
const OPENING = '#1&n=8&queens=0.0.4.0.8';
/** A link to the Board as the engine writes it. Other links need the engine. */
const LINK = /^#1(?:&view=board)?&n=(\d\d?)(?:&queens=([\d.]+))?(?:&(?:search|seed|step|lang)=[^&]*|&own=done[^&]*)*$/;

// The modules of the page cannot be loaded by a frame without an origin.
if (origin === 'null' && location.protocol !== 'file:')
  document.querySelector('.unstarted')?.replaceChildren('The sandbox needs allow-same-origin.');

const linked = location.hash.length > 1;
const found = LINK.exec(linked ? location.hash : OPENING);
const size = Number(found?.[1]);
// Embedded pages and handouts open in another way.
if (size > 0 && size <= MAX_SIZE && location.search === '') draw((found?.[2] ?? '').split('.').map(Number));

function draw(columns: readonly number[]): void {
  const { theme, squares } = readPreferences();
  if (theme) document.documentElement.dataset.theme = theme;
  const numbers = Array.from({ length: size }, (_, index) => index + 1);
  const letters = squares === 'letters';
  const named = (name: string, nameOf: (number: number) => string | number): HTMLElement =>
    make('div', name, ...numbers.map((number) => make('span', '', String(nameOf(number)))));
  const files = named('board__files', (column) => (letters ? String.fromCharCode(96 + column) : column));
  const ranks = named('board__ranks', (row) => (letters ? size + 1 - row : row));
  const rows = numbers.map((_, row) =>
    make('div', 'board__row', ...numbers.map((column) => make('div', 'sq', columns[row] === column ? queen() : ''))),
  );
  const board = make('div', 'board', files, ranks, make('div', 'board__grid', ...rows));
  const work = make('div', 'work', make('section', 'work__board', board));
  work.style.setProperty('--n', String(size));
  const main = make('main', 'room-board', work);
  main.ariaBusy = main.ariaHidden = 'true';
  board.onclick = ({ target }) => {
    const row = rows.findIndex((row) => row.contains(target as Node));
    const column = [...(rows[row]?.children ?? [])].findIndex((square) => square.contains(target as Node));
    if (column >= 0) main.dataset.pressed = `${main.dataset.pressed ?? ''} ${row}.${column}`.trim();
  };
  document.body.append(make('div', 'early', make('header', 'top'), main));
}

/** The stored looks of the page: see kernel/preferences.ts. */
function readPreferences(): { theme?: string; squares?: string } {
  try {
    return JSON.parse(localStorage.getItem('queens') ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function make(tag: string, name: string, ...within: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = name;
  made.append(...within);
  return made;
}

function queen(): SVGElement {
  const [svg, use] = ['svg', 'use'].map((tag) => document.createElementNS('http://www.w3.org/2000/svg', tag));
  svg?.setAttribute('class', 'queen');
  use?.setAttribute('href', '#queen');
  svg?.append(use ?? '');
  return svg as SVGElement;
}
