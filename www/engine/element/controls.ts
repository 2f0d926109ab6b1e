// The controls of a run in the element: buttons, a slider, and a line with its position.

import type { Frame } from '../../src/engine/types';

export interface Controls {
  readonly bar: HTMLElement;
  /** Shows a position. */
  show(frame: Frame, listing: readonly string[]): void;
}

/** `seek` goes to a position. */
export function createControls(seek: (position: number) => void): Controls {
  const bar = document.createElement('div');
  bar.className = 'controls';
  let position = 0;
  let furthest = 0;
  const button = (name: string, sign: string, to: () => number): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = sign;
    made.setAttribute('aria-label', name);
    made.addEventListener('click', () => seek(Math.min(furthest, Math.max(0, to()))));
    return made;
  };
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.min = '0';
  slider.setAttribute('aria-label', 'Step');
  slider.addEventListener('input', () => seek(Number(slider.value)));
  const back = button('Step back', '◂', () => position - 1);
  const forward = button('Step forward', '▸', () => position + 1);
  const line = document.createElement('output');
  bar.append(back, slider, forward, line);
  return {
    bar,
    show: (frame, listing) => {
      ({ position, furthest } = frame);
      slider.max = String(furthest);
      slider.value = String(position);
      back.disabled = position === 0;
      forward.disabled = frame.finished && position >= furthest;
      const runs = frame.block ? (listing[frame.block.from] ?? '').trim() : '';
      line.textContent = `${position} of ${furthest}${frame.finished ? '' : '+'}${runs ? ` · ${runs}` : ''}`;
    },
  };
}
