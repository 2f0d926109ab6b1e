// The log of a program: its reports while it runs, one entry for each line, as `python/prelude.py` writes it. The log
// is untrusted: entries that cannot be read are skipped.

export type Entry =
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'call'; readonly call: number; readonly name: string }
  /** `truth`: whether it returns True or False; null for anything else. */
  | { readonly kind: 'return'; readonly call: number; readonly truth: boolean | null }
  | { readonly kind: 'caught'; readonly call: number }
  | WriteEntry
  | { readonly kind: 'print'; readonly text: string }
  | { readonly kind: 'set'; readonly row: number; readonly column: number }
  | { readonly kind: 'remove'; readonly row: number; readonly column: number }
  | { readonly kind: 'solution' }
  /** From here on lines and numbers are left out. */
  | { readonly kind: 'thin' }
  /** At the end: a variable has this many entries, which follow; `return` is the result of the last call. */
  | { readonly kind: 'list'; readonly name: string; readonly count: number }
  | { readonly kind: 'item'; readonly object: string | null; readonly text: string };

/** A name was written. */
export interface WriteEntry {
  readonly kind: 'value';
  /** The call that the name belongs to; null: one further out, or the program. */
  readonly call: number | null;
  readonly name: string;
  /** The identity of the list or set: two names may have the same one. */
  readonly object: string | null;
  /** As Python writes it; `~list 100` for one that is too long. */
  readonly text: string;
}

const MAX_NAME_LENGTH = 64;
const MAX_VALUE_LENGTH = 4_000;
/** No line of a program has a higher number. */
const LAST_LINE = 9_999;

/** The entries of a log, one after the other. */
export function* entriesOf(log: string): Generator<Entry> {
  for (let from = 0; from < log.length; ) {
    const found = log.indexOf('\n', from);
    const to = found < 0 ? log.length : found;
    const entry = entryOf(log.slice(from, to));
    if (entry) yield entry;
    from = to + 1;
  }
}

function entryOf(text: string): Entry | null {
  const rest = text.slice(1);
  switch (text[0]) {
    case '>': {
      const [, call, name = ''] = /^(\d{1,9}) (.{1,64})$/.exec(rest) ?? [];
      return call === undefined || !isName(name) ? null : { kind: 'call', call: Number(call), name };
    }
    case '<': {
      const [, call, truth] = /^(\d{1,9})(?: ([TF]))?$/.exec(rest) ?? [];
      return call === undefined
        ? null
        : { kind: 'return', call: Number(call), truth: truth === undefined ? null : truth === 'T' };
    }
    case '^':
      return /^\d{1,9}$/.test(rest) ? { kind: 'caught', call: Number(rest) } : null;
    case '#': {
      const [, name = '', count] = /^(\S{1,64}) (\d{1,7})$/.exec(rest) ?? [];
      return count === undefined || !isName(name) ? null : { kind: 'list', name, count: Number(count) };
    }
    case '.': {
      const [marked = '', object] = /^@(\d{1,12}) /.exec(rest) ?? [];
      return { kind: 'item', object: object ?? null, text: clean(rest.slice(marked.length, MAX_VALUE_LENGTH)) };
    }
    case '=':
      return writtenOf(rest);
    case '!':
      return { kind: 'print', text: unescapeText(rest) };
    case '+':
    case '-': {
      const [, row, column] = /^(\d{1,4}) (\d{1,4})$/.exec(rest) ?? [];
      if (row === undefined || column === undefined) return null;
      return { kind: text[0] === '+' ? 'set' : 'remove', row: Number(row), column: Number(column) };
    }
    case '*':
      return { kind: 'solution' };
    case '~':
      return { kind: 'thin' };
    default: {
      const line = Number(text);
      return text !== '' && Number.isInteger(line) && line >= 1 && line <= LAST_LINE ? { kind: 'line', line } : null;
    }
  }
}

function writtenOf(text: string): WriteEntry | null {
  const first = text.indexOf(' ');
  const second = text.indexOf(' ', first + 1);
  if (first < 0 || second < 0) return null;
  const call = text.slice(0, first);
  const name = text.slice(first + 1, second);
  if (!/^\d{0,9}$/.test(call) || !isName(name)) return null;
  const told = text.slice(second + 1);
  const [marked = '', object] = /^@(\d{1,12}) /.exec(told) ?? [];
  const value = told.slice(marked.length);
  return {
    kind: 'value',
    call: call === '' ? null : Number(call),
    name,
    object: object ?? null,
    text: clean(value.length > MAX_VALUE_LENGTH ? `~str ${value.length}` : value),
  };
}

const isName = (name: string): boolean => name.length <= MAX_NAME_LENGTH && /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name);

/** Removes characters that a line of text must not contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
export const clean = (text: string): string => text.replaceAll(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g, '');

const unescapeText = (text: string): string =>
  text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
