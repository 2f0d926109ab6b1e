// The built module, typed by the contract in types.ts: what the worker imports, and what other people's code gets.
import type { EngineModule } from './types.js';

type Bytes = BufferSource | WebAssembly.Module;

/** Loads the module over the network; without an address, the build without simd128 that lies beside it. */
export default function init(options?: {
  module_or_path: string | URL | Response | Promise<Response> | Bytes;
}): Promise<unknown>;
/** Loads the module from bytes at hand, as in Node. */
export function initSync(options: { module: Bytes }): unknown;

export const validate: EngineModule['validate'];
export const complete: EngineModule['complete'];
export const countByRule: EngineModule['countByRule'];
export const completeByRule: EngineModule['completeByRule'];
export const countCompletions: EngineModule['countCompletions'];
export const countSolutions: EngineModule['countSolutions'];
export const parsePlacement: EngineModule['parsePlacement'];
export const formatPlacement: EngineModule['formatPlacement'];
export const readLink: EngineModule['readLink'];
export const writeLink: EngineModule['writeLink'];
export const searches: EngineModule['searches'];
export const kinds: EngineModule['kinds'];
export const freshSeed: EngineModule['freshSeed'];
export const CompleteJob: EngineModule['CompleteJob'];
export const CountJob: EngineModule['CountJob'];
export const SurveyJob: EngineModule['SurveyJob'];
export const gallery: EngineModule['gallery'];
export const HeatJob: EngineModule['HeatJob'];
export const Timeline: EngineModule['Timeline'];
export const planCount: EngineModule['planCount'];
export const tallyCount: EngineModule['tallyCount'];
export const exampleSolution: EngineModule['exampleSolution'];
export const ShardJob: EngineModule['ShardJob'];
export const readWord: EngineModule['readWord'];
export const masks: EngineModule['masks'];
export const tricks: EngineModule['tricks'];
export const runTrick: EngineModule['runTrick'];
export const runPipeline: EngineModule['runPipeline'];
export const FormRuns: EngineModule['FormRuns'];
export const explicit: EngineModule['explicit'];
export const explicitRule: EngineModule['explicitRule'];
export const modularLine: EngineModule['modularLine'];
export const modularSteps: EngineModule['modularSteps'];
export const tiling: EngineModule['tiling'];
export const validateLarge: EngineModule['validateLarge'];
export const experiments: EngineModule['experiments'];
export const nearPair: EngineModule['nearPair'];
export const ConstructJob: EngineModule['ConstructJob'];
export const ValidateJob: EngineModule['ValidateJob'];
export const GenerateJob: EngineModule['GenerateJob'];
export const LargeCompleteJob: EngineModule['LargeCompleteJob'];
export const LinearJob: EngineModule['LinearJob'];
export const ReadJob: EngineModule['ReadJob'];
export const WriteJob: EngineModule['WriteJob'];
export const BoardImage: EngineModule['BoardImage'];
export const ExperimentJob: EngineModule['ExperimentJob'];
