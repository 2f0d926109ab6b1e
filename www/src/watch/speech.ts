// Announcements of the live region: every step when stepping, and at most one sentence in two seconds while playing.

/** The pause between two sentences while playing, in milliseconds. */
export const PAUSE = 2_000;

export class Speech {
  #said = '';
  #at = Number.NEGATIVE_INFINITY;

  /** The current text of the region, given the newest text and the time in milliseconds. */
  update(text: string, playing: boolean, now: number): string {
    if (text !== this.#said && (!playing || now - this.#at >= PAUSE)) {
      this.#said = text;
      this.#at = now;
    }
    return this.#said;
  }
}
