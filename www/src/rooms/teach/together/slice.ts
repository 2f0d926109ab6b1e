// The state of a count that the class shares out: the board, how many devices take part, and whose address is shown.

import { MAX_SHARES } from '../../../kernel/classroom/shared-count';

/** The boards that a class can count: one device counts the smallest in seconds, a class the largest in hours. */
export const SIZES = [18, 19, 20, 21, 22, 23] as const;
export type Size = (typeof SIZES)[number];

export interface Together {
  readonly size: Size;
  readonly devices: number;
  /** The device whose address is shown, from 1. */
  readonly number: number;
}

export type TogetherAction =
  | { readonly type: 'show'; readonly size: Size; readonly devices: number }
  | { readonly type: 'size'; readonly size: Size }
  | { readonly type: 'devices'; readonly devices: number }
  | { readonly type: 'number'; readonly number: number };

export const startTogether: Together = { size: 21, devices: 30, number: 1 };

export function updateTogether(state: Together, action: TogetherAction): Together {
  switch (action.type) {
    case 'show':
      return { size: action.size, devices: clamp(action.devices, MAX_SHARES), number: 1 };
    case 'size':
      return { ...state, size: action.size };
    case 'devices': {
      const devices = clamp(action.devices, MAX_SHARES);
      return { ...state, devices, number: clamp(state.number, devices) };
    }
    case 'number':
      return { ...state, number: clamp(action.number, state.devices) };
  }
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(1, value));
