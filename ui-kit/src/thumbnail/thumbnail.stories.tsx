import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import Forest from '@mui/icons-material/ForestOutlined';
import { Thumbnail } from './thumbnail.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#7FAE58" d="M0 0h4v3H0z"/><circle cx="2" cy="1.5" r="1" fill="#BC5630"/></svg>')}`;

const meta = {
  title: 'Thumbnail',
  component: Thumbnail,
  args: { src: picture, alt: 'A red dot in a meadow', icon: <Forest fontSize="inherit" />, series: 'leaf' },
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'A red dot in a meadow' })).toBeVisible(),
};
/** Nothing was uploaded: the icon of its kind. */
export const WithoutPicture: Story = { args: { src: null } };
/** The file is gone: the icon again, and no broken image. */
export const PictureThatFails: Story = {
  args: { src: 'data:image/png;base64,none' },
  play: ({ canvas, canvasElement }) =>
    waitFor(async () => {
      await expect(canvas.queryByRole('img', { name: 'A red dot in a meadow' })).toBeNull();
      await expect(canvasElement.querySelector('svg')).toBeVisible();
    }),
};
/** As wide as its place, a square all the same. */
export const Large: Story = {
  args: { src: null, size: 'full', series: 'clay' },
  decorators: [
    (Story) => (
      <div style={{ width: 240, containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
};
export const OnPhones: Story = { globals: { viewport: { value: 'mobile', isRotated: false } }, args: { size: 'full' } };
