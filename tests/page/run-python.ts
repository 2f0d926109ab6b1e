// Runs Python programs in Node, as the room of one's own search does in a browser.
import { readFileSync } from 'node:fs';
import { failureOfEnd } from '../../www/src/rooms/own/python/failure';
import { instrument } from '../../www/src/rooms/own/python/instrument';
import { execute, type ProgramMessage } from '../../www/src/rooms/own/sandbox/execute';
import { empty, load } from '../engine/load';

const { engine } = await load('queens');
const prelude = readFileSync('www/src/rooms/own/python/prelude.py', 'utf8');

/** Runs a program on a board, which is empty without `given`. */
export async function runPython(
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
  await execute({ prelude, code: rewritten ? code : source, n: size, rows, seed: 1, typed, blocks }, (message) => {
    if (typeof message === 'string') pieces.push(message);
    else end = message;
  });
  const log = pieces.join('');
  const printed = log
    .split('\n')
    .map((entry) => (entry.startsWith('!') ? unescapeText(entry.slice(1)) : ''))
    .join('');
  const { error, stop, loop = null } = end ?? { error: 'no end', stop: null };
  return { log, printed, flaw, words, error, stop, failure: failureOfEnd({ log, error, stop, loop }, lines) };
}

/** Returns an output as the program printed it. */
const unescapeText = (text: string): string =>
  text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** Returns the trace of a log, the variable that contains the board, and how many queens were set and removed. */
export function traceOf(source: string, size: number, log: string) {
  const { trace, board } = engine.recordProgram({ log, source, given: empty(size) });
  const lines = trace.split('\n');
  const count = (word: string): number => lines.filter((line) => line.startsWith(`${word} `)).length;
  return { board, trace, lines, set: count('set'), removed: count('remove') };
}
