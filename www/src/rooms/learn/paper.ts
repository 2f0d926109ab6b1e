// A lesson on paper: its steps with their boards and questions, room for the answers, and the key at the end.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { icon } from '../../board/glyph';
import { boardPicture, quietBoard } from '../../board/picture/board';
import { codePicture } from '../../board/picture/code';
import { PAPER } from '../../board/picture/inks';
import { svgElement } from '../../board/picture/svg';
import { variantParts } from '../../board/picture/variant';
import type { Register } from '../../engine/types';
import type { Lesson, Question, Step } from '../../kernel/classroom/lesson';
import { type Block, type Notes, PARTS } from '../../kernel/classroom/notes';
import { type AnswerKind, CHOICE_ANSWERS } from '../../kernel/classroom/steps';
import { classicPosition } from '../../kernel/input';
import { numberedSquare } from '../../texts/lines';
import { t } from '../../texts/texts';
import { check, choice } from '../../ui/kit/controls';
import { site } from '../../ui/site';
import { nameOf } from '../../watch/names';
import type { Dispatch } from '../room';
import { localizedCode } from './code';
import { stepLink } from './links';
import { phrase, prose } from './prose';
import type { Learn, LearnAction, PrintedStep } from './slice';
import { signsOf } from './stage';
import { WAYS } from './ways';

export function paper(learn: Learn, lesson: Lesson, dispatch: Dispatch<LearnAction>): TemplateResult {
  const { printed, withKey, notes } = learn.paper ?? { printed: null, withKey: false, notes: null };
  const made = printed !== null && (notes === null || notes.text !== null);
  return html`<main id="main" tabindex="-1" class="paper" aria-busy=${!made}>
    <div class="paper__bar row">
      <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'paper', on: false })}>${icon('back')}${t('learn.paperBack')}</button>
      ${
        learn.own
          ? nothing
          : choice(t('learn.paper'), {
              of: [false, true],
              now: notes !== null,
              name: (on) => t(on ? 'learn.paperNotes' : 'learn.paperSheet'),
              choose: (notes) => dispatch({ type: 'paper', on: true, notes }),
            })
      }
      ${notes ? nothing : check(t('learn.paperKey'), withKey, (on) => dispatch({ type: 'key', on }))}
      <button class="btn" data-kind="main" ?disabled=${!made} @click=${() => print()}>${t('learn.print')}</button>
    </div>
    ${
      made
        ? guard([printed, withKey, notes?.text], () =>
            notes?.text ? noteSheet(lesson, notes.text, printed) : sheet(learn, lesson, printed, withKey),
          )
        : html`<p>${t('learn.paperMaking')}</p>`
    }
  </main>`;
}

function sheet({ own }: Learn, lesson: Lesson, printed: readonly PrintedStep[], withKey: boolean): TemplateResult {
  const link = stepLink(lesson.name, own);
  const address = `${site()}${link ?? ''}`;
  const code = link === null ? null : codePicture(address);
  return html`<article class="paper__sheet printed">
    <header>
      <div>
        <h1>${lesson.title}</h1>
        <p>${lesson.about}</p>
        <p class="paper__who"><span>${t('learn.paperName')}</span><i></i><span>${t('learn.paperDate')}</span><i></i></p>
      </div>
      ${code ? svgElement(code, PAPER, t('learn.paperCode')) : nothing}
    </header>
    ${lesson.steps.map((step, at) => renderStep(step, at, printed[at]))}
    ${withKey ? key(lesson, printed) : nothing}
  </article>`;
}

/** The notes for teachers and the key, on one page. */
const noteSheet = (lesson: Lesson, notes: Notes, printed: readonly PrintedStep[]): TemplateResult =>
  html`<article class="paper__sheet paper__notes printed" aria-label=${t('learn.paperNotes')}>
    <h1>${lesson.title}</h1>
    <p>${lesson.about}</p>
    <div class="paper__columns">
      ${PARTS.map((part) => html`<section><h2>${t('notes.part', { part })}</h2>${notes[part].map(block)}</section>`)}
      ${key(lesson, printed)}
    </div>
  </article>`;

const block = (block: Block): TemplateResult =>
  typeof block === 'string'
    ? html`<p>${phrase(block)}</p>`
    : html`<ul>${block.map((line) => html`<li>${renderTimed(line)}</li>`)}</ul>`;

/** A line of a plan begins with its minutes. */
function renderTimed(line: string): TemplateResult {
  const [, minutes, rest = line] = /^(\d+) (.+)$/.exec(line) ?? [];
  return html`${minutes === undefined ? nothing : html`<b>${minutes}′</b> `}${phrase(rest)}`;
}

