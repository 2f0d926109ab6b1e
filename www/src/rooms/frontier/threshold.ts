// How many queens can always be completed: the game of blocking the board, and the search for the threshold of its size.

import { html, nothing, type TemplateResult } from 'lit-html';
import published from '../../../../data/threshold.json' with { type: 'json' };
import { createBoard } from '../../board/board';
import { boardOf } from '../../board/input-board';
import { clashesOf } from '../../board/rule';
import { digits, list, percentage, t } from '../../texts/texts';
import { duration } from '../../texts/units';
import { knob } from '../../ui/kit/controls';
import { fact, facts } from '../../ui/kit/facts';
import { miniBoard } from '../../ui/kit/mini-board';
import { properties } from '../../ui/style';
import { THRESHOLD } from './chosen';
import { keys } from './keys';
import type { FrontierProps, ThresholdResult } from './slice';

/** The terms that were found here by two methods. */
const FOUND_HERE = new Map(published.found.map((term) => [term.size, term]));

/** The published thresholds by size: OEIS A374013. */
const PUBLISHED: ReadonlyMap<number, number> = new Map(published.boards.map(({ size, most }) => [size, most]));

const SIZES = Array.from({ length: THRESHOLD.most - THRESHOLD.least + 1 }, (_, at) => THRESHOLD.least + at);

export function createThreshold(): (props: FrontierProps) => TemplateResult {
  const board = createBoard();
  return (props) => {
    const { own, shared, dispatchApp } = props;
    const size = shared.input.rows.length;
    const serves = size >= THRESHOLD.least && size <= THRESHOLD.most;
    const found = own.found.get(size);
    return html`<div class="frontier__pair" ${properties({ '--n': size })}>
      <section class="stage" aria-label=${t('frontier.board')}>${board({ ...boardOf(shared), heat: null }, dispatchApp)}</section>
      <div class="article__text">
        <div class="row">
          ${knob(t('frontier.rows'), {
            of: serves ? SIZES : [size, ...SIZES],
            now: size,
            name: String,
            choose: (to) => dispatchApp({ type: 'resize', size: to }),
          })}
          <button class="btn" @click=${() => dispatchApp({ type: 'clear' })}>${t('frontier.clear')}</button>
        </div>
        <p class="article__answer" aria-live="polite">${verdict(props)}</p>
        <h2>${t('frontier.search')}</h2>
        ${serves ? search(props, size, found) : html`<p>${t('frontier.sizes', THRESHOLD)}</p>`}
      </div>
    </div>`;
  };
}

/** The effect of the queens on the board: they block it, or leave it open. */
function verdict({ own, shared }: FrontierProps): string {
  const { rows } = shared.input;
  const queens = rows.filter((column) => column >= 0).length;
  const judged = own.judged?.rows === rows ? own.judged.verdict : null;
  if (queens === 0) return t('frontier.place');
  if (rows.length > THRESHOLD.most || judged === null) return t('frontier.judging', { queens });
  if (judged !== 'impossible') return t('frontier.open', { queens, judged });
  // Queens that attack each other also block a board, but they do not count.
  if (clashesOf(rows).length > 0) return t('frontier.attacked');
  const known = own.found.get(rows.length)?.most ?? PUBLISHED.get(rows.length) ?? FOUND_HERE.get(rows.length)?.most;
  if (known === undefined) return t('frontier.blocked', { queens });
  return queens === known + 1 ? t('frontier.fewest', { queens }) : t('frontier.fewer', { queens, fewest: known + 1 });
}

function search(props: FrontierProps, size: number, found: ThresholdResult | undefined): TemplateResult {
  const { own } = props;
  const known = PUBLISHED.get(size);
  const searched = own.searched?.size === size ? own.searched.progress : null;
  const here = FOUND_HERE.get(size);
  const stored = own.reports.get(size)?.length ?? 0;
  const resumes = stored > 0 && own.runs !== 'threshold' && !found;
  return html`<p class="quiet">${known !== undefined ? t('frontier.published', { size, most: known }) : here ? t('frontier.newTerm', { size, last: LAST }) : t('frontier.unpublished', { size })}</p>
    ${here ? newTerm(props, here) : nothing}
    ${resumes ? html`<p>${t('frontier.keptShards', { count: stored })}</p>` : nothing}
    <div class="row">
      ${keys(props, 'threshold', resumes ? 'frontier.goOn' : 'frontier.start')}
      ${resumes ? html`<button class="btn" data-kind="text" @click=${() => props.dispatch({ type: 'forget', size })}>${t('frontier.forget')}</button>` : nothing}
    </div>
    ${
      searched
        ? html`<p role="status" aria-live="off">${t('frontier.covers', { queens: searched.queens, share: percentage(searched.share, 1), count: searched.placements })}</p>`
        : nothing
    }
    ${found ? answer(props, found) : nothing}`;
}

