// The worker with the whole engine, started by a room. It answers every question of the engine. Its name is the name of the room, whose
// own jobs it fetches.

import { ROOMS } from '../rooms/rooms';
import { engineQuestion } from '../worker/engine-job';
import { loadEngine } from '../worker/load';
import { serveJobs } from '../worker/serve';

const jobs = ROOMS.find((room) => room.name === self.name)?.jobs;
/** Marks the file as a worker of the page for the script that starts it. */
export const served = serveJobs(loadEngine, jobs ?? {}, engineQuestion);
