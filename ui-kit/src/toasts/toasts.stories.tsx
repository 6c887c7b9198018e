import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Toasts, useToasts } from './toasts.tsx';

const undone = fn();
function Buttons() {
  const toasts = useToasts();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, minHeight: 320, alignItems: 'start' }}>
      <Button
        onClick={() =>
          toasts.show({ text: '« Étang-aux-Castors » was removed.', action: { label: 'Undo', onSelect: undone } })
        }
      >
        Remove
      </Button>
      <Button onClick={() => toasts.show({ text: 'It could not be saved; the row is back as it was.', tone: 'error' })}>
        Fail
      </Button>
      <Button onClick={() => toasts.show({ text: 'A short word', tone: 'info', durationMs: 40 })}>Short</Button>
      <Button
        onClick={() =>
          toasts.show({
            text: 'La promenade « Traversée intégrale du marais salé et de ses passerelles jusqu’au belvédère » a été retirée de la liste.',
            action: { label: 'Annuler la suppression', onSelect: undone },
          })
        }
      >
        French
      </Button>
    </div>
  );
}

const meta = {
  title: 'Toasts',
  component: Toasts,
  args: { labels: { region: 'Messages', close: 'Close' }, children: <Buttons /> },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UndoIsOffered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const region = canvas.getByRole('region', { name: 'Messages' });
    await expect(within(region).getByRole('status')).toHaveTextContent('was removed');
    await userEvent.click(within(region).getByRole('button', { name: 'Undo' }));
    await expect(undone).toHaveBeenCalledOnce();
    await expect(within(region).queryByRole('button')).toBeNull();
  },
};

export const ThreeAtOnceTheRestWait: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Remove', 'Fail', 'French', 'Fail'])
      await userEvent.click(canvas.getByRole('button', { name }));
    const shown = () => canvasElement.querySelectorAll('[data-toast]');
    await expect(shown()).toHaveLength(3);
    const first = shown()[0] as HTMLElement;
    await userEvent.click(within(first).getByRole('button', { name: 'Close' }));
    await expect(shown()).toHaveLength(3);
  },
};

export const LeavesByItself: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-toast]')).toBeNull());
  },
};
