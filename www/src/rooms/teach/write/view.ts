// The lesson editor: the steps, the words of the one that is shown, its board and its question, with what the engine says to it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { fieldsOf } from '../../../kernel/classroom/adding';
import { type DraftStep, filesOf } from '../../../kernel/classroom/writing';
import { copyText } from '../../../kernel/clipboard';
import { digits, t, trouble } from '../../../texts/texts';
import { download } from '../../../ui/download';
import { check, field } from '../../../ui/kit/controls';
import { miniBoard } from '../../../ui/kit/mini-board';
import { site } from '../../../ui/site';
import type { ViewProps } from '../../room';
import type { Teach, TeachAction } from '../slice';
import type { WriteAction } from './slice';
import { type Name, OFFERED, offeredIn } from './truths';

type TeachProps = ViewProps<Teach, TeachAction>;
type Does = (action: WriteAction) => void;

export function writeView(props: TeachProps): TemplateResult {
  const { own, dispatch } = props;
  const { draft, at } = own.write;
  const does: Does = (action) => dispatch({ type: 'write', action });
  const step = draft.steps[at];
  return html`<main id="main" tabindex="-1" class="teach write">
    <h1>${t('teach.write')}</h1>
    <p class="read">${t('teach.writeHow')}</p>
    ${own.trouble ? html`<p class="teach__trouble" role="alert">${trouble(own.trouble.code, own.trouble.detail)}</p>` : nothing}
    ${begin(props, does)}
    <div class="write__head">
      ${line(t('teach.writeTitle'), draft.title, (title) => does({ type: 'head', head: { title } }))}
      ${line(t('teach.writeAbout'), draft.about, (about) => does({ type: 'head', head: { about } }))}
    </div>
    <nav class="row" aria-label=${t('teach.writeSteps')}>
      ${draft.steps.map((_, index) => html`<button class="btn" aria-current=${index === at ? 'step' : nothing} aria-label=${t('teach.writeStep', { step: index + 1 })} @click=${() => does({ type: 'to', at: index })}>${digits(index + 1)}</button>`)}
      <button class="btn" data-kind=${draft.steps.length === 0 ? 'main' : nothing} @click=${() => does({ type: 'add', fields: fieldsOf(props.shared) })}>${t('teach.writeAdd')}</button>
    </nav>
    ${step ? edited(props, step, does) : nothing} ${whole(props, does)}
  </main>`;
}

/** Something to begin with. */
function begin({ own }: TeachProps, does: Does): TemplateResult {
  const read = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    does({ type: 'open', files: [...(field.files ?? [])] });
    field.value = '';
  };
  return html`<div class="row">
    ${field(t('teach.writeSample'), {
      of: [null, ...own.shelf.map(({ name }) => name)],
      now: null,
      name: (name) => own.shelf.find((each) => each.name === name)?.title ?? '–',
      choose: (name) => {
        if (name !== null) does({ type: 'sample', name });
      },
    })}
    <label class="btn">${t('teach.writeOpen')}<input class="hide" type="file" multiple accept=".json,.md" @change=${read} /></label>
  </div>`;
}

function edited(props: TeachProps, step: DraftStep, does: Does): TemplateResult {
  const { fields } = step;
  const shows = Array.isArray(fields.show) ? (fields.show as unknown[]) : [];
  const show = (figure: string, on: boolean): void => {
    const others = shows.filter((each) => each !== figure);
    does({ type: 'fields', fields: { show: on ? [...others, figure] : others } });
  };
  return html`<div class="write__step">
    <section aria-label=${t('teach.writeBoard')}>
      ${boardOf(fields)}
      <button class="btn" @click=${() => does({ type: 'fields', fields: { rule: undefined, search: undefined, seed: undefined, step: undefined, ...fieldsOf(props.shared) } })}>${t('teach.writeTake')}</button>
      <fieldset class="write__shows"><legend>${t('teach.writeShows')}</legend>
        ${(['transport', 'words', 'code', 'counts'] as const).map((figure) => check(t('teach.writeFigure', { figure }), shows.includes(figure), (on) => show(figure, on)))}
      </fieldset>
      <div class="row">
        <button class="btn" data-kind="text" @click=${() => does({ type: 'move', by: -1 })}>${t('teach.writeEarlier')}</button>
        <button class="btn" data-kind="text" @click=${() => does({ type: 'move', by: 1 })}>${t('teach.writeLater')}</button>
        <button class="btn" data-kind="text" @click=${() => does({ type: 'remove' })}>${t('teach.writeRemove')}</button>
      </div>
    </section>
    <section class="write__words" aria-label=${t('teach.writeWords')}>
      ${line(t('teach.writeStepTitle'), step.title, (title) => does({ type: 'edit', step: { title } }))}
      ${area(t('teach.writeText'), step.text, 5, (text) => does({ type: 'edit', step: { text } }))}
      ${question(props, step, does)}
      ${area(t('teach.writeWhy'), step.why, 2, (why) => does({ type: 'edit', step: { why } }))}
    </section>
  </div>`;
}

