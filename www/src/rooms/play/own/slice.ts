// The editor: a puzzle of a person's own, and what is known of it at once.

import { type History, noHistory, remembered, travelled } from '../../../kernel/undo';
import { type Family, LARGEST_OWN, type Puzzle, SMALLEST_OWN, type Source } from '../puzzle/puzzle';
import type { OwnSurvey } from '../questions';

/** A puzzle in the making. */
export type Draft = Puzzle & { readonly family: Family };

export interface Own {
  readonly puzzle: Draft;
  readonly history: History<Draft>;
  /** The region that squares are given to. */
  readonly brush: number;
  /** What is known of a puzzle; of an earlier one while the present one is looked at. */
  readonly survey: { readonly of: Draft; readonly told: OwnSurvey } | null;
  /** Which of the ways to finish is shown; null for none. */
  readonly way: number | null;
  /** Something is being worked out. */
  readonly busy: boolean;
}

export type OwnDeed =
  | { readonly type: 'toggle'; readonly square: number }
  | { readonly type: 'paint'; readonly square: number; readonly first: boolean }
  | { readonly type: 'open'; readonly puzzle: Draft }
  | { readonly type: 'brush'; readonly region: number }
  | { readonly type: 'form'; readonly family: Family; readonly size: number }
  | { readonly type: 'undo' | 'redo' | 'clear' | 'fewest' | 'drop' }
  /** Shows a way to finish; null hides it. */
  | { readonly type: 'way'; readonly way: number | null }
  | { readonly type: 'surveyed'; readonly of: Draft; readonly told: OwnSurvey }
  /** Other given queens, as the engine found them. */
  | { readonly type: 'given'; readonly given: readonly number[] }
  | { readonly type: 'busy'; readonly busy: boolean };

/** An empty board; with regions, each row is one to begin with. */
export const blank = (family: Family, size: number): Draft => ({
  family,
  size,
  given: Array(size).fill(-1),
  regions: family === 'regions' ? Array.from({ length: size * size }, (_, square) => Math.floor(square / size)) : null,
});

export const startOwn: Own = {
  puzzle: blank('completion', 8),
  history: noHistory,
  brush: 0,
  survey: null,
  way: null,
  busy: false,
};

export function updateOwn(own: Own, deed: OwnDeed): Own {
  const { puzzle } = own;
  switch (deed.type) {
    case 'toggle': {
      const [row, column] = [Math.floor(deed.square / puzzle.size), deed.square % puzzle.size];
      const given = puzzle.given.map((old, at) => (at === row ? (old === column ? -1 : column) : old));
      return changed(own, { ...puzzle, given });
    }
    case 'paint': {
      if (!puzzle.regions || puzzle.regions[deed.square] === own.brush) return own;
      const regions = puzzle.regions.map((old, square) => (square === deed.square ? own.brush : old));
      const next = { ...puzzle, regions };
      return deed.first ? changed(own, next) : { ...own, puzzle: next, way: null };
    }
    case 'open':
      return changed(own, deed.puzzle);
    case 'brush':
      return { ...own, brush: deed.region };
    case 'form': {
      const size = Math.min(LARGEST_OWN[deed.family], Math.max(SMALLEST_OWN, deed.size));
      return { ...changed(own, blank(deed.family, size)), brush: Math.min(own.brush, size - 1) };
    }
    case 'clear':
      return changed(own, blank(puzzle.family, puzzle.size));
    case 'undo':
    case 'redo': {
      const to = travelled(own.history, puzzle, deed.type);
      return to ? { ...own, puzzle: to.now, history: to.history, way: null } : own;
    }
    case 'way':
      return { ...own, way: deed.way };
    case 'surveyed':
      return { ...own, survey: { of: deed.of, told: deed.told } };
    case 'given':
      return changed({ ...own, busy: false }, { ...puzzle, given: deed.given });
    case 'busy':
      return { ...own, busy: deed.busy };
    case 'fewest':
    case 'drop':
      return own;
  }
}

const changed = (own: Own, puzzle: Draft): Own => ({
  ...own,
  puzzle,
  history: remembered(own.history, own.puzzle),
  way: null,
});

/** What is known of the puzzle as it is now; null as long as it is not. */
export const knownOf = ({ survey, puzzle }: Own): OwnSurvey | null => (survey?.of === puzzle ? survey.told : null);

/** The puzzle as others open it. */
export const sourceOf = ({ family, given, regions }: Draft): Source => ({ kind: 'own', family, given, regions });

/** The puzzle that a link names. */
export const puzzleOf = ({ family, given, regions }: Extract<Source, { kind: 'own' }>): Draft => ({
  family,
  size: given.length,
  given,
  regions,
});
