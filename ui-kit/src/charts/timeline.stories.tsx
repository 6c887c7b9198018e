import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { words } from './chart-words.fixture.ts';
import { savesPng } from './saves-png.fixture.ts';
import { TimelineChart, type TimelineChartProps } from './timeline-chart.tsx';

const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en-CA', { notation: 'compact' });

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
  title: 'Charts/Timeline',
  component: TimelineChart,
  args: timeline,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof TimelineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With room enough it is 900 by 400. */
export const WithRoomEnough: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 900 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const sizeOf = () => {
      const drawing = canvas.getByRole('img', { name: timeline.title }).querySelector('svg')?.getBoundingClientRect();
      return [Math.round(drawing?.width ?? 0), Math.round(drawing?.height ?? 0)];
    };
    await waitFor(() => expect(sizeOf()).toEqual([900, 400]));
  },
};
/** What goes out hangs below zero and keeps its own figure: the height of a month is no sum of both. */
export const Below: Story = {
  play: async ({ canvasElement }) => {
    const topOf = (part: string) => canvasElement.querySelector(part)?.getBoundingClientRect().top;
    const zero = topOf('.MuiChartsReferenceLine-line') ?? Number.NaN;
    await expect(topOf('[data-series="out"] rect')).toBeGreaterThanOrEqual(zero - 1);
    await waitFor(() => expect(topOf('[data-series="in"] rect')).toBeLessThan(zero - 1));
  },
};
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = {
  args: { series: timeline.series.map((one) => ({ ...one, values: months.map(() => 0) })) },
};
export const AsTable: Story = {
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

export const AsPicture: Story = {
  args: { pictureCaption: 'The hut, 22 November 2026' },
  play: ({ canvas }) =>
    savesPng(canvas, words.savePng, ['Month by month', 'The hut, 22 November 2026', 'Left so far', 'Jan', '10K']),
};

export const OnPhones: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
};
/** Two years of months with long names: labels stand evenly and none meets its neighbour. */
export const OfManyMonths: Story = {
  args: {
    periods: [...months, ...months].map((month, place) => ({
      key: `${place}`,
      short: `${month.toLowerCase()}il. ${place < 12 ? 25 : 26}`,
      full: month,
    })),
    series: timeline.series.map((one) => ({ ...one, values: [...one.values, ...one.values] })),
  },
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
