import { Button, EmptyState, PageHeader } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';

/** No screen has this address. */
export default function NotFound() {
  const t = useTexts('shell');
  return (
    <>
      <PageHeader title={t('routes.notFound')} />
      <EmptyState
        drawing="search"
        title={t('notFound.title')}
        action={
          <Button variant="contained" href="/">
            {t('backHome')}
          </Button>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </>
  );
}
