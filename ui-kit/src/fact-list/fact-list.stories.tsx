import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList } from './fact-list.tsx';

const meta = {
  title: 'FactList',
  component: FactList,
  args: {
    loadingLabel: 'Loading the details',
    facts: [
      { key: 'name', label: 'Owner', value: 'Marie Tremblay' },
      { key: 'phone', label: 'Phone', value: '' },
      { key: 'notes', label: 'Details', value: 'Vegetables and hay.\nOpen on Saturdays.' },
    ],
    empty: <p>Nothing is known yet.</p>,
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeavesOutWhatHasNoValue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Owner', 'Details']);
    await expect(canvas.getByText('Marie Tremblay')).toBeVisible();
  },
};
export const Loading: Story = { args: { facts: undefined } };
export const Empty: Story = {
  args: { facts: [{ key: 'name', label: 'Owner', value: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is known yet.')).toBeVisible();
  },
};
export const LongFrenchTextOnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }} lang="fr">
        <Story />
      </div>
    ),
  ],
  args: {
    facts: [
      {
        key: 'site',
        label: 'Adresse du site de la coopérative de solidarité',
        value: 'https://www.cooperative-de-solidarite-agroforestiere-du-bas-saint-laurent.example/accueil',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
