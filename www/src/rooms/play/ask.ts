// The typed questions of this room, as commands and as wants.

import { type Command, createAsk, type Want } from '../commands';
import type { PlayQuestions } from './questions';
import type { Play, PlayAction } from './slice';

export type PlayCommand = Command<Play, PlayAction>;
export type PlayWant = Want<Play, PlayAction>;

export const { ask, answer } = createAsk<Play, PlayAction, PlayQuestions>();
