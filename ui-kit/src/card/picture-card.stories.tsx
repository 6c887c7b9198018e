import type { Meta, StoryObj } from '@storybook/react-vite';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import { expect, fn, userEvent } from 'storybook/test';
import { PictureCard } from './picture-card.tsx';
import { StatusMark } from './status-mark.tsx';

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#97481F"/><circle cx="150" cy="160" r="90" fill="#FBF3E9"/></svg>',
)}`;
const removed = fn();
const actions = (what: string) => [
  { key: 'edit', label: `Edit: ${what}`, icon: <Edit />, onSelect: fn() },
  { key: 'history', label: `History: ${what}`, icon: <History />, onSelect: fn() },
  { key: 'remove', label: `Remove: ${what}`, icon: <Delete />, color: 'error' as const, onSelect: removed },
];

const meta = {
  title: 'PictureCard',
  component: PictureCard,
  decorators: [
    (Story) => (
      <div style={{ width: 'min(300px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Swimming badge',
    subtitle: 'No. 4471',
    picture: { url: drawn, alt: 'A red badge' },
    status: <StatusMark severity="success">Valid until 28 February 2027</StatusMark>,
    actions: actions('Swimming badge'),
  },
} satisfies Meta<typeof PictureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A red badge' })).toBeVisible();
    removed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Swimming badge' }));
    await expect(removed).toHaveBeenCalledOnce();
  },
};
/** A document is shown whole, on a quiet ground; the frame is the same for every shape of picture. */
export const Whole: Story = {
  args: { fit: 'whole' },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('img', { name: 'A red badge' }).getBoundingClientRect();
    await expect(Math.abs(frame.width / frame.height - 4 / 3)).toBeLessThan(0.02);
  },
};
/** The title leads on, and still names the card. */
export const Leads: Story = {
  args: { href: '#badge' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Swimming badge' })).toHaveAttribute('href', '#badge');
    await expect(canvas.getByRole('article', { name: 'Swimming badge' })).toBeVisible();
  },
};
/** On a phone its picture is beside the title, and the rest takes the width of the card. */
export const Compact: Story = {
  args: { compact: true },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    const [picture, title, status] = [
      canvas.getByRole('img', { name: 'A red badge' }),
      canvas.getByRole('heading'),
      canvas.getByText(/^Valid until/),
    ].map((each) => each.getBoundingClientRect());
    await expect(title?.left).toBeGreaterThan(picture?.right ?? Infinity);
    await expect(status?.top).toBeGreaterThan(picture?.bottom ?? Infinity);
  },
};
export const EndsSoon: Story = { args: { status: <StatusMark severity="warning">Ends in 12 days</StatusMark> } };
export const Expired: Story = { args: { status: <StatusMark severity="error">Expired yesterday</StatusMark> } };
export const NotYet: Story = { args: { status: <StatusMark severity="info">Valid from 1 March 2027</StatusMark> } };
export const WithoutPicture: Story = { args: { picture: null } };
/** Its actions keep their place and the focus, and do nothing. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    removed.mockClear();
    const button = canvas.getByRole('button', { name: 'Remove: Swimming badge' });
    await userEvent.click(button);
    await expect(removed).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  },
};
export const ReadOnly: Story = { args: { actions: undefined } };
/** A title that leads on is large enough for a finger. */
export const LeadsOn: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: { href: '/items/badge' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: 'Swimming badge' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    title: 'Organisme de certification des brevets de natation et de sauvetage des Hautes-Laurentides',
    subtitle: `N° ${'BREVET-'.repeat(12)}4471`,
    status: <StatusMark severity="warning">Expire dans 12 jours, le 1er septembre 2027</StatusMark>,
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
