// Carries out requests about the large board: making, completing, checking, reading and writing it, and queens set by
// hand.

import { JobError } from '../../client/trouble';
import type { FileForm, Square } from '../../engine/types';
import type { Way } from '../../kernel/undo';
import { download } from '../../ui/download';
import { followTheme } from '../../ui/inks';
import { optionsOf } from '../../watch/bounds';
import type { Effect } from '../room';
import { type Base, isLinked, type LargeAnswer, type Tile } from './answer';
import { linear } from './linear/effect';
import { PictureRequests } from './picture-requests';
import type { WorkerBoardInfo } from './questions';
import { type Large, type LargeAction, MAX_SIZE_BY_HAND, type RecipeTask } from './slice';
import type { LargeKit, LargeRoomAction, LargeState } from './state';
import { TaskRunner } from './task-runner';

/** How long a cancelled worker may take, in milliseconds, because some of its work on ten million rows cannot be divided into slices. */
const CANCEL_TIMEOUT = 10_000;
/** The steps of larger boards are not listed: there are thousands. */
const LISTED = 10_000;

/** The size of the tile; null for several tiles, or for a board that is tiled with itself. */
function innerOf(tiles: readonly Tile[]): number | null {
  const [tile, more] = tiles;
  return more || !tile || tile === 'itself' ? null : tile.inner;
}

