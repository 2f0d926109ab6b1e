// Sheets of styles that are fetched when they are first needed.

import { FetchFailure } from '../texts/fetch';
import { fileOf } from '../texts/home';

const sheets = new Map<string, Promise<void>>();

/** Fetches a style sheet once and waits for it; after a failure, the next call fetches it again. */
export function fetchStyles(file: string): Promise<void> {
  const known = sheets.get(file) ?? fetchSheet(file);
  sheets.set(file, known);
  known.catch(() => sheets.delete(file));
  return known;
}

function fetchSheet(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = fileOf(file).href;
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      reject(new FetchFailure(`${file} could not be fetched`));
    };
    document.head.append(sheet);
  });
}
