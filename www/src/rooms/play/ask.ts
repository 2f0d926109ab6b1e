// The questions of this room, typed, as commands and as wants. Its worker answers some of them, the engine the others.

import type { Calls, Engine } from '../../client/engine';
import { type Command, createAsk, type Want } from '../commands';
import type { PlayQuestions } from './questions';
import type { Play, PlayAction } from './slice';

export type PlayCommand = Command<Play, PlayAction>;
export type PlayWant = Want<Play, PlayAction>;

export const { ask, answer } = createAsk<
  Play,
  PlayAction,
  PlayQuestions &
    Engine<'puzzleWays' | 'gradePuzzle' | 'makePuzzle' | 'fewestQueens' | 'guiltyRegions' | 'reviewPuzzle'> &
    Calls<
      | 'complete'
      | 'dailyPuzzle'
      | 'dailyRegions'
      | 'makeGuilty'
      | 'dropSuperfluous'
      | 'hintPuzzle'
      | 'isForced'
      | 'checkReason'
      | 'checkContradiction'
      | 'nextMove'
    >
>();
