import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { PaperAlone } from '../print-area/paper-alone.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the pass</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Dialogs/Plain',
  component: Dialog,
  render: (args) => <Opened {...args} />,
  args: {
    open: false,
    title: 'Mountain pass',
    closeLabel: 'Close',
    onClose: fn(),
    actions: <Button variant="contained">Print</Button>,
    children: (
      <>
        Open from June to October.
        <PaperAlone>
          <p>The pass on paper</p>
        </PaperAlone>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const show = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Show the pass' }));
  return screen.findByRole('dialog', { name: 'Mountain pass' });
};

export const GivesTheFocusBack: Story = {
  play: async () => {
    const dialog = await show();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Show the pass' })).toHaveFocus();
  },
};

/** While the browser prints, what belongs on paper is in the document, and nothing else would be shown. */
export const AloneOnPaper: Story = {
  play: async () => {
    await show();
    await expect(screen.queryByText('The pass on paper')).toBeNull();
    globalThis.dispatchEvent(new Event('beforeprint'));
    const paper = document.querySelector('body > [data-paper-alone]');
    await expect(paper?.querySelector('p')?.textContent).toBe('The pass on paper');
    await expect(paper?.querySelector('style')?.textContent).toContain(
      'body > :not([data-paper-alone]) { display: none',
    );
    await expect(screen.getByText('The pass on paper')).not.toBeVisible();
    globalThis.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-paper-alone]')).toBeNull());
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, play: async () => void (await show()) };
