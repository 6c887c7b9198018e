import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { around, fields, formatDistance, home, labels, pinLayers } from './map-canvas.fixture.ts';
import type { MapCanvasProps, MapPopup } from './map-canvas-props.ts';
import { MapCanvas } from './map-canvas.tsx';
import type { LonLat } from './world.ts';

const meta = {
  title: 'MapCanvas/Popup',
  component: MapCanvas,
  args: { label: 'My land', view: { centre: home }, layers: pinLayers, height: 480, formatDistance, labels },
} satisfies Meta<typeof MapCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

const middle = (ring: readonly LonLat[]): LonLat => [
  ring.reduce((sum, [lng]) => sum + lng, 0) / ring.length,
  ring.reduce((sum, [, lat]) => sum + lat, 0) / ring.length,
];
function WithPopup({ at, above, ...args }: MapCanvasProps & { at?: LonLat; above?: MapPopup['above'] }) {
  const [open, setOpen] = useState(true);
  return (
    <MapCanvas
      {...args}
      popup={
        open
          ? {
              at: at ?? middle(fields[2]?.ring ?? []),
              above,
              label: 'Winter rye',
              closeLabel: 'Close',
              onClose: () => setOpen(false),
              content: (
                <>
                  <strong>Winter rye</strong>
                  <div>4.00 ha, sown 12 September</div>
                  <a href="#rye">Open the zone</a>
                </>
              ),
            }
          : null
      }
    />
  );
}
export const Default: Story = {
  render: (args) => <WithPopup {...args} />,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Open the zone' });
    await waitFor(() => expect(link).toBeVisible());
    link.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Open the zone' })).toBeNull();
    await expect(canvas.getByRole('application')).toHaveFocus();
  },
};
/** A selected pin is 52 pixels high. */
export const AbovePin: Story = {
  args: { view: { centre: home, zoom: 15 } },
  render: (args) => <WithPopup {...args} at={home} above="pin" />,
  play: async ({ canvas }) => {
    const bubble = await canvas.findByRole('group', { name: 'Winter rye' });
    const { top, height } = canvas.getByRole('application').getBoundingClientRect();
    await waitFor(() => expect(bubble).toBeVisible());
    await waitFor(() => expect(top + height / 2 - bubble.getBoundingClientRect().bottom).toBeGreaterThan(60));
  },
};
function Moving(args: MapCanvasProps) {
  const [at, setAt] = useState<LonLat>(around(-470, 20));
  return (
    <>
      <WithPopup {...args} at={at} />
      <Button onClick={() => setAt(around(460, 30))}>East</Button>
      <Button onClick={() => setAt(around(0, 250))}>North</Button>
    </>
  );
}
/** The map moves as far as a bubble needs. */
export const AtTheEdges: Story = {
  render: (args) => <Moving {...args} />,
  play: async ({ canvas }) => {
    const isWhole = async () => {
      const bubble = (await canvas.findByRole('link', { name: 'Open the zone' })).closest(
        '[role="group"], [role="dialog"], section',
      );
      const frame = canvas.getByRole('application').getBoundingClientRect();
      const isInside = ({ left, right, top, width }: DOMRect) =>
        width > 0 && left >= frame.left && right <= frame.right && top >= frame.top;
      await waitFor(() => expect(isInside(bubble?.getBoundingClientRect() ?? new DOMRect())).toBe(true));
    };
    await isWhole();
    for (const name of ['East', 'North']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await isWhole();
    }
  },
};
