type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (colour: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Channels;
const written = (channels: Channels): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The least contrast at which text can be read (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;

/** Contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The least contrast of a colour with any of these; 21 where there are none. */
export const leastContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(21, ...grounds.map((ground) => contrastOf(colour, ground)));

/** A colour that lies over another with an opacity from 0 to 1. */
export function blended(over: string, under: string, opacity: number): string {
  const [top, bottom] = [channelsOf(over), channelsOf(under)];
  return written(
    top.map((channel, at) => channel * opacity + (bottom[at] ?? 0) * (1 - opacity)) as unknown as Channels,
  );
}

const STEPS = 100;
/** The colour nearest to this one, lighter or darker, that can be read on all of these grounds; null where there is none. */
export function nearestReadable(colour: string, grounds: readonly string[]): string | null {
  for (let step = 0; step <= STEPS; step += 1)
    for (const end of ['#000000', '#ffffff']) {
      const nearer = blended(end, colour, step / STEPS);
      if (leastContrast(nearer, grounds) >= READABLE) return nearer;
    }
  return null;
}
