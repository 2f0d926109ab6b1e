// The links to the pages of Teach, for other rooms.

import { linkInto } from '../../kernel/link';

const teach = (own = ''): string => linkInto('teach', own);

/** The class page: the teacher's own page, or a packed page. */
export const classLink = (packed = ''): string => teach(packed === '' ? '' : `class.${packed}`);
/** The tools for a lesson in the room, and on paper. */
export const inRoomLink = (): string => teach('room');
export const sheetsPageLink = (): string => teach('sheets');
export const collectLink = (): string => teach('collect');
/** A receipt to collect, in the letters of a link. */
export const receiptLink = (letters: string): string => teach(`collect.${letters}`);
/** The shared count. */
export const togetherLink = (): string => teach('count');
/** A poll on a question of a lesson; `step` counts from 0. Without a lesson, the page for polls. */
export const pollLink = (lesson = '', step = 0): string =>
  teach(lesson === '' ? 'hands' : `hands.${lesson}.${step + 1}`);
/** A question for phones, packed. */
export const ballotLink = (packed: string): string => teach(`ballot.${packed}`);
/** The teacher's window. */
export const teacherWindowLink = (): string => teach('desk');
/** The page that makes tests, and a test to take, from its written choice. */
export const testsLink = (): string => teach('test');
export const takeLink = (choice: string): string => teach(`take.${choice}`);
/** The editor of lessons. */
export const editorLink = (): string => teach('write');
/** A class page as pupils see it, packed. */
export const tasksLink = (packed: string): string => teach(`tasks.${packed}`);
/** The test that a teacher begins with, as pupils take it. */
export const firstTestLink = (): string => takeLink('1.2.3-1-1-1.6.easy.bitmask.0.8.');
