// The Proof room: a proof is found, saved and checked; cut proofs are refused; excluded diagonals are decided.
import type { Page } from '@playwright/test';
import { expect, open, place, test } from './page';
import { collectFiles, saved } from './support/saved-files';
import { expectAccessible } from './support/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a file by the button of this name. */
async function openFile(page: Page, label: string, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByText(label, { exact: true }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

test('an impossible board gets a proof, which can be saved and checked; a cut proof fails', async ({ page }) => {
  await collectFiles(page);
  await open(page);
  await place(page, '5 8 0 1 0 2 7 0');
  await button(page, 'Complete').click();
  await expect(page.getByRole('heading', { name: 'Impossible' })).toBeVisible();
  await button(page, 'Proof').click();
  await expect(page.getByText(/The formula takes \d/)).toBeVisible();
  await button(page, 'Find a proof').click();
  await expect(page.getByText(/It cannot be completed/)).toBeVisible();
  const formula = await saved(page, button(page, /Save the formula/));
  expect(formula.name).toBe('queens-8.cnf');
  expect(formula.bytes.toString()).toMatch(/^c square 1 1 1\n/);
  await button(page, 'Check this proof').click();
  await expect(page.getByText(/the formula cannot be satisfied/)).toBeVisible();
  await expectAccessible(page);
  await openFile(page, 'Open a proof', 'unfinished.drat', 'c without the last step\n5 0\n');
  await button(page, 'Check').last().click();
  await expect(
    page.getByText('Every step follows, but the proof ends before it reaches the contradiction.'),
  ).toBeVisible();
  await openFile(page, 'Open a proof', 'cut.drat', '1 2');
  await button(page, 'Check').last().click();
  await expect(page.getByText(/The proof ends in line 1, inside a step/)).toBeVisible();
  // A person can also prove by reasons that the board is impossible.
  await page.getByRole('link', { name: 'Prove it by hand' }).click();
  await expect(page.getByText('there is no way')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your reason' })).toContainText('Point at a free square');
});

test('an instance of excluded diagonals is decided, and a bad one refused with its place', async ({ page }) => {
  await page.goto('./#1&view=excluded&n=8');
  const instance = page.getByLabel('Instance of the excluded-diagonals problem');
  await instance.fill('n = 8\nnumdiags = 1\ndiags = [[7, 1]]');
  await button(page, 'Decide').click();
  await expect(page.getByText(/There is a solution.*exact search/s)).toBeVisible();
  await instance.fill('n = 8\nnumdiags = 1\ndiags = [[77, 1]]');
  await button(page, 'Decide').click();
  await expect(page.getByText('Pair 1 of diags: diagonal 77 is not on the board.')).toBeVisible();
  await button(page, 'Use the example').click();
  await expect(instance).toHaveValue('n = 10, numdiags = 1, diags = [[4, 1]]');
  await button(page, 'Decide').click();
  await expect(page.getByText(/There is a solution.*exact search/s)).toBeVisible();
});
