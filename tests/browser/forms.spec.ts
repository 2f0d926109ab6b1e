// Boards of other programs are read when they are pasted or dropped anywhere on the page, and boards are written in their forms.
import { readFileSync } from 'node:fs';
import { expect, open, paste, queensOf, test } from './page';
import { collectFiles, saved } from './support/saved-files';

const ADDRESS = 'https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk';

test('an address of puzz.link opens in the editor of Play, with a proof of one way and a grade', async ({ page }) => {
  await open(page);
  await paste(page, ADDRESS);
  await expect(page.getByText('puzz.link: star battle, 6 × 6, one star in each row, column and region.')).toBeVisible();
  await expect(page).toHaveURL(/view=play/);
  await expect(page.getByText('One way to finish (proved)')).toBeVisible();
});

test('a drawing of Penpa+ opens as a star battle, and a rotated puzzle of the library is recognised', async ({
  page,
}) => {
  await open(page);
  const [drawing = ''] = readFileSync('data/penpa.txt', 'utf8').split('\n');
  await paste(page, drawing);
  await expect(page.getByText('Penpa+: star battle, 6 × 6, one star in each row, column and region.')).toBeVisible();
  await expect(page.getByText('One way to finish (proved)')).toBeVisible();
  const shelf: Readonly<Record<string, string>> = JSON.parse(readFileSync('data/shelf.json', 'utf8'));
  const map = [...(shelf['regions-6-medium-1'] ?? '')];
  const turned = map.map((_, square) => map[(5 - (square % 6)) * 6 + Math.floor(square / 6)]).join('');
  await paste(page, (turned.match(/.{6}/g) ?? []).join('\n'));
  await expect(page.getByText('Turned or mirrored, this puzzle is in the library:')).toBeVisible();
  await page.getByRole('button', { name: 'Regions 6 × 6, number 1' }).click();
  await expect(page).toHaveURL(/own=regions-6-medium-1/);
});

test('a file dropped on the page is opened, and undo restores the earlier board', async ({ page }) => {
  await open(page);
  await paste(page, '2 4 1 3');
  await expect.poll(() => queensOf(page)).toEqual(['1 2', '2 4', '3 1', '4 3']);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['Q7/4Q3/8/8/8/8/8/8'], 'board.fen'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('FEN: 8 × 8 squares, 2 pieces.')).toBeVisible();
  await expect.poll(() => queensOf(page)).toEqual(['1 1', '2 5']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => queensOf(page)).toEqual(['1 2', '2 4', '3 1', '4 3']);
});

test('one sign in a drawing is read as a queen or as a forbidden square, and a button switches between the two', async ({
  page,
}) => {
  await open(page);
  await paste(page, '*...\n..*.\n....\n....');
  await expect(page.getByText('“*” was read as a queen, not as a forbidden square.')).toBeVisible();
  await expect.poll(() => queensOf(page)).toEqual(['1 1', '2 3']);
  await page.getByRole('button', { name: 'Read as forbidden squares' }).click();
  await expect(page.getByText('“*” was read as a forbidden square, not as a queen.')).toBeVisible();
  await expect.poll(() => queensOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Read as queens' }).click();
  await expect.poll(() => queensOf(page)).toEqual(['1 1', '2 3']);
});

test('a class page dropped on the Board opens in Teach', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const data = new DataTransfer();
    const text = '{"queens-class":1,"title":"Week 3","links":[{"title":"A board","link":"#1&n=8"}]}';
    data.items.add(new File([text], 'class.json'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('heading', { name: 'Week 3' }).first()).toBeVisible();
  await expect(page).toHaveURL(/view=teach&.*own=class\./);
});

test('a text that is not a board lists the known forms; two stars open in Play', { tag: '@soak' }, async ({ page }) => {
  await open(page);
  await paste(page, 'hello world');
  await expect(page.getByText(/“hello” is not the beginning of a board. Known are puzz.link/)).toBeVisible();
  await paste(page, 'starbattle/10/10/2/5g252c2qkgbakk98igse7g88cp3730so000u');
  await expect(page.getByText(/Set 2 queens in each row/).locator('visible=true')).toBeVisible();
});

test('Share writes the board in the forms that can represent it', async ({ page }) => {
  await collectFiles(page);
  await page.goto('./#1&view=share&own=text&n=4&queens=2.4.1.3');
  const text = page.getByRole('group', { name: 'The board as text' });
  await page.getByLabel('Format').selectOption({ label: 'FEN' });
  await expect(text).toHaveText('1Q2/3Q/Q3/2Q1');
  await expect(page.getByLabel('Format').getByRole('option', { name: 'puzz.link' })).toHaveCount(0);
  await page.getByLabel('Format').selectOption({ label: 'MiniZinc' });
  await expect(text).toContainText('all_different');
  const { name, bytes } = await saved(page, page.getByRole('button', { name: 'Save as a file' }));
  expect(name).toBe('4-queens.mzn');
  expect(bytes.toString()).toContain('solve satisfy');
});

test('a text with several boards offers them in a list', async ({ page }) => {
  await open(page);
  await paste(page, readFileSync('data/pasted/collection.sbn', 'utf8'));
  const list = page.getByRole('dialog', { name: '3 boards in this text' });
  await expect(list.getByRole('button', { name: /^\d\. star battle/ })).toHaveCount(3);
  await list.getByRole('button', { name: /^2\./ }).click();
  await expect(page.getByText('Star Battle Notation: star battle, 8 × 8, one star in each row')).toBeVisible();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/view=play/);
});

test('the line about a board under a rule names the rule that was read', async ({ page }) => {
  await open(page);
  await paste(page, 'N1P/3/3');
  await expect(
    page.getByText('FEN: 3 × 3 squares, one piece. Knights attack by their jump; a row may have several.'),
  ).toBeVisible();
});
