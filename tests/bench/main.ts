// Prints the benchmark results: name, value and unit, separated by tabs. With a name, it runs only that group.
import { beyond } from './beyond';
import { bits } from './bits';
import { browser } from './browser';
import { completing } from './completing';
import { counting } from './counting';
import { decided } from './decided';
import { frontier } from './frontier';
import { large } from './large';
import type { Group } from './measure';
import { own } from './own';
import { phone } from './phone';
import { puzzles } from './puzzles';
import { reasons } from './reasons';
import { rules } from './rules';
import { sizes } from './sizes';
import { watching } from './watching';

const GROUPS: Record<string, Group> = {
  sizes,
  watching,
  completing,
  counting,
  beyond,
  rules,
  bits,
  large,
  decided,
  frontier,
  puzzles,
  reasons,
  own,
  browser,
  phone,
};

const [wanted] = process.argv.slice(2);
if (wanted !== undefined && !(wanted in GROUPS)) {
  console.error(`No figures are named "${wanted}"; there are: ${Object.keys(GROUPS).join(', ')}.`);
  process.exit(2);
}
for (const [name, group] of Object.entries(GROUPS)) {
  if (wanted !== undefined && wanted !== name) continue;
  for await (const figure of group()) {
    console.log(`${figure.name}\t${Number(figure.value.toPrecision(4))}\t${figure.unit}`);
  }
}
