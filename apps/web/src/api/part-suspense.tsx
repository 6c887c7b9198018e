import { DelayedSkeleton, Skeleton } from '@terroir/ui-kit';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';

export interface PartSuspenseProps {
  /** In pixels, about what the parts will take: nothing moves when they come. */
  height: number;
  children: ReactNode;
}

/** Keeps the place of lazy parts until their files are there. */
export function PartSuspense({ height, children }: PartSuspenseProps) {
  return <Suspense fallback={<Place height={height} />}>{children}</Suspense>;
}

/**
 * Parts that come after the rest of the screen: neither fetched nor drawn before it is `ready`, and then in steps between
 * which the page answers. A telephone takes half a second for two charts, and the figures above them need not wait.
 */
export function LaterPart({ ready, height, children }: PartSuspenseProps & { ready: boolean }) {
  const drawn = useDeferredValue(ready, false);
  return drawn ? <PartSuspense height={height}>{children}</PartSuspense> : <Place height={height} />;
}

function Place({ height }: { height: number }) {
  const t = useTexts('shell');
  return (
    <DelayedSkeleton label={t('loading')}>
      <Skeleton height={height} />
    </DelayedSkeleton>
  );
}
