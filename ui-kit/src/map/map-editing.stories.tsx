import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  around,
  block,
  crossing,
  formatDistance,
  frenchDrawLabels,
  frenchLabels,
  home,
  labels,
  tiles,
} from './map-canvas.fixture.ts';
import { pointer } from './pointer.fixture.ts';
import { opened, pixels, reading } from './drawn.fixture.ts';
import { DrawingMap } from './map-drawing.fixture.tsx';

const meta = {
  title: 'MapCanvas/Editing',
  component: DrawingMap,
  args: { label: 'My land', view: { centre: home }, height: 480, formatDistance, labels },
} satisfies Meta<typeof DrawingMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The crossing is marked where it is, and said. */
export const Crossing: Story = {
  args: { ring: [around(-200, -100), around(200, 120), around(200, -100), around(-160, 140)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/crosses itself here/);
  },
};
export const Editing: Story = {
  args: { ring: block(-260, -150, 480, 320, 40), tiles },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas);
    const ring = reading(canvasElement);
    const mouse = pointer(canvasElement, 'mouse');
    const [first = [0, 0], second = [0, 0]] = ring().points.map(pixels);
    mouse.pull(first, [first[0] - 40, first[1] + 20]);
    await waitFor(() => expect(ring().points.map(pixels)[0]).toEqual([first[0] - 40, first[1] + 20]));
    // The middle of an edge becomes a corner.
    const between: [number, number] = [
      Math.round((first[0] - 40 + second[0]) / 2),
      Math.round((first[1] + 20 + second[1]) / 2),
    ];
    mouse.pull(between, [between[0], between[1] + 30]);
    await waitFor(() => expect(ring().points).toHaveLength(5));
    await expect(ring().points.map(pixels)[1]).toEqual([between[0], between[1] + 30]);
    mouse.press(second);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove point' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove point' }));
    await waitFor(() => expect(ring().points).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(ring().points).toHaveLength(5));
    mouse.press([0, 0]);
    mouse.press(second);
  },
};
export const EditingByTouch: Story = {
  args: { ring: block(-110, -90, 180, 200, 20), height: 420 },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas);
    const ring = reading(canvasElement);
    const [first = [0, 0]] = ring().points.map(pixels);
    // A finger is not exact.
    pointer(canvasElement, 'touch').pull([first[0] + 12, first[1] - 10], [first[0] + 10, first[1] + 40]);
    await waitFor(() => expect(ring().points.map(pixels)[0]).toEqual([first[0] + 10, first[1] + 40]));
  },
};
export const LongFrenchText: Story = {
  args: {
    ring: [around(-60, -50), around(60, 60), around(60, -50), around(-50, 70)],
    label: 'Carte de mes parcelles',
    labels: frenchLabels,
    height: 420,
    more: {
      language: 'fr',
      labels: frenchDrawLabels,
      check: crossing('Le contour se croise à cet endroit. Déplacez l’un des coins voisins de la marque.'),
    },
  },
  globals: { viewport: { value: 'mobile' } },
};
/** The table and the map show one ring. */
export const WithTable: Story = {
  args: { table: true, height: 320 },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas);
    const ring = reading(canvasElement);
    const latitude = canvas.getByRole('textbox', { name: 'Latitude, new corner' });
    const longitude = canvas.getByRole('textbox', { name: 'Longitude, new corner' });
    for (const [lat, lng] of [
      ['45.403', '-71.894'],
      ['45.403', '-71.891'],
      ['45.405', '-71.891'],
    ] as const) {
      await userEvent.type(latitude, lat);
      await userEvent.type(longitude, `${lng}{Enter}`);
    }
    await waitFor(() =>
      expect(ring().points).toEqual([
        [-71.894, 45.403],
        [-71.891, 45.403],
        [-71.891, 45.405],
      ]),
    );
    await expect(latitude).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the outline' }));
    await waitFor(() => expect(ring().closed).toBe(true));
    await expect(canvas.getByRole('button', { name: 'Remove corner 1' })).toBeDisabled();
    const second = canvas.getByRole('textbox', { name: 'Latitude, 2' });
    await userEvent.clear(second);
    await userEvent.type(second, '145{Enter}');
    await expect(await canvas.findByText('Degrees from -85 to 85')).toBeVisible();
    await expect(ring().points[1]).toEqual([-71.891, 45.403]);
    await userEvent.clear(second);
    await userEvent.type(second, '45.4025{Enter}');
    await waitFor(() => expect(ring().points[1]).toEqual([-71.891, 45.4025]));
    await expect(canvas.queryByText('Degrees from -85 to 85')).toBeNull();
    await userEvent.click(latitude);
    await userEvent.paste('45.4051, -71.8942');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(ring().points).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove corner 2' }));
    await waitFor(() =>
      expect(ring().points).toEqual([
        [-71.894, 45.403],
        [-71.891, 45.405],
        [-71.8942, 45.4051],
      ]),
    );
    await expect(canvas.getByText('3 corners')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Corner undone, 4 in all')).toBeInTheDocument();
    await expect(canvas.queryByText('3 corners')).toBeNull();
  },
};
/** Seven decimals of a longitude fit on the narrowest phone, and each number stands beside its corner. */
export const CornersOnAPhone: Story = {
  args: { ring: block(-260, -150, 480, 320, 40), table: true, height: 320 },
  globals: { viewport: { value: 'mobile' } },
  decorators: [
    (Story) => (
      <div style={{ width: 246 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = (await canvas.findAllByRole('row'))[1] as HTMLElement;
    const [field = null, ...others] = row.querySelectorAll('input');
    for (const input of [field, ...others]) {
      await expect(input?.value.length).toBeGreaterThan(9);
      await expect(input?.scrollWidth).toBeLessThanOrEqual(input?.clientWidth ?? 0);
    }
    const number = document.createRange();
    number.selectNodeContents(row.querySelector('th') as HTMLElement);
    const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    const apart = middleOf(number.getBoundingClientRect()) - middleOf((field as HTMLElement).getBoundingClientRect());
    await expect(Math.abs(apart)).toBeLessThan(3);
  },
};
