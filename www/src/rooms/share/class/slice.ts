// The state behind the door "Class": the set that is kept on this device, and one that came from elsewhere and is shown in its place.

import type { Trouble } from '../../../client/trouble';
import type { Shelved } from '../../../kernel/classroom/fetching';
import { type ClassLink, type ClassSet, MOST_LINKS, noLinks, typedTitle } from '../../../kernel/classroom/set';

export interface Gathered {
  readonly mine: ClassSet;
  /** A class page from a link or a file. `packed`: its text in the link; null if it is too long for a link. */
  readonly guest: { readonly set: ClassSet; readonly packed: string | null } | null;
  /** The visible set as packed in its link; null if it is too long, or not known yet. */
  readonly packed: string | null;
  readonly tooLong: boolean;
  /** By their links: why those that do not open do not. */
  readonly unopened: Readonly<Record<string, Trouble>>;
  /** The lessons that can be ticked; empty until they were fetched. */
  readonly shelf: readonly Shelved[];
  /** The device keeps the set. */
  readonly kept: boolean;
  readonly trouble: Trouble | null;
}

export type ClassAction =
  /** As the device keeps it, or as another tab wrote it. */
  | { readonly type: 'mine'; readonly set: ClassSet }
  | { readonly type: 'guest'; readonly set: ClassSet; readonly packed: string | null }
  /** Shows one's own set again. */
  | { readonly type: 'dismiss' }
  /** Adds the links from elsewhere to one's own. */
  | { readonly type: 'take' }
  | { readonly type: 'added'; readonly link: ClassLink }
  /** Adds a link, or removes it if the set has it. */
  | { readonly type: 'tick'; readonly link: ClassLink }
  | { readonly type: 'shelved'; readonly shelf: readonly Shelved[] }
  | { readonly type: 'title'; readonly title: string }
  | { readonly type: 'rename'; readonly at: number; readonly title: string }
  | { readonly type: 'move'; readonly at: number; readonly by: -1 | 1 }
  | { readonly type: 'remove'; readonly at: number }
  | { readonly type: 'packed'; readonly packed: string | null }
  | { readonly type: 'checked'; readonly link: string; readonly trouble: Trouble | null }
  | { readonly type: 'kept'; readonly kept: boolean }
  | { readonly type: 'trouble'; readonly trouble: Trouble | null }
  // Carried out by the effect.
  | { readonly type: 'scorm' }
  | { readonly type: 'add'; readonly title: string }
  | { readonly type: 'unpack'; readonly packed: string }
  | { readonly type: 'read'; readonly file: File };

export const startGathered: Gathered = {
  mine: noLinks,
  guest: null,
  packed: null,
  tooLong: false,
  unopened: {},
  shelf: [],
  kept: true,
  trouble: null,
};

/** The set that is shown. */
export const shownSet = ({ mine, guest }: Gathered): ClassSet => guest?.set ?? mine;

export const isFull = ({ links }: ClassSet): boolean => links.length >= MOST_LINKS;

export function updateGathered(state: Gathered, action: ClassAction): Gathered {
  const { mine, guest } = state;
  const own = (set: ClassSet): Gathered => ({ ...state, mine: set, trouble: null });
  const links = (links: readonly ClassLink[]): Gathered => own({ ...mine, links });
  switch (action.type) {
    case 'mine':
      return { ...state, mine: action.set };
    case 'guest':
      return { ...state, guest: { set: action.set, packed: action.packed }, trouble: null };
    case 'dismiss':
      return { ...state, guest: null, trouble: null };
    case 'take':
      return guest ? taken(state, guest.set) : state;
    case 'added':
      return isFull(mine) ? full(state) : links([...mine.links, action.link]);
    case 'tick': {
      const others = mine.links.filter(({ link }) => link !== action.link.link);
      if (others.length < mine.links.length) return links(others);
      return isFull(mine) ? full(state) : links([...mine.links, action.link]);
    }
    case 'shelved':
      return { ...state, shelf: action.shelf };
    case 'title':
      return own({ ...mine, title: typedTitle(action.title) });
    case 'rename':
      return links(mine.links.map((one, at) => (at === action.at ? { ...one, title: typedTitle(action.title) } : one)));
    case 'move':
      return links(moved(mine.links, action.at, action.at + action.by));
    case 'remove':
      return links(mine.links.filter((_, at) => at !== action.at));
    case 'packed':
      return { ...state, packed: action.packed, tooLong: action.packed === null };
    case 'checked': {
      const { [action.link]: _, ...others } = state.unopened;
      return { ...state, unopened: action.trouble ? { ...others, [action.link]: action.trouble } : others };
    }
    case 'kept':
      return { ...state, kept: action.kept };
    case 'trouble':
      return { ...state, trouble: action.trouble };
    case 'add':
    case 'scorm':
    case 'unpack':
    case 'read':
      return { ...state, trouble: null };
  }
}

/** A set that does not fit behind one's own changes nothing. */
function taken(state: Gathered, set: ClassSet): Gathered {
  const { mine } = state;
  const links = [...mine.links, ...set.links];
  if (links.length > MOST_LINKS) return full(state);
  return { ...state, mine: { title: mine.title || set.title, links }, guest: null, trouble: null };
}

const full = (state: Gathered): Gathered => ({
  ...state,
  trouble: { code: 'class-full', detail: { most: MOST_LINKS } },
});

function moved(links: readonly ClassLink[], from: number, to: number): readonly ClassLink[] {
  const [one, other] = [links[from], links[to]];
  if (!one || !other) return links;
  return links.map((link, at) => (at === from ? other : at === to ? one : link));
}
