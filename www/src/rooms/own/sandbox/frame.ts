// Opens the frame in which a program runs. It is loaded from an address of its own, because a `srcdoc` frame inherits
// the policy of the page. The page in one file uses another module instead (www/single).

import { fileOf } from '../../../texts/home';

/** A frame that is ready for messages. Removing it ends everything that runs in it. */
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
