// The questions about proofs: how long a formula is, a proof and the check of one.

import type { Checked, ProofPhase, Rows, Verdict } from '../../engine/types';

/** A proof that was found: two files. */
export interface Proved {
  readonly verdict: Verdict;
  readonly cnf: Blob;
  readonly proof: Blob;
}

export interface ProofQuestions {
  formulaBytes: { question: { rows: Rows }; progress: null; answer: number };
  prove: {
    question: { rows: Rows };
    progress: { phase: ProofPhase; nodes: number; bytes: number };
    answer: Proved & { milliseconds: number };
  };
  check: {
    question: { cnf: Blob; proof: Blob };
    progress: { steps: number; of: number };
    answer: Checked & { milliseconds: number };
  };
}
