// The types of WebGPU that counting needs, because TypeScript's library lacks them, and a test whether this browser has it.

export interface Gpu {
  requestAdapter(): Promise<Adapter | null>;
}

/** A graphics processor. */
interface Adapter {
  readonly info: { readonly vendor: string; readonly architecture: string; readonly description: string };
  requestDevice(): Promise<Device>;
}

/** An open graphics processor. */
export interface Device {
  readonly queue: {
    writeBuffer(buffer: Buffer, offset: number, data: Uint32Array): void;
    submit(commands: readonly object[]): void;
  };
  createShaderModule(program: { code: string }): object;
  createComputePipelineAsync(parts: { layout: 'auto'; compute: { module: object } }): Promise<Pipeline>;
  createBuffer(form: { size: number; usage: number }): Buffer;
  createBindGroup(group: {
    layout: object;
    entries: readonly { binding: number; resource: { buffer: Buffer } }[];
  }): object;
  createCommandEncoder(): Encoder;
  pushErrorScope(filter: 'validation' | 'out-of-memory'): void;
  popErrorScope(): Promise<{ readonly message: string } | null>;
}

export interface Pipeline {
  getBindGroupLayout(group: number): object;
}

export interface Buffer {
  /** Rejects when the device is lost. */
  mapAsync(mode: number): Promise<void>;
  getMappedRange(): ArrayBuffer;
  unmap(): void;
  destroy(): void;
}

interface Encoder {
  beginComputePass(): {
    setPipeline(pipeline: Pipeline): void;
    setBindGroup(group: number, bound: object): void;
    dispatchWorkgroups(groups: number): void;
    end(): void;
  };
  copyBufferToBuffer(from: Buffer, start: number, to: Buffer, at: number, bytes: number): void;
  finish(): object;
}

/** Uses of a buffer, and the one mode in which it is mapped here. */
export const USE = { read: 0x1, from: 0x4, to: 0x8, uniform: 0x40, storage: 0x80 } as const;

/** The WebGPU interface, if this browser has it. */
export const gpuOf = (browser: Navigator): Gpu | undefined => (browser as Navigator & { readonly gpu?: Gpu }).gpu;

/** The graphics processor's own name; null if there is no such processor. */
export async function graphicsName(browser: Navigator): Promise<string | null> {
  const adapter = await gpuOf(browser)
    ?.requestAdapter()
    .catch(() => null);
  if (!adapter) return null;
  const { vendor, architecture, description } = adapter.info;
  return description || [vendor, architecture].filter(Boolean).join(' ');
}
