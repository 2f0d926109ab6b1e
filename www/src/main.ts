// Puts the page together: two workers, the effects that talk to them, the rooms, and the loop that draws.

import { address } from './effects/address';
import { asking } from './effects/asking';
import { clipboard } from './effects/clipboard';
import { keeping } from './effects/keeping';
import { listenForKeys } from './effects/keys';
import { listenForTransportKeys, watching } from './effects/watching';
import { type Line, openLine } from './engine/client';
import { startWorker } from './engine/start';
import { startLoop } from './loop';
import { draw } from './page';
import { createRooms, type Hire } from './rooms/rooms';
import { opening, update } from './state/state';

const hire = (file: string, patience?: number): Line =>
  openLine(() => startWorker(new URL(file, import.meta.url)), patience);
const asked = hire('worker.js');
const watched = hire('worker.js');
const hireWhole: Hire = (patience) => hire('worker-rooms.js', patience);
const rooms = createRooms(hireWhole);

const loop = startLoop(
  opening,
  update,
  (loop) => [
    keeping(loop),
    asking(asked, hireWhole, loop),
    address(asked, loop),
    clipboard(asked, loop),
    watching(watched, loop),
    rooms.effect(loop),
  ],
  (state, dispatch) => draw(state, dispatch, rooms),
);
listenForKeys(loop);
listenForTransportKeys(loop);
loop.dispatch({ type: 'begin', linked: location.hash.length > 1 });
