// Sentences about a puzzle: its state, hints, and the rules that it needs.

import type { PuzzleLine, PuzzleStep } from '../../../engine/types';
import { columnList, rowList } from '../../../texts/lists';
import { columnName, rowName } from '../../../texts/squares';
import { type Given, type Key, list, type Needs, t, type Values } from '../../../texts/texts';
import type { GradedPuzzle, Hint } from '../questions';
import { rowAndColumn } from '../squares';
import { goodSteps, wrongSquare } from './progress';
import { LADDER, type Puzzle } from './puzzle';
import { clashes, columnsByRow, crowdedLines, exclusionOf, queensOn } from './sketch';
import type { Solving } from './solving';
import { letterOf } from './step-drawing';

/** A text and its values. Only `sentenceOf` creates it, so a missing value is a type error. */
export interface Sentence {
  readonly key: Key;
  readonly values: Values;
  readonly [CHECKED]: true;
}

declare const CHECKED: unique symbol;

export const sentenceOf = <K extends Key>(key: K, ...[values]: Given<K>): Sentence =>
  ({ key, values: values ?? {} }) as Pick<Sentence, 'key' | 'values'> as Sentence;

/** The sentence under the board. */
export function story(solving: Solving, tells: boolean): Sentence {
  const { found, sketch, solved } = solving;
  if (!found) return sentenceOf('play.puzzle.making', { tries: solving.tries });
  const { puzzle } = found;
  if (puzzle.family === 'guilty') return culpritsSentence(solving);
  if (solved) return sentenceOf('play.puzzle.solvedStory', { count: puzzle.given.length });
  if (solving.notYet !== null) return sentenceOf('play.puzzle.notYet');
  const [crowd] = crowdedLines(puzzle, queensOn(puzzle, sketch));
  if (crowd && puzzle.stars) {
    const line = lineName(crowd.kind, crowd.index, puzzle.size);
    return sentenceOf('play.puzzle.crowded', {
      kind: crowd.kind,
      line,
      count: crowd.squares.length,
      stars: puzzle.stars,
    });
  }
  const [clash] = clashes(puzzle, sketch);
  if (clash) {
    const [one, two] = [rowAndColumn(puzzle.size, clash[0]), rowAndColumn(puzzle.size, clash[1])];
    return sentenceOf('play.puzzle.clash', {
      rule: brokenRule(puzzle, clash),
      region: letterOf(puzzle.regions?.[clash[0]] ?? 0),
      row: one.row,
      column: one.column,
      otherRow: two.row,
      otherColumn: two.column,
    });
  }
  const wrong = tells ? wrongSquare(solving) : null;
  if (wrong)
    return sentenceOf('play.puzzle.wrong', {
      what: wrong.marked ? 'mark' : 'queen',
      ...rowAndColumn(puzzle.size, wrong.square),
    });
  if (solving.fixed !== null) return sentenceOf('play.puzzle.fixed', { row: rowName(solving.fixed, puzzle.size) });
  const count = columnsByRow(puzzle, sketch).filter((column) => column < 0).length;
  if (puzzle.stars && sketch.queens.every((column) => column < 0))
    return sentenceOf('play.puzzle.beginStars', { stars: puzzle.stars });
  const full = count === puzzle.given.filter((column) => column < 0).length;
  const family = puzzle.regions ? 'regions' : 'completion';
  return sentenceOf(full ? 'play.puzzle.begin' : 'play.puzzle.left', { family, count });
}

/** The rule that two queens break. */
function brokenRule(puzzle: Puzzle, [one, two]: readonly [number, number]): Needs<'play.puzzle.clash'>['rule'] {
  if (puzzle.stars) return 'touch';
  const along = exclusionOf(puzzle)(one, two);
  if (along === 'row' || along === 'column' || along === 'region') return along;
  return puzzle.regions ? 'touch' : 'diagonal';
}

function culpritsSentence({ sketch, solved, finish }: Solving): Sentence {
  const count = sketch.marks.size;
  if (solved) return sentenceOf('play.guilty.solved', { count });
  if (finish) return sentenceOf('play.guilty.answer', { answer: finish.rows ? 'more' : 'still' });
  return sentenceOf('play.guilty.taken', { count });
}