function renderStep(step: Step, at: number, printed: PrintedStep | undefined): TemplateResult {
  const { setting, question } = step;
  const model = quietBoard(printed?.rows ?? setting.rows, { signs: signsOf(setting) });
  const { rule } = setting;
  // Only the engine knows which squares another rule excludes, so paper shows the pieces alone.
  const by = rule === null ? {} : variantParts({ ...classicPosition(setting.rows).board, rule });
  const picture = boardPicture(model, { numbers: true, marks: rule === null, clear: false, caption: [], ...by });
  return html`<section>
    <div>
      <h2>${t('learn.paperStep', { step: at + 1, title: step.title })}</h2>
      ${prose(step.text)} ${printed ? figures(printed, setting.search) : nothing} ${question ? renderQuestion(question) : nothing}
    </div>
    ${svgElement(picture, PAPER, t('learn.paperBoard', { step: at + 1 }))}
  </section>`;
}

/** The words, the boxes and the code that the text mentions. */
const figures = ({ registers, code }: PrintedStep, search: string): TemplateResult => html`${
  registers.length === 0
    ? nothing
    : html`<table class="paper__words"><tbody>${registers.map((register) =>
        register.kind === 'word' || register.kind === 'tallies' ? wordLine(register.name, cellsOf(register)) : nothing,
      )}</tbody></table>`
}
${
  code.length === 0
    ? nothing
    : html`<ol class="paper__code">${localizedCode(
        search,
        code.map(({ line }) => line),
      ).map((line, at) => html`<li ?data-ran=${code[at]?.ran}>${line}</li>`)}</ol>`
}`;

const wordLine = (name: string, cells: readonly string[]): TemplateResult =>
  html`<tr><th scope="row">${nameOf(name)}</th><td><span>${cells.map((cell) => html`<i ?data-on=${cell !== '' && cell !== '0'}>${cell}</i>`)}</span></td></tr>`;

/** A bit of a word as a digit; a box of an array as full or empty. */
const cellsOf = (register: Extract<Register, { kind: 'word' | 'tallies' }>): string[] =>
  register.kind === 'word'
    ? Array.from({ length: register.width }, (_, bit) => String((register.bits >>> bit) & 1))
    : register.values.map((queens) => (queens > 0 ? '•' : ''));

/** The ways to answer that are drawn on the board. */
const isDrawn = (way: AnswerKind): way is 'square' | 'squares' | 'place' =>
  way === 'square' || way === 'squares' || way === 'place';

/** The question with room for its answer. */
function renderQuestion({ text, ask, choices }: Question): TemplateResult {
  const line = html`<p class="paper__answer"><span>${t('learn.paperAnswer')}</span><i></i></p>`;
  return html`<p class="paper__question">${phrase(text)}</p>
    ${CHOICE_ANSWERS.has(ask.for) ? html`<ul class="paper__choices" data-way=${ask.for}>${choices.map(({ label }) => html`<li>${phrase(label)}</li>`)}</ul>` : nothing}
    ${isDrawn(ask.for) ? html`<p>${t('learn.paperMark', { way: ask.for })}</p>` : ask.for === 'choice' ? nothing : line}`;
}

function key({ steps }: Lesson, printed: readonly PrintedStep[]): TemplateResult {
  return html`<section class="paper__key">
    <h2>${t('learn.paperKeyHead')}</h2>
    <ol>
      ${steps.map(({ question }, at) =>
        question
          ? html`<li value=${at + 1}><b>${answersOf(question, printed[at]?.answers ?? [])}</b> ${phrase(question.right)}</li>`
          : nothing,
      )}
    </ol>
  </section>`;
}

/** The right answers in words. */
function answersOf(question: Question, answers: readonly string[]): (string | TemplateResult)[] {
  const { ask, choices } = question;
  const inWords = WAYS[ask.for].inWords;
  if (inWords && choices.length === 0) return [inWords(question, answers)].map((each) => html`${each}`);
  const parts = answers.flatMap((answer) => answer.split(' '));
  return parts.flatMap((part) => partOf(question, part)).flatMap((words, at) => (at === 0 ? words : [' · ', ...words]));
}

/** A part of an answer in words; empty if the part is not among the choices. */
function partOf({ choices }: Question, part: string): (string | TemplateResult)[][] {
  const [, row, column] = /^(\d+)\.(\d+)$/.exec(part) ?? [];
  const [, kind, line] = /^(row|column)-(\d+)$/.exec(part) ?? [];
  const chosen = choices.find(({ id }) => id === part);
  if (chosen) return [phrase(chosen.label)];
  if (choices.length > 0) return [];
  if (row !== undefined) return [[t('board.cell', numberedSquare(Number(row), Number(column)))]];
  if (kind !== undefined) return [[t(kind === 'row' ? 'learn.row' : 'learn.column', { line: Number(line) })]];
  return [[part]];
}
