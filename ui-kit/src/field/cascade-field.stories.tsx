import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { belowIsGone, closesTheOneBelow, TwoDialogs } from '../dialog/two-dialogs.fixture.tsx';
import type { AutocompleteOption } from './autocomplete-field.tsx';
import { CascadeField, type CascadeOption } from './cascade-field.tsx';

const meta = { title: 'CascadeField' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 24, maxWidth: 480 } as const;
const groups: AutocompleteOption[] = [
  { value: 'tree', label: 'Trees' },
  { value: 'herb', label: 'Herbs' },
];
const options: CascadeOption[] = [
  { value: 'maple', label: 'Maple', parent: 'tree', group: 'Trees' },
  { value: 'birch', label: 'Birch', parent: 'tree', group: 'Trees' },
  { value: 'mint', label: 'Mint', parent: 'herb', group: 'Herbs' },
];
const labels = {
  group: 'Family',
  groupPlaceholder: 'All families',
  option: 'Plant',
  optionPlaceholder: 'Type to search',
  loading: 'Searching…',
  noResults: 'Nothing found',
  clear: 'Clear',
  open: 'Open',
  close: 'Close',
};
const find = <Item extends AutocompleteOption>(items: readonly Item[], text: string) =>
  items.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
const chosen = fn();

function Plant({ value: first = '', loading = false, error }: { value?: string; loading?: boolean; error?: string }) {
  const [value, setValue] = useState(first);
  return (
    <div style={column}>
      <CascadeField
        groups={loading ? [] : groups}
        options={loading ? [] : options}
        value={value}
        kept={{
          group: { value: 'moss', label: 'Mosses' },
          option: { value: 'sphagnum', label: 'Sphagnum', parent: 'moss' },
        }}
        find={find}
        loading={loading}
        error={error}
        labels={labels}
        onChange={(next) => {
          chosen(next);
          setValue(next);
        }}
      />
    </div>
  );
}

export const AnOptionSetsItsGroup: Story = {
  render: () => <Plant />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Plant' }), 'min');
    await userEvent.click(await screen.findByRole('option', { name: 'Mint' }));
    await expect(canvas.getByRole('combobox', { name: 'Family' })).toHaveValue('Herbs');
    await expect(chosen).toHaveBeenLastCalledWith('mint');
  },
};
const sent = fn();
/** Enter chooses; words that nothing answers stay in the field, and the form around it is not sent. */
export const EnterSendsNoWords: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Plant />
      <button type="submit">Save</button>
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    for (const name of ['Family', 'Plant']) {
      const field = canvas.getByRole('combobox', { name });
      await userEvent.type(field, 'qzx{Enter}');
      await expect(field).toHaveValue('qzx');
    }
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Plant' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Plant' }), 'min{Enter}');
    await expect(chosen).toHaveBeenLastCalledWith('mint');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
};
/** Each button of a list says whose list it is. */
export const ButtonsOfTwoListsDiffer: Story = {
  render: () => <Plant value="mint" />,
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button', { hidden: true }).map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(['Clear, Family', 'Open, Family', 'Clear, Plant', 'Open, Plant']);
  },
};
export const AGroupNarrowsTheOptions: Story = {
  render: () => <Plant value="mint" />,
  play: async ({ canvas }) => {
    const family = canvas.getByRole('combobox', { name: 'Family' });
    await userEvent.clear(family);
    await userEvent.type(family, 'tre');
    await userEvent.click(await screen.findByRole('option', { name: 'Trees' }));
    await expect(chosen).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Plant' }));
    const offered = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await expect(offered).toEqual(['Maple', 'Birch']);
  },
};
/** A group never hides what is looked for. */
export const WhatTheGroupLacksIsFoundInOthers: Story = {
  render: () => <Plant value="mint" />,
  play: async ({ canvas }) => {
    const plant = canvas.getByRole('combobox', { name: 'Plant' });
    await userEvent.clear(plant);
    await userEvent.type(plant, 'map');
    await userEvent.click(await screen.findByRole('option', { name: 'Maple' }));
    await expect(chosen).toHaveBeenLastCalledWith('maple');
    await expect(canvas.getByRole('combobox', { name: 'Family' })).toHaveValue('Trees');
  },
};
/** A form that asks for the group too keeps it: here a group is chosen before its option. */
export const AGroupThatTheFormKeeps: Story = {
  render: () => {
    function Both() {
      const [plant, setPlant] = useState({ value: '', group: '' });
      return (
        <div style={column}>
          <CascadeField
            groups={groups}
            options={options}
            value={plant.value}
            groupValue={plant.group}
            find={find}
            groupError={plant.group === '' ? 'Choose a family' : undefined}
            error={plant.value === '' ? 'Choose a plant from the list' : undefined}
            labels={labels}
            onChange={(value, group) => {
              chosen(value, group);
              setPlant({ value, group });
            }}
          />
        </div>
      );
    }
    return <Both />;
  },
  play: async ({ canvas }) => {
    const family = canvas.getByRole('combobox', { name: 'Family' });
    await expect(family).toHaveAccessibleDescription('Choose a family');
    await userEvent.type(family, 'tre');
    await userEvent.click(await screen.findByRole('option', { name: 'Trees' }));
    await expect(chosen).toHaveBeenLastCalledWith('', 'tree');
    await expect(family).not.toHaveAccessibleDescription();
    const plant = canvas.getByRole('combobox', { name: 'Plant' });
    await userEvent.type(plant, 'bir');
    await userEvent.click(await screen.findByRole('option', { name: 'Birch' }));
    await expect(chosen).toHaveBeenLastCalledWith('birch', 'tree');
    await userEvent.clear(plant);
    await expect(chosen).toHaveBeenLastCalledWith('', 'tree');
    await expect(family).toHaveValue('Trees');
  },
};
export const WhatTheListsLostIsKept: Story = {
  render: () => <Plant value="sphagnum" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Family' })).toHaveValue('Mosses');
    await expect(canvas.getByRole('combobox', { name: 'Plant' })).toHaveValue('Sphagnum');
  },
};
export const CascadeWhileLoading: Story = { render: () => <Plant loading /> };
export const CascadeWithAnError: Story = { render: () => <Plant error="Choose a plant from the list" /> };

/** As after a save in a dialog that fades while the next one is typed in already. */
export const ItsListIsReadWhenADialogBelowGoes: Story = {
  render: () => (
    <TwoDialogs>
      <Plant />
    </TwoDialogs>
  ),
  play: async () => {
    const plant = await screen.findByRole('combobox', { name: 'Plant' });
    await closesTheOneBelow();
    await userEvent.type(plant, 'min');
    await belowIsGone();
    await expect(screen.getByRole('option', { name: 'Mint' })).toBeVisible();
  },
};
