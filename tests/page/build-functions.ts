// The functions of build.sh, for tests that call one of them.
import { readFileSync } from 'node:fs';

/**
 * Returns build.sh with the functions that it includes, but without its last part, which runs a command, and without its `cd`: functions
 * run in the folder of the shell.
 */
export function buildFunctions(): string {
  const [text = ''] = readFileSync('build.sh', 'utf8').split(/^command=/m);
  const included = (_: string, path: string) => readFileSync(path, 'utf8');
  return text.replace(/^cd .*$/m, '').replace(/^source (.*)$/m, included);
}
