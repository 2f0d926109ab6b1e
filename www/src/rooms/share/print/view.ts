// The panel for sheets: their options, and the pages as they will be printed.

import { html, nothing, type TemplateResult } from 'lit-html';
import { boardPicture, quietBoard } from '../../../board/picture/board';
import { codePicture } from '../../../board/picture/code';
import { PAPER } from '../../../board/picture/inks';
import { svgElement } from '../../../board/picture/svg';
import { borderShapes } from '../../../board/picture/variant';
import { piecesOf } from '../../../board/rule';
import { starsOf } from '../../../board/stars';
import type { Rows } from '../../../engine/types';
import { placementText } from '../../../texts/lines';
import { searchName } from '../../../texts/names';
import { digits, t } from '../../../texts/texts';
import { choice, field } from '../../../ui/kit/controls';
import { number } from '../../../ui/kit/number';
import { alertLine, troubleLine } from '../../../ui/kit/trouble';
import { addressOf } from '../../../ui/site';
import { properties } from '../../../ui/style';
import { MAX_SHEET_NUMBER } from '../links';
import { sheetName } from '../requests';
import { settings } from '../settings';
import type { ShareProps } from '../slice';
import {
  FAMILIES,
  GRADES,
  KEYS,
  MAX_START_STEP,
  NUMBERS,
  type PrintChoice,
  type PrintedPage,
  type PrintedPuzzle,
  STEPS,
  searchesFor,
  sizesOf,
  TRACE_SIZES,
} from './choice';
import { paperChoice } from './paper';
import { hasWords, traceTable } from './trace';

export function createPrint(): (props: ShareProps) => TemplateResult {
  let drawn: { readonly of: string; readonly pages: TemplateResult[] } | null = null;
  return (props) => {
    const { own } = props;
    const chosen = own.choices.print;
    const needed = chosen.puzzles || chosen.trace;
    const printed = own.printed?.of === sheetName(chosen) ? own.printed.sheet : null;
    const ready = printed !== null || !needed;
    const of = JSON.stringify([chosen, document.documentElement.lang]);
    if (ready && drawn?.of !== of) drawn = { of, pages: pagesOf(chosen, printed ?? { puzzles: [], trace: null }) };
    return html`<div class="share__choices">
        ${props.shared.input.variant ? html`<p class="quiet small">${t('share.sheetQueens')}</p>` : nothing}
        ${choices(props)}
        ${own.trouble && chosen.puzzles ? alertLine(t('share.noSheet')) : troubleLine(own.trouble)}
        <div class="row">
          <button class="btn" data-kind="main" ?disabled=${!ready} @click=${() => print()}>${t('share.print')}</button>
          <button class="btn" @click=${() => another(props)}>${t('share.others')}</button>
        </div>
      </div>
      <div class="sheets" aria-busy=${!ready}>${drawn?.pages ?? html`<p>${t('share.making')}</p>`}</div>`;
  };
}

const another = ({ own, dispatch }: ShareProps): void =>
  dispatch({ type: 'choose', of: 'print', to: { seed: (own.choices.print.seed % MAX_SHEET_NUMBER) + 1 } });

