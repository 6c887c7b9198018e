import { DelayedSkeleton, Skeleton, SkeletonLines } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';

/** The shape of a page that is on its way. */
export function PageSkeleton() {
  const t = useTexts('shell');
  return (
    <DelayedSkeleton label={t('loading')} page>
      <div style={{ display: 'grid', gap: 24, minHeight: '60vh', alignContent: 'start' }}>
        <Skeleton width="min(320px, 60%)" height={40} />
        <SkeletonLines count={3} />
        <Skeleton height={220} />
      </div>
    </DelayedSkeleton>
  );
}
