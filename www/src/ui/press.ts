// Key presses in any layout.

/** The part of a KeyboardEvent that matters. */
interface KeyPress {
  readonly key: string;
  readonly code?: string;
  readonly shiftKey: boolean;
}

/**
 * The pressed key, by the sign that it prints. On a layout without Latin letters, a key means the letter at its place
 * on most keyboards.
 */
export function keyOf({ key, code = '', shiftKey }: KeyPress): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (!letter || [...key].length !== 1 || key <= '\u024f') return key;
  return shiftKey ? letter : letter.toLowerCase();
}

/**
 * Whether another element handles an event of a page-wide listener: it was handled already, or it comes from editable
 * text, a control with its own keys, or a dialog.
 */
export function isHandled({ defaultPrevented, target }: Event): boolean {
  const element = target as Partial<HTMLElement> | null;
  return defaultPrevented || element?.isContentEditable === true || element?.closest?.(EDITED) != null;
}

const EDITED =
  'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"]), textarea, select, dialog';

/** While an input method composes characters, only the input method receives the keys. */
export function leaveToInputMethods(): void {
  const leave = (event: KeyboardEvent): void => {
    if (event.isComposing || event.key === 'Process') event.stopImmediatePropagation();
  };
  addEventListener('keydown', leave, { capture: true });
  addEventListener('keyup', leave, { capture: true });
}
