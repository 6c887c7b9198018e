import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CascadeField, type CascadeOption } from './cascade-field.tsx';
import { MoneyField, type MoneyFieldProps } from './money-field.tsx';
import { QuantityField } from './quantity-field.tsx';
import type { AutocompleteOption } from './autocomplete-field.tsx';

const meta = { title: 'Record fields' } satisfies Meta;
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

function Price(props: Partial<MoneyFieldProps>) {
  const [value, setValue] = useState<number | null>(1234.5);
  return <MoneyField label="Price" language="en" currency="CAD" value={value} onChange={setValue} {...props} />;
}
export const MoneyInBothLanguages: Story = {
  render: () => (
    <div style={column}>
      <Price />
      <Price language="fr" label="Prix total payé par année, taxes et frais de livraison compris" />
      <Price label="Price in euros" currency="EUR" error="An amount is required" />
      <Price label="Not yet" value={null} disabled helperText="Choose a plant first." />
    </div>
  ),
  play: async ({ canvas }) => {
    const english = canvas.getByRole('textbox', { name: 'Price' });
    const french = canvas.getByRole('textbox', { name: /^Prix/ });
    const signOf = (input: HTMLElement) => input.closest('div')?.textContent;
    await expect([signOf(english), signOf(french)]).toEqual(['$', '$']);
    const before = (input: HTMLElement) => {
      const sign = input.parentElement?.querySelector('span') as Element;
      return sign.getBoundingClientRect().left < input.getBoundingClientRect().left;
    };
    await expect([before(english), before(french)]).toEqual([true, false]);
  },
};

export const MoneyKeepsItsDecimals: Story = {
  render: () => (
    <div style={column}>
      <Price />
      <Price language="fr" label="Prix" />
    </div>
  ),
  play: async ({ canvas }) => {
    const english = canvas.getByRole('textbox', { name: 'Price' });
    const french = canvas.getByRole('textbox', { name: 'Prix' });
    await expect(english).toHaveValue('1234.50');
    await userEvent.clear(english);
    await userEvent.type(english, '12.5');
    await expect(english).toHaveValue('12.5');
    await userEvent.clear(french);
    await expect(english).toHaveValue('12.50');
    await userEvent.paste('1 234,5 $');
    await expect(french).toHaveValue('1 234,5 $');
    await userEvent.tab();
    await expect(french).toHaveValue('1234,50');
  },
};

function Amount({ withUnits = true, error }: { withUnits?: boolean; error?: string }) {
  const [quantity, setQuantity] = useState<number | null>(12.5);
  const [unit, setUnit] = useState('kg');
  return (
    <QuantityField
      quantity={{ label: 'Quantity', language: 'en', value: quantity, onChange: setQuantity, error }}
      unit={{
        label: 'Unit',
        placeholder: 'Choose a unit',
        value: withUnits ? unit : '',
        onChange: (event) => setUnit(event.target.value),
        helperText: withUnits ? undefined : 'Depends on the plant',
        options: withUnits
          ? [
              { value: 'kg', label: 'kilogram' },
              { value: 'cord', label: 'cord' },
            ]
          : [],
      }}
    />
  );
}
export const QuantityWithItsUnit: Story = {
  render: () => <Amount />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit' }), 'cord');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Quantity' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity' }), '3,5');
    await expect(canvas.getByRole('combobox', { name: 'Unit' })).toHaveValue('cord');
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3,5');
  },
};
export const QuantityWithoutUnitsToChoose: Story = {
  render: () => <Amount withUnits={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Unit/ })).toBeDisabled();
  },
};
export const QuantityWithAnErrorOnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
  render: () => <Amount error="Quantity is required" />,
};
