import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MapCanvas } from './map-canvas.tsx';
import type { MapCanvasProps } from './map-canvas-props.ts';
import { fields, formatDistance, home, labels } from './map-canvas.fixture.ts';
import { pointer } from './pointer.fixture.ts';

const layers: MapCanvasProps['layers'] = [{ key: 'fields', kind: 'polygons', features: fields }];

const meta = {
  title: 'MapCanvas/Selecting',
  component: MapCanvas,
  args: { label: 'My land', view: { centre: home }, layers, height: 480, formatDistance, labels },
} satisfies Meta<typeof MapCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selects with state of its own. */
function Selecting({ several, start, ...args }: MapCanvasProps & { several: boolean; start: readonly string[] }) {
  const [selected, setSelected] = useState(start);
  return (
    <>
      <MapCanvas
        {...args}
        interactions={{
          select: {
            selected,
            several,
            onSelect: setSelected,
            announce: (label, on) => `${label} ${on ? 'selected' : 'no longer selected'}`,
          },
        }}
      />
      <p data-testid="selected">{selected.join(' ')}</p>
    </>
  );
}

export const Selected: Story = {
  render: (args) => <Selecting {...args} several={false} start={['rye']} />,
  play: async ({ canvas, canvasElement }) => {
    const mouse = pointer(canvasElement, 'mouse');
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    mouse.press([-80, -60]);
    await waitFor(() => expect(canvas.getByTestId('selected')).toHaveTextContent(/^beets$/));
    await expect(canvas.getByText('Beets selected')).toBeInTheDocument();
    mouse.press([0, 230]);
    await waitFor(() => expect(canvas.getByTestId('selected')).toBeEmptyDOMElement());
    mouse.press([-110, 50]);
    await waitFor(() => expect(canvas.getByTestId('selected')).toHaveTextContent(/^clover$/));
  },
};
export const SeveralSelected: Story = {
  render: (args) => <Selecting {...args} several start={['rye', 'pasture']} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    const finger = pointer(canvasElement, 'touch');
    finger.press([-80, -60]);
    await waitFor(() => expect(canvas.getByTestId('selected')).toHaveTextContent('rye pasture beets'));
    finger.press([60, 50]);
    await waitFor(() => expect(canvas.getByTestId('selected')).toHaveTextContent('pasture beets'));
    pointer(canvasElement, 'mouse').move([60, -60]);
  },
};
/** What lies under the crosshair is selected by Enter. */
export const SelectedByKeyboard: Story = {
  render: (args) => <Selecting {...args} several={false} start={[]} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByTestId('crosshair')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('selected')).toHaveTextContent('squash'));
  },
};
