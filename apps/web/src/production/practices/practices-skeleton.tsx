import { DelayedSkeleton, Skeleton, Stack } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { GroupGrid } from './group-grid.tsx';

/** The shape of the checklists while they are fetched. */
export function PracticesSkeleton() {
  const t = useTexts('practices');
  return (
    <DelayedSkeleton label={t('shell:loading')} page>
      <Stack spacing={3}>
        <Skeleton height={52} />
        <Skeleton height={76} />
        <GroupGrid>
          {['soil', 'water', 'nature', 'crops'].map((group) => (
            <Skeleton key={group} height={560} />
          ))}
        </GroupGrid>
      </Stack>
    </DelayedSkeleton>
  );
}
