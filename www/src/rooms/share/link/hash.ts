// The part of an address after "#", for the state of a room.

import type { WorkerClient } from '../../../client/client';
import type { Link } from '../../../engine/types';
import type { ShareQuestions } from '../questions';

/** Links to the board carry no step of a search. */
export async function hashOf(client: WorkerClient<ShareQuestions>, link: Link | string): Promise<string> {
  if (typeof link === 'string') return `#${link}`;
  const hash = await client.ask('address', link.view === 'theatre' ? link : { ...link, step: 0 }).answer;
  return `#${hash.replace(/^#/, '')}`;
}
