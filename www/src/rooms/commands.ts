// Requests of a room to the world outside: commands, which follow an action, and wants, which follow from its state.
//
//   update(own, action, shared) ─► state, or [state, ...commands]      the host carries the commands out, once
//   wants(own, shared, shown)   ─► the wants of this state             the host starts, replaces and ends them by key
//
// Every question has `of`, a selector on the state: the board, the puzzle or the text that it is about. The host ends the question
// when the selected value changes, so that a late answer never reaches another board.

import type { Asks, Exchange } from '../client/protocol';
import type { Trouble } from '../client/trouble';
import type { AppAction } from '../kernel/action';
import type { Shared } from '../kernel/state';
import type { Stored } from '../kernel/stored';
import type { CopyState } from '../kernel/ui-state';

/** A value from the state of a room and the state that all rooms share. */
export type Selector<S> = (own: S, shared: Shared) => unknown;

/** The selector of questions whose answer does not depend on the state. */
export const ALWAYS: Selector<unknown> = () => null;

/** Combines several selectors into one selector, whose value changes if one of theirs changes. */
export function all<S>(...selectors: readonly Selector<S>[]): Selector<S> {
  let values: readonly unknown[] = [];
  return (own, shared) => {
    const next = selectors.map((select) => select(own, shared));
    if (next.length !== values.length || next.some((value, at) => !Object.is(value, values[at]))) values = next;
    return values;
  };
}

/** A question to the worker of the room. `E`: its exchange. */
export interface Ask<S, A, E extends Exchange> {
  readonly question: E['question'];
  /** The number of the worker that is asked, for rooms with several workers; 0 if absent. */
  readonly on?: number;
  /** The subject of the question: a `Selector`. */
  of(own: S, shared: Shared): unknown;
  done(answer: E['answer']): A;
  /** `resting`: the job does not go on by itself. */
  progress?(progress: E['progress'], resting: boolean): A;
  /** Without it, the page shows one line with the reason. */
  failed?(trouble: Trouble): A;
}

/** Something that is fetched or computed on the page, because no worker can do it. */
export interface Load<S, A> {
  /** The subject: a `Selector`. */
  of(own: S, shared: Shared): unknown;
  /** Returns the action that follows. `signal`: aborted as soon as nobody waits for it. `report`: dispatches progress. */
  load(signal: AbortSignal, report: (action: A) => void): Promise<A>;
  /** Without it, the page shows one line with the reason. */
  failed?(trouble: Trouble): A;
}

/** A question of any name, as the host gets it from `createAsk`. */
export type AnyAsk<S, A> = { readonly name: string } & Ask<S, A, Exchange>;

export type Command<S, A> =
  /** Asks a question. It replaces the question in the same slot. */
  | ({ readonly do: 'ask'; readonly slot: string } & AnyAsk<S, A>)
  /** Fetches or computes something. It replaces the running request in the same slot. */
  | ({ readonly do: 'load'; readonly slot: string } & Load<S, A>)
  | { readonly do: 'cancel' | 'pause' | 'goOn'; readonly slot: string }
  /** An action of the whole page, such as placing a board or showing another room. */
  | { readonly do: 'app'; readonly action: AppAction }
  /** An action of the room, after this one. */
  | { readonly do: 'then'; readonly action: A }
  /** Shows in one line why something failed. */
  | { readonly do: 'trouble'; readonly trouble: Trouble }
  | { readonly do: 'copy'; readonly text: string; readonly news: CopyState }
  /** Shares a text with another program of the device, or copies it if the browser cannot share. */
  | { readonly do: 'share'; readonly text: string }
  | { readonly do: 'download'; readonly file: Blob; readonly name: string }
  /** Scrolls to the top of the page. */
  | { readonly do: 'toTop' };

