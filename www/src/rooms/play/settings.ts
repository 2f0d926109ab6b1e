// The settings for all puzzles.

import { readName, type Wanted } from './puzzle/puzzle';

/** A kind, a size and a grade. */
type Like = Omit<Wanted, 'seed'>;

/** The appearance and the help of every puzzle. */
export interface Settings {
  /** Squares that the player's queens exclude are marked automatically. */
  readonly auto: boolean;
  readonly timer: boolean;
  /** A tap marks "not here" first, and sets a queen where a mark is. */
  readonly crosses: boolean;
  /** Excluded squares show crosses instead of strokes towards the queens. */
  readonly crossed: boolean;
  /** Regions in full colours without patterns. */
  readonly plain: boolean;
  /** Whether only forced squares can be set, without guessing. */
  readonly strict: boolean;
  /** A wrong queen or mark is reported at once. */
  readonly tells: boolean;
  /** The link to a solved puzzle contains the pace of the solver, for a race. */
  readonly race: boolean;
  /** How fast a solution is played: a speed level. */
  readonly speed: number;
  /** The last choice of kind, size and grade; null before the first. */
  readonly like: Like | null;
  /** The name of the puzzle that was worked on last; null before the first. */
  readonly last: string | null;
}

/** The highest speed level: 30 steps a second. */
export const MAX_SPEED = 12;

export const startSettings: Settings = {
  auto: true,
  timer: true,
  crosses: false,
  crossed: false,
  plain: true,
  strict: false,
  tells: false,
  race: true,
  speed: 1,
  like: null,
  last: null,
};

/** The stored settings. Malformed parts have their default values. */
export function readSettings(text: string | null): Settings {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return startSettings;
    const known = found as Record<string, unknown>;
    const flag = (name: 'auto' | 'timer' | 'crosses' | 'crossed' | 'plain' | 'strict' | 'tells' | 'race'): boolean => {
      const value = known[name];
      return typeof value === 'boolean' ? value : startSettings[name];
    };
    const { speed } = known;
    const isNotch = typeof speed === 'number' && Number.isInteger(speed) && speed >= 0 && speed <= MAX_SPEED;
    return {
      auto: flag('auto'),
      timer: flag('timer'),
      crosses: flag('crosses'),
      crossed: flag('crossed'),
      plain: flag('plain'),
      strict: flag('strict'),
      tells: flag('tells'),
      race: flag('race'),
      speed: isNotch ? speed : startSettings.speed,
      like: readLike(known.like),
      last: typeof known.last === 'string' && typeof readName(known.last) === 'object' ? known.last : null,
    };
  } catch {
    return startSettings;
  }
}

/** A valid kind, size and grade; null for anything else. */
function readLike(value: unknown): Like | null {
  if (typeof value !== 'object' || value === null) return null;
  const { family, size, word } = value as Record<string, unknown>;
  const source = readName(`${family}-${size}-${word}-1`);
  return typeof source === 'object' && source.kind === 'made'
    ? { family: source.family, size: source.size, word: source.word }
    : null;
}
