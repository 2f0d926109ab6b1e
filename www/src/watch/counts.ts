// The counters of a run: how often each kind of event has happened, with the usual names.

import { html, type TemplateResult } from 'lit-html';
import type { Family, Frame, Kind, Register } from '../engine/types';
import { countEvents, kindSet } from '../kernel/watch';
import { digits, type Key, t } from '../texts/texts';

interface Counter {
  readonly name: Key;
  readonly kinds: readonly Kind[];
}

const BACKTRACKING: readonly Counter[] = [
  { name: 'theatre.counts.tried', kinds: ['tried'] },
  { name: 'theatre.counts.forced', kinds: ['forced'] },
  { name: 'theatre.counts.rejected', kinds: ['rejected'] },
  { name: 'theatre.counts.removed', kinds: ['removed'] },
  { name: 'theatre.counts.turns', kinds: ['phase'] },
  { name: 'theatre.counts.deadEnds', kinds: ['deadEnd'] },
  { name: 'theatre.counts.solutions', kinds: ['solution'] },
];

const REPAIR: readonly Counter[] = [
  { name: 'theatre.counts.swaps', kinds: ['swapped'] },
  { name: 'theatre.counts.noSwap', kinds: ['rejected'] },
  { name: 'theatre.counts.sweeps', kinds: ['phase'] },
  { name: 'theatre.counts.shuffles', kinds: ['restart'] },
  { name: 'theatre.counts.solutions', kinds: ['solution'] },
];

const DRAWS: readonly Counter[] = [
  { name: 'theatre.counts.tried', kinds: ['tried'] },
  { name: 'theatre.counts.forced', kinds: ['forced'] },
  { name: 'theatre.counts.refused', kinds: ['rejected'] },
  { name: 'theatre.counts.deadEnds', kinds: ['deadEnd'] },
  { name: 'theatre.counts.returns', kinds: ['restart'] },
  { name: 'theatre.counts.solutions', kinds: ['solution'] },
];

/** Counters that many searches never use; they appear only when they are not zero. */
const RARE: readonly Kind[] = ['rejected', 'forced', 'phase'];

const COUNTERS: Readonly<Record<Family, readonly Counter[]>> = {
  backtracking: BACKTRACKING,
  repair: REPAIR,
  draws: DRAWS,
  formula: [{ name: 'theatre.counts.solutions', kinds: ['solution'] }],
};

/** The counters of a run, and the numbers of its search. `wanted`: the number of pieces on the finished board. */
export function counts(
  frame: Frame,
  registers: readonly Register[],
  family: Family,
  wanted = frame.rows.length,
): TemplateResult {
  const repair = family === 'repair';
  const counters = COUNTERS[family]
    .map(({ name, kinds }) => ({ name, kinds, count: countEvents(frame, kindSet(...kinds)) }))
    .filter(({ kinds, count }) => repair || count > 0 || !kinds.some((kind) => RARE.includes(kind)));
  const numbers = registers.flatMap((register) =>
    register.kind === 'number' && register.shown
      ? [fact(t(`theatre.counts.${register.name}` as Key), digits(register.value))]
      : [],
  );
  const onBoard = frame.pieces?.length ?? frame.rows.reduce((sum, column) => sum + (column >= 0 ? 1 : 0), 0);
  return html`<dl class="facts facts--right">
    ${counters.map(({ name, count }) => fact(t(name), digits(count)))} ${numbers}
    ${repair ? '' : fact(t('theatre.counts.standing'), t('theatre.counts.of', { count: onBoard, size: wanted }))}
  </dl>`;
}

const fact = (name: string, value: string): TemplateResult => html`<dt>${name}</dt><dd>${value}</dd>`;
