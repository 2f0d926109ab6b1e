// A puzzle solved with reasons: by touch and by keyboard, with counterexamples to wrong reasons, and stored in the link.
import type { Locator, Page } from '@playwright/test';
import { cell, expect, expectAccessible, open, test } from './page';
import { collectFiles, savedNames, savedTexts } from './support/saved-files';

/** On 4 x 4 one given queen leaves one way. */
const PROOF = '#1&view=play&n=8&queens=0.0.0.0.0.0.0.0&search=bitmask&seed=1&step=0&own=own-completion-2.0.0.0';

test.describe('by thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });
  test.skip(({ browserName }) => browserName !== 'chromium', 'only the Chromium driver supports touch');

  test('false claims are refused with a counterexample, and true claims are recorded, up to the end of the proof', async ({
    page,
  }) => {
    await open(page, PROOF);
    await page.getByRole('button', { name: 'Prove it with reasons' }).tap();
    const reason = page.getByRole('region', { name: 'Your reason' });
    await expect(reason).toContainText('Point at a free square');
    await page.evaluate(() => scrollTo(0, 0));

    const prove = async (row: number, column: number): Promise<void> => {
      await cell(page, row, column).tap();
      await reason.getByRole('button', { name: 'Queen: only square' }).tap();
      await reason.getByRole('button', { name: `Row ${row}` }).tap();
    };
    await prove(3, 1);
    await expect(reason).toContainText('That does not follow.');
    await expect(cell(page, 3, 3)).toHaveAccessibleName(/a queen that speaks against it/);

    await prove(2, 4);
    await expect(reason).toContainText('Row 2 has one free square left');
    await expect(cell(page, 2, 4)).toHaveAccessibleName(/your queen/);
    await prove(3, 1);
    await expect(cell(page, 3, 1)).toHaveAccessibleName(/your queen/);
    // The link contains the proof, which is checked again after a reload.
    await expect(page).toHaveURL(/own=own-completion-2\.0\.0\.0\*s0701\.s0802$/);
    await page.reload();
    await expect(cell(page, 3, 1)).toHaveAccessibleName(/your queen/);
    await prove(4, 3);
    await expect(reason).toContainText('Proved, in 3 steps. The machine’s proof has 3.');
    const steps = page.getByRole('list').filter({ hasText: 'one free square left' }).getByRole('button');
    await expect(steps).toHaveCount(3);
    await steps.first().tap();
    await expect(cell(page, 3, 1)).not.toHaveAccessibleName(/your queen/);
    await expect(reason.getByRole('button', { name: 'Redo' })).toBeEnabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

/** Two queens in each row, column and region. */
const STARS = PROOF.replace(/own=.*/, 'own=stars-8-easy-3');

test.describe('several queens a line, by thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });
  test.skip(({ browserName }) => browserName !== 'chromium', 'only the Chromium driver supports touch');

  test('a block is a reason, a false claim is refused with a counterexample, and the link contains the proof', {
    tag: '@soak',
  }, async ({ page }) => {
    await open(page, STARS);
    await page.getByRole('button', { name: 'Prove it with reasons' }).tap();
    const reason = page.getByRole('region', { name: 'Your reason' });
    await expect(reason).toContainText('Point at a free square');
    await page.evaluate(() => scrollTo(0, 0));
    await cell(page, 3, 2).tap();
    await reason.getByRole('button', { name: 'Queen: blocks' }).tap();
    await reason.getByRole('button', { name: 'regions' }).tap();
    // The rest of region C has enough room.
    await cell(page, 7, 8).tap();
    await expect(reason).toContainText('That does not follow.');
    await expect(page.getByRole('gridcell', { name: /a queen that speaks against it/ }).first()).toBeVisible();
    await reason.getByRole('button', { name: 'Back' }).tap();
    await cell(page, 3, 2).tap();
    await expect(reason).toContainText('Region A needs 2 queens.');
    await expect(cell(page, 3, 2)).toHaveAccessibleName(/your queen/);
    await expect(page).toHaveURL(/own=stars-8-easy-3\*b0h0g$/);
    // A strip is named by its rows.
    await cell(page, 1, 1).tap();
    await reason.getByRole('button', { name: 'Empty: strip' }).tap();
    await expect(reason.getByRole('button', { name: 'regions' })).toBeHidden();
    await cell(page, 1, 1).tap();
    await cell(page, 2, 1).tap();
    await reason.getByRole('button', { name: 'Does it follow?' }).tap();
    await expect(reason).toContainText('That does not follow.');
    await page.reload();
    await expect(cell(page, 3, 2)).toHaveAccessibleName(/your queen/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('several queens a line, by keyboard: from the hint to a proof for checkers', { tag: '@soak' }, async ({
  page,
}) => {
  await open(page, `${STARS}*b0h0g.s0w0g.b0j0k`);
  const reason = page.getByRole('region', { name: 'Your reason' });
  await expect(page.getByText('Steps: 3. The machine’s proof has 16.')).toBeVisible();
  await reason.getByRole('button', { name: 'Hint' }).press('Enter');
  await expect(reason).toContainText('Look at row 2.');
  await reason.getByRole('button', { name: 'Why?' }).press('Enter');
  await expect(reason).toContainText('Row 2 needs 2 queens.');
  await cell(page, 2, 6).focus();
  await page.keyboard.press('Enter');
  await reason.getByRole('button', { name: 'Queen: blocks' }).press('Enter');
  await cell(page, 2, 1).focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 6)).toHaveAccessibleName(/your queen/);
  await expectAccessible(page);
});

test('a square, its rule and its line are chosen by keyboard', { tag: '@soak' }, async ({ page }) => {
  await open(page, PROOF);
  await page.getByRole('button', { name: 'Prove it with reasons' }).press('Enter');
  const reason = page.getByRole('region', { name: 'Your reason' });
  await expect(reason).toContainText('Point at a free square');
  await cell(page, 2, 4).focus();
  await page.keyboard.press('Enter');
  await reason.getByRole('button', { name: 'Empty: starves a line (killer)' }).press('Enter');
  await cell(page, 4, 1).focus();
  await page.keyboard.press('Enter');
  await expect(reason).toContainText('That does not follow.');
  await reason.getByRole('button', { name: 'Back' }).press('Enter');
  await reason.getByRole('button', { name: 'Back' }).press('Enter');
  await reason.getByRole('button', { name: 'Queen: only square' }).press('Enter');
  await reason.getByRole('button', { name: 'Row 2' }).press('Enter');
  await expect(cell(page, 2, 4)).toHaveAccessibleName(/your queen/);
});

test('a proof is stored on the device, and is saved for programs that check it', async ({ page }) => {
  await collectFiles(page);
  await open(page, PROOF);
  await page.getByRole('button', { name: 'Prove it with reasons' }).click();
  const reason = page.getByRole('region', { name: 'Your reason' });
  const prove = async (row: number, column: number): Promise<void> => {
    await cell(page, row, column).click();
    await reason.getByRole('button', { name: 'Queen: only square' }).click();
    await reason.getByRole('button', { name: `Row ${row}` }).click();
    await expect(cell(page, row, column)).toHaveAccessibleName(/your queen/);
  };
  await prove(2, 4);
  await reason.getByRole('button', { name: 'Without reasons' }).click();
  await expect(cell(page, 2, 4)).not.toHaveAccessibleName(/your queen/);
  await page.getByRole('button', { name: 'Prove it with reasons' }).click();
  await expect(cell(page, 2, 4)).toHaveAccessibleName(/your queen/);
  await prove(3, 1);
  await prove(4, 3);
  await page.getByRole('button', { name: 'Save for checkers (CNF and DRAT)' }).click();
  await expect
    .poll(async () => (await savedNames(page)).toSorted())
    .toEqual(['own-completion-2.0.0.0.cnf', 'own-completion-2.0.0.0.drat']);
  const files = await savedTexts(page);
  expect(files['own-completion-2.0.0.0.drat']).toBe('8 0\n9 0\n15 0\n0\n');
  expect(files['own-completion-2.0.0.0.cnf']).toContain('\n-2 -8 -9 -15 0\n');
});

/** On 4 x 4 a queen in the corner leaves no way. */
const CORNER = PROOF.replace(/own=.*/, 'own=claim-completion-1.0.0.0');

test.describe('a board without a way, by thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });
  test.skip(({ browserName }) => browserName !== 'chromium', 'only the Chromium driver supports touch');

  test('both cases of a square end in a contradiction, shown as a tree and stored in the link', {
    tag: '@soak',
  }, async ({ page }) => {
    await open(page, CORNER);
    const reason = page.getByRole('region', { name: 'Your reason' });
    await expect(page.getByText('there is no way')).toBeVisible();
    await cell(page, 2, 3).tap();
    await reason.getByRole('button', { name: 'Try both: queen or none' }).tap();
    await expect(reason).toContainText('Suppose a queen on row 2, column 3.');
    await expect(cell(page, 2, 3)).toHaveAccessibleName(/supposed to hold a queen/);
    // Row 4 still has a free square, so it is no contradiction by itself.
    const against = async (row: number): Promise<void> => {
      await reason.getByRole('button', { name: 'Contradiction' }).tap();
      await cell(page, row, 1).tap();
    };
    await against(4);
    await reason.getByRole('button', { name: 'Does it follow?' }).tap();
    await expect(reason).toContainText('No contradiction.');
    await expect(cell(page, 4, 2)).toHaveAccessibleName(/a queen that speaks against it/);
    for (let back = 0; back < 2; back++) await reason.getByRole('button', { name: 'Back' }).tap();
    await against(3);
    await expect(reason).toContainText('it cannot be so');
    // So that square has no queen, and row 2 has one free square left.
    await cell(page, 2, 4).tap();
    await reason.getByRole('button', { name: 'Queen: only square' }).tap();
    await reason.getByRole('button', { name: 'Row 2' }).tap();
    await expect(cell(page, 2, 4)).toHaveAccessibleName(/your queen/);
    await cell(page, 3, 2).tap();
    await reason.getByRole('button', { name: 'Queen: only square' }).tap();
    await reason.getByRole('button', { name: 'Row 3' }).tap();
    await against(4);
    await expect(reason).toContainText('Proved, in 5 steps.');
    await expect(page.getByRole('group', { name: 'With a queen there:' })).toContainText('row 3 has no place');
    await expect(page).toHaveURL(/claim-completion-1\.0\.0\.0\*q06\.n02\.s0701\.s0902\.n03$/);
    await page.reload();
    await expect(reason).toContainText('Proved, in 5 steps.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('the editor opens a board as a proof, a hint gives the next move, and a handout allows only some rules', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page, CORNER.replace('own=claim', 'own=edit-own'));
  await page.getByRole('button', { name: 'Prove that there is no way' }).click();
  const reason = page.getByRole('region', { name: 'Your reason' });
  await reason.getByRole('button', { name: 'Hint' }).click();
  await expect(reason).toContainText('Look at row');
  await reason.getByRole('button', { name: 'Why?' }).click();
  await expect(reason).toContainText('would close every free square of row 3');
  await reason.getByRole('button', { name: 'To the editor' }).click();
  await expect(page.getByRole('button', { name: 'Prove that there is no way' })).toBeVisible();
  await page.goto('about:blank');
  await open(page, `?handout=rules-single_cases${CORNER}`);
  await expect(page.getByRole('complementary', { name: 'Handout' })).toContainText(
    'Proofs may use only: only square of a line and cases.',
  );
  await cell(page, 2, 3).click();
  await expect(reason.getByRole('group', { name: 'Rules' }).getByRole('button')).toHaveText([
    'Queen: only square of a line',
  ]);
  await expect(reason.getByRole('button', { name: 'Try both: queen or none' })).toBeVisible();
  // The hint uses only allowed moves: first cases, then nothing.
  await reason.getByRole('button', { name: 'Back' }).click();
  await reason.getByRole('button', { name: 'Hint' }).click();
  await expect(reason).toContainText('No rule leads on. Take row');
  await page.goto('about:blank');
  await open(page, `?handout=rules-single${CORNER}`);
  await reason.getByRole('button', { name: 'Hint' }).click();
  await expect(reason).toContainText('No rule that is allowed here leads on');
});

test('the last steps are saved as a lemma, which is used again on another board', { tag: '@soak' }, async ({
  page,
}) => {
  await open(page, `${PROOF}*s0701.s0802`);
  await page.getByText('Keep the last steps as a lemma').click();
  await page.getByLabel('Name').fill('corner');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: 'Forget the lemma corner' })).toBeVisible();
  // The mirror image of the board.
  await page.goto('about:blank');
  await open(page, `${PROOF.replace('2.0.0.0', '3.0.0.0')}*`);
  const reason = page.getByRole('region', { name: 'Your reason' });
  await cell(page, 2, 4).click();
  await reason.getByRole('button', { name: 'By lemma: corner' }).click();
  await expect(page.getByText('That lemma does not lead to this square')).toBeVisible();
  await cell(page, 3, 4).click();
  await reason.getByRole('button', { name: 'By lemma: corner' }).click();
  await expect(cell(page, 2, 1)).toHaveAccessibleName(/your queen/);
  await expect(cell(page, 3, 4)).toHaveAccessibleName(/your queen/);
  await expect(page.getByRole('list').filter({ hasText: 'By the lemma corner' })).toBeVisible();
});

test.describe('with only the help of the page, on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test.skip(({ browserName }) => browserName !== 'chromium', 'only the Chromium driver supports touch');

  type Line = { readonly kind: 'row' | 'column'; readonly number: number };
  type Place = { readonly row: number; readonly column: number };

  const isOn = ({ row, column }: Place, { kind, number }: Line): boolean => (kind === 'row' ? row : column) === number;

  /** The line that a sentence names. */
  function lineIn(text: string | null, sentence: RegExp): Line {
    const [, kind = '', number] = sentence.exec(text ?? '') ?? [];
    return { kind: kind.toLowerCase() === 'row' ? 'row' : 'column', number: Number(number) };
  }

  /** The squares that are empty or show one of these signs. */
  async function squaresWith(page: Page, sign = ''): Promise<Place[]> {
    const names = await page
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''));
    return names.flatMap((name) => {
      const [, row, column, rest] = /^row (\d+), column (\d+)(?:, (.*))?$/.exec(name) ?? [];
      return (sign === '' ? rest === undefined : rest?.includes(sign))
        ? [{ row: Number(row), column: Number(column) }]
        : [];
    });
  }

  /** Opens a puzzle with reasons, and counts the presses. */
  async function begin(page: Page, puzzle: string) {
    const reason = page.getByRole('region', { name: 'Your reason' });
    const button = (name: string | RegExp): Locator => reason.getByRole('button', { name });
    let presses = 0;
    const press = async (what: Locator): Promise<void> => {
      presses += 1;
      await what.tap();
    };
    const point = ({ row, column }: Place): Promise<void> => press(cell(page, row, column));
    /** Points at a square, and claims that it is the only one of a line. */
    const only = async (place: Place, { kind, number }: Line): Promise<void> => {
      await point(place);
      await expect(reason).toContainText('which rule decides it?');
      await press(button('only square'));
      await expect(reason).toContainText('of which line is it the only free square?');
      await press(button(`${kind === 'row' ? 'Row' : 'Column'} ${number}`));
    };
    await open(page, PROOF.replace(/own=.*/, `own=${puzzle}`));
    await press(page.getByRole('button', { name: 'Prove it with reasons' }));
    await expect(reason).toContainText('Point at a free square that you can decide.');
    return { reason, button, press, point, only, presses: () => presses };
  }

  const LINES: readonly Line[] = (['row', 'column'] as const).flatMap((kind) =>
    [1, 2, 3, 4, 5, 6].map((number) => ({ kind, number })),
  );

  test('an easy puzzle is proved after a wrong guess, which is refuted on the board, and one hint', {
    tag: '@soak',
  }, async ({ page }) => {
    const { reason, button, press, only, presses } = await begin(page, 'completion-6-easy-1');
    // Guess the first square of a row with several free squares.
    const free = await squaresWith(page);
    const [guess = { row: 0, column: 0 }] = free.filter(
      ({ row }) => free.filter((other) => other.row === row).length > 1,
    );
    await only(guess, { kind: 'row', number: guess.row });
    await expect(reason).toContainText('That does not follow.');
    const against = await squaresWith(page, 'a queen that speaks against it');
    expect(against.filter(({ row }) => row === guess.row)).not.toEqual([]);
    expect(against).not.toContainEqual(guess);
    for (let back = 0; back < 3; back++) await press(button('Back'));

    await press(button('Hint'));
    await expect(reason).toContainText('Look at');
    let line: Line | undefined = lineIn(await reason.textContent(), /Look at (row|column) (\d+)/);
    // From here on, the test looks for lines with one free square.
    for (let steps = 1; line; steps++) {
      const current: Line = line;
      const [place, ...more] = (await squaresWith(page)).filter((one) => isOn(one, current));
      expect([place !== undefined, more], `${current.kind} ${current.number}`).toEqual([true, []]);
      if (!place) throw new Error('no square is left there');
      await only(place, current);
      await expect(cell(page, place.row, place.column)).toHaveAccessibleName(/your queen/);
      const left = await squaresWith(page);
      line = LINES.find((one) => left.filter((place) => isOn(place, one)).length === 1);
      if (!line) await expect(reason).toContainText(`Proved, in ${steps} steps.`);
    }
    expect(presses()).toBeLessThanOrEqual(20);
    // Nothing had to be scrolled, and nothing is wider than the page.
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollWidth])).toEqual([0, 390]);
  });

  test('a puzzle of the next grade is proved by following the hints, with the rules that they name', {
    tag: '@soak',
  }, async ({ page }) => {
    const { reason, button, press, point, only, presses } = await begin(page, 'completion-6-medium-1');
    const proved = reason.getByText(/^Proved/);
    const killers = new Set<string>();
    for (let steps = 1; !(await proved.isVisible()); steps++) {
      expect(steps).toBeLessThan(12);
      await press(button('Hint'));
      await press(button('Why?'));
      await expect(reason).toContainText(/would close every free square|has one free square left/);
      const why = await reason.textContent();
      if (why?.includes('has one free square left')) {
        const [place] = await squaresWith(page, 'the queen stands here');
        if (!place) throw new Error('no queen is drawn');
        await only(place, lineIn(why, /(row|column) (\d+) has one free square left/i));
        await expect(cell(page, place.row, place.column)).toHaveAccessibleName(/your queen/);
      } else {
        const [place] = await squaresWith(page, 'no queen can stand here');
        if (!place) throw new Error('no square is drawn');
        const excluded = cell(page, place.row, place.column);
        const [onLine] = await squaresWith(page, 'free now, would be closed');
        if (!onLine) throw new Error('no square of the line is drawn');
        const line = lineIn(why, /every free square of (row|column) (\d+)/);
        killers.add(`${line.kind} ${line.number}`);
        await point(place);
        await press(button('starves a line'));
        await expect(reason).toContainText('would close every free square of a line. Tap the line.');
        await press(button(`${line.kind}s`));
        await point(onLine);
        await expect(reason).toContainText('so no queen can stand there');
        await expect(excluded).toHaveAccessibleName(/no queen can stand here/);
      }
    }
    expect(killers.size).toBeGreaterThan(0);
    await expect(reason).toContainText('The machine’s proof has 6.');
    expect(presses()).toBeLessThanOrEqual(45);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
