import { Button, EmptyState, PageHeader } from '@terroir/ui-kit';
import type { RouteLabel } from '../i18n/text-keys.ts';
import { useTexts } from '../i18n/texts.ts';
import type levelNotice from './level-notice.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    'level-notice': typeof levelNotice;
  }
}

/** What is missing before a screen opens, and the way there (readings §1). Its texts, which few need, are loaded with it. */
export function LevelNotice({
  label,
  missing,
  business,
}: {
  label: RouteLabel;
  missing: 'address' | 'upgrade';
  business: boolean;
}) {
  const t = useTexts('level-notice');
  const key = missing === 'upgrade' ? 'upgrade' : business ? 'businessAddress' : 'producerAddress';
  return (
    <>
      <PageHeader title={t(`shell:routes.${label}`)} />
      <EmptyState
        drawing={missing === 'upgrade' ? 'gate' : 'pin'}
        title={t(`${key}.title`)}
        action={
          <Button variant="contained" href={missing === 'upgrade' ? '/service-plans' : '/company-details'}>
            {t(`${key}.action`)}
          </Button>
        }
      >
        {t(`${key}.text`)}
      </EmptyState>
    </>
  );
}
