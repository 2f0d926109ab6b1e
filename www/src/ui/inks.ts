// The colours of the current theme, for canvases and workers: CSS resolves them only there.

/** The colours of the theme, as CSS colours. `plate` is the background of the density, `light` and `dark` are the chequer. */
export interface Inks {
  readonly plate: string;
  readonly light: string;
  readonly dark: string;
  readonly given: string;
  readonly found: string;
  readonly accent: string;
  readonly bad: string;
  readonly good: string;
  /** Words and hairlines of charts. */
  readonly text: string;
  readonly rule: string;
}

const NAMES: Readonly<Record<keyof Inks, string>> = {
  plate: '--plate',
  light: '--sq-light',
  dark: '--sq-dark',
  given: '--given',
  found: '--found',
  accent: '--accent',
  bad: '--bad',
  good: '--good',
  text: '--ink-2',
  rule: '--rule',
};

/** Reports the colours now, and again whenever the theme changes. */
export function followTheme(report: (inks: Inks) => void): void {
  let last = '';
  const look = (): void => {
    const inks = Object.fromEntries(
      Object.entries(readInks(NAMES)).map(([ink, colour]) => [ink, opaque(colour)]),
    ) as unknown as Inks;
    if (last === JSON.stringify(inks)) return;
    last = JSON.stringify(inks);
    report(inks);
  };
  onTheme(look);
  look();
}

/** Calls `listener` at every change of the theme: by the user, the system or forced colours. */
export function onTheme(listener: () => void): void {
  new MutationObserver(listener).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
    matchMedia(query).addEventListener('change', listener);
}

/** Reads colours by the names of their tokens, as they apply within an element. */
export function readInks<Ink extends string>(
  names: Readonly<Record<Ink, string>>,
  within: Element = document.documentElement,
): Readonly<Record<Ink, string>> {
  const probe = document.createElement('i');
  within.append(probe);
  const read = (name: string): string => {
    probe.style.setProperty('color', `var(${name})`);
    return getComputedStyle(probe).color;
  };
  const inks = Object.fromEntries(Object.entries<string>(names).map(([ink, name]) => [ink, read(name)]));
  probe.remove();
  return inks as Record<Ink, string>;
}

/** Converts any CSS colour to "rgb(r, g, b)", with the help of a canvas. */
function opaque(colour: string): string {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return colour;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
