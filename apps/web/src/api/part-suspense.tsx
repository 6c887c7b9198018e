import { DelayedSkeleton, Skeleton } from '@terroir/ui-kit';
import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';

export interface PartSuspenseProps {
  /** In pixels, about what the parts will take: nothing moves when they come. */
  height: number;
  children: ReactNode;
}

/** Keeps the place of lazy parts until their files are there. */
export function PartSuspense({ height, children }: PartSuspenseProps) {
  const t = useTexts('shell');
  return (
    <Suspense
      fallback={
        <DelayedSkeleton label={t('loading')}>
          <Skeleton height={height} />
        </DelayedSkeleton>
      }
    >
      {children}
    </Suspense>
  );
}
