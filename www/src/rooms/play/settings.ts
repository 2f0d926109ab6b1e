// What a person has chosen once for all puzzles.

export interface Settings {
  /** Squares that own queens close are marked by themselves. */
  readonly auto: boolean;
  readonly timer: boolean;
  /** It is said at once when a queen is wrong. */
  readonly tells: boolean;
}

export const startSettings: Settings = { auto: true, timer: true, tells: false };

/** As it was kept; what is none of it is as at the start. */
export function readSettings(text: string | null): Settings {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return startSettings;
    const known = found as Record<string, unknown>;
    const flag = (name: keyof Settings): boolean => {
      const value = known[name];
      return typeof value === 'boolean' ? value : startSettings[name];
    };
    return { auto: flag('auto'), timer: flag('timer'), tells: flag('tells') };
  } catch {
    return startSettings;
  }
}