/** The number of steps up to the last right sketch; null if the present sketch is right or mistakes are not reported. */
export const reportedGoodSteps = (solving: Solving, tells: boolean): number | null =>
  tells ? goodSteps(solving) : null;

// ---------------------------------------------------------------- hints

/** Describes where to look. */
export function where(hint: Hint, size: number): Sentence {
  if (hint.kind === 'wrong') return sentenceOf('play.hint.whereWrong');
  if (hint.kind !== 'step') return sentenceOf('play.hint.search');
  const { rule, square, lines: own, within } = hint.step;
  // A strip of rows or columns alone has no other lines.
  const lines = own.length > 0 ? own : within;
  if ((rule === 'trial' || rule === 'trial-and-rules') && square !== null)
    return sentenceOf('play.hint.whereTrial', { row: rowAndColumn(size, square).row });
  return sentenceOf(lines.length > 1 ? 'play.hint.whereLines' : 'play.hint.where', lineNames(lines, size));
}

/** Explains the step in one sentence. */
export function why(hint: Hint, puzzle: Pick<Puzzle, 'size' | 'stars'>): Sentence {
  if (hint.kind === 'wrong') {
    const place = rowAndColumn(puzzle.size, hint.square);
    if (hint.step)
      return sentenceOf('play.hint.wrongTrial', { line: linesInWords(hint.step.lines, puzzle.size, 'in'), ...place });
    return sentenceOf('play.hint.wrong', { what: hint.marked ? 'mark' : 'queen', ...place });
  }
  return hint.kind === 'step' ? whyStep(hint.step, puzzle) : sentenceOf('play.hint.search');
}

/** The kinds of lines of a pointer and of a set: lines whose free squares all lie in other lines, and those other lines. */
const POINTERS = ['row-region', 'column-region', 'region-row', 'region-column'] as const;
const SETS = ['row-column', 'column-row', ...POINTERS] as const;

export function whyStep(step: PuzzleStep, { size, stars: several }: Pick<Puzzle, 'size' | 'stars'>): Sentence {
  const { rule, square, lines, within, excludes } = step;
  const stars = several ? whyStars(step, size) : null;
  if (stars) return stars;
  const place = rowAndColumn(size, square ?? excludes[0] ?? 0);
  const line = lineNames(lines, size);
  const inside = lineNames(within, size);
  const pair = `${line.kind}-${inside.kind}` as const;
  switch (rule) {
    case 'single':
      return sentenceOf('play.hint.single', { ...line, ...place });
    case 'pointer':
      return sentenceOf('play.hint.pointer', {
        pair: POINTERS.find((one) => one === pair) ?? 'region-row',
        line: line.line,
        within: inside.line,
        count: excludes.length,
        ...place,
      });
    case 'killer':
      return excludes.length > 1
        ? sentenceOf('play.hint.killers', { ...line, count: excludes.length })
        : sentenceOf('play.hint.killer', { ...line, ...place });
    case 'set':
      return sentenceOf('play.hint.set', {
        pair: SETS.find((one) => one === pair) ?? 'region-row',
        lines: line.line,
        within: inside.line,
      });
    case 'trial':
      return sentenceOf('play.hint.trial', { ...line, ...place });
    default:
      return sentenceOf('play.hint.trialRules', { ...line, ...place });
  }
}

