// Runs a program as the room does. Returns the messages of the page about it.
import { ownJobsOf } from '../../www/src/rooms/own/jobs';
import { instrument } from '../../www/src/rooms/own/python/instrument';
import { uncalledIn } from '../../www/src/rooms/own/python/uncalled';
import type { Recording } from '../../www/src/rooms/own/questions';
import { failureText, faultTexts, foundText } from '../../www/src/rooms/own/verdict';
import { runPython } from '../page/run-python';
import { load } from './load';

export interface ProgramResult {
  /** The verdict, or the reason why the program did not end. */
  readonly message: string;
  readonly recorded: Recording | null;
  readonly trace: string;
  readonly milliseconds: number;
}

export async function resultOf(source: string, size: number, typed: readonly string[] = []): Promise<ProgramResult> {
  const { engine } = await load('queens');
  const { flaw } = instrument(source);
  if (flaw) return { message: failureText({ detail: '', ...flaw }), recorded: null, trace: '', milliseconds: 0 };
  const start = performance.now();
  const given = Array.from({ length: size }, () => -1);
  const { log, words, failure } = await runPython(source, size, true, given, typed);
  const milliseconds = performance.now() - start;
  const stop = failure && `${failure.code} ${failure.detail}`.trim();
  const jobs = ownJobsOf();
  const run = { log, source, given, words: [...words], board: null, stop, uncalled: uncalledIn(source), task: null };
  const recorded = answerOf<Recording>(jobs.record(engine, run));
  const trace = answerOf<string>(jobs.ownTrace(engine, null));
  const message = [failure ? failureText(failure) : '', foundText(recorded), ...faultTexts(recorded)];
  return { message: message.filter(Boolean).join(' '), recorded, trace, milliseconds };
}

function answerOf<T>(job: { slice(milliseconds: number): { readonly done: boolean; readonly answer?: unknown } }): T {
  const slice = job.slice(1_000);
  if (!slice.done) throw new Error('a job of this room ends in one slice');
  return slice.answer as T;
}
