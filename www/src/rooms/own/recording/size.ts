// The size of the board that a program really used: it may set its own.

import { MAX_SIZE, MIN_SIZE } from '../../../kernel/input';
import { boardsIn, type VariableValues } from './board';
import { entriesOf } from './log';

const NAMES = /(?:^|\.|_)(?:n|size|board_?size|num_?queens|n_?queens|queens?_?(?:count|num)|dim(?:ension)?|anzahl)$/i;

/** The size of the page, unless the program shows a board of another one. */
export function sizeOf(log: string, source: string, variables: readonly VariableValues[], asked: number): number {
  const own = assignedIn(log, asked);
  const isSize = (number: number): boolean => number >= MIN_SIZE && number <= MAX_SIZE;
  const written = [...codeOf(source).matchAll(/(?<![\w.])\d{1,2}(?![\w.])/g)].map(([digits]) => Number(digits));
  const others = [...new Set([...own.values, ...written.filter((number) => number >= 4)])].filter(
    (number) => isSize(number) && number !== asked,
  );
  // The program has given the name `n` another value.
  if (own.last !== null && own.last !== asked && isSize(own.last)) {
    if (own.values.size === 1 || boardsIn(variables, own.last).full || !boardsIn(variables, asked).full)
      return own.last;
  }
  if (others.length === 0) return asked;
  const longest = Math.max(0, ...variables.flatMap(lengthsOf));
  const here = boardsIn(variables, asked);
  if (here.full && here.solved) return asked;
  const candidates = others.filter((number) => own.values.has(number) || lengthIs(variables, number));
  const found = candidates
    .map((number) => ({ number, found: boardsIn(variables, number) }))
    .filter(({ number, found: { full } }) => full && (own.values.has(number) || longest >= number))
    .sort((one, other) => Number(other.found.solved) - Number(one.found.solved) || other.number - one.number);
  const [best] = found;
  if (!best) return asked;
  return best.found.solved || !here.full ? best.number : asked;
}

/** The values assigned to variables with the name of a size; `last`: the last value of `n` itself. */
function assignedIn(
  log: string,
  asked: number,
): { readonly values: ReadonlySet<number>; readonly last: number | null } {
  const values = new Set<number>();
  let last: number | null = null;
  let first = true;
  for (const entry of entriesOf(log)) {
    if (entry.kind !== 'value' || !/^\d{1,4}$/.test(entry.text) || !NAMES.test(entry.name)) continue;
    const number = Number(entry.text);
    // The first one is the value from the page.
    if (first && entry.call === null && entry.name === 'n' && number === asked) {
      first = false;
      continue;
    }
    values.add(number);
    if (entry.name === 'n' && entry.call === null) last = number;
  }
  return { values, last };
}

const lengthsOf = ({ values }: VariableValues): number[] =>
  [...values.values()].map((value) => (value && 'items' in value ? value.items.length : 0));

/** Whether a variable has exactly so many entries at its longest. */
const lengthIs = (variables: readonly VariableValues[], number: number): boolean =>
  variables.some((held) => Math.max(0, ...lengthsOf(held)) === number);

/** A program without its comments and texts. */
const codeOf = (source: string): string => source.replaceAll(/'[^'\n]*'|"[^"\n]*"|#.*$/gm, ' ');
