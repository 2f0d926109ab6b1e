// Sheets of styles that are fetched when they are first needed.

import { Unfetched } from '../texts/fetch';
import { fileOf } from '../texts/home';

/** Fetches a sheet of styles that lies beside the page's own, and waits for it. */
export function fetchStyles(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = fileOf(file).href;
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      reject(new Unfetched(`${file} could not be fetched`));
    };
    document.head.append(sheet);
  });
}
