// The one door to texts, numbers, times and lists as the reader's language writes them.

export { type Given, has, type Key, type Needs, parts, t, trouble, type Value, type Values } from './catalogue';
export { about, digits, fraction, language, percentage, share, short } from './intl';
export { clauses, list } from './lists';
export { bytes, duration, roughly } from './units';
