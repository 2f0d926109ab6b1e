// The Theatre room: its run is the one that the Board follows too. What it adds is the judge of what a person predicts, and
// the keys of the outline.

import { type Room, together } from '../room';
import { type Predict, type PredictDeed, startPredict, updatePredict } from './predict';
import { predicting } from './predicting';
import { createTheatre } from './view';
import { walking } from './walking';

export const room: Room<Predict, PredictDeed> = {
  start: startPredict,
  update: updatePredict,
  open: (kit) => ({ view: createTheatre(), effect: together(predicting(kit), walking(kit)) }),
};
