// Teach: the class page, the same page as pupils work through it, homework, polls, tests, and the lesson editor.

import type { WorkerClient } from '../../client/client';
import { combineEffects, type Room } from '../room';
import { classEffect } from './class/effect';
import { teachEffect } from './effect';
import { examEffect } from './exam/effect';
import { readTeach, writeTeach } from './link';
import { PERSISTED } from './persisted';
import { createCardCamera } from './poll/camera';
import { pollEffect } from './poll/effect';
import type { TeachQuestions } from './questions';
import { startTeach, type Teach, type TeachAction, teachAfter } from './slice';
import { type ProjectorButtons, teacherWindowEffect } from './teacher-window/effect';
import { createTeach } from './view';
import { writeEffect } from './write/effect';

export const room: Room<Teach, TeachAction, TeachQuestions> = {
  start: startTeach,
  update: teachAfter,
  persisted: PERSISTED,
  link: { write: writeTeach, read: readTeach },
  subject: () => null,
  overrides: { paste: (text) => ({ type: 'collect', text }) },
  open: (context) => {
    let client: WorkerClient<TeachQuestions> | null = null;
    /** Started on first use, because most pages of Teach need no worker. */
    const worker = (): WorkerClient<TeachQuestions> => {
      client ??= context.spawnWorker();
      return client;
    };
    const camera = createCardCamera((grey) => worker().ask('cards', grey).answer);
    const buttons: ProjectorButtons = { press: () => {} };
    return {
      view: createTeach(camera, buttons),
      effect: combineEffects(
        teachEffect(context),
        classEffect(context, worker),
        pollEffect(context, camera, worker),
        teacherWindowEffect(context, buttons, worker),
        examEffect(context, worker),
        writeEffect(context, worker),
      ),
    };
  },
};
