// Texts, numbers and lists in the language of the user. Times and bytes are in `units`, which is loaded later.

export { type Given, has, type Key, type Needs, parts, t, trouble, type Value, type Values } from './catalogue';
export { approximately, digits, fraction, language, percentage, share, short } from './intl';
export { clauses, gap, list } from './lists';
