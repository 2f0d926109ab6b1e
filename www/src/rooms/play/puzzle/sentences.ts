// Sentences about a puzzle: what is left, hints, and the rules that it needs.

import type { PuzzleLine, PuzzleStep } from '../../../engine/types';
import { columnList, rowList } from '../../../texts/lists';
import { columnName, rowName } from '../../../texts/squares';
import { type Given, type Key, list, type Needs, t, type Values } from '../../../texts/texts';
import type { Found, Hint } from '../questions';
import { at } from '../squares';
import { letterOf } from './drawn';
import { goodSteps, wrongSquare } from './progress';
import { LADDER, type Puzzle } from './puzzle';
import { clashes, crowdedLines, exclusionOf, queensOn, standing } from './sketch';
import type { Solving } from './solving';

/** A text and its values. Only `told` creates it, so a missing value is a type error. */
export interface Sentence {
  readonly key: Key;
  readonly values: Values;
  readonly [CHECKED]: true;
}

declare const CHECKED: unique symbol;

export const told = <K extends Key>(key: K, ...[values]: Given<K>): Sentence =>
  ({ key, values: values ?? {} }) as Pick<Sentence, 'key' | 'values'> as Sentence;

/** The sentence under the board. */
export function story(solving: Solving, tells: boolean): Sentence {
  const { found, sketch, solved } = solving;
  if (!found) return told('play.puzzle.making', { tries: solving.tries });
  const { puzzle } = found;
  if (puzzle.family === 'guilty') return guiltyStory(solving);
  if (solved) return told('play.puzzle.solvedStory', { count: puzzle.given.length });
  if (solving.notYet !== null) return told('play.puzzle.notYet');
  const [crowd] = crowdedLines(puzzle, queensOn(puzzle, sketch));
  if (crowd && puzzle.stars) {
    const line = nameOf(crowd.kind, crowd.index, puzzle.size);
    return told('play.puzzle.crowded', { kind: crowd.kind, line, count: crowd.squares.length, stars: puzzle.stars });
  }
  const [clash] = clashes(puzzle, sketch);
  if (clash) {
    const [one, two] = [at(puzzle.size, clash[0]), at(puzzle.size, clash[1])];
    return told('play.puzzle.clash', {
      rule: brokenBy(puzzle, clash),
      region: letterOf(puzzle.regions?.[clash[0]] ?? 0),
      row: one.row,
      column: one.column,
      otherRow: two.row,
      otherColumn: two.column,
    });
  }
  const wrong = tells ? wrongSquare(solving) : null;
  if (wrong)
    return told('play.puzzle.wrong', { what: wrong.marked ? 'mark' : 'queen', ...at(puzzle.size, wrong.square) });
  if (solving.fixed !== null) return told('play.puzzle.fixed', { row: rowName(solving.fixed, puzzle.size) });
  const count = standing(puzzle, sketch).filter((column) => column < 0).length;
  if (puzzle.stars && sketch.queens.every((column) => column < 0))
    return told('play.puzzle.beginStars', { stars: puzzle.stars });
  const full = count === puzzle.given.filter((column) => column < 0).length;
  const family = puzzle.regions ? 'regions' : 'completion';
  return told(full ? 'play.puzzle.begin' : 'play.puzzle.left', { family, count });
}

/** The rule that two queens break. */
function brokenBy(puzzle: Puzzle, [one, two]: readonly [number, number]): Needs<'play.puzzle.clash'>['rule'] {
  if (puzzle.stars) return 'touch';
  const along = exclusionOf(puzzle)(one, two);
  if (along === 'row' || along === 'column' || along === 'region') return along;
  return puzzle.regions ? 'touch' : 'diagonal';
}

function guiltyStory({ sketch, solved, finish }: Solving): Sentence {
  const count = sketch.marks.size;
  if (solved) return told('play.guilty.solved', { count });
  if (finish) return told('play.guilty.answer', { answer: finish.rows ? 'more' : 'still' });
  return told('play.guilty.taken', { count });
}

/** How many of the steps were right, if something is wrong and the person wants mistakes reported. */
export const toldGood = (solving: Solving, tells: boolean): number | null => (tells ? goodSteps(solving) : null);

// ---------------------------------------------------------------- hints

/** Describes where to look. */
export function where(hint: Hint, size: number): Sentence {
  if (hint.kind === 'wrong') return told('play.hint.whereWrong');
  if (hint.kind !== 'step') return told('play.hint.search');
  const { rule, square, lines: own, within } = hint.step;
  // A strip of rows or columns alone has no other lines.
  const lines = own.length > 0 ? own : within;
  if ((rule === 'trial' || rule === 'trial-and-rules') && square !== null)
    return told('play.hint.whereTrial', { row: at(size, square).row });
  return told(lines.length > 1 ? 'play.hint.whereLines' : 'play.hint.where', named(lines, size));
}

/** Explains the step in one sentence. */
export function why(hint: Hint, puzzle: Pick<Puzzle, 'size' | 'stars'>): Sentence {
  if (hint.kind === 'wrong') {
    const place = at(puzzle.size, hint.square);
    if (hint.step) return told('play.hint.wrongTrial', { line: asWords(hint.step.lines, puzzle.size, 'in'), ...place });
    return told('play.hint.wrong', { what: hint.marked ? 'mark' : 'queen', ...place });
  }
  return hint.kind === 'step' ? whyStep(hint.step, puzzle) : told('play.hint.search');
}

/** The two kinds of lines of a pointer and of a set: the lines whose free squares lie in the others, and the others. */
const POINTERS = ['row-region', 'column-region', 'region-row', 'region-column'] as const;
const SETS = ['row-column', 'column-row', ...POINTERS] as const;

