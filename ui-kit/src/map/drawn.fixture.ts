import { expect, waitFor } from 'storybook/test';
import { home } from './map-canvas.fixture.ts';
import type { LonLat } from './world.ts';

export interface Drawn {
  closed: boolean;
  points: LonLat[];
}
export const reading = (canvasElement: HTMLElement) => (): Drawn =>
  JSON.parse(canvasElement.querySelector('[data-testid="ring"]')?.textContent ?? '{}') as Drawn;
/** A frame later the map stands where it was pulled. */
export const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
/** The map was drawn, so that pixels can be told from degrees; before that a pointer finds nothing on it. */
export async function opened(
  canvas: { findByText: (text: string) => Promise<HTMLElement> },
  scale = '100 m',
): Promise<void> {
  await canvas.findByText(scale);
  await waitFor(() => expect(document.querySelector('.ol-viewport canvas')).not.toBeNull());
  await frame();
}
/** East and north of home in pixels of zoom 16 at this latitude. */
export const pixels = ([lng, lat]: LonLat): [number, number] => {
  const perDegree = (256 * 2 ** 16) / 360;
  const stretch = 1 / Math.cos((home[1] * Math.PI) / 180);
  return [Math.round((lng - home[0]) * perDegree) + 0, Math.round((home[1] - lat) * perDegree * stretch) + 0];
};