/** The largest size with a published threshold. */
const LAST = Math.max(...PUBLISHED.keys());

type Term = (typeof published.found)[number];

/** A term that no table has, with how it was found and confirmed. */
function newTerm({ dispatch, dispatchApp }: FrontierProps, term: Term): TemplateResult {
  const { size, most, blocking, placements } = term;
  const rows = Int32Array.from(blocking);
  return html`<section class="frontier__found" aria-label=${t('frontier.newLabel', { size })}>
    <div class="frontier__mini">${miniBoard({ rows, label: t('frontier.blocking', { queens: most + 1, columns: columnsOf(rows) }) })}</div>
    <div class="article__text">
      <p class="article__answer">${t('frontier.threshold', { size, most })}</p>
      <p>${t('frontier.newWhy', { most, queens: most + 1, count: placements })}</p>
      <div class="row">
        <button class="btn" @click=${() => dispatchApp({ type: 'place', rows })}>${t('frontier.show')}</button>
        <button class="btn" @click=${() => dispatch({ type: 'copy', text: submission(term) })}>${t('frontier.copy')}</button>
      </div>
    </div>
  </section>`;
}

const columnsOf = (rows: ArrayLike<number>): string => list(Array.from(rows, (column) => column + 1));

/** The text to submit a new term: always in English, with the methods that found and confirmed it. */
export function submission({ size, most, blocking, placements, methods }: Term): string {
  return [
    `A374013(${size}) = ${most}`,
    `All ${placements} placements of ${most} nonattacking queens on the ${size} X ${size} board can be completed (rotations and reflections counted), and all placements of fewer queens.`,
    `These ${most + 1} queens cannot be completed (the column of each row, 0 for an empty row): ${blocking.map((column) => column + 1).join(' ')}`,
    'Found and confirmed by:',
    ...methods.map((method) => `- ${method}`),
  ].join('\n');
}

function answer({ dispatch, dispatchApp }: FrontierProps, found: ThresholdResult): TemplateResult {
  const { size, most, blocking, placements, milliseconds } = found;
  return html`<section class="frontier__found" aria-label=${t('frontier.foundLabel', { size })}>
    <div class="frontier__mini">${miniBoard({ rows: blocking, label: t('frontier.blocking', { queens: most + 1, columns: columnsOf(blocking) }) })}</div>
    <div class="article__text">
      <p class="article__answer">${t('frontier.threshold', { size, most })}</p>
      <p>${t('frontier.why', { most, queens: most + 1 })}</p>
      ${facts(fact('frontier.placements', digits(placements)), fact('frontier.time', duration(milliseconds)))}
      <div class="row">
        <button class="btn" @click=${() => dispatchApp({ type: 'place', rows: Int32Array.from(blocking) })}>${t('frontier.show')}</button>
        <button class="btn" @click=${() => dispatch({ type: 'copy', text: certificate(found) })}>${t('frontier.copy')}</button>
      </div>
    </div>
  </section>`;
}

/** The text for the editors of the sequence, always in English, with the method. */
export function certificate({ size, most, blocking, placements }: ThresholdResult): string {
  const columns = Array.from(blocking, (column) => column + 1).join(' ');
  return [
    `A374013(${size}) = ${most}`,
    `Every placement of at most ${most} nonattacking queens on the ${size} X ${size} board can be completed: ${placements} placements of 1 to ${most} queens, counted with their rotations and reflections, each have a completion.`,
    `These ${most + 1} queens cannot be completed (the column of each row, 0 for an empty row): ${columns}`,
    `Found by an exhaustive search with known completions; the number of placements was compared with a count without symmetry.`,
    `To repeat it: queens frontier threshold ${size}`,
  ].join('\n');
}
