// The view for teachers: what there is for a class, a class page as pupils see it, what they have handed in, what they count
// together, what they show by hands, the teacher's window beside what is presented, a test, or a lesson
// that is written.

import type { View } from '../room';
import { createCollect } from './collect/view';
import type { Pressing } from './desk/effect';
import { createDeskView } from './desk/view';
import { createExam } from './exam/view';
import type { Eye } from './hands/camera';
import { createHands } from './hands/view';
import { home } from './home';
import type { Teach, TeachAction } from './slice';
import { tasksView } from './tasks/view';
import { createTogether } from './together/view';
import { writeView } from './write/view';

export function createTeach(eye: Eye, pressing: Pressing): View<Teach, TeachAction> {
  const collect = createCollect();
  const together = createTogether();
  const hands = createHands(eye);
  const exam = createExam();
  const desk = createDeskView(pressing);
  return (props) => {
    const { shows, tasks } = props.own;
    if (shows === 'tasks') return tasksView(props, tasks);
    if (shows === 'together') return together(props);
    if (shows === 'hands') return hands(props);
    if (shows === 'exam') return exam(props);
    if (shows === 'write') return writeView(props);
    if (shows === 'desk') return desk(props);
    return shows === 'collect' ? collect(props) : home(props);
  };
}
