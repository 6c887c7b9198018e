import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checklist } from './checklist.tsx';

const items = [
  {
    key: 'cover',
    label: 'Cover crops',
    explanation: 'Plants grown between two main crops keep the soil covered, fed and in place.',
    defaultChecked: true,
  },
  {
    key: 'rotation',
    label: 'Crop rotation',
    explanation: 'Crop families move from field to field over the years, which breaks pest cycles and rests the soil.',
  },
  { key: 'beds', label: 'Permanent beds', explanation: 'Beds and paths keep their place from year to year.' },
];
const meta = {
  title: 'Checklist',
  component: Checklist,
  args: { title: 'Soil health', description: '1 of 3', items, labels: { explanation: 'Explanation' } },
} satisfies Meta<typeof Checklist>;
export default meta;
type Story = StoryObj<typeof meta>;

const cover = /^Plants grown between/;

export const Default: Story = {};
export const ExplainsAnItemOnRequestAndFoldsItAgain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(cover)).toBeNull();
    const button = canvas.getByRole('button', { name: 'Explanation, Cover crops' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('checkbox', { name: 'Cover crops' })).toHaveAccessibleDescription(cover);
    await expect(canvas.getByRole('checkbox', { name: 'Cover crops' })).toBeChecked();
    await userEvent.click(button);
    await expect(canvas.queryByText(cover)).toBeNull();
  },
};
export const EverythingExplainedAndOneFoldedByHand: Story = {
  args: { explained: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explanation, Cover crops' }));
    await expect(canvas.queryByText(cover)).toBeNull();
    await expect(canvas.getByText(/^Beds and paths/)).toBeVisible();
  },
};
export const AnItemOutOfSightKeepsItsTick: Story = {
  args: { items: items.map((item) => ({ ...item, hidden: item.key === 'cover' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    const hidden = canvas.getByRole('checkbox', { name: 'Cover crops', hidden: true });
    await expect(hidden).toBeChecked();
    await expect(hidden).not.toBeVisible();
  },
};
export const LongFrenchTextOnAPhone: Story = {
  args: {
    title: 'Énergie renouvelable, efficacité énergétique et gestion des matières résiduelles',
    description: '2 pratiques suivies sur 12',
    explained: true,
    labels: { explanation: 'Explication' },
    items: [
      {
        key: 'cover',
        label: 'Récupération des plastiques agricoles et des emballages de produits antiparasitaires',
        explanation:
          'Les familles de cultures changent de parcelle au fil des ans, ce qui rompt le cycle des ravageurs et repose le sol.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
