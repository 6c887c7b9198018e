import { Button, Notice, PrintArea } from '@terroir/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useRecords } from '../../records/use-records.ts';
import { dueLines, recurringLines, wholeRecurringList } from './recurring-line.ts';

/** Says beside the summary how many entries are due, with the way to them. `onKnown`: it is there, or will not come. */
export function DueNotice({ onKnown }: { onKnown: () => void }) {
  const t = useTexts('recurring-lines');
  const { rows, isFetching } = useRecords(recurringLines, wholeRecurringList);
  const isKnown = rows !== undefined || !isFetching;
  const known = useEffectEvent(onKnown);
  useEffect(() => {
    if (isKnown) known();
  }, [isKnown]);
  const count = dueLines(rows ?? []).length;
  if (count === 0) return null;
  return (
    <PrintArea only="screen">
      <Notice
        live="off"
        action={
          <Button size="small" href="/finances/inputs-outputs">
            {t('notice.action')}
          </Button>
        }
      >
        {t('due.title', { count })}
      </Notice>
    </PrintArea>
  );
}
