// The person's own lessons that this device stores: opened lessons, and the lesson that is being written. An opened lesson is stored as
// its two files.

import { createStored, type Stored } from '../stored';
import { readLesson } from './lesson';
import { type Files, nameOf } from './packing';
import { type Draft, emptyDraft } from './writing';

/** The maximum number of stored lessons; the lesson that was opened longest ago is removed first. */
const MAX_LESSONS = 30;

const isFiles = (value: unknown): value is Files =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  'words' in value &&
  typeof value.data === 'string' &&
  typeof value.words === 'string';

const opened = createStored<readonly Files[]>('queens-own-lessons', (text) => {
  const read: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(read) ? read.filter(isFiles) : [];
});

/** A person's own lesson on the shelf. */
export interface OwnLesson {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly steps: readonly string[];
  readonly files: Files;
}

/** Reads one of the person's own lessons from its files. Throws if they are malformed. */
function ownLesson(files: Files): OwnLesson {
  const { title, about, steps } = readLesson('', files.data, files.words);
  return { name: nameOf(files), title, about, steps: steps.map(({ id }) => id), files };
}

/** The stored lessons, the most recently opened lesson first. */
export const ownLessons = (): OwnLesson[] =>
  opened.read().flatMap((files) => {
    try {
      return [ownLesson(files)];
    } catch {
      return [];
    }
  });

/** Adds a lesson, or puts it first. If there are too many lessons, the lesson that was opened longest ago is removed. */
export const withOwn = (lessons: readonly OwnLesson[], files: Files): OwnLesson[] =>
  [ownLesson(files), ...lessons.filter(({ name }) => name !== nameOf(files))].slice(0, MAX_LESSONS);

/** The shelf of the person's own lessons. */
export const storedLessons: Pick<Stored<readonly OwnLesson[]>, 'read' | 'save' | 'onChange'> = {
  read: ownLessons,
  save: (lessons, outcome) =>
    opened.save(
      lessons.map(({ files }) => files),
      outcome,
    ),
  onChange: (listener) => opened.onChange(() => listener(ownLessons())),
};

/** The lesson that is being written. */
export const storedDraft = createStored<Draft>('queens-draft', (text) => {
  const read: unknown = JSON.parse(text ?? 'null');
  return isDraft(read) ? { ...emptyDraft, ...read } : emptyDraft;
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStep = (value: unknown): boolean =>
  isObject(value) &&
  isObject(value.fields) &&
  isObject(value.wrongs) &&
  Object.values(value.wrongs).every((reply) => typeof reply === 'string') &&
  Array.isArray(value.choices) &&
  value.choices.every(isObject) &&
  ['title', 'text', 'why', 'question', 'right', 'wrong'].every((name) => typeof value[name] === 'string');

const isSteps = (value: unknown): boolean => Array.isArray(value) && value.every(isStep);

/** A draft of an earlier version has no `after`, `rest` or `about`. */
const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  typeof value.title === 'string' &&
  isSteps(value.steps) &&
  (value.about === undefined || typeof value.about === 'string') &&
  (value.after === undefined || isSteps(value.after)) &&
  (value.rest === undefined || isObject(value.rest));