/** A need of a state. It starts when its key appears and ends when its key disappears. */
export type Want<S, A> = { readonly key: string } & (
  | /** An answer. It is asked for again when the value of its `of` changes. */
  { readonly want: 'answer'; readonly ask: AnyAsk<S, A> }
  /** Something that is fetched or computed on the page. It is loaded again when the value of its `of` changes. */
  | { readonly want: 'load'; readonly load: Load<S, A> }
  /**
   * An action at regular times, in milliseconds. `action` gets the time since the last action. `awake`: no time passes while the
   * page is hidden, and at most two seconds while the machine sleeps.
   */
  | { readonly want: 'tick'; readonly every: number; readonly awake?: boolean; action(elapsed: number): A }
  /** An action after some milliseconds in which this want stays. */
  | { readonly want: 'rest'; readonly milliseconds: number; readonly action: A }
  /** An action each time that the page is hidden or left. A phone may end a hidden page without a further event. */
  | { readonly want: 'hidden'; readonly action: A }
);

/** The state after an action, with commands if there are any. */
export type Next<S, A> = S | readonly [S, ...Command<S, A>[]];

/** The source of a stored value. `otherTab`: another tab, or another part of the page. */
export type StoredFrom = 'start' | 'otherTab';

/** A part of the state that this device stores. The host stores it when it changes and follows other tabs. */
export interface PersistedPart<S, A> {
  /** The stored part. */
  of(own: S): unknown;
  /**
   * Stores the present value. The page reports if the browser refuses. `before`: the state before the change. Returns an action
   * if the state must change to the stored value, to which another tab may have added something; otherwise null.
   */
  save(own: S, before: S): A | null;
  /** The action that restores the stored value, when the room is opened or another tab has stored a value. */
  restore(from: StoredFrom): A;
  /** `listener` is called when another tab or another part of the page has stored a value. */
  onChange(listener: () => void): void;
}

/** How a part of the state is stored. */
interface Persisting<A, T> {
  /** Combines a new value with the stored value, to which another tab may have added something. */
  join?(own: T, stored: T): T;
  /** The action that reports whether the browser has stored the value. Without it, the page reports a refusal. */
  saved?(isSaved: boolean): A;
}

/** Declares a part of the state that is stored. `restore`: returns the action that restores a stored value. */
export const persist = <S, A, T>(
  store: Pick<Stored<T>, 'read' | 'save' | 'onChange'>,
  of: (own: S) => T,
  restore: (value: T, from: StoredFrom) => A,
  { join, saved }: Persisting<A, T> = {},
): PersistedPart<S, A> => ({
  of,
  save(own) {
    const all = join ? join(of(own), store.read()) : of(own);
    let next = join ? restore(all, 'otherTab') : null;
    store.save(
      all,
      saved &&
        ((isSaved) => {
          next = saved(isSaved);
        }),
    );
    return next;
  },
  restore: (from) => restore(store.read(), from),
  onChange: (listener) => store.onChange(listener),
});

/** Declares a value that other rooms store and this room only reads. */
export const readOnly = <S, A, T>(
  store: Pick<Stored<T>, 'read' | 'onChange'>,
  restore: (value: T) => A,
): PersistedPart<S, A> => ({
  of: () => null,
  save: () => null,
  restore: () => restore(store.read()),
  onChange: (listener) => store.onChange(listener),
});

/** The typed questions of a room: `ask` as a command, `answer` as a want. */
export const createAsk = <S, A, Q extends Asks<Q>>() => ({
  ask: <K extends keyof Q & string>(slot: string, name: K, ask: Ask<S, A, Q[K]>): Command<S, A> => ({
    ...ask,
    do: 'ask',
    slot,
    name,
  }),
  answer: <K extends keyof Q & string>(key: string, name: K, ask: Ask<S, A, Q[K]>): Want<S, A> => ({
    key,
    want: 'answer',
    ask: { ...ask, name },
  }),
});

/** Returns the state alone, for callers that do not carry out commands. */
export const stateOnly =
  <S extends object, Rest extends readonly unknown[]>(
    update: (own: S, ...rest: Rest) => S | readonly [S, ...unknown[]],
  ) =>
  (own: S, ...rest: Rest): S =>
    splitNext(update(own, ...rest))[0];

/** Splits the result of an update into state and commands. The state of a room is never an array. */
export function splitNext<S, C>(next: S | readonly [S, ...C[]]): readonly [S, readonly C[]] {
  if (!Array.isArray(next)) return [next as S, []];
  const [state, ...commands] = next as readonly [S, ...C[]];
  return [state, commands];
}
