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

/** While an input method puts characters together, a key belongs to it alone. */
export function leaveToInputMethods(): void {
  const leave = (event: KeyboardEvent): void => {
    if (event.isComposing || event.key === 'Process') event.stopImmediatePropagation();
  };
  addEventListener('keydown', leave, { capture: true });
  addEventListener('keyup', leave, { capture: true });
}
