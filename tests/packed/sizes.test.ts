// The sizes in the README agree with the artefacts.
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { artefact } from './artefacts';

/** The allowed difference of a size from the README, as a fraction: compilers and compressors change a little. */
const TOLERANCE = 0.1;

const BYTES: Readonly<Record<string, number>> = { KB: 1e3, MB: 1e6 };

test('each artefact has the size that the README gives', () => {
  const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `(queens[-_][^`]+)` \| ([\d.]+) (KB|MB) \|/gm)];
  assert.equal(rows.length, 7);
  for (const [, name = '', size = '', unit = ''] of rows) {
    const pattern = name
      .replaceAll('.', '\\.')
      .replace('VERSION', '[^-]+')
      .replace('ARCH', '[^-]+')
      .replace('TAGS', '.+');
    const { size: bytes } = statSync(artefact(new RegExp(`^${pattern}$`)));
    const stated = Number(size) * (BYTES[unit] ?? 0);
    assert.ok(
      Math.abs(bytes - stated) <= TOLERANCE * stated,
      `${name}: ${bytes} bytes; the README says ${size} ${unit}`,
    );
  }
});
