// What of the transport is fetched as the page is ready: the story of the steps, why there are none, and the conflicts over a run.

export { curve } from './curve';
export { refusalText } from './refusal';
export { story } from './story';
