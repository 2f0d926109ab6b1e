// The keys of the transport, for the run that is watched on a large board.

import type { KeyName } from '../../../watch/keys';
import { FASTEST, isMoving, type Linear, type LinearAction } from './slice';

/** What a key of the transport does; null for nothing. */
export function actionOf(name: KeyName, linear: Linear): LinearAction | null {
  const { shown, speed } = linear;
  if (linear.status !== 'open' || !shown) return null;
  const at = shown.progress.position;
  switch (name) {
    case 'playPause':
      return { type: isMoving(linear) ? 'halt' : 'play' };
    case 'stepBack':
      return { type: 'seek', position: Math.max(0, at - 1) };
    case 'stepForward':
      return { type: 'step' };
    case 'first':
      return { type: 'seek', position: 0 };
    case 'last':
      return { type: 'finish' };
    case 'faster':
      return { type: 'speed', speed: Math.min(FASTEST, speed + 1) };
    case 'slower':
      return { type: 'speed', speed: Math.max(0, speed - 1) };
    default:
      return null;
  }
}
