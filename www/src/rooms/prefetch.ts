// Fetches the files of a room when the pointer or the focus is on a link to it, before it is pressed.

/** `prefetch`: fetches the files of a room, unless they are loaded. */
export function fetchAhead(prefetch: (room: string) => void): void {
  const ahead = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const [, room] = /&view=([a-z]+)/.exec(link?.hash ?? '') ?? [];
    if (room) prefetch(room);
  };
  addEventListener('pointerover', ahead);
  addEventListener('focusin', ahead);
}
