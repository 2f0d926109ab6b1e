// The main task of each room, on one page. Only Firefox runs this spec. Without the soak, Firefox runs only this spec and the specs of
// features that browsers implement differently; Chromium tests the rooms in detail.
import type { Page } from '@playwright/test';
import { SOAK } from '../soak';
import { cell, expect, figure, open, queensOf, test } from './page';
import { counter, EMPTY_8, expectStep, linkTo, story, transportButton } from './run';

/** Opens another link on the current page. */
const enter = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

interface Task {
  readonly what: string;
  readonly link: string;
  readonly isDone: (page: Page) => Promise<void>;
}

const TASKS: readonly Task[] = [
  {
    what: 'Rules: rooks are chosen, and counted as published',
    link: '#2&view=rules&rule=rooks&n=8&columns=8&pieces=8&walls=&set=',
    isDone: (page) => expect(figure(page)).toHaveText('40,320'),
  },
  {
    what: 'Watch: a search is stepped forwards, backwards, and to its end',
    link: linkTo({ rows: EMPTY_8 }),
    isDone: async (page) => {
      await transportButton(page, 'Step forward').click();
      await expectStep(page, 1);
      await page.keyboard.press('End');
      await expect(counter(page, 'Solutions')).toHaveText('92');
      await page.keyboard.press('p');
      await expect(story(page)).toContainText('Solution 92');
    },
  },
  {
    what: 'Python: a program runs in its frame, and the engine judges it',
    link: '#1&view=own&n=6',
    isDone: async (page) => {
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect(page.getByText('Your program finds 4 of 4, each once.')).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    what: 'Count: all solutions of eight queens',
    link: '#1&view=count&n=8',
    isDone: async (page) => {
      await expect(page.locator('.count__n')).toHaveText('92');
      await page.getByRole('button', { name: 'Count again' }).click();
      await expect(page.locator('.count__now').getByRole('status')).toHaveText('All solutions on 8 by 8: 92.');
    },
  },
  {
    what: 'Large: a thousand rows are completed',
    link: '#1&view=large&n=8&own=n1000.k0.s1',
    isDone: async (page) => {
      await page.getByRole('button', { name: 'Complete', exact: true }).click();
      await expect(page.getByText('1,000 queens, none of which attacks another.')).toBeVisible();
    },
  },
  {
    what: 'Play: a puzzle takes a queen',
    link: '#1&view=play&n=8&own=own-completion-0.0.0.6.0.0.7.4',
    isDone: async (page) => {
      await expect(page).toHaveTitle(/Play/);
      await cell(page, 1, 8).click();
      await expect(page.getByRole('gridcell', { name: /your queen/ })).toHaveCount(1);
    },
  },
  {
    what: 'Learn: a step is read',
    link: '#1&view=learn&n=8&own=looking-ahead.2',
    isDone: (page) => expect(page.getByRole('heading', { name: 'What is left below' })).toBeVisible(),
  },
];

const LONGER: readonly Task[] = [
  {
    what: 'Proof: a board that cannot be finished is proved',
    link: '#1&view=proof&n=8&queens=5.8.0.1.0.2.7.0',
    isDone: async (page) => {
      await page.getByRole('button', { name: 'Find a proof' }).click();
      await expect(page.getByText(/It cannot be completed/)).toBeVisible();
    },
  },
  {
    what: 'Race: two searches run to their ends',
    link: '#1&view=race&n=6&own=bitmask.bitboard-columns',
    isDone: async (page) => {
      await page.getByRole('button', { name: /^Start/ }).click();
      await page.getByRole('button', { name: 'To the end' }).click();
      await expect(page.locator('main.race')).toContainText('finishes first');
    },
  },
  {
    what: 'All solutions: the twelve of eight queens',
    link: '#1&view=solutions&n=8',
    isDone: (page) => expect(page.getByRole('option')).toHaveCount(92),
  },
  {
    what: 'Figures: a published figure is measured again',
    link: '#1&view=figures&n=8&own=randRand',
    isDone: async (page) => {
      await page.getByLabel(/^Samples/).fill('5');
      await page.getByRole('button', { name: 'Measure', exact: true }).click();
      await expect(page.getByRole('row', { name: /n = 100: mean number of rows filled/ })).toBeVisible();
    },
  },
  {
    what: 'Bit tricks: a trick is taken apart',
    link: '#1&view=bits&n=8',
    isDone: async (page) => {
      await expect(page.getByRole('heading', { name: /^Keep only the lowest 1/ })).toBeVisible();
      await page.getByRole('region', { name: 'Transport' }).getByRole('button', { name: 'Last stage' }).click();
      await expect(page.locator('main.bits')).toContainText('operation 3 of 3');
    },
  },
  {
    what: 'Share: a picture is offered',
    link: '#1&view=share&n=8&queens=0.0.4.0.8.0.0.0',
    isDone: async (page) => {
      await expect(page.locator('main.share')).toBeVisible();
      await expect(page.locator('main:not([aria-busy="true"])')).toBeVisible();
    },
  },
];

test('the main task of each room can be done', async ({ page }) => {
  test.setTimeout(120_000);
  await test.step('Board: a queen is set and removed, and the placement is completed', async () => {
    await open(page);
    await cell(page, 8, 3).click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(figure(page)).toHaveText('6');
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByText('Completed. One of 6 ways.')).toBeVisible();
    await expect.poll(async () => (await queensOf(page)).length).toBe(8);
  });
  for (const { what, link, isDone } of SOAK ? [...TASKS, ...LONGER] : TASKS)
    await test.step(what, async () => {
      await enter(page, link);
      await isDone(page);
    });
});
