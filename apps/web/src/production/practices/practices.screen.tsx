import { Button, PageHeader, PrintArea } from '@terroir/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../api/query-state.tsx';
import { AsOfControl, AsOfNotice } from '../../as-of/as-of-control.tsx';
import { useAsOf } from '../../as-of/use-as-of.ts';
import { HistoryDrawer } from '../../history/history-drawer.tsx';
import { searchAt } from '../../as-of/as-of.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { FollowedPractices } from './followed-practices.tsx';
import { usePracticeHistory } from './practice-history.tsx';
import { PracticesForm } from './practices-form.tsx';
import { PracticesSkeleton } from './practices-skeleton.tsx';
import { practicesQuery, ticksOf } from './practices.ts';

/** The best practices that a company follows (S1 §2): to tick, or as they were at an instant. */
export default function PracticesScreen() {
  const t = useTexts('practices');
  const asOf = useAsOf();
  const practices = useQuery({
    ...practicesQuery(useLanguage(), asOf.instant),
    // In another language the list keeps its place, and the form what was ticked; another moment is another list.
    placeholderData: (shown, of) => (of?.queryKey[2] === (asOf.instant ?? '') ? shown : undefined),
  });
  const [history, setHistory] = useState(false);
  const words = usePracticeHistory(practices.data);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={asOf.instant === null ? t('lead') : undefined}
        actions={
          <>
            <AsOfControl asOf={asOf} />
            <PrintArea only="screen">
              <Button startIcon={<RecordIcon name="history" />} onClick={() => setHistory(true)}>
                {t('history.title')}
              </Button>
            </PrintArea>
          </>
        }
      />
      <AsOfNotice asOf={asOf} />
      <QueryState query={practices} skeleton={<PracticesSkeleton />}>
        {(known) =>
          asOf.instant === null ? (
            <PracticesForm practices={known} />
          ) : (
            <FollowedPractices practices={known} ticks={ticksOf(known)} />
          )
        }
      </QueryState>
      <HistoryDrawer
        open={history}
        onClose={() => setHistory(false)}
        title={t('history.title')}
        filter={{ resourceType: 'followed_practices' }}
        words={words}
        asOfHref={(instant) => `/best-practices${searchAt(instant, new URLSearchParams())}`}
      />
    </>
  );
}
