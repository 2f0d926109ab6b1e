// Proofs by reasons: the times to check each step of long proofs as the page does, also of proofs with cases, and to find the
// counterexample to a wrong step.
import type { EngineModule } from '../../www/src/engine/types';
import { engineBoard, enginePuzzle } from '../../www/src/rooms/play/puzzle/engine-forms';
import type { Puzzle } from '../../www/src/rooms/play/puzzle/puzzle';
import { type AcceptedMove, applyMove, proofStateOf } from '../../www/src/rooms/play/reasons/cases';
import { judge } from '../../www/src/rooms/play/reasons/jobs';
import { isTurn, type Move, type Reason } from '../../www/src/rooms/play/reasons/moves';
import { startProving, updateProving } from '../../www/src/rooms/play/reasons/proving';
import { load } from '../engine/load';
import type { Figure } from './measure';

/** The number of steps that are checked, puzzle by puzzle. */
const STEPS = 500;
const LINE = { row: 0, column: 1, region: 2 } as const;

/** A large puzzle, so that slow steps are measured. */
function puzzle(engine: EngineModule, seed: number): Puzzle {
  const { rows, regions = [] } = engine.makePuzzle({ size: 10, family: 'regions', grade: 'trial', seed });
  return { family: 'regions', size: 10, given: [...rows], regions: [...regions] };
}

/** A large puzzle with two queens in each line. */
function starred(engine: EngineModule, seed: number): Puzzle {
  const { regions = [] } = engine.makePuzzle({ size: 10, family: 'regions', stars: 2, level: 'hard', seed });
  return { family: 'stars', size: 10, given: Array<number>(20).fill(-1), regions: [...regions], stars: 2 };
}

/** A long proof with cases that 8 x 8 has 92 solutions: the time of each move, made as on the page, and of the hint before it. */
function oneProof(engine: EngineModule): [number[], number[]] {
  const of: Puzzle = { family: 'completion', size: 8, given: Array<number>(8).fill(-1), regions: null };
  const [times, hints]: [number[], number[]] = [[], []];
  let steps: readonly AcceptedMove[] = [];
  const make = (move: Move): void => {
    const start = performance.now();
    const stand = proofStateOf(of, steps);
    let entry: AcceptedMove | null = isTurn(move) ? move : null;
    if (!isTurn(move) || move.turn === 'contradiction') {
      const judgement = judge(engine, of, stand, move);
      if (judgement.kind === 'accepted' && !isTurn(move)) entry = { reason: move, step: judgement.step };
      else if (judgement.kind !== 'ended') throw new Error('a move of the machine follows');
    }
    if (!entry || !applyMove(of, stand, entry)) throw new Error('a move of the machine can be made');
    times.push(performance.now() - start);
    steps = [...steps, entry];
  };
  for (const { kind, step, square, lines } of engine.provePuzzle(enginePuzzle(of), 5_000)?.moves ?? []) {
    const numbers = (step?.lines ?? lines).map((line) => LINE[line.kind] * of.size + line.index);
    const start = performance.now();
    engine.nextMove(...engineBoard(of, proofStateOf(of, steps).sketch));
    hints.push(performance.now() - start);
    if (step) make({ rule: step.rule, square: step.square ?? step.excludes[0] ?? 0, lines: numbers });
    else if (kind === 'suppose') make({ turn: 'suppose', square: square ?? 0 });
    else make(kind === 'way' ? { turn: 'way' } : { turn: 'contradiction', lines: numbers });
  }
  return [times, hints];
}

const mean = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0) / times.length;

/** The time of each step of certificates, and of a reason that is usually wrong: the same claim with the next line. */
function certified(engine: EngineModule, made: (seed: number) => Puzzle, count: number): [number[], number[]] {
  const [checked, refuted]: [number[], number[]] = [[], []];
  const timed = (times: number[], of: Puzzle, steps: readonly AcceptedMove[], reason: Reason) => {
    const start = performance.now();
    const judgement = judge(engine, of, proofStateOf(of, steps), reason);
    times.push(performance.now() - start);
    return judgement;
  };
  for (let seed = 1; checked.length < count; seed++) {
    const of = made(seed);
    let proving = startProving();
    for (const { rule, square, excludes, lines, within } of engine.gradePuzzle(enginePuzzle(of)).steps ?? []) {
      const named = rule === 'strip' ? [...lines, ...within].filter(({ kind }) => kind !== 'region') : lines;
      const numbers = named.map(({ kind, index }) => LINE[kind] * of.size + index);
      const claim = excludes.length === 0 ? 'queen' : 'empty';
      const reason: Reason = { rule, square: square ?? excludes[0] ?? 0, lines: numbers, claim };
      timed(refuted, of, proving.steps, { ...reason, lines: [((numbers[0] ?? 0) + 1) % (3 * of.size)] });
      const verdict = timed(checked, of, proving.steps, reason);
      if (verdict.kind !== 'accepted') throw new Error('a step of a certificate follows');
      const { step } = verdict;
      proving = updateProving(proving, of, {
        type: 'loaded',
        of: proving.unchecked,
        steps: [...proving.steps, { reason, step }],
      });
    }
  }
  return [checked, refuted];
}

export async function* reasons(): AsyncGenerator<Figure> {
  const { engine } = await load('queens-simd');
  const [checked, refuted] = certified(engine, (seed) => puzzle(engine, seed), STEPS);
  const [starsChecked, starsRefuted] = certified(engine, (seed) => starred(engine, seed), STEPS);
  const [moves, next] = oneProof(engine);
  yield { name: 'reason-moves-of-one-proof', value: moves.length, unit: 'moves' };
  yield { name: 'reason-move', value: mean(moves), unit: 'ms' };
  yield { name: 'reason-move-slowest', value: Math.max(...moves), unit: 'ms' };
  yield { name: 'reason-hint-slowest', value: Math.max(...next), unit: 'ms' };
  yield { name: 'reason-checked', value: mean(checked), unit: 'ms' };
  yield { name: 'reason-checked-slowest', value: Math.max(...checked), unit: 'ms' };
  yield { name: 'reason-refused', value: mean(refuted), unit: 'ms' };
  yield { name: 'reason-refused-slowest', value: Math.max(...refuted), unit: 'ms' };
  yield { name: 'reason-stars-checked', value: mean(starsChecked), unit: 'ms' };
  yield { name: 'reason-stars-checked-slowest', value: Math.max(...starsChecked), unit: 'ms' };
  yield { name: 'reason-stars-refused-slowest', value: Math.max(...starsRefuted), unit: 'ms' };
}
