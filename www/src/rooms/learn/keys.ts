// The keys of a lesson: those of a remote control for its steps, digits for lines, and B for a black wall.

import { keyOf } from '../../ui/press';
import { keeps } from '../../watch/keys';
import type { RoomContext } from '../room';
import type { LearnQuestions } from './questions';
import { isOpen, type Learn, type LearnAction, questionOf } from './slice';

export function listenForLessonKeys({ dispatch, now }: RoomContext<Learn, LearnAction, LearnQuestions>): void {
  const listen = (
    event: KeyboardEvent,
    meant: (event: KeyboardEvent, own: Learn, present: boolean) => LearnAction | null,
  ): void => {
    const { own, shared } = now();
    if (shared.ui.view !== 'learn' || !own.lesson || own.paper || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector('dialog[open]') || keeps(event.target as Element | null, event.key)) return;
    const action = meant(event, own, shared.ui.present);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch(action);
  };
  // A remote control turns the steps wherever the focus is, on the board too.
  addEventListener('keydown', (event) => listen(event, ofRemote), { capture: true });
  addEventListener('keydown', (event) =>
    listen(event, (key, own) => (now().shared.ui.shortcuts ? ofKeyboard(key, own) : null)),
  );
}

function ofRemote(event: KeyboardEvent, { step }: Learn, present: boolean): LearnAction | null {
  const key = keyOf(event).toLowerCase();
  if (key === 'pagedown') return { type: 'to', step: step + 1 };
  if (key === 'pageup') return { type: 'to', step: step - 1 };
  return key === 'b' && present ? { type: 'black' } : null;
}

function ofKeyboard(event: KeyboardEvent, own: Learn): LearnAction | null {
  if (keyOf(event).toLowerCase() === 'l') return { type: 'around', on: !own.around };
  const ask = questionOf(own)?.ask.for;
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
  if (digit === undefined || own.around || !isOpen(own.asked)) return null;
  return ask === 'row' || ask === 'column' ? { type: 'answer', answer: `${ask}-${digit}` } : null;
}