/** The sentence for lines with several queens; null if the sentence for one queen a line fits. */
function whyStars(
  { rule, square, lines, within, excludes, missing, blocks }: PuzzleStep,
  size: number,
): Sentence | null {
  const place = rowAndColumn(size, square ?? excludes[0] ?? 0);
  const line = lineNames(lines, size);
  const inside = lineNames(within, size);
  switch (rule) {
    case 'single':
      return missing > 1 ? sentenceOf('play.hint.singles', { ...line, count: missing, ...place }) : null;
    case 'pointer':
      return sentenceOf('play.hint.same', {
        pair: POINTERS.find((one) => one === `${line.kind}-${inside.kind}`) ?? 'region-row',
        line: line.line,
        within: inside.line,
      });
    case 'set':
      return sentenceOf('play.hint.setStars', {
        lines: linesInWords(lines, size, 'start'),
        of: linesInWords(lines, size, 'of'),
        within: linesInWords(within, size, 'in'),
        many: lines.length,
        wide: within.length,
        count: missing,
      });
    case 'block':
      return sentenceOf('play.hint.block', { ...line, count: missing, blocks: blocks.length, ...place });
    case 'killer':
      return missing > 1 || blocks.length > 0
        ? sentenceOf('play.hint.room', { ...line, count: missing, excluded: excludes.length, ...place })
        : null;
    case 'strip':
      return sentenceOf('play.hint.strip', {
        band: inside.kind === 'region' ? 'touched' : lines.length > 0 ? 'inside' : 'alone',
        inside: linesInWords(within, size, 'in'),
        insideOf: linesInWords(within, size, 'of'),
        regionsOf: linesInWords(lines, size, 'of'),
        linesOf: linesInWords(lines, size, 'of'),
        within: linesInWords(within, size, 'in'),
        count: missing,
        excluded: excludes.length,
        ...place,
        what: square !== null ? 'queen' : missing === 0 ? 'none' : excludes.length === 1 ? 'one' : 'exclude',
      });
    default:
      return null;
  }
}

/** Lines in words: "Rows 2 and 3" at the start of a sentence, or in the grammatical case that `as` names. */
function linesInWords(lines: readonly PuzzleLine[], size: number, as: Needs<'play.hint.lines'>['case']): string {
  const { kind, line } = lineNames(lines, size);
  return t('play.hint.lines', { case: as, kind, count: lines.length, line });
}

/** Explains why each queen of a trial is forced: its number on the board, and the line without another place. */
export function forcedBy(hint: Hint, size: number): readonly Sentence[] {
  const step = hint.kind === 'step' || hint.kind === 'wrong' ? hint.step : undefined;
  const queens = (step?.chain ?? []).filter(({ square, excludes }) => square !== null && excludes.length === 0);
  return queens.map(({ lines }, index) =>
    sentenceOf('play.hint.forced', { number: index + 1, line: linesInWords(lines, size, 'in') }),
  );
}

/** The kind and the names of these lines. */
function lineNames(
  lines: readonly PuzzleLine[],
  size: number,
): { readonly kind: PuzzleLine['kind']; readonly line: string } {
  const kind = lines[0]?.kind ?? 'row';
  const indices = lines.map(({ index }) => index);
  if (kind === 'region') return { kind, line: list(indices.map(letterOf)) };
  return { kind, line: kind === 'row' ? rowList(indices, size) : columnList(indices) };
}

/** The name of a line. Regions have letters, which the labels of squares use for people who do not see them. */
export function lineName(kind: PuzzleLine['kind'], index: number, size: number): string {
  if (kind === 'region') return letterOf(index);
  return String(kind === 'row' ? rowName(index, size) : columnName(index));
}

/** Describes whether guessing is needed here. */
export function guessSentence(hint: Hint): Sentence {
  if (hint.kind === 'wrong') return sentenceOf('play.hint.guessWrong');
  return sentenceOf('play.hint.guess', { rule: hint.kind === 'step' ? hint.step.rule : 'search' });
}

// ---------------------------------------------------------------- the rules that a puzzle needs

/** How often each rule is needed. */
export const ruleCounts = ({ steps }: GradedPuzzle): number[] =>
  LADDER.map((rule) => steps.filter((step) => step.rule === rule).length);

/** "one killer, then singles". */
export function rulesSentence(found: GradedPuzzle): Sentence {
  const count = ruleCounts(found);
  const strongest = count.findLastIndex((often) => often > 0);
  const below = count.slice(0, Math.max(0, strongest)).findLastIndex((often) => often > 0);
  return sentenceOf('play.puzzle.takes', {
    rule: LADDER[Math.max(0, strongest)] ?? 'single',
    count: count[strongest] ?? 0,
    below: below > 0 ? 'more' : 'singles',
  });
}
