// The room for teachers: what there is for a class, a class page as pupils work through it, and the homework that comes back.

import type { Room } from '../room';
import { teaching } from './effect';
import { readTeach, writeTeach } from './link';
import { startTeach, type Teach, type TeachAction, updateTeach } from './slice';
import { createTeach } from './view';

export const room: Room<Teach, TeachAction> = {
  start: startTeach,
  update: updateTeach,
  link: { write: writeTeach, read: readTeach },
  subject: () => null,
  takes: { paste: (text) => ({ type: 'collect', text }) },
  open: (context) => ({ view: createTeach(), effect: teaching(context) }),
};
