import { Button, Notice, PrintArea } from '@terroir/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useRecords } from '../../records/use-records.ts';
import { dueLines, recurringLines, wholeRecurringList } from './recurring-line.ts';

export interface DueNoticeProps {
  /** What stands below it is drawn: nothing may push that down any more, nor let it move up. */
  isBelowDrawn: boolean;
  /** It is there, or will not come. */
  onKnown: () => void;
}

/** Says beside the summary how many entries are due, with the way to them. Its place is kept until that is known. */
export function DueNotice({ isBelowDrawn, onKnown }: DueNoticeProps) {
  const t = useTexts('recurring-lines');
  const { rows, isFetching } = useRecords(recurringLines, wholeRecurringList);
  const isKnown = rows !== undefined || !isFetching;
  const known = useEffectEvent(onKnown);
  useEffect(() => {
    if (isKnown) known();
  }, [isKnown]);
  const [isPlaceHeld, setPlaceHeld] = useState(false);
  if (isBelowDrawn && !isKnown && !isPlaceHeld) setPlaceHeld(true);
  const count = dueLines(rows ?? []).length;
  if (count === 0 && isKnown && !isPlaceHeld) return null;
  return (
    <PrintArea only="screen">
      <div style={{ visibility: count === 0 ? 'hidden' : undefined }}>
        <Notice
          live="off"
          action={
            <Button size="small" href="/finances/inputs-outputs">
              {t('notice.action')}
            </Button>
          }
        >
          {t('due.title', { count: Math.max(count, 1) })}
        </Notice>
      </div>
    </PrintArea>
  );
}
