import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TabsNav } from '../tabs-nav/tabs-nav.tsx';
import { PageHeader } from './page-header.tsx';

const tabs = (current: string) => (
  <TabsNav
    label="Parts of the ledger"
    tabs={['Summary', 'Entries', 'Planning', 'Scenarios', 'Older years'].map((label) => ({
      key: label,
      label,
      href: `#${label}`,
      current: label === current,
    }))}
  />
);
const meta = {
  title: 'PageHeader',
  component: PageHeader,
  args: {
    title: 'The ledger',
    description: 'What came in, what went out, and what is left of it.',
    actions: <Button variant="contained">Add an entry</Button>,
    tabs: tabs('Summary'),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CurrentTabIsInSight: Story = {
  args: { tabs: tabs('Older years') },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' });
    const nav = canvas.getByRole('navigation');
    await expect(link).toHaveTextContent('Older years');
    await expect(link.getBoundingClientRect().left).toBeGreaterThanOrEqual(nav.getBoundingClientRect().left);
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(nav.getBoundingClientRect().right + 24);
  },
};
export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    eyebrow: 'Entreprise « Les Jardins du Vieux-Moulin-à-Vent »',
    title: 'Renseignements complémentaires et pièces justificatives',
    description: 'Tout ce que l’organisme demande, réuni en un seul endroit, avec la date de la dernière vérification.',
    actions: <Button variant="contained">Ajouter une pièce justificative</Button>,
  },
};
