import { Button, PrintArea } from '@terroir/ui-kit';
import type { ReactNode } from 'react';

/** Below a grid of cards: shows the next page of them. `children` says how many of how many are there. */
export function ShowMore({ onMore, loading, children }: { onMore: () => void; loading: boolean; children: ReactNode }) {
  return (
    <PrintArea only="screen">
      <div style={{ marginTop: 24, textAlign: 'center' }}>
        <Button onClick={onMore} loading={loading}>
          {children}
        </Button>
      </div>
    </PrintArea>
  );
}
