// Puts the page together: two workers, the effects that talk to them, the rooms, and the loop that draws.

import { address } from './kernel/address';
import { clipboard } from './kernel/clipboard';
import { keeping } from './kernel/keeping';
import { listenForKeys } from './kernel/keys';
import { startLoop } from './kernel/loop';
import { opening, update } from './kernel/state';
import { type Line, openLine } from './line/client';
import { startWorker } from './line/start';
import { draw } from './page';
import { asking } from './rooms/board/effect';
import { createRooms, type Hire } from './rooms/rooms';
import { listenForTransportKeys, watching } from './watch/effect';

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
document.querySelector('.unstarted')?.remove();
loop.dispatch({ type: 'begin', linked: location.hash.length > 1 });
