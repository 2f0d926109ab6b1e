// The part of the built module that the page opens with, typed by the contract in types.ts.
import type { FirstModule } from './types.js';

/** Loads the module over the network. */
export default function init(options?: { module_or_path: string | URL }): Promise<unknown>;

export const validate: FirstModule['validate'];
export const complete: FirstModule['complete'];
export const countCompletions: FirstModule['countCompletions'];
export const parsePlacement: FirstModule['parsePlacement'];
export const formatPlacement: FirstModule['formatPlacement'];
export const readLink: FirstModule['readLink'];
export const writeLink: FirstModule['writeLink'];
export const searches: FirstModule['searches'];
export const kinds: FirstModule['kinds'];
export const freshSeed: FirstModule['freshSeed'];
export const CompleteJob: FirstModule['CompleteJob'];
export const CountJob: FirstModule['CountJob'];
export const SurveyJob: FirstModule['SurveyJob'];
export const Timeline: FirstModule['Timeline'];
