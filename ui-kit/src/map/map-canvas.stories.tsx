import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { opened } from './drawn.fixture.ts';
import { MapCanvas } from './map-canvas.tsx';
import { Button } from '../button/button.tsx';
import type { MapCanvasProps, MapHandle } from './map-canvas-props.ts';
import {
  around,
  brokenTiles,
  fieldLayers,
  fields,
  formatDistance,
  frenchLabels,
  home,
  labels,
  pinLayers,
  tiles,
} from './map-canvas.fixture.ts';

const meta = {
  title: 'MapCanvas',
  component: MapCanvas,
  args: { label: 'My land', view: { centre: home }, layers: fieldLayers, height: 480, formatDistance, labels },
} satisfies Meta<typeof MapCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(await canvas.findByText('100 m')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Farther' }));
    await expect(await canvas.findByText('200 m')).toBeVisible();
  },
};
/** Nothing drawn yet and no tiles: a grid of round lengths and the way to the towns around. */
export const Empty: Story = {
  args: { layers: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100 m')).toBeVisible();
    await expect(canvas.queryByText(labels.groundFailed)).toBeNull();
  },
};
export const Region: Story = { args: { view: { centre: home, zoom: 8 } } };
export const Province: Story = { args: { view: { centre: [-72.5, 46.5], zoom: 6 } } };
export const World: Story = { args: { view: { centre: [-30, 35], zoom: 2 } } };
export const WithTiles: Story = {
  args: { tiles },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ground' }));
    await expect(canvas.getByRole('radio', { name: 'Satellite' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Outline only' }));
    await expect(canvas.getByText('Natural Earth, GeoNames')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Ground' })).toHaveFocus();
  },
};
export const OnPicturesOfTheGround: Story = { args: { tiles, layers: pinLayers } };
/** Tiles that take their time. */
export const LoadingTiles: Story = {
  args: { tiles: [{ key: 'slow', label: 'Satellite', url: 'never/{z}/{x}/{y}.png', attribution: '© A map maker' }] },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src') ?? {};
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      ...own,
      set(this: HTMLImageElement, value: string) {
        if (!value.startsWith('never')) own.set?.call(this, value);
      },
    });
    return () => {
      Object.defineProperty(HTMLImageElement.prototype, 'src', own);
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'The map is loading' })).toBeVisible();
  },
};
export const TilesThatDoNotCome: Story = {
  args: { tiles: brokenTiles },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/do not come/)).toBeVisible();
  },
};
export const WhereIAm: Story = {
  play: async ({ canvas }) => {
    const refused = (_: PositionCallback, no?: PositionErrorCallback | null) =>
      no?.({ code: 1, message: 'no' } as GeolocationPositionError);
    navigator.geolocation.getCurrentPosition = refused;
    await userEvent.click(canvas.getByRole('button', { name: 'Where I am' }));
    await expect(await canvas.findByText('Your device does not say where it is.')).toBeVisible();
    const here = { longitude: home[0], latitude: home[1] + 0.001, accuracy: 60 };
    navigator.geolocation.getCurrentPosition = (yes: PositionCallback) =>
      yes({ coords: here, timestamp: 0 } as GeolocationPosition);
    await userEvent.click(canvas.getByRole('button', { name: 'Where I am' }));
    await waitFor(() => expect(canvas.queryByText('Your device does not say where it is.')).toBeNull());
  },
};
/** The page scrolls under the wheel until the map has the focus. */
export const Wheel: Story = {
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas);
    const turn = (ctrlKey = false) => {
      const event = new WheelEvent('wheel', { deltaY: -240, bubbles: true, cancelable: true, ctrlKey });
      canvasElement.querySelector('.ol-viewport')?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await expect(turn()).toBe(false);
    await expect(await canvas.findByText(labels.wheel)).toBeVisible();
    await expect(turn(true)).toBe(true);
    canvas.getByRole('application').focus();
    await expect(turn()).toBe(true);
  },
};
/** Everything of the layers is in the picture, at its size, wherever the map looks. */
function Capturing(args: MapCanvasProps) {
  const map = useRef<MapHandle>(null);
  const [picture, setPicture] = useState('');
  const rye = fields[2]?.ring ?? [];
  const capture = async () => {
    const blob = await map.current?.capture(rye);
    setPicture(blob ? URL.createObjectURL(blob) : '');
  };
  return (
    <>
      <MapCanvas {...args} ref={map} />
      <Button onClick={() => void capture()}>Capture</Button>
      {picture === '' ? null : <img src={picture} alt="The zone in its surroundings" />}
    </>
  );
}
export const Capture: Story = {
  args: { height: 240, view: { centre: around(900, 900) }, tiles },
  render: (args) => <Capturing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Capture' }));
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: 'The zone in its surroundings' });
    await image.decode();
    await expect([image.naturalWidth, image.naturalHeight]).toEqual([400, 400]);
    const blob = await (await fetch(image.src)).blob();
    await expect(blob.type).toBe('image/jpeg');
    const pen = new OffscreenCanvas(400, 400).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(120, 200, 1, 1).data ?? [];
    // Rye is yellow, the ground around it green.
    await expect(red - blue).toBeGreaterThan(50);
    const corner = pen?.getImageData(200, 390, 1, 1).data ?? [];
    await expect((corner[1] ?? 0) - (corner[0] ?? 0)).toBeGreaterThan(5);
    await expect(green).toBeGreaterThan(0);
  },
};
export const OnAPhone: Story = {
  args: { tiles, layers: pinLayers, height: 420 },
  globals: { viewport: { value: 'mobile' } },
};
export const LongFrenchText: Story = {
  args: {
    label: 'Carte de mes parcelles et de leurs zones',
    tiles: [
      {
        key: 'b',
        url: 'data:image/png;base64,broken{z}{x}{y}',
        label: 'Images satellitaires',
        attribution: '© Un fournisseur de cartes au très long nom',
      },
    ],
    layers: [
      {
        key: 'fields',
        kind: 'polygons',
        features: fields.map((field) => ({
          ...field,
          label: 'Parcelle du rang Saint-Louis-de-Gonzague-du-Cap-Tourmente',
        })),
      },
    ],
    labels: frenchLabels,
    height: 420,
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/n’arrivent pas/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fond de carte' }));
    await expect(canvas.getByRole('radio', { name: /Contours seulement/ })).toBeVisible();
  },
};
