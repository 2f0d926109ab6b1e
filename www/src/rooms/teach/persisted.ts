// The parts of Teach that the device stores: the class page, receipts, the work of a pupil, a test, lessons, and the name of a phone.
// The stored work of Learn and Play is only read.

import { storedSet } from '../../kernel/classroom/class-page';
import type { ClassSet } from '../../kernel/classroom/set';
import { type OwnLesson, storedDraft, storedLessons } from '../../kernel/classroom/shelf';
import type { Draft } from '../../kernel/classroom/writing';
import { createStored } from '../../kernel/stored';
import { type PersistedPart, persist, readOnly } from '../commands';
import { readLines } from './collect/lines';
import { storedTest } from './exam/stored';
import type { Teach, TeachAction } from './slice';
import { entries } from './tasks/entries';
import { lessonsDone, solved } from './tasks/task';

/**
 * The collected receipts. If the browser stores nothing, they are lost with the page, but the table can be saved as a
 * file.
 */
const collected = createStored<readonly string[]>(
  'queens-collected',
  (text) => readLines(text ?? '').lines,
  (lines) => lines.join('\n'),
);

/** The name of this phone, so that a later vote replaces an earlier one. */
const phone = createStored(
  'queens-phone',
  (text) => (/^[0-9A-Z]{4}$/.test(text ?? '') ? (text ?? '') : ''),
  (name) => name,
);

export const PERSISTED: readonly PersistedPart<Teach, TeachAction>[] = [
  persist<Teach, TeachAction, ClassSet>(
    storedSet,
    ({ classPage }) => classPage.mine,
    (set) => ({ type: 'class', action: { type: 'mine', set } }),
    { saved: (isStored) => ({ type: 'class', action: { type: 'stored', isStored } }) },
  ),
  persist(
    collected,
    (own) => own.collected.lines,
    (lines) => ({ type: 'storedLines', lines }),
  ),
  persist(
    entries,
    ({ entries }) => entries,
    (entered) => ({ type: 'entered', entered }),
  ),
  persist(
    storedTest,
    ({ exam }) => exam.stored,
    (stored) => ({ type: 'exam', action: { type: 'stored', stored } }),
  ),
  persist<Teach, TeachAction, Draft>(
    storedDraft,
    ({ write }) => write.draft,
    (draft) => ({ type: 'write', action: { type: 'drafted', draft } }),
    { saved: (isStored) => ({ type: 'write', action: { type: 'stored', isStored } }) },
  ),
  persist<Teach, TeachAction, readonly OwnLesson[]>(
    storedLessons,
    ({ ownLessons }) => ownLessons,
    (mine) => ({ type: 'mine', mine }),
    { saved: (isOnShelf) => ({ type: 'write', action: { type: 'onShelf', isOnShelf } }) },
  ),
  persist(
    phone,
    ({ poll }) => poll.phone,
    (name) => ({ type: 'poll', action: { type: 'phone', name } }),
  ),
  readOnly(lessonsDone, (lessons) => ({ type: 'lessonsDone', lessons })),
  readOnly(solved, (solved) => ({ type: 'solved', solved })),
];
