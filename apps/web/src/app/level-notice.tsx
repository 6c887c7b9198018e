import { Button, EmptyState, PageHeader } from '@terroir/ui-kit';
import type { RouteLabel } from '../i18n/text-keys.ts';
import { useTexts } from '../i18n/texts.ts';

/** What is missing before a screen opens, and the way there (readings §1). */
export function LevelNotice({
  label,
  missing,
  business,
}: {
  label: RouteLabel;
  missing: 'address' | 'upgrade';
  business: boolean;
}) {
  const t = useTexts('shell');
  const key = missing === 'upgrade' ? 'upgrade' : business ? 'businessAddress' : 'producerAddress';
  return (
    <>
      <PageHeader title={t(`routes.${label}`)} />
      <EmptyState
        drawing={missing === 'upgrade' ? 'gate' : 'pin'}
        title={t(`level.${key}.title`)}
        action={
          <Button variant="contained" href={missing === 'upgrade' ? '/service-plans' : '/company-details'}>
            {t(`level.${key}.action`)}
          </Button>
        }
      >
        {t(`level.${key}.text`)}
      </EmptyState>
    </>
  );
}
