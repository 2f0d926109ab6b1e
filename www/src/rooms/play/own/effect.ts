// Looks at a puzzle of a person's own after each change: how many ways there are, who is guilty if there is none, its grade.

import type { Job } from '../../../line/client';
import { isCancelled, type Trouble, troubleOf } from '../../../line/trouble';
import type { Desk } from '../desk';
import type { PlayQuestions } from '../questions';
import type { Draft, Own, OwnDeed } from './slice';

export interface Making {
  /** After everything that happens; null while the editor is not looked at. */
  follow(own: Own | null): void;
  hear(deed: OwnDeed, own: Own): void;
}

export function making({ line }: Desk, act: (deed: OwnDeed) => void, say: (trouble: Trouble) => void): Making {
  let asked: { readonly of: Draft; readonly job: Job<PlayQuestions['survey']> } | null = null;

  const refuse = (error: unknown): void => {
    act({ type: 'busy', busy: false });
    if (!isCancelled(error)) say(troubleOf(error));
  };

  return {
    follow(own) {
      if (!own || own.survey?.of === own.puzzle || asked?.of === own.puzzle) return;
      asked?.job.cancel();
      const of = own.puzzle;
      const job = line.ask('survey', of);
      asked = { of, job };
      job.answer.then((told) => act({ type: 'surveyed', of, told }), refuse);
    },
    hear(deed, { puzzle }) {
      if (deed.type !== 'fewest' && deed.type !== 'drop') return;
      act({ type: 'busy', busy: true });
      line.ask(deed.type, puzzle).answer.then((given) => act({ type: 'given', given }), refuse);
    },
  };
}
