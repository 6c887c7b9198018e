import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConflictNotice } from './conflict-notice.tsx';

const chosen = { mine: fn(), theirs: fn() };
const meta = {
  title: 'ConflictNotice',
  component: ConflictNotice,
  args: {
    rows: [
      { label: 'Length', mine: '12 km', theirs: '12.4 km' },
      { label: 'Notes', mine: '', theirs: 'The bridge is closed' },
    ],
    onMine: chosen.mine,
    onTheirs: chosen.theirs,
    labels: {
      title: 'This walk changed while you were editing',
      text: 'Choose which version to keep:',
      field: 'Field',
      mine: 'Yours',
      theirs: 'Current version',
      nothing: 'empty',
      keepMine: 'Keep mine',
      takeTheirs: 'Use the current version',
    },
  },
} satisfies Meta<typeof ConflictNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ComparesFieldByField: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Length/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['12 km', '12.4 km']);
    const label = within(row).getByRole('rowheader');
    await expect(label.getClientRects()).toHaveLength(1);
    await expect(label.clientHeight).toBeLessThan(48); // a name of a field is not split for a longer value's sake
    await expect(canvas.getByRole('row', { name: /Notes/ })).toHaveTextContent('empty');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(chosen.mine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the current version' }));
    await expect(chosen.theirs).toHaveBeenCalledOnce();
  },
};
export const NothingToCompare: Story = { args: { rows: [] } };
export const LongFrenchTextOnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }} lang="fr">
        <Story />
      </div>
    ),
  ],
  args: {
    rows: [
      {
        label: 'Sous-catégorie',
        mine: 'Fertilisants organiques transformés en granules',
        theirs: 'Amendements calciques, magnésiens et autres correcteurs d’acidité des sols',
      },
    ],
    labels: {
      title: 'Cet élément a changé entre-temps',
      text: 'Il a été modifié dans une autre fenêtre ou par quelqu’un d’autre. Choisissez la version à garder :',
      field: 'Champ',
      mine: 'Votre saisie',
      theirs: 'Version actuelle',
      nothing: 'vide',
      keepMine: 'Garder ma saisie',
      takeTheirs: 'Utiliser la version actuelle',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
