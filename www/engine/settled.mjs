/**
 * The names of the package that follow Semantic Versioning. They are the main entry; `queens-engine/page` has all names.
 */
export const SETTLED = [
  ...['initSync', 'problemOf', 'version'],
  ...['validate', 'complete', 'prove', 'checkProof', 'countCompletions', 'countSolutions', 'estimateSolutions'],
  ...['countCertificate', 'blockingQueens', 'countByRule', 'completeByRule'],
  ...['readBoard', 'readBoards', 'writeBoard'],
  ...['planCount', 'ShardJob', 'tallyCount', 'Timeline', 'traceOf', 'checkTrace'],
];
