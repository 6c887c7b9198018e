import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PointMap } from './point-map.tsx';

const meta = {
  title: 'PointMap',
  component: PointMap,
  args: {
    label: 'Where it is',
    lat: 45.4042,
    lng: -71.8929,
    place: 'Beaver Pond',
    formatDistance: (metres) => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`),
    coordinates: '45.4042° N, 71.8929° W',
    labels: {
      zoomIn: 'Closer',
      zoomOut: 'Farther',
      recentre: 'Back to the place',
      tiles: 'Ground',
      outline: 'Outline only',
      scale: 'Scale:',
      outlineCredit: 'Outline: Natural Earth',
      tilesFailed: 'The pictures of the map do not come; the outline stays.',
      keyboard: 'Arrow keys move the map, plus and minus zoom.',
    },
  },
} satisfies Meta<typeof PointMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beaver Pond')).toBeVisible();
    await expect(await canvas.findByText('1 km')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Farther' }));
    await expect(await canvas.findByText('2 km')).toBeVisible();
  },
};
export const Region: Story = { args: { zoom: 5 } };
export const World: Story = { args: { zoom: 1, height: 420 } };
export const ByKeyboardAndButtons: Story = {
  args: { zoom: 4 },
  play: async ({ canvas }) => {
    const map = canvas.getByRole('application');
    await expect(map).toHaveAccessibleName(/45\.4042° N, 71\.8929° W/);
    await userEvent.tab();
    await expect(map).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Closer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull());
  },
};
export const TilesThatDoNotCome: Story = {
  args: {
    zoom: 6,
    tiles: [
      {
        key: 'a',
        label: 'Satellite',
        url: 'data:image/png;base64,broken{z}{x}{y}',
        attribution: '© An operator',
        attributionHref: '#credit',
      },
      { key: 'b', label: 'Terrain', url: 'data:image/png;base64,broken{z}{x}{y}b', attribution: '© Another operator' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/do not come/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ground' }), 'Outline only');
    await expect(canvas.getByText('Outline: Natural Earth')).toBeVisible();
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
    label: 'Emplacement',
    place: 'Saint-Louis-de-Gonzague-du-Cap-Tourmente',
    coordinates: '45,404 2° de latitude nord, 71,892 9° de longitude ouest',
    labels: { ...meta.args.labels, outlineCredit: 'Contours : Natural Earth, domaine public' },
  },
};
