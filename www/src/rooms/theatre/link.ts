// The part of a link to the Theatre: which prediction the page asks for before each step, "predict.word", and the decisions of
// the branch, "try.21.4.6", each as its step, its row and its column.

import type { Decision } from '../../engine/types';
import type { Shared } from '../../kernel/state';
import { insideOf } from '../../watch/branch';
import { LEVELS, type Predict, type PredictAction } from './predict';

export function writePredict({ on, level }: Predict, { watch }: Pick<Shared, 'watch'>): string {
  const branch = insideOf(watch);
  const tries = (branch?.decisions ?? []).map(
    ({ position, square }) => `.${position}.${square.row + 1}.${square.column + 1}`,
  );
  return [...(on ? [`predict.${level}`] : []), ...(branch ? [`try${tries.join('')}`] : [])].join('~');
}

/** Null for any other text, and for decisions that do not follow each other. */
export function readPredict(text: string): PredictAction | null {
  const { name, tries } = LINK.exec(text)?.groups ?? {};
  const level = LEVELS.find((each) => each === name);
  if (name !== undefined && level === undefined) return null;
  if (tries === undefined) return level ? { type: 'asks', level } : null;
  const decisions = decisionsOf(tries);
  const follow = decisions.every(({ position }, index) => position > (decisions[index - 1]?.position ?? -1));
  return follow ? { type: 'tries', decisions, level: level ?? null } : null;
}

const LINK = /^(?:predict\.(?<name>[a-z]+))?(?:(?:^|~)try(?<tries>(?:\.\d{1,15}\.[1-9]\d{0,5}\.[1-9]\d{0,5})+))?$/;

const decisionsOf = (tries: string): Decision[] =>
  Array.from(tries.matchAll(/\.(\d+)\.(\d+)\.(\d+)/g), ([, position, row, column]) => ({
    position: Number(position),
    square: { row: Number(row) - 1, column: Number(column) - 1 },
  }));
