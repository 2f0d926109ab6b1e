// Teach: the class page, the same page as pupils work through it, homework, polls, tests, and the lesson editor.

import type { WorkerClient } from '../../client/client';
import { type Room, together } from '../room';
import { gathering } from './class/effect';
import { listening, type Pressing } from './desk/effect';
import { teaching } from './effect';
import { examining } from './exam/effect';
import { createEye } from './hands/camera';
import { polling } from './hands/effect';
import { readTeach, writeTeach } from './link';
import type { TeachQuestions } from './questions';
import { startTeach, type Teach, type TeachAction, updateTeach } from './slice';
import { createTeach } from './view';
import { writing } from './write/effect';

export const room: Room<Teach, TeachAction, TeachQuestions> = {
  start: startTeach,
  update: updateTeach,
  link: { write: writeTeach, read: readTeach },
  subject: () => null,
  takes: { paste: (text) => ({ type: 'collect', text }) },
  open: (context) => {
    let client: WorkerClient<TeachQuestions> | null = null;
    /** Started on first use, because most pages of Teach need no worker. */
    const worker = (): WorkerClient<TeachQuestions> => {
      client ??= context.spawnWorker();
      return client;
    };
    const eye = createEye((grey) => worker().ask('cards', grey).answer);
    const pressing: Pressing = { press: () => {} };
    return {
      view: createTeach(eye, pressing),
      effect: together(
        teaching(context),
        gathering(context, worker),
        polling(context, eye, worker),
        listening(context, pressing, worker),
        examining(context, worker),
        writing(context, worker),
      ),
    };
  },
};
