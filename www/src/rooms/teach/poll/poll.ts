// The question of a poll. The answers are up to four texts, or the squares of a board.

import type { Question } from '../../../kernel/classroom/lesson';
import { TURNS, type Turn } from './codebook';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

export interface PollQuestion {
  readonly text: string;
  /** The kind of answer: one of four answers, or a square of the board. */
  readonly on: 'answers' | 'squares';
  /** The answers A to D. An empty answer is not offered, unless all answers are empty. */
  readonly answers: readonly string[];
  /** The squares that the letters of cards stand for, A first. */
  readonly marked: readonly number[];
  /** The right answers, as votes; empty if they are unknown. */
  readonly right: readonly Vote[];
}

/** A letter, or a square as "4.2": row and column from 1. */
export type Vote = string;

export const emptyQuestion: PollQuestion = {
  text: '',
  on: 'answers',
  answers: ['', '', '', ''],
  marked: [],
  right: [],
};

export interface Votes {
  /** The last vote of each phone, by its name. */
  readonly phones: Readonly<Record<string, Vote>>;
  /** The side that was last up, by the number of the card. */
  readonly cards: Readonly<Record<number, Turn>>;
  /** The votes that were typed as codes, in order. */
  readonly typed: readonly Vote[];
}

export const noVotes: Votes = { cards: {}, phones: {}, typed: [] };

export const squareName = (square: number, columns: number): Vote =>
  `${Math.floor(square / columns) + 1}.${(square % columns) + 1}`;

/** The square that a vote names; null for a letter. */
export function squareOf(vote: Vote, columns: number): number | null {
  const [, row, column] = /^(\d+)\.(\d+)$/.exec(vote) ?? [];
  return row === undefined ? null : (Number(row) - 1) * columns + Number(column) - 1;
}

/** The letters that can be answered: all letters while no answer is written. */
export function answerLetters({ on, answers, marked }: PollQuestion): readonly Letter[] {
  if (on === 'squares') return LETTERS.slice(0, marked.length);
  const written = LETTERS.filter((_, at) => (answers[at] ?? '').trim() !== '');
  return written.length === 0 ? LETTERS : written;
}

/** The vote of a card with a side up; null if that side is not an answer. */
function voteOfCard(poll: PollQuestion, turn: Turn, columns: number): Vote | null {
  const letter = LETTERS[turn];
  if (!answerLetters(poll).includes(letter)) return null;
  const square = poll.marked[turn];
  return poll.on === 'squares' && square !== undefined ? squareName(square, columns) : letter;
}

export interface Tally {
  /** By vote, with every letter that is offered. */
  readonly counts: ReadonlyMap<Vote, number>;
  readonly cards: number;
  readonly codes: number;
}

export function tallyOf(poll: PollQuestion, { cards, phones, typed }: Votes, columns: number): Tally {
  const votes = Object.values(cards).flatMap((turn) => voteOfCard(poll, turn, columns) ?? []);
  const counts = new Map<Vote, number>(
    TURNS.flatMap((turn) => voteOfCard(poll, turn, columns) ?? []).map((vote) => [vote, 0] as const),
  );
  const codes = [...Object.values(phones), ...typed];
  for (const vote of [...votes, ...codes]) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  return { counts, cards: votes.length, codes: codes.length };
}

/** The letters of a Russian keyboard on the keys A to Z of a Latin keyboard. */
const CYRILLIC = 'фисвуапршолдьтщзйкыегмцчня';

/** A letter as 0 to 25, whatever the keyboard is set to; null for anything else. */
function letterOf(sign: string): number | null {
  const plain = sign.normalize('NFKC').toLowerCase();
  const latin = /^[a-z]$/.test(plain) ? plain.charCodeAt(0) - 97 : CYRILLIC.indexOf(plain);
  return latin < 0 ? null : latin;
}

/**
 * Returns the vote of two letters; null for other letters. "BD" is the square of row 2 and column 4. An answer is its letter twice, so
 * that one typing error is not a vote.
 */
export function voteOfCode(poll: PollQuestion, code: string, rows: number, columns: number): Vote | null {
  const [first = null, second = null, ...more] = [...code].map(letterOf);
  if (first === null || second === null || more.length > 0) return null;
  if (poll.on === 'squares') return first < rows && second < columns ? `${first + 1}.${second + 1}` : null;
  const letter = LETTERS[first];
  return letter !== undefined && first === second && answerLetters(poll).includes(letter) ? letter : null;
}

/**
 * Returns a question of a lesson as a poll with its right answers. The other answers are wrong answers that the lesson
 * replies to, and neighbours of the right answers. `lineName`: a row or a column in words, from 1.
 */
export function pollOf(
  { text, ask, choices, wrongs }: Question,
  right: readonly string[],
  size: number,
  lineName: (kind: 'row' | 'column', line: number) => string,
): PollQuestion {
  const plain = text.replaceAll(/\*\*|`/g, '');
  if (ask.for === 'square' || ask.for === 'squares') return { ...emptyQuestion, text: plain, on: 'squares', right };
  if (ask.for === 'choice' || ask.for === 'choices') {
    const given = choices.slice(0, LETTERS.length);
    return {
      ...emptyQuestion,
      text: plain,
      answers: LETTERS.map((_, at) => given[at]?.label.replaceAll(/\*\*|`/g, '') ?? ''),
      right: LETTERS.filter((_, at) => right.includes(given[at]?.id ?? '')),
    };
  }
  // Cards cannot answer on the board or with lines, so the teacher writes the answers.
  if (ask.for !== 'number' && ask.for !== 'row' && ask.for !== 'column') return { ...emptyQuestion, text: plain };
  const of = ask.for === 'row' || ask.for === 'column' ? ask.for : 'number';
  const numberIn = (answer: string): number | null => {
    const [, number] = (of === 'number' ? /^(\d+)$/ : new RegExp(`^${of}-(\\d+)$`)).exec(answer) ?? [];
    return number === undefined ? null : Number(number);
  };
  const textOf = (number?: number): string =>
    number === undefined ? '' : of === 'number' ? String(number) : lineName(of, number);
  const rights = right.flatMap((answer) => numberIn(answer) ?? []);
  const [first = 1] = rights;
  const near = [1, -1, 2, -2, 3, -3].map((by) => first + by);
  const known = Object.keys(wrongs).flatMap((answer) => numberIn(answer) ?? []);
  const most = of === 'number' ? Number.MAX_SAFE_INTEGER : size;
  const others = [...known, ...near].filter(
    (one) => one >= (of === 'number' ? 0 : 1) && one <= most && !rights.includes(one),
  );
  const numbers = [first, ...new Set(others)].slice(0, LETTERS.length).toSorted((one, other) => one - other);
  return {
    ...emptyQuestion,
    text: plain,
    answers: LETTERS.map((_, at) => textOf(numbers[at])),
    right: LETTERS.filter((_, at) => rights.includes(numbers[at] ?? Number.NaN)),
  };
}
