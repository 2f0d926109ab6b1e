// Workers that trap, and workers that are cancelled again and again: neither causes more than one message.

import { SOAK } from '../soak';
import { cell, place, queensOf } from './page';
import { ROOMS } from './support/room-names';
import { enter } from './support/rooms';
import { expect, open, test } from './support/test';
import { trapIn } from './support/trap';

test.describe('an engine that traps', () => {
  test.use({ allowedMessages: [/unreachable|RuntimeError/i] });

  test('is restarted with a one-line message, and the board does not change', { tag: '@once' }, async ({ page }) => {
    const restore = await trapIn(page, 'CompleteJob', 'run');
    await open(page);
    await place(page, '0 0 0 0 7 0 0 0');
    await expect(cell(page, 5, 7)).toHaveAccessibleName(/queen/);
    const before = await queensOf(page);
    restore();
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByText('The engine crashed and was restarted.').first()).toBeVisible();
    await expect.poll(() => queensOf(page)).toEqual(before);
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible();
    await expect.poll(async () => (await queensOf(page)).length).toBe(8);
  });
});

/**
 * The workers that the Board needs, also after counts: a worker that answers, a worker that plays runs, and a worker with the whole
 * engine.
 */
const WORKERS_OF_THE_BOARD = 3;

const COUNTS = SOAK ? 10 : 4;
test(`${COUNTS} counts, started and cancelled, leave as many workers as there were`, { tag: '@once' }, async ({
  page,
}) => {
  await open(page, '#1&n=24');
  for (let round = 0; round < COUNTS; round++) {
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Count', exact: true })).toBeEnabled();
  }
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(WORKERS_OF_THE_BOARD);
});

/** The workers of the Board, of its run, of the run under another rule, and of the Race, which can continue. */
const WORKERS_AFTER_A_TOUR = 4;

test('after a visit to every room, at most four workers and the worker of a large board stay', {
  tag: '@soak',
}, async ({ page }) => {
  test.setTimeout(240_000);
  await open(page);
  for (const room of ROOMS) await enter(page, room);
  await page.goto('./#1&n=8');
  await expect
    .poll(() => page.workers().length, { timeout: 60_000, intervals: [1_000] })
    .toBeLessThanOrEqual(WORKERS_AFTER_A_TOUR + 1);
  // A room that is entered again gets answers.
  await enter(page, 'count');
  await page
    .getByRole('button', { name: /^Count( again)?$/ })
    .first()
    .click();
  await expect(page.locator('.count__n')).toHaveText('92');
});
