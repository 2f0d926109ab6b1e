// "Add this step to my lesson" and "Add to my class page": adds the present state of any room to what this device stores.

import type { AppDispatch } from '../action';
import { withoutLanguage } from '../language';
import { trouble } from '../notice';
import type { Shared } from '../state';
import { storedSet } from './class-page';
import { type ClassLink, MAX_LINKS, ownOf } from './set';
import { storedDraft } from './shelf';
import { stepFrom } from './writing';

/** The board and the run of the page, as `lesson.json` has them. */
export function boardFields({ input, watch }: Pick<Shared, 'input' | 'watch'>): Record<string, unknown> {
  const step = watch.shown?.frame.position ?? 0;
  return {
    board: Array.from(input.rows, (column) => column + 1),
    ...(input.variant ? { rule: input.variant.rule } : { search: input.search, seed: input.seed }),
    ...(step > 0 && !input.variant ? { step, show: ['transport'] } : {}),
  };
}

/**
 * Adds the present state to the lesson, with a notice. `hash`: its address. If the room adds a part of its own to the address,
 * the step links to it.
 */
export function addStep(shared: Shared, hash: string, dispatch: AppDispatch): void {
  const draft = storedDraft.read();
  const see = withoutLanguage(hash);
  const link = ownOf(see) === '' ? {} : { see };
  storedDraft.save(
    { ...draft, steps: [...draft.steps, stepFrom(draft, { ...boardFields(shared), ...link })] },
    (kept) => dispatch(kept ? { type: 'notice', notice: { kind: 'news', news: 'stepAdded' } } : trouble('step-unkept')),
  );
}

/** Adds a link to the end of the class page, with a notice. A link that the page has already is moved there. */
export function addLink(link: ClassLink, dispatch: AppDispatch): void {
  const set = storedSet.read();
  const links = [...set.links.filter((one) => one.link !== link.link), link];
  if (links.length > MAX_LINKS) dispatch(trouble('class-full', { most: MAX_LINKS }));
  else
    storedSet.save({ ...set, links }, (kept) =>
      dispatch(kept ? { type: 'notice', notice: { kind: 'news', news: 'linkAdded' } } : trouble('class-unkept')),
    );
}
