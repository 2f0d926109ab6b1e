// A mock connection to a worker: a test sees the questions, and answers at any time.
import { JobError } from '../../www/src/client/trouble';

export interface Asked<Question> {
  readonly name: string;
  readonly question: Question;
  /** Reports progress. */
  progress(progress: unknown, resting?: boolean): void;
  /** Answers, and waits until the answer is handled. */
  answer(value: unknown): Promise<void>;
  fail(code: string): Promise<void>;
}

/** Waits until all immediate tasks are done. */
const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function playedLine<Question = unknown>() {
  const asked: Asked<Question>[] = [];
  type OnProgress = (progress: unknown, resting: boolean) => void;
  const ask = (name: string, question: Question, onProgress?: OnProgress) => {
    let cancel = (): void => {};
    const answer = new Promise((resolve, reject) => {
      cancel = () => reject(new JobError('cancelled'));
      asked.push({
        name,
        question,
        progress: (progress, resting = false) => onProgress?.(progress, resting),
        answer(value) {
          resolve(value);
          return rest();
        },
        fail(code) {
          reject(new JobError(code));
          return rest();
        },
      });
    });
    return { answer, cancel, pause() {}, goOn() {} };
  };
  return { line: { ask }, asked, last: (): Asked<Question> => asked.at(-1) as Asked<Question> };
}
