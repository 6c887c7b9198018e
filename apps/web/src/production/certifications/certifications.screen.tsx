import { Button, PageHeader, PrintArea, TabsNav } from '@terroir/ui-kit';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { AsOfControl, AsOfNotice } from '../../as-of/as-of-control.tsx';
import { searchAt } from '../../as-of/as-of.ts';
import { useAsOf } from '../../as-of/use-as-of.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { EditedRecord } from '../../records/edited-record.tsx';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { usePageName } from '../../routing/page-name.ts';
import { useProfile } from '../../session/profile.ts';
import { CertificationCards } from './certification-cards.tsx';
import { CertificationForm } from './certification-form.tsx';
import { CertificationHistory } from './certification-history.tsx';
import { certificationSource, nameOf, type CertificationRow } from './certification.ts';
import { addHref, cardsHref, editHref } from './tabs.ts';

/** What organizations certify of a company (S1 §2): the cards, and the form in a tab of its own. */
export default function CertificationsScreen() {
  const t = useTexts('certifications');
  const asOf = useAsOf();
  const { tab } = useParams();
  const id = useSearchParams()[0].get('id');
  const [history, setHistory] = useState<CertificationRow | 'all' | null>(null);
  const cards = `${cardsHref}${searchAt(asOf.instant, new URLSearchParams())}`;
  const past = asOf.instant !== null;
  const inForm = tab === 'addCertification';
  // The past can only be read.
  if (tab !== undefined && (!inForm || past)) return <Navigate to={cards} replace />;
  const tabs = [
    {
      key: 'certifications',
      label: t('tabs.certifications'),
      href: cards,
      current: !inForm,
      icon: <RecordIcon name="cards" />,
    },
    {
      key: 'addCertification',
      label: inForm && id !== null ? t('tabs.edit') : t('tabs.add'),
      href: inForm && id !== null ? editHref(id) : addHref,
      current: inForm,
      icon: <RecordIcon name={inForm && id !== null ? 'edit' : 'add'} />,
    },
  ];
  return (
    <>
      <PageHeader
        title={t('title')}
        description={past ? undefined : t('lead')}
        actions={
          inForm ? undefined : (
            <>
              <AsOfControl asOf={asOf} />
              <PrintArea only="screen">
                <Button startIcon={<RecordIcon name="history" />} onClick={() => setHistory('all')}>
                  {t('history.button')}
                </Button>
              </PrintArea>
            </>
          )
        }
        tabs={<TabsNav label={t('tabs.label')} tabs={past ? tabs.slice(0, 1) : tabs} />}
      />
      {inForm ? (
        <FormTab key={id ?? 'new'} id={id} />
      ) : (
        <>
          <AsOfNotice asOf={asOf} />
          <CertificationCards asOf={asOf} onHistory={setHistory} />
        </>
      )}
      <CertificationHistory of={history} onClose={() => setHistory(null)} />
    </>
  );
}

/** The form for a new certification, or over the one with this id. */
function FormTab({ id }: { id: string | null }) {
  const t = useTexts('certifications');
  const navigate = useNavigate();
  const writes = useRecordWrites(certificationSource, nameOf);
  const account = useProfile().data?.id ?? '';
  usePageName(t(id === null ? 'tabs.add' : 'tabs.edit'));
  const form = (row: CertificationRow | null) => (
    <CertificationForm row={row} account={account} writes={writes} onDone={() => void navigate(cardsHref)} />
  );
  return id === null ? (
    form(null)
  ) : (
    <EditedRecord source={certificationSource} id={id} writes={writes} listHref={cardsHref}>
      {form}
    </EditedRecord>
  );
}
