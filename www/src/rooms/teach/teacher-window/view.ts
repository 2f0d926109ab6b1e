// The teacher's window: the projected question with its answer, the next step, the clock, the questions so far, and
// the notes.

import { html, nothing, type TemplateResult } from 'lit-html';
import { COMMANDS, type RunPosition, type ScreenContent } from '../../../board/projector/teacher-window';
import type { Question, Step } from '../../../kernel/classroom/lesson';
import { type Block, PARTS } from '../../../kernel/classroom/notes';
import { language, localeOf } from '../../../texts/intl';
import { numberedSquare } from '../../../texts/lines';
import { digits, t } from '../../../texts/texts';
import { onElement } from '../../../ui/element';
import { scrub } from '../../../watch/controls';
import { scale } from '../../../watch/ruler';
import type { ViewProps } from '../../room';
import type { Teach, TeachAction } from '../slice';
import type { ProjectorButtons } from './effect';
import { type LogEntry, stepsOf, type TeacherWindow } from './slice';

type TeachProps = ViewProps<Teach, TeachAction>;

export function createTeacherWindowView(buttons: ProjectorButtons): (props: TeachProps) => TemplateResult {
  return ({ own, dispatch }) => {
    const { teacherWindow } = own;
    const { message, since } = teacherWindow;
    return html`<main id="main" tabindex="-1" class="teach teacher-window">
      <header class="teacher-window__top">
        <h1>${t('teach.window')}</h1>
        <p class="teacher-window__clock"><b class="teacher-window__time" ${clock(null)}></b> ${since === null ? nothing : html`<span>${t('teach.windowSince')} <b class="teacher-window__time" ${clock(since)}></b></span><button class="btn" data-kind="text" @click=${() => dispatch({ type: 'teacherWindow', action: { type: 'restart', at: Date.now() } })}>${t('teach.windowRestart')}</button>`}</p>
      </header>
      ${
        message
          ? html`<p class="row teacher-window__keys">
              ${COMMANDS.map((command) => html`<button class="btn" data-kind=${command === 'next' ? 'main' : nothing} ?disabled=${!message.can[command] && command !== 'black'} @click=${() => buttons.press(command)}>${t('teach.windowPress', { command })}</button>`)}
              <span>${message.where}</span>
            </p>
            <div class="teacher-window__two">
              <div>${renderProjected(message.screen, teacherWindow)} ${renderLog(teacherWindow.log)}</div>
              <div>${renderNext(message.screen)} ${notesOf(teacherWindow)}</div>
            </div>`
          : html`<p class="read" role="status">${t('teach.windowNothing')}</p>`
      }
    </main>`;
  };
}

function renderProjected(screen: ScreenContent, state: TeacherWindow): TemplateResult {
  if (screen.kind === 'text')
    return html`<section aria-labelledby="window-now"><h2 id="window-now">${t('teach.windowNow')}</h2>
      <p class="teacher-window__words">${screen.text}</p>
      ${screen.run ? renderRun(screen.run) : nothing}</section>`;
  if (screen.kind === 'poll') {
    const most = screen.counts.reduce((sum, { count }) => sum + count, 0);
    return html`<section aria-labelledby="window-now">
      <h2 id="window-now">${screen.question}</h2>
      <p>${t(screen.shown ? 'teach.windowShown' : 'teach.windowHidden')}</p>
      <ul class="teacher-window__counts">${screen.counts.map(({ letter, answer, count, right }) => html`<li ?data-right=${right}><b>${letter}</b> ${answer} <em>${digits(count)} / ${digits(most)}</em></li>`)}</ul>
    </section>`;
  }
  const step = stepsOf(screen.lesson)[screen.step];
  if (!step) return html``;
  const answers = state.answerKey.of === screen.lesson.name ? (state.answerKey.answers[step.id] ?? null) : null;
  return html`<section aria-labelledby="window-now">
    <h2 id="window-now">${step.title}</h2>
    ${step.text.map((text) => html`<p>${plainText(text)}</p>`)}
    ${step.question ? renderQuestion(step.question, answers, screen) : nothing}
    ${step.why.length > 0 ? html`<h3>${t('teach.windowWhy')}</h3>${step.why.map((text) => html`<p>${plainText(text)}</p>`)}` : nothing}
  </section>`;
}

/** Renders the position of the run and its branch, with rulers that cannot be moved. */
const renderRun = ({
  step,
  branch,
  lanes,
}: RunPosition): TemplateResult => html`${branch === null ? nothing : html`<p class="teacher-window__branch"><i></i>${branch}</p>`}
  <p>${step}</p>
  ${lanes.map(
    ({ label, at, length, known }, lane) => html`<div class="ruler" ?data-branch=${lane > 0}>
    ${scale(known, Math.max(1, length))} ${scrub({ at, length, enabled: false, label, text: digits(at) }, () => {})}
  </div>`,
  )}`;

