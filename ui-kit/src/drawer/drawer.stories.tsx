import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Drawer } from './drawer.tsx';

function Opening({ startOpen = false, title = 'What changed' }: { startOpen?: boolean; title?: string }) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the history</Button>
      <Drawer
        open={open}
        title={title}
        closeLabel="Close"
        onClose={() => setOpen(false)}
        foot={<Button fullWidth>Older entries</Button>}
      >
        Marie Tremblay changed the length from 12 km to 12.4 km.
      </Drawer>
    </>
  );
}
const meta = { title: 'Drawer', component: Opening } satisfies Meta<typeof Opening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { startOpen: true } };
export const LongFrenchText: Story = {
  args: { startOpen: true, title: 'Historique de la promenade « Traversée intégrale du marais salé »' },
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const FocusComesBack: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Show the history' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'What changed' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
