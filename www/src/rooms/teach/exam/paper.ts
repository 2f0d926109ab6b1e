// A test on paper: each variant with its tasks and room for the answers, and the keys with their reasons on pages of their own.

import { html, nothing, type TemplateResult } from 'lit-html';
import { boardPicture, quietBoard } from '../../../board/picture/board';
import { PAPER } from '../../../board/picture/inks';
import { svgElement } from '../../../board/picture/svg';
import { piecesOf } from '../../../board/rule';
import type { Rows } from '../../../engine/types';
import { digits, t } from '../../../texts/texts';
import type { TraceLine } from '../../../watch/by-hand';
import { variantName } from './choice';
import { hasBoard, type Item } from './items';
import type { Exam } from './slice';
import { answerText, askText, eventText, plainText, reasonText, searchLine } from './words';

export function papers({ choice, made, paper, withKey }: Exam): TemplateResult {
  const variants = made?.variants ?? [];
  const title = (variant: number): string =>
    t('teach.examTitle', { seed: String(choice.seed), variant: variantName(variant) });
  return html`<div class="exam__papers">
    ${variants.map(
      (items, variant) => html`<article class="exam__sheet printed" data-paper=${paper} aria-label=${title(variant)}>
        <header>
          <h2>${title(variant)}</h2>
          <p class="exam__who"><span>${t('teach.name')}</span><i></i><span>${t('teach.examDate')}</span><i></i></p>
        </header>
        <ol>${items.map((item) => html`<li class="exam__item">${task(item)}</li>`)}</ol>
      </article>`,
    )}
    ${
      withKey
        ? variants.map(
            (
              items,
              variant,
            ) => html`<article class="exam__sheet exam__key printed" data-paper=${paper} aria-label=${t('teach.examKeyOf', { variant: variantName(variant) })}>
              <header><h2>${t('teach.examKeyOf', { variant: variantName(variant) })}</h2></header>
              <ol>${items.map((item) => html`<li class="exam__item">${keyOf(item)}</li>`)}</ol>
            </article>`,
          )
        : nothing
    }
  </div>`;
}

function task(item: Item): TemplateResult {
  return html`<div class="exam__task">
    <div>
      ${searchLine(item)}
      ${item.kind === 'lessonQuestions' ? item.text.map((text) => html`<p>${plainText(text)}</p>`) : nothing}
      <p class="exam__ask">${askText(item)}</p>
      ${answerSpace(item)}
    </div>
    ${hasBoard(item) ? boardOn(item.rows, null) : nothing}
  </div>
  ${item.kind === 'traces' ? table(item.lines, false) : nothing}`;
}

/** Room for the answer, unless the board or the table is the answer. */
function answerSpace(item: Item): TemplateResult | typeof nothing {
  if (item.kind === 'traces') return html`<p class="exam__words">${t('byHand.events')}</p>`;
  if (item.kind === 'puzzles') return html`<p class="exam__line"><span>${t('teach.examColumnsLine')}</span><i></i></p>`;
  if (item.kind === 'proofs') return html`<p class="exam__line"><span>${t('teach.examQueensLine')}</span><i></i></p>`;
  const { ask, choices } = item.question;
  if (ask.for === 'choice')
    return html`<ul class="exam__offers">${choices.map(({ label }) => html`<li>${plainText(label)}</li>`)}</ul>`;
  return ask.for === 'square'
    ? html`<p class="exam__words">${t('teach.examMark')}</p>`
    : html`<p class="exam__line"><span>${t('teach.examAnswer')}</span><i></i></p>`;
}

/** The first line is an example. In the key, all lines are filled in. */
const table = (lines: readonly TraceLine[], filled: boolean): TemplateResult => html`<table class="exam__trace">
  <thead><tr><th scope="col">${t('byHand.step')}</th><th scope="col">${t('byHand.does')}</th><th scope="col">${t('byHand.row')}</th><th scope="col">${t('byHand.column')}</th></tr></thead>
  <tbody>${lines.map(({ event, row, column }, at) => {
    const shown = filled || at === 0;
    return html`<tr><th scope="row">${digits(at + 1)}</th><td>${shown ? eventText(event) : ''}</td><td>${shown ? (row ?? '–') : ''}</td><td>${shown ? (column ?? '–') : ''}</td></tr>`;
  })}</tbody>
</table>`;

function keyOf(item: Item): TemplateResult {
  return html`<div class="exam__task">
    <div>
      <p><b>${answerText(item)}</b></p>
      <p>${reasonText(item)}</p>
      ${item.kind === 'traces' ? table(item.lines, true) : nothing}
    </div>
    ${item.kind === 'puzzles' ? boardOn(item.rows, item.solution) : nothing}
  </div>`;
}

function boardOn(given: Rows, solution: Rows | null): SVGSVGElement {
  const model = quietBoard(given, { pieces: solution && piecesOf(solution), attacks: false });
  const picture = boardPicture(model, { numbers: true, marks: false, clear: false, caption: [] });
  return svgElement(picture, PAPER, t('teach.examBoard'));
}
