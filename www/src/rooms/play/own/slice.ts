// The editor: a puzzle that is being made, and its survey.

import type { Trouble } from '../../../client/trouble';
import { type History, noHistory, remember, travelHistory } from '../../../kernel/undo';
import { type About, noAbout } from '../puzzle/about';
import { type HandmadeSource, type MadeFamily, ownSizes, type Puzzle, STARS, starPuzzle } from '../puzzle/puzzle';
import { clashes, emptySketch } from '../puzzle/sketch';
import type { ImportedPosition } from '../puzzle/solving';
import type { AddedQueens, AddingProgress, GradedPuzzle } from '../questions';
import type { Twin } from './twin';

/** A puzzle that is being made. */
export type Draft = Puzzle & { readonly family: MadeFamily };

/** The results of the engine about a puzzle that a person makes. */
export interface OwnSurvey {
  /** Ways to finish, columns by row. */
  readonly ways: readonly (readonly number[])[];
  /** Whether `ways` contains all ways to finish. */
  readonly all: boolean;
  /** The number of ways up to the symmetries of the puzzle. */
  readonly different: number;
  /** How the solution is found, if there is exactly one way to finish. */
  readonly found: GradedPuzzle | null;
  /** The known puzzle that is the same up to symmetry. */
  readonly twin: Twin | null;
  /** If there is no way to finish: the squares of the conflicting queens. */
  readonly culprits: readonly number[];
  /** If there is no way to finish: the regions that cannot all have a queen. */
  readonly culpritRegions: readonly number[];
}

export const EMPTY_SURVEY: OwnSurvey = {
  ways: [],
  all: true,
  different: 0,
  found: null,
  twin: null,
  culprits: [],
  culpritRegions: [],
};

export interface Own {
  readonly puzzle: Draft;
  readonly about: About;
  readonly history: History<Draft>;
  /** Whether the current stroke of the brush has changed something. The first change of a stroke is a step for undo. */
  readonly stroke: boolean;
  /** The region to draw with. */
  readonly brush: number;
  /** The last survey. It is about an earlier puzzle while the engine examines the present one. */
  readonly survey: { readonly of: Draft; readonly result: OwnSurvey; readonly isWhole: boolean } | null;
  /** Which of the ways to finish is shown; null for none. */
  readonly way: number | null;
  /** The progress of the running task; null without one. */
  readonly busy: AddingProgress | null;
  /** The options of the engine for queens to add to a puzzle, and the option that is on the board. */
  readonly offer: Offer | null;
  /** The data of a picture that the puzzle was read from. */
  readonly picture: Picture | null;
}

/** A picture from which a puzzle was read. */
export interface Picture {
  /** The squares on both sides of each border that may have been read wrongly. */
  readonly doubts: readonly (readonly [number, number])[];
  /** The player's queens and crosses, if there are any. */
  readonly imported: ImportedPosition | null;
}

interface Offer {
  /** The puzzle without the added queens. */
  readonly of: Draft;
  readonly given: AddedQueens;
  readonly chosen: number;
  /** The puzzle with the queens of the chosen option. */
  readonly with: Draft;
}

export type OwnAction =
  | { readonly type: 'toggle'; readonly square: number }
  | { readonly type: 'paint'; readonly square: number; readonly first: boolean }
  | {
      readonly type: 'open';
      readonly puzzle: Draft;
      readonly about?: About | undefined;
      readonly picture?: Picture;
    }
  /** Changes the title or the name of the setter. */
  | { readonly type: 'about'; readonly about: Partial<About> }
  | { readonly type: 'brush'; readonly region: number }
  | { readonly type: 'form'; readonly family: MadeFamily; readonly size: number; readonly stars?: number }
  | { readonly type: 'undo' | 'redo' | 'clear' | 'fewest' | 'drop' | 'cancel' }
  /** Puts another option of the engine on the board. */
  | { readonly type: 'choose'; readonly index: number }
  /** Shows a way to finish; null hides it. */
  | { readonly type: 'way'; readonly way: number | null }
  | { readonly type: 'surveyed'; readonly of: Draft; readonly result: OwnSurvey; readonly isWhole: boolean }
  | { readonly type: 'given'; readonly of: Draft; readonly given: AddedQueens }
  /** Replaces the given queens by those that are needed, by row. */
  | { readonly type: 'dropped'; readonly given: readonly number[] }
  | { readonly type: 'busy'; readonly busy: AddingProgress }
  | { readonly type: 'failed'; readonly trouble: Trouble };

