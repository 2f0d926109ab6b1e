// Searches the parts of a shard on the graphics processor, in slices, because a driver resets a processor that is busy for seconds.

import { INVOCATIONS, LANES, shader, stateWords } from './shader';
import { type Buffer, type Device, type Gpu, type Pipeline, USE } from './webgpu';

/** Called with the progress after each slice. The next slice begins when it resolves; the search ends if it rejects. */
export type AfterSlice = (found: bigint, share: number) => Promise<void>;

export interface Searcher {
  /**
   * Counts the solutions of parts, each part as often as its weight. `parts`: for each part `size` words and its weight, as the
   * engine writes them. Rejects when the graphics processor is lost, or has too little memory.
   */
  search(size: number, parts: Uint32Array, between: AfterSlice): Promise<bigint>;
}

/** The target duration of a slice, in milliseconds. */
const AIM = 40;
/** Steps of an invocation in a slice: at first, at least, and at most. */
const STEPS = { first: 256, least: 64, most: 1 << 16 } as const;
/** Words of the tally: the number of parts that were begun, the number of finished parts, and the solutions in two words. */
const TALLY = 4;

/**
 * Opens the graphics processor. Rejects if there is no such processor, or if it does not find the 92 solutions of eight
 * queens.
 */
export async function openSearcher(gpu: Gpu): Promise<Searcher> {
  const adapter = await gpu.requestAdapter();
  if (!adapter) throw new Error('no graphics processor');
  const searcher = searcherOn(await adapter.requestDevice());
  const eight = Uint32Array.of(...new Array<number>(8).fill(0xff), 1);
  const found = await searcher.search(8, eight, async () => {});
  if (found !== 92n) throw new Error(`the graphics processor finds ${found} solutions of eight queens`);
  return searcher;
}

function searcherOn(device: Device): Searcher {
  const pipelines = new Map<number, Promise<Pipeline>>();
  let steps: number = STEPS.first;

  function pipelineFor(size: number): Promise<Pipeline> {
    const known = pipelines.get(size);
    if (known) return known;
    const module = device.createShaderModule({ code: shader(size) });
    const made = device.createComputePipelineAsync({ layout: 'auto', compute: { module } });
    pipelines.set(size, made);
    return made;
  }

  /** Runs one slice, and reads the tally. */
  async function slice(pipeline: Pipeline, bound: object, groups: number, tally: Buffer, read: Buffer) {
    const encoder = device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    pass.setPipeline(pipeline);
    pass.setBindGroup(0, bound);
    pass.dispatchWorkgroups(groups);
    pass.end();
    encoder.copyBufferToBuffer(tally, 0, read, 0, 4 * TALLY);
    const start = performance.now();
    device.queue.submit([encoder.finish()]);
    await read.mapAsync(USE.read);
    const milliseconds = performance.now() - start;
    const [taken = 0, done = 0, low = 0, high = 0] = new Uint32Array(read.getMappedRange());
    read.unmap();
    return { taken, done, found: (BigInt(high) << 32n) | BigInt(low), milliseconds };
  }

  async function search(size: number, parts: Uint32Array, between: AfterSlice): Promise<bigint> {
    const count = parts.length / (size + 1);
    if (count === 0) return 0n;
    const pipeline = await pipelineFor(size);
    const made: Buffer[] = [];
    const buffer = (words: number, usage: number): Buffer => {
      const buffer = device.createBuffer({ size: 4 * words, usage });
      made.push(buffer);
      return buffer;
    };
    device.pushErrorScope('validation');
    device.pushErrorScope('out-of-memory');
    try {
      // New buffers are all zero: no invocation has a part, and nothing is found.
      const searched = buffer(parts.length, USE.storage | USE.to);
      const states = buffer(INVOCATIONS * stateWords(size), USE.storage);
      const tally = buffer(TALLY, USE.storage | USE.from);
      const bounds = buffer(2, USE.uniform | USE.to);
      const read = buffer(TALLY, USE.read | USE.to);
      const bound = device.createBindGroup({
        layout: pipeline.getBindGroupLayout(0),
        entries: [searched, states, tally, bounds].map((buffer, binding) => ({ binding, resource: { buffer } })),
      });
      device.queue.writeBuffer(searched, 0, parts);
      const errors = await Promise.all([device.popErrorScope(), device.popErrorScope()]);
      for (const error of errors) if (error) throw new Error(error.message);
      const groups = Math.min(INVOCATIONS / LANES, Math.ceil(count / LANES));
      for (;;) {
        device.queue.writeBuffer(bounds, 0, Uint32Array.of(count, steps));
        const { taken, done, found, milliseconds } = await slice(pipeline, bound, groups, tally, read);
        if (done === count) return found;
        const faster = Math.min(2, Math.max(0.1, AIM / milliseconds));
        // Near the end many invocations are idle, so the time of a slice does not predict the time of the next slice.
        if (faster < 1 || taken < count)
          steps = Math.min(STEPS.most, Math.max(STEPS.least, Math.floor(steps * faster)));
        await between(found, done / count);
      }
    } finally {
      for (const buffer of made) buffer.destroy();
    }
  }

  return { search };
}
