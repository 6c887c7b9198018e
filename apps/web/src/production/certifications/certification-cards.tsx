import {
  Button,
  CardGrid,
  CardGridSkeleton,
  DelayedSkeleton,
  EmptyState,
  Notice,
  PrintArea,
  Stack,
} from '@terroir/ui-kit';
import { todayIn } from '@terroir/production';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Failed } from '../../api/query-state.tsx';
import { clock } from '../../as-of/as-of.ts';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';
import { useHasDraft } from '../../forms/kept-drafts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { RemovalQuestion } from '../../records/removal-question.tsx';
import { useRecordActions } from '../../records/use-record-actions.tsx';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { useRecords } from '../../records/use-records.ts';
import { useProfile } from '../../session/profile.ts';
import { useShownZone } from '../../session/company-zone.ts';
import { CertificationCard } from './certification-card.tsx';
import { draftName } from './certification-form.tsx';
import { certificationSource, nameOf, type CertificationRow } from './certification.ts';
import { addHref, editHref } from './tabs.ts';

const idOf = ({ id }: CertificationRow) => id;

/** The certifications as cards, now or at an instant (S1 §2). */
export function CertificationCards({
  asOf,
  onHistory,
}: {
  asOf: AsOfHandle;
  onHistory: (of: CertificationRow) => void;
}) {
  const t = useTexts('certifications');
  const shared = useTexts('records');
  const navigate = useNavigate();
  const past = asOf.instant !== null;
  const records = useRecords(certificationSource, { asOf: asOf.instant });
  const writes = useRecordWrites(certificationSource, nameOf);
  const [removing, setRemoving] = useState<CertificationRow | null>(null);
  if (past && removing !== null) setRemoving(null);
  const timeZone = useShownZone();
  const [now] = useState(() => clock().toISOString());
  const today = todayIn(timeZone, asOf.instant ?? now);
  const onEdit = useCallback(({ id }: CertificationRow) => void navigate(editHref(id)), [navigate]);
  const actions = useRecordActions({ nameOf, onEdit, onHistory, onRemove: setRemoving });
  const account = useProfile().data?.id ?? '';
  const unfinished = useHasDraft(draftName(account, null)) && !past;

  if (!records.rows)
    return records.error ? (
      <Failed error={records.error} onRetry={records.retry} loading={records.isFetching} />
    ) : (
      <DelayedSkeleton label={t('shell:loading')} page>
        <CardGridSkeleton />
      </DelayedSkeleton>
    );
  return (
    <Stack spacing={3}>
      {unfinished ? (
        <PrintArea only="screen">
          <Notice
            live="off"
            action={
              <Button size="small" href={addHref}>
                {shared('continue')}
              </Button>
            }
          >
            {t('unfinished')}
          </Notice>
        </PrintArea>
      ) : null}
      <CardGrid
        label={t('list')}
        items={records.rows}
        itemKey={idOf}
        renderItem={(row) => (
          <CertificationCard
            row={row}
            today={today}
            pending={records.pending.has(row.id)}
            actions={past ? undefined : actions(row)}
          />
        )}
        empty={
          <EmptyState
            drawing="certificate"
            title={past ? t('empty.past') : t('empty.title')}
            action={
              past ? undefined : (
                <Button variant="contained" href={addHref} startIcon={<RecordIcon name="add" />}>
                  {t('empty.action')}
                </Button>
              )
            }
          >
            {past ? null : t('empty.text')}
          </EmptyState>
        }
      />
      {records.more ? (
        <PrintArea only="screen">
          <div style={{ textAlign: 'center' }}>
            <Button onClick={records.more} loading={records.isFetching}>
              {shared('more', { shown: records.rows.length, total: records.total })}
            </Button>
          </div>
        </PrintArea>
      ) : null}
      <RemovalQuestion
        row={removing}
        writes={writes}
        removalOf={({ certifier, number }) => t('removal', { certifier, number })}
        onClose={() => setRemoving(null)}
      />
    </Stack>
  );
}
