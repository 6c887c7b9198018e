import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConflictNotice, type ConflictNoticeProps } from './conflict-notice.tsx';

const chosen = fn();
function Picked(props: Omit<ConflictNoticeProps, 'picks' | 'onPick' | 'onChosen'>) {
  const [picks, setPicks] = useState<ConflictNoticeProps['picks']>({});
  return (
    <ConflictNotice
      {...props}
      picks={picks}
      onPick={(label, pick) => setPicks({ ...picks, [label]: pick })}
      onChosen={chosen}
    />
  );
}

const length = { label: 'Length', mine: '12 km', theirs: '12.4 km' };
const notes = { label: 'Notes', mine: '', theirs: 'The bridge is closed' };
const meta = {
  title: 'ConflictNotice',
  component: Picked,
  args: {
    rows: [length, notes],
    labels: {
      title: 'This walk changed while you were editing',
      text: 'Choose which version to keep:',
      field: 'Field',
      mine: 'Yours',
      theirs: 'Current version',
      nothing: 'empty',
      keepMine: 'Keep mine',
      takeTheirs: 'Use the current version',
      keepAllMine: 'Keep all of mine',
      takeAllTheirs: 'Use the current version of all',
      keepPicked: 'Keep what I picked',
      missing: 'Pick one of the two',
    },
  },
  beforeEach: () => {
    chosen.mockClear();
  },
} satisfies Meta<typeof Picked>;
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
    await expect(label.querySelector('span')?.getBoundingClientRect().height).toBeLessThan(30); // a name of a field is not split for a longer value's sake
    await expect(canvas.getByRole('row', { name: /Notes/ })).toHaveTextContent('empty');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep all of mine' }));
    await expect(chosen).toHaveBeenLastCalledWith([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the current version of all' }));
    await expect(chosen).toHaveBeenLastCalledWith(['Length', 'Notes']);
  },
};
/** Each field has its own choice, named by the field, whose value it is, and the value. */
export const PicksByKeyboardAlone: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Choose which version to keep:')).toBeVisible()); // once it was announced
    canvas.getByRole('group', { name: 'This walk changed while you were editing' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Length Yours 12 km' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Notes Yours empty' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Notes Current version The bridge is closed' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenLastCalledWith(['Notes']);
  },
};
export const AsksForTheFieldThatIsNotPicked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Length Current version 12.4 km' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what I picked' }));
    await expect(chosen).not.toHaveBeenCalled();
    const missing = canvas.getByRole('radio', { name: 'Notes Yours empty' });
    await expect(missing).toHaveFocus();
    await expect(missing).toHaveAccessibleDescription('Pick one of the two');
    await expect(canvas.getByRole('row', { name: /Length/ })).not.toHaveTextContent('Pick one');
  },
};
export const KeepsWhatNobodyElseChanged: Story = {
  args: { rows: [length, { ...notes, picked: 'mine' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Notes Yours empty' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Length Current version 12.4 km' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what I picked' }));
    await expect(chosen).toHaveBeenLastCalledWith(['Length']);
  },
};
export const OneFieldIsChosenByAButton: Story = {
  args: { rows: [length] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the current version' }));
    await expect(chosen).toHaveBeenLastCalledWith(['Length']);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(chosen).toHaveBeenLastCalledWith([]);
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
      { label: 'Détails', mine: '', theirs: 'Anticonstitutionnellement-'.repeat(4) },
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
      keepAllMine: 'Garder toute ma saisie',
      takeAllTheirs: 'Utiliser partout la version actuelle',
      keepPicked: 'Garder mes choix',
      missing: 'Choisissez l’une des deux',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
