// A line to a worker that is played by hand: a test sees what is asked, and answers when it likes.
import { JobError } from '../../www/src/client/trouble';

export interface Asked<Question> {
  readonly name: string;
  readonly question: Question;
  /** Answers, and waits until whoever asked has heard it. */
  answer(value: unknown): Promise<void>;
  fail(code: string): Promise<void>;
}

/** Whatever was to be done at once has been done. */
const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function playedLine<Question = unknown>() {
  const asked: Asked<Question>[] = [];
  const ask = (name: string, question: Question): { answer: Promise<unknown> } => {
    const answer = new Promise((resolve, reject) => {
      asked.push({
        name,
        question,
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
    return { answer };
  };
  return { line: { ask }, asked, last: (): Asked<Question> => asked.at(-1) as Asked<Question> };
}
