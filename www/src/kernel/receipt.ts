// A receipt: the result of a person, as a short line that a teacher types, scans or pastes. Its checksum finds typing
// errors; it does not prevent forging, which is impossible without a server.
//
//   Anna Müller/OWN2:92-7KQ4M/LESSON3:FIRST/4T0XE
//   name        task result                checksum
//
// The name may be missing, together with its slash. A task is a word of letters and digits; a result is up to eight
// such words, joined by "-", whose meaning the room of the task defines. Case does not matter. All parts except the
// name use only signs of the compact mode of a QR code, and a link does not need to escape them.

/** A task, and the result in it: words of a to z and 0 to 9. */
export interface TaskResult {
  readonly task: string;
  readonly result: readonly string[];
}

export interface Receipt {
  /** The name of the person; '' if it is missing. */
  readonly name: string;
  /** The tasks with their results, at least one. */
  readonly tasks: readonly TaskResult[];
}

/** `form`: not a receipt. `checksum`: a receipt with a typing error. */
type ParsedReceipt = { readonly kind: 'receipt'; readonly receipt: Receipt } | { readonly kind: 'form' | 'checksum' };

/** The maximum number of tasks, words of a result, letters of a word, and characters of a name. */
export const MAX = { tasks: 200, words: 8, letters: 24, name: 60 } as const;

/** Base 32 without I, L, O and U, which are easily confused. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const WORD = new RegExp(`^[a-z0-9]{1,${MAX.letters}}$`);

/** A receipt in one line. Throws a RangeError for a task or a result that `TaskResult` does not allow. */
export function writeReceipt({ name, tasks }: Receipt): string {
  if (tasks.length === 0 || tasks.length > MAX.tasks) throw new RangeError('a receipt has 1 to 200 tasks');
  const entries = tasks.map(({ task, result }) => {
    const isAllowed = result.length > 0 && result.length <= MAX.words && [task, ...result].every(isWord);
    if (!isAllowed) throw new RangeError(`no receipt can contain ${task}:${result.join('-')}`);
    return `${task}:${result.join('-')}`.toUpperCase();
  });
  const body = [plainName(name), ...entries].filter((part) => part !== '').join('/');
  return `${body}/${shortSum(body)}`;
}

/** Parses a receipt. Spaces around its parts and small letters are accepted. */
export function readReceipt(text: string): ParsedReceipt {
  const parts = text
    .normalize('NFC')
    .split('/')
    .map((part) => part.trim());
  const sum = parts.pop() ?? '';
  const name = parts[0]?.includes(':') ? '' : (parts.shift() ?? '');
  const tasks = parts.map((part) => parseTask(part.replaceAll(/\s/g, '').toLowerCase()));
  if (parts.length === 0 || parts.length > MAX.tasks || name !== plainName(name)) return { kind: 'form' };
  const whole = tasks.filter((each) => each !== null);
  if (whole.length < tasks.length || !/^\w{5}$/.test(sum)) return { kind: 'form' };
  const receipt = { name, tasks: whole };
  const meant = sum.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return writeReceipt(receipt).endsWith(`/${meant}`) ? { kind: 'receipt', receipt } : { kind: 'checksum' };
}

/** Five letters as a hash of a text: the checksum of a receipt, or the digest of a program in its result. */
export function shortSum(text: string): string {
  const sum = crc24(new TextEncoder().encode(text));
  return Array.from({ length: 5 }, (_, index) => LETTERS[(sum >> (5 * (4 - index))) & 31]).join('');
}

const isWord = (word: string): boolean => WORD.test(word);

/** Prepares a name for a receipt: removes the signs that separate its parts. */
const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[/:\s\p{C}]+/gu, ' ')
    .slice(0, MAX.name)
    .trim();

function parseTask(text: string): TaskResult | null {
  const [task = '', words, ...more] = text.split(':');
  const result = words?.split('-') ?? [];
  if (more.length > 0 || result.length === 0 || result.length > MAX.words) return null;
  return [task, ...result].every(isWord) ? { task, result } : null;
}

/**
 * The cyclic redundancy check of RFC 4880, section 6.1. It finds every error within 24 neighbouring bits: one wrong letter, and two
 * neighbouring letters that have changed places.
 */
function crc24(bytes: Uint8Array): number {
  let sum = 0xb704ce;
  for (const byte of bytes) {
    sum ^= byte << 16;
    for (let bit = 0; bit < 8; bit++) {
      sum <<= 1;
      if (sum & 0x1000000) sum ^= 0x1864cfb;
    }
  }
  return sum & 0xffffff;
}
