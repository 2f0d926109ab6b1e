// The record of the lessons, stored on the device: the outcome of each step, under the names of lesson and step, so
// that it outlives new versions of both.

/**
 * `read`: no question. `first`, `later`: right at the first try, or at a later one. `shown`: the page showed the
 * answer. `passed`: left open.
 */
export type Outcome = 'read' | 'first' | 'later' | 'shown' | 'passed';

const OUTCOMES: readonly Outcome[] = ['read', 'first', 'later', 'shown', 'passed'];

export interface LessonRecord {
  readonly lessons: Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
  /** The first wrong answer to a question, by lesson and step. Earlier versions stored none. */
  readonly wrongs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The lesson and the step that were shown last. */
  readonly last: { readonly lesson: string; readonly step: string } | null;
}

export const emptyRecord: LessonRecord = { lessons: {}, wrongs: {}, last: null };

/**
 * Adds an outcome. The first outcome of a step stays, except that any outcome replaces `passed`, and `later` replaces
 * `shown`.
 */
export function withOutcome(done: LessonRecord, lesson: string, step: string, outcome: Outcome): LessonRecord {
  const before = done.lessons[lesson] ?? {};
  const was = before[step];
  const counts = was === undefined || was === 'passed' || (outcome === 'later' && was === 'shown');
  const result = counts ? outcome : was;
  return { ...done, lessons: { ...done.lessons, [lesson]: { ...before, [step]: result } }, last: { lesson, step } };
}

/** Adds the first wrong answer to a question that has not been answered yet. */
export function withWrong(done: LessonRecord, lesson: string, step: string, answer: string): LessonRecord {
  const before = done.wrongs[lesson] ?? {};
  const answered = isStepDone(done.lessons[lesson]?.[step]);
  if (answered || before[step] !== undefined) return done;
  return { ...done, wrongs: { ...done.wrongs, [lesson]: { ...before, [step]: answer } } };
}

/** How many steps of a lesson are done. */
export const stepsDone = ({ lessons }: LessonRecord, lesson: string, steps: readonly string[]): number =>
  steps.filter((step) => isStepDone(lessons[lesson]?.[step])).length;

/** The first step of a lesson that is not done, from 0; the first step if all are done. */
export const nextStep = ({ lessons }: LessonRecord, lesson: string, steps: readonly string[]): number =>
  Math.max(
    0,
    steps.findIndex((step) => !isStepDone(lessons[lesson]?.[step])),
  );

export const isDone = (done: LessonRecord, lesson: string, steps: readonly string[]): boolean =>
  stepsDone(done, lesson, steps) === steps.length;

export const isStepDone = (outcome: Outcome | undefined): boolean => outcome !== undefined && outcome !== 'passed';

/**
 * Counts the questions of a lesson by outcome: answered at the first try, answered at a later try, or answered by the
 * page.
 */
export function score(
  { lessons }: LessonRecord,
  lesson: string,
): { readonly first: number; readonly later: number; readonly shown: number } {
  const outcomes = Object.values(lessons[lesson] ?? {});
  const count = (outcome: Outcome): number => outcomes.filter((each) => each === outcome).length;
  return { first: count('first'), later: count('later'), shown: count('shown') };
}

const VERSION = 1;

/** The key in the storage of the device. */
export const STORAGE_KEY = 'queens-lessons';

export const recordText = (done: LessonRecord): string => JSON.stringify({ version: VERSION, ...done });

/** Reads the stored record, without malformed entries; returns an empty one for another version. */
export function readRecord(text: string | null): LessonRecord {
  try {
    const { version, lessons, wrongs, last } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    if (version !== VERSION || typeof lessons !== 'object' || lessons === null) return emptyRecord;
    return { lessons: validValues(lessons, isOutcome), wrongs: validValues(wrongs, isAnswer), last: lastOf(last) };
  } catch {
    return emptyRecord;
  }
}

/** Selects the valid values of a record by lesson and step. */
function validValues<Value extends string>(
  stored: unknown,
  isValid: (value: unknown) => value is Value,
): Record<string, Record<string, Value>> {
  const entries = (of: unknown): [string, unknown][] =>
    typeof of === 'object' && of !== null ? Object.entries(of) : [];
  return Object.fromEntries(
    entries(stored).map(([lesson, steps]) => [
      lesson,
      Object.fromEntries(entries(steps).filter((entry): entry is [string, Value] => isValid(entry[1]))),
    ]),
  );
}

const isOutcome = (value: unknown): value is Outcome => OUTCOMES.includes(value as Outcome);
const isAnswer = (value: unknown): value is string => typeof value === 'string' && value.length <= 40;

function lastOf(last: unknown): LessonRecord['last'] {
  if (typeof last !== 'object' || last === null) return null;
  const { lesson, step } = last as Record<string, unknown>;
  return typeof lesson === 'string' && typeof step === 'string' ? { lesson, step } : null;
}
