// Proofs by reasons, made through the actions of the page: exported as DRAT, and accepted by the engine's checker and by one that
// shares no code with anything.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { EngineModule } from '../../www/src/engine/types';
import { taken } from '../../www/src/rooms/play/puzzle/jobs';
import type { Family, Puzzle } from '../../www/src/rooms/play/puzzle/puzzle';
import { clausesOf, dratOf } from '../../www/src/rooms/play/reasons/drat';
import { reasonJob } from '../../www/src/rooms/play/reasons/jobs';
import {
  isProved,
  type Judged,
  type Proving,
  type ProvingAction,
  startProving,
  updateProving,
} from '../../www/src/rooms/play/reasons/proving';
import { load } from './load';

/** So many proofs are made. */
const PROOFS = 200;

const parsed = (text: string): number[][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !/^[cp]/.test(line))
    .map((line) => line.split(' ').map(Number).slice(0, -1));

/** Whether each clause follows by unit propagation from those before it, and the last one is empty. */
function isRefuted(cnf: string, proof: string): boolean {
  const known = parsed(cnf);
  const steps = parsed(proof);
  for (const step of steps) {
    if (!conflicts(known, step)) return false;
    known.push(step);
  }
  return steps.at(-1)?.length === 0;
}

/** Whether the clauses contradict each other once all literals of a clause are false. */
function conflicts(clauses: readonly number[][], clause: readonly number[]): boolean {
  const truth = new Set(clause.map((literal) => -literal));
  for (;;) {
    let moved = false;
    for (const each of clauses) {
      if (each.some((literal) => truth.has(literal))) continue;
      const open = each.filter((literal) => !truth.has(-literal));
      if (open.length === 0) return true;
      if (open.length === 1) {
        truth.add(open[0] ?? 0);
        moved = true;
      }
    }
    if (!moved) return false;
  }
}

const KINDS = { row: 0, column: 1, region: 2 } as const;

/** Plays the certificate of a puzzle as a person points and chooses. */
function played(engine: EngineModule, puzzle: Puzzle): Proving {
  let proving = startProving();
  const act = (action: ProvingAction): void => {
    proving = updateProving(proving, puzzle, action);
    const { asking, steps } = proving;
    if (!asking) return;
    const came = reasonJob(engine, { puzzle, steps, reason: asking }).slice(20);
    assert.ok(came.done);
    proving = updateProving(proving, puzzle, { type: 'judged', reason: asking, judged: came.answer as Judged });
  };
  for (const { rule, square, excludes, lines } of engine.gradePuzzle(taken(puzzle)).steps ?? []) {
    const at = rule === 'single' ? square : (excludes[0] ?? null);
    assert.ok(at !== null);
    const before = proving.steps.length;
    act({ type: 'point', square: at });
    act({ type: 'rule', rule });
    for (const { kind, index } of lines) {
      if (proving.kind !== kind) act({ type: 'kind', kind });
      act({ type: 'line', line: KINDS[kind] * puzzle.size + index });
    }
    if (rule === 'set') act({ type: 'check' });
    assert.equal(proving.steps.length, before + 1, `${rule} is accepted`);
  }
  return proving;
}

describe('proofs by reasons', async () => {
  const { engine } = await load('queens-simd', 'reasons');

  function made(
    family: Family,
    size: number,
    grade: 'singles' | 'pointers' | 'killers' | 'sets' | 'trial',
    seed: number,
  ): Puzzle {
    const { rows, regions } = engine.makePuzzle({ family, size, grade, seed });
    return { family, size, given: [...rows], regions: regions ? [...regions] : null };
  }

  test('the formula of a completion is that of the engine', () => {
    const puzzle = made('completion', 8, 'killers', 1);
    const sorted = (clauses: readonly (readonly number[])[]): string[] =>
      clauses.map((clause) => [...clause].sort((a, b) => a - b).join(' ')).sort();
    const { cnf } = engine.prove(Int32Array.from(puzzle.given), { budget: 0 });
    assert.deepEqual(new Set(sorted(clausesOf(puzzle))), new Set(sorted(parsed(cnf))));
  });

  test('200 proofs are accepted by two checkers, and none without its last step', () => {
    const kinds = [
      ['completion', 6, 'killers'],
      ['completion', 8, 'sets'],
      ['completion', 8, 'trial'],
      ['regions', 6, 'pointers'],
      ['regions', 7, 'sets'],
      ['regions', 7, 'trial'],
    ] as const;
    const rules = new Set<string>();
    let wide = 0;
    for (let seed = 1; seed <= PROOFS; seed++) {
      const [family, size, grade] = kinds[seed % kinds.length] ?? kinds[0];
      const puzzle = made(family, size, grade, seed);
      const proving = played(engine, puzzle);
      assert.ok(isProved(puzzle, proving));
      for (const { step } of proving.steps) {
        rules.add(step.rule);
        if (step.rule === 'set' && step.lines.length > 2) wide += 1;
      }
      const { cnf, proof } = dratOf(puzzle, proving);
      assert.ok(isRefuted(cnf, proof), `${family} ${size} ${grade} ${seed}`);
      assert.deepEqual(engine.checkProof(cnf, proof).ok, true);
      if (seed % 20 === 0) {
        // Without a queen that was proved, the other ways are not refuted.
        const queens = proof.split('\n').filter((line) => !/^\d+ 0$/.test(line));
        const weaker = cnf
          .replace(/\n[^\n]*\n$/, '\n')
          .replace(/^p cnf (\d+) (\d+)$/m, (_, all, many) => `p cnf ${all} ${many - 1}`);
        assert.ok(!isRefuted(weaker, queens.join('\n')));
      }
    }
    assert.deepEqual(rules, new Set(['single', 'pointer', 'killer', 'set', 'trial']));
    assert.ok(wide > 0, 'sets of three lines are among them');
  });
});
