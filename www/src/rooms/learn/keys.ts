// The keys of a lesson: Page Down and Page Up for its steps, digits for lines, and the keys of a remote control while
// it is presented.

import type { Shared } from '../../kernel/state';
import type { KeyPressed } from '../room';
import { isOpen, type Learn, type LearnAction, questionOf } from './slice';

const isReading = ({ lesson, paper }: Learn): boolean => lesson !== null && paper === null;

export const remoteOfLesson = (by: -1 | 1, own: Learn): LearnAction | null =>
  isReading(own) ? { type: 'turn', by } : null;

export function keysOfLesson({ key, code, early }: KeyPressed, own: Learn, { ui }: Shared): LearnAction | null {
  if (!isReading(own)) return null;
  // These keys turn the steps wherever the focus is, also on the board.
  if (early)
    return key === 'pagedown'
      ? { type: 'to', step: own.step + 1 }
      : key === 'pageup'
        ? { type: 'to', step: own.step - 1 }
        : null;
  return ui.shortcuts ? letterAction(key, code, own) : null;
}

function letterAction(key: string, code: string, own: Learn): LearnAction | null {
  if (key === 'l') return { type: 'around', on: !own.around };
  const ask = questionOf(own)?.ask.for;
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? [];
  if (digit === undefined || own.around || !isOpen(own.questionState)) return null;
  return ask === 'row' || ask === 'column' ? { type: 'answer', answer: `${ask}-${digit}` } : null;
}
