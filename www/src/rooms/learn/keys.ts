// The keys of a lesson: Page Down and Page Up for its steps, digits for lines, and those of a remote control while it
// is presented.

import { listenForRemote } from '../../board/projector/remote';
import { keyOf } from '../../ui/press';
import { keeps } from '../../watch/keys';
import type { NoQuestions, RoomContext } from '../room';
import { isOpen, type Learn, type LearnAction, questionOf } from './slice';

export function listenForLessonKeys({
  dispatch,
  dispatchApp,
  now,
}: Pick<RoomContext<Learn, LearnAction, NoQuestions>, 'dispatch' | 'dispatchApp' | 'now'>): void {
  const listen = (event: KeyboardEvent, meant: (event: KeyboardEvent, own: Learn) => LearnAction | null): void => {
    const { own, shared } = now();
    if (shared.ui.view !== 'learn' || !own.lesson || own.paper || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector('dialog[open]') || keeps(event.target as Element | null, event.key)) return;
    const action = meant(event, own);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch(action);
  };
  listenForRemote({
    ui: () => {
      const { own, shared } = now();
      return shared.ui.view === 'learn' && own.lesson && !own.paper ? shared.ui : null;
    },
    turn: (by) => dispatch({ type: 'turn', by }),
    dispatchApp,
  });
  // These keys turn the steps wherever the focus is, also on the board.
  addEventListener('keydown', (event) => listen(event, ofPages), { capture: true });
  addEventListener('keydown', (event) =>
    listen(event, (key, own) => (now().shared.ui.shortcuts ? ofKeyboard(key, own) : null)),
  );
}

function ofPages(event: KeyboardEvent, { step }: Learn): LearnAction | null {
  const key = keyOf(event).toLowerCase();
  if (key === 'pagedown') return { type: 'to', step: step + 1 };
  return key === 'pageup' ? { type: 'to', step: step - 1 } : null;
}

function ofKeyboard(event: KeyboardEvent, own: Learn): LearnAction | null {
  if (keyOf(event).toLowerCase() === 'l') return { type: 'around', on: !own.around };
  const ask = questionOf(own)?.ask.for;
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
  if (digit === undefined || own.around || !isOpen(own.asked)) return null;
  return ask === 'row' || ask === 'column' ? { type: 'answer', answer: `${ask}-${digit}` } : null;
}
