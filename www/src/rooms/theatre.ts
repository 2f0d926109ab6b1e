// The Theatre room: its run is the one that every view follows. What it adds is the judge of what a person predicts, and
// the keys of the outline.

import { predicting } from '../effects/predicting';
import { walking } from '../effects/walking';
import { createTheatre } from '../theatre/theatre';
import type { Open } from './rooms';

export const open: Open = (loop) => {
  const effects = [predicting(loop), walking(loop)];
  return {
    view: createTheatre(),
    effect: (...heard) => {
      for (const effect of effects) effect(...heard);
    },
  };
};
