// Carries out what is asked about the large board: making, completing, checking, reading and writing it, and queens set by hand.

import type { Square } from '../../engine/types';
import type { FileForm } from '../../engine/types-large';
import type { Loop } from '../../kernel/loop';
import type { Effect } from '../../kernel/state';
import type { Job, Line } from '../../line/client';
import { JobError, type ProgressOf, type Question } from '../../line/protocol';
import { download } from '../../ui/download';
import { followTheme } from '../../ui/inks';
import { troubleOf } from '../board/effect';
import { type HeldBoard, type LargeAnswer, noLargeAnswer, type Origin, type Work } from './answer';
import { FIGURES_SEED } from './figures/effect';
import { linear } from './linear/effect';
import { readLargeLink } from './link';
import { Looking } from './looking';
import type { Held, LargeQuestions } from './questions';
import { LARGEST_BY_HAND, type Large, type LargeDeed } from './slice';

type Name = Extract<keyof LargeQuestions, `large${string}`>;
type Answer<K extends Name> = LargeQuestions[K]['answer'];

export function large(line: Line, loop: Loop): Effect {
  const { dispatch, state } = loop;
  const tell = (deed: LargeDeed): void => dispatch({ type: 'large', ...deed });
  const looking = new Looking(line, tell);
  let job: Pick<Job<'largeComplete'>, 'cancel'> | null = null;
  let version = 0;

  const boardOf = ({ n, given, found }: Held, origin: Origin): HeldBoard => {
    version += 1;
    return { version, size: n, given, found, origin };
  };
  /** Where the boards that can be brought back come from, and the one that is held. */
  let origins: { past: Origin[]; now: Origin | null; future: Origin[] } = { past: [], now: null, future: [] };

  const origin = (): Origin => state().large.board?.origin ?? { kind: 'hand' };
  const hold = (held: Held, from: Origin, answer: LargeAnswer): void => {
    origins = { past: [...origins.past, ...(origins.now ? [origins.now] : [])], now: from, future: [] };
    put(held, from, answer);
  };
  /** Another placement ends the run of the linear completion that is watched. */
  const put = (held: Held, from: Origin, answer: LargeAnswer): void => {
    tell({ does: 'held', board: boardOf(held, from), answer });
    if (state().linear.status !== 'closed') dispatch({ type: 'linear', does: 'close' });
  };
  const watching = linear(line, loop, (held) =>
    tell({ does: 'held', board: boardOf(held, origin()), answer: noLargeAnswer }),
  );
  const say = (answer: LargeAnswer): void => tell({ does: 'answered', answer });

  /** Asks, tells how far it is, and hands over the answer unless the person has asked for something else meanwhile. */
  function work<K extends Name>(
    name: K,
    question: Question<K>,
    then: (answer: Answer<K>) => void,
    progressOf?: (progress: ProgressOf<K>) => Omit<Work, 'task'>,
  ): void {
    job?.cancel();
    const begun: Job<K> = line.ask(name, question, (progress) => {
      if (job === begun && progressOf) tell({ does: 'progress', progress: progressOf(progress) });
    });
    job = begun;
    begun.answer.then(
      (answer) => {
        if (job !== begun) return;
        job = null;
        then(answer as Answer<K>);
      },
      (error: unknown) => {
        if (job !== begun || (error instanceof JobError && error.code === 'cancelled')) return;
        job = null;
        say({ kind: 'failed', trouble: troubleOf(error) });
      },
    );
  }

  function generate({ recipe: { size, given, seed } }: Large): void {
    const question = { n: size, queens: given, seed, source: 'random' } as const;
    work(
      'largeGenerate',
      question,
      (held) =>
        hold(
          held,
          { kind: 'generated', given, seed },
          { kind: 'generated', queens: held.given, seed, milliseconds: held.milliseconds },
        ),
      ({ queens, wanted, milliseconds }) => ({ share: queens / Math.max(1, wanted), milliseconds, phase: null }),
    );
  }

  const explicit = ({ recipe: { size } }: Large): void =>
    work('largeExplicit', { n: size }, ({ rule, milliseconds, ...held }) =>
      hold(held, { kind: 'explicit' }, { kind: 'explicit', size, rule, milliseconds }),
    );

  /** The first step that gives a modular solution of this size; it says so where there is none. */
  const stepOf = async (size: number): Promise<number> => {
    const [step] = await line.ask('largeModularSteps', { n: size }).answer;
    if (step === undefined) throw new JobError('no-modular', { size });
    return step;
  };

  async function modular({ recipe: { size } }: Large): Promise<void> {
    const step = await stepOf(size);
    work('largeModular', { n: size, step }, (held) => hold(held, { kind: 'hand' }, { kind: 'modular', size, step }));
  }

  async function tile(inner: number): Promise<void> {
    const step = await stepOf(inner);
    work('largeTile', { n: inner, step }, (held) =>
      hold(held, { kind: 'hand' }, { kind: 'tiled', size: held.n, inner }),
    );
  }

  /** The pair of the first sample that is measured. */
  const pair = (size: number, completes: boolean): void =>
    work('largePair', { n: size, seed: FIGURES_SEED, sample: 0, completes }, (held) =>
      hold(held, { kind: 'hand' }, { kind: 'paired', size, completes }),
    );

  const complete = ({ recipe: { seed }, engine }: Large): void =>
    work(
      'largeComplete',
      { seed, engine },
      ({ held, milliseconds, ...completion }) => {
        const { verdict } = completion;
        if (verdict !== 'completed') return say({ kind: verdict, completion, milliseconds });
        hold(held, origin(), { kind: verdict, set: held.found, completion, milliseconds });
      },
      ({ free, left, milliseconds, phase }) => ({ share: 1 - left / Math.max(1, free), milliseconds, phase }),
    );

  const validate = (): void =>
    work(
      'largeValidate',
      null,
      ({ milliseconds, ...validation }) => say({ kind: 'validated', validation, milliseconds }),
      ({ rows, of, milliseconds }) => ({ share: rows / Math.max(1, of), milliseconds, phase: null }),
    );

  const open = (file: File): void =>
    work(
      'largeRead',
      { file },
      ({ form, milliseconds, ...held }) =>
        hold(
          held,
          { kind: 'file', name: file.name },
          { kind: 'opened', name: file.name, form, queens: held.given, milliseconds },
        ),
      ({ bytes, of }) => ({ share: bytes / Math.max(1, of), milliseconds: 0, phase: null }),
    );

  const save = ({ board }: Large, form: FileForm): void =>
    work('largeWrite', { form }, ({ file, milliseconds }) => {
      const name = `queens-${board?.size ?? 0}.${form === 'numbers' ? 'txt' : form}`;
      download(file, name);
      say({ kind: 'saved', name, bytes: file.size, milliseconds });
    });

  /** Sets a queen where one is wanted, or takes the given one that stands there. A found one becomes a given one. */
  async function toggle({ board }: Large, square: Square): Promise<void> {
    if (!board) return;
    if (board.size > LARGEST_BY_HAND)
      return say({
        kind: 'failed',
        trouble: { code: 'too-large-by-hand', detail: { size: board.size, largest: LARGEST_BY_HAND } },
      });
    const { queen, attackers } = await line.ask('largeSquare', square).answer;
    const [attacker] = attackers;
    if (queen === null && attacker) return say({ kind: 'attacked', square, by: attacker });
    if (queen === 'given') {
      const held = await line.ask('largeTake', { row: square.row }).answer;
      return hold(held, { kind: 'hand' }, { kind: 'taken', square });
    }
    const { closed, ...held } = await line.ask('largeSet', square).answer;
    hold(held, { kind: 'hand' }, { kind: 'set', square, closed });
  }

  /** The board before, or the one after it again, unless something is under way. */
  async function travel(to: 'past' | 'future'): Promise<void> {
    if (state().large.work) return;
    const held = await line.ask('largeTravel', { to }).answer;
    const { past, now, future } = origins;
    const from = (to === 'past' ? past.at(-1) : future.at(-1)) ?? { kind: 'hand' };
    if (!held || !now) return;
    origins =
      to === 'past'
        ? { past: past.slice(0, -1), now: from, future: [...future, now] }
        : { past: [...past, now], now: from, future: future.slice(0, -1) };
    put(held, from, { kind: to === 'past' ? 'undone' : 'redone' });
  }

  /** What goes wrong before there is a job is told as what goes wrong in one. */
  const orFail = (attempt: Promise<void> | void): void =>
    void attempt?.catch((error: unknown) => say({ kind: 'failed', trouble: troubleOf(error) }));

  /** Makes the board that a link names, or the first one. */
  function begin(own: string, first: boolean): void {
    const making = readLargeLink(own);
    if (making) tell({ does: 'choose', recipe: making.recipe });
    else if (own !== '') dispatch({ type: 'notice', notice: { kind: 'trouble', code: 'bad-large-link', detail: {} } });
    if (making || first) tell({ does: 'ask', task: making?.task ?? 'generate' });
  }

  /** The worker was lost, and the board with it: what can be made again is. */
  line.onLost(() => {
    const { board, work: begun } = state().large;
    origins = { past: [], now: null, future: [] };
    dispatch({ type: 'notice', notice: { kind: 'trouble', code: 'trap', detail: {} } });
    if (begun?.task === 'generate' || begun?.task === 'explicit') return;
    if (board?.origin.kind === 'generated' || board?.origin.kind === 'explicit')
      tell({ does: 'ask', task: board.origin.kind === 'explicit' ? 'explicit' : 'generate' });
    else if (board) dispatch({ type: 'notice', notice: { kind: 'trouble', code: 'large-lost', detail: {} } });
  });

  followTheme((inks) => tell({ does: 'inked', inks }));

  return (action, before, after) => {
    watching(action, before, after);
    if (action.type === 'entered' && action.view === 'large') begin(after.own, true);
    if (action.type === 'linked' && action.link.view === 'large') begin(action.link.own, false);
    if (action.type === 'large') {
      const now = after.large;
      switch (action.does) {
        case 'ask':
          orFail({ generate, explicit, modular, complete, validate }[action.task](now));
          break;
        case 'tile':
          orFail(tile(action.inner));
          break;
        case 'pair':
          pair(action.size, action.completes);
          break;
        case 'open':
          open(action.file);
          break;
        case 'save':
          save(now, action.form);
          break;
        case 'cancel':
          job?.cancel();
          job = null;
          break;
        case 'undo':
          orFail(travel('past'));
          break;
        case 'redo':
          orFail(travel('future'));
          break;
        case 'toggle':
          orFail(toggle(now, action.square));
          break;
        default:
      }
    }
    if (after.look.view === 'large') looking.follow(state().large);
  };
}
