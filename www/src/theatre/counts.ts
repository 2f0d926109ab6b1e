// The counters of a run: how often each kind of event has happened, under the names that the field gives them.

import { html, type TemplateResult } from 'lit-html';
import type { Frame, Kind, Register } from '../engine/types';
import { counted, kindSet } from '../state/watch';
import { digits, type Key, t } from '../texts/texts';

interface Counter {
  readonly name: Key;
  readonly kinds: readonly Kind[];
}

const BACKTRACKING: readonly Counter[] = [
  { name: 'theatre.counts.tried', kinds: ['tried'] },
  { name: 'theatre.counts.forced', kinds: ['forced'] },
  { name: 'theatre.counts.rejected', kinds: ['reject'] },
  { name: 'theatre.counts.taken', kinds: ['remove'] },
  { name: 'theatre.counts.turns', kinds: ['phase'] },
  { name: 'theatre.counts.deadEnds', kinds: ['deadEnd'] },
  { name: 'theatre.counts.solutions', kinds: ['solution'] },
];

const REPAIR: readonly Counter[] = [
  { name: 'theatre.counts.swaps', kinds: ['swap'] },
  { name: 'theatre.counts.noSwap', kinds: ['reject'] },
  { name: 'theatre.counts.sweeps', kinds: ['phase'] },
  { name: 'theatre.counts.shuffles', kinds: ['restart'] },
  { name: 'theatre.counts.solutions', kinds: ['solution'] },
];

/** Counters that a search may never move: they show only once they have. */
const RARE: readonly Kind[] = ['reject', 'forced', 'phase'];

/** The counters of a run, and the conflicts that repair has left. */
export function counts(frame: Frame, registers: readonly Register[], repairs: boolean): TemplateResult {
  const counters = (repairs ? REPAIR : BACKTRACKING)
    .map(({ name, kinds }) => ({ name, kinds, count: counted(frame, kindSet(...kinds)) }))
    .filter(({ kinds, count }) => repairs || count > 0 || !kinds.some((kind) => RARE.includes(kind)));
  const conflicts = registers.find((register) => register.kind === 'number' && register.name === 'conflicts');
  const total = registers.find((register) => register.kind === 'number' && register.name === 'total');
  const size = frame.rows.length;
  const standing = frame.rows.reduce((sum, column) => sum + (column >= 0 ? 1 : 0), 0);
  return html`<dl class="facts facts--right">
    ${counters.map(({ name, count }) => fact(t(name), digits(count)))}
    ${conflicts?.kind === 'number' ? fact(t('theatre.counts.conflicts'), digits(conflicts.value)) : ''}
    ${total?.kind === 'number' ? fact(t('theatre.counts.total'), digits(total.value)) : ''}
    ${repairs ? '' : fact(t('theatre.counts.standing'), t('theatre.counts.of', { count: standing, size }))}
  </dl>`;
}

const fact = (name: string, value: string): TemplateResult => html`<dt>${name}</dt><dd>${value}</dd>`;
