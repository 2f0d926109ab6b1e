// Homework that comes as files: text, or photographs of codes.

import { MAX_SET_LENGTH } from '../../../kernel/classroom/set';
import { codeIn } from './scan';

/**
 * Returns the text of a file, or the code in a picture. If there is neither, returns the name of the file, which is
 * then reported as a damaged line.
 */
export async function textOf(file: File): Promise<string> {
  const read = file.type.startsWith('image/') ? codeIn(file) : file.size < MAX_SET_LENGTH ? file.text() : null;
  const text = await read?.catch(() => null);
  return text ?? file.name;
}
