// Boards under other rules: the times to make their tables, to count solutions, and to prove the answers to goals.
import { answerTo } from '../engine/ask';
import { load } from '../engine/load';
import { type Figure, medianTime } from './measure';

export async function* rules(): AsyncGenerator<Figure> {
  const { engine } = await load('queens-simd');
  for (const [rule, size] of [
    ['queens', 12],
    ['queens+torus', 13],
    ['parity-diagonals', 11],
    ['knights', 6],
    ['toggled', 10],
  ] as const) {
    const taken = medianTime(() => engine.countByRule(rule, size, size), 3);
    yield { name: `count-by-rule-${rule}-${size}`, value: taken, unit: 'ms' };
  }
  for (const [rule, size] of [
    ['queens+torus', 8],
    ['queens', 32],
  ] as const) {
    const taken = medianTime(() => engine.ruleTable(rule, size, size));
    yield { name: `table-by-rule-${rule}-${size}`, value: taken, unit: 'ms' };
  }
  for (const [goal, rule, size] of [
    ['most', 'queens+torus', 9],
    ['fewest', 'queens', 8],
  ] as const) {
    const board = { rule, rows: size, columns: size };
    const prove = () => answerTo(engine, 'goal', { goal, board }, { budget: 100_000 });
    yield { name: `${goal}-by-rule-${rule}-${size}`, value: medianTime(prove, 3), unit: 'ms' };
  }
}