/** An empty board. If it has regions, each row is a region at first. */
export function blank(family: MadeFamily, size: number, stars = 1): Draft {
  const rows = Array.from({ length: size * size }, (_, square) => Math.floor(square / size));
  if (family === 'stars') return starDraft(rows, stars);
  return { family, size, given: Array(size).fill(-1), regions: family === 'regions' ? rows : null };
}

const starDraft = (regions: readonly number[], stars: number): Draft => ({
  ...starPuzzle(regions, stars),
  family: 'stars',
});

export const startOwn: Own = {
  puzzle: blank('completion', 8),
  about: noAbout,
  history: noHistory,
  stroke: false,
  brush: 0,
  survey: null,
  way: null,
  busy: null,
  offer: null,
  picture: null,
};

export function updateOwn(own: Own, action: OwnAction): Own {
  const { puzzle } = own;
  switch (action.type) {
    case 'toggle': {
      const [row, column] = [Math.floor(action.square / puzzle.size), action.square % puzzle.size];
      const given = puzzle.given.map((old, at) => (at === row ? (old === column ? -1 : column) : old));
      return withPuzzle(own, { ...puzzle, given });
    }
    case 'paint': {
      const stroke = !action.first && own.stroke;
      if (!puzzle.regions || puzzle.regions[action.square] === own.brush) return { ...own, stroke };
      const regions = puzzle.regions.map((old, square) => (square === action.square ? own.brush : old));
      const next = { ...puzzle, regions };
      const picture = own.picture && withoutDoubts(own.picture, action.square);
      return stroke
        ? { ...own, puzzle: next, picture, way: null }
        : { ...withPuzzle(own, next), picture, stroke: true };
    }
    case 'open':
      return { ...withPuzzle(own, action.puzzle), about: action.about ?? noAbout, picture: action.picture ?? null };
    case 'about':
      return { ...own, about: { ...own.about, ...action.about } };
    case 'brush':
      return { ...own, brush: action.region };
    case 'form': {
      const { family } = action;
      const stars = family === 'stars' ? (action.stars ?? puzzle.stars ?? STARS[0]) : 1;
      const sizes = ownSizes(family, stars);
      const size = sizes.find((one) => one >= action.size) ?? sizes.at(-1) ?? action.size;
      return {
        ...withPuzzle(own, reshape(own, blank(family, size, stars))),
        brush: Math.min(own.brush, size - 1),
        picture: size === puzzle.size ? own.picture : null,
      };
    }
    case 'clear':
      return { ...withPuzzle(own, blank(puzzle.family, puzzle.size, puzzle.stars)), picture: null };
    case 'undo':
    case 'redo': {
      const to = travelHistory(own.history, puzzle, action.type);
      return to ? { ...own, puzzle: to.now, history: to.history, way: null } : own;
    }
    case 'way':
      return { ...own, way: action.way };
    case 'surveyed':
      return { ...own, survey: { of: action.of, result: action.result, isWhole: action.isWhole } };
    case 'given':
      return action.of === puzzle
        ? putChoice(own, { of: puzzle, given: action.given, chosen: 0, with: puzzle }, 0)
        : own;
    case 'choose':
      return own.offer ? putChoice(own, own.offer, action.index) : own;
    case 'dropped':
      return withPuzzle(own, { ...puzzle, given: action.given });
    case 'busy':
      return { ...own, busy: action.busy };
    case 'fewest':
    case 'drop':
      return { ...own, busy: { stage: 'begun' } };
    case 'cancel':
    case 'failed':
      return { ...own, busy: null };
  }
}

/** The doubts that remain after a square was drawn. */
const withoutDoubts = (picture: Picture, square: number): Picture => ({
  ...picture,
  doubts: picture.doubts.filter((squares) => !squares.includes(square)),
});