/** The question with its right answer, the reply to it, and the expected wrong answers. */
const renderQuestion = (
  question: Question,
  answers: readonly string[] | null,
  { tries }: Extract<ScreenContent, { kind: 'lesson' }>,
): TemplateResult => html`<h3>${plainText(question.text)}</h3>
  <p class="teacher-window__right"><b>${answers ? answersText(question, answers) : ''}</b> ${plainText(question.right)}</p>
  ${tries.length === 0 ? nothing : html`<p class="teacher-window__tries">${t('teach.windowTries', { answers: tries.map((answer) => answerText(answer, question)).join(' · ') })}</p>`}
  ${
    Object.keys(question.wrongs).length === 0
      ? nothing
      : html`<h4>${t('teach.windowWrongs')}</h4><ul>${Object.entries(question.wrongs).map(([answer, reply]) => html`<li><b>${answerText(answer, question)}</b> ${plainText(reply)}</li>`)}</ul>`
  }`;

function renderNext(screen: ScreenContent): TemplateResult | typeof nothing {
  if (screen.kind !== 'lesson') return nothing;
  const next: Step | undefined = stepsOf(screen.lesson)[screen.step + 1];
  return html`<section class="teacher-window__next" aria-labelledby="window-next">
    <h2 id="window-next">${next ? t('teach.windowNext', { title: next.title }) : t('teach.windowLast')}</h2>
    ${next?.text.map((text) => html`<p>${plainText(text)}</p>`) ?? nothing}
    ${next?.question ? html`<p><b>${plainText(next.question.text)}</b></p>` : nothing}
  </section>`;
}

function renderLog(log: readonly LogEntry[]): TemplateResult {
  const line = ({ text, wrongs, outcome, poll }: LogEntry): TemplateResult => html`<li>
    ${plainText(text)} <span>${
      poll
        ? poll.right === null
          ? t('teach.windowHands', { count: poll.of })
          : t('teach.windowHandsRight', { right: poll.right, count: poll.of })
        : t('teach.windowBecame', { became: outcome, count: wrongs.length })
    }</span>
  </li>`;
  return html`<section aria-labelledby="window-log">
    <h2 id="window-log">${t('teach.windowLog')}</h2>
    ${log.length === 0 ? html`<p class="quiet">${t('teach.windowNoLog')}</p>` : html`<ol class="teacher-window__log">${log.map(line)}</ol>`}
  </section>`;
}

function notesOf({ message, notes }: TeacherWindow): TemplateResult | typeof nothing {
  if (message?.screen.kind !== 'lesson' || notes.of !== message.screen.lesson.name || !notes.notes) return nothing;
  const found = notes.notes;
  const block = (block: Block): TemplateResult =>
    typeof block === 'string'
      ? html`<p>${plainText(block)}</p>`
      : html`<ul>${block.map((line) => html`<li>${plainText(line.replace(/^(\d+) /, '$1′ '))}</li>`)}</ul>`;
  return html`<section class="teacher-window__notes" aria-labelledby="window-notes">
    <h2 id="window-notes">${t('teach.windowNotes')}</h2>
    ${PARTS.map((part) => html`<details ?open=${part === 'plan'}><summary>${t('notes.part', { part })}</summary>${found[part].map(block)}</details>`)}
  </section>`;
}

const answersText = (question: Question, answers: readonly string[]): string =>
  answers
    .filter((answer) => question.choices.length === 0 || question.choices.some(({ id }) => id === answer))
    .map((answer) => answerText(answer, question))
    .join(' · ');

/** An answer in words: a choice by its label, a square or a line by its place. */
function answerText(answer: string, { choices }: Question): string {
  const choice = choices.find(({ id }) => id === answer);
  if (choice) return plainText(choice.label);
  const [, row, column] = /^(\d+)\.(\d+)$/.exec(answer) ?? [];
  if (row !== undefined) return t('board.cell', numberedSquare(Number(row), Number(column)));
  const [, kind, line] = /^(row|column)-(\d+)$/.exec(answer) ?? [];
  return kind === undefined ? answer : t('teach.pollLine', { kind: kind as 'row' | 'column', line: Number(line) });
}

const plainText = (text: string): string => text.replaceAll(/\*\*|`/g, '');

/** The time of day, or the time since `since`. It updates while it is visible. */
const clock = onElement((element: HTMLElement, state: { since: number | null } | undefined, since: number | null) => {
  const now = state ?? { since };
  now.since = since;
  const tick = (): void => {
    const passed = Math.max(0, Math.floor((Date.now() - (now.since ?? 0)) / 1_000));
    const text =
      now.since === null
        ? new Date().toLocaleTimeString(localeOf(language()), { hour: '2-digit', minute: '2-digit' })
        : `${Math.floor(passed / 60)}:${String(passed % 60).padStart(2, '0')}`;
    if (element.textContent !== text) element.textContent = text;
  };
  tick();
  if (!state) {
    const timer = setInterval(() => (element.isConnected ? tick() : clearInterval(timer)), 500);
  }
  return now;
});
