// The rules of the Board: fetched with the first board that is a variant, or when another rule is to be chosen.

export { rulesEffect } from './effect';
export { renderGoal } from './goals';
export { writeLink } from './link';
export { createBoardProjection } from './projection';
export { startRules, updateRules } from './slice';
export { titleParts as named } from './title';
export { createRulesView } from './view';
