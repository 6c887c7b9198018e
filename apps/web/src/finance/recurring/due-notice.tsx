import { Button, Notice, PrintArea } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useRecords } from '../../records/use-records.ts';
import { dueLines, recurringLines, wholeRecurringList } from './recurring-line.ts';

/** Says beside the summary how many entries are due, with the way to them. */
export function DueNotice() {
  const t = useTexts('recurring-lines');
  const { rows } = useRecords(recurringLines, wholeRecurringList);
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
