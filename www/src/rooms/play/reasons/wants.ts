// The questions of a proof to the engine: the verdict on a reason, the steps of the moves that a link brings, and the next move of the
// machine.

import type { PuzzleVerdict } from '../../../engine/types';
import type { Shared } from '../../../kernel/state';
import { all } from '../../commands';
import { answer, type PlayWant } from '../ask';
import { engineBoard } from '../puzzle/engine-forms';
import type { Puzzle } from '../puzzle/puzzle';
import type { Play, PlayAction } from '../slice';
import { isAllowed, rulesOf } from './allowed';
import { proofStateOf } from './cases';
import { isTurn } from './moves';
import { type Proving, type ProvingAction, verdictOf } from './proving';

interface Proof {
  readonly proving: Proving;
  readonly puzzle: Puzzle;
  /** Selects the proof from the state. */
  of(play: Play): Proving | null;
  act(action: ProvingAction): PlayAction;
  /** The rules that a handout allows; empty for all. */
  readonly allowed: readonly string[];
}

export const allowedRules = ({ ui: { handout } }: Shared): readonly string[] => handout?.rules ?? NONE;
const NONE: readonly string[] = [];

export function reasonWants({ proving, puzzle, of, act, allowed }: Proof): PlayWant[] {
  const { judging, unchecked, steps, help, hint } = proving;
  const wants: PlayWant[] = [];
  if (help !== null && !hint)
    wants.push(
      answer('next move', 'nextMove()', {
        question: [
          ...engineBoard(puzzle, proofStateOf(puzzle, steps).sketch),
          {
            rules: rulesOf(puzzle).filter((rule) => isAllowed(rule, allowed)),
            cases: isAllowed('cases', allowed),
          },
        ],
        of: all(
          (play) => of(play)?.steps,
          (_, shared) => allowedRules(shared),
        ),
        done: (found) => act({ type: 'hinted', steps, hint: found ?? 'none' }),
      }),
    );
  if (unchecked.length > 0)
    wants.push(
      answer('reasons', 'reasons', {
        question: { puzzle, reasons: unchecked },
        of: (play) => of(play)?.unchecked,
        done: (found) => act({ type: 'loaded', of: unchecked, steps: found }),
      }),
    );
  else if (judging) {
    const board = engineBoard(puzzle, proofStateOf(puzzle, steps).sketch);
    const lines = Uint32Array.from(judging.lines);
    const about = {
      of: (play: Play) => of(play)?.judging,
      done: (verdict: PuzzleVerdict) => act({ type: 'judged', reason: judging, verdict: verdictOf(judging, verdict) }),
    };
    wants.push(
      isTurn(judging)
        ? answer('reason', 'checkContradiction()', { ...about, question: [...board, lines] })
        : answer('reason', 'checkReason()', { ...about, question: [...board, { ...judging, lines }] }),
    );
  }
  return wants;
}
