import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import History from '@mui/icons-material/HistoryOutlined';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Card } from './card.tsx';
import { StatCard } from './stat-card.tsx';

const meta = { title: 'Cards', component: Card, args: { children: 'What stands in the card.' } } satisfies Meta<
  typeof Card
>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: 16,
} as const;

export const Default: Story = {
  args: { title: 'Where it stands', description: 'As of today', actions: <Button size="small">Change</Button> },
};
export const Figures: Story = {
  render: () => (
    <div style={grid}>
      <StatCard
        label="Earned"
        value="$128,450.00"
        series="leaf"
        trend={{ direction: 'up', label: '12% more than last year', color: 'success' }}
      />
      <StatCard
        label="Spent"
        value="$96,120.75"
        series="clay"
        trend={{ direction: 'down', label: '3% less than last year', color: 'success' }}
      />
      <StatCard label="Left" value="$32,329.25" series="water" trend={{ direction: 'flat', label: 'as last year' }} />
      <StatCard label="To come" value="–" note="Nothing is planned yet." series="sun" />
    </div>
  ),
};
/** A figure takes one line, however narrow its place. */
export const NarrowFigures: Story = {
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(3, 150px)' }}>
      <StatCard label="Revenus" value="160 690,49 $" series="lupin" />
      <StatCard label="Coûts" value="71 762,98 $" series="berry" />
      <StatCard label="Solde net" value="−9 999 999,99 $" series="bark" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('group'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    const heights = canvas.getAllByRole('group').map((card) => card.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeLessThan(100);
  },
};
/** What a figure is made of is one press away; its label and its value keep clear of it. */
export const WithAnAction: Story = {
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(3, 150px)' }}>
      <StatCard
        label="Solde cumulé"
        value="160 690,49 $"
        series="lupin"
        action={<IconButton size="small" label="History" icon={<History />} />}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'History' }).getBoundingClientRect();
    const apart = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      const box = range.getBoundingClientRect();
      return box.right <= button.left || box.top >= button.bottom;
    };
    await expect(['Solde cumulé', '160 690,49 $'].filter((text) => !apart(text))).toEqual([]);
  },
};
export const Loading: Story = {
  render: () => (
    <div style={grid}>
      <StatCard label="Earned" value="" series="leaf" loading />
      <StatCard label="Spent" value="" series="clay" loading />
    </div>
  ),
};
export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  render: () => (
    <div style={grid}>
      <StatCard
        label="Solde cumulé depuis le début de l’exercice précédent"
        value="−9 999 999,99 $ CA"
        series="berry"
        trend={{
          direction: 'down',
          label: 'en recul de 1 250 000 $ par rapport à l’exercice précédent',
          color: 'error',
        }}
      />
      <Card
        title="Renseignements complémentaires demandés par l’organisme"
        actions={<Button size="small">Modifier les renseignements</Button>}
      >
        Rien à signaler.
      </Card>
    </div>
  ),
};
