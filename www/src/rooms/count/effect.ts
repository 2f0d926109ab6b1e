// Carries out the requests of the Count room: plans, counts on a pool of workers, stores finished shards, and continues
// with them.

import { JobError, troubleOf } from '../../client/trouble';
import type { Counted } from '../../engine/types';
import { type CountShare, isOfShare, newDevice, shareReceipt } from '../../kernel/classroom/shared-count';
import type { Input } from '../../kernel/input';
import type { Effect, RoomContext } from '../room';
import { CountProgress } from './count-progress';
import { graphicsCounter } from './graphics/counter';
import { gpuOf, graphicsName } from './graphics/webgpu';
import { type Count, type CountQuestions, createPool } from './pool';
import { quickCounts } from './quick';
import {
  type CountAction,
  type CountState,
  comparedNow,
  countedNow,
  employable,
  isActive,
  isForGraphics,
  keyOf,
  RECORDED,
  shardsOf,
  shareKey,
  shareOf,
} from './slice';
import { COUNTS } from './store';
import { StoredCount } from './stored-count';

/** The interval of progress reports to the page, in milliseconds. */
const REPORT_INTERVAL = 100;
/** The shards of another tab are read when it has stored nothing for this long, in milliseconds. */
const REFRESH_DELAY = 1_000;
/** A worker that used more memory than this for a count, in bytes, is ended after the count. */
const LARGE = 64 << 20;
/** The maximum number of workers that are started without a request. */
const MAX_WORKERS = 16;

/** A count under way: its progress and its workers. */
interface ActiveCount {
  readonly progress: CountProgress;
  readonly bytes: number;
  /** The time that its stored shards took when they were counted. */
  readonly before: number;
  count: Count | null;
}

