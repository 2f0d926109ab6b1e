// The keys of a lesson: those of a remote control for its steps, digits for lines, and B for a black wall.

import { keyOf } from '../../ui/press';
import { keeps } from '../../watch/keys';
import type { Kit } from '../room';
import type { LearnQuestions } from './questions';
import { isOpen, type Learn, type LearnDeed, questionOf } from './slice';

export function listenForLessonKeys({ act, now }: Kit<Learn, LearnDeed, LearnQuestions>): void {
  const listen = (
    event: KeyboardEvent,
    meant: (event: KeyboardEvent, own: Learn, present: boolean) => LearnDeed | null,
  ): void => {
    const { own, shared } = now();
    if (shared.look.view !== 'learn' || !own.lesson || own.paper || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector('dialog[open]') || keeps(event.target as Element | null, event.key)) return;
    const deed = meant(event, own, shared.look.present);
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    act(deed);
  };
  // A remote control turns the steps wherever the focus is, on the board too.
  addEventListener('keydown', (event) => listen(event, ofRemote), { capture: true });
  addEventListener('keydown', (event) =>
    listen(event, (key, own) => (now().shared.look.shortcuts ? ofKeyboard(key, own) : null)),
  );
}

function ofRemote(event: KeyboardEvent, { step }: Learn, present: boolean): LearnDeed | null {
  const key = keyOf(event).toLowerCase();
  if (key === 'pagedown') return { type: 'to', step: step + 1 };
  if (key === 'pageup') return { type: 'to', step: step - 1 };
  return key === 'b' && present ? { type: 'black' } : null;
}

function ofKeyboard(event: KeyboardEvent, own: Learn): LearnDeed | null {
  if (keyOf(event).toLowerCase() === 'l') return { type: 'around', on: !own.around };
  const ask = questionOf(own)?.ask.for;
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
  if (digit === undefined || own.around || !isOpen(own.asked)) return null;
  return ask === 'row' || ask === 'column' ? { type: 'answer', answer: `${ask}-${digit}` } : null;
}
