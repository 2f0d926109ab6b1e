// The functions of build.sh, for tests that call one of them.
import { readFileSync } from 'node:fs';

/** The functions of build.sh as text, without the call of a command. They run in the folder in which the shell starts. */
export function functions(): string {
  const [text = ''] = readFileSync('build.sh', 'utf8').split(/^command=/m);
  return text.replace(/^cd .*$/m, '');
}
