// Runs a program in a frame of its own, and receives its output and how it ended. Whatever the frame sends is checked
// against limits.

import { fetchFile } from '../../../texts/home';
import type { Program, ProgramMessage, Stop } from './execute';
import { type Frame, openFrame } from './frame';

/** A program that runs. */
export interface RunningProgram {
  /** Stops the program at once, and returns its log so far. Later reports are dropped. */
  stop(): string;
}

/**
 * How a program ended, with everything that it reported. `blocked`: the frame never answered, usually because the server sends a
 * Content-Security-Policy that forbids its script. `broken`: a file could not be fetched, or the frame or its worker failed.
 */
export interface ProgramEnd {
  readonly log: string;
  readonly error: string | null;
  readonly stop: Stop | 'broken' | 'blocked' | null;
  readonly loop: readonly [number, number] | null;
}

/** The limits of a run, in characters and milliseconds. */
const MAX_CHARACTERS = 60_000_000;
const MAX_MILLISECONDS = 120_000;
/** How long the frame may take to answer, in milliseconds. Its script has been loaded by then. */
const MAX_SILENCE = 5_000;
/** The maximum number of pieces of a log. */
const MAX_PIECES = 20_000;
const STOPS: readonly unknown[] = ['endless', 'memory', 'output'];

let parts: Promise<readonly [string, ArrayBuffer]> | null = null;

/** The script and the bytes of MicroPython. If a request fails, the next call fetches them again. */
function fetchParts(): Promise<readonly [string, ArrayBuffer]> {
  const fetched = async (path: string): Promise<Response> => {
    const answer = await fetchFile(path);
    if (!answer.ok) throw new TypeError(`${path} could not be loaded`);
    return answer;
  };
  parts ??= Promise.all([
    fetched('own/runner.js').then((answer) => answer.text()),
    fetched('own/python.wasm').then((answer) => answer.arrayBuffer()),
  ]);
  parts.catch(() => {
    parts = null;
  });
  return parts;
}

export function run(given: Omit<Program, 'prelude'>, ended: (end: ProgramEnd) => void): RunningProgram {
  const pieces: string[] = [];
  const channel = new MessageChannel();
  const trouble = new MessageChannel();
  let size = 0;
  let frame: Frame | null = null;
  let over = false;

  function close(): void {
    over = true;
    clearTimeout(timer);
    clearTimeout(silence);
    for (const port of [channel.port1, trouble.port1]) port.close();
    frame?.close();
  }
  function end(error: string | null, stop: ProgramEnd['stop'], loop: ProgramEnd['loop'] = null): void {
    if (over) return;
    close();
    ended({ log: pieces.join(''), error, stop, loop });
  }
  let silence: ReturnType<typeof setTimeout> | undefined;
  const timer = setTimeout(() => end(null, 'endless'), MAX_MILLISECONDS);

  channel.port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (over) return;
    if (typeof data === 'string') {
      size += data.length;
      if (size > MAX_CHARACTERS || pieces.length > MAX_PIECES) end(null, 'endless');
      else pieces.push(data);
      return;
    }
    const {
      error = null,
      stop = null,
      loop = null,
    } = (typeof data === 'object' && data !== null ? data : {}) as Partial<
      Record<keyof Exclude<ProgramMessage, string>, unknown>
    >;
    end(
      typeof error === 'string' ? error.slice(0, 20_000) : null,
      STOPS.includes(stop) ? (stop as Stop) : null,
      linesOf(loop),
    );
  };
  trouble.port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'started') clearTimeout(silence);
    else end(null, 'broken');
  };

  Promise.all([fetchParts(), openFrame()]).then(
    ([[script, wasm], opened]) => {
      frame = opened;
      if (over) {
        opened.close();
        return;
      }
      opened.post({ ...given, script, wasm }, [channel.port2, trouble.port2]);
      silence = setTimeout(() => end(null, 'blocked'), MAX_SILENCE);
    },
    () => end(null, 'broken'),
  );
  return {
    stop() {
      close();
      return pieces.join('');
    },
  };
}

/** Reads two line numbers of a program from an untrusted message. */
function linesOf(value: unknown): ProgramEnd['loop'] {
  const [from, to]: readonly unknown[] = Array.isArray(value) ? value : [];
  const isLine = (line: unknown): line is number =>
    Number.isInteger(line) && Number(line) >= 1 && Number(line) <= 9_999;
  return isLine(from) && isLine(to) ? [from, to] : null;
}
