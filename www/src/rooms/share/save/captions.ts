// The sentences under the frames of an animation: those of the story, cut into lines that fit under the board.

import { captionSize, SQUARE } from '../../../board/picture/board';
import type { Frame } from '../../../engine/types';
import { digits } from '../../../texts/texts';
import { spoken } from '../../../watch/sentence';
import { story } from '../../../watch/story/story';

const MOST_LINES = 4;

/** `columns`: how wide the board is. As many lines for each frame, so that all frames are equally high. */
export function captionsOf(frames: readonly Frame[], columns: number): string[][] {
  const cut = frames.map((frame) => lines(numbered(frame), columns));
  const most = Math.min(MOST_LINES, Math.max(...cut.map(({ length }) => length)));
  return cut.map((each) => Array.from({ length: most }, (_, at) => each[at] ?? ''));
}

/** The sentence of a step, behind its number. */
const numbered = (frame: Frame): string => `${digits(frame.position)}: ${spoken(story(frame, null, []))}`;

/** Cuts a text at spaces, or between Chinese and Japanese characters, which are about twice as wide. */
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
