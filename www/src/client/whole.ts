// The whole engine, compiled for the workers of all rooms. Importing this module fetches it.

import { hasVectors } from '../engine/vectors';
import { fileOf } from '../texts/home';
import { compiled } from './start';

export const engine = compiled(fileOf(hasVectors() ? 'engine/queens-simd.wasm' : 'engine/queens.wasm'));
