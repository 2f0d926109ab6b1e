// A picture of the board as a file.

import { boardPicture } from '../../../board/picture/board';
import { paint, sizeOf } from '../../../board/picture/canvas';
import { DARK, LIGHT } from '../../../board/picture/inks';
import type { Picture } from '../../../board/picture/shape';
import { svgText } from '../../../board/picture/svg';
import type { PictureChoice } from '../slice';
import type { SavedBoard } from './saved-board';

/** The side of a picture at its own size, in pixels. */
export const PICTURE_SIDE = 560;

export const inksOf = ({ colours }: PictureChoice) => (colours === 'dark' ? DARK : LIGHT);

export const pictureOf = ({ model, by }: SavedBoard, { numbers, marks, clear }: PictureChoice): Picture =>
  // The picture leaves out the number of ways of each square.
  boardPicture({ ...model, heat: null }, { numbers, marks, clear, caption: [], ...by });

/** The size of the saved picture, in pixels. */
export function pixelsOf(picture: Picture, { form, scale }: PictureChoice): { width: number; height: number } {
  return sizeOf(picture, ((form === 'png' ? scale : 1) * PICTURE_SIDE) / picture.width);
}

export async function pictureFile(board: SavedBoard, choice: PictureChoice, title: string): Promise<Blob> {
  const picture = pictureOf(board, choice);
  if (choice.form === 'svg')
    return new Blob([svgText(picture, inksOf(choice), title, PICTURE_SIDE)], { type: 'image/svg+xml' });
  const scale = (choice.scale * PICTURE_SIDE) / picture.width;
  const { width, height } = sizeOf(picture, scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  paint(context, picture, inksOf(choice), scale);
  return canvas.convertToBlob({ type: 'image/png' });
}
