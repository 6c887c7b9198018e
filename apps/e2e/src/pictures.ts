import type { Locator } from '@playwright/test';
import sharp from 'sharp';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Drawing {
  /** The colours of bars, arcs and lines, as `rgb(…)`. */
  readonly colours: readonly string[];
  /** The highest bar and its colour, where there are bars. */
  readonly bar: (Box & { readonly colour: string }) | null;
  readonly texts: readonly (Box & { readonly text: string })[];
}

/** What a chart shows on the page: places are relative to its drawing, in CSS pixels. */
export function drawingOf(image: Locator): Promise<Drawing> {
  return image.evaluate((element) => {
    const svg = element instanceof SVGSVGElement ? element : element.querySelector('svg');
    if (!svg) throw new Error('The chart has no drawing');
    const origin = svg.getBoundingClientRect();
    const boxOf = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { left: left - origin.left, top: top - origin.top, width, height };
    };
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('The browser draws nothing');
    /** Any colour as `rgb(…)`: a mixed one is computed as `oklab(…)`. Null where it lets something shine through. */
    const opaque = (colour: string): string | null => {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
      return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : null;
    };
    const marks = [...svg.querySelectorAll('path, rect')].flatMap((one) => {
      const { fill, opacity, fillOpacity } = getComputedStyle(one);
      const box = boxOf(one);
      const isDrawn = fill !== 'none' && opacity === '1' && fillOpacity === '1' && one.closest('defs') === null;
      const colour = isDrawn && box.width * box.height > 200 ? opaque(fill) : null;
      return colour === null ? [] : [{ ...box, colour, isBar: one.localName === 'rect' }];
    });
    const bars = marks.filter(({ isBar }) => isBar).toSorted((one, other) => one.top - other.top);
    const texts = [...svg.querySelectorAll('text')].map((one) => ({ ...boxOf(one), text: one.textContent ?? '' }));
    return {
      colours: [...new Set(marks.map(({ colour }) => colour))],
      bar: bars[0] ?? null,
      texts: texts.filter(({ text, width }) => text.trim() !== '' && width > 0),
    };
  });
}

/** What of a chart is missing in the picture that was saved of it: colours, and the texts of its axes. */
export async function missingIn(png: Buffer, { colours, bar, texts }: Drawing): Promise<string[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const place = (Math.round(y) * info.width + Math.round(x)) * 3;
    return `rgb(${data[place]}, ${data[place + 1]}, ${data[place + 2]})`;
  };
  const counts = new Map<string, number>();
  let found: { readonly x: number; readonly y: number } | null = null;
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const colour = at(x, y);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
      if (found === null && colour === bar?.colour) found = { x, y };
    }
  const missing = colours.filter((colour) => (counts.get(colour) ?? 0) < 100);
  if (bar === null) return missing;
  if (found === null) return [...missing, 'the highest bar'];
  const paper = at(0, 0);
  // A picture has twice the pixels of the page. A bar's corners are round: its left edge is sure at half its height.
  const middle = found.y + bar.height;
  let edge = found.x;
  while (edge > 0 && at(edge - 1, middle) === bar.colour) edge -= 1;
  const [left, top] = [edge - bar.left * 2, found.y - bar.top * 2];
  for (const { text, ...box } of texts) {
    let ink = 0;
    for (let y = 0; y < box.height * 2; y += 1)
      for (let x = 0; x < box.width * 2; x += 1)
        if (at(left + box.left * 2 + x, top + box.top * 2 + y) !== paper) ink += 1;
    if (ink < 20) missing.push(`“${text}”`);
  }
  return missing;
}
