import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { MapPoint } from './features/map-layers.ts';
import { MapCanvas } from './map-canvas.tsx';
import type { MapCanvasProps } from './map-canvas-props.ts';
import { formatDistance, home, labels } from './map-canvas.fixture.ts';
import { pointer } from './pointer.fixture.ts';

const [west, south] = home;
const farm = (id: string, east: number, north: number): MapPoint => ({
  id,
  label: `Farm ${id}`,
  name: `The farm ${id}`,
  at: [west + east, south + north],
});
/** Two in one place, one beside them, and one alone. */
const farms: MapPoint[] = [farm('a', 0, 0), farm('b', 0, 0), farm('c', 0.02, 0), farm('d', 0.7, 0.3)];
const layers: MapCanvasProps['layers'] = [
  { key: 'within', kind: 'circle', centre: home, metres: 60_000, label: 'Here' },
  { key: 'farms', kind: 'points', features: farms, cluster: (count) => `${count} farms` },
];

const meta = {
  title: 'MapCanvas/Clusters',
  component: MapCanvas,
  args: { label: 'Farms', view: { centre: home, zoom: 9 }, layers, height: 480, formatDistance, labels },
} satisfies Meta<typeof MapCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selects and hovers with state of its own. */
function Choosing(args: MapCanvasProps) {
  const [selected, setSelected] = useState<string[]>([]);
  const [hovered, setHovered] = useState<string[]>([]);
  return (
    <>
      <MapCanvas
        {...args}
        interactions={{
          select: { selected, onSelect: setSelected, onHover: setHovered, announce: (what) => `${what} chosen` },
        }}
      />
      <p data-testid="selected">{selected.join(' ')}</p>
      <p data-testid="hovered">{hovered.join(' ')}</p>
    </>
  );
}

/** A disc comes nearer until what it is drawn for is apart; what is in one place is selected together. */
export const Discs: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    const mouse = pointer(canvasElement, 'mouse');
    await waitFor(() => {
      mouse.move([5, 2]);
      return expect(canvas.getByTestId('hovered')).toHaveTextContent('a b c');
    });
    mouse.press([5, 2]);
    await waitFor(() => expect(canvas.getByText('3 farms')).toBeInTheDocument());
    await expect(canvas.getByTestId('selected')).toBeEmptyDOMElement();
    // The two ends are drawn apart now, 80 pixels from the edges of the map.
    const left = 80 - (canvasElement.querySelector('.ol-viewport')?.clientWidth ?? 0) / 2;
    await waitFor(() => {
      mouse.press([left, 0]);
      return expect(canvas.getByTestId('selected')).toHaveTextContent(/^a b$/);
    });
  },
};
/** Enter does what a click in the middle does. */
export const DiscsByKeyboard: Story = {
  render: (args) => <Choosing {...args} view={{ centre: home, zoom: 15 }} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    canvas.getByRole('application').focus();
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByTestId('selected')).toHaveTextContent(/^a b$/);
    });
  },
};
/** Steps through discs and pins in sight; the bubble of the one that Enter takes has the focus, and Escape gives it back. */
function Opening(args: MapCanvasProps) {
  const [selected, setSelected] = useState<string[]>([]);
  const chosen = farms.find(({ id }) => selected.includes(id));
  return (
    <MapCanvas
      {...args}
      interactions={{ select: { selected, onSelect: setSelected } }}
      popup={
        chosen
          ? {
              at: chosen.at,
              label: chosen.label ?? '',
              content: <a href="#farm">{chosen.label}</a>,
              onClose: () => setSelected([]),
              closeLabel: 'Close',
            }
          : null
      }
    />
  );
}
export const Stepping: Story = {
  render: (args) => <Opening {...args} view={{ centre: [west + 0.35, south], zoom: 9 }} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    const map = canvas.getByRole('application', { name: new RegExp(labels.stepKeyboard) });
    map.focus();
    // The northern one is first; what is shown for who sees is also said.
    await waitFor(async () => {
      await userEvent.keyboard('{PageUp}{PageDown}');
      await expect(canvas.getAllByText('The farm d (1 of 2)')).toHaveLength(2);
    });
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getAllByText('3 farms (2 of 2)')).toHaveLength(2);
    await userEvent.keyboard('{PageDown}{Enter}');
    const bubble = await canvas.findByRole('group', { name: 'Farm d' });
    await waitFor(() => expect(bubble).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Farm d' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Farm d' })).toBeNull();
    await expect(map).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Farm d' })).toHaveFocus());
    map.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Farm d' })).toBeNull();
  },
};
/** The circle is drawn and takes no click. */
export const CircleOfADistance: Story = {
  render: (args) => <Choosing {...args} view={{ centre: home, zoom: 8 }} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    pointer(canvasElement, 'mouse').press([60, 60]);
    await expect(canvas.getByTestId('selected')).toBeEmptyDOMElement();
  },
};
export const HoveredFromOutside: Story = {
  args: { interactions: { select: { selected: [], onSelect: () => undefined, hovered: 'd' } } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
