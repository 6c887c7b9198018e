import { StatusMark } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import type { Validity } from './validity.ts';

const severities = {
  open: 'success',
  valid: 'success',
  upcoming: 'info',
  endsSoon: 'warning',
  expired: 'error',
} as const satisfies Record<Validity['state'], string>;

/** Whether a certification is valid, in words and with the icon of its kind. */
export function ValidityMark({ validity }: { validity: Validity }) {
  return (
    <StatusMark severity={severities[validity.state]}>
      <Words {...validity} />
    </StatusMark>
  );
}

function Words(validity: Validity) {
  const t = useTexts('certifications');
  const { date } = useFormat();
  if (validity.state === 'open') return t('validity.open');
  if (validity.state === 'upcoming') return t('validity.upcoming', { date: date(validity.from) });
  if (validity.state !== 'endsSoon') return t(`validity.${validity.state}`, { date: date(validity.until) });
  return validity.days === 0
    ? t('validity.endsToday')
    : t('validity.endsSoon', { count: validity.days, date: date(validity.until) });
}
