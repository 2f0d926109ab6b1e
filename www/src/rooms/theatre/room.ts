// The Theatre room: its run is the one that every view follows. What it adds is the judge of what a person predicts, and
// the keys of the outline.

import type { Open } from '../rooms';
import { predicting } from './predicting';
import { createTheatre } from './view';
import { walking } from './walking';

export const open: Open = (loop) => {
  const effects = [predicting(loop), walking(loop)];
  return {
    view: createTheatre(),
    effect: (...heard) => {
      for (const effect of effects) effect(...heard);
    },
  };
};
