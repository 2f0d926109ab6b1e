// The contents of the dialogs, fetched when the first of them is opened.

export { help } from './help';
export { paste } from './paste';
export { send } from './send';
export { settings } from './settings';
export { renderUntil as until } from './until';
