// The Learn room: lessons, each a list of states of the page with words and questions, which are judged by the engine.

import type { Room } from '../room';
import { learning } from './effect';
import { readNotesOf, readOwn, readPlace } from './link';
import { writeNotes, writeOwn, writePlace } from './links';
import type { LearnQuestions } from './questions';
import { type Learn, type LearnAction, startLearn, updateLearn } from './slice';
import { createLearn } from './view';

export const room: Room<Learn, LearnAction, LearnQuestions> = {
  start: startLearn,
  update: updateLearn,
  link: {
    write({ lesson, own, paper, step }) {
      if (lesson && paper?.notes) return writeNotes(lesson.name);
      return own ? writeOwn(own.packed, step) : writePlace(lesson?.name ?? null, step);
    },
    read(text) {
      const own = readOwn(text);
      if (own) return { type: 'unpack', ...own };
      const noted = readNotesOf(text);
      if (noted !== null) return { type: 'open', name: noted, step: 0, notes: true };
      const place = readPlace(text);
      return place && { type: 'open', ...place };
    },
  },
  subject: () => null,
  open: (context) => ({ view: createLearn(), effect: learning(context) }),
};
