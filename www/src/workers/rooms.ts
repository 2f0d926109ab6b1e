// The worker with the whole engine, started by a room: its name is that of the room, whose jobs it fetches.

import { ROOMS } from '../rooms/rooms';
import { loadEngine } from '../worker/load';
import { serveJobs } from '../worker/serve';

const jobs = ROOMS.find((room) => room.name === self.name)?.jobs;
if (!jobs) throw new TypeError(`no room with jobs: ${self.name}`);
void serveJobs(loadEngine, jobs);
