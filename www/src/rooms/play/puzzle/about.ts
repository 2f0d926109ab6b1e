// The title of a puzzle that a person has made, and who set it. In links, letters and digits are
// unchanged, and other bytes of UTF-8 are a dot and two hexadecimal digits.

export interface About {
  readonly title: string;
  readonly setter: string;
}

export const noAbout: About = { title: '', setter: '' };

/** The maximum length of a title or a name, in characters. */
export const MAX_ABOUT = 60;

/** A text on one line, without the spaces around it. */
const tidy = (text: string): string => [...text.replace(/[\s\p{C}]+/gu, ' ').trim()].slice(0, MAX_ABOUT).join('');

/** Formats the title and the setter as "_tTITLE_bSETTER". An empty part is left out. */
export function writeAbout({ title, setter }: About): string {
  const [name, by] = [tidy(title), tidy(setter)];
  return `${name && `_t${encode(name)}`}${by && `_b${encode(by)}`}`;
}

/** The title and the setter among the parts of a link; null if both are missing. */
export function readAbout(parts: readonly string[]): About | null {
  const of = (letter: string): string => tidy(decode(parts.find((part) => part[0] === letter)?.slice(1) ?? ''));
  const about = { title: of('t'), setter: of('b') };
  return about.title || about.setter ? about : null;
}

const encode = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => {
    const letter = String.fromCharCode(byte);
    return /[A-Za-z0-9]/.test(letter) ? letter : `.${byte.toString(16).padStart(2, '0')}`;
  }).join('');

function decode(text: string): string {
  const bytes = (text.match(/\.[0-9a-f]{2}|[A-Za-z0-9]/g) ?? []).map((one) =>
    one.length > 1 ? Number.parseInt(one.slice(1), 16) : one.charCodeAt(0),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
