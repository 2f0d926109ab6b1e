// Bytes as text within a document: 5 characters for 4 bytes, where base64 takes 5 1/3. The first character says how many bytes
// at the end only fill up.

/** The printable characters that mean nothing in HTML or in a quoted string of a script. */
const DIGITS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  .filter((character) => !'"\'\\<&`$'.includes(character))
  .slice(0, 85);
const VALUES = new Map(DIGITS.map((digit, value) => [digit.charCodeAt(0), value]));

/** @param {Uint8Array} bytes */
export function encode(bytes) {
  const filling = -bytes.length & 3;
  const padded = new Uint8Array(bytes.length + filling);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  const text = [String(filling)];
  for (let at = 0; at < padded.length; at += 4) {
    const word = view.getUint32(at);
    for (const power of [85 ** 4, 85 ** 3, 85 ** 2, 85, 1]) text.push(DIGITS[Math.floor(word / power) % 85] ?? '');
  }
  return text.join('');
}

/** @param {string} text what `encode` made */
export function decode(text) {
  const words = (text.length - 1) / 5;
  const bytes = new Uint8Array(4 * words);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < words; index++) {
    let word = 0;
    for (let at = 5 * index + 1; at <= 5 * index + 5; at++) word = 85 * word + (VALUES.get(text.charCodeAt(at)) ?? 0);
    view.setUint32(4 * index, word);
  }
  return bytes.subarray(0, bytes.length - Number(text[0]));
}
