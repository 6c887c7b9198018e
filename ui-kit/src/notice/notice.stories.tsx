import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Notice, type NoticeProps } from './notice.tsx';

const meta = { title: 'Notice', component: Notice, args: { children: 'The plan was saved.' } } satisfies Meta<
  typeof Notice
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 760 }}>
      <Notice severity="info" title="A word first">
        Figures of this week arrive on Monday.
      </Notice>
      <Notice severity="success" onClose={fn()} closeLabel="Close">
        The plan was saved.
      </Notice>
      <Notice severity="warning" action={<Button size="small">Complete the details</Button>}>
        Two details are missing before others can find you.
      </Notice>
      <Notice severity="error" title="It could not be saved" action={<Button size="small">Try again</Button>}>
        The server did not answer. Your text is still here.
      </Notice>
    </div>
  ),
};

const closed = fn();
function Leaving(props: NoticeProps) {
  const [open, setOpen] = useState(true);
  return open ? (
    <Notice
      {...props}
      onClose={() => {
        closed();
        setOpen(false);
      }}
    />
  ) : (
    <p>It left.</p>
  );
}

export const LeavesByItself: Story = {
  args: { autoHideDuration: 40, closeLabel: 'Close' },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas }) => {
    closed.mockClear();
    await waitFor(() => expect(canvas.getByText('It left.')).toBeVisible());
    await expect(closed).toHaveBeenCalledOnce();
  },
};

export const ClosesByKeyboard: Story = {
  args: { closeLabel: 'Close' },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas }) => {
    const close = await canvas.findByRole('button', { name: 'Close' });
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('It left.')).toBeVisible();
  },
};

export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    severity: 'warning',
    title: 'Quelques renseignements manquent encore',
    children:
      'Pour que l’on puisse vous trouver, indiquez l’adresse de l’entreprise et vérifiez sa position sur la carte.',
    action: <Button size="small">Compléter les renseignements</Button>,
    onClose: fn(),
    closeLabel: 'Fermer',
  },
};
