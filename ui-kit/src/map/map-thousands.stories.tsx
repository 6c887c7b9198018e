import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MapCanvas } from './map-canvas.tsx';
import { around, formatDistance, labels } from './map-canvas.fixture.ts';
import { patterns } from './features/fill-pattern.ts';
import type { MapPolygon } from './features/map-layers.ts';
import type { LonLat } from './world.ts';

const colours = ['#4F8130', '#B37D0E', '#2E7596', '#BC5630', '#8B2448', '#46429C'];
/** An eight-cornered area that is not quite regular. */
const area = (east: number, north: number, radius: number, seed: number): LonLat[] =>
  Array.from({ length: 8 }, (_, at) => {
    const angle = (at / 8) * 2 * Math.PI;
    const far = radius * (0.85 + 0.15 * Math.sin(seed * 7 + at * 3));
    return around(east + Math.cos(angle) * far, north + Math.sin(angle) * far);
  });
const plots: MapPolygon[] = Array.from({ length: 500 }, (_, at) => ({
  id: `plot-${at}`,
  label: `Plot ${at + 1}`,
  ring: area((at % 25) * 400 - 4800, Math.floor(at / 25) * 400 - 3800, 190, at),
}));
const zones: MapPolygon[] = plots.flatMap((_, at) =>
  [0, 1, 2, 3].map((part) => {
    const colour = colours[(at + part) % colours.length] ?? '';
    return {
      id: `zone-${at}-${part}`,
      label: `Zone ${part + 1}`,
      priority: part,
      style: { fill: colour, stroke: colour, opacity: 0.5, pattern: patterns[(at + part) % patterns.length] },
      ring: area(
        (at % 25) * 400 - 4800 + (part % 2 ? 65 : -65),
        Math.floor(at / 25) * 400 - 3800 + (part > 1 ? 65 : -65),
        58,
        at + part,
      ),
    };
  }),
);

const meta = {
  title: 'MapCanvas/Thousands',
  component: MapCanvas,
  args: {
    label: 'A land of 500 plots with 2,000 zones',
    view: { centre: around(0, 0), fit: plots.flatMap(({ ring }) => ring) },
    layers: [
      { key: 'plots', kind: 'polygons', features: plots },
      { key: 'zones', kind: 'polygons', features: zones },
    ],
    height: 640,
    formatDistance,
    labels,
  },
} satisfies Meta<typeof MapCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 km')).toBeVisible();
  },
};
export const Near: Story = { args: { view: { centre: around(0, 0), zoom: 15 } } };
