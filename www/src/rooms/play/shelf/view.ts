// The shelf: sizes by grades, a few puzzles each, with their states; next to it the days and the record.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { starsOf } from '../../../board/stars';
import { t } from '../../../texts/texts';
import { choice } from '../../../ui/kit/controls';
import { darkSquares } from '../../../ui/kit/mini-board';
import { properties } from '../../../ui/style';
import { type Family, MADE_FAMILIES, nameOf, type Puzzle, SIZES, WORDS, type Word } from '../puzzle/puzzle';
import { formatTime } from '../puzzle/share';
import { squaresOf } from '../puzzle/sketch';
import { borders, letterOf } from '../puzzle/step-drawing';
import type { PlayProps } from '../slice';
import { importForm } from '../start/import-form';
import { shelfPuzzle } from './made';
import { packOf, packPuzzle } from './packs';
import { recentPuzzles } from './recent';
import {
  type Board,
  type MadeSource,
  type PackName,
  type ShelfAction,
  sourcesOf,
  TECHNIQUES,
  type Technique,
} from './slice';

export function shelf(props: PlayProps): TemplateResult {
  const { own, dispatch } = props;
  const { family, size } = own.shelf;
  const look = (to: Partial<Board>): void => {
    const action: ShelfAction = { type: 'look', family, size, ...to };
    dispatch({ type: 'shelf', action });
  };
  const sizes = SIZES[family];
  const names = sizes.flatMap((one) => WORDS.flatMap((word) => sourcesOf({ family, size: one }, word).map(nameOf)));
  const solved = new Set(own.record.solved.map(({ id }) => id));
  const begun = new Set(own.record.begun.map(({ id }) => id));
  const count = (of: ReadonlySet<string>): number => names.filter((name) => of.has(name)).length;
  return html`<section class="shelf" aria-labelledby="shelf">
    <div class="shelf__head">
      <h2 id="shelf">${t('play.shelf.title')}</h2>
      ${choice(t('play.kind'), {
        of: MADE_FAMILIES,
        now: family,
        name: (family) => t('play.family', { family }),
        choose: (family) => look({ family }),
      })}
      <div class="shelf__sizes">${choice(t('play.size'), { of: sizes, now: size, name: String, choose: (size) => look({ size }) })}</div>
      <p class="small quiet">${t('play.shelf.count', { solved: count(solved), all: names.length, begun: count(begun) })}</p>
      ${importForm(props)}
    </div>
    ${recentPuzzles(props)} ${family === 'stars' ? nothing : packs(props, family)}
    <table>
      <thead><tr><th scope="col"><span class="hide">${t('play.size')}</span></th>${WORDS.map(
        (word) => html`<th scope="col">${t('play.word', { word })}<span>${t('play.shelf.takes', { word })}</span></th>`,
      )}</tr></thead>
      <tbody>${sizes.map((one) => row(props, { family, size: one }, one === size))}</tbody>
    </table>
  </section>`;
}

/** The packs of a kind: the progress in each, and the puzzles of the open pack. */
function packs(props: PlayProps, family: Family): TemplateResult {
  const { pack: open } = props.own.shelf;
  const of: readonly Technique[] = TECHNIQUES[family];
  return html`<section class="packs" aria-labelledby="packs">
    <h3 id="packs">${t('play.packs.title')}</h3>
    <p class="small quiet">${t('play.packs.about')}</p>
    <ul>${of.map((technique) => pack(props, technique, `${family}-${technique}` as PackName))}</ul>
    ${open ? pictureList(props, packOf(open), packPuzzle) : nothing}
  </section>`;
}

function pack(props: PlayProps, technique: Technique, name: PackName): TemplateResult {
  const { own, dispatch } = props;
  const { shelf, record } = own;
  const all = packOf(name);
  const solved = all.filter((source) => record.solved.some(({ id }) => id === nameOf(source))).length;
  const open = shelf.pack === name;
  return html`<li>
    <button class="tile pack" aria-expanded=${open} @click=${() => dispatch({ type: 'shelf', action: { type: 'pack', pack: name } })}>
      ${t('play.packs.technique', { technique })}<span>${t('play.packs.count', { solved, all: all.length })}</span>
      <i aria-hidden="true" ${properties({ '--done': solved / all.length })}></i>
    </button>
  </li>`;
}