/** A blank puzzle with the last content of the editor for its size: the regions if it has any, and the given queens. */
function reshape({ puzzle, history }: Own, empty: Draft): Draft {
  if (!empty.regions) return puzzle.size === empty.size && !puzzle.stars ? { ...empty, given: puzzle.given } : empty;
  const { size } = empty;
  const last = [...history.past, puzzle].findLast((draft) => draft.size === size && draft.regions);
  const regions = last?.regions ?? (puzzle.regions ? resizeRegions(puzzle.regions, puzzle.size, size) : empty.regions);
  if (empty.stars) return starDraft(regions, empty.stars);
  return { ...empty, regions, given: puzzle.size === size && !puzzle.stars ? puzzle.given : empty.given };
}

/** The regions on a larger or smaller board: each new region lies around the old board, and surplus regions are joined to others. */
function resizeRegions(regions: readonly number[], from: number, to: number): number[] {
  const squares = Array.from({ length: to * to }, (_, square) => {
    const [row, column] = [Math.floor(square / to), square % to];
    return Math.max(row, column) < from ? (regions[row * from + column] ?? 0) : Math.max(row, column);
  });
  const used = [...new Set(squares)].sort((one, other) => one - other);
  return squares.map((region) => (to < from ? Math.min(used.indexOf(region), to - 1) : region));
}

/** Puts one of the options on the board. */
function putChoice(own: Own, offer: Offer, chosen: number): Own {
  const { squares = [] } = offer.given.easiest[chosen] ?? {};
  const given = [...offer.of.given];
  for (const square of squares) given[Math.floor(square / offer.of.size)] = square % offer.of.size;
  const puzzle = { ...offer.of, given };
  return { ...withPuzzle(own, puzzle), offer: { ...offer, chosen, with: puzzle } };
}

/** The options of the engine, as long as one of them is on the board. */
export const offerOf = ({ offer, puzzle }: Own): Offer | null => (offer?.with === puzzle ? offer : null);

const withPuzzle = (own: Own, puzzle: Draft): Own => ({
  ...own,
  puzzle,
  history: remember(own.history, own.puzzle),
  way: null,
});

/** The regions that have no square left: there is no puzzle until each region has a square. */
export function emptyRegions({ size, regions }: Draft): number[] {
  const drawn = new Set(regions);
  return regions ? Array.from({ length: size }, (_, region) => region).filter((region) => !drawn.has(region)) : [];
}

/** The regions that consist of several separate pieces: they are allowed, but seldom intended. */
export function splitRegions({ size, regions }: Draft): number[] {
  if (!regions) return [];
  const reached = new Set<number>();
  const begun = new Set<number>();
  const split = new Set<number>();
  for (const [start, region] of regions.entries()) {
    if (reached.has(start)) continue;
    if (begun.has(region)) split.add(region);
    begun.add(region);
    const waiting = [start];
    for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
      if (reached.has(square) || regions[square] !== region) continue;
      reached.add(square);
      const column = square % size;
      if (column > 0) waiting.push(square - 1);
      if (column < size - 1) waiting.push(square + 1);
      waiting.push(square - size, square + size);
    }
  }
  return [...split].sort((one, other) => one - other);
}

/** The squares of given queens that attack each other. */
export const clashOf = (puzzle: Draft): number[] => [...new Set(clashes(puzzle, emptySketch(puzzle)).flat())];

/** The survey of the present puzzle; null until it is known. */
export function knownOf({ survey, puzzle }: Own): OwnSurvey | null {
  const blame = clashOf(puzzle);
  if (blame.length > 0) return { ...EMPTY_SURVEY, culprits: blame };
  return survey?.of === puzzle && survey.isWhole ? survey.result : null;
}

/** The doubtful borders of a picture; empty once the puzzle has exactly one way to finish. */
export const doubtsOf = (own: Own): Picture['doubts'] => (knownOf(own)?.found ? [] : (own.picture?.doubts ?? []));

/** The source of the puzzle, for links. */
export function sourceOf({ family, given, regions, stars = 1 }: Draft, about: About = noAbout): HandmadeSource {
  const aboutPart = about.title || about.setter ? { about } : {};
  return family === 'stars'
    ? { kind: 'stars', stars, regions: regions ?? [], ...aboutPart }
    : { kind: 'own', family, given, regions, ...aboutPart };
}

/** The puzzle that a link names. */
export function puzzleOf(source: HandmadeSource): Draft {
  if (source.kind === 'stars') return starDraft(source.regions, source.stars);
  const { family, given, regions } = source;
  return { family, size: given.length, given, regions };
}
