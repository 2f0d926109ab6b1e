// A sentence under a board, cut into lines that fit.

import { captionSize, SQUARE } from './board';

/** `columns`: how wide the board is. Cuts a text at spaces, or between Chinese and Japanese characters, which are about twice as wide. */
export function lines(text: string, columns: number): string[] {
  const room = (columns * SQUARE) / (captionSize(columns) * 0.52);
  const found: string[] = [];
  let line = '';
  let width = 0;
  for (const word of text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*/gu) ?? []) {
    const wide = widthOf(word.trimEnd());
    if (width + wide > room && line !== '') {
      found.push(line.trimEnd());
      [line, width] = ['', 0];
    }
    line += word;
    width += widthOf(word);
  }
  return line === '' ? found : [...found, line.trimEnd()];
}

const widthOf = (word: string): number => [...word].reduce((sum, letter) => sum + (letter >= '\u3000' ? 1.9 : 1), 0);
