import { Button, PageHeader } from '@terroir/ui-kit';
import { useMemo } from 'react';
import { PageSkeleton } from '../../api/page-skeleton.tsx';
import { Failed } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { ImportRecords } from '../../imports/import-records.tsx';
import { booksKey } from '../../records/books-key.ts';
import { useFigures } from '../../records/figures.ts';
import { useProfile } from '../../session/profile.ts';
import { useCompanyDay } from '../produce-form/use-company-day.ts';
import { listHref } from '../produces/tabs.ts';
import { useProduceCatalogues, type ProduceCatalogues } from './produce-catalogues.ts';
import { produceKind } from './produce-kind.ts';

const kinds = ['produce'];

/** Produces from a spreadsheet. */
export default function ProduceImportScreen() {
  const t = useTexts('produce-form');
  const today = useCompanyDay();
  const { catalogues, error, isFetching, retry } = useProduceCatalogues();
  return (
    <>
      <PageHeader
        title={t('import.title')}
        description={t('import.description')}
        actions={<Button href={listHref}>{t('import.back')}</Button>}
      />
      {error !== null ? (
        <Failed error={error} onRetry={retry} loading={isFetching} />
      ) : catalogues && today ? (
        <ProduceImport catalogues={catalogues} today={today} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

function ProduceImport({ catalogues, today }: { catalogues: ProduceCatalogues; today: () => string }) {
  const t = useTexts('produce-form');
  const form = useTexts('produce-form');
  const figures = useFigures();
  const account = useProfile().data?.id ?? '';
  const kind = useMemo(
    () => produceKind({ catalogues, t, form, figures, today: today() }),
    [catalogues, t, form, figures, today],
  );
  return (
    <ImportRecords
      kind={kind}
      kinds={kinds}
      account={account}
      template={`${t('import.template')}.csv`}
      invalidates={booksKey}
      way={
        <Button variant="contained" href={listHref}>
          {t('import.see')}
        </Button>
      }
    />
  );
}
