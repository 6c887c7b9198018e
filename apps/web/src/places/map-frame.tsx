import { Card, styled } from '@terroir/ui-kit';
import type { ReactNode, Ref } from 'react';

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(380px, 2fr)' },
}));
const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  minWidth: 0,
  [theme.breakpoints.up('lg')]: { maxHeight: 'clamp(320px, 65vh, 720px)', overflowY: 'auto' },
}));

interface MapWithPanelProps {
  map: ReactNode;
  mapPlace?: Ref<HTMLDivElement>;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A map with what belongs to it beside it, or below it where there is less room. */
export function MapWithPanel({ map, mapPlace, title, actions, children }: MapWithPanelProps) {
  return (
    <Halves>
      <div ref={mapPlace} style={{ minWidth: 0, scrollMarginBlock: 80 }}>
        {map}
      </div>
      <Card title={title} actions={actions}>
        <Beside>{children}</Beside>
      </Card>
    </Halves>
  );
}
