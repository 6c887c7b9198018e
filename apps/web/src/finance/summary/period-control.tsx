import { FormDialog, MenuButton, Stack } from '@terroir/ui-kit';
import { useState } from 'react';
import { lazyPart } from '../../api/lazy-part.tsx';
import { PartSuspense } from '../../api/part-suspense.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { FinanceIcon } from '../finance-icon.tsx';
import { allTime, namedPeriods, type BoundedPeriod, type Period } from './period.ts';
import { usePeriodName } from './use-period-name.ts';

const DateField = lazyPart(async () => (await import('@terroir/ui-kit/dates')).DateField);

export interface PeriodControlProps {
  period: Period;
  /** The day that the summary looks from. */
  today: string;
  onChoose: (period: Period) => void;
}

const isSame = (a: Period, b: Period) => a.from === b.from && a.to === b.to;

/** Chooses the days that the summary is of: all, a year, a season, or any. */
export function PeriodControl({ period, today, onChoose }: PeriodControlProps) {
  const t = useTexts('finance');
  const nameOf = usePeriodName(today);
  const [choosing, setChoosing] = useState(false);
  const named = namedPeriods(today);
  return (
    <>
      <MenuButton
        label={t('period.shown', { period: nameOf(period) })}
        icon={<FinanceIcon name="planning" />}
        items={[
          {
            key: 'all',
            label: t('period.all'),
            current: isSame(period, allTime),
            onSelect: () => onChoose(allTime),
          },
          ...named.map(({ key, period: offered }) => ({
            key,
            label: nameOf(offered),
            current: isSame(period, offered),
            onSelect: () => onChoose(offered),
          })),
          { key: 'own', label: t('period.choose'), onSelect: () => setChoosing(true) },
        ]}
      />
      {choosing ? (
        <DatesDialog
          start={period}
          today={today}
          onClose={() => setChoosing(false)}
          onChoose={(own) => {
            setChoosing(false);
            onChoose(own);
          }}
        />
      ) : null}
    </>
  );
}

interface DatesDialogProps {
  start: Period;
  today: string;
  onClose: () => void;
  onChoose: (period: BoundedPeriod) => void;
}

/** The dates come after their dialog, which found no field to start at; whoever went on to a button meanwhile stays there. */
function startAt(input: HTMLInputElement | null) {
  if (!document.activeElement?.matches('button, [role="spinbutton"]')) input?.focus();
}

function DatesDialog({ start, today, onClose, onChoose }: DatesDialogProps) {
  const t = useTexts('finance');
  const { language } = useFigures();
  const [dates, setDates] = useState<Period>({ from: start.from, to: start.to ?? today });
  const [isChecked, setIsChecked] = useState(false);
  const { from, to } = dates;
  const faults = {
    from: from === null ? t('period.required') : undefined,
    to: to === null ? t('period.required') : from !== null && to < from ? t('period.order') : undefined,
  };
  const control = (name: keyof Period) => ({
    label: t(`period.${name}`),
    language,
    value: dates[name],
    error: isChecked ? faults[name] : undefined,
    onChange: (date: string | null) => setDates({ ...dates, [name]: date }),
  });
  return (
    <FormDialog
      open
      width="xs"
      title={t('period.title')}
      description={t('period.description')}
      submitLabel={t('period.look')}
      cancelLabel={t('shell:cancel')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => {
        setIsChecked(true);
        if (from !== null && to !== null && from <= to) onChoose({ from, to });
      }}
    >
      <PartSuspense height={172}>
        <Stack spacing={2.5}>
          <DateField {...control('from')} ref={startAt} />
          <DateField {...control('to')} min={from ?? undefined} />
        </Stack>
      </PartSuspense>
    </FormDialog>
  );
}
