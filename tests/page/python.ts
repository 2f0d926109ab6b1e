// Runs programs in Python as the room of one's own search does, in Node.
import { readFileSync } from 'node:fs';
import { failureOfEnd } from '../../www/src/rooms/own/python/failure';
import { instrument } from '../../www/src/rooms/own/python/instrument';
import { boardsIn, valuesIn } from '../../www/src/rooms/own/recording/board';
import { entriesOf } from '../../www/src/rooms/own/recording/log';
import { traceOf } from '../../www/src/rooms/own/recording/trace';
import { execute, type ProgramMessage } from '../../www/src/rooms/own/sandbox/execute';

const prelude = readFileSync('www/src/rooms/own/python/prelude.py', 'utf8');

/** Runs a program on a board; it is empty where no queens are given. */
export async function ran(
  source: string,
  size: number,
  rewritten = true,
  given: readonly number[] = [],
  typed: readonly string[] = [],
) {
  const { code, lines, flaw, words, blocks } = instrument(source);
  const pieces: string[] = [];
  let end: Exclude<ProgramMessage, string> | null = null;
  const rows = Array.from({ length: size }, (_, row) => given[row] ?? -1);
  await execute({ prelude, code: rewritten ? code : source, n: size, rows, seed: 1, typed, blocks }, (said) => {
    if (typeof said === 'string') pieces.push(said);
    else end = said;
  });
  const log = pieces.join('');
  const printed = [...entriesOf(log)].map((entry) => (entry.kind === 'print' ? entry.text : '')).join('');
  const { error, stop, loop = null } = end ?? { error: 'no end', stop: null };
  return { log, printed, flaw, words, error, stop, failure: failureOfEnd({ log, error, stop, loop }, lines) };
}

/** The trace of a log. */
export function traced(source: string, size: number, log: string) {
  const [board = null] = boardsIn(valuesIn(log), size).boards;
  const setting = { size, given: [], source, board, words: new Set<string>(), stop: null };
  const { trace } = traceOf(log, setting);
  const lines = trace.split('\n');
  const count = (word: string): number => lines.filter((line) => line.startsWith(`${word} `)).length;
  return { board, trace, lines, set: count('set'), removed: count('remove') };
}
