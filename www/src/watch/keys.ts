// The keys of the transport, as a table: their functions, and which of them a person can switch off.

import type { AppAction } from '../kernel/action';
import type { Shared } from '../kernel/state';
import { blockOf, kindSet, type Watch } from '../kernel/watch';
import { keyOf } from '../ui/press';
import { clampSpeed } from './speed';

/** The events that Shift with an arrow looks for: where a search has no choice left. A restart is the dead end of repair. */
const PINCHES = kindSet('deadEnd', 'forced', 'restart');
export const SOLUTIONS = kindSet('solution');

export type KeyName =
  | 'playPause'
  | 'stepBack'
  | 'stepForward'
  | 'first'
  | 'last'
  | 'pinchBack'
  | 'pinchForward'
  | 'nextSolution'
  | 'previousSolution'
  | 'faster'
  | 'slower'
  | 'breakpoint';

interface Binding {
  readonly key: string;
  readonly shift?: true;
  readonly name: KeyName;
}

/**
 * Many keyboards type `+` with Shift, so a character is recognised by the printed sign; only named keys depend on
 * Shift.
 */
export const BINDINGS: readonly Binding[] = [
  { key: ' ', name: 'playPause' },
  { key: 'ArrowLeft', name: 'stepBack' },
  { key: 'ArrowRight', name: 'stepForward' },
  { key: 'Home', name: 'first' },
  { key: 'End', name: 'last' },
  { key: 'ArrowLeft', shift: true, name: 'pinchBack' },
  { key: 'ArrowRight', shift: true, name: 'pinchForward' },
  { key: 'n', name: 'nextSolution' },
  { key: 'p', name: 'previousSolution' },
  { key: '+', name: 'faster' },
  { key: '-', name: 'slower' },
  { key: 'x', name: 'breakpoint' },
];

/** The part of a KeyboardEvent that matters. */
export interface Press {
  readonly key: string;
  readonly code?: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const isCharacter = (key: string): boolean => key.length === 1 && key !== ' ';

/** Maps a key press to its function in the transport, or null. */
export function keyNameOf(press: Press, shortcuts: boolean): KeyName | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const pressed = keyOf(press);
  if (isCharacter(pressed) && !shortcuts) return null;
  const found = BINDINGS.find(
    ({ key, shift = false }) => key === pressed && (isCharacter(key) || shift === press.shiftKey),
  );
  return found?.name ?? null;
}

/** True while the run moves, by play or towards a far goal: the play button then halts it. */
export const isMoving = (watch: Watch): boolean => watch.playing || watch.underway;

/** The present action of a key, or null if it does nothing. */
export function actionOf(name: KeyName, { watch }: Pick<Shared, 'watch'>): AppAction | null {
  switch (name) {
    case 'playPause':
      return { type: isMoving(watch) ? 'halt' : 'play' };
    case 'stepBack':
    case 'stepForward':
      return { type: 'step', by: name === 'stepForward' ? 1 : -1 };
    case 'first':
      return { type: 'go', goal: { kind: 'position', position: 0 } };
    case 'last':
      return { type: 'go', goal: { kind: 'end' } };
    case 'pinchBack':
    case 'pinchForward':
      return { type: 'find', kinds: PINCHES, by: name === 'pinchForward' ? 1 : -1 };
    case 'nextSolution':
    case 'previousSolution':
      return { type: 'find', kinds: SOLUTIONS, by: name === 'nextSolution' ? 1 : -1 };
    case 'faster':
    case 'slower':
      return { type: 'speed', speed: clampSpeed(watch.speed + (name === 'faster' ? 1 : -1)) };
    case 'breakpoint': {
      const line = watch.shown?.frame.block?.from;
      return line === undefined ? null : { type: 'breakpoint', line: blockOf(watch.blocks, line) };
    }
  }
}

/** Controls that use these keys themselves. */
const TEXT_FIELDS =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, [contenteditable=true]';
const USES_ARROWS =
  'select, [role=grid], [role=tablist], [role=listbox], [role=menu], input[type=radio], input[type=range]:not([data-scrub])';
const USES_SPACE = 'button, a, select, summary, [role=grid], [role=tab], input';

/** Whether the focused control uses a key itself. Inside the transport, Space plays and Enter presses the focused button. */
export function usesKey(target: Element | null, key: string): boolean {
  if (!target) return false;
  if (target.closest(TEXT_FIELDS) || target.closest('dialog, [popover]')) return true;
  if (key === ' ') return target.closest(USES_SPACE) !== null && target.closest('[data-space=plays]') === null;
  if (key.startsWith('Arrow') || key === 'Home' || key === 'End') return target.closest(USES_ARROWS) !== null;
  return target.closest('select') !== null;
}
