// Parts of the page that are fetched when they are first needed.

import { fetchTexts, isUnfetched } from '../texts/fetch';
import { fileOf } from '../texts/home';
import type { AppDispatch } from './action';
import { trouble } from './notice';
import type { Shared } from './state';

/**
 * Imports a module of the page. A browser remembers a failed import until the page is loaded again, so the next attempt uses
 * another address. `file`: the path of the built file.
 */
export function withRetry<T>(load: () => Promise<T>, file: string): () => Promise<T> {
  let failures = 0;
  return async () => {
    try {
      return await (failures === 0 ? load() : (import(`${fileOf(file).href}?${failures}`) as Promise<T>));
    } catch (error) {
      failures += 1;
      throw error;
    }
  };
}

/** The methods of the store that fetching a part needs. */
interface PartStore {
  readonly dispatch: AppDispatch;
  state(): Pick<Shared, 'ui'>;
}

/** A script and its texts, by the name that the build gives both. */
export class Part<T> {
  #there: T | null = null;
  #awaited = false;
  /** Whether the current message about a missing file is about this part. */
  #missed = false;
  readonly #load: () => Promise<T>;

  /** `more`: further requests, such as for a style sheet. */
  constructor(name: string, load: () => Promise<T>, more?: () => Promise<unknown>) {
    const script = withRetry(load, `${name}.js`);
    this.#load = () => Promise.all([script(), fetchTexts(name), more?.()]).then(([there]) => there);
  }

  /** The exports of the script; null until it is loaded. */
  get there(): T | null {
    return this.#there;
  }

  /**
   * Fetches the part, unless it is loaded or being loaded, and then draws the page again. A failure is reported in one line, which
   * disappears when the part arrives.
   */
  fetch({ dispatch, state }: PartStore, missing: () => void = () => {}): void {
    if (this.#there || this.#awaited) return;
    this.#awaited = true;
    this.#load()
      .finally(() => {
        this.#awaited = false;
      })
      .then(
        (there) => {
          this.#there = there;
          const { notice } = state().ui;
          const over = this.#missed && notice?.kind === 'trouble' && notice.code === 'room-missing';
          this.#missed = false;
          dispatch(over ? { type: 'notice', notice: null } : { type: 'ui', ui: {} });
        },
        (error: unknown) => {
          if (!isUnfetched(error)) throw error;
          missing();
          this.#missed = true;
          dispatch(trouble('room-missing'));
        },
      );
  }
}
