// The captions of the frames of an animation: the sentences of the story, cut into lines that fit under the board.

import { lines } from '../../../board/picture/lines';
import type { Frame } from '../../../engine/types';
import { digits } from '../../../texts/texts';
import { plainText } from '../../../watch/sentence';
import { story } from '../../../watch/story/story';

const MAX_LINES = 4;

/** `columns`: the width of the board. Each frame has the same number of lines, so that all frames are equally high. */
export function captionsOf(frames: readonly Frame[], columns: number): string[][] {
  const cut = frames.map((frame) => lines(stepNumber(frame), columns));
  const most = Math.min(MAX_LINES, Math.max(...cut.map(({ length }) => length)));
  return cut.map((each) => Array.from({ length: most }, (_, at) => each[at] ?? ''));
}

/** The number of a step, followed by its sentence. */
const stepNumber = (frame: Frame): string => `${digits(frame.position)}: ${plainText(story(frame, null, []))}`;
