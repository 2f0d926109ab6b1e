// The Lab: a page of cards, each with a picture, that lead to research on the queens.

import type { Room } from '../room';
import { labView } from './view';

export const room: Room<null, never> = {
  start: null,
  update: (state) => state,
  subject: () => null,
  open: () => ({ view: labView }),
};
