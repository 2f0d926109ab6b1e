// Errors of jobs, as plain data and as an `Error`.

/** An error as the catalogue of texts puts it into words: `error.<code>`. */
export interface Trouble {
  readonly code: string;
  readonly detail: Readonly<Record<string, string | number>>;
}

/** Why a job ended without an answer. `code` is a key of the catalogue of texts under `error`; "cancelled" is not an error. */
export class JobError extends Error implements Trouble {
  constructor(
    readonly code: string,
    readonly detail: Trouble['detail'] = {},
  ) {
    super(code);
    this.name = 'JobError';
  }
}

/** An error as plain data. */
export const troubleOf = (error: unknown): Trouble =>
  error instanceof JobError
    ? { code: error.code, detail: error.detail }
    : { code: 'unknown', detail: { code: String(error) } };

/** True when the person, or the page, no longer wanted the answer. */
export const isCancelled = (error: unknown): boolean => error instanceof JobError && error.code === 'cancelled';

/** Whether the worker could not be started, or broke so often that it was not started again. It will answer no question. */
export const isGone = (error: unknown): boolean => {
  const { code } = (error ?? {}) as Partial<Trouble>;
  return code === 'engine-missing' || code === 'engine-lost';
};