function row(props: PlayProps, board: Board, now: boolean): TemplateResult {
  return html`<tr class=${now ? 'shelf__here' : nothing}>
    <th scope="row">${board.family === 'stars' ? t('play.byStars', { size: board.size, stars: starsOf(board.size) }) : t('play.by', { size: board.size })}</th>
    ${WORDS.map((word) => html`<td><b class="shelf__word" aria-hidden="true">${t('play.word', { word })}</b>${gradeCell(props, board, word)}</td>`)}
  </tr>`;
}

/** The puzzles of one grade. */
function gradeCell({ own, dispatch }: PlayProps, board: Board, word: Word): TemplateResult {
  const sources = sourcesOf(board, word);
  return sources.length === 0
    ? html`<p class="pics__none">${t('play.shelf.none')}</p>`
    : pictureList({ own, dispatch }, sources, shelfPuzzle);
}

/** Puzzles in a row, each a key with its picture. */
function pictureList(
  { own, dispatch }: Pick<PlayProps, 'own' | 'dispatch'>,
  sources: readonly MadeSource[],
  pictureOf: (source: MadeSource) => Puzzle | null,
): TemplateResult {
  return html`<ul class="pics">${sources.map((source, index) => {
    const id = nameOf(source);
    const solved = own.record.solved.find((entry) => entry.id === id);
    const is = solved ? 'solved' : own.record.begun.some((work) => work.id === id) ? 'begun' : 'open';
    const picture = pictureOf(source);
    const [number, of] = [index + 1, sources.length];
    const word = t('play.word', { word: source.word });
    const open = (): void => dispatch({ type: 'puzzle', action: { type: 'open', source } });
    return html`<li data-is=${is}><button
      class="pic__key"
      aria-label=${t('play.shelf.puzzle', { number, of, size: source.size, word, is })}
      @click=${open}
    >${puzzlePicture(source.size, picture)}<span aria-hidden="true">${under(number, picture, solved?.milliseconds, is)}</span></button></li>`;
  })}</ul>`;
}

/** The text under a picture: the time, "begun", the number of given queens, or the number of the puzzle. */
function under(
  number: number,
  picture: Puzzle | null,
  milliseconds: number | undefined,
  is: 'solved' | 'begun' | 'open',
): string {
  if (milliseconds !== undefined) return formatTime(milliseconds);
  if (is === 'begun') return t('play.shelf.begun');
  const given = picture && !picture.regions ? squaresOf(picture.given).length : 0;
  return given > 0 ? t('play.shelf.given', { count: given }) : String(number);
}

/** A puzzle as a small picture. */
export function puzzlePicture(size: number, picture: Puzzle | null): TemplateResult {
  const { given = [], regions = null } = picture ?? {};
  const at = (square: number): string => `M${square % size} ${Math.floor(square / size)}h1v1h-1z`;
  return html`<svg class="pic" viewBox="0 0 ${size} ${size}" aria-hidden="true">
    ${regions ? nothing : svg`<path class="pic__dark" d=${darkSquares(size, size)} />`}
    ${regions ? tints(regions, at) : nothing}
    ${regions ? borders(size, regions, false) : nothing}
    ${squaresOf(given, size).map((square) => svg`<use class="pic__queen" href="#queen-s" x=${square % size} y=${Math.floor(square / size)} width="1" height="1" />`)}
  </svg>`;
}

/** The squares of each region in its tint. */
const tints = (regions: readonly number[], at: (square: number) => string): TemplateResult =>
  svg`${[...new Set(regions)].map(
    (region) =>
      svg`<path class="pic__tint" data-region=${letterOf(region).toLowerCase()} d=${regions.flatMap((one, square) => (one === region ? [at(square)] : [])).join('')} />`,
  )}`;
