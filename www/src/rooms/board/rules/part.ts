// The rules of the Board: fetched with the first board that is a variant, or when another rule is to be chosen.

export { rulesEffect } from './effect';
export { renderGoal } from './goals';
export { writeLink } from './link';
export { named } from './named';
export { startRules, updateRules } from './slice';
export { createRulesView } from './view';
export { createBoardProjection } from './wall';
