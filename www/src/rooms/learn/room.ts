// The Learn room: lessons, each a list of states of the page with words and questions, which are judged by the engine.

import { readRecord, recordText, STORAGE_KEY } from '../../kernel/classroom/record';
import { storedLessons } from '../../kernel/classroom/shelf';
import { createStored } from '../../kernel/stored';
import { persist } from '../commands';
import type { Room } from '../room';
import { keysOfLesson, remoteOfLesson } from './keys';
import { readNotesOf, readOwn, readPlace } from './link';
import { writeNotes, writeOwn, writePlace } from './links';
import { type LearnQuestions, learnWants } from './requests';
import { type Learn, type LearnAction, startLearn } from './slice';
import { learnAfter } from './update';
import { createLearn } from './view';

export const room: Room<Learn, LearnAction, LearnQuestions> = {
  start: startLearn,
  update: learnAfter,
  wants: learnWants,
  persisted: [
    persist(
      createStored(STORAGE_KEY, readRecord, recordText),
      ({ done }) => done,
      (done) => ({ type: 'remembered', done }),
    ),
    persist(
      storedLessons,
      ({ mine }) => mine,
      (mine) => ({ type: 'mine', mine }),
    ),
  ],
  link: {
    write({ lesson, own, paper, step }) {
      if (lesson && paper?.notes) return writeNotes(lesson.name);
      return own ? writeOwn(own.packed, step) : writePlace(lesson?.name ?? null, step);
    },
    read(text) {
      if (text === '') return { type: 'close' };
      const own = readOwn(text);
      if (own) return { type: 'unpack', ...own };
      const noted = readNotesOf(text);
      if (noted !== null) return { type: 'open', name: noted, step: 0, notes: true };
      const place = readPlace(text);
      return place && { type: 'open', ...place };
    },
  },
  subject: () => null,
  keys: keysOfLesson,
  remote: remoteOfLesson,
  open: () => ({ view: createLearn() }),
};
