// The words of a table of homework: the names of its tasks, their outcomes, and the mistakes in a question.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Lesson, Question } from '../../../kernel/classroom/lesson';
import type { ClassSet } from '../../../kernel/classroom/set';
import { numberedSquare } from '../../../texts/lines';
import { t } from '../../../texts/texts';
import { slugOf, type Work } from '../homework';
import type { Teach } from '../slice';
import type { ClassTable, HardQuestion } from './table';

type Lessons = Readonly<Record<string, Lesson>>;

/** "Name", then the tasks, by their titles if this device has the class page. */
export function headOf({ tasks, pupils }: ClassTable, { collected }: Teach, mine: ClassSet | null): string[] {
  const name = (task: string): string => {
    const [, number] = /^t(\d+)$/.exec(task) ?? [];
    if (number === undefined) return task;
    const title = mine?.links[Number(number) - 1]?.title;
    if (title) return title;
    const work = pupils.map(({ work }) => work[task]).find((work) => work !== undefined);
    if (work?.kind === 'lesson') return collected.lessons[work.lesson]?.title ?? work.lesson;
    return work?.kind === 'puzzle' && work.puzzle !== '' ? work.puzzle : t('teach.task', { number: Number(number) });
  };
  return [t('teach.name'), ...tasks.map(name)];
}

/** One row for each pupil: the name and the outcome of each task. */
export const tableRows = ({ tasks, pupils }: ClassTable): string[][] =>
  pupils.map(({ name, work }) => [name || t('teach.nameless'), ...tasks.map((task) => cellOf(work[task]))]);

function cellOf(work: Work | undefined): string {
  switch (work?.kind) {
    case undefined:
      return '';
    case 'lesson': {
      const count = (mark: string): number => work.marks.filter((each) => each === mark).length;
      const counts = {
        first: count('f'),
        later: count('l'),
        shown: count('s'),
        questions: work.marks.length - count('n'),
      };
      const cell = t('teach.cellLesson', counts);
      return work.version ? t('teach.cellVersion', { cell, version: work.version }) : cell;
    }
    case 'puzzle': {
      const clock = `${Math.floor(work.seconds / 60)}:${String(work.seconds % 60).padStart(2, '0')}`;
      return t('teach.cellPuzzle', { clock, hints: work.hints });
    }
    case 'ticked':
      return t('teach.cellSaid');
    case 'other':
      return work.result;
  }
}

/** A hard question with its first wrong answers, and what the lesson replies to each. */
export function hardText(
  { lesson: slug, question: at, asked, first, wrongs }: HardQuestion,
  lessons: Lessons,
): TemplateResult {
  const lesson = lessons[slug];
  const question = lesson?.steps.flatMap(({ question }) => question ?? [])[at] ?? null;
  return html`<li>
    <b>${t('teach.hard', { lesson: lesson?.title ?? slug, question: at + 1 })}</b> ${question ? plainCell(question.text) : nothing}
    <p>${t('teach.hardFirst', { first, asked })}</p>
    <ul>${wrongs.slice(0, 3).map(({ answer, count }) => html`<li>${t('teach.hardWrong', { answer: question ? answerText(answer, question) : answer, count })} ${question ? html`<i>${plainCell(replyOf(answer, question))}</i>` : nothing}</li>`)}</ul>
  </li>`;
}

/** The answer as a pupil gave it, in its parts: a choice by its words, a square or a line by its place. */
const answerText = (answer: string, { choices }: Question): string =>
  answer
    .split('z')
    .map((part) => {
      const choice = choices.find(({ id }) => slugOf(id) === part);
      if (choice) return plainCell(choice.label);
      const [, row, column] = /^(\d+)c(\d+)$/.exec(part) ?? [];
      if (row !== undefined) return t('board.cell', numberedSquare(Number(row), Number(column)));
      return part.replace(/^(row|column)/, '$1 ');
    })
    .join(' · ');

function replyOf(answer: string, { wrongs, wrong }: Question): string {
  const own = Object.entries(wrongs).find(([id]) => slugOf(id) === answer);
  return own?.[1] ?? wrong;
}

const plainCell = (text: string): string => text.replaceAll(/\*\*|`/g, '');
