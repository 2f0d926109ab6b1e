// The errors that are raised before the engine is reached. They look like those of the engine: a `code`, and the facts.

import type { EngineError, ErrorCode, Problem } from '../src/engine/types';

/** An error as plain data, with its cause if it has one. */
export type PlainError = Problem & { readonly cause?: unknown };

export function problem(
  code: ErrorCode,
  message: string,
  detail: EngineError['detail'] = {},
  cause?: unknown,
): EngineError {
  return keepDetail(Object.assign(new Error(message), { code, detail }), cause);
}

/**
 * Puts code and detail into the cause as well, because a clone in another thread keeps only the message and the cause
 * of an error.
 */
export function keepDetail(error: EngineError, cause?: unknown): EngineError {
  const { code, detail } = error;
  const said: PlainError = cause === undefined ? { code, detail } : { code, detail, cause };
  Object.defineProperty(error, 'cause', { value: said, writable: true, configurable: true });
  return error;
}

/** Returns an engine error as plain data, whether it was caught here or came from another thread. */
export function problemOf(error: unknown): PlainError | undefined {
  if (isProblem(error)) return (error.cause as PlainError | undefined) ?? { code: error.code, detail: error.detail };
  try {
    const said = error instanceof Error ? (error.cause as Partial<PlainError> | null | undefined) : undefined;
    return typeof said?.code === 'string' && typeof said.detail === 'object' ? (said as PlainError) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value is an error of the engine or of this guard. Never throws. */
export function isProblem(error: unknown): error is EngineError {
  try {
    return error instanceof Error && typeof (error as Partial<EngineError>).code === 'string';
  } catch {
    return false;
  }
}

/** Returns the message of any thrown value. */
export function reason(error: unknown): string {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    return 'no reason is known';
  }
}
