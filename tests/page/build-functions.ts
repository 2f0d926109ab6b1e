// The functions of build.sh, for tests that call one of them.
import { readFileSync } from 'node:fs';

/** Returns build.sh without its last part, which runs a command, and without its `cd`: functions run in the folder of the shell. */
export function buildFunctions(): string {
  const [text = ''] = readFileSync('build.sh', 'utf8').split(/^command=/m);
  return text.replace(/^cd .*$/m, '');
}
