// The rules of the Board: fetched with the first board that is a variant, or when another rule is to be chosen.

export { rulesEffect } from './effect';
export { renderGoal } from './goals';
export { writeLink } from './link';
export { named } from './named';
export { createBoardProjection } from './projection';
export { startRules, updateRules } from './slice';
export { createRulesView } from './view';
