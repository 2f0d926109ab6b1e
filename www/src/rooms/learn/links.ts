// Writes the links to lessons and the parts that they add.

import { linkInto } from '../../kernel/link';

/** Steps count from 1 in a link. */
export const writePlace = (lesson: string | null, step: number): string =>
  lesson === null ? '' : `${lesson}.${step + 1}`;

/** The notes of a lesson. */
export const writeNotes = (lesson: string): string => `${lesson}.notes`;

/** A packed custom lesson; null if it is too long for a link. */
export const writeOwn = (packed: string | null, step: number): string =>
  packed === null ? '' : `~${packed}.${step + 1}`;

const learn = (own = ''): string => linkInto('learn', own);

export const lessonsLink = (): string => learn();
/** A step of a lesson; `step` counts from 0. */
export const lessonLink = (name: string, step = 0): string => learn(writePlace(name, step));
/** A step of a custom lesson, packed. */
export const ownLessonLink = (packed: string, step = 0): string => learn(writeOwn(packed, step));
/** A step of a custom lesson (`own`) or of a lesson of the page; null if the custom lesson is too long for a link. */
export const stepLink = (name: string, own: { readonly packed: string | null } | null, step = 0): string | null =>
  own ? own.packed && ownLessonLink(own.packed, step) : lessonLink(name, step);
/** The notes for teachers. */
export const notesLink = (name: string): string => learn(writeNotes(name));
