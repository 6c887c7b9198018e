import { useQuery } from '@tanstack/react-query';
import { Button, PageHeader, TabsNav } from '@terroir/ui-kit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryState } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { ImportRecords } from '../../imports/import-records.tsx';
import { booksKey } from '../../records/books-key.ts';
import { useFigures } from '../../records/figures.ts';
import { useProfile } from '../../session/profile.ts';
import { categoriesQuery } from '../lines/books.ts';
import type { Category } from '../lines/line.ts';
import { sideNames, sides, type Side } from '../lines/side.ts';
import { useBookDays } from '../lines/use-book-days.ts';
import { lineKind } from './line-kind.ts';
import { saleableProducesQuery, soldProduces, type SaleableProduce } from './sold-produce.ts';

const nothingSold: readonly SaleableProduce[] = [];
const kinds = sideNames.map((side) => sides[side].resource);

/** Inputs or outputs from a spreadsheet. */
export default function ImportScreen() {
  const t = useTexts('finance');
  const [search] = useSearchParams();
  const side = sideNames.find((name) => name === search.get('side')) ?? 'inputs';
  const { language } = useFigures();
  const categories = useQuery(categoriesQuery(side, language));
  const produces = useQuery({ ...saleableProducesQuery(language), enabled: side === 'outputs' });
  return (
    <div className="finance">
      <PageHeader
        title={t('import.title')}
        description={t('import.description')}
        actions={<Button href="/finances/inputs-outputs">{t('import.back')}</Button>}
        tabs={
          <TabsNav
            label={t('import.sides')}
            tabs={sideNames.map((name) => ({
              key: name,
              label: t(`tables.${name}`),
              href: `/finances/import?side=${name}`,
              current: name === side,
            }))}
          />
        }
      />
      <QueryState query={categories}>
        {(found) =>
          side === 'inputs' ? (
            <LineImport key={side} side={side} categories={found} saleable={nothingSold} />
          ) : (
            <QueryState query={produces}>
              {(saleable) => <LineImport key={side} side={side} categories={found} saleable={saleable} />}
            </QueryState>
          )
        }
      </QueryState>
    </div>
  );
}

interface LineImportProps {
  side: Side;
  categories: readonly Category[];
  saleable: readonly SaleableProduce[];
}

function LineImport({ side, categories, saleable }: LineImportProps) {
  const t = useTexts('finance');
  const figures = useFigures();
  const days = useBookDays();
  const account = useProfile().data?.id ?? '';
  const produces = useMemo(() => soldProduces(saleable), [saleable]);
  const kind = useMemo(
    () => lineKind({ side, categories, t, figures, days, produces }),
    [side, categories, t, figures, days, produces],
  );
  return (
    <ImportRecords
      kind={kind}
      kinds={kinds}
      account={account}
      template={`${t(`files.${side}`)}-${t('import.template')}.csv`}
      invalidates={booksKey}
      way={
        <Button variant="contained" href="/finances/inputs-outputs">
          {t('import.see')}
        </Button>
      }
    />
  );
}
