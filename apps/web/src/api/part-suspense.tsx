import { DelayedSkeleton, Skeleton } from '@terroir/ui-kit';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';

export interface PartSuspenseProps {
  /** What the parts will be called, for screen readers while they load. */
  name?: string | undefined;
  /** In pixels, about what the parts will take: nothing moves when they come. */
  height: number;
  children: ReactNode;
}

/** Keeps the place of lazy parts until their files are there. */
export function PartSuspense({ children, ...place }: PartSuspenseProps) {
  return <Suspense fallback={<Place {...place} />}>{children}</Suspense>;
}

/**
 * Parts that come after the rest of the screen: neither fetched nor drawn before it is `ready`, and then in steps between
 * which the page answers. A telephone takes half a second for two charts, and the figures above them need not wait.
 */
export function LaterPart({ ready, children, ...place }: PartSuspenseProps & { name: string; ready: boolean }) {
  const drawn = useDeferredValue(ready, false);
  return drawn ? <PartSuspense {...place}>{children}</PartSuspense> : <Place {...place} />;
}

function Place({ name, height }: Omit<PartSuspenseProps, 'children'>) {
  const t = useTexts('shell');
  return (
    <div role={name === undefined ? undefined : 'group'} aria-label={name} aria-busy>
      <DelayedSkeleton label={t('loading')}>
        <Skeleton height={height} />
      </DelayedSkeleton>
    </div>
  );
}
