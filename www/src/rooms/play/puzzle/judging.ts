// If guessing is not allowed, a tap is carried out only after its queen or mark was proved. Taps are examined in their order, each on
// the board that the previous tap left.

import type { Play } from '../slice';
import { claimOf, type Tap, updateSolving } from './slice';

/** Continues with the next tap that needs a proof, if no tap is being examined. */
export function nextTap(play: Play): Play {
  let { solving, judging, taps } = play;
  // On another board, the tap means something else.
  if (judging && judging.of !== solving.sketch) judging = null;
  while (!judging && taps.length > 0) {
    const [tap, ...rest] = taps as readonly [Tap, ...Tap[]];
    const of = solving.sketch;
    const claim = claimOf(solving, tap);
    taps = rest;
    // A board with a surplus queen proves nothing.
    if (claim && of.extra?.length) solving = updateSolving(solving, { type: 'judged', of, tap, forced: false });
    else if (claim) judging = { tap, of, claim };
  }
  return judging === play.judging && taps === play.taps ? play : { ...play, solving, judging, taps };
}
