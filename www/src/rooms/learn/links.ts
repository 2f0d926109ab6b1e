// The links to lessons, for whatever leads there.

import { linkInto } from '../../kernel/link';

const learn = (own = ''): string => linkInto('learn', own);

export const lessonsLink = (): string => learn();
/** A step of a lesson; `step` counts from 0. */
export const lessonLink = (name: string, step = 0): string => learn(`${name}.${step + 1}`);
/** The same of a lesson of one's own, packed. */
export const ownLessonLink = (packed: string, step = 0): string => learn(`~${packed}.${step + 1}`);
/** What a teacher may want to know of a lesson. */
export const notesLink = (name: string): string => learn(`${name}.notes`);
