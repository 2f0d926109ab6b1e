// The questions that the editor offers: each with what is taken for an answer, and where the right one comes from.

import type { Truth } from '../../../kernel/classroom/steps';

/** What the engine is asked, by the name of the truth. */
export type Name =
  | ('ways' | 'free' | 'attacked-squares' | 'conflicts' | 'dead' | 'forced' | 'blame' | 'blame-size')
  | ('solved' | 'images' | 'next' | 'next-kind' | 'next-row');
type Answer = 'yes' | 'no' | 'tried' | 'removed' | 'rejected' | 'deadEnd' | 'solution';

export interface Offered {
  readonly name: Name;
  readonly for: 'square' | 'row' | 'column' | 'number' | 'choice';
  readonly truth: Truth;
  /** For those whose answers are chosen: what the engine answers. */
  readonly choices?: readonly Answer[];
}

export const OFFERED: readonly Offered[] = [
  { name: 'ways', for: 'number', truth: { of: 'ways' } },
  { name: 'free', for: 'number', truth: { of: 'free' } },
  { name: 'attacked-squares', for: 'number', truth: { of: 'attacked-squares' } },
  { name: 'conflicts', for: 'number', truth: { of: 'conflicts' } },
  { name: 'dead', for: 'row', truth: { of: 'dead' } },
  { name: 'forced', for: 'square', truth: { of: 'forced' } },
  { name: 'blame', for: 'square', truth: { of: 'blame' } },
  { name: 'blame-size', for: 'number', truth: { of: 'blame-size' } },
  { name: 'solved', for: 'choice', truth: { of: 'solved' }, choices: ['yes', 'no'] },
  { name: 'images', for: 'number', truth: { of: 'images' } },
  { name: 'next', for: 'square', truth: { of: 'next' } },
  {
    name: 'next-kind',
    for: 'choice',
    truth: { of: 'next-kind' },
    choices: ['tried', 'removed', 'rejected', 'deadEnd', 'solution'],
  },
  { name: 'next-row', for: 'row', truth: { of: 'next-row' } },
];

/** The question that a step asks, if it is one of these. */
export const offeredIn = (ask: unknown): Offered | null => {
  const truth = typeof ask === 'object' && ask !== null && 'truth' in ask ? (ask.truth as Partial<Truth> | null) : null;
  const plain = truth && Object.keys(truth).length === 1;
  return (plain && OFFERED.find(({ name }) => name === truth.of)) || null;
};
