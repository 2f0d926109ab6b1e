// The page in one file: the frame in which a program runs, instead of rooms/own/sandbox/frame. The document of the page knows its
// script by its hash.

import type { Frame } from '../src/rooms/own/sandbox/frame';
import { frameDocument } from './page';

export function openFrame(): Promise<Frame> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Python';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = frameDocument();
  return new Promise((resolve) => {
    frame.onload = () =>
      resolve({
        post: (message, ports) => frame.contentWindow?.postMessage(message, '*', ports),
        close: () => frame.remove(),
      });
    document.body.append(frame);
  });
}
