// The results of collected homework: a table of pupils by tasks for each class page, the hardest questions, and the
// table as CSV.

import type { Homework, Wrong } from '../homework';

export interface ClassTable {
  /** The digest of the class page; empty for receipts of other rooms. */
  readonly page: string;
  /** The tasks of the page in order: all tasks of a known page, otherwise the tasks that anyone has handed in. */
  readonly tasks: readonly string[];
  /** By name. If a pupil handed in several receipts, the last one counts. */
  readonly pupils: readonly Homework[];
}

/** `known`: the class page that this device stores, with the number of its tasks. */
export function tablesOf(
  homework: readonly Homework[],
  known: { readonly page: string; readonly tasks: number } | null = null,
): ClassTable[] {
  const pages = [...new Set(homework.map(({ page }) => page))];
  return pages.map((page) => {
    const pupils = new Map(homework.filter((one) => one.page === page).map((one) => [one.name.toLowerCase(), one]));
    const count = known && page !== '' && page.toUpperCase() === known.page ? known.tasks : 0;
    const begun = [...pupils.values()].flatMap(({ work }) => Object.keys(work));
    const tasks = new Set([...Array.from({ length: count }, (_, at) => `t${at + 1}`), ...begun]);
    return {
      page,
      tasks: [...tasks].sort(byTask),
      pupils: [...pupils.values()].sort((one, other) => one.name.localeCompare(other.name)),
    };
  });
}

/** Numeric order: t2 comes before t10. */
const byTask = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

export interface HardQuestion {
  readonly lesson: string;
  /** From 0. */
  readonly question: number;
  readonly asked: number;
  /** Right at the first try. */
  readonly first: number;
  /** The first wrong answers, the most frequent first. */
  readonly wrongs: readonly { readonly answer: string; readonly count: number }[];
}

/** The questions that some pupils did not answer right at the first try, the hardest first. */
export function hardestOf(tables: readonly ClassTable[], most: number): HardQuestion[] {
  const found = new Map<string, { lesson: string; question: number; asked: number; first: number; wrongs: Wrong[] }>();
  for (const { pupils } of tables)
    for (const { work } of pupils)
      for (const done of Object.values(work)) {
        if (done.kind !== 'lesson' || done.version === 'unknown') continue;
        for (const [question, mark] of done.marks.entries()) {
          if (mark === 'o' || mark === 'n') continue;
          // A skipped question counts only if the receipt has a wrong answer to it.
          if (mark === 'p' && !done.wrongs.some((wrong) => wrong.question === question)) continue;
          const key = `${done.lesson} ${question}`;
          const sum = found.get(key) ?? { lesson: done.lesson, question, asked: 0, first: 0, wrongs: [] };
          sum.asked += 1;
          if (mark === 'f') sum.first += 1;
          sum.wrongs.push(...done.wrongs.filter((wrong) => wrong.question === question));
          found.set(key, sum);
        }
      }
  return [...found.values()]
    .filter(({ asked, first }) => first < asked)
    .sort((one, other) => one.first / one.asked - other.first / other.asked || other.asked - one.asked)
    .slice(0, most)
    .map((sum) => ({ ...sum, wrongs: countedOf(sum.wrongs) }));
}

function countedOf(wrongs: readonly Wrong[]): HardQuestion['wrongs'] {
  const counts = new Map<string, number>();
  for (const { answer } of wrongs) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts]
    .map(([answer, count]) => ({ answer, count }))
    .sort((one, other) => other.count - one.count || one.answer.localeCompare(other.answer));
}

/** Returns a table as CSV. A cell that a spreadsheet would read as a formula is marked as text. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cellOf).join(',')).join('\r\n');

function cellOf(text: string): string {
  const plain = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
