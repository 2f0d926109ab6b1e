// The types of the engine. `./build.sh types` writes most files of this folder from the Rust types: the shapes that cross
// the boundary, and the functions and handles of the two modules. The `code` of an error is a key of the
// catalogue of texts, under `error`.

export { KINDS, MAX_BOARD_SIZE, STEP } from './constants';
export type * from './queens.js';

/** The whole engine. */
export type EngineModule = typeof import('./queens.js');

/** The part of it that the page opens with. */
export type FirstModule = typeof import('./first.js');
