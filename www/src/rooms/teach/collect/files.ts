// Homework that comes as files: text, or photographs of codes.

import { LARGEST_SET } from '../../../kernel/classroom/set';
import { codeIn } from './scan';

/** What a file says, or the code in a picture. Of one that says nothing its name, which is then told as a damaged line. */
export async function textOf(file: File): Promise<string> {
  const read = file.type.startsWith('image/') ? codeIn(file) : file.size < LARGEST_SET ? file.text() : null;
  const text = await read?.catch(() => null);
  return text ?? file.name;
}