export function countEffect({
  dispatch,
  dispatchApp,
  now,
  isShown,
  spawnWorker,
  records,
  trouble,
}: RoomContext<CountState, CountAction, CountQuestions>): Effect<CountState, CountAction> {
  const client = spawnWorker();
  const pool = createPool(() => spawnWorker());
  const graphics = graphicsCounter(client, async () => {
    const gpu = gpuOf(navigator);
    if (!gpu) throw new Error('no WebGPU');
    return (await import('./graphics/searcher')).openSearcher(gpu);
  });
  const tally = (what: Counted, results: readonly unknown[]) => client.ask('tallyCount()', [what, results]).answer;
  const stored = new StoredCount(
    tally,
    () => records(COUNTS),
    () => {
      clearTimeout(refreshTimer);
      refreshTimer = setTimeout(() => attempt(showStored()), REFRESH_DELAY);
    },
    () => dispatch({ type: 'keeps', stores: false }),
  );
  const quick = quickCounts(
    () => spawnWorker(),
    tally,
    () => countedNow(now().own, now().shared.input),
    (what) => isOpen(now().own, keyOf(what)),
    (key, record) => dispatch({ type: 'record', key, record }),
  );
  const planned = new Set<string>();
  let active: ActiveCount | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refreshTimer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the latest start, so that late results of an earlier start are dropped. */
  let start = 0;

  async function plan(what: Counted): Promise<void> {
    const key = keyOf(what);
    if (planned.has(key)) return;
    planned.add(key);
    try {
      const plan = await client.ask('planCount()', [what]).answer;
      dispatch({
        type: 'planned',
        key,
        planned: { kind: 'planned', plan, stored: stored.of(key).map(({ shard }) => shard) },
      });
      await issueReceipt(what, shareOf(now().own, what), plan.shards);
      if (stored.of(key).length === 0) quick.offer(what, plan);
    } catch (error) {
      dispatch({ type: 'planned', key, planned: { kind: 'refused', trouble: troubleOf(error) } });
    }
  }

  /** Writes the receipt of a share, once all of its shards are counted. */
  async function issueReceipt(what: Counted, mine: CountShare | null, shards: number): Promise<void> {
    if (!mine || !('size' in what)) return;
    const reports = stored.of(keyOf(what)).filter(({ shard }) => isOfShare(mine, shard));
    if (reports.length < shardsOf(shards, mine).length) return;
    const { found } = await tally(
      what,
      reports.map(({ result }) => result),
    );
    const mark = now().own.device ?? newDevice();
    dispatch({ type: 'device', mark });
    const receipt = shareReceipt({ ...mine, size: what.size, found, device: mark });
    dispatch({ type: 'receipt', key: shareKey(what, mine), receipt });
  }

  /** Reports in one line why some work failed. */
  const attempt = (work: Promise<void>): void => void work.catch(trouble);

  /** Plans a count again, because its stored shards may have changed. */
  function planAgain(what: Counted): void {
    planned.delete(keyOf(what));
    void plan(what);
  }

  async function showStored(): Promise<void> {
    const { counts, refused } = await stored.read();
    for (const { key, what, tally, time } of counts) {
      if (tally.open.length === 0 && time) dispatch({ type: 'record', key, record: { ...time, tally } });
      planAgain(what);
    }
    if (refused > 0) trouble(new JobError('count-kept', { count: refused }));
    dispatch({ type: 'keeps', stores: stored.lasting });
  }

  async function begin(what: Counted, startOver: boolean): Promise<void> {
    stop();
    const own = start;
    const mine = shareOf(now().own, what);
    const key = keyOf(what);
    if (startOver) await stored.forget(key);
    try {
      const { shards, bytes } = await client.ask('planCount()', [what]).answer;
      const before = stored.of(key);
      const { open } = await tally(
        what,
        before.map(({ result }) => result),
      );
      if (own !== start) return;
      const isMine = (shard: number): boolean => mine === null || isOfShare(mine, shard);
      const known = before.filter(({ shard }) => isMine(shard));
      const progress = new CountProgress(what, mine, shardsOf(shards, mine), known, () => performance.now());
      const begun: ActiveCount = {
        progress,
        bytes,
        before: known.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
        count: null,
      };
      active = begun;
      dispatch({ type: 'run', run: progress.snapshot('counting') });
      begun.count = pool.count(what, open.filter(isMine), employable(now().own.workers, bytes), {
        began: (shard, hand) => progress.began(shard, hand),
        moved: (shard, share, found) => progress.moved(shard, share, found),
        lost: (shard, hand) => progress.lost(shard, hand),
        failed: () => dispatch({ type: 'graphicsFailed' }),
        changed: scheduleReport,
        done(result, milliseconds, hand) {
          progress.done(result, milliseconds, hand);
          stored.add({ key, shard: result.shard, what, result, milliseconds });
        },
        over: (failure) => attempt(finish(begun, failure)),
      });
      applyGraphics();
    } catch (error) {
      if (own === start) dispatch({ type: 'planned', key, planned: { kind: 'refused', trouble: troubleOf(error) } });
    }
  }

  async function finish({ progress, bytes, before }: ActiveCount, failure: JobError | null): Promise<void> {
    const { what } = progress;
    const key = keyOf(what);
    const workers = employable(now().own.workers, bytes);
    const milliseconds = progress.milliseconds + before / workers;
    setActive(null);
    if (bytes > LARGE) pool.dismiss();
    if (failure) {
      dispatch({ type: 'run', run: progress.snapshot('failed', troubleOf(failure)) });
      return planAgain(what);
    }
    dispatch({ type: 'run', run: progress.snapshot('finished') });
    if (progress.mine) return planAgain(what);
    const { byGraphics } = progress;
    dispatch({
      type: 'record',
      key,
      record: { tally: await tally(what, progress.results), milliseconds, workers, byGraphics },
    });
    // Counts of a placement are not part of the record.
    if ('rows' in what) await stored.forget(key);
    else stored.addTime({ key, milliseconds, workers, byGraphics });
    planAgain(what);
  }

  /** Stops all counting; finished shards stay. */
  function stop(): void {
    start += 1;
    const stopped = active;
    stopped?.count?.cancel();
    setActive(null);
    if (!stopped) return;
    dispatch({ type: 'run', run: stopped.progress.snapshot('cancelled') });
    planAgain(stopped.progress.what);
    if (stopped.bytes > LARGE) pool.dismiss();
  }

  function setActive(next: ActiveCount | null): void {
    clearTimeout(timer);
    timer = undefined;
    active = next;
  }

  /** Schedules a progress report, which covers everything that happens until then. */
  function scheduleReport(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      const { run } = now().own;
      if (active && run) dispatch({ type: 'run', run: active.progress.snapshot(run.status) });
    }, REPORT_INTERVAL);
  }

  function setPaused(paused: boolean): void {
    if (!active?.count) return;
    const { progress, count } = active;
    if (paused) {
      count.pause();
      progress.pause();
    } else {
      progress.goOn();
      count.goOn();
    }
    dispatch({ type: 'run', run: progress.snapshot(paused ? 'paused' : 'counting') });
  }

  /** Starts or stops counting on the graphics processor in the present count. */
  function applyGraphics(): void {
    if (active)
      active.count?.setGraphics(now().own.graphics?.on && isForGraphics(active.progress.what) ? graphics : null);
  }

  /** Shows a solution with this many images on the Board view. */
  async function show(size: number, images: number): Promise<void> {
    const rows = await client.ask('exampleSolution()', [size, images]).answer;
    if (!rows) return;
    dispatchApp({ type: 'place', rows });
    dispatchApp({ type: 'ui', ui: { view: 'board' } });
  }

  function carryOut(action: CountAction): void {
    switch (action.type) {
      case 'start':
        attempt(begin(action.what, action.startOver));
        break;
      case 'pause':
      case 'goOn':
        setPaused(action.type === 'pause');
        break;
      case 'cancel':
        stop();
        break;
      case 'employ':
        pool.warm(action.workers);
        if (active) active.count?.employ(employable(action.workers, active.bytes));
        break;
      case 'lend':
        applyGraphics();
        break;
      case 'example':
        attempt(show(action.size, action.images));
        break;
      default:
    }
  }

  function enter(): void {
    const cores = Math.min(navigator.hardwareConcurrency || 1, MAX_WORKERS);
    dispatch({ type: 'cores', cores });
    pool.warm(cores);
    void graphicsName(navigator).then((name) => name !== null && dispatch({ type: 'graphics', name }));
    attempt(showStored());
    for (const what of RECORDED) void plan(what);
  }

  /** The key of the requested share; null for the whole count. */
  const requestedShare = (own: CountState, input: Input): string | null => {
    const what = countedNow(own, input);
    const mine = shareOf(own, what);
    return mine && shareKey(what, mine);
  };

  return (happened, before, { own, shared }) => {
    if (happened.type === 'entered') enter();
    if (happened.type === 'action') carryOut(happened.action);
    const share = requestedShare(own, shared.input);
    if (share !== null && share !== requestedShare(before.own, before.shared.input))
      planAgain(countedNow(own, shared.input));
    if (isShown() && !isActive(own.run)) for (const what of comparedNow(own, shared.input)) void plan(what);
  };
}

/** Whether a count is neither finished nor under way. */
const isOpen = ({ run, records }: CountState, key: string): boolean =>
  records[key] === undefined && !(run && isActive(run) && keyOf(run.what) === key);
