// A mock connection to a worker. A test sees the questions and answers them at any time.
import { JobError } from '../../www/src/client/trouble';

export interface MockQuestion<Question> {
  readonly name: string;
  readonly question: Question;
  /** Reports progress. */
  progress(progress: unknown, resting?: boolean): void;
  /** Answers, and waits until the answer is handled. */
  answer(value: unknown): Promise<void>;
  fail(code: string): Promise<void>;
}

/** Waits until all immediate tasks are done. */
const tasksDone = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function mockClient<Question = unknown>() {
  const questions: MockQuestion<Question>[] = [];
  type OnProgress = (progress: unknown, resting: boolean) => void;
  const ask = (name: string, question: Question, onProgress?: OnProgress) => {
    let cancel = (): void => {};
    const answer = new Promise((resolve, reject) => {
      cancel = () => reject(new JobError('cancelled'));
      questions.push({
        name,
        question,
        progress: (progress, resting = false) => onProgress?.(progress, resting),
        answer(value) {
          resolve(value);
          return tasksDone();
        },
        fail(code) {
          reject(new JobError(code));
          return tasksDone();
        },
      });
    });
    return { answer, cancel, pause() {}, goOn() {} };
  };
  return { client: { ask }, questions, last: (): MockQuestion<Question> => questions.at(-1) as MockQuestion<Question> };
}
