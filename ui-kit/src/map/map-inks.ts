import { withOpacity } from './features/fill-pattern.ts';

/** Colours and font of what is drawn on a canvas, which resolves no CSS variables. */
export interface MapInks {
  sea: string;
  land: string;
  border: string;
  grid: string;
  /** Rivers and the shores of lakes. */
  water: string;
  /** An area without a style of its own. */
  area: string;
  /** What is being drawn, and the line around it that keeps it visible on pictures of the ground. */
  sketch: string;
  casing: string;
  pin: string;
  text: string;
  quiet: string;
  paper: string;
  error: string;
  family: string;
}

/** The theme's colours as they are now. */
export function readInks(element: HTMLElement): MapInks {
  const read = getComputedStyle(element);
  const ink = (name: string) => read.getPropertyValue(`--t-palette-${name}`).trim();
  const map = (name: string) => ink(`map-${name}`);
  return {
    sea: map('sea'),
    land: map('land'),
    border: map('border'),
    grid: map('grid'),
    water: withOpacity(ink('series-water'), 0.5),
    area: ink('series-leaf'),
    sketch: map('pin'),
    casing: ink('background-paper'),
    pin: map('pin'),
    text: ink('text-primary'),
    quiet: ink('text-secondary'),
    paper: ink('background-paper'),
    error: ink('error-main'),
    family: read.fontFamily,
  };
}

/** Paints now and whenever the scheme changes; answers how to stop. */
export function followScheme(element: HTMLElement, paint: (inks: MapInks) => void): () => void {
  const again = () => paint(readInks(element));
  again();
  const scheme = new MutationObserver(again);
  scheme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  // A canvas keeps the letters that it was drawn with.
  let stopped = false;
  if (document.fonts.status === 'loading')
    void document.fonts.ready.then(() => {
      if (!stopped) again();
    });
  return () => {
    stopped = true;
    scheme.disconnect();
  };
}
