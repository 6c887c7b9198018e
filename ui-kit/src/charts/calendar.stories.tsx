import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { CalendarChart, type CalendarChartProps } from './calendar-chart.tsx';
import { words } from './chart-words.fixture.ts';
import { savesPng } from './saves-png.fixture.ts';

const short = new Intl.DateTimeFormat('en-CA', { month: 'short', timeZone: 'UTC' });
const narrow = new Intl.DateTimeFormat('en-CA', { month: 'narrow', timeZone: 'UTC' });
const huts = [
  ['Ridge hut', 'above the pines', 120, 270, 130, 255],
  ['Lake hut', 'by the pier', 20, 330, 60, 300],
  ['Old mill', undefined, 200, 420, 240, 400],
] as const;

const calendar: CalendarChartProps = {
  title: 'Openings of the huts',
  start: '2026-01-01',
  end: '2027-03-31',
  monthName: (month, length) => (length === 'short' ? short : narrow).format(new Date(`${month}-01T00:00:00Z`)),
  kinds: [
    { key: 'keeper', label: 'Keeper on site', from: 'Keeper from', to: 'Keeper to', series: 'leaf', drawn: 'solid' },
    { key: 'open', label: 'Open to guests', from: 'Opens', to: 'Closes', series: 'clay', drawn: 'outline' },
  ],
  rows: huts.map(([label, detail, from, to, opens, closes]) => ({
    key: label,
    label,
    detail,
    spans: [
      { kind: 'keeper', from, to, text: `day ${from} to ${to}` },
      { kind: 'open', from: opens, to: closes, text: `day ${opens} to ${closes}` },
    ],
  })),
  mark: { day: 180, label: 'Today' },
  fileName: 'huts.png',
  empty: (
    <EmptyState drawing="clock" title="No hut yet" compact headingLevel={4}>
      Huts with a season stand here, month by month.
    </EmptyState>
  ),
  labels: {
    showTable: 'Show the figures',
    showChart: 'Show the drawing',
    savePng: 'Save as PNG',
    savePngFailed: 'The picture could not be made.',
    file: words.file,
    loading: 'Loading the seasons',
    row: 'Hut',
    detail: 'Place',
    showAll: (count) => `Show all ${count}`,
  },
};

const meta = {
  title: 'Charts/Calendar',
  component: CalendarChart,
  args: calendar,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof CalendarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const bars = (drawing: HTMLElement) => drawing.querySelectorAll('svg rect:not([data-pointed])');

export const Filled: Story = {
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Openings of the huts' });
    await waitFor(() => expect(bars(drawing)).toHaveLength(6));
    await expect(drawing).toHaveTextContent('Ridge hut');
    await expect(drawing).toHaveTextContent('Today');
  },
};
/** Each month has its name above it, and a bar begins and ends under the months of its days. */
export const MonthByMonth: Story = {
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Openings of the huts' });
    await waitFor(() => expect(bars(drawing)).toHaveLength(6));
    const heads = [...drawing.querySelectorAll('text[text-anchor="middle"]:not([data-mark])')];
    await expect(heads.map(({ textContent }) => textContent[0]).join('')).toBe('JFMAMJJASONDJFM');
    const middles = heads.map((head) => head.getBoundingClientRect()).map(({ left, right }) => (left + right) / 2);
    // From 1 May to 28 September.
    const { left, right } = (bars(drawing)[0] ?? drawing).getBoundingClientRect();
    await expect([middles.findIndex((at) => at > left), middles.findLastIndex((at) => at < right)]).toEqual([4, 8]);
  },
};
/** A day outside of the calendar is not marked. */
export const MarkOutside: Story = {
  args: { mark: { day: 500, label: 'Today' } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Openings of the huts' })).not.toHaveTextContent('Today'),
};
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [] } };
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the figures' }));
    const table = canvas.getByRole('table', { name: 'Openings of the huts' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(table).toHaveTextContent('Lake hutby the pierday 20 to 330day 60 to 300');
  },
};
/** Whoever points at a row is told what it holds; the row is marked. */
export const Pointed: Story = {
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Openings of the huts' });
    await waitFor(() => expect(bars(drawing)).toHaveLength(6));
    const bar = bars(drawing)[2] ?? drawing;
    const { left, top } = bar.getBoundingClientRect();
    await userEvent.pointer({ target: bar, coords: { clientX: left + 4, clientY: top + 4 } });
    await waitFor(() => expect(drawing).toHaveTextContent('day 20 to 330'));
    await expect(drawing.querySelectorAll('[data-pointed]')).toHaveLength(1);
  },
};
export const LongList: Story = {
  args: {
    rows: Array.from({ length: 48 }, (_, place) => ({
      key: `${place}`,
      label: `Hut ${place + 1}`,
      spans: [
        { kind: 'keeper', from: place * 5, to: place * 5 + 120, text: 'spring' },
        { kind: 'open', from: place * 5 + 20, to: place * 5 + 160, text: 'summer' },
      ],
    })),
  },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Openings of the huts' });
    await waitFor(() => expect(bars(drawing)).toHaveLength(24));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 48' }));
    await expect(bars(drawing)).toHaveLength(96);
    await expect(canvas.queryByRole('button', { name: 'Show all 48' })).toBeNull();
  },
};
export const AsPicture: Story = {
  args: { pictureCaption: 'The hut club, 22 November 2026' },
  play: ({ canvas }) =>
    savesPng(canvas, 'Save as PNG', [
      'Openings of the huts',
      'The hut club, 22 November 2026',
      'Lake hut',
      'Today',
      '2027',
    ]),
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
    title: 'Périodes de présence du gardien et d’ouverture des refuges de montagne',
    rows: calendar.rows.map((row) => ({
      ...row,
      label: 'Refuge de la Grande-Traversée-des-Montagnes',
      detail: 'sur le versant nord, après la passerelle suspendue',
    })),
    labels: { ...calendar.labels, showTable: 'Voir en tableau', savePng: 'Enregistrer l’image (PNG)' },
  },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img');
    await waitFor(() => expect(bars(drawing)).toHaveLength(6));
    const edge = drawing.getBoundingClientRect().right;
    for (const text of drawing.querySelectorAll('text'))
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 1);
  },
};
/** Four years: some months alone are named, and no name meets the next. */
export const ManyMonths: Story = {
  args: { end: '2029-12-31' },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img');
    await waitFor(() => expect(bars(drawing)).toHaveLength(6));
    const heads = [...drawing.querySelectorAll('text[text-anchor="middle"]:not([data-mark])')];
    const boxes = heads.map((text) => text.getBoundingClientRect());
    const gaps = boxes.slice(1).map((box, place) => box.left - (boxes[place]?.right ?? 0));
    await expect(Math.min(...gaps)).toBeGreaterThan(0);
  },
};
