// A link as a code to scan.

import qrcode from 'qrcode-generator';
import { box, type Picture, path } from './shape';

/** The longest content of a QR code in bytes, at the level of correction that is used. */
export const MAX_CODE_BYTES = 2_300;

/** The picture of a code, with the quiet zone of four modules around it; null for a text that is too long for a code. */
export function codePicture(text: string): Picture | null {
  if (text.length > MAX_CODE_BYTES) return null;
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  let dark = '';
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) if (code.isDark(row, column)) dark += box(column + 4, row + 4, 1, 1);
  }
  return { width: count + 8, height: count + 8, ground: 'paper', shapes: [path(dark, { fill: 'ink' })] };
}
