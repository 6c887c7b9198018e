import type { ProduceDates } from '@terroir/production';
import { Card, Stack } from '@terroir/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { PageSkeleton } from '../../api/page-skeleton.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useReadings } from '../../pictures/use-readings.ts';
import { useUpload } from '../../pictures/use-upload.ts';
import { RecordForm } from '../../records/record-form.tsx';
import type { RecordWrites } from '../../records/use-record-writes.ts';
import { useTypedDates } from '../typed-dates.ts';
import { produceDraft, producesSource, type Produce } from '../produces/produce.ts';
import { DescriptionFields, type PictureSending } from './description-fields.tsx';
import type { ProduceFormState } from './form-value.ts';
import { NeedsFields } from './needs-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { atFormFields, bodyOf } from './produce-body.ts';
import { useProduceFacts } from './produce-facts.tsx';
import type produceForm from './produce-form.en.json';
import { useProduceNames } from './produce-names.ts';
import { rowFrom } from './produce-row.ts';
import { blankProduce, produceEntry, typedOf, wholeDates, type DateContext } from './produce-values.ts';
import { useCompanyDay } from './use-company-day.ts';
import { useProposals } from './use-proposals.ts';
import { YieldFields } from './yield-fields.tsx';

declare module '../../i18n/text-keys.ts' {
  interface ScreenTexts {
    'produce-form': typeof produceForm;
  }
}

export interface ProduceFormProps {
  /** The produce to correct; `null` records a new one. */
  row: Produce | null;
  account: string;
  writes: RecordWrites<Produce>;
  /** It is stored. */
  onSaved: (stored: Produce) => void;
  /** It was given up. */
  onCancel: () => void;
}

/** Records or corrects a produce (S1 §2): what it is, what it yields and when, what it needs. */
export function ProduceForm(props: ProduceFormProps) {
  const today = useCompanyDay();
  return today ? <DatedForm {...props} today={today} /> : <PageSkeleton />;
}

function DatedForm({ row, account, writes, onSaved, onCancel, today }: ProduceFormProps & { today: () => string }) {
  const readings = useReadings();
  const upload = useUpload();
  const typed = useTypedDates();
  const names = useProduceNames();
  const factsOf = useProduceFacts(names);
  /** What the form began with, as it is when a save or a check asks. */
  const start = useRef(() => (row ? typedOf(row) : blankProduce));
  const [dates] = useState<DateContext>(() => ({ today, stored: () => datesOf(start.current()) }));
  const [schema] = useState(() => produceEntry(dates));
  const sentNeeds = useRef<readonly number[]>([]);
  return (
    <RecordForm
      source={producesSource}
      writes={writes}
      row={row}
      texts="produce-form"
      schema={schema}
      blank={blankProduce}
      valuesOf={typedOf}
      write={(values, id, before) => {
        const sent = bodyOf(values, start.current());
        sentNeeds.current = sent.sentNeeds;
        return { row: rowFrom(values, id, before, names), body: sent.body };
      }}
      factsOf={factsOf}
      atFormFields={(failure) => atFormFields(failure, sentNeeds.current)}
      draft={produceDraft(account, row)}
      secret={['produce.image']}
      settled={async () => {
        typed.read();
        return readings.settled();
      }}
      send={({ produce: { image } }, send) =>
        image !== null && typeof image === 'object' ? upload.run(send) : send({})
      }
      waiting={readings.waiting}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      {(form, current) => (
        <Sections
          form={form}
          row={current}
          dates={dates}
          typed={typed}
          picture={{ onReading: readings.add, progress: upload.percent, onCancel: upload.stop }}
          onForm={(startNow) => {
            start.current = startNow;
          }}
        />
      )}
    </RecordForm>
  );
}

/** The four dates of what is stored; null while nothing is. */
function datesOf({ produce }: ReturnType<typeof typedOf>): ProduceDates | null {
  const found = wholeDates(produce.harvest);
  return Object.keys(found).length === 4 ? (found as ProduceDates) : null;
}

interface SectionsProps {
  form: ProduceFormState;
  row: Produce | null;
  dates: DateContext;
  typed: ReturnType<typeof useTypedDates>;
  picture: PictureSending;
  onForm: (startNow: ProduceFormState['startNow']) => void;
}

function Sections({ form, row, dates, typed, picture, onForm }: SectionsProps) {
  const t = useTexts('produce-form');
  const proposals = useProposals(form, dates.today);
  useEffect(() => onForm(form.startNow));
  return (
    <>
      <Card title={t('sections.description')} description={t('leads.description')}>
        <DescriptionFields form={form} row={row} picture={picture} onProduct={proposals.propose} />
      </Card>
      <Card title={t('sections.yield')} description={t('leads.yield')}>
        <Stack spacing={4}>
          <YieldFields form={form} row={row} proposals={proposals} />
          <PeriodFields form={form} dates={dates} typed={typed} season={proposals.season} />
        </Stack>
      </Card>
      <Card title={t('sections.needs')} description={t('leads.needs')}>
        <NeedsFields form={form} row={row} />
      </Card>
    </>
  );
}
