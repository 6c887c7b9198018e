import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { CoordinateTable, type CoordinateTableProps } from './outline/coordinate-table.tsx';
import { MapCanvas } from './map-canvas.tsx';
import type { DrawInteraction, MapCanvasProps } from './map-canvas-props.ts';
import { drawing } from './map-canvas.fixture.ts';
import { useOutline } from './outline/use-outline.ts';
import type { LonLat } from './world.ts';

export const tableLabels: CoordinateTableProps['labels'] = {
  point: 'Corner',
  latitude: 'Latitude',
  longitude: 'Longitude',
  actions: 'Actions',
  fresh: 'new corner',
  add: 'Add corner',
  finish: 'Close the outline',
  more: (count) => `${count} more`,
  latitudeOf: (point) => `Latitude, ${point}`,
  longitudeOf: (point) => `Longitude, ${point}`,
  removeOf: (point) => `Remove corner ${point}`,
  latitudeError: 'Degrees from -85 to 85',
  longitudeError: 'Degrees from -180 to 180',
  announce: (points) => `${points} corners`,
};

interface DrawingMapProps extends MapCanvasProps {
  ring?: readonly LonLat[];
  more?: Partial<DrawInteraction>;
  table?: boolean;
}

/** A map on which an outline is drawn or edited, with its ring in words for the tests, and its table. */
export function DrawingMap({ ring, more, table = false, ...args }: DrawingMapProps) {
  const outline = useOutline(ring);
  const [on, setOn] = useState(true);
  return (
    <>
      <MapCanvas {...args} interactions={on ? { draw: drawing(outline, more) } : {}} />
      <output data-testid="ring" hidden>
        {JSON.stringify({ closed: outline.closed, points: outline.points })}
      </output>
      {table ? (
        <div style={{ marginTop: 24 }}>
          <CoordinateTable outline={outline} caption="Corners" language="en" labels={tableLabels} />
        </div>
      ) : null}
      <div style={{ marginTop: 16 }}>
        <Button size="small" onClick={() => setOn(!on)}>
          {on ? 'Stop drawing' : 'Draw'}
        </Button>
      </div>
    </>
  );
}
