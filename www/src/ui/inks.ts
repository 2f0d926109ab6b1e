// The inks of the theme as they are now, for what is painted on canvases and by workers: CSS resolves them there only.

/** The inks of the theme, each as CSS writes it. `plate` lies under the density, `light` and `dark` are the chequer. */
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

/** Tells the inks now, and again whenever the theme changes: by the person, the system or forced colours. */
export function followTheme(tell: (inks: Inks) => void): void {
  let told = '';
  const look = (): void => {
    const inks = inksNow();
    if (told === JSON.stringify(inks)) return;
    told = JSON.stringify(inks);
    tell(inks);
  };
  new MutationObserver(look).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
    matchMedia(query).addEventListener('change', look);
  }
  look();
}

/** Each ink as "rgb(r, g, b)". */
function inksNow(): Inks {
  const probe = document.createElement('i');
  document.documentElement.append(probe);
  const read = (name: string): string => {
    probe.style.setProperty('color', `var(${name})`);
    return opaque(getComputedStyle(probe).color);
  };
  const inks = Object.fromEntries(Object.entries(NAMES).map(([ink, name]) => [ink, read(name)]));
  probe.remove();
  return inks as unknown as Inks;
}

/** A colour however CSS writes it, as "rgb(r, g, b)": a canvas knows them all. */
function opaque(colour: string): string {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return colour;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
