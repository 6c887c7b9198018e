import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { DonutChart, type DonutChartProps } from './donut-chart.tsx';
import { savesPng } from './saves-png.fixture.ts';
import { TimelineChart, type TimelineChartProps } from './timeline-chart.tsx';

const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en-CA', { notation: 'compact' });
const share = new Intl.NumberFormat('en-CA', { style: 'percent', maximumFractionDigits: 1 });
const words = {
  showTable: 'Show the figures',
  showChart: 'Show the drawing',
  savePng: 'Save as PNG',
  savePngFailed: 'The picture could not be made.',
  loading: 'Loading the figures',
};

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

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const out = [3200, 2800, 5200, 8100, 9400, 6200, 4100, 3900, 5200, 4800, 3100, 2600];
const inn = [900, 700, 1200, 2500, 6900, 12_800, 15_200, 16_900, 14_100, 9800, 4200, 3100];
const net = inn.map((value, at) => value - (out[at] ?? 0));
const timeline: TimelineChartProps = {
  title: 'Month by month',
  periods: months.map((month) => ({ key: month, short: month, full: `${month} 2026` })),
  series: [
    { key: 'out', label: 'Spent', series: 'clay', drawn: 'bar', stack: 'all', below: true, values: out },
    { key: 'in', label: 'Earned', series: 'leaf', drawn: 'bar', stack: 'all', values: inn },
    { key: 'net', label: 'Left', series: 'water', drawn: 'line', values: net },
    {
      key: 'sum',
      label: 'Left so far',
      series: 'berry',
      drawn: 'dashes',
      values: net.map((_, at) => net.slice(0, at + 1).reduce((sum, value) => sum + value, 0)),
    },
  ],
  formatValue: (value) => money.format(value),
  formatAxis: (value) => short.format(value),
  fileName: 'months.png',
  empty: (
    <EmptyState drawing="clock" title="No month to show yet" compact headingLevel={4}>
      Entries with a date build this line.
    </EmptyState>
  ),
  labels: { ...words, period: 'Month' },
};

const meta = {
  title: 'Charts',
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

export const Donut: Story = {};
/** Slices of one kind differ by shade, in the ring and in its bar; the smallest stand together below the others. */
export const DonutOfKinds: Story = {
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
/** With room enough, rings are 320 by 320 and a timeline 900 by 400. */
export const WithRoomEnough: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 950 }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <>
      <DonutChart {...donut} />
      <div style={{ width: 900 }}>
        <TimelineChart {...timeline} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const sizeOf = (title: string) => {
      const drawing = canvas.getByRole('img', { name: title }).querySelector('svg')?.getBoundingClientRect();
      return [Math.round(drawing?.width ?? 0), Math.round(drawing?.height ?? 0)];
    };
    await waitFor(() => expect(sizeOf(donut.title)).toEqual([320, 320]));
    await waitFor(() => expect(sizeOf(timeline.title)).toEqual([900, 400]));
  },
};
export const DonutLoading: Story = { args: { loading: true } };
export const DonutEmpty: Story = { args: { slices: [] } };
export const DonutAsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.showTable }));
    const table = canvas.getByRole('table', { name: 'Where it went' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    await expect(table).toHaveTextContent('Bridges$14,00018%');
  },
};
export const Timeline: Story = { render: () => <TimelineChart {...timeline} /> };
/** What goes out hangs below zero and keeps its own figure: the height of a month is no sum of both. */
export const TimelineBelow: Story = {
  render: () => <TimelineChart {...timeline} />,
  play: async ({ canvasElement }) => {
    const topOf = (part: string) => canvasElement.querySelector(part)?.getBoundingClientRect().top;
    const zero = topOf('.MuiChartsReferenceLine-line') ?? Number.NaN;
    await expect(topOf('[data-series="out"] rect')).toBeGreaterThanOrEqual(zero - 1);
    await waitFor(() => expect(topOf('[data-series="in"] rect')).toBeLessThan(zero - 1));
  },
};
export const TimelineLoading: Story = { render: () => <TimelineChart {...timeline} loading /> };
export const TimelineEmpty: Story = {
  render: () => (
    <TimelineChart {...timeline} series={timeline.series.map((one) => ({ ...one, values: months.map(() => 0) }))} />
  ),
};
export const TimelineAsTable: Story = {
  render: () => <TimelineChart {...timeline} />,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: words.showTable });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    const table = canvas.getByRole('table', { name: 'Month by month' });
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
    await expect(within(table).getByRole('row', { name: /May 2026/ })).toHaveTextContent('$9,400$6,900-$2,500');
    await expect(canvas.getByRole('button', { name: words.showChart })).toHaveFocus();
  },
};

export const DonutAsPicture: Story = {
  args: { pictureCaption: 'The hut, 22 November 2026' },
  play: ({ canvas }) =>
    savesPng(canvas, words.savePng, ['Where it went', 'The hut, 22 November 2026', 'in all', '$77.7K', 'Water  11.6%']),
};
export const TimelineAsPicture: Story = {
  render: () => <TimelineChart {...timeline} pictureCaption="The hut, 22 November 2026" />,
  play: ({ canvas }) =>
    savesPng(canvas, words.savePng, ['Month by month', 'The hut, 22 November 2026', 'Left so far', 'Jan', '10K']),
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
export const TimelineOnPhones: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  render: () => <TimelineChart {...timeline} />,
};
/** Two years of months with long names: labels stand evenly and none meets its neighbour. */
export const TimelineOfManyMonths: Story = {
  render: () => (
    <TimelineChart
      {...timeline}
      periods={[...months, ...months].map((month, place) => ({
        key: `${place}`,
        short: `${month.toLowerCase()}il. ${place < 12 ? 25 : 26}`,
        full: month,
      }))}
      series={timeline.series.map((one) => ({ ...one, values: [...one.values, ...one.values] }))}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.MuiChartsAxis-directionX text')).not.toHaveLength(0));
    const boxes = [...canvasElement.querySelectorAll('.MuiChartsAxis-directionX text')].map((text) =>
      text.getBoundingClientRect(),
    );
    const steps = boxes.slice(1).map((box, place) => box.left - (boxes[place]?.left ?? 0));
    await expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(8);
    const gaps = boxes.slice(1).map((box, place) => box.left - (boxes[place]?.right ?? 0));
    await expect(Math.min(...gaps)).toBeGreaterThan(2);
  },
};
