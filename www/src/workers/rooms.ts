// The worker with the whole engine, started by a room: its name is that of the room, whose jobs it fetches.

import { ROOMS } from '../rooms/rooms';
import { loadEngine } from '../worker/load';
import { serveJobs } from '../worker/serve';

const jobs = ROOMS.find((room) => room.name === self.name)?.jobs;
if (!jobs) throw new TypeError(`no room with jobs: ${self.name}`);
/** Marks the file as a worker of the page for the script that starts it. */
export const served = serveJobs(loadEngine, jobs);
