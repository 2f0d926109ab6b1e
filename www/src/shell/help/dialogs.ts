// What stands in the dialogs, fetched when one of them is first asked for.

export { help } from './help';
export { paste } from './paste';
export { send } from './send';
export { settings } from './settings';
export { until } from './until';
