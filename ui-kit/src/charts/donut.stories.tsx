import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { DonutChart, type DonutChartProps } from './donut-chart.tsx';
import { words } from './chart-words.fixture.ts';
import { savesPng } from './saves-png.fixture.ts';

const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });
const share = new Intl.NumberFormat('en-CA', { style: 'percent', maximumFractionDigits: 1 });

const donut: DonutChartProps = {
  title: 'Where it went',
  slices: [
    {
      key: 'a',
      label: 'Paths',
      value: 42_000,
      series: 'leaf',
      parts: [
        { key: 'a1', label: 'Gravel', value: 22_000 },
        { key: 'a2', label: 'Bridges', value: 14_000 },
        { key: 'a3', label: 'Signs', value: 6000 },
      ],
    },
    {
      key: 'b',
      label: 'Huts',
      value: 18_000,
      series: 'bark',
      parts: [
        { key: 'b1', label: 'Roofs', value: 11_000 },
        { key: 'b2', label: 'Stoves', value: 7000 },
      ],
    },
    { key: 'c', label: 'Water', value: 9000, series: 'water' },
    { key: 'd', label: 'Light', value: 6400, series: 'sun' },
    { key: 'e', label: 'Rest', value: 2300, series: 'stone' },
  ],
  formatValue: (value) => money.format(value),
  formatShare: (value) => share.format(value),
  centre: { label: 'in all', value: '$77.7K' },
  fileName: 'where-it-went.png',
  empty: (
    <EmptyState drawing="ledger" title="Nothing was spent yet" compact headingLevel={4}>
      Entries with a cost are divided here.
    </EmptyState>
  ),
  labels: {
    ...words,
    slice: 'Group',
    part: 'Part',
    value: 'Amount',
    share: 'Share',
    others: (count) => `${count} smaller groups`,
  },
};

