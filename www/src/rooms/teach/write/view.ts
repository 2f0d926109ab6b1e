// The lesson editor: the steps, the words of the visible step, its board and its question, with the verdict of the
// engine.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { boardFields } from '../../../kernel/classroom/adding';
import { type DraftStep, filesOf } from '../../../kernel/classroom/writing';
import { copyText } from '../../../kernel/clipboard';
import { searchName } from '../../../texts/names';
import { digits, t, trouble } from '../../../texts/texts';
import { download } from '../../../ui/download';
import { check, field } from '../../../ui/kit/controls';
import { miniBoard } from '../../../ui/kit/mini-board';
import { number } from '../../../ui/kit/number';
import { troubleLine } from '../../../ui/kit/trouble';
import { site } from '../../../ui/site';
import { nameOf } from '../../../watch/names';
import { ownLessonLink } from '../../learn/links';
import type { ViewProps } from '../../room';
import type { Teach, TeachAction } from '../slice';
import type { MissingPart, Mistake } from './mistakes';
import { MAX_CHOICES, statedIn, withChoice, withoutChoice, withRight } from './own-choices';
import type { WriteAction } from './slice';
import {
  answerIn,
  KINDS,
  type Name,
  namesIn,
  OFFERED,
  type OfferedTruth,
  offeredIn,
  REPLIES,
  type StepQuestion,
  WORDS,
  withSearches,
  withSizes,
} from './truths';

type TeachProps = ViewProps<Teach, TeachAction>;
type Act = (action: WriteAction) => void;

export function writeView(props: TeachProps): TemplateResult {
  const { own, dispatch } = props;
  const { draft, at } = own.write;
  const act: Act = (action) => dispatch({ type: 'write', action });
  const step = draft.steps[at];
  return html`<main id="main" tabindex="-1" class="teach write">
    <h1>${t('teach.write')}</h1>
    <p class="read">${t('teach.writeHow')}</p>
    ${troubleLine(own.trouble)}
    ${renderSources(props, act)}
    <div class="write__head">
      ${line(t('teach.writeTitle'), draft.title, (title) => act({ type: 'head', head: { title } }), gapOf(own, null, 'title'))}
      ${line(t('teach.writeAbout'), draft.about, (about) => act({ type: 'head', head: { about } }))}
    </div>
    <nav class="row" aria-label=${t('teach.writeSteps')}>
      ${draft.steps.map((_, index) => html`<button class="btn" aria-current=${index === at ? 'step' : nothing} aria-label=${t('teach.writeStep', { step: index + 1 })} ?data-open=${own.write.mistakes.some(({ step }) => step === index)} @click=${() => act({ type: 'to', at: index })}>${digits(index + 1)}</button>`)}
      <button class="btn" data-kind=${draft.steps.length === 0 ? 'main' : nothing} @click=${() => act({ type: 'add', fields: boardFields(props.shared) })}>${t('teach.writeAdd')}</button>
    </nav>
    ${step ? renderEditor(props, step, act) : nothing} ${renderWhole(props, act)}
  </main>`;
}

/** Examples and files to begin with. */
function renderSources({ own }: TeachProps, act: Act): TemplateResult {
  const read = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    act({ type: 'open', files: [...(field.files ?? [])] });
    field.value = '';
  };
  return html`<div class="row">
    ${field(t('teach.writeSample'), {
      of: [null, ...own.shelf.map(({ name }) => name)],
      now: null,
      name: (name) => own.shelf.find((each) => each.name === name)?.title ?? '–',
      choose: (name) => {
        if (name !== null) act({ type: 'sample', name });
      },
    })}
    <label class="btn">${t('teach.writeOpen')}<input class="hide" type="file" multiple accept=".json,.md" @change=${read} /></label>
  </div>`;
}

