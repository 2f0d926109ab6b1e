// The board of a puzzle that is solved with reasons: its facts, its assumptions, the selected square, and the counterexample against
// a reason.

import { svg, type TemplateResult } from 'lit-html';
import type { PuzzleMove } from '../../../engine/types';
import { t } from '../../../texts/texts';
import type { Shown } from '../faces';
import { type Drawing, draw } from '../puzzle/board';
import { bands, type Drawn, drawnWhere, drawnWhy, nothingDrawn } from '../puzzle/drawn';
import type { Puzzle } from '../puzzle/puzzle';
import { exclusionOf, setBy } from '../puzzle/sketch';
import { standOf } from './cases';
import { lineAt, type Proving } from './proving';

/** `help`: how much of a step is given away. */
export function drawingOf(puzzle: Puzzle, proving: Proving, help: Drawn = helpDrawn(puzzle, proving)): Drawing {
  const { answer, square, lines, steps } = proving;
  const against = new Set(answer?.judged.kind === 'refused' ? (answer.judged.counterexample ?? []) : []);
  const law = exclusionOf(puzzle);
  // A step that excludes squares is drawn on the board before it, as in a hint.
  const last = answer?.judged.kind === 'accepted' && setBy(answer.judged.step) === null ? answer.judged.step : null;
  const named = answer && answer.judged.kind !== 'ended' ? answer.reason.lines : lines;
  const drawn = last ? drawnWhy(puzzle, law, last) : { ...help, over: svg`${help.over}${framed(puzzle, named)}` };
  const { sketch, cases } = standOf(puzzle, last ? steps.slice(0, -1) : steps);
  const supposed = new Map(cases.map(({ square, is }) => [square, is]));
  const drawing = draw(puzzle, sketch, { auto: true, crossed: false, wrong: null, drawn });
  const shown = drawing.shown.map((one, at): Shown => {
    const is = supposed.get(at);
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
  return { ...drawing, shown, left: null };
}

/** The drawing of the help. */
function helpDrawn(puzzle: Puzzle, { help, hint }: Proving): Drawn {
  if (help === null || !hint || hint === 'none') return nothingDrawn;
  return moveDrawn(puzzle, hint, help);
}

function moveDrawn(puzzle: Puzzle, { step, lines }: PuzzleMove, help: 'where' | 'why'): Drawn {
  if (step) return help === 'where' ? drawnWhere(puzzle, step) : drawnWhy(puzzle, exclusionOf(puzzle), step);
  return { ...nothingDrawn, over: bands(puzzle, lines, 'dry') };
}

/** A frame around each line that a reason speaks of. */
const framed = (puzzle: Puzzle, lines: readonly number[]): TemplateResult =>
  svg`${bands(
    puzzle,
    lines.map((line) => lineAt(puzzle.size, line)),
    'look',
  )}`;
