import { Button, EmptyState, PageHeader } from '@terroir/ui-kit';
import type { RouteLabel } from '../i18n/text-keys.ts';
import { useTexts } from '../i18n/texts.ts';

/** What is missing before a screen opens, and the way there (readings §1). Its texts are those of the plans, which few need, and are loaded with it. */
export function LevelNotice({
  label,
  missing,
  business,
}: {
  label: RouteLabel;
  missing: 'address' | 'upgrade';
  business: boolean;
}) {
  const t = useTexts('plans');
  const key = missing === 'upgrade' ? 'upgrade' : business ? 'businessAddress' : 'producerAddress';
  return (
    <>
      <PageHeader title={t(`shell:routes.${label}`)} />
      <EmptyState
        drawing={missing === 'upgrade' ? 'gate' : 'pin'}
        title={t(`missing.${key}.title`)}
        action={
          <Button variant="contained" href={missing === 'upgrade' ? '/service-plans' : '/company-details'}>
            {t(`missing.${key}.action`)}
          </Button>
        }
      >
        {t(`missing.${key}.text`)}
      </EmptyState>
    </>
  );
}
