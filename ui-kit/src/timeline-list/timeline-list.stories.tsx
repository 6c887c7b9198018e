import type { Meta, StoryObj } from '@storybook/react-vite';
import Delete from '@mui/icons-material/DeleteOutlined';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TimelineList } from './timeline-list.tsx';

const meta = {
  title: 'TimelineList',
  component: TimelineList,
  args: {
    label: 'History',
    labels: { before: 'before:', after: 'after:', nothing: 'nothing', loading: 'Loading the history' },
    entries: [
      {
        key: '3',
        title: 'The walk was removed',
        who: 'Marie Tremblay',
        when: 'yesterday, 4:12 p.m.',
        at: '2026-11-20T21:12:00Z',
        icon: <Delete />,
        color: 'error',
        changes: [{ key: 'length', field: 'Length', before: '12.4 km' }],
        action: <Button size="small">Bring it back</Button>,
      },
      {
        key: '2',
        title: 'The length was corrected',
        who: 'Luc Gagnon',
        when: '18 November',
        at: '2026-11-18T13:00:00Z',
        changes: [
          { key: 'length', field: 'Length', before: '12 km', after: '12.4 km' },
          { key: 'notes', field: 'Notes', before: null, after: 'Bridge closed in spring' },
        ],
      },
      {
        key: '1',
        title: 'The walk was recorded',
        who: 'Marie Tremblay',
        when: '2 November',
        at: '2026-11-02T13:00:00Z',
        color: 'success',
      },
    ],
  },
} satisfies Meta<typeof TimelineList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History' })).toHaveTextContent(/before: 12 km → after: 12.4 km/);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/Length\s*before: 12.4 km\s*Bring it back/);
  },
};
/** Older entries are asked for below the list; paper has no button. */
export const More: Story = {
  args: { more: { label: 'Show more', onSelect: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'History' });
    const button = canvas.getByRole('button', { name: 'Show more' });
    await expect(list).not.toContainElement(button);
    await userEvent.click(button);
    await expect(args.more?.onSelect).toHaveBeenCalledOnce();
  },
};
export const MoreLoading: Story = {
  args: { more: { label: 'Show more', loading: true, onSelect: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Show more/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
/** A new value that fits on a line is never split over two. */
export const DatesStayWhole: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    entries: [
      {
        key: '1',
        title: 'The end was corrected',
        who: 'Luc Gagnon',
        when: '18 November',
        at: '2026-11-18T13:00:00Z',
        changes: [{ key: 'end', field: 'End', before: 'October 23, 2025', after: 'October 23, 2026' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    const end = document.createRange();
    end.selectNodeContents(canvas.getByText('October 23, 2026'));
    await expect(end.getClientRects()).toHaveLength(1);
  },
};
export const Loading: Story = {
  args: { loading: true, entries: [] },
  play: async ({ canvas }) => {
    // There from the start and filled later: screen readers say what enters it.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading the history'));
  },
};
export const LongFrenchText: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Historique',
    labels: { before: 'avant :', after: 'après :', nothing: 'rien', loading: 'L’historique se charge' },
    entries: [
      {
        key: '1',
        title: 'Les renseignements complémentaires ont été corrigés',
        who: 'Marie-Ève Charbonneau-Lafrenière',
        when: 'le 18 novembre 2026 à 16 h 12',
        at: '2026-11-18T21:12:00Z',
        changes: [
          {
            key: 'n',
            field: 'Dénomination',
            before: 'Traversée du marais',
            after: 'Traversée-intégrale-du-marais-salé-et-de-ses-passerelles-jusqu’au-belvédère',
          },
        ],
      },
    ],
  },
};
