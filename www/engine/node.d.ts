// The engine in Node: as everywhere else.

export * from './queens.js';
export { default } from './queens.js';
