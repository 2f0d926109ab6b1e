// Opens the frame in which a program runs. It lies in a document of its own, for what a document frames has its policy. The
// page in one file has another in place of this (www/single).

import { fileOf } from '../../../texts/home';

/** A frame that listens, and how it is taken away, with all that runs in it. */
export interface Frame {
  post(message: object, ports: Transferable[]): void;
  close(): void;
}

export function openFrame(): Promise<Frame> {
  const outer = document.createElement('iframe');
  outer.hidden = true;
  outer.title = 'Python';
  outer.src = fileOf('own/frame.html').href;
  return new Promise((resolve, reject) => {
    outer.onload = () => {
      const inner = outer.contentWindow?.frames[0];
      if (inner) {
        resolve({ post: (message, ports) => inner.postMessage(message, '*', ports), close: () => outer.remove() });
      } else {
        outer.remove();
        reject(new TypeError('the frame has not opened'));
      }
    };
    document.body.append(outer);
  });
}
