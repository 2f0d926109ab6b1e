// Key presses in any layout.

/** The part of a KeyboardEvent that matters. */
interface Pressed {
  readonly key: string;
  readonly code?: string;
  readonly shiftKey: boolean;
}

/**
 * The key that was pressed, by what it prints. Where the layout prints no Latin letters, a key stands for the one that is
 * there on most keyboards.
 */
export function keyOf({ key, code = '', shiftKey }: Pressed): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (!letter || [...key].length !== 1 || key <= '\u024f') return key;
  return shiftKey ? letter : letter.toLowerCase();
}

/**
 * Whether an event of a page-wide listener belongs to something else: it was handled already, or what it comes from is text that a person
 * edits, a choice of its own, or a dialog.
 */
export function isTaken({ defaultPrevented, target }: Event): boolean {
  const element = target as Partial<HTMLElement> | null;
  return defaultPrevented || element?.isContentEditable === true || element?.closest?.(EDITED) != null;
}

const EDITED =
  'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"]), textarea, select, dialog';

/** While an input method puts characters together, a key belongs to it alone. */
export function leaveToInputMethods(): void {
  const leave = (event: KeyboardEvent): void => {
    if (event.isComposing || event.key === 'Process') event.stopImmediatePropagation();
  };
  addEventListener('keydown', leave, { capture: true });
  addEventListener('keyup', leave, { capture: true });
}
