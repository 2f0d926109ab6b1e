// The Race room: two to four searches from the same board, on one clock, in a worker of their own while they are shown.

import type { Room } from '../room';
import { raceEffect } from './effect';
import { readRace, writeRace } from './link';
import type { RaceQuestions } from './questions';
import { type Race, type RaceAction, startRace, updateRace } from './slice';
import { createView } from './view';

export const room: Room<Race, RaceAction, RaceQuestions> = {
  start: startRace,
  update: updateRace,
  link: { write: writeRace, read: readRace },
  open: (context) => ({ view: createView(), effect: raceEffect(context) }),
};
