// The Theatre room: its run is the one that every view follows; what it adds is the judge of what a person predicts.

import { predicting } from '../effects/predicting';
import { createTheatre } from '../theatre/theatre';
import type { Open } from './rooms';

export const open: Open = (loop) => ({ view: createTheatre(), effect: predicting(loop) });
