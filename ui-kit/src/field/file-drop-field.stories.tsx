import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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
    const zone = canvas.getByText('Drop a file here').parentElement as HTMLElement;
    // Testing Library would hand over an empty DataTransfer.
    const drag = (type: 'dragover' | 'drop') => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['a,b'], 'walks.csv', { type: 'text/csv' }));
      zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    };
    drag('dragover');
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
    drag('drop');
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ name: 'walks.csv' })));
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
