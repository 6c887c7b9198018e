import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { CardGrid, CardGridSkeleton } from './card-grid.tsx';
import { PictureCard } from './picture-card.tsx';
import { StatusMark } from './status-mark.tsx';

interface Hut {
  readonly id: string;
  readonly name: string;
}
const huts: readonly Hut[] = ['Cirque', 'Ridge', 'Lake', 'Spruce', 'Saddle'].map((name) => ({ id: name, name }));
const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#3A6628"/><path d="M40 300L150 120L260 300Z" fill="#F4F7EC"/></svg>',
)}`;
const edited = fn();

/** Huts that can be removed, after a question, as on a screen. */
function Huts({
  first = huts,
  empty,
  ...grid
}: {
  first?: readonly Hut[];
  empty?: 'with action' | 'heading alone';
  minimum?: number;
  most?: number;
}) {
  const [shown, setShown] = useState(first);
  const [asked, setAsked] = useState<Hut | null>(null);
  return (
    <>
      <CardGrid
        {...grid}
        label="Huts"
        items={shown}
        itemKey={({ id }) => id}
        renderItem={(hut) => (
          <PictureCard
            title={`Hut ${hut.name}`}
            subtitle="Open all year"
            picture={{ url: drawn, alt: '', link: { href: '#picture', label: `View the picture: ${hut.name}` } }}
            fit={hut.name === 'Lake' ? 'whole' : 'fill'}
            status={<StatusMark severity="success">Open</StatusMark>}
            actions={[
              { key: 'edit', label: `Edit: ${hut.name}`, icon: <Edit />, onSelect: edited },
              { key: 'remove', label: `Remove: ${hut.name}`, icon: <Delete />, onSelect: () => setAsked(hut) },
            ]}
          />
        )}
        empty={
          <EmptyState
            drawing="field"
            title="No hut yet"
            action={empty === 'with action' ? <Button>Add a hut</Button> : undefined}
          />
        }
      />
      <ConfirmDialog
        open={asked !== null}
        title="Remove this hut?"
        confirmLabel="OK"
        cancelLabel="Cancel"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          setShown(shown.filter(({ id }) => id !== asked?.id));
        }}
      >
        It leaves the list.
      </ConfirmDialog>
    </>
  );
}
const remove = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Remove: ${name}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

const meta = { title: 'CardGrid', component: Huts } satisfies Meta<typeof Huts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A named list of articles; each action names its card. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Huts' }).children).toHaveLength(5);
    await expect(canvas.getByRole('article', { name: 'Hut Lake' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View the picture: Lake' })).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Lake' }));
    await expect(edited).toHaveBeenCalledOnce();
  },
};
export const FocusStaysWhenCardsAreRemoved: Story = {
  args: { first: huts.slice(0, 3), empty: 'heading alone' },
  play: async ({ canvas }) => {
    await remove('Ridge');
    await expect(canvas.getByRole('button', { name: 'Remove: Lake' })).toHaveFocus();
    await remove('Lake');
    await expect(canvas.getByRole('button', { name: 'Remove: Cirque' })).toHaveFocus();
    await remove('Cirque');
    await expect(canvas.getByRole('heading', { name: 'No hut yet' })).toHaveFocus();
  },
};
export const FocusGoesToTheWayOut: Story = {
  args: { first: huts.slice(0, 1), empty: 'with action' },
  play: async ({ canvas }) => {
    await remove('Cirque');
    await expect(canvas.getByRole('button', { name: 'Add a hut' })).toHaveFocus();
  },
};
/** Two side by side, though three would fit. */
export const AtMost: Story = {
  args: { minimum: 120, most: 2 },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('article').map((card) => Math.round(card.getBoundingClientRect().left));
    await expect(new Set(lefts).size).toBe(2);
  },
};
export const Empty: Story = { args: { first: [], empty: 'with action' } };
export const Loading: Story = { render: () => <CardGridSkeleton count={3} /> };
export const Dark: Story = { globals: { theme: 'dark' } };
/** One below the other, and none wider than the page. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: { first: huts.slice(0, 2) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(first?.bottom).toBeLessThan(second?.top ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
