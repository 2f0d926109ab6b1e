// The errors that are raised before the engine is reached. They look like those of the engine: a `code`, and the facts.

import type { EngineError } from '../src/engine/types';

export function problem(
  code: string,
  message: string,
  detail: EngineError['detail'] = {},
  cause?: unknown,
): EngineError {
  return Object.assign(new Error(message, { cause }), { code, detail });
}

/** Whether this was thrown by the engine or here, on purpose. Whatever it is, looking at it throws nothing. */
export function isProblem(error: unknown): error is EngineError {
  try {
    return error instanceof Error && typeof (error as Partial<EngineError>).code === 'string';
  } catch {
    return false;
  }
}

/** What anything that was thrown says of itself. */
export function reason(error: unknown): string {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    return 'no reason is known';
  }
}
