// The part of the transport that is fetched once the page is ready: the player, the story of the steps, why there are no
// steps, and the conflicts over a run.

export { Player } from '../player';
export { curve } from './curve';
export { refusalText } from './refusal';
export { story } from './story';
