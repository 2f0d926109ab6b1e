// The board in one dimension: as n segments of n cells, and as n urns of n balls, in step with the board and its run.

import type { Room } from '../room';
import { createSegments } from './view';

/** The room has no state, because both drawings are always shown. */
export const room: Room<null, never> = {
  start: null,
  update: (state) => state,
  open: () => ({ view: createSegments() }),
};
