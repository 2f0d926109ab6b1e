// The view of Teach: the row of its pages, and the page that is open.

import { html, type TemplateResult } from 'lit-html';
import type { View, ViewProps } from '../room';
import { classView } from './class/view';
import { createCollect } from './collect/view';
import { createExam } from './exam/view';
import { inRoom, onPaper, pages } from './home';
import type { CardCamera } from './poll/camera';
import { createPollView } from './poll/view';
import type { Teach, TeachAction } from './slice';
import { tasksView } from './tasks/view';
import type { ProjectorButtons } from './teacher-window/effect';
import { createTeacherWindowView } from './teacher-window/view';
import { createTogether } from './together/view';
import { writeView } from './write/view';

export function createTeach(camera: CardCamera, buttons: ProjectorButtons): View<Teach, TeachAction> {
  const views: Readonly<Record<Teach['shows'], (props: ViewProps<Teach, TeachAction>) => TemplateResult>> = {
    class: classView,
    room: inRoom,
    sheets: onPaper,
    tasks: tasksView,
    collect: createCollect(),
    together: createTogether(),
    poll: createPollView(camera),
    teacherWindow: createTeacherWindowView(buttons),
    exam: createExam(),
    write: writeView,
  };
  return (props) => html`${pages(props.own)} ${views[props.own.shows](props)}`;
}
