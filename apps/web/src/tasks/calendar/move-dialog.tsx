import { FormDialog, FormGrid } from '@terroir/ui-kit';
import { useRef, useState } from 'react';
import { lazyPart } from '../../api/lazy-part.tsx';
import { PartSuspense } from '../../api/part-suspense.tsx';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import type { TaskDays } from '../task/task-entry.ts';
import type { OccurrenceRow } from './occurrences.ts';
import type { OccurrencePlace } from './use-occurrence-move.ts';

const DateField = lazyPart(async () => (await import('@terroir/ui-kit/dates')).DateField);
const TimeField = lazyPart(async () => (await import('@terroir/ui-kit/dates')).TimeField);

interface MoveDialogProps {
  row: OccurrenceRow;
  days: TaskDays;
  onMove: (to: OccurrencePlace) => void;
  onClose: () => void;
}

/** Moves an occurrence to a day and a time that are typed: the way without dragging. */
export function MoveDialog({ row, days: { today, last }, onMove, onClose }: MoveDialogProps) {
  const t = useTexts('tasks');
  const language = useLanguage();
  const [startsOn, setStartsOn] = useState<string | null>(row.startsOn);
  const [startsAt, setStartsAt] = useState(row.startsAt);
  const [wrong, setWrong] = useState({ date: false, time: false });
  const date = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      open
      title={t('move.title', { what: row.name })}
      description={row.repeats ? t('move.text') : undefined}
      submitLabel={t('actions.move')}
      cancelLabel={t('shell:cancel')}
      closeLabel={t('shell:close')}
      width="xs"
      onClose={onClose}
      onSubmit={() => {
        // A day that stays is not checked again; a time that is half typed would be dropped without a word.
        const isDay = startsOn !== null && (startsOn === row.startsOn || (startsOn >= today && startsOn <= last));
        const isHalf = startsAt === null && /\d/.test(time.current?.value ?? '');
        setWrong({ date: !isDay, time: isHalf });
        if (!isDay) date.current?.focus();
        else if (isHalf) time.current?.focus();
        else onMove({ startsOn, startsAt });
      }}
    >
      <PartSuspense height={76}>
        <FormGrid>
          <DateField
            label={t('move.date')}
            language={language}
            value={startsOn}
            min={today}
            max={last}
            onChange={setStartsOn}
            error={wrong.date ? t('move.wrong') : undefined}
            ref={date}
          />
          <TimeField
            label={t('move.time')}
            optionalMark={t('shell:optional')}
            language={language}
            value={startsAt}
            onChange={setStartsAt}
            error={wrong.time ? t('move.halfTime') : undefined}
            ref={time}
          />
        </FormGrid>
      </PartSuspense>
    </FormDialog>
  );
}
