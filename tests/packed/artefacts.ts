// The artefacts of a release in target/artefacts, and empty folders into which they are installed.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after } from 'node:test';

const FOLDER = resolve('target/artefacts');

/** The path of the only artefact whose name matches. */
export function artefact(name: RegExp): string {
  const found = readdirSync(FOLDER).filter((file) => name.test(file));
  assert.equal(found.length, 1, `one ${name} in ${FOLDER}: ${found}`);
  return join(FOLDER, found[0] ?? '');
}

export const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** The version of the workspace. */
export const VERSION = /^version = "(.+)"$/m.exec(readFileSync('Cargo.toml', 'utf8'))?.[1] ?? '';

/** A project outside of this repository that uses the artefacts. Its folder is removed after the tests. */
export class Consumer {
  readonly folder = mkdtempSync(join(tmpdir(), 'consumer-'));

  constructor() {
    after(() => rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 }));
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  /** Writes a file, and returns its path. */
  write(name: string, text: string): string {
    const path = this.path(name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  }

  /** Returns the output of a program; throws its error output if it fails. */
  run(program: string, options: readonly string[], environment: Readonly<Record<string, string>> = {}): string {
    return execFileSync(program, options, {
      cwd: this.folder,
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    });
  }
}

/** The code blocks of a language in a Markdown text. */
export const blocks = (language: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, block = '']) => block);
