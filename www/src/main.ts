// Puts the page together: two workers, the effects that talk to them, and the loop that draws.

import { address } from './effects/address';
import { asking } from './effects/asking';
import { clipboard } from './effects/clipboard';
import { keeping } from './effects/keeping';
import { listenForKeys } from './effects/keys';
import { listenForTransportKeys, watching } from './effects/watching';
import { openLine } from './engine/client';
import { startWorker } from './engine/start';
import { startLoop } from './loop';
import { draw } from './page';
import { opening, update } from './state/state';

const file = new URL('worker.js', import.meta.url);
const asked = openLine(() => startWorker(file));
const watched = openLine(() => startWorker(file));

const loop = startLoop(
  opening,
  update,
  (loop) => [keeping(loop), asking(asked, loop), address(asked, loop), clipboard(asked, loop), watching(watched, loop)],
  draw,
);
listenForKeys(loop);
listenForTransportKeys(loop);
loop.dispatch({ type: 'begin', linked: location.hash.length > 1 });