export function large(context: LargeKit): Effect<LargeState, LargeRoomAction> {
  const { dispatch, now, isShown, trouble } = context;
  const client = context.spawnWorker({ cancelTimeout: CANCEL_TIMEOUT, keepAlive: true });
  const pictures = new PictureRequests(client, dispatch);
  const requestedSteps = new Set<number>();
  const tasks = new TaskRunner(client, dispatch);
  const runEffect = linear(client, context, (info) => dispatch({ type: 'run', info }));

  const showBoard = (info: WorkerBoardInfo, answer: LargeAnswer): void => dispatch({ type: 'replaced', info, answer });
  const report = (answer: LargeAnswer): void => dispatch({ type: 'answered', answer });

  /** A board that is completed as soon as it is made is painted when it is complete. */
  let unpainted = false;

  function generate({ recipe: { size, given, seed, source } }: Large, completes = false): void {
    unpainted = completes;
    tasks.ask(
      'generate',
      { of: { n: size, queens: given, seed, source }, origin: { kind: 'generated', given, seed, source } },
      ({ info, milliseconds }) => {
        showBoard(info, { kind: 'generated', queens: info.given, seed, milliseconds });
        if (completes) dispatch({ type: 'ask', task: 'complete' });
      },
      ({ queens, wanted, milliseconds }) => ({ share: queens / Math.max(1, wanted), milliseconds, phase: null }),
    );
  }

  const explicit = ({ recipe: { size } }: Large): void =>
    tasks.ask('explicitRule()', [size], (rule) =>
      tasks.ask('construct', { of: { n: size }, origin: { kind: 'explicit' } }, ({ info, milliseconds }) =>
        showBoard(info, { kind: 'explicit', size, rule, milliseconds }),
      ),
    );

  const modular = ({ recipe: { size, step: wanted } }: Large): void =>
    tasks.withStep(size, wanted, (step) =>
      tasks.ask('construct', { of: { n: size, step }, origin: { kind: 'modular', step } }, ({ info }) =>
        showBoard(info, { kind: 'modular', size, step }),
      ),
    );

  function tile({ recipe: { inner, innerStep }, board }: Large, by: 'line' | 'itself'): void {
    const set = (tile: Tile, of: number): void =>
      tasks.ask('largeTile', { made: null, tiles: [tile] }, (info) =>
        showBoard(info, { kind: 'tiled', size: info.n, inner: of }),
      );
    if (by === 'itself') set(by, board?.size ?? inner);
    else tasks.withStep(inner, innerStep, (step) => set({ inner, step }, inner));
  }

  const tiled = (base: Base, size: number, tiles: readonly Tile[]): void =>
    tasks.ask('largeTile', { made: { base, size }, tiles }, (info) =>
      showBoard(info, { kind: 'tiled', size: info.n, inner: innerOf(tiles) }),
    );

  /** Asks for the steps of modular lines of the size of the board and of the tile, if there are few enough steps to show them. */
  function listSteps({ recipe: { size, inner }, steps }: Large): void {
    for (const of of new Set([size, inner]))
      if (of <= LISTED && !steps.has(of) && !requestedSteps.has(of)) {
        requestedSteps.add(of);
        client.ask('modularSteps()', [of]).answer.then(
          (found) => dispatch({ type: 'steps', size: of, steps: [...found] }),
          () => requestedSteps.delete(of),
        );
      }
  }

  /** Makes one placement of the near pair that is the first sample of the figure with this seed. */
  const pair = (size: number, seed: number, completes: boolean, given: number | null): void =>
    tasks.ask('largePair', { n: size, seed, sample: 0, completes, given }, (info) =>
      showBoard(info, { kind: 'paired', size, completes }),
    );

  const complete = ({ recipe: { seed }, engine, bounds }: Large): void =>
    tasks.ask(
      'largeComplete',
      { seed, engine, bounds: optionsOf(bounds) },
      ({ info, milliseconds, ...completion }) => {
        const { verdict } = completion;
        if (verdict !== 'completed')
          return report({ kind: verdict === 'impossible' ? verdict : 'undecided', completion, milliseconds });
        showBoard(info, { kind: verdict, set: info.found, completion, milliseconds });
      },
      ({ free, left, milliseconds, phase }) => ({ share: 1 - left / Math.max(1, free), milliseconds, phase }),
    );

  const validate = (): void =>
    tasks.ask(
      'largeValidate',
      null,
      ({ milliseconds, ...validation }) => report({ kind: 'validated', validation, milliseconds }),
      ({ rows, of, milliseconds }) => ({ share: rows / Math.max(1, of), milliseconds, phase: null }),
    );

  const open = (file: File): void =>
    tasks.ask(
      'read',
      { of: { bytes: file.size, files: [file] }, origin: { kind: 'file', name: file.name } },
      ({ info, form, milliseconds }) =>
        showBoard(info, { kind: 'opened', name: file.name, form, queens: info.given, milliseconds }),
      ({ bytes }) => ({ share: bytes / Math.max(1, file.size), milliseconds: 0, phase: null }),
    );

  const save = ({ board }: Large, form: FileForm): void =>
    tasks.ask('largeWrite', { form }, ({ file, milliseconds }) => {
      const name = `queens-${board?.size ?? 0}.${form === 'numbers' ? 'txt' : form}`;
      download(file, name);
      report({ kind: 'saved', name, bytes: file.size, milliseconds });
    });

  /** A one-line message, which leaves the last answer in place. */
  const warn = (code: string, detail?: Record<string, number>): void => trouble(new JobError(code, detail));

  /** Moves the view to the queen of a row, or to the queen nearest to the middle of the view. */
  async function find({ viewport: { left, top, across } }: Large, row: number | null): Promise<void> {
    const near = { row: Math.floor(top + across / 2), column: Math.floor(left + across / 2) };
    const square = await client.ask('largeFind', { row, near }).answer;
    if (square) dispatch({ type: 'approach', square });
    else if (row === null) warn('no-queen');
    else dispatch({ type: 'approach', square: { row, column: near.column } });
  }

  /** Sets a queen, or removes the given queen on this square. A queen that was found becomes a given queen. */
  async function toggle({ board }: Large, square: Square): Promise<void> {
    if (!board) return;
    if (board.size > MAX_SIZE_BY_HAND)
      return warn('too-large-by-hand', { size: board.size, largest: MAX_SIZE_BY_HAND });
    const toggled = await client.ask('largeToggle', square).answer;
    if (toggled.kind === 'attacked') return report({ ...toggled, square });
    const { info, ...what } = toggled;
    showBoard(info, { ...what, square });
  }

  /** Undoes or redoes, unless a task is running. */
  async function travel(way: Way): Promise<void> {
    if (now().own.large.work) return;
    const info = await client.ask('largeTravel', { way }).answer;
    if (info) showBoard(info, { kind: way === 'undo' ? 'undone' : 'redone' });
  }

  /** Reports errors of side requests like errors of the task. */
  const orFail = (attempt: Promise<void>): void => void attempt.catch((error: unknown) => tasks.fail(error));

  let changes = Promise.resolve();
  /** Changes happen in the order in which they were requested: the worker alone would serve the latest first. */
  const inOrder = (change: () => Promise<void>): void => {
    changes = changes.then(change).catch((error: unknown) => tasks.fail(error));
  };

  const taskStarters: Readonly<Record<RecipeTask, (large: Large) => void>> = {
    generate,
    explicit,
    modular,
    complete,
    validate,
  };

  /** The worker was lost together with the board: makes it again if possible. */
  client.onLost(() => {
    const { board, work } = now().own.large;
    unpainted = false;
    warn('trap');
    if (work?.makes) return;
    if (board?.origin.kind === 'tiled') dispatch({ ...board.origin, type: 'tiled' });
    else if (board && isLinked(board.origin))
      dispatch({ type: 'ask', task: board.origin.kind === 'generated' ? 'generate' : board.origin.kind });
    else if (board) warn('large-lost');
  });

  followTheme((inks) => dispatch({ type: 'inked', inks }));

  function carryOut(action: LargeAction, large: Large): void {
    switch (action.type) {
      case 'ask':
        taskStarters[action.task](large);
        break;
      case 'make':
        if (action.task === 'generate') generate(large, action.completes);
        else taskStarters[action.task](large);
        break;
      case 'tile':
        tile(large, action.with);
        break;
      case 'tiled':
        tiled(action.base, action.size, action.tiles);
        break;
      case 'pair':
        pair(action.size, action.seed, action.completes, action.given);
        break;
      case 'open':
        open(action.file);
        break;
      case 'save':
        save(large, action.form);
        break;
      case 'cancel':
        tasks.cancel();
        break;
      case 'undo':
      case 'redo':
        inOrder(() => travel(action.type));
        break;
      case 'find':
        orFail(find(large, action.row));
        break;
      case 'toggle':
        inOrder(() => toggle(now().own.large, action.square));
        break;
      default:
    }
  }

  return (happened, before, after) => {
    runEffect(happened, before, after);
    // The room starts with a board: the board of the link, or a completed board.
    if (happened.type === 'entered' && happened.request === null)
      dispatch({ type: 'make', task: 'generate', recipe: {}, completes: true });
    if (happened.type === 'action' && happened.action.type !== 'linear') carryOut(happened.action, after.own.large);
    const { large } = now().own;
    if (large.work === null && large.answer.kind !== 'generated') unpainted = false;
    if (isShown() && !unpainted) pictures.follow(large);
    if (happened.type === 'action' || happened.type === 'entered') listSteps(now().own.large);
  };
}
