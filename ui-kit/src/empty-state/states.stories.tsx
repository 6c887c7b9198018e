import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { drawings, type DrawingName } from './drawings.tsx';
import { EmptyState, FailedState } from './empty-state.tsx';

const meta = {
  title: 'EmptyState',
  component: EmptyState,
  args: {
    drawing: 'field',
    title: 'Nothing here yet',
    children: 'Add the first one and it will stand here, with its dates and what it cost.',
    action: <Button variant="contained">Add the first one</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllDrawings: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: 16 }}>
      {(Object.keys(drawings) as DrawingName[]).map((drawing) => (
        <EmptyState key={drawing} drawing={drawing} title={drawing} compact />
      ))}
    </div>
  ),
};
const retried = fn();
export const Failed: Story = {
  render: () => (
    <FailedState
      title="This page could not be fetched"
      retryLabel="Try again"
      onRetry={retried}
      requestId={{ label: 'Request number:', value: '01939f3e-7d2a-7c31' }}
    >
      The server did not answer in time. Check your connection and try again.
    </FailedState>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(retried).toHaveBeenCalledOnce();
  },
};
export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    drawing: 'basket',
    title: 'Aucune promenade n’a encore été enregistrée cette année',
    children:
      'Enregistrez une première promenade : sa durée, sa longueur et son coût apparaîtront ici, et le bilan se fera tout seul.',
    action: <Button variant="contained">Enregistrer une première promenade</Button>,
  },
};