const meta = {
  title: 'Charts/Donut',
  component: DonutChart,
  args: donut,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Slices of one kind differ by shade, in the ring and in its bar; the smallest stand together below the others. */
export const OfKinds: Story = {
  args: {
    slices: Array.from({ length: 11 }, (_, place) => ({
      key: `${place}`,
      label: `Group ${place + 1}`,
      value: 12_000 - place * 1000,
      series: place < 7 ? 'stone' : 'sun',
      kind: place < 7 ? { key: 'all', label: 'All the year' } : { key: 'some', label: 'Summers' },
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const bars = within(canvas.getAllByRole('list')[0] ?? canvasElement).getAllByRole('listitem');
    await expect(bars).toHaveLength(8);
    await expect(bars.at(-1)).toHaveTextContent('4 smaller groups$14,000');
    const colours = bars.map((bar) => getComputedStyle(bar.querySelector('[data-bar] > *') ?? bar).backgroundColor);
    await expect(new Set(colours).size).toBe(8);
    const ring = [...canvasElement.querySelectorAll('[role="img"] path')].map((arc) => getComputedStyle(arc).fill);
    for (const colour of colours.slice(0, 7)) await expect(ring).toContain(colour);
  },
};
/** With room enough the rings are 320 by 320. */
export const WithRoomEnough: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 950 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const sizeOf = () => {
      const drawing = canvas.getByRole('img', { name: donut.title }).querySelector('svg')?.getBoundingClientRect();
      return [Math.round(drawing?.width ?? 0), Math.round(drawing?.height ?? 0)];
    };
    await waitFor(() => expect(sizeOf()).toEqual([320, 320]));
  },
};
/** Rings have the size of their drawing at every moment: paper and pictures never catch them on the way from another size. */
export const NeverBetweenTwoSizes: Story = {
  beforeEach: () => {
    const asked = window.matchMedia;
    // The tests' browser asks for reduced motion, with which nothing could be caught on its way.
    window.matchMedia = (query) => asked.call(window, query.includes('reduced-motion') ? 'not all' : query);
    return () => {
      window.matchMedia = asked;
    };
  },
  decorators: [
    (Story) => (
      <div data-place style={{ width: 950 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const drawing = () => canvas.getByRole('img', { name: donut.title }).querySelector('svg');
    const widthOf = (parts: Iterable<Element>) => {
      const boxes = [...parts].map((part) => part.getBoundingClientRect());
      return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    };
    const arcs = () => drawing()?.querySelectorAll('path') ?? [];
    await waitFor(() => expect(widthOf(arcs())).toBeCloseTo(240, 0));
    const sizes: [drawing: number, rings: number][] = [];
    const place = canvasElement.querySelector<HTMLElement>('[data-place]');
    const svg = drawing();
    if (!place || !svg) throw new Error('There is no drawing');
    const drawn = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => {
          sizes.push([svg.getBoundingClientRect().width, widthOf(arcs())]);
          resolve();
        });
      }).observe(svg, { attributes: true, attributeFilter: ['width', 'viewBox'] });
    });
    place.style.width = '560px';
    await drawn;
    const [[width, rings] = [0, 0]] = sizes;
    await expect(width).toBeLessThan(240);
    await expect(rings).toBeCloseTo((width * 240) / 320, 0);
  },
};
/** A long figure stays whole in the hole of the rings, in smaller letters. */
export const LongFigure: Story = {
  args: { centre: { label: 'en tout', value: '99\u00A0999\u00A0999,99\u00A0$' } },
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByText(/^99\s999\s999,99\s\$$/);
    const drawing = () => canvasElement.querySelector('[role="img"] svg')?.getBoundingClientRect().width ?? 0;
    await waitFor(() => expect(drawing()).toBeGreaterThan(0));
    const range = document.createRange();
    range.selectNodeContents(figure);
    const { width, height } = range.getBoundingClientRect();
    await expect(width).toBeLessThan((116 * drawing()) / 320);
    await expect(height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(figure).fontSize));
  },
};
/** So does the word below it, also for who doubles the size of letters. */
export const DoubledLetters: Story = {
  globals: { textSize: 'double' },
  args: { centre: { label: 'ingrédients', value: '1\u00A0234' } },
  play: async ({ canvas, canvasElement }) => {
    const drawing = () => canvasElement.querySelector('[role="img"] svg')?.getBoundingClientRect().width ?? 0;
    await waitFor(() => expect(drawing()).toBeGreaterThan(0));
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('ingrédients'));
    await expect(range.getBoundingClientRect().width).toBeLessThan((116 * drawing()) / 320);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { slices: [] } };
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.showTable }));
    const table = canvas.getByRole('table', { name: 'Where it went' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    await expect(table).toHaveTextContent('Bridges$14,00018%');
  },
};
/** Shares that were rounded together are shown as they came: in bars, legend and table they are those of every other table. */
export const OfGivenShares: Story = {
  args: {
    slices: ['One', 'Two', 'Three'].map((label, place) => ({
      key: label,
      label,
      value: 1,
      share: place === 0 ? 0.334 : 0.333,
      series: 'leaf',
      kind: place < 2 ? { key: 'both', label: 'Both' } : { key: 'alone', label: 'Alone' },
      parts: [{ key: 'part', label: `Part of ${label}`, value: 1, share: place === 1 ? 0.334 : 0.333 }],
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const texts = (selector: string) => [...canvasElement.querySelectorAll(selector)].map((each) => each.textContent);
    await expect(texts('[data-share]')).toEqual(['33.4%', '33.3%', '33.3%']);
    await expect(canvas.getByText('66.7%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.showTable }));
    await expect(texts('tbody tr > :last-child')).toEqual(['33.4%', '33.3%', '33.3%', '33.4%', '33.3%', '33.3%']);
  },
};
export const AsPicture: Story = {
  args: { pictureCaption: 'The hut, 22 November 2026' },
  play: ({ canvas }) =>
    savesPng(canvas, words.savePng, ['Where it went', 'The hut, 22 November 2026', 'in all', '$77.7K', 'Water  11.6%']),
};
export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Répartition des dépenses par groupe et par sous-groupe',
    labels: { ...donut.labels, showTable: 'Afficher les chiffres', savePng: 'Enregistrer l’image (PNG)' },
    slices: [
      { key: 'a', label: 'Entretien et réfection des passerelles du marais salé', value: 9_999_999, series: 'moss' },
      { key: 'b', label: 'Approvisionnement en eau potable', value: 4_000_000, series: 'water' },
    ],
    centre: { label: 'en tout', value: '14 M$' },
  },
};
