// The Proof room: a proof that the board cannot be finished, and the check of any proof.

import { withholding } from '../../board/withheld';
import type { Room } from '../room';
import { proving } from './effect';
import { type ProofAction, type ProofQuestions, type ProofState, startProof, updateProof } from './slice';
import { proofView } from './view';

export const room: Room<ProofState, ProofAction, ProofQuestions> = {
  start: startProof,
  update: updateProof,
  open: (context) => ({ view: withholding(proofView), effect: proving(context) }),
};
