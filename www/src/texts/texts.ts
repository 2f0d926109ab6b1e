// The one door to texts, numbers and lists as the reader's language writes them. Times and bytes are in `units`, which the page opens
// without.

export { type Given, has, type Key, type Needs, parts, t, trouble, type Value, type Values } from './catalogue';
export { approximately, digits, fraction, language, percentage, share, short } from './intl';
export { clauses, gap, list } from './lists';
