// The Proof room: a proof that the board cannot be finished, and the check of any proof.

import { withholdAnswers } from '../../board/withheld';
import type { Room } from '../room';
import { type ProofAction, type ProofState, proofWants, startProof, updateProof } from './slice';
import { proofView } from './view';

export const room: Room<ProofState, ProofAction> = {
  start: startProof,
  update: updateProof,
  wants: proofWants,
  open: () => ({ view: withholdAnswers(proofView) }),
};
