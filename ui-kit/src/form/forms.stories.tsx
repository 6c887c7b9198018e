import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { FormGrid } from './form-grid.tsx';
import { Form } from './form.tsx';

const sent = fn((event: FormEvent) => event.preventDefault());
const meta = { title: 'Form', component: Form, args: { onSubmit: sent, children: null } } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = (
  <>
    <FormGrid>
      <TextField label="Town" />
      <TextField label="Postal code" />
    </FormGrid>
    <TextField label="E-mail" type="email" defaultValue="not an address" />
    <Button type="submit" variant="contained">
      Save
    </Button>
  </>
);

export const SendsByEnterWithoutTheBrowsersChecks: Story = {
  args: { children: fields },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Town' }), 'Magog{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
};
export const FieldsSideBySide: Story = {
  args: { children: fields },
  decorators: [
    (Story) => (
      <div style={{ width: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [town, code] = [canvas.getByLabelText('Town'), canvas.getByLabelText('Postal code')];
    await expect(town.getBoundingClientRect().top).toBe(code.getBoundingClientRect().top);
  },
};
export const FieldsUnderEachOtherOnAPhone: Story = {
  args: { children: fields },
  decorators: [
    (Story) => (
      <div style={{ width: 272 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [town, code] = [canvas.getByLabelText('Town'), canvas.getByLabelText('Postal code')];
    await expect(town.getBoundingClientRect().bottom).toBeLessThan(code.getBoundingClientRect().top);
  },
};
export const WithErrorsInFrench: Story = {
  args: {
    children: (
      <FormGrid>
        <TextField label="Nom de l’entreprise agricole ou de la coopérative" error="Indiquez le nom de l’entreprise" />
        <TextField label="Code postal" error="Le code postal ne correspond pas à la municipalité choisie" />
      </FormGrid>
    ),
  },
};
