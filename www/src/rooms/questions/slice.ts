// The state of the room of questions: which one is open and on which boards, and the measurements so far.

import type { Trouble } from '../../client/trouble';
import type { ViewProps } from '../room';
import { asksOf, keyOf } from './asks';
import { type Chosen, SIZES, WIDEST } from './chosen';
import type { Ask, Found } from './questions';

export interface Inquiry extends Chosen {
  /** By `keyOf`. Measured once, and kept as long as the page is open. */
  readonly found: ReadonlyMap<string, Found>;
  /** The running measurement, and its results so far. */
  readonly now: { readonly ask: Ask; readonly found: Found | null } | null;
  /** The person has stopped it. */
  readonly stopped: boolean;
  readonly trouble: Trouble | null;
}

export const startInquiry: Inquiry = {
  topic: 'sharing',
  size: { sharing: 7, toggled: 6, parity: 8, overlaid: 8, sliding: 8 },
  wider: 0,
  law: 'parity-diagonals',
  pick: null,
  found: new Map(),
  now: null,
  stopped: false,
  trouble: null,
};

export type InquiryAction =
  | { readonly type: 'choose'; readonly to: Partial<Omit<Chosen, 'size'>> & { readonly size?: number } }
  | { readonly type: 'measures'; readonly now: Inquiry['now'] }
  | { readonly type: 'found'; readonly ask: Ask; readonly found: Found }
  | { readonly type: 'failed'; readonly trouble: Trouble }
  | { readonly type: 'stop' | 'goOn' };

export type InquiryProps = ViewProps<Inquiry, InquiryAction>;

export function updateInquiry(inquiry: Inquiry, action: InquiryAction): Inquiry {
  switch (action.type) {
    case 'choose': {
      const { size, ...to } = action.to;
      const topic = to.topic ?? inquiry.topic;
      const { least, most } = SIZES[topic];
      const sizes = { ...inquiry.size, [topic]: Math.min(most, Math.max(least, size ?? inquiry.size[topic])) };
      const wider = Math.min(WIDEST, Math.max(0, to.wider ?? inquiry.wider));
      const another = topic !== inquiry.topic || size !== undefined || to.wider !== undefined;
      const pick = to.pick !== undefined ? to.pick : another ? null : inquiry.pick;
      return { ...inquiry, ...to, size: sizes, wider, pick, stopped: false, trouble: null };
    }
    case 'measures':
      return { ...inquiry, now: action.now };
    case 'found':
      return { ...inquiry, found: new Map([...inquiry.found, [keyOf(action.ask), action.found]]), now: null };
    case 'failed':
      return { ...inquiry, now: null, stopped: true, trouble: action.trouble };
    case 'stop':
      return { ...inquiry, now: null, stopped: true };
    case 'goOn':
      return { ...inquiry, stopped: false, trouble: null };
  }
}

/** The results of a measurement: all of them, those so far, or null. */
export function knownOf({ found, now }: Inquiry, ask: Ask): Found | null {
  const key = keyOf(ask);
  return found.get(key) ?? (now && keyOf(now.ask) === key ? now.found : null);
}

/** Whether it is over and done. */
export const isDone = ({ found }: Inquiry, ask: Ask): boolean => found.has(keyOf(ask));

/** The first measurement that the open question still needs. */
export const nextAsk = (inquiry: Inquiry): Ask | null => asksOf(inquiry).find((ask) => !isDone(inquiry, ask)) ?? null;
