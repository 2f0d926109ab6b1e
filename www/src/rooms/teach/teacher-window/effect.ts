// The teacher's window follows the projector, fetches the notes of the lesson, and works out the right answers.

import { type Command, connectTeacherWindow } from '../../../board/projector/teacher-window';
import type { WorkerClient } from '../../../client/client';
import { fetchNotes } from '../../../kernel/classroom/fetching';
import { STATE_ANSWERS } from '../../../kernel/classroom/steps';
import { language } from '../../../texts/texts';
import type { Effect, RoomContext } from '../../room';
import type { TeachQuestions } from '../questions';
import type { Teach, TeachAction } from '../slice';
import { stepsOf, type TeacherWindowAction } from './slice';

/** Sends the buttons of the window to the projector. */
export interface ProjectorButtons {
  press: (command: Command) => void;
}

export function teacherWindowEffect(
  { dispatch, now }: RoomContext<Teach, TeachAction, TeachQuestions>,
  buttons: ProjectorButtons,
  worker: () => WorkerClient<TeachQuestions>,
): Effect<Teach, TeachAction> {
  const act = (action: TeacherWindowAction): void => dispatch({ type: 'teacherWindow', action });
  let connection: ReturnType<typeof connectTeacherWindow> | null = null;
  /** The requests so far, to the worker and to the site. */
  const requested = new Set<string>();

  function fetchDetails({ message }: Teach['teacherWindow']): void {
    if (message?.screen.kind !== 'lesson') return;
    const { lesson, step } = message.screen;
    if (!requested.has(lesson.name)) {
      requested.add(lesson.name);
      const setNotes = (notes: Awaited<ReturnType<typeof fetchNotes>> | null): void =>
        act({ type: 'notes', of: lesson.name, notes });
      // A person's own lesson has no notes.
      fetchNotes(lesson.name, language()).then(setNotes, () => setNotes(null));
    }
    for (const { id, setting, question } of stepsOf(lesson).slice(step, step + 2)) {
      const key = `${lesson.name} ${id}`;
      // Many answers can be right here: the engine judges the state that an answer leads to.
      if (!question || STATE_ANSWERS.has(question.ask.for) || requested.has(key)) continue;
      requested.add(key);
      worker()
        .ask('truth', { setting, truth: question.ask.truth })
        .answer.then(
          (answers) => act({ type: 'known', of: lesson.name, step: id, answers }),
          // The window shows the reply to a right answer even without the answer.
          () => requested.delete(key),
        );
    }
  }

  return (_, before, after) => {
    const shows = after.own.shows === 'teacherWindow' && after.shared.ui.view === 'teach';
    if (shows && !connection) {
      connection = connectTeacherWindow((message) => act({ type: 'message', message, at: Date.now() }));
      buttons.press = connection.press;
    } else if (!shows && connection) {
      connection.close();
      connection = null;
    }
    if (after.own.teacherWindow.message !== before.own.teacherWindow.message) fetchDetails(now().own.teacherWindow);
  };
}
