// The built module for large boards, typed by the contract in types-large.ts.
import type { LargeModule } from '../types-large.js';

type Bytes = BufferSource | WebAssembly.Module;

/** Loads the module over the network. */
export default function init(options?: { module_or_path: string | URL | Bytes }): Promise<unknown>;
export function initSync(options: { module: Bytes }): unknown;

export const explicit: LargeModule['explicit'];
export const explicitRule: LargeModule['explicitRule'];
export const modularLine: LargeModule['modularLine'];
export const modularSteps: LargeModule['modularSteps'];
export const tiling: LargeModule['tiling'];
export const validateLarge: LargeModule['validateLarge'];
export const experiments: LargeModule['experiments'];
export const freshSeed: LargeModule['freshSeed'];
export const GenerateJob: LargeModule['GenerateJob'];
export const LargeCompleteJob: LargeModule['LargeCompleteJob'];
export const LinearJob: LargeModule['LinearJob'];
export const ReadJob: LargeModule['ReadJob'];
export const WriteJob: LargeModule['WriteJob'];
export const BoardImage: LargeModule['BoardImage'];
export const ExperimentJob: LargeModule['ExperimentJob'];
