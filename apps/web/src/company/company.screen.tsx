import { PageHeader, Stack, TabsNav } from '@terroir/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHasDraft } from '../forms/kept-drafts.ts';
import { HistoryList } from '../history/history-list.tsx';
import { BannerPlace, useBanner } from '../messages/banner.tsx';
import type { Saved } from '../api/client.ts';
import { QueryState } from '../api/query-state.tsx';
import { useTexts } from '../i18n/texts.ts';
import { companyDraft } from './company-values.ts';
import { CompanyForm } from './company-form.tsx';
import { useCompanyHistory } from './company-history.ts';
import { CompanyView } from './company-view.tsx';
import { firmQuery, type Firm } from '../session/firm.ts';

/** The company: what it is and where, and its history as the second tab. */
export default function CompanyScreen() {
  const t = useTexts('company');
  const history = useSearchParams()[0].get('tab') === 'history';
  // The shell fetched it for its name; whoever opens this page sees the company as it is now.
  const firm = useQuery({ ...firmQuery, refetchOnMount: 'always' });
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        tabs={
          <TabsNav
            label={t('title')}
            tabs={[
              { key: 'details', label: t('tabs.details'), href: '/company-details', current: !history },
              { key: 'history', label: t('tabs.history'), href: '/company-details?tab=history', current: history },
            ]}
          />
        }
      />
      <Stack spacing={3}>
        <BannerPlace area="company" />
        {history ? <CompanyHistory /> : <QueryState query={firm}>{(known) => <Details firm={known} />}</QueryState>}
      </Stack>
    </>
  );
}

/** Reading and editing by turns; a company without a name is being created. */
function Details({ firm }: { firm: Saved<Firm> }) {
  const banner = useBanner('company');
  // What was typed and not saved is shown where one comes back to it.
  const [editing, setEditing] = useState(useHasDraft(companyDraft(firm)));
  const creating = firm.name === '';
  const viewing = !editing && !creating;
  const place = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  // The button that was pressed is gone: the form starts at its first field, the view where one left it.
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    place.current?.querySelector<HTMLElement>(viewing ? 'button' : 'input')?.focus({ preventScroll: viewing });
  }, [viewing]);
  const turn = (toEditing: boolean) => {
    turned.current = true;
    setEditing(toEditing);
  };
  return (
    <div ref={place}>
      {viewing ? (
        <CompanyView firm={firm} onEdit={() => turn(true)} />
      ) : (
        <CompanyForm
          firm={firm}
          onCancel={creating ? null : () => turn(false)}
          onSaved={() => {
            turn(false);
            banner.done('done.companyUpdated', 8000);
            scrollTo(0, 0);
          }}
        />
      )}
    </div>
  );
}

function CompanyHistory() {
  const words = useCompanyHistory();
  return <HistoryList filter={{ resourceType: 'firm' }} words={words} />;
}
