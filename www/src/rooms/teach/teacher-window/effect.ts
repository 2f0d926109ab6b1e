// The teacher's window follows the projector, fetches the notes of the lesson, and works out the right answers.

import { type Command, createWindowLine } from '../../../board/projector/teacher-window';
import type { WorkerClient } from '../../../client/client';
import { fetchNotes } from '../../../kernel/classroom/fetching';
import { LEADS } from '../../../kernel/classroom/steps';
import { language } from '../../../texts/texts';
import type { Effect, RoomContext } from '../../room';
import type { TeachQuestions } from '../questions';
import type { Teach, TeachAction } from '../slice';
import { type DeskAction, stepsOf } from './slice';

/** Sends the buttons of the window to the projector. */
export interface ProjectorButtons {
  press: (command: Command) => void;
}

export function deskEffect(
  { dispatch, now }: RoomContext<Teach, TeachAction, TeachQuestions>,
  pressing: ProjectorButtons,
  worker: () => WorkerClient<TeachQuestions>,
): Effect<Teach, TeachAction> {
  const does = (action: DeskAction): void => dispatch({ type: 'desk', action });
  let line: ReturnType<typeof createWindowLine> | null = null;
  /** The requests so far, to the worker and to the site. */
  const asked = new Set<string>();

  function learn({ message }: Teach['desk']): void {
    if (message?.told.kind !== 'lesson') return;
    const { lesson, step } = message.told;
    if (!asked.has(lesson.name)) {
      asked.add(lesson.name);
      const noted = (notes: Awaited<ReturnType<typeof fetchNotes>> | null): void =>
        does({ type: 'noted', of: lesson.name, notes });
      // A person's own lesson has no notes.
      fetchNotes(lesson.name, language()).then(noted, () => noted(null));
    }
    for (const { id, setting, question } of stepsOf(lesson).slice(step, step + 2)) {
      const key = `${lesson.name} ${id}`;
      // Many answers can be right here: the engine judges the state that an answer leads to.
      if (!question || LEADS.has(question.ask.for) || asked.has(key)) continue;
      asked.add(key);
      worker()
        .ask('truth', { setting, truth: question.ask.truth })
        .answer.then(
          (answers) => does({ type: 'known', of: lesson.name, step: id, answers }),
          // The window shows the reply to a right answer even without the answer.
          () => asked.delete(key),
        );
    }
  }

  return (_, before, after) => {
    const shows = after.own.shows === 'desk' && after.shared.ui.view === 'teach';
    if (shows && !line) {
      line = createWindowLine((message) => does({ type: 'told', message, at: Date.now() }));
      pressing.press = line.press;
    } else if (!shows && line) {
      line.close();
      line = null;
    }
    if (after.own.desk.message !== before.own.desk.message) learn(now().own.desk);
  };
}
