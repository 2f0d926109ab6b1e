// The state of the class page: the set that this device stores, and a set from elsewhere that is shown instead.

import type { Trouble } from '../../../client/trouble';
import { type ClassLink, type ClassSet, MAX_LINKS, noLinks, typedTitle, writeSet } from '../../../kernel/classroom/set';
import { type PuzzleChoice, startPuzzle } from './parts';

/** A class page from elsewhere that is to be shown: its text in a link, or its file. */
export type OtherClassPage = string | File;

export interface ClassPageState {
  readonly mine: ClassSet;
  /** A class page from a link or a file. `packed`: its text in the link; null if it is too long for a link. */
  readonly received: { readonly set: ClassSet; readonly packed: string | null } | null;
  /** The class page from elsewhere that is being read; otherwise null. */
  readonly opening: OtherClassPage | null;
  /** The visible set as packed in its link; null if it is too long, or not known yet. */
  readonly packed: string | null;
  readonly tooLong: boolean;
  /** The errors of links that do not open, by link. */
  readonly unopened: Readonly<Record<string, Trouble>>;
  /** The puzzle that "Any size and grade" adds. */
  readonly puzzle: PuzzleChoice;
  /** Whether this device stores the set. */
  readonly isStored: boolean;
  readonly trouble: Trouble | null;
}

export type ClassAction =
  /** The set as this device stores it, or as another tab wrote it. */
  | { readonly type: 'mine'; readonly set: ClassSet }
  /** The class page from elsewhere was read. */
  | { readonly type: 'received'; readonly of: OtherClassPage; readonly set: ClassSet; readonly packed: string | null }
  | { readonly type: 'unreadable'; readonly of: OtherClassPage; readonly trouble: Trouble }
  /** Shows the teacher's own set again. */
  | { readonly type: 'dismiss' }
  /** Adds the links from elsewhere to the teacher's own set. */
  | { readonly type: 'addAll' }
  /** Adds a link, or removes it if the set has it. */
  | { readonly type: 'tick'; readonly link: ClassLink }
  | { readonly type: 'puzzle'; readonly puzzle: PuzzleChoice }
  | { readonly type: 'title'; readonly title: string }
  | { readonly type: 'rename'; readonly at: number; readonly title: string }
  | { readonly type: 'move'; readonly at: number; readonly to: number }
  | { readonly type: 'remove'; readonly at: number }
  | { readonly type: 'packed'; readonly of: ClassSet; readonly packed: string | null }
  | { readonly type: 'checked'; readonly link: string; readonly trouble: Trouble | null }
  | { readonly type: 'stored'; readonly isStored: boolean }
  | { readonly type: 'trouble'; readonly trouble: Trouble | null }
  // Carried out by the effect.
  | { readonly type: 'show' }
  | { readonly type: 'scorm' }
  | { readonly type: 'unpack'; readonly packed: string }
  | { readonly type: 'read'; readonly file: File };

export const startClassPage: ClassPageState = {
  mine: noLinks,
  received: null,
  opening: null,
  packed: null,
  tooLong: false,
  unopened: {},
  puzzle: startPuzzle,
  isStored: true,
  trouble: null,
};

/** The set that is shown. */
export const visibleSet = ({ mine, received }: ClassPageState): ClassSet => received?.set ?? mine;

export const isFull = ({ links }: ClassSet): boolean => links.length >= MAX_LINKS;

export function updateClassPage(state: ClassPageState, action: ClassAction): ClassPageState {
  const { mine, received } = state;
  const withMine = (set: ClassSet): ClassPageState => ({ ...state, mine: set, trouble: null });
  const withLinks = (links: readonly ClassLink[]): ClassPageState => withMine({ ...mine, links });
  switch (action.type) {
    case 'mine':
      return { ...state, mine: action.set };
    case 'received': {
      if (action.of !== state.opening) return state;
      const isMine = writeSet(action.set) === writeSet(mine);
      return {
        ...state,
        opening: null,
        received: isMine ? null : { set: action.set, packed: action.packed },
        trouble: null,
      };
    }
    case 'unreadable':
      return action.of === state.opening ? { ...state, opening: null, trouble: action.trouble } : state;
    case 'dismiss':
      return { ...state, opening: null, received: null, trouble: null };
    case 'addAll':
      return received ? addSet(state, received.set) : state;
    case 'tick': {
      const others = mine.links.filter(({ link }) => link !== action.link.link);
      if (others.length < mine.links.length) return withLinks(others);
      return isFull(mine) ? refuseFull(state) : withLinks([...mine.links, action.link]);
    }
    case 'puzzle':
      return { ...state, puzzle: action.puzzle };
    case 'title':
      return withMine({ ...mine, title: typedTitle(action.title) });
    case 'rename':
      return withLinks(
        mine.links.map((one, at) => (at === action.at ? { ...one, title: typedTitle(action.title) } : one)),
      );
    case 'move':
      return withLinks(moveLink(mine.links, action.at, action.to));
    case 'remove':
      return withLinks(mine.links.filter((_, at) => at !== action.at));
    case 'packed':
      return action.of === visibleSet(state)
        ? { ...state, packed: action.packed, tooLong: action.packed === null }
        : state;
    case 'checked': {
      const { [action.link]: _, ...others } = state.unopened;
      return { ...state, unopened: action.trouble ? { ...others, [action.link]: action.trouble } : others };
    }
    case 'stored':
      return { ...state, isStored: action.isStored };
    case 'trouble':
      return { ...state, trouble: action.trouble };
    case 'unpack':
      return { ...state, opening: action.packed, trouble: null };
    case 'read':
      return { ...state, opening: action.file, trouble: null };
    case 'show':
      return { ...state, opening: null, trouble: null };
    case 'scorm':
      return { ...state, trouble: null };
  }
}

/** Adds the links of `set`. If they do not fit, nothing changes. */
function addSet(state: ClassPageState, set: ClassSet): ClassPageState {
  const { mine } = state;
  const links = [...mine.links, ...set.links];
  if (links.length > MAX_LINKS) return refuseFull(state);
  return { ...state, mine: { title: mine.title || set.title, links }, received: null, trouble: null };
}

const refuseFull = (state: ClassPageState): ClassPageState => ({
  ...state,
  trouble: { code: 'class-full', detail: { most: MAX_LINKS } },
});

function moveLink(links: readonly ClassLink[], from: number, to: number): readonly ClassLink[] {
  const link = links[from];
  if (!link || !links[to]) return links;
  const others = links.filter((_, at) => at !== from);
  return [...others.slice(0, to), link, ...others.slice(to)];
}
