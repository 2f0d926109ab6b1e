// The board of a puzzle that is solved with reasons: its facts, its assumptions, the selected square, and the counterexample against
// a reason.

import { svg, type TemplateResult } from 'lit-html';
import type { PuzzleMove } from '../../../engine/types';
import { t } from '../../../texts/texts';
import type { SquareContent } from '../faces';
import { type Drawing, draw } from '../puzzle/board';
import type { Puzzle } from '../puzzle/puzzle';
import { exclusionOf, queenSetBy } from '../puzzle/sketch';
import { bands, drawWhere, drawWhy, emptyDrawing, type StepDrawing } from '../puzzle/step-drawing';
import { proofStateOf } from './cases';
import { lineAt, type Proving } from './proving';

/** `help`: the drawing of the help that was requested. */
export function drawingOf(puzzle: Puzzle, proving: Proving, help: StepDrawing = helpDrawing(puzzle, proving)): Drawing {
  const { answer, square, lines, steps } = proving;
  const against = new Set(answer?.verdict.kind === 'refused' ? (answer.verdict.counterexample ?? []) : []);
  const exclusion = exclusionOf(puzzle);
  // A step that excludes squares is drawn on the board before it, as in a hint.
  const last =
    answer?.verdict.kind === 'accepted' && queenSetBy(answer.verdict.step) === null ? answer.verdict.step : null;
  const namedLines = answer && answer.verdict.kind !== 'ended' ? answer.reason.lines : lines;
  const drawn = last
    ? drawWhy(puzzle, exclusion, last)
    : { ...help, over: svg`${help.over}${lineFrames(puzzle, namedLines)}` };
  const { sketch, cases } = proofStateOf(puzzle, last ? steps.slice(0, -1) : steps);
  const assumed = new Map(cases.map(({ square, is }) => [square, is]));
  const drawing = draw(puzzle, sketch, { auto: true, crossed: false, wrong: null, stepDrawing: drawn });
  const contents = drawing.contents.map((one, at): SquareContent => {
    const is = assumed.get(at);
    const signs = at === square ? [t('play.reasons.pointed')] : [];
    if (against.has(at)) signs.push(t('play.reasons.against'));
    if (is) signs.push(t('play.reasons.supposed', { is }));
    return {
      ...one,
      queen: against.has(at) ? 'ghost' : (one.queen ?? null),
      is: [
        ...(one.is ?? []),
        ...(at === square ? ['pointed'] : []),
        ...(against.has(at) ? ['against'] : []),
        ...(is ? ['supposed'] : []),
      ],
      label: [one.label, ...signs].join(', '),
    };
  });
  return { ...drawing, contents, left: null };
}

/** The drawing of the help. */
function helpDrawing(puzzle: Puzzle, { help, hint }: Proving): StepDrawing {
  if (help === null || !hint || hint === 'none') return emptyDrawing;
  return moveDrawing(puzzle, hint, help);
}

function moveDrawing(puzzle: Puzzle, { step, lines }: PuzzleMove, help: 'where' | 'why'): StepDrawing {
  if (step) return help === 'where' ? drawWhere(puzzle, step) : drawWhy(puzzle, exclusionOf(puzzle), step);
  return { ...emptyDrawing, over: bands(puzzle, lines, 'dry') };
}

/** A frame around each line that a reason names. */
const lineFrames = (puzzle: Puzzle, lines: readonly number[]): TemplateResult =>
  svg`${bands(
    puzzle,
    lines.map((line) => lineAt(puzzle.size, line)),
    'look',
  )}`;
