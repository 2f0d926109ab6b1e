// Runs one program, and reports its actions in pieces of text. It does not depend on workers, so that it can be tested
// in Node.

import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript';
import { type Block, Progress } from './progress';

/** A rewritten program, and the definitions before its first line. */
export interface Program {
  readonly prelude: string;
  readonly code: string;
  readonly n: number;
  /** The column of the given queen of each row, -1 for rows without one. */
  readonly rows: readonly number[];
  readonly seed: number;
  /** The lines that answer `input()`, in order. */
  readonly typed: readonly string[];
  /** The `while` loops and the functions of the program. */
  readonly blocks: readonly Block[];
}

/** Why a program was stopped. */
export type Stop = 'endless' | 'memory' | 'output';

/** Output: a piece of the log, or how the program ended. `error`: the message of Python. */
export type ProgramMessage =
  | string
  | {
      readonly error: string | null;
      readonly stop: Stop | null;
      /** The lines of the endless loop. */
      readonly loop?: readonly [number, number] | null;
    };

/** After this many entries, the log omits executed lines and numbers. */
const MAX_FULL_ENTRIES = 1_200_000;
/** After this many entries, the program is stopped. */
const MAX_ENTRIES = 1_800_000;
/** The maximum number of pieces of the log without lines. A piece covers at most 1,500 rounds of loops. */
const MAX_THIN_TEXTS = 1_000;
/** The maximum number of printed characters. */
const MAX_PRINTED = 200_000;
const HEAP_BYTES = 16 << 20;
/** The memory limit for the values of a program, in bytes. */
const MAX_MEMORY = 128 << 20;
/** Space for the calls of a recursion, in machine words. */
const STACK_WORDS = 64 << 10;

export async function execute(given: Program, report: (message: ProgramMessage) => void): Promise<void> {
  let entries = 0;
  let thin = 0;
  let printed = 0;
  let over = false;
  const progress = new Progress(given.blocks, () => performance.now());
  const python = await loadMicroPython({
    heapsize: HEAP_BYTES,
    pystack: STACK_WORDS,
    stdout: () => {},
    stderr: () => {},
  });
  const stop = (why: Stop): true => {
    if (!over) report({ error: null, stop: why, loop: why === 'output' ? null : progress.loop() });
    over = true;
    return true;
  };
  python.registerJsModule('_own', {
    write(text: string, used: number): 'on' | 'thin' | 'stop' {
      if (over) return 'stop';
      report(text);
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) entries += 1;
      if (thin > 0) thin += 1;
      progress.read(text);
      const isLong = entries > MAX_ENTRIES || thin > MAX_THIN_TEXTS || progress.isEndless();
      const why = used > MAX_MEMORY ? 'memory' : isLong ? 'endless' : null;
      if (why) {
        stop(why);
        return 'stop';
      }
      if (thin > 0 || entries < MAX_FULL_ENTRIES) return 'on';
      thin = 1;
      return 'thin';
    },
    /** Whether the output exceeds the limit. */
    print(length: number): boolean {
      printed += length + 1;
      return printed > MAX_PRINTED;
    },
    stop,
  });
  const board = given.rows.map((column) => (column < 0 ? 'None' : String(column)));
  let error: string | null = null;
  try {
    python.runPython(`__seed = ${given.seed}`);
    python.runPython(given.prelude);
    python.runPython(`n = ${given.n}\ngiven = [${board.join(', ')}]\n__w('= n ${given.n}\\n')`);
    python.globals.set('__code', given.code);
    python.runPython(`__typed = ${pythonList(given.typed)}`);
    python.runPython('exec(compile(__code, "program.py", "exec"), globals())');
  } catch (thrown) {
    const { type, message } = thrown as { readonly type?: string; readonly message: string };
    error = type === 'SystemExit' ? null : String(message);
  }
  try {
    if (!over) python.runPython('__end()');
  } catch {
    // The reports so far are enough.
  }
  if (!over) report({ error, stop: null });
}

/** Formats texts for Python: JSON without the parts that Python does not have. */
const pythonList = (texts: readonly string[]): string => JSON.stringify(texts.map(String));
