// The Theatre room: its run is the one that every view follows, so it needs no effect of its own.

import { createTheatre } from '../theatre/theatre';
import type { Open } from './rooms';

export const open: Open = () => ({ view: createTheatre(), effect: () => undefined });
