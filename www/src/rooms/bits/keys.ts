// The keys of the transport, among the stages of the lab.

import type { KeyName } from '../../watch/keys';
import { type Bits, type BitsAction, lastStage } from './slice';

/** What a key of the transport does; null for nothing. */
export function actionOf(name: KeyName, bits: Bits): BitsAction | null {
  const { stage, playing, speed } = bits;
  switch (name) {
    case 'playPause':
      return { type: playing ? 'halt' : 'play' };
    case 'stepBack':
      return { type: 'go', stage: stage - 1 };
    case 'stepForward':
      return { type: 'go', stage: stage + 1 };
    case 'first':
      return { type: 'go', stage: 0 };
    case 'last':
      return { type: 'go', stage: lastStage(bits) };
    case 'faster':
      return { type: 'speed', speed: speed + 1 };
    case 'slower':
      return { type: 'speed', speed: speed - 1 };
    default:
      return null;
  }
}
