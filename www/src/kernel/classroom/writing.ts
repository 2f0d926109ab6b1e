// A lesson being written: its two files, taken apart into the parts that a person edits, and put together again. Parts
// without a field in the editor stay as they are, so that a lesson written by hand loses nothing.

import { JobError } from '../../client/trouble';
import { type Choice, type Lesson, readLesson, readUnfilled, type Step } from './lesson';
import type { Files } from './packing';

export interface Draft {
  readonly title: string;
  readonly about: string;
  readonly steps: readonly DraftStep[];
  /**
   * The recap after the last step, and the other fields of `lesson.json` about the whole lesson; empty for a lesson that was
   * begun here.
   */
  readonly after: readonly DraftStep[];
  readonly rest: Readonly<Record<string, unknown>>;
}

export interface DraftStep {
  /** The fields of `lesson.json`: `id`, `board`, `ask` and so on. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly title: string;
  /** Paragraphs, with an empty line between them. */
  readonly text: string;
  readonly why: string;
  readonly question: string;
  readonly right: string;
  readonly wrong: string;
  /** Replies to particular wrong answers. */
  readonly wrongs: Readonly<Record<string, string>>;
  readonly choices: readonly Choice[];
}

export const emptyDraft: Draft = { title: '', about: '', steps: [], after: [], rest: {} };

/** Takes two files apart. Throws as `readUnfilled` does. */
export function draftOf(files: Files): Draft {
  const { title, about, steps, after } = readUnfilled('', files.data, files.words);
  const { version: _, steps: fields, recap, ...rest } = JSON.parse(files.data) as Record<string, unknown>;
  const all = fields as Record<string, unknown>[];
  return {
    title,
    about,
    steps: steps.map((step, at) => writeStep(step, all[at] ?? {})),
    after: after.map((step) => writeStep(step, { ...(recap as object), id: step.id })),
    rest,
  };
}

const writeStep = ({ title, text, why, question }: Step, fields: DraftStep['fields']): DraftStep => ({
  fields,
  title,
  text: text.join('\n\n'),
  why: why.join('\n\n'),
  question: question?.text ?? '',
  right: question?.right ?? '',
  wrong: question?.wrong ?? '',
  wrongs: question?.wrongs ?? {},
  choices: question?.choices ?? [],
});

/** Writes the two files of a draft. A step without a question gets no words for a question. */
export function filesOf({ title, about, steps, after, rest }: Draft): Files {
  const [recap] = after.map(({ fields: { id: _, ...fields } }) => fields);
  const data = {
    version: 1,
    minutes: Math.max(1, steps.length),
    ...rest,
    steps: steps.map(({ fields }) => fields),
    ...(recap ? { recap } : {}),
  };
  const words = [`# ${line(title)}`, withoutSigns(line(about)), ...[...steps, ...after].map(wordsOf)];
  return {
    data: `${JSON.stringify(data, null, 2)}\n`,
    words: `${words.filter((part) => part !== '').join('\n\n')}\n`,
  };
}

/** The lesson of a draft. Throws as `readLesson` does. */
export const lessonOf = (draft: Draft, name: string): Lesson => {
  const { data, words } = filesOf(draft);
  if (draft.steps.length === 0) throw new JobError('lesson-empty');
  return readLesson(name, data, words);
};

function wordsOf({ fields, title, text, why, question, right, wrong, wrongs, choices }: DraftStep): string {
  const asks = fields.ask !== undefined;
  const signed = (sign: string, words: string): string[] => (line(words) === '' ? [] : [`${sign} ${line(words)}`]);
  return [
    `## ${String(fields.id)}: ${line(title) || String(fields.id)}`,
    ...paragraphs(text),
    ...(asks
      ? [
          ...signed('?', question),
          ...choices.flatMap(({ id, label }) => signed(`- ${id}:`, label)),
          ...signed('=', right),
          ...signed('!', wrong),
          ...Object.entries(wrongs).flatMap(([answer, reply]) => signed(`! ${answer}:`, reply)),
        ]
      : []),
    ...paragraphs(why).flatMap((words) => signed('+', words)),
  ].join('\n\n');
}

/** Splits a text into paragraphs. A paragraph that begins like markup gets an invisible space in front. */
const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map(line)
    .filter((paragraph) => paragraph !== '')
    .map(withoutSigns);

const withoutSigns = (paragraph: string): string =>
  /^(#{1,2}|[?=!+-]) /.test(paragraph) ? `\u200b${paragraph}` : paragraph;

/** Joins lines: a line break in a field is a space. Non-breaking spaces stay. */
const line = (text: string): string => text.replaceAll(/[ \t\r\n]+/g, ' ').trim();

/** An id that no step has yet. */
export function freshId({ steps }: Draft): string {
  const used = new Set(steps.map(({ fields }) => fields.id));
  let number = steps.length + 1;
  while (used.has(`step-${number}`)) number += 1;
  return `step-${number}`;
}

/** A step that shows a state of the page, still without words. */
export const stepFrom = (draft: Draft, fields: Readonly<Record<string, unknown>>): DraftStep => ({
  fields: { id: freshId(draft), ...fields },
  title: '',
  text: '',
  why: '',
  question: '',
  right: '',
  wrong: '',
  wrongs: {},
  choices: [],
});
