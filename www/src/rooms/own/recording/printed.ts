// The number of solutions that a program prints, if it prints one.

import { entriesOf } from './log';

export interface PrintedNumbers {
  /** A number that is printed as the number of solutions; null if no such number is printed. */
  readonly claim: number | null;
  /** Whether the right number is printed somewhere. */
  readonly right: boolean;
  /** It prints that there is no solution. */
  readonly denies: boolean;
  readonly lines: number;
}

/** Words beside the number of solutions, in the languages of the page and of its neighbours. */
const SOLUTIONS =
  /solution|solutn|\bways?\b|\bcount\b|\btotal\b|\bfound\b|answer|result|l[öo]sung|anzahl|решен|найден|способ|всего|количество|解|方法|方案|種|种|個|个|通り|共/i;
const OTHERS =
  /fundamental|distinct|unique|symmetr|eindeutig|фундамент|симметр|本質|基本|対称|对称|\bstep|\btr(?:y|ies|ied)\b|dead|node|\bcalls?\b|backtrack|attempt|second|\bms\b|iteration|swap|\bmoves?\b|conflict|check|time|шаг|попыт|сек|回溯|尝试|步|試|手/i;

/** The size of the board beside it. */
const SIZES =
  /\b(?:n|size)\s*(?:=|:|is)\s*\d+|\b\d+\s*(?:x|×|\*|by)\s*\d+|\b\d+[\s-]*(?:queens?|дам|ферз\S*|Damen)|\d+\s*(?:皇后|クイーン)/gi;
const DENIES =
  /\b(?:no|not|without|keine?|nicht|aucune?)\b.{0,20}(?:solution|possible|found|l[öo]sung)|impossible|unsolvable|unmöglich|нет решен|не найден|невозможно|无解|沒有|没有|不存在|解なし|ありません|解けない/i;

/** `all`: the right number. A list of lines that print numbers alone, for several sizes, claims nothing. */
export function printedIn(log: string, size: number, all: number | null): PrintedNumbers {
  const text = [...entriesOf(log)].map((entry) => (entry.kind === 'print' ? entry.text : '')).join('');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const claims: { readonly alone: boolean; readonly numbers: readonly number[] }[] = [];
  for (const line of lines) {
    if (/[[({]|\d\.\d|-\d/.test(line) || line.length > 200) continue;
    const told = line.replaceAll(SIZES, ' ');
    const numbers = [...told.matchAll(/\d{1,15}/g)].map(([digits]) => Number(digits));
    if (numbers.length === 0) continue;
    const alone = /^\s*\d+\s*$/.test(line);
    if (alone || (SOLUTIONS.test(line) && !OTHERS.test(line))) claims.push({ alone, numbers });
  }
  const right = all !== null && claims.some(({ numbers }) => numbers.includes(all));
  const worded = claims.filter(({ alone }) => !alone);
  const only = worded.length > 0 ? worded : lines.length === 1 ? claims : [];
  const last = only.at(-1);
  const rest =
    last && last.numbers.length > 1 ? last.numbers.filter((number) => number !== size) : (last?.numbers ?? []);
  return {
    claim: rest.length === 1 ? (rest[0] ?? null) : null,
    right,
    denies: lines.some((line) => DENIES.test(line)),
    lines: lines.length,
  };
}
