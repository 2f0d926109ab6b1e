// Why a program failed or stopped, with the line of the program.

import type { Stop } from '../sandbox/execute';
import type { Flaw } from './flaw';

/** `line`: null if it is unknown. `detail`: the message of Python, cut if it is long, or other data about the failure. */
export interface Failure {
  readonly code: FailureCode;
  readonly line: number | null;
  readonly detail: string;
}

export type FailureCode =
  | Flaw['code']
  | Stop
  | 'name'
  | 'index'
  | 'type'
  | 'value'
  | 'key'
  | 'zero'
  | 'attribute'
  | 'import'
  | 'assert'
  /** A failed assertion with a message. */
  | 'assertSaid'
  | 'recursion'
  /** A `while` loop in which nothing new happens; `detail`: its lines. */
  | 'loop'
  | 'stopped'
  | 'input'
  | 'broken'
  | 'blocked'
  | 'file'
  | 'other';

const CODES: Readonly<Record<string, FailureCode>> = {
  SyntaxError: 'syntax',
  IndentationError: 'syntax',
  NameError: 'name',
  UnboundLocalError: 'name',
  IndexError: 'index',
  TypeError: 'type',
  ValueError: 'value',
  KeyError: 'key',
  ZeroDivisionError: 'zero',
  AttributeError: 'attribute',
  ImportError: 'import',
  ModuleNotFoundError: 'import',
  AssertionError: 'assert',
  MemoryError: 'memory',
  EOFError: 'input',
};

const MAX_LENGTH = 200;

/** How a program ended, with its log. */
export interface End {
  readonly log: string;
  readonly error: string | null;
  readonly stop: Stop | 'stopped' | null;
  readonly loop?: readonly [number, number] | null;
}

/** Null if the program ran to its end. */
export function failureOfEnd({ log, error, stop, loop }: End, lines: readonly number[]): Failure | null {
  if (stop === 'endless' && loop) return { code: 'loop', line: loop[0], detail: linesOf(loop) };
  if (stop) return { code: stop, line: lastLine(log), detail: '' };
  if (error === null) return null;
  const failure = failureOf(error, lines);
  return failure.code === 'recursion' ? { ...failure, detail: lastCall(log) } : failure;
}

/** Formats the lines of a loop as "3–5", or as "3" for a single line. */
const linesOf = ([from, to]: readonly [number, number]): string => (from === to ? String(from) : `${from}–${to}`);

/** The function that was called last. */
const lastCall = (log: string): string => [...log.slice(-20_000).matchAll(/^>\d+ (\S+)$/gm)].at(-1)?.[1] ?? '';

/** The line that ran last. */
function lastLine(log: string): number | null {
  const lines = log.slice(-100_000).match(/^\d+$/gm);
  return lines ? Number(lines.at(-1)) : null;
}

/** Parses an error message of Python. `lines`: the line of the program for each line that ran. */
function failureOf(error: string, lines: readonly number[]): Failure {
  const last = error.trimEnd().split('\n').at(-1) ?? '';
  const [, type = '', detail = ''] = /^(\w+)(?::(?: (.*))?)?$/s.exec(last) ?? [];
  const [, ran] = [...error.matchAll(/File "program\.py", line (\d+)/g)].at(-1) ?? [];
  const line = ran === undefined ? null : (lines[Number(ran) - 1] ?? null);
  const known = /recursion depth|pystack exhausted/.test(last) ? 'recursion' : (CODES[type] ?? 'other');
  const code = known === 'assert' && detail !== '' ? 'assertSaid' : known;
  const message = code === 'other' ? last : detail;
  return { code, line, detail: message.slice(0, MAX_LENGTH) };
}
