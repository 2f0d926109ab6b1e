// The state after an action, with everything that follows from it, and the commands of the action.

import { takeShared } from '../../kernel/shared';
import { ALWAYS, type Next } from '../commands';
import { ask, type PlayCommand } from './ask';
import { writeRecord } from './days/record';
import { updateRecord } from './days/record-updates';
import { ownCommands } from './own/wants';
import { enginePuzzle } from './puzzle/engine-forms';
import { nextTap } from './puzzle/judging';
import { nameOf } from './puzzle/puzzle';
import { puzzleCommands, reviewCommands } from './puzzle/wants';
import { goalIn, MAX_WAYS } from './reasons/goal';
import { writeProof } from './reasons/proving';
import { proofFiles, saveProofCommands } from './reasons/saving';
import { withProof } from './reasons/stored-proofs';
import { type Play, type PlayAction, updatePlay } from './slice';

export function playAfter(before: Play, action: PlayAction): Next<Play, PlayAction> {
  const [play, ...records] = updateRecord(before, updatePlay(before, action), action);
  const next = nextTap(settleDependents(before, play));
  const crowned = !before.solving.solvedHere && next.solving.solvedHere;
  return [next, ...records, ...(crowned ? reviewCommands(next) : []), ...commandsOf(before, action, next)];
}

/** Updates the parts that depend on other parts. */
function settleDependents(before: Play, play: Play): Play {
  const { own, proving, solving } = play;
  let next = play;
  // If the puzzle changes, a running task is dropped.
  if (own.busy && (own.puzzle !== before.own.puzzle || play.panel !== 'own'))
    next = { ...next, own: { ...own, busy: null } };
  if (play.saving && proving?.steps !== before.proving?.steps) next = { ...next, saving: null };
  const isSame = before.proving !== null && before.solving.source === solving.source;
  // Every change of the proof is stored, including undo.
  if (proving && isSame && (proving.steps !== before.proving?.steps || proving.goal !== before.proving.goal))
    next = { ...next, proofs: withProof(next.proofs, nameOf(solving.source), writeProof(proving)) };
  return before.solving.source === solving.source ? next : { ...next, taps: [], judging: null };
}

function commandsOf(before: Play, action: PlayAction, next: Play): readonly PlayCommand[] {
  const { proving } = next;
  const puzzle = next.solving.found?.puzzle;
  switch (action.type) {
    case 'puzzle':
      return puzzleCommands(action.action, before, next);
    case 'own':
      return ownCommands(action.action, next);
    case 'prove':
      // In a small window the button is far below the board.
      return action.on ? [{ do: 'toTop' }] : [];
    case 'useLemma': {
      if (!puzzle || !proving) return [];
      const { steps } = proving;
      const { lemma, square } = action;
      return [
        ask('lemma', 'lemma', {
          question: { puzzle, steps, lemma, square },
          of: (play) => play.proving?.steps,
          done: (proved) =>
            proved
              ? { type: 'reasons', action: { type: 'lemma', steps, name: lemma.name, proved } }
              : { type: 'lemmaFailed', of: steps },
        }),
      ];
    }
    case 'askGoal':
      if (!puzzle) return [];
      return [
        ask('goal', 'puzzleWays', {
          question: { puzzle: enginePuzzle(puzzle), most: MAX_WAYS },
          of: ({ solving: { found } }) => found?.puzzle,
          done: (found) => ({ type: 'goal', of: puzzle, goal: goalIn(found, puzzle, action.square) }),
        }),
      ];
    case 'saveProof':
      return saveProofCommands(action.name, next);
    case 'savedProof':
      return proofFiles(action.name, action.files);
    case 'savingFailed':
      return [{ do: 'trouble', trouble: action.trouble }];
    case 'savePictures':
      return [{ do: 'download', file: new Blob([action.svg], { type: 'image/svg+xml' }), name: `${action.name}.svg` }];
    case 'export':
      return [
        { do: 'download', file: new Blob([writeRecord(next.record)], { type: 'text/plain' }), name: 'queens-play.txt' },
      ];
    case 'copy':
      return [{ do: 'copy', text: action.text, news: action.news }];
    case 'send':
      return [{ do: 'share', text: action.text }];
    case 'shared':
      return [receiveShared];
    case 'received':
      return action.text === null ? [] : [{ do: 'app', action: { type: 'parse', text: action.text } }];
    default:
      return [];
  }
}

/** Loads the text or the picture that another program of the device has shared, and opens it like pasted text. */
const receiveShared: PlayCommand = {
  do: 'load',
  slot: 'shared',
  of: ALWAYS,
  load: async () => ({
    type: 'received',
    text: await takeShared(new URL('.', document.baseURI).href).catch(() => null),
  }),
};
