// The Play room: puzzles, including daily puzzles, and a game for two.

import { createStored } from '../../kernel/stored';
import { persist } from '../commands';
import type { Room } from '../room';
import { recordPart, storedSettings } from './days/store';
import { press } from './keys';
import { readPlay, writePlay } from './link';
import { replayAction } from './puzzle/replay';
import type { PlayQuestions } from './questions';
import { readLemmas } from './reasons/lemma';
import { storedProofs } from './reasons/stored-proofs';
import { type Play, type PlayAction, queensOf, startPlay } from './slice';
import { readPractice } from './training/technique';
import { playAfter } from './update';
import { createView } from './view';
import { playWants } from './wants';

export const room: Room<Play, PlayAction, PlayQuestions> = {
  start: { ...startPlay, panel: 'start' },
  update: playAfter,
  wants: playWants,
  persisted: [
    persist(
      storedSettings,
      ({ settings }) => settings,
      (settings) => ({ type: 'settings', to: settings }),
    ),
    recordPart,
    persist(
      createStored('queens-train', readPractice),
      ({ training }) => training.practice,
      (practice) => ({ type: 'training', action: { type: 'practice', practice } }),
    ),
    persist(
      createStored('queens-lemmas', readLemmas),
      ({ lemmas }) => lemmas,
      (lemmas) => ({ type: 'lemmas', lemmas }),
    ),
    persist(
      storedProofs,
      ({ proofs }) => proofs,
      (proofs) => ({ type: 'proofs', proofs }),
    ),
  ],
  keys: press,
  transport: (name, play) => (play.panel === 'puzzle' ? replayAction(name, play) : null),
  link: { write: writePlay, read: readPlay },
  overrides: { undo: { type: 'undo' }, redo: { type: 'redo' }, paste: () => null },
  subject: queensOf,
  open: () => ({ view: createView() }),
};
