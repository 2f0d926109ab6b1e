// The names of the fields of `lesson.json`: in files that a person opens, another name is a typing error, and is reported.

import { bad } from './steps';

const LESSON = ['version', 'minutes', 'picture', 'steps', 'recap', 'review'];
const STEP = ['id', 'board', 'rule', 'search', 'seed', 'step', 'show', 'mark', 'ask', 'claims', 'see'];
const MARK = ['square', 'row', 'column'];
const ASK = ['for', 'truth', 'is', 'reveal'];

/** Throws `lesson-bad` for the first unknown field. Data that is not a lesson at all is left to `readLesson`. */
export function checkFields(data: string): void {
  let lesson: unknown;
  try {
    lesson = JSON.parse(data);
  } catch {
    return;
  }
  check('lesson.json', lesson, LESSON);
  const { steps, recap } = fieldsOf(lesson);
  listOf(steps).forEach((step, at) => {
    const { id } = fieldsOf(step);
    checkStep(typeof id === 'string' ? id : `steps[${at}]`, step);
  });
  checkStep('recap', recap);
}

function checkStep(place: string, step: unknown): void {
  check(place, step, STEP);
  const { mark, ask } = fieldsOf(step);
  for (const each of listOf(mark)) check(`${place}.mark`, each, MARK);
  check(`${place}.ask`, ask, ASK);
}

function check(place: string, object: unknown, known: readonly string[]): void {
  for (const name of Object.keys(fieldsOf(object)))
    if (!known.includes(name)) throw bad(`${place}.${name}`, known.join(', '));
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