function choices(props: ShareProps): TemplateResult {
  const { own, dispatch } = props;
  const chosen = own.choices.print;
  const to = (change: Partial<PrintChoice>): void => dispatch({ type: 'choose', of: 'print', to: change });
  const { one, open, flag } = settings('print', props);
  const named = (label: string, control: TemplateResult): TemplateResult =>
    html`<label class="number">${label}${control}</label>`;
  const square = (size: number): string => `${digits(size)} × ${digits(size)}`;
  return html`<div class="share__checks">
      ${flag('puzzles', t('share.puzzles'))} ${flag('trace', t('share.trace'))} ${flag('empty', t('share.empty'))}
      ${choice(t('share.family'), {
        of: FAMILIES,
        now: chosen.family,
        name: (family) => t('share.families', { family }),
        choose: (family) => {
          const [first = chosen.size] = sizesOf(family);
          to({ family, size: sizesOf(family).findLast((size) => size <= chosen.size) ?? first });
        },
      })}
    </div>
    <div class="row">
      ${named(t('share.number'), open('number', t('share.number'), NUMBERS, digits))}
      ${named(t('share.size'), open('size', t('share.size'), sizesOf(chosen.family), square))}
      ${named(
        t('share.grade'),
        open('grade', t('share.grade'), GRADES, (grade) => t('share.grades', { grade })),
      )}
      ${number(t('share.sheet'), chosen.seed, (seed) => to({ seed: Math.min(MAX_SHEET_NUMBER, Math.max(1, seed)) }))}
    </div>
    ${chosen.trace ? renderTracing(props) : nothing}
    <div class="row">
      <span class="quiet">${t('share.key')}</span>
      ${one('key', t('share.key'), KEYS, (key) => t('share.keys', { key }))}
      ${paperChoice(props)}
    </div>
    <div class="share__checks">
      ${flag('codes', t('share.codes'))} ${flag('named', t('share.named'))}
    </div>`;
}

/** The choice of search and steps for the trace table. */
function renderTracing({ own, shared, dispatch }: ShareProps): TemplateResult {
  const { search, from, steps, traced } = own.choices.print;
  const to = (change: Partial<PrintChoice>): void => dispatch({ type: 'choose', of: 'print', to: change });
  const searches = searchesFor(shared.searches, traced);
  return html`<div class="row">
    ${field(t('share.tracedSearch'), { of: searches.includes(search) ? searches : [search, ...searches], now: search, name: searchName, choose: (search) => to({ search }) })}
    ${field(t('share.traced'), {
      of: TRACE_SIZES,
      now: traced,
      name: (size) => `${digits(size)} × ${digits(size)}`,
      choose: (traced) =>
        to({ traced, search: searchesFor(shared.searches, traced).includes(search) ? search : 'bitmask' }),
    })}
    ${number(t('share.tracedFrom'), from, (from) => to({ from: Math.min(MAX_START_STEP, Math.max(0, from)) }))}
    ${field(t('share.tracedSteps'), { of: STEPS, now: steps, name: (count) => digits(count), choose: (steps) => to({ steps }) })}
  </div>`;
}

// ---------------------------------------------------------------- the pages

function pagesOf(chosen: PrintChoice, printed: PrintedPage): TemplateResult[] {
  const { puzzles, trace } = printed;
  const hasKey = puzzles.length > 0 || trace !== null;
  const bodies: TemplateResult[] = [];
  /** The key is upside down on the page of its puzzles. */
  const below = (key: TemplateResult | typeof nothing): TemplateResult | typeof nothing =>
    chosen.key === 'below' ? html`<div class="sheet__turned">${key}</div>` : nothing;
  if (puzzles.length > 0)
    bodies.push(
      html`${head(t('share.sheetPuzzles', { count: puzzles.length }), describePuzzles(chosen, puzzles.length), chosen)}
        <div class="sheet__boards" data-across=${acrossOf(chosen.number)} ${properties({ '--across': acrossOf(chosen.number), '--down': chosen.number / acrossOf(chosen.number) })}>
          ${puzzles.map((puzzle, at) => puzzleOn(puzzle, at, chosen))}
        </div>
        ${below(puzzleKey(printed))}`,
    );
  if (trace)
    bodies.push(
      html`${head(t('share.sheetTrace'), t('byHand.ask', { search: searchName(chosen.search), step: trace.step, count: trace.lines.length }), chosen)}
        <div class="sheet__follow">
          <div>
            <p>${t('byHand.events')}</p>
            ${hasWords(trace) ? html`<p>${t('share.traceWords')}</p>` : nothing}
          </div>
          ${boardOn(trace.rows, null, t('share.empty'))}
        </div>
        <div class="sheet__trace">${traceTable(trace, chosen.traced, false)}</div>
        ${below(traceKey(chosen, printed))}`,
    );
  if (chosen.empty)
    bodies.push(
      html`${head(t('share.sheetEmpty'), t('share.sheetEmptyWhat'), chosen)}
        <div class="sheet__boards" data-across=${acrossOf(chosen.number)} ${properties({ '--across': acrossOf(chosen.number), '--down': chosen.number / acrossOf(chosen.number) })}>
          ${Array.from({ length: chosen.number }, () => html`<div class="sheet__board">${boardOn(new Int32Array(chosen.size).fill(-1), null, t('share.sheetEmpty'))}</div>`)}
        </div>`,
    );
  if (hasKey && chosen.key === 'own')
    bodies.push(
      html`${head(t('share.sheetKey'), puzzles.length > 0 ? t('share.sheetKeyWhat') : '', { ...chosen, named: false })}${puzzleKey(printed)}${traceKey(chosen, printed)}`,
    );
  const pages = bodies.length;
  return bodies.map(
    (
      body,
      at,
    ) => html`<article class="sheet printed printed-page" data-paper=${chosen.paper} aria-label=${t('share.page', { page: at + 1, pages })}>
      ${body}
      <footer>${t('share.foot', { sheet: chosen.seed.toString(16), page: at + 1, pages })}</footer>
    </article>`,
  );
}

