// Files that the page saves, collected in the page, because not every driver reports downloads.
import { expect, type Locator, type Page } from '@playwright/test';

interface SavedFiles {
  files: Blob[];
  names: string[];
}

/** Call this before the page is opened. */
export async function collectFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const files: Blob[] = [];
    const names: string[] = [];
    Object.assign(window, { files, names });
    const address = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      if (file instanceof Blob && file.type !== 'text/javascript') files.push(file);
      return address(file);
    };
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      names.push(this.download);
      click.call(this);
    };
  });
}

/** The names of all files that the page has saved. */
export const savedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as SavedFiles).names);

/** The text of each file that the page has saved, by its name. */
export const savedTexts = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const { files, names } = window as unknown as SavedFiles;
    const texts = await Promise.all(files.map((file) => file.text()));
    return Object.fromEntries(names.map((name, at) => [name, texts[at] ?? '']));
  });

/** Presses a button, and returns the file that it saves. */
export async function saved(page: Page, button: Locator): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const count = async (): Promise<number> => (await savedNames(page)).length;
  const before = await count();
  await button.click();
  await expect.poll(count).toBe(before + 1);
  const { name, address } = await page.evaluate(
    () =>
      new Promise<{ name: string; address: string }>((resolve) => {
        const { files, names } = window as unknown as SavedFiles;
        const reader = new FileReader();
        reader.onload = () => resolve({ name: names.at(-1) ?? '', address: String(reader.result) });
        reader.readAsDataURL(files.at(-1) as Blob);
      }),
  );
  return { name, bytes: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64') };
}