export function whyStep(step: PuzzleStep, { size, stars: several }: Pick<Puzzle, 'size' | 'stars'>): Sentence {
  const { rule, square, lines, within, excludes } = step;
  const stars = several ? whyStars(step, size) : null;
  if (stars) return stars;
  const place = at(size, square ?? excludes[0] ?? 0);
  const line = named(lines, size);
  const inside = named(within, size);
  const pair = `${line.kind}-${inside.kind}` as const;
  switch (rule) {
    case 'single':
      return told('play.hint.single', { ...line, ...place });
    case 'pointer':
      return told('play.hint.pointer', {
        pair: POINTERS.find((one) => one === pair) ?? 'region-row',
        line: line.line,
        within: inside.line,
        count: excludes.length,
        ...place,
      });
    case 'killer':
      return excludes.length > 1
        ? told('play.hint.killers', { ...line, count: excludes.length })
        : told('play.hint.killer', { ...line, ...place });
    case 'set':
      return told('play.hint.set', {
        pair: SETS.find((one) => one === pair) ?? 'region-row',
        lines: line.line,
        within: inside.line,
      });
    case 'trial':
      return told('play.hint.trial', { ...line, ...place });
    default:
      return told('play.hint.trialRules', { ...line, ...place });
  }
}

/** The sentence for lines with several queens; null if the sentence for one queen a line fits. */
function whyStars(
  { rule, square, lines, within, excludes, missing, blocks }: PuzzleStep,
  size: number,
): Sentence | null {
  const place = at(size, square ?? excludes[0] ?? 0);
  const line = named(lines, size);
  const inside = named(within, size);
  switch (rule) {
    case 'single':
      return missing > 1 ? told('play.hint.singles', { ...line, count: missing, ...place }) : null;
    case 'pointer':
      return told('play.hint.same', {
        pair: POINTERS.find((one) => one === `${line.kind}-${inside.kind}`) ?? 'region-row',
        line: line.line,
        within: inside.line,
      });
    case 'set':
      return told('play.hint.setStars', {
        lines: asWords(lines, size, 'start'),
        of: asWords(lines, size, 'of'),
        within: asWords(within, size, 'in'),
        many: lines.length,
        wide: within.length,
        count: missing,
      });
    case 'block':
      return told('play.hint.block', { ...line, count: missing, blocks: blocks.length, ...place });
    case 'killer':
      return missing > 1 || blocks.length > 0
        ? told('play.hint.room', { ...line, count: missing, excluded: excludes.length, ...place })
        : null;
    case 'strip':
      return told('play.hint.strip', {
        band: inside.kind === 'region' ? 'touched' : lines.length > 0 ? 'inside' : 'alone',
        inside: asWords(within, size, 'in'),
        insideOf: asWords(within, size, 'of'),
        regionsOf: asWords(lines, size, 'of'),
        linesOf: asWords(lines, size, 'of'),
        within: asWords(within, size, 'in'),
        count: missing,
        excluded: excludes.length,
        ...place,
        what: square !== null ? 'queen' : missing === 0 ? 'none' : excludes.length === 1 ? 'one' : 'exclude',
      });
    default:
      return null;
  }
}

/** Lines in words: "Rows 2 and 3" at the start of a sentence, or as its case needs it. */
function asWords(lines: readonly PuzzleLine[], size: number, as: Needs<'play.hint.lines'>['case']): string {
  const { kind, line } = named(lines, size);
  return t('play.hint.lines', { case: as, kind, count: lines.length, line });
}

/** Explains why each queen of a trial is forced: its number on the board, and the line without another place. */
export function forcedBy(hint: Hint, size: number): readonly Sentence[] {
  const step = hint.kind === 'step' || hint.kind === 'wrong' ? hint.step : undefined;
  const queens = (step?.chain ?? []).filter(({ square, excludes }) => square !== null && excludes.length === 0);
  return queens.map(({ lines }, index) =>
    told('play.hint.forced', { number: index + 1, line: asWords(lines, size, 'in') }),
  );
}

/** The kind and the names of these lines. */
function named(
  lines: readonly PuzzleLine[],
  size: number,
): { readonly kind: PuzzleLine['kind']; readonly line: string } {
  const kind = lines[0]?.kind ?? 'row';
  const indices = lines.map(({ index }) => index);
  if (kind === 'region') return { kind, line: list(indices.map(letterOf)) };
  return { kind, line: kind === 'row' ? rowList(indices, size) : columnList(indices) };
}

/** The name of a line. Regions have letters, which the labels of squares use for people who do not see them. */
export function nameOf(kind: PuzzleLine['kind'], index: number, size: number): string {
  if (kind === 'region') return letterOf(index);
  return String(kind === 'row' ? rowName(index, size) : columnName(index));
}

/** Describes whether guessing is needed here. */
export function guessing(hint: Hint): Sentence {
  if (hint.kind === 'wrong') return told('play.hint.guessWrong');
  return told('play.hint.guess', { rule: hint.kind === 'step' ? hint.step.rule : 'search' });
}

// ---------------------------------------------------------------- the rules that it needs

/** How often each rule is needed. */
export const counts = ({ steps }: Found): number[] =>
  LADDER.map((rule) => steps.filter((step) => step.rule === rule).length);

/** "one killer, then singles". */
export function takes(found: Found): Sentence {
  const count = counts(found);
  const strongest = count.findLastIndex((often) => often > 0);
  const below = count.slice(0, Math.max(0, strongest)).findLastIndex((often) => often > 0);
  return told('play.puzzle.takes', {
    rule: LADDER[Math.max(0, strongest)] ?? 'single',
    count: count[strongest] ?? 0,
    below: below > 0 ? 'more' : 'singles',
  });
}
