// The ballot of a poll: the question as a link for phones, and the codes by which phones answer without a server. A code is the
// two letters of the answer (see `voteOfCode`), then two signs of the question and four of the phone: "BB-Q77K4X".

import { shortSum } from '../../../kernel/receipt';
import { answerLetters, LETTERS, type Letter, type PollQuestion, type Vote, voteOfCode } from './poll';

export interface Ballot {
  readonly text: string;
  readonly on: PollQuestion['on'];
  readonly answers: readonly string[];
  /** The size of the board, for answers that are squares. */
  readonly rows: number;
  readonly columns: number;
}

/** The maximum number of bytes of a question in a link. */
export const MAX_BALLOT_BYTES = 8_000;
const MAX_BOARD_SIZE = 26;

export const ballotOf = ({ text, on, answers }: PollQuestion, rows: number, columns: number): Ballot => ({
  text: text.trim(),
  on,
  answers,
  rows,
  columns,
});

export const writeBallot = ({ text, on, answers, rows, columns }: Ballot): string =>
  JSON.stringify([text, on, answers, rows, columns]);

/** Reads the output of `writeBallot`; null for anything else. */
export function readBallot(json: string): Ballot | null {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    return null;
  }
  if (!Array.isArray(read)) return null;
  const [text, on, answers, rows, columns] = read as unknown[];
  const isSize = (size: unknown): size is number =>
    Number.isInteger(size) && Number(size) >= 1 && Number(size) <= MAX_BOARD_SIZE;
  const isWhole =
    typeof text === 'string' &&
    (on === 'answers' || on === 'squares') &&
    Array.isArray(answers) &&
    answers.length === LETTERS.length &&
    answers.every((answer) => typeof answer === 'string') &&
    isSize(rows) &&
    isSize(columns);
  return isWhole ? { text, on, answers, rows, columns } : null;
}

/** The letters that can be answered. */
export const lettersOf = ({ on, answers }: Ballot): readonly Letter[] =>
  answerLetters({ text: '', on, answers, marked: [], right: [] });

/** A new name for a phone. */
export const phoneName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
/** Characters that are not confused when they are read aloud. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const questionSigns = (ballot: Ballot): string => shortSum(writeBallot(ballot)).slice(0, 2);

/** `letters`: the answer, "BB". */
export const codeOf = (ballot: Ballot, letters: string, phone: string): string =>
  `${letters}-${questionSigns(ballot)}${phone}`;

interface Codes {
  /** The last vote of each phone. */
  readonly votes: Readonly<Record<string, Vote>>;
  /** The lines without a code of this question. */
  readonly unread: readonly string[];
}

/** Reads codes in any text, such as a chat with names. */
export function readCodes(text: string, poll: PollQuestion, rows: number, columns: number): Codes {
  const signs = questionSigns(ballotOf(poll, rows, columns));
  const votes: Record<string, Vote> = {};
  const unread: string[] = [];
  for (const line of text.split(/\r?\n/).filter((line) => line.trim() !== '')) {
    let isRead = false;
    for (const [, letters = '', of, phone = ''] of line.toUpperCase().matchAll(CODE)) {
      const vote = of === signs ? voteOfCode(poll, letters, rows, columns) : null;
      if (vote === null) continue;
      votes[phone] = vote;
      isRead = true;
    }
    if (!isRead) unread.push(line);
  }
  return { votes, unread };
}

const CODE = /\b([A-Z]{2})-([0-9A-Z]{2})([0-9A-Z]{4})\b/g;
