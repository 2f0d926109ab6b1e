// The rooms that a link leads to, by the names that they have in links and, capital first, in the title of the page.

export const ROOMS = [
  'Proof',
  'Questions',
  'Segments',
  'Share',
  'Play',
  'Learn',
  'Theatre',
  'Race',
  'Solutions',
  'Large',
  'Bits',
  'Count',
] as const;
export type Name = (typeof ROOMS)[number];