function renderEditor(props: TeachProps, step: DraftStep, act: Act): TemplateResult {
  const { fields } = step;
  const here = (what: MissingPart) => gapOf(props.own, props.own.write.at, what);
  const shows = Array.isArray(fields.show) ? (fields.show as unknown[]) : [];
  const show = (figure: string, on: boolean): void => {
    const others = shows.filter((each) => each !== figure);
    act({ type: 'fields', fields: { show: on ? [...others, figure] : others } });
  };
  return html`<div class="write__step">
    <section aria-label=${t('teach.writeBoard')}>
      ${boardOf(fields)}
      <button class="btn" @click=${() => act({ type: 'fields', fields: { rule: undefined, search: undefined, seed: undefined, step: undefined, ...boardFields(props.shared) } })}>${t('teach.writeTake')}</button>
      <fieldset class="write__shows"><legend>${t('teach.writeShows')}</legend>
        ${(['transport', 'words', 'code', 'counts'] as const).map((figure) => check(t('teach.writeFigure', { figure }), shows.includes(figure), (on) => show(figure, on)))}
      </fieldset>
      <div class="row">
        <button class="btn" data-kind="text" @click=${() => act({ type: 'move', by: -1 })}>${t('teach.writeEarlier')}</button>
        <button class="btn" data-kind="text" @click=${() => act({ type: 'move', by: 1 })}>${t('teach.writeLater')}</button>
        <button class="btn" data-kind="text" @click=${() => act({ type: 'remove' })}>${t('teach.writeRemove')}</button>
      </div>
    </section>
    <section class="write__words" aria-label=${t('teach.writeWords')}>
      ${line(t('teach.writeStepTitle'), step.title, (title) => act({ type: 'edit', step: { title } }), here('heading'))}
      ${area(t('teach.writeText'), step.text, 5, (text) => act({ type: 'edit', step: { text } }))}
      ${question(props, step, act)}
      ${area(t('teach.writeWhy'), step.why, 2, (why) => act({ type: 'edit', step: { why } }))}
    </section>
  </div>`;
}

function boardOf({ board }: DraftStep['fields']): TemplateResult {
  const rows = typeof board === 'number' ? new Array<number>(Math.min(32, Math.max(1, board))).fill(0) : board;
  const columns = Array.isArray(rows) ? rows.map((column: unknown) => Number(column) - 1) : [];
  return miniBoard({ rows: columns, label: t('teach.writeBoard') });
}

function question({ own, shared }: TeachProps, step: DraftStep, act: Act): TemplateResult {
  const { ask } = step.fields;
  const found = offeredIn(ask);
  const offered = found?.offered ?? null;
  const judged = own.write.verdicts[String(step.fields.id)];
  const here = (what: MissingPart) => gapOf(own, own.write.at, what);
  const stated = statedIn(step);
  const names: (Name | 'own' | null)[] =
    ask !== undefined && !offered
      ? [null, 'own', ...OFFERED.map(({ name }) => name)]
      : [null, ...OFFERED.map(({ name }) => name)];
  return html`${field<Name | 'own' | null>(t('teach.writeAsk'), {
    of: names,
    now: offered?.name ?? (ask === undefined ? null : 'own'),
    name: (name) => t('teach.writeAsks', { ask: name ?? 'none' }),
    choose: (name) => {
      const chosen = OFFERED.find((each) => each.name === name) ?? null;
      if (name !== 'own')
        act({
          type: 'ask',
          offered: chosen && startOf(chosen, step),
          labels: chosen ? labelsOf(chosen) : [],
        });
    },
  })}
  ${
    found
      ? renderParts(
          found.asked,
          shared.searches.map(({ name }) => name),
          act,
        )
      : nothing
  }
  ${
    ask === undefined
      ? nothing
      : html`<p class="write__judged" role="status">${
          judged === undefined || stated
            ? ''
            : judged.kind === 'trouble'
              ? trouble(judged.trouble.code, judged.trouble.detail)
              : t('teach.writeJudged', { answers: judged.answers.length === 0 ? '–' : judged.answers.join(' · ') })
        }</p>
          ${line(t('teach.writeQuestion'), step.question, (question) => act({ type: 'edit', step: { question } }), here('question'))}
          ${choices(step, stated, here, act)}
          ${line(t('teach.writeRight'), step.right, (right) => act({ type: 'edit', step: { right } }), here('right'))}
          ${line(t('teach.writeWrong'), step.wrong, (wrong) => act({ type: 'edit', step: { wrong } }), here('wrong'))}
          ${found && REPLIES.has(found.asked.for) ? replies(found.asked, step, act) : nothing}`
  }`;
}

