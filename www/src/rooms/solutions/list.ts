// Reads the list of solutions: the images and members of an orbit, and the solutions on a page of the gallery.

import { imageOfRows, SYMMETRIES } from '../../board/symmetry';
import type { Transform } from '../../engine/types';
import { firstDifference } from './motion';
import { type Browse, type Members, type Orbits, type SolutionList, type Solutions, solutionOf } from './slice';

/** One of the eight images of the orbit that is open. */
export interface Image {
  readonly turn: Transform;
  readonly rows: Int32Array;
  /** Its index in the list of solutions. */
  readonly solution: number;
}

/** The eight images of the fundamental solution of an orbit, the solution itself first. */
export function imagesOf(listed: SolutionList, orbit: number): Image[] {
  const first = listed.fundamental[orbit] ?? 0;
  const fundamental = solutionOf(listed, first);
  const members = membersOf(listed, orbit);
  return SYMMETRIES.map((turn) => {
    const rows = imageOfRows(fundamental, turn);
    const solution = members.find((member) => firstDifference(solutionOf(listed, member), rows) < 0) ?? first;
    return { turn, rows, solution };
  });
}

/** The solutions of an orbit, by their indices in the list. */
const membersOf = ({ orbits }: SolutionList, orbit: number): number[] =>
  Array.from(orbits.keys()).filter((solution) => orbits[solution] === orbit);

/** The solutions of one page, by their indices in the list, and the number of pages. */
export function pageOf(
  listed: Orbits,
  { folded, members, page }: Browse,
  perPage: number,
): { solutions: number[]; page: number; pages: number } {
  const all = folded ? Array.from(listed.fundamental) : Array.from(listed.orbits.keys());
  const chosen = all.filter((solution) => members === null || sizeOf(listed, solution) === members);
  const pages = Math.max(1, Math.ceil(chosen.length / perPage));
  const here = Math.min(page, pages - 1);
  return { solutions: chosen.slice(here * perPage, (here + 1) * perPage), page: here, pages };
}

/** How many members the orbit of a solution has. */
export const sizeOf = ({ orbits, members }: Orbits, solution: number): number => members[orbits[solution] ?? 0] ?? 0;

/** How many orbits have this many members. */
export const orbitsOf = ({ members }: Orbits, size: Members): number =>
  members.reduce((count, each) => count + (each === size ? 1 : 0), 0);

/** Returns the state that opens a solution of the list: its orbit, and the first turn of the fundamental solution that gives it. */
export function openingOf(listed: SolutionList, solution: number): Pick<Browse, 'orbit' | 'turn'> {
  const orbit = listed.orbits[solution] ?? 0;
  return {
    orbit,
    turn: Math.max(
      0,
      imagesOf(listed, orbit).findIndex((image) => image.solution === solution),
    ),
  };
}

/** The index of the complement in a list of `count` solutions. */
export const complementAt = (solution: number, count: number): number => count - 1 - solution;

/** The list for the input board; null while the engine makes it, and for boards that are not listed. */
export const listedFor = ({ listed }: Solutions, size: number): SolutionList | null =>
  listed?.size === size ? listed : null;