/** The instruction on a sheet. */
function describePuzzles({ family, size }: PrintChoice, count: number): string {
  if (family === 'stars') return t('share.sheetStarsWhat', { stars: starsOf(size) });
  return family === 'regions' ? t('share.sheetRegionsWhat') : t('share.sheetPuzzlesWhat', { count });
}

const acrossOf = (number: number): number => (number === 9 ? 3 : number === 1 ? 1 : number === 2 ? 1 : 2);

const head = (title: string, what: string, { named }: PrintChoice): TemplateResult => html`<header>
    <h3>${title}</h3>
    ${named ? html`<p class="sheet__who"><span>${t('share.who')}</span><i></i><span>${t('share.when')}</span><i></i></p>` : nothing}
  </header>
  <p class="sheet__what">${what}</p>`;

function puzzleOn({ given, level, regions, hash }: PrintedPuzzle, at: number, { codes }: PrintChoice): TemplateResult {
  const code = codes ? codePicture(addressOf(hash)) : null;
  const queens = given.filter((column) => column >= 0).length;
  return html`<div class="sheet__board">
    ${boardOn(given, null, t('share.boardName', { number: at + 1 }), regions)}
    <div class="sheet__beside">
      <b>${digits(at + 1)}</b>
      <span>${t('share.grades', { grade: level })}</span>
      ${regions ? nothing : html`<span>${t('share.givenOf', { count: queens, more: given.length - queens })}</span>`}
      ${code ? svgElement(code, PAPER, t('share.codeFor', { number: at + 1 })) : nothing}
    </div>
    <p class="sheet__columns"><span>${t('share.columnsLine')}</span><i></i></p>
  </div>`;
}

/** The key: every board with its queens. */
const puzzleKey = ({ puzzles }: PrintedPage): TemplateResult => html`<div class="sheet__key">
    ${puzzles.map(
      (
        { given, solution, regions },
        at,
      ) => html`<div class="sheet__small" ${properties({ '--length': placementText(solution, given.length).length })}>
        ${boardOn(given, solution, t('share.keyName', { number: at + 1 }), regions)}
        <p><b>${digits(at + 1)}</b> ${placementText(solution, given.length)}</p>
      </div>`,
    )}
  </div>`;

/** The table filled in. */
const traceKey = ({ traced }: PrintChoice, { trace }: PrintedPage): TemplateResult | typeof nothing =>
  trace ? html`<div class="sheet__trace">${traceTable(trace, traced, true)}</div>` : nothing;

function boardOn(given: Rows, solution: Rows | null, name: string, regions: Rows | null = null): SVGSVGElement {
  const model = quietBoard(given, { pieces: solution && piecesOf(solution, given.length), attacks: false });
  const over = regions ? borderShapes(given.length, regions) : [];
  const picture = boardPicture(model, { numbers: solution === null, marks: false, clear: false, caption: [], over });
  return svgElement(picture, PAPER, name);
}