/** The answers to choose. The author of a custom question also adds, removes and marks them. */
function choices(
  step: DraftStep,
  stated: readonly string[] | null,
  here: (what: MissingPart) => Gap,
  act: Act,
): TemplateResult {
  const to = (next: DraftStep) => act({ type: 'edit', step: next });
  const label = (at: number) => (label: string) =>
    act({
      type: 'edit',
      step: { choices: step.choices.map((each, index) => (index === at ? { ...each, label } : each)) },
    });
  const isLast = (at: number): boolean => at === step.choices.length - 1;
  return html`${step.choices.map(
    ({ id, label: words }, at) => html`<div class="write__reply">
      ${line(t('teach.writeLabel', { number: at + 1 }), words, label(at), words.trim() === '' ? here('choices') : null)}
      ${
        stated
          ? html`${check(t('teach.writeIsRight', { number: at + 1 }), stated.includes(id), (on) => to(withRight(step, id, on)))}
            ${isLast(at) && at >= 2 ? html`<button class="btn" data-kind="text" aria-label=${t('teach.writeNoLabel', { number: at + 1 })} @click=${() => to(withoutChoice(step, id))}>${icon('cross')}</button>` : nothing}`
          : nothing
      }
    </div>`,
  )}
  ${stated && here('marked') ? html`<p class="write__missing">${t('teach.writeMissing', { missing: 'marked' })}</p>` : nothing}
  ${stated && step.choices.length < MAX_CHOICES ? html`<p><button class="btn" data-kind="text" @click=${() => to(withChoice(step))}>${t('teach.writeAddLabel')}</button></p>` : nothing}`;
}

/** The first wording of answers to choose. */
const labelsOf = ({ name, choices, for: way, truth }: OfferedTruth): string[] =>
  name === 'stated'
    ? ['', '']
    : (choices?.map((choice) => t('teach.writeChoice', { choice: choice as 'yes' })) ??
      (namesIn({ for: way, truth }) ?? []).map(nameOfChoice));

/** At first, all pieces of the board are to be placed. */
function startOf(offered: OfferedTruth, { fields }: DraftStep): OfferedTruth {
  const { board } = fields;
  const size = typeof board === 'number' ? board : Array.isArray(board) ? board.length : 0;
  return offered.for === 'place' && size > 0 ? { ...offered, is: size } : offered;
}

/** The numbers and names of a question. */
function renderParts(asked: StepQuestion, searches: readonly string[], act: Act): TemplateResult {
  const { truth, is } = asked;
  const to = (next: StepQuestion): void => act({ type: 'asked', asked: next, label: nameOfChoice });
  const toTruth = (facts: Readonly<Record<string, unknown>>): void => to({ ...asked, truth: { ...truth, ...facts } });
  const kind = Array.isArray(truth.kinds) ? KINDS.find((each) => each === (truth.kinds as unknown[])[0]) : undefined;
  const word = truth.of === 'register' ? WORDS.find((each) => each === truth.name) : undefined;
  const chosen = truth.of === 'sorted' ? Object.keys(truth.by ?? {}) : null;
  const sizes = Array.isArray(truth.sizes) ? truth.sizes.map(Number) : null;
  return html`<div class="row">
      ${typeof truth.row === 'number' ? number(t('teach.writeRow'), truth.row, (row) => toTruth({ row })) : nothing}
      ${kind ? field(t('teach.writeKind'), { of: KINDS, now: kind, name: (choice) => t('teach.writeChoice', { choice }), choose: (kind) => toTruth({ kinds: [kind] }) }) : nothing}
      ${word ? field(t('teach.writeWord'), { of: WORDS, now: word, name: nameOf, choose: (name) => toTruth({ name }) }) : nothing}
      ${is === undefined ? nothing : number(t('teach.writeIs', { of: truth.of as 'peaceful' | 'queen' | 'so-far' }), is, (is) => to({ ...asked, is }))}
    </div>
    ${
      chosen
        ? html`<fieldset class="write__shows"><legend>${t('teach.writeSearches')}</legend>
            ${searches.map((search) => check(searchName(search), chosen.includes(search), (on) => to(withSearches(asked, on ? [...chosen, search] : chosen.filter((one) => one !== search)))))}
          </fieldset>`
        : nothing
    }
    ${sizes ? line(t('teach.writeSizes'), sizes.join(' '), (text) => to(withSizes(asked, (text.match(/\d+/g) ?? []).map(Number)))) : nothing}`;
}

/** The name of a search; a size as it is. */
const nameOfChoice = (name: string): string => (/^\d+$/.test(name) ? name : searchName(name));

