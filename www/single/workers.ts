// The page in one file: all its workers in one script, which shares the bindings of the engine between them.

/** The name of the worker that was started, as the page has put it before the script. */
declare const file: string;

const workers: Readonly<Record<string, () => Promise<unknown>>> = {
  'worker.js': () => import('../src/workers/first'),
  'worker-watch.js': () => import('../src/workers/watch'),
  'worker-rooms.js': () => import('../src/workers/rooms'),
};

void workers[file]?.();
