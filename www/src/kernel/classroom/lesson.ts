// A lesson, read from two files. `lesson.json` contains the steps (states of the page, questions, claims),
// `<language>.md` the words. A mistake throws a `JobError` that names its place.
//
//   # Looking ahead                        the title
//   One sentence for the shelf.
//   ## left-below: What is left below      a step of `lesson.json`, by its id, and its heading
//   Paragraphs, with **strong** and `code`.
//   ? Which row runs dry?                  the question        - yes: It does    an answer to choose
//   = Right: row 6.                        the reply to a right answer
//   ! Not so: look again.                  the reply to a wrong answer;   ! row-7: …   to this wrong answer
//   + Why does it matter?                  more text, shown on request
//   … tries {tried} queens …              the figure of the claim with { "say": "tried", … }
//   ## recap: In short                     after the last step, where `lesson.json` has a "recap"

import { JobError } from '../../client/trouble';
import { digits } from '../../texts/intl';
import { type Ask, bad, CHOICE_ANSWERS, type Claim, readSteps, type Setting } from './steps';

/** The format that this page reads. */
export const VERSION = 1;
/** The maximum size of the two files of a lesson together, in bytes. */
export const MAX_FILE_BYTES = 256 * 1024;

export interface Step {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly why: readonly string[];
  readonly setting: Setting;
  readonly question: Question | null;
  readonly claims: readonly Claim[];
  /** The title of the lesson that the step is taken from, if it is another lesson. */
  readonly from?: string;
}

export interface Question {
  readonly ask: Ask;
  readonly text: string;
  /** The answers to choose from, if the question gives some. */
  readonly choices: readonly Choice[];
  readonly right: string;
  readonly wrong: string;
  /** Replies to particular wrong answers. */
  readonly wrongs: Readonly<Record<string, string>>;
}

export interface Choice {
  readonly id: string;
  readonly label: string;
}

export interface Lesson {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  readonly steps: readonly Step[];
  /** Steps after the last counted step: the recap and, once they are fetched, questions of earlier lessons. */
  readonly after: readonly Step[];
  /** The names of the questions of earlier lessons, by lesson and step: "the-rule.corner". */
  readonly review: readonly string[];
}

/**
 * Reads a lesson from its two files. Throws a `JobError`: `lesson-too-large`, `lesson-no-json`, `lesson-version`, `lesson-bad`.
 */
export function readLesson(name: string, data: string, words: string): Lesson {
  const lesson = readUnfilled(name, data, words);
  return { ...lesson, steps: lesson.steps.map(fillStep), after: lesson.after.map(fillStep) };
}

/** Reads the same lesson, but leaves placeholders such as "{tried}" in its words. */
export function readUnfilled(name: string, data: string, words: string): Lesson {
  if (data.length + words.length > MAX_FILE_BYTES) {
    throw new JobError('lesson-too-large', { size: data.length + words.length, largest: MAX_FILE_BYTES });
  }
  const { version, minutes, steps, recap, review } = objectOf(data);
  if (version !== VERSION) {
    const newer = typeof version === 'number' && version > VERSION;
    throw newer ? new JobError('lesson-version', { version, known: VERSION }) : bad('version', String(VERSION));
  }
  const { title, about, parts } = readWords(words);
  const worded = (steps: unknown): Step[] =>
    readSteps(steps).map(({ id, ask, ...step }): Step => {
      const found = parts.get(id);
      if (!found) throw bad(id, `## ${id}: …`);
      parts.delete(id);
      const { title, text, why } = found;
      return { id, ...step, title, text, why, question: questionOf(id, ask, found) };
    });
  const read = worded(steps);
  const after = recap === undefined ? [] : worded([{ ...(recap as object), id: RECAP }]);
  const [left] = parts.keys();
  if (left !== undefined) throw bad(left, '"id"');
  return {
    name,
    title,
    about,
    minutes: typeof minutes === 'number' ? minutes : read.length,
    steps: read,
    after,
    review: Array.isArray(review) ? review.map(String) : [],
  };
}

/** The name of the recap in the words. */
const RECAP = 'recap';