/** The replies to single wrong answers. */
function replies(asked: StepQuestion, { wrongs, choices }: DraftStep, act: Act): TemplateResult {
  const named = (answer: string): string => choices.find(({ id }) => id === answer)?.label ?? answer;
  const add = (event: Event): void => {
    const control = event.target as HTMLInputElement | HTMLSelectElement;
    const answer = answerIn(asked.for, control.value);
    if (answer !== null && wrongs[answer] === undefined) act({ type: 'reply', answer, reply: '' });
    control.value = '';
  };
  const open = choices.filter(({ id }) => wrongs[id] === undefined);
  return html`${Object.entries(wrongs).map(
    ([answer, reply]) => html`<div class="write__reply">
      ${line(t('teach.writeReply', { answer: named(answer) }), reply, (reply) => act({ type: 'reply', answer, reply }))}
      <button class="btn" data-kind="text" aria-label=${t('teach.writeNoReply', { answer: named(answer) })} @click=${() => act({ type: 'reply', answer, reply: null })}>${icon('cross')}</button>
    </div>`,
  )}
  <label class="named">${t('teach.writeReplyTo')}${
    asked.for === 'choice'
      ? html`<select class="field" @change=${add}><option value=""></option>${open.map(({ id, label }) => html`<option value=${id}>${label}</option>`)}</select>`
      : html`<input class="field" autocomplete="off" maxlength="12" placeholder=${asked.for === 'square' ? '4.2' : '6'} @change=${add} />`
  }</label>`;
}

/** The verdict on the whole lesson, and the ways to save it. */
function renderWhole({ own, dispatchApp }: TeachProps, act: Act): TemplateResult {
  const { write } = own;
  const { draft, isValid, packed } = write;
  const link = packed === null ? null : `${site()}${ownLessonLink(packed)}`;
  const save = (): void => {
    const { data, words } = filesOf(draft);
    download(new Blob([data], { type: 'application/json' }), 'lesson.json');
    download(new Blob([words], { type: 'text/markdown' }), `${document.documentElement.lang || 'en'}.md`);
  };
  return html`<section class="write__whole" aria-label=${t('teach.writeWhole')}>
    <p role="status" ?data-valid=${isValid}>${
      draft.steps.length === 0
        ? t('teach.writeNone')
        : write.mistakes.length > 0
          ? t('teach.writeUnfinished', { count: write.mistakes.length })
          : write.trouble
            ? trouble(write.trouble.code, write.trouble.detail)
            : isValid
              ? t('teach.writeHolds', { count: draft.steps.length })
              : ''
    }</p>
    ${write.mistakes.length === 0 ? nothing : html`<ul class="write__mistakes">${write.mistakes.map((mistake) => html`<li>${mistakeLink(mistake, act)}</li>`)}</ul>`}
    <div class="row">
      ${link ? html`<a class="btn" data-kind="main" href=${link}>${t('teach.writeTry')}</a>` : nothing}
      <button class="btn" ?disabled=${!isValid} @click=${() => act({ type: 'keep' })}>${t(write.isOnShelf ? 'teach.writeKept' : 'teach.writeKeep')}</button>
      <button class="btn" ?disabled=${link === null} @click=${() => void copyText(link ?? '', 'linkCopied', dispatchApp)}>${t('teach.writeLink')}</button>
      <button class="btn" ?disabled=${!isValid} @click=${save}>${t('teach.writeFiles')}</button>
    </div>
    <p class="quiet small">${t('teach.writePaper')}</p>
  </section>`;
}

/** A missing part in words; pressing it leads to its field. */
function mistakeLink({ step, missing }: Mistake, act: Act): TemplateResult {
  const words = t('teach.writeMissing', { missing });
  const go = (): void => {
    if (step !== null) act({ type: 'to', at: step });
    // The step is drawn by then.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`.write [data-missing="${missing}"]`)?.focus());
  };
  return html`<button class="btn" data-kind="text" @click=${go}>${step === null ? words : t('teach.writeMissingAt', { step: step + 1, words })}</button>`;
}

/** The missing part that a field is for; null if it is filled in. */
type Gap = MissingPart | null;

const gapOf = ({ write }: Teach, step: number | null, what: MissingPart): Gap =>
  write.mistakes.some((mistake) => mistake.step === step && mistake.missing === what) ? what : null;

const line = (label: string, value: string, write: (value: string) => void, gap: Gap = null): TemplateResult =>
  html`<div class="write__line"><label class="named">${label}<input class="field" maxlength="600" aria-invalid=${gap ? 'true' : nothing} aria-describedby=${gap ? `write-${gap}` : nothing} data-missing=${gap ?? nothing} .value=${value} @input=${(event: Event) => write((event.target as HTMLInputElement).value)} /></label>
    ${gap ? html`<p class="write__missing" id=${`write-${gap}`}>${t('teach.writeMissing', { missing: gap })}</p>` : nothing}</div>`;

const area = (label: string, value: string, rows: number, write: (value: string) => void): TemplateResult =>
  html`<label class="named">${label}<textarea class="field" rows=${rows} .value=${value} @input=${(event: Event) => write((event.target as HTMLTextAreaElement).value)}></textarea></label>`;
