import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { FileDropField } from './file-drop-field.tsx';

const meta = {
  title: 'FileDropField',
  component: FileDropField,
  args: {
    label: 'List of walks',
    helperText: 'CSV or Excel, up to 20 MB',
    accept: '.csv,.xlsx',
    onPick: fn(),
    labels: { drop: 'Drop a file here', pick: 'Choose a file', loading: 'Reading the file' },
  },
} satisfies Meta<typeof FileDropField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const file = new File(['a,b'], 'walks.csv', { type: 'text/csv' });
    const zone = canvas.getByText('Drop a file here').parentElement as HTMLElement;
    const files = { files: [file], types: ['Files'] };
    await fireEvent.dragOver(zone, { dataTransfer: files });
    await expect(zone).toHaveAttribute('data-over');
    await fireEvent.drop(zone, { dataTransfer: files });
    await expect(args.onPick).toHaveBeenLastCalledWith(file);
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    await expect(input.accept).toBe('.csv,.xlsx');
    await expect(canvas.getByRole('button', { name: 'Choose a file, List of walks' })).toBeEnabled();
  },
};
export const Reading: Story = { args: { loading: true } };
export const Refused: Story = {
  args: { error: 'This is a picture. Choose a CSV or Excel file.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'List of walks' })).toHaveAccessibleDescription(/This is a picture/);
  },
};
export const LongFrenchTextOnAPhone: Story = {
  args: {
    label: 'Liste des randonnées de la saison dernière',
    labels: {
      drop: 'Déposez ici le fichier que vous avez exporté de votre tableur',
      pick: 'Choisir un fichier de cet appareil',
      loading: 'Lecture du fichier',
    },
    loading: true,
  },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
};