function objectOf(data: string): Readonly<Record<string, unknown>> {
  let read: unknown;
  try {
    read = JSON.parse(data);
  } catch (error) {
    throw new JobError('lesson-no-json', { why: String(error instanceof Error ? error.message : error) });
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw bad('lesson.json', '{ … }');
  return read as Record<string, unknown>;
}

/** The words of one step, block by block. */
interface Part {
  readonly title: string;
  readonly text: string[];
  readonly why: string[];
  readonly choices: Choice[];
  readonly wrongs: Record<string, string>;
  question: string;
  right: string;
  wrong: string;
}

/** Replaces "{tried}" and the like by the figures that the step claims, so the text shows what the engine confirms. */
function fillStep(step: Step): Step {
  const { id, question } = step;
  const figures = new Map(step.claims.flatMap(({ say, is }) => (say === undefined ? [] : [[say, is] as const])));
  const fill = (text: string): string =>
    text.replaceAll(/\{([a-zA-Z0-9-]+)\}/g, (_, name: string) => {
      const figure = figures.get(name);
      if (figure === undefined) throw bad(id, `"say": "${name}"`);
      return /^\d+$/.test(figure) ? digits(BigInt(figure)) : figure;
    });
  return {
    ...step,
    text: step.text.map(fill),
    why: step.why.map(fill),
    question: question && {
      ...question,
      text: fill(question.text),
      choices: question.choices.map(({ id, label }) => ({ id, label: fill(label) })),
      right: fill(question.right),
      wrong: fill(question.wrong),
      wrongs: Object.fromEntries(Object.entries(question.wrongs).map(([answer, words]) => [answer, fill(words)])),
    },
  };
}

function questionOf(id: string, ask: Ask | null, part: Part): Question | null {
  if (!ask && part.question !== '') throw bad(id, '"ask"');
  if (!ask) return null;
  const { question: text, choices, right, wrong, wrongs } = part;
  for (const [sign, words] of Object.entries({ '?': text, '=': right, '!': wrong })) {
    if (words === '') throw bad(id, `${sign} …`);
  }
  if (CHOICE_ANSWERS.has(ask.for) && choices.length < 2) throw bad(id, '- id: …');
  return { ask, text, choices, right, wrong, wrongs };
}

function readWords(words: string): { title: string; about: string; parts: Map<string, Part> } {
  const parts = new Map<string, Part>();
  const head = { title: '', about: '' };
  let part: Part | null = null;
  for (const block of blocksOf(words)) {
    const heading = /^## ([a-z0-9-]+): (.+)$/.exec(block);
    if (heading) {
      part = emptyPart(heading[2] ?? '');
      parts.set(heading[1] ?? '', part);
    } else if (part) {
      addBlock(part, block);
    } else if (block.startsWith('# ')) {
      head.title = block.slice(2);
    } else {
      head.about = block;
    }
  }
  if (head.title === '') throw bad('.md', '# …');
  return { ...head, parts };
}

const emptyPart = (title: string): Part => ({
  title,
  text: [],
  why: [],
  choices: [],
  wrongs: {},
  question: '',
  right: '',
  wrong: '',
});

function addBlock(part: Part, block: string): void {
  const [, sign, rest = ''] = /^([?=!+-]) (.+)$/.exec(block) ?? [];
  const [, id, label = ''] = /^([a-zA-Z0-9.-]+): (.+)$/.exec(rest) ?? [];
  if (sign === '?') part.question = rest;
  else if (sign === '=') part.right = rest;
  else if (sign === '+') part.why.push(rest);
  else if (sign === '-' && id !== undefined) part.choices.push({ id, label });
  else if (sign === '!' && id !== undefined) part.wrongs[id] = label;
  else if (sign === '!') part.wrong = rest;
  else part.text.push(block);
}

/** Splits words into blocks. A block ends at an empty line, and before a line that begins another block. */
function blocksOf(words: string): string[] {
  const blocks: string[] = [];
  let open = false;
  for (const raw of words.split(/\r?\n/)) {
    const line = raw.trim();
    const begins = /^(#{1,2}|[?=!+-]) /.test(line);
    if (line === '') open = false;
    else if (open && !begins) blocks.push(`${blocks.pop()} ${line}`);
    else blocks.push(line);
    if (line !== '') open = !line.startsWith('#');
  }
  return blocks;
}
