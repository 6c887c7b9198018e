import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatCard } from './stat-card.tsx';
import { StatGrid } from './stat-grid.tsx';

/** Three figures in a place so many pixels wide. */
function Figures({ width, pairsFrom, loading }: { width: number; pairsFrom?: number; loading?: boolean }) {
  return (
    <div style={{ width }}>
      <StatGrid pairsFrom={pairsFrom} loading={loading}>
        <StatCard label="Left" value="$32,329.25" loading={loading} />
        <StatCard label="Spent" value="$96,120.75" series="clay" loading={loading} />
        <StatCard label="Earned" value="$128,450.00" series="leaf" loading={loading} />
      </StatGrid>
    </div>
  );
}
/** How many cards each line holds. */
const lines = (cards: readonly HTMLElement[]) => {
  const tops = cards.map((card) => card.getBoundingClientRect().top);
  return [...Map.groupBy(tops, (top) => top).values()].map((line) => line.length);
};

const meta = { title: 'StatGrid', component: Figures, args: { width: 700 } } satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(lines(canvas.getAllByRole('group'))).toEqual([3]),
};
export const TwoColumns: Story = {
  args: { width: 330 },
  play: ({ canvas }) => expect(lines(canvas.getAllByRole('group'))).toEqual([1, 2]),
};
/** Long figures need more room to stand side by side. */
export const LongFigures: Story = {
  args: { width: 330, pairsFrom: 25 },
  play: ({ canvas }) => expect(lines(canvas.getAllByRole('group'))).toEqual([1, 1, 1]),
};
export const Loading: Story = { args: { loading: true } };
