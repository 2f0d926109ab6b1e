// The colours of a picture, by their names in styles/tokens.css. A saved picture contains its colours.

export type Ink =
  | 'paper'
  | 'ink'
  | 'ink-2'
  | 'sq-light'
  | 'sq-dark'
  | 'frame'
  | 'tick'
  | 'given'
  | 'found'
  | 'branch'
  | 'accent'
  | 'accent-wash'
  | 'bad'
  | 'bad-wash'
  | 'one'
  | 'one-wash'
  | 'closed';

export type Inks = Readonly<Record<Ink, string>>;

/** For paper, and for slides on a light ground. */
export const LIGHT: Inks = {
  paper: '#ffffff',
  ink: '#10191f',
  'ink-2': '#47545b',
  'sq-light': '#ffffff',
  'sq-dark': '#dde5e7',
  frame: '#10191f',
  tick: '#6b7b83',
  given: '#10191f',
  found: '#0067a3',
  branch: '#7b3294',
  accent: '#0067a3',
  'accent-wash': '#dcebf5',
  bad: '#a83a00',
  'bad-wash': '#fbe6da',
  one: '#936800',
  'one-wash': '#fff4d6',
  closed: '#6f7d83',
};

export const DARK: Inks = {
  paper: '#0e1316',
  ink: '#e8eeee',
  'ink-2': '#a4b1b6',
  'sq-light': '#2b363d',
  'sq-dark': '#1e272c',
  frame: '#93a3aa',
  tick: '#7e8e96',
  given: '#f2f6f6',
  found: '#62b5ec',
  branch: '#cf9fe6',
  accent: '#62b5ec',
  'accent-wash': '#14303f',
  bad: '#ff8a47',
  'bad-wash': '#432412',
  one: '#f6c445',
  'one-wash': '#3b2d0b',
  closed: '#82929a',
};

/** Black on white, for sheets. The tint is not essential, because a copier may lose it. */
export const PAPER: Inks = {
  ...LIGHT,
  'sq-dark': '#e3e6e7',
  given: '#000000',
  found: '#000000',
  branch: '#000000',
  frame: '#000000',
  'ink-2': '#000000',
};
