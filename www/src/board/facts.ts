// Turns the model of a board into facts about each square, without texts, so that a worker can also draw the board.

import type { BoardModel, Facts, Sign, Stroke } from './model';
import { type Attacks, noAttacks, type Pieces } from './rule';

/** The facts about every square, row by row, and the strokes across them. */
interface BoardFacts {
  readonly facts: readonly Facts[];
  readonly attacks: Attacks;
  readonly strokes: readonly Stroke[];
}

export function boardFacts(model: BoardModel): BoardFacts {
  const { rule } = model;
  const pieces = model.pieces ?? model.given;
  const attacks = model.attacks ? rule.attacks(pieces, model.leftOut) : noAttacks(rule);
  const { signs, deadLines } = signsOf(model, attacks);
  const facts = Array.from({ length: rule.rows * rule.columns }, (_, square) =>
    factsOf(model, pieces, attacks, signs.get(square), square),
  );
  return { facts, attacks, strokes: [...deadLines, ...model.strokes] };
}

/** The signs of the model, and the signs that follow from the attacks: forced squares and dead lines. */
function signsOf(model: BoardModel, attacks: Attacks): { signs: Map<number, Sign[]>; deadLines: Stroke[] } {
  const { rule } = model;
  const signs = new Map<number, Sign[]>();
  const deadLines: Stroke[] = [];
  const sign = (square: number, one: Sign): void => {
    const known = signs.get(square);
    if (!known) signs.set(square, [one]);
    else if (!known.includes(one)) known.push(one);
  };
  for (const { line, free } of model.hints ? attacks.open : []) {
    if (free > 1 || (free === 0 ? !model.deadLines : !model.marksForced)) continue;
    if (free === 0) deadLines.push({ kind: 'dead', line });
    for (const { row, column } of rule.squaresOf(line)) {
      const square = row * rule.columns + column;
      if (free === 0) sign(square, 'dead');
      else if (attacks.free[square]) sign(square, 'forced');
    }
  }
  for (const [square, more] of model.signs) for (const one of more) sign(square, one);
  for (const square of model.notHere) sign(square, 'nothere');
  return { signs, deadLines };
}

function factsOf(
  model: BoardModel,
  pieces: Pieces,
  attacks: Attacks,
  signs: readonly Sign[] | undefined,
  square: number,
): Facts {
  const { rule } = model;
  const [row, column] = [Math.floor(square / rule.columns), square % rule.columns];
  const occupied = pieces.has(square);
  const ghost = !occupied && model.ghost?.row === row && model.ghost.column === column;
  const blamed = signs?.includes('blame') || signs?.includes('conflict');
  const kind = blamed ? 'blame' : model.given.has(square) ? 'given' : 'found';
  const free = attacks.free[square] === 1;
  const shows = free && !ghost && !signs?.includes('nothere');
  const ways = model.heat && shows ? (model.heat[square] ?? 0) : null;
  // A free square keeps its dot under the pointer; every other sign replaces the dot.
  const dotted = model.hints && shows && ways === null && !signs?.some((sign) => sign !== 'pointed');
  return {
    along: occupied ? 0 : (attacks.along[square] ?? 0),
    by: attacks.by[square] ?? '',
    queen: ghost ? 'ghost' : occupied ? kind : null,
    is: [...(dotted ? ['free'] : []), ...(signs ?? [])].join(' '),
    ways,
    damage: model.damage.get(square) ?? null,
    free,
  };
}
