// Shards on a mock graphics processor: its messages to and from the engine, and its failures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WorkerClient } from '../../www/src/client/client';
import { JobError } from '../../www/src/client/trouble';
import type { Counted, ShardResult } from '../../www/src/engine/types';
import { graphicsCounter } from '../../www/src/rooms/count/graphics/counter';
import type { AfterSlice, Searcher } from '../../www/src/rooms/count/graphics/searcher';
import { openSearcher } from '../../www/src/rooms/count/graphics/searcher';
import { graphicsName } from '../../www/src/rooms/count/graphics/webgpu';
import type { CountQuestions } from '../../www/src/rooms/count/pool';

const WHAT: Counted = { kind: 'solutions', size: 12 };
const PARTS = Uint32Array.of(1, 2, 3);

/** An engine that divides every shard into the same parts, and returns the reported result. */
const engineClient = {
  ask: (name: string, { shard, found }: { shard: number; found?: bigint }) => ({
    answer: Promise.resolve(name === 'shardParts' ? PARTS : { shard, found }),
  }),
} as unknown as Pick<WorkerClient<CountQuestions>, 'ask'>;

/** A mock search. The test advances it slice by slice. */
function mockSearcher() {
  const searches: [number, Uint32Array][] = [];
  let between: AfterSlice = async () => {};
  let end: (found: bigint) => void = () => {};
  let lose: (error: unknown) => void = () => {};
  const searcher: Searcher = {
    search: (size, parts, callback) => {
      searches.push([size, parts]);
      between = callback;
      return new Promise((resolve, reject) => {
        end = resolve;
        lose = reject;
      });
    },
  };
  return {
    searches,
    searcher,
    slice: (found: bigint, share: number) => between(found, share),
    end: (found: bigint) => end(found),
    lose: (error: unknown) => lose(error),
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a shard is divided, searched, reported, and signed by the engine', async () => {
  const mock = mockSearcher();
  const reports: [bigint, number][] = [];
  const count = graphicsCounter(engineClient, async () => mock.searcher);
  const job = count({ what: WHAT, shard: 3 }, ({ found, share }) => reports.push([found, share]));
  await settled();
  assert.deepEqual(mock.searches, [[12, PARTS]]);
  await mock.slice(7n, 0.5);
  mock.end(9n);
  const { result, milliseconds } = await job.answer;
  assert.deepEqual([reports, result], [[[7n, 0.5]], { shard: 3, found: 9n } as unknown as ShardResult]);
  assert.ok(milliseconds >= 0);
});

test('a paused shard waits after its slice, and a cancelled shard ends there', async () => {
  const mock = mockSearcher();
  const job = graphicsCounter(engineClient, async () => mock.searcher)({ what: WHAT, shard: 0 }, () => {});
  await settled();
  job.pause();
  let ended = false;
  const waiting = mock.slice(1n, 0.1).then(() => {
    ended = true;
  });
  await settled();
  assert.equal(ended, false);
  job.goOn();
  await waiting;
  job.cancel();
  const refused = mock.slice(2n, 0.2).catch((error: unknown) => mock.lose(error));
  await assert.rejects(job.answer, ({ code }: JobError) => code === 'cancelled');
  await refused;
});

test('a failure of the graphics processor is reported, and it is opened again for the next shard', async () => {
  let opened = 0;
  const mock = mockSearcher();
  const count = graphicsCounter(engineClient, async () => {
    opened += 1;
    if (opened === 1) throw new Error('out of memory');
    return mock.searcher;
  });
  const failed = (error: unknown): boolean => error instanceof JobError && error.code === 'count-graphics';
  await assert.rejects(count({ what: WHAT, shard: 0 }, () => {}).answer, failed);
  const lost = count({ what: WHAT, shard: 0 }, () => {});
  await settled();
  mock.lose(new Error('the device was lost'));
  await assert.rejects(lost.answer, failed);
  const third = count({ what: WHAT, shard: 0 }, () => {});
  await settled();
  mock.end(1n);
  await third.answer;
  assert.equal(opened, 3);
});

/** A mock graphics processor that finishes at once and reports this many solutions. */
function fakeGpu(found: number, error: { message: string } | null = null) {
  const buffer = {
    mapAsync: async () => {},
    getMappedRange: () => Uint32Array.of(1, 1, found, 0).buffer,
    unmap: () => {},
    destroy: () => {},
  };
  const pass = { setPipeline: () => {}, setBindGroup: () => {}, dispatchWorkgroups: () => {}, end: () => {} };
  const device = {
    queue: { writeBuffer: () => {}, submit: () => {} },
    createShaderModule: () => ({}),
    createComputePipelineAsync: async () => ({ getBindGroupLayout: () => ({}) }),
    createBuffer: () => buffer,
    createBindGroup: () => ({}),
    createCommandEncoder: () => ({
      beginComputePass: () => pass,
      copyBufferToBuffer: () => {},
      finish: () => ({}),
    }),
    pushErrorScope: () => {},
    popErrorScope: async () => error,
  };
  const info = { vendor: 'acme', architecture: '', description: '' };
  return { requestAdapter: async () => ({ info, requestDevice: async () => device }) };
}

test('a graphics processor that counts eight queens wrongly, or has no memory, is not used', async () => {
  await openSearcher(fakeGpu(92));
  await assert.rejects(openSearcher(fakeGpu(91)), /finds 91/);
  await assert.rejects(openSearcher(fakeGpu(92, { message: 'out of memory' })), /out of memory/);
  await assert.rejects(openSearcher({ requestAdapter: async () => null }), /no graphics processor/);
});

test('the name of the graphics processor is null if the browser offers no graphics processor', async () => {
  const nameOf = (gpu?: object): Promise<string | null> => graphicsName({ gpu } as unknown as Navigator);
  assert.equal(await nameOf(), null);
  assert.equal(await nameOf({ requestAdapter: async () => null }), null);
  assert.equal(await nameOf({ requestAdapter: () => Promise.reject(new Error('blocked')) }), null);
  assert.equal(await nameOf(fakeGpu(92)), 'acme');
});
