import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FailedState } from '../empty-state/empty-state.tsx';
import { PictureDialog, type PictureDialogProps } from './picture-dialog.tsx';

const url = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1600" viewBox="0 0 3 8"><rect width="3" height="8" fill="#f4f1e6"/><path d="M.5 1h2M.5 2h2M.5 3h1.2M.5 6h2" stroke="#3a6628" stroke-width=".15"/></svg>')}`;

function Opened(props: PictureDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the map of the trail</Button>
      <PictureDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Dialogs/Picture',
  component: PictureDialog,
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    title: 'Map of the trail',
    picture: { url, alt: 'Map of the trail' },
    onClose: fn(),
    onDownload: fn(),
    labels: { close: 'Close', download: 'Download', loading: 'Loading' },
  },
} satisfies Meta<typeof PictureDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('img', { name: 'Map of the trail' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { picture: null },
  play: async () => expect(await screen.findByRole('button', { name: 'Download' })).toBeDisabled(),
};
export const Failed: Story = {
  args: { picture: null, failed: <FailedState title="The map could not be loaded" compact /> },
};
export const LongFrenchTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    title: 'Carte de la promenade « Traversée intégrale du marais salé »',
    labels: { close: 'Fermer', download: 'Télécharger', loading: 'Chargement' },
  },
};
export const FocusComesBack: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Show the map of the trail' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Map of the trail' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
