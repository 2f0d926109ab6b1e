// The view for teachers: what there is for a class, a class page as pupils see it, or what they have handed in.

import type { View } from '../room';
import { createCollect } from './collect/view';
import { home } from './home';
import type { Teach, TeachAction } from './slice';
import { tasksView } from './tasks/view';

export function createTeach(): View<Teach, TeachAction> {
  const collect = createCollect();
  return (props) => {
    const { shows, tasks } = props.own;
    if (shows === 'tasks') return tasksView(props, tasks);
    return shows === 'collect' ? collect(props) : home(props);
  };
}
