import { Button, DelayedSkeleton, PrintArea, Skeleton, Stack } from '@terroir/ui-kit';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useScreenKey } from '../../records/keys/use-screen-key.ts';
import { newInputFrom } from '../../records/new-input.ts';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { useRecords } from '../../records/use-records.ts';
import { useProfile } from '../../session/profile.ts';
import { DueDialog, fetchOpened, OfferedInput } from '../opened/opened.tsx';
import { DuePanel } from '../recurring/due-panel.tsx';
import { nameOfRecurring, recurringLines, wholeRecurringList, type DueLine } from '../recurring/recurring-line.ts';
import { RecurringTable } from '../recurring/recurring-table.tsx';
import { useDueWrites } from '../recurring/use-due-writes.ts';
import { LineTable } from './line-table.tsx';

/** What is due, and both sides of the books, one table each; where they are far apart, the second is one press away. */
export function LinesTab({ asOf }: { asOf: AsOfHandle }) {
  const t = useTexts('finance');
  const inputs = useRef<HTMLDivElement>(null);
  const outputs = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  const offered = newInputFrom(search);
  const account = useProfile().data?.id ?? '';
  const recurring = useRecords(recurringLines, { asOf: asOf.instant, ...wholeRecurringList });
  const recurringWrites = useRecordWrites(recurringLines, nameOfRecurring);
  const dueWrites = useDueWrites();
  const [recording, setRecording] = useState<DueLine | null>(null);
  const past = asOf.instant !== null;
  const searchInputs = useRef<HTMLInputElement>(null);
  const searchOutputs = useRef<HTMLInputElement>(null);
  // The search of the table that has the focus, else of the one in view: the outputs once they fill half of it.
  useScreenKey('/', () => {
    const { activeElement } = document;
    const top = outputs.current?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    const inOutputs =
      outputs.current?.contains(activeElement) ||
      (!inputs.current?.contains(activeElement) && top < window.innerHeight / 2);
    ((inOutputs ? searchOutputs : searchInputs).current ?? searchInputs.current)?.focus();
  });
  const jump = () => {
    outputs.current?.scrollIntoView();
    outputs.current?.focus({ preventScroll: true });
  };
  // What is due comes before the tables, which wait for it so that nothing moves.
  const waits = recurring.rows === undefined && recurring.error === null;
  useEffect(() => {
    if (!waits) fetchOpened();
  }, [waits]);
  // What stands below the inputs is drawn after them.
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      {waits ? (
        <DelayedSkeleton label={t('shell:loading')}>
          <Skeleton height={480} />
        </DelayedSkeleton>
      ) : null}
      <DuePanel lines={recurring.rows} writes={dueWrites} readOnly={past} onRecord={setRecording} />
      <div hidden={waits}>
        <div className="finance-jump">
          <Button variant="text" size="small" onClick={jump}>
            {t('jumpToOutputs')}
          </Button>
        </div>
        <Stack spacing={4} className="finance-tables">
          <div ref={inputs}>
            <LineTable side="inputs" asOf={asOf} searchField={searchInputs} />
          </div>
          <div ref={outputs} className="finance-side" tabIndex={-1}>
            {isWhole ? <LineTable side="outputs" asOf={asOf} searchField={searchOutputs} /> : null}
          </div>
          {isWhole ? (
            <PrintArea only="screen">
              <RecurringTable records={recurring} writes={recurringWrites} asOf={asOf} account={account} />
            </PrintArea>
          ) : null}
        </Stack>
      </div>
      {past || account === '' || offered === null ? null : (
        <OfferedInput key={search.toString()} account={account} offered={offered} />
      )}
      {recording && !past ? (
        <DueDialog due={recording} account={account} writes={dueWrites} onDone={() => setRecording(null)} />
      ) : null}
    </>
  );
}
