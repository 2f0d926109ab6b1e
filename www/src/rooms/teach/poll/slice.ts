// The state of a poll: the question, the answers, whether the class sees them, the camera, and the cards to print.

import type { Lesson } from '../../../kernel/classroom/lesson';
import type { Ballot } from './ballot';
import type { Word } from './codebook';
import { noPoll, noVotes, type Poll, type Vote, type Votes } from './poll';

export interface CardsChoice {
  readonly count: number;
  /** Cards on a page. */
  readonly each: 1 | 2 | 4;
  readonly paper: 'A4' | 'letter';
}

export interface Hands {
  readonly shows: 'ask' | 'cards' | 'ballot';
  readonly poll: Poll;
  readonly votes: Votes;
  /** Whether the result is shown to the class. */
  readonly shown: boolean;
  readonly camera: 'off' | 'starting' | 'on';
  /** How many cards the last picture showed; null before the first. */
  readonly inSight: number | null;
  /** The lesson that questions are picked from. */
  readonly lesson: Lesson | null;
  /** The step whose question is asked, by its id. */
  readonly step: string | null;
  readonly cards: CardsChoice;
  /** The ballot of the question as packed for a link; null if it is too long, or not packed yet. */
  readonly packed: string | null;
  /** The camera looks for the codes of phones. */
  readonly scans: boolean;
  /** How many pasted lines had no code of this question. */
  readonly unread: number;
  /** The question that a pupil answers on this device. */
  readonly ballot: PollAnswers | null;
  /** The name of this phone; empty until it votes. */
  readonly phone: string;
}

interface PollAnswers {
  readonly packed: string;
  readonly of: Ballot;
  /** The answer: two letters. A letter that is not chosen yet is a space. */
  readonly letters: string;
  readonly phone: string;
}

export type HandsAction =
  | { readonly type: 'show'; readonly shows: Hands['shows'] }
  | { readonly type: 'ask'; readonly poll: Partial<Poll> }
  /** Marks a square for a card, or takes the mark away. */
  | { readonly type: 'mark'; readonly square: number }
  /** Cards that were seen in a picture. */
  | { readonly type: 'seen'; readonly words: readonly Word[] }
  | { readonly type: 'typed'; readonly vote: Vote }
  /** Votes by phone. `unread`: how many pasted lines had no vote. */
  | { readonly type: 'sent'; readonly votes: Votes['sent']; readonly unread?: number }
  | { readonly type: 'scan'; readonly on: boolean }
  | { readonly type: 'packed'; readonly packed: string | null }
  /** Opens the ballot of a link. */
  | { readonly type: 'ballot'; readonly packed: string }
  | { readonly type: 'opened'; readonly ballot: PollAnswers }
  /** The name that this phone has stored. */
  | { readonly type: 'phone'; readonly name: string }
  /** Chooses an answer on the ballot. */
  | { readonly type: 'answer'; readonly letters: string }
  /** Takes back the last code. */
  | { readonly type: 'untype' }
  | { readonly type: 'reveal'; readonly on: boolean }
  /** The same question again, with no answers. */
  | { readonly type: 'again' }
  | { readonly type: 'camera'; readonly camera: Hands['camera'] }
  | { readonly type: 'lesson'; readonly lesson: Lesson | null }
  | { readonly type: 'posed'; readonly step: string; readonly poll: Poll }
  | { readonly type: 'cards'; readonly cards: Partial<CardsChoice> }
  // Carried out by the effect.
  | { readonly type: 'photographs'; readonly files: readonly File[] }
  | { readonly type: 'pick'; readonly name: string | null; readonly step: number | null }
  | { readonly type: 'pose'; readonly step: string };

export const startHands: Hands = {
  shows: 'ask',
  poll: noPoll,
  votes: noVotes,
  shown: false,
  camera: 'off',
  inSight: null,
  lesson: null,
  step: null,
  cards: { count: 30, each: 2, paper: 'A4' },
  packed: null,
  scans: false,
  unread: 0,
  ballot: null,
  phone: '',
};

export function updateHands(hands: Hands, action: HandsAction): Hands {
  const { poll, votes } = hands;
  switch (action.type) {
    case 'show':
      return { ...hands, shows: action.shows };
    case 'ask':
      return askPoll(hands, { ...poll, right: [], ...action.poll });
    case 'mark': {
      const { square } = action;
      const marked = poll.marked.includes(square)
        ? poll.marked.filter((one) => one !== square)
        : [...poll.marked, square].slice(-4);
      return askPoll(hands, { ...poll, marked });
    }
    case 'seen': {
      const seen = Object.fromEntries(action.words.map(({ card, turn }) => [card, turn]));
      return { ...hands, votes: { ...votes, held: { ...votes.held, ...seen } }, inSight: action.words.length };
    }
    case 'typed':
      return { ...hands, votes: { ...votes, typed: [...votes.typed, action.vote] } };
    case 'sent': {
      const sent = { ...votes.sent, ...action.votes };
      return { ...hands, votes: { ...votes, sent }, unread: action.unread ?? hands.unread };
    }
    case 'scan':
      return { ...hands, scans: action.on };
    case 'packed':
      return { ...hands, packed: action.packed };
    case 'ballot':
      return { ...hands, shows: 'ballot' };
    case 'opened':
      return { ...hands, ballot: action.ballot, phone: action.ballot.phone };
    case 'phone':
      return { ...hands, phone: action.name };
    case 'answer':
      return hands.ballot ? { ...hands, ballot: { ...hands.ballot, letters: action.letters } } : hands;
    case 'untype':
      return { ...hands, votes: { ...votes, typed: votes.typed.slice(0, -1) } };
    case 'reveal':
      return { ...hands, shown: action.on };
    case 'again':
      return { ...hands, votes: noVotes, shown: false, inSight: null, unread: 0 };
    case 'camera':
      return { ...hands, camera: action.camera, inSight: null };
    case 'lesson':
      return { ...hands, lesson: action.lesson, step: null };
    case 'posed':
      return { ...hands, step: action.step, poll: action.poll, votes: noVotes, shown: false, inSight: null };
    case 'cards':
      return { ...hands, cards: { ...hands.cards, ...action.cards } };
    case 'photographs':
    case 'pick':
    case 'pose':
      return hands;
  }
}

/** Another question removes the votes; a change of its wording keeps them. */
function askPoll(hands: Hands, poll: Poll): Hands {
  const { on, marked } = hands.poll;
  const same = poll.on === on && poll.marked === marked;
  return same ? { ...hands, poll } : { ...hands, poll, votes: noVotes, shown: false };
}
