import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  around,
  block,
  fields,
  formatDistance,
  frenchDrawLabels,
  frenchLabels,
  home,
  labels,
  measure,
} from './map-canvas.fixture.ts';
import { pointer } from './pointer.fixture.ts';
import { frame, opened, pixels, reading } from './drawn.fixture.ts';
import { DrawingMap } from './map-drawing.fixture.tsx';

const meta = {
  title: 'MapCanvas/Drawing',
  component: DrawingMap,
  args: { label: 'My land', view: { centre: home }, height: 480, formatDistance, labels },
} satisfies Meta<typeof DrawingMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const ByMouse: Story = {
  args: { layers: [{ key: 'fields', kind: 'polygons', features: fields.slice(5) }] },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas);
    const ring = reading(canvasElement);
    const mouse = pointer(canvasElement, 'mouse');
    mouse.press([-100, 80]);
    await expect(await canvas.findByText('Set the next corner')).toBeVisible();
    mouse.press([120, 90]);
    await waitFor(() => expect(ring().points).toHaveLength(2));
    const [from, to] = ring().points;
    const side = measure.formatLength(measure.distance(from ?? home, to ?? home));
    await expect(canvas.getByText('Perimeter').nextSibling).toHaveTextContent(side);
    mouse.press([140, -80]);
    await waitFor(() => expect(ring().points).toHaveLength(3));
    mouse.move([-60, -60]);
    await expect(canvas.getByText('Area').nextSibling).not.toHaveTextContent('0.00 ha');
    mouse.press([-110, -90]);
    mouse.press([-98, 82]);
    await waitFor(() => expect(ring().closed).toBe(true));
    await expect(ring().points.map(pixels)).toEqual([
      [-100, 80],
      [120, 90],
      [140, -80],
      [-110, -90],
    ]);
    await expect(canvas.getByText('Corner closed, 4 in all')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove point' })).toBeDisabled();
  },
};
/** A finger that comes down twice in one place closes; one that pulls moves the map. */
export const ByTouch: Story = {
  args: { height: 420 },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas);
    const ring = reading(canvasElement);
    const finger = pointer(canvasElement, 'touch');
    finger.press([-70, 90]);
    finger.press([60, 100]);
    await waitFor(() => expect(ring().points).toHaveLength(2));
    finger.pull([0, 20], [0, -10]);
    await frame();
    finger.press([60, -60]);
    finger.press([-80, -40]);
    await waitFor(() => expect(ring().points).toHaveLength(4));
    finger.press([-74, -46]);
    await waitFor(() => expect(ring().closed).toBe(true));
    const [first, second, third] = ring().points.map(pixels);
    await expect([first, second]).toEqual([
      [-70, 90],
      [60, 100],
    ]);
    // The finger had moved the map up before the third.
    await expect(third?.[0]).toBe(60);
    await expect(third?.[1]).toBeGreaterThan(-50);
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas);
    const ring = reading(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(canvas.getByTestId('crosshair')).toBeVisible();
    await userEvent.keyboard(
      ' {ArrowRight}{ArrowRight}{ArrowRight}{Enter}{ArrowUp}{ArrowUp}{Shift>}{ArrowUp}{/Shift} ',
    );
    await waitFor(() => expect(ring().points).toHaveLength(3));
    // In one place twice: that closes.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(ring().closed).toBe(true));
    await expect(ring().points.map(pixels)).toEqual([
      [-40, 40],
      [80, 40],
      [80, -44],
    ]);
    // Page Down chooses, Enter takes up, arrows carry, Enter puts down.
    await userEvent.keyboard('{PageDown}{Enter}{ArrowLeft}{Enter}');
    await waitFor(() => expect(ring().points.map(pixels)[0]).toEqual([-80, 40]));
    await userEvent.keyboard('{Insert}');
    await waitFor(() => expect(ring().points).toHaveLength(4));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(ring().points).toHaveLength(3));
    await expect(canvas.getByText('Corner removed, 3 in all')).toBeInTheDocument();
  },
};
/** The middle of the map and a button: exact with a finger, and for switches. */
export const ByButtons: Story = {
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas);
    const ring = reading(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Place point' }));
    await waitFor(() => expect(ring().points.map(pixels)).toEqual([[0, 0]]));
    await expect(canvas.getByRole('button', { name: 'Finish' })).toBeDisabled();
    await expect(canvas.getByTestId('crosshair')).toBeVisible();
  },
};
export const TypedLengths: Story = {
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas);
    const ring = reading(canvasElement);
    const mouse = pointer(canvasElement, 'mouse');
    canvas.getByRole('application').focus();
    mouse.press([-90, 60]);
    await waitFor(() => expect(ring().points).toHaveLength(1));
    mouse.move([40, 60]);
    await userEvent.keyboard('1');
    const field = canvas.getByRole('textbox', { name: 'Length' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('20.5{Enter}');
    await waitFor(() => expect(ring().points).toHaveLength(2));
    const [from, to] = ring().points;
    await expect(measure.distance(from ?? home, to ?? home)).toBeCloseTo(120.5, 1);
    await expect(pixels(to ?? home)[1]).toBe(60);
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
/** A corner near to a neighbour's becomes the neighbour's. */
export const Snapping: Story = {
  args: {
    layers: [
      {
        key: 'fields',
        kind: 'polygons',
        features: [{ id: 'a', ring: block(-200, -100, 200, 150), label: 'Neighbour' }],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas);
    const ring = reading(canvasElement);
    const corner = pixels(around(0, 50));
    pointer(canvasElement, 'mouse').press([corner[0] + 6, corner[1] - 5]);
    await waitFor(() => expect(ring().points).toHaveLength(1));
    await expect(ring().points[0]?.[0]).toBeCloseTo(around(0, 50)[0], 6);
    await expect(ring().points[0]?.[1]).toBeCloseTo(around(0, 50)[1], 6);
  },
};
export const UndoAndRedo: Story = {
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas);
    const ring = reading(canvasElement);
    const mouse = pointer(canvasElement, 'mouse');
    const map = canvas.getByRole('application');
    map.focus();
    for (const at of [
      [-90, 60],
      [90, 60],
      [60, -60],
    ] as const)
      mouse.press(at);
    await waitFor(() => expect(ring().points).toHaveLength(3));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(ring().points).toHaveLength(2));
    await expect(await canvas.findByText('Corner undone, 2 in all')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(ring().points).toHaveLength(3));
    await expect(await canvas.findByText('Corner redone, 3 in all')).toBeInTheDocument();
    map.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(ring().points).toHaveLength(0));
    await userEvent.keyboard('{Control>}z{/Control}{Enter}');
    await waitFor(() => expect(ring().closed).toBe(true));
  },
};
export const FrenchWhileDrawing: Story = {
  args: {
    label: 'Carte de mes parcelles',
    labels: frenchLabels,
    height: 420,
    more: { language: 'fr', labels: frenchDrawLabels },
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas);
    const finger = pointer(canvasElement, 'touch');
    finger.press([-60, 60]);
    finger.press([60, 60]);
    await waitFor(() => expect(reading(canvasElement)().points).toHaveLength(2));
  },
};
