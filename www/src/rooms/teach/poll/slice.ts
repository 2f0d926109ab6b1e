// The state of a poll: the question, the answers, whether the class sees them, the camera, and the cards to print.

import type { Lesson } from '../../../kernel/classroom/lesson';
import type { Ballot } from './ballot';
import type { Word } from './codebook';
import { emptyQuestion, noVotes, type PollQuestion, type Vote, type Votes } from './poll';

export interface CardsChoice {
  readonly count: number;
  /** Cards on a page. */
  readonly each: 1 | 2 | 4;
  readonly paper: 'A4' | 'letter';
}

export interface PollState {
  readonly shows: 'ask' | 'cards' | 'ballot';
  readonly question: PollQuestion;
  readonly votes: Votes;
  /** Whether the result is shown to the class. */
  readonly shown: boolean;
  readonly camera: 'off' | 'starting' | 'on';
  /** How many cards the last picture showed; null before the first. */
  readonly visibleCards: number | null;
  /** The lesson that questions are picked from. */
  readonly lesson: Lesson | null;
  /** The step whose question is asked, by its id. */
  readonly step: string | null;
  readonly cards: CardsChoice;
  /** The ballot of the question as packed for a link; null if it is too long, or not packed yet. */
  readonly packed: string | null;
  /** Whether the camera looks for the codes of phones. */
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

export type PollAction =
  | { readonly type: 'show'; readonly shows: PollState['shows'] }
  | { readonly type: 'ask'; readonly poll: Partial<PollQuestion> }
  /** Marks a square for a card, or removes the mark. */
  | { readonly type: 'mark'; readonly square: number }
  /** Cards that were seen in a picture. */
  | { readonly type: 'seen'; readonly words: readonly Word[] }
  | { readonly type: 'typed'; readonly vote: Vote }
  /** Votes by phone. `unread`: how many pasted lines had no vote. */
  | { readonly type: 'sent'; readonly votes: Votes['phones']; readonly unread?: number }
  | { readonly type: 'scan'; readonly on: boolean }
  | { readonly type: 'packed'; readonly packed: string | null }
  /** Opens the ballot of a link. */
  | { readonly type: 'ballot'; readonly packed: string }
  | { readonly type: 'opened'; readonly ballot: PollAnswers }
  /** The name that this phone has stored. */
  | { readonly type: 'phone'; readonly name: string }
  /** Chooses an answer on the ballot. */
  | { readonly type: 'answer'; readonly letters: string }
  /** Removes the last typed code. */
  | { readonly type: 'untype' }
  | { readonly type: 'reveal'; readonly on: boolean }
  /** Asks the same question again, without the votes. */
  | { readonly type: 'again' }
  | { readonly type: 'camera'; readonly camera: PollState['camera'] }
  | { readonly type: 'lesson'; readonly lesson: Lesson | null }
  | { readonly type: 'posed'; readonly step: string; readonly poll: PollQuestion }
  | { readonly type: 'cards'; readonly cards: Partial<CardsChoice> }
  // Carried out by the effect.
  | { readonly type: 'photographs'; readonly files: readonly File[] }
  | { readonly type: 'pick'; readonly name: string | null; readonly step: number | null }
  | { readonly type: 'pose'; readonly step: string };

export const startPoll: PollState = {
  shows: 'ask',
  question: emptyQuestion,
  votes: noVotes,
  shown: false,
  camera: 'off',
  visibleCards: null,
  lesson: null,
  step: null,
  cards: { count: 30, each: 2, paper: 'A4' },
  packed: null,
  scans: false,
  unread: 0,
  ballot: null,
  phone: '',
};

export function updatePoll(state: PollState, action: PollAction): PollState {
  const { question, votes } = state;
  switch (action.type) {
    case 'show':
      return { ...state, shows: action.shows };
    case 'ask':
      return withQuestion(state, { ...question, right: [], ...action.poll });
    case 'mark': {
      const { square } = action;
      const marked = question.marked.includes(square)
        ? question.marked.filter((one) => one !== square)
        : [...question.marked, square].slice(-4);
      return withQuestion(state, { ...question, marked });
    }
    case 'seen': {
      const seen = Object.fromEntries(action.words.map(({ card, turn }) => [card, turn]));
      return { ...state, votes: { ...votes, cards: { ...votes.cards, ...seen } }, visibleCards: action.words.length };
    }
    case 'typed':
      return { ...state, votes: { ...votes, typed: [...votes.typed, action.vote] } };
    case 'sent': {
      const phones = { ...votes.phones, ...action.votes };
      return { ...state, votes: { ...votes, phones }, unread: action.unread ?? state.unread };
    }
    case 'scan':
      return { ...state, scans: action.on };
    case 'packed':
      return { ...state, packed: action.packed };
    case 'ballot':
      return { ...state, shows: 'ballot' };
    case 'opened':
      return { ...state, ballot: action.ballot, phone: action.ballot.phone };
    case 'phone':
      return { ...state, phone: action.name };
    case 'answer':
      return state.ballot ? { ...state, ballot: { ...state.ballot, letters: action.letters } } : state;
    case 'untype':
      return { ...state, votes: { ...votes, typed: votes.typed.slice(0, -1) } };
    case 'reveal':
      return { ...state, shown: action.on };
    case 'again':
      return { ...state, votes: noVotes, shown: false, visibleCards: null, unread: 0 };
    case 'camera':
      return { ...state, camera: action.camera, visibleCards: null };
    case 'lesson':
      return { ...state, lesson: action.lesson, step: null };
    case 'posed':
      return { ...state, step: action.step, question: action.poll, votes: noVotes, shown: false, visibleCards: null };
    case 'cards':
      return { ...state, cards: { ...state.cards, ...action.cards } };
    case 'photographs':
    case 'pick':
    case 'pose':
      return state;
  }
}

/** Another question removes the votes; a change of its wording keeps them. */
function withQuestion(state: PollState, question: PollQuestion): PollState {
  const { on, marked } = state.question;
  const same = question.on === on && question.marked === marked;
  return same ? { ...state, question } : { ...state, question, votes: noVotes, shown: false };
}
