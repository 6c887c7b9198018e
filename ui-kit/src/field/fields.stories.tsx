import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Person from '@mui/icons-material/PersonOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import Search from '@mui/icons-material/SearchOutlined';
import { AutocompleteField, type AutocompleteFieldProps, type AutocompleteOption } from './autocomplete-field.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { TextLink } from '../link/text-link.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const meta = { title: 'Fields', component: TextField, args: { label: 'Full name' } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 24, maxWidth: 480 } as const;
const words = { show: 'Show the password', hide: 'Hide the password' };
const listWords = { loading: 'Searching…', noResults: 'Nothing found', clear: 'Clear', open: 'Open', close: 'Close' };
const units = [
  { value: 'g', label: 'gram', group: 'Mass' },
  { value: 'kg', label: 'kilogram', group: 'Mass' },
  { value: 'l', label: 'litre', group: 'Volume' },
];
const towns: AutocompleteOption[] = [
  { value: '1', label: 'Sherbrooke', detail: 'Québec, Canada' },
  { value: '2', label: 'Saint-Étienne-de-Beauharnois', detail: 'Québec, Canada' },
  { value: '3', label: 'Sainte-Catherine-de-Hatley', detail: 'Québec, Canada' },
];

function Town(props: Partial<AutocompleteFieldProps<AutocompleteOption>>) {
  const [value, setValue] = useState<AutocompleteOption | null>(null);
  return (
    <AutocompleteField label="Town" options={towns} labels={listWords} value={value} onChange={setValue} {...props} />
  );
}
function Amount({ language, onChange }: { language: 'en' | 'fr'; onChange?: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(1234.5);
  return (
    <NumberField
      label="Amount"
      language={language}
      value={value}
      end="$"
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

export const AllAtRest: Story = {
  render: () => (
    <div style={column}>
      <TextField label="Full name" autoComplete="name" helperText="As people know you." />
      <TextField label="E-mail" type="email" defaultValue="marie@exemple.ca" />
      <TextField label="Notes" rows={3} optionalMark="optional" placeholder="Anything worth remembering" />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        labels={words}
        defaultValue="secret"
        strength={{ score: 3, label: 'Good: eleven characters with a digit', meterLabel: 'Strength' }}
      />
      <Amount language="en" />
      <SelectField label="Unit" options={units} placeholder="Choose a unit" />
      <Town />
      <CheckboxField
        label={
          <>
            I accept the <TextLink href="#terms">terms of use</TextLink>
          </>
        }
        helperText="You can take this back at any time."
      />
      <ChoiceField
        label="Who is it for?"
        name="for"
        value="one"
        onChange={fn()}
        choices={[
          { value: 'one', label: 'Myself', description: 'One person, one notebook', icon: <Person /> },
          { value: 'many', label: 'A group', description: 'Several people share it', icon: <Groups /> },
        ]}
      />
      <TextField label="Switched off" defaultValue="Cannot be changed now" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Notes optional' })).toBeVisible();
  },
};

export const WithErrors: Story = {
  render: () => (
    <div style={column}>
      <TextField label="Full name" error="Enter a name." helperText="As people know you." />
      <PasswordField label="Password" autoComplete="current-password" labels={words} error="Enter your password." />
      <NumberField label="Quantity" language="en" value={-1} onChange={fn()} error="Enter a number above 0." end="kg" />
      <SelectField label="Unit" options={units} placeholder="Choose a unit" error="Choose a unit." />
      <Town error="Choose a town from the list." />
      <CheckboxField label="I accept the terms of use" error="Accept the terms to go on." />
      <ChoiceField label="Who is it for?" name="who" error="Choose one." choices={[{ value: 'a', label: 'Myself' }]} />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('Enter a name. As people know you.');
    await expect(canvas.getByRole('combobox', { name: 'Unit' })).toHaveAccessibleDescription('Choose a unit.');
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to go on.');
  },
};

export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  render: () => (
    <div style={column}>
      <TextField
        label="Numéro d’enregistrement de l’entreprise auprès de l’organisme de certification"
        optionalMark="facultatif"
        helperText="Neuf chiffres, tels qu’ils figurent sur la dernière attestation reçue par courrier recommandé."
        error="Ce numéro d’enregistrement ne correspond à aucune attestation en cours de validité."
      />
      <SelectField
        label="Unité de mesure"
        options={[{ value: 'a', label: 'Hectolitre par équivalent-surface, arrondi au centième supérieur' }]}
      />
      <CheckboxField label="J’accepte de recevoir, au plus une fois par mois, la lettre d’information « Nouvelles du terroir », et je sais que je peux m’en désabonner à tout moment." />
    </div>
  ),
};

export const PasswordCanBeSeen: Story = {
  render: () => <PasswordField label="Password" autoComplete="current-password" labels={words} />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'hay & 3 oats');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: words.show }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('hay & 3 oats');
    await expect(canvas.getByRole('button', { name: words.hide })).toBeVisible();
  },
};

const numbers = fn();
export const NumbersTakeCommaOrDot: Story = {
  render: () => <Amount language="fr" onChange={numbers} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(input).toHaveValue('1234,5');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.clear(input);
    await expect(numbers).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '2 300.75');
    await expect(input).toHaveValue('2 300.75');
    await expect(numbers).toHaveBeenLastCalledWith(2300.75);
    await userEvent.tab();
    await expect(input).toHaveValue('2300,75');
    await userEvent.type(input, 'x');
    await expect(numbers).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.tab();
    await expect(input).toHaveValue('2300,75x');
  },
};

export const ListIsFoundByTyping: Story = {
  render: () => (
    <div style={{ minHeight: 320 }}>
      <Town />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(input, 'sainte');
    const page = canvasElement.ownerDocument.body;
    await waitFor(() => expect(page.querySelectorAll('[role="option"]')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Sainte-Catherine-de-Hatley');
    await userEvent.clear(input);
    await userEvent.type(input, 'zzz');
    await waitFor(() => expect(page).toHaveTextContent(listWords.noResults));
  },
};

const asked = fn();
export const ListIsFetched: Story = {
  render: () => (
    <div style={{ minHeight: 320 }}>
      <Town options={[]} filtered loading start={<Search />} onInputChange={asked} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Town' }), 'sher');
    await expect(asked).toHaveBeenLastCalledWith('sher');
    // It looks like no list, as there is none before something is typed.
    await expect(canvas.queryByRole('button', { name: /Open|Close/ })).toBeNull();
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent(listWords.loading));
  },
};

const sent = fn();
/** What `register()` of a form library needs: name, ref to the input, change and blur events. */
export const FormsCanHoldIt: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <div style={column}>
        <TextField label="Name" name="name" ref={(node) => node?.setAttribute('data-held', '')} />
        <SelectField label="Unit" name="unit" options={units} />
        <CheckboxField label="Agreed" name="agreed" />
      </div>
      <VisuallyHidden>
        <button type="submit">Send</button>
      </VisuallyHidden>
    </form>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAttribute('data-held');
    await userEvent.type(name, 'Élise');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'kg');
    await userEvent.click(canvas.getByText('Agreed'));
    await userEvent.type(name, '{Enter}');
    await expect(sent).toHaveBeenCalledWith({ name: 'Élise', unit: 'kg', agreed: 'on' });
  },
};