function boardOf({ board }: DraftStep['fields']): TemplateResult {
  const rows = typeof board === 'number' ? new Array<number>(Math.min(32, Math.max(1, board))).fill(0) : board;
  const columns = Array.isArray(rows) ? rows.map((column: unknown) => Number(column) - 1) : [];
  return miniBoard({ rows: columns, label: t('teach.writeBoard') });
}

function question({ own }: TeachProps, step: DraftStep, does: Does): TemplateResult {
  const { ask } = step.fields;
  const offered = offeredIn(ask);
  const judged = own.write.judged[String(step.fields.id)];
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
        does({
          type: 'ask',
          offered: chosen,
          labels: (chosen?.choices ?? []).map((choice) => t('teach.writeChoice', { choice })),
        });
    },
  })}
  ${
    ask === undefined
      ? nothing
      : html`<p class="write__judged" role="status">${
          judged === undefined
            ? ''
            : judged.kind === 'trouble'
              ? trouble(judged.trouble.code, judged.trouble.detail)
              : t('teach.writeJudged', { answers: judged.answers.length === 0 ? '–' : judged.answers.join(' · ') })
        }</p>
          ${line(t('teach.writeQuestion'), step.question, (question) => does({ type: 'edit', step: { question } }))}
          ${step.choices.map(({ id, label }, index) => line(t('teach.writeLabel', { number: index + 1 }), label, (label) => does({ type: 'edit', step: { choices: step.choices.map((choice, each) => (each === index ? { id, label } : choice)) } })))}
          ${line(t('teach.writeRight'), step.right, (right) => does({ type: 'edit', step: { right } }))}
          ${line(t('teach.writeWrong'), step.wrong, (wrong) => does({ type: 'edit', step: { wrong } }))}`
  }`;
}

/** What the engine says to the whole, and the ways to take it along. */
function whole({ own, dispatchApp }: TeachProps, does: Does): TemplateResult {
  const { write } = own;
  const { draft, holds, packed } = write;
  const link = packed === null ? null : `${site()}#1&view=learn&n=8&own=~${packed}.1`;
  const save = (): void => {
    const { data, words } = filesOf(draft);
    download(new Blob([data], { type: 'application/json' }), 'lesson.json');
    download(new Blob([words], { type: 'text/markdown' }), `${document.documentElement.lang || 'en'}.md`);
  };
  return html`<section class="write__whole" aria-label=${t('teach.writeWhole')}>
    <p role="status" ?data-holds=${holds}>${
      draft.steps.length === 0
        ? t('teach.writeNone')
        : write.trouble
          ? trouble(write.trouble.code, write.trouble.detail)
          : holds
            ? t('teach.writeHolds', { count: draft.steps.length })
            : ''
    }</p>
    <div class="row">
      ${link ? html`<a class="btn" data-kind="main" href=${link}>${t('teach.writeTry')}</a>` : nothing}
      <button class="btn" ?disabled=${!holds} @click=${() => does({ type: 'keep' })}>${t(write.kept ? 'teach.writeKept' : 'teach.writeKeep')}</button>
      <button class="btn" ?disabled=${link === null} @click=${() => void copyText(link ?? '', 'linkCopied', dispatchApp)}>${t('teach.writeLink')}</button>
      <button class="btn" ?disabled=${!holds} @click=${save}>${t('teach.writeFiles')}</button>
    </div>
    <p class="quiet small">${t('teach.writePaper')}</p>
  </section>`;
}

const line = (label: string, value: string, write: (value: string) => void): TemplateResult =>
  html`<label class="named">${label}<input class="field" maxlength="600" .value=${value} @input=${(event: Event) => write((event.target as HTMLInputElement).value)} /></label>`;

const area = (label: string, value: string, rows: number, write: (value: string) => void): TemplateResult =>
  html`<label class="named">${label}<textarea class="field" rows=${rows} .value=${value} @input=${(event: Event) => write((event.target as HTMLTextAreaElement).value)}></textarea></label>`;
