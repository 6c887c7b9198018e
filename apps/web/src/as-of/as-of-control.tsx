import {
  Button,
  DelayedSkeleton,
  FormDialog,
  MenuButton,
  Notice,
  Skeleton,
  StickyStrip,
  styled,
} from '@terroir/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../session/use-format.ts';
import { RecordIcon } from '../icons/record-icon.tsx';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import { clock, onOwnClock, presetInstant, presets } from './as-of.ts';
import type { AsOfHandle } from './use-as-of.ts';

const DateTimeField = lazy(() => import('@terroir/ui-kit/dates').then((dates) => ({ default: dates.DateTimeField })));

const ScreenOnly = styled('div')({ '@media print': { display: 'none' } });
const Place = styled('div')({ marginBottom: 24 });
const Explanation = styled('p')(({ theme }) => ({
  margin: '12px 0 24px',
  color: theme.vars.palette.text.secondary,
  '@media print': { display: 'none' },
}));
const Wide = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Narrow = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));

/** Chooses the moment to look at: now, a preset, or any date and time. */
export function AsOfControl({ asOf }: { asOf: AsOfHandle }) {
  const t = useTexts('as-of');
  const [choosing, setChoosing] = useState(false);
  return (
    <ScreenOnly>
      <MenuButton
        label={asOf.instant === null ? t('now') : t('another')}
        icon={<RecordIcon name="history" />}
        items={[
          {
            key: 'now',
            label: t('presets.now'),
            current: asOf.instant === null,
            onSelect: () => asOf.lookAt(null),
          },
          ...presets.map((preset) => ({
            key: preset,
            label: t(`presets.${preset}`),
            onSelect: () => asOf.lookAt(presetInstant(preset, clock())),
          })),
          { key: 'choose', label: t('presets.choose'), onSelect: () => setChoosing(true) },
        ]}
      />
      {choosing ? <MomentDialog asOf={asOf} onClose={() => setChoosing(false)} /> : null}
    </ScreenOnly>
  );
}

function MomentDialog({ asOf, onClose }: { asOf: AsOfHandle; onClose: () => void }) {
  const t = useTexts('as-of');
  const language = useLanguage();
  const [opened] = useState(() => onOwnClock(clock()));
  const [moment, setMoment] = useState<string | null>(
    asOf.instant === null ? null : onOwnClock(new Date(asOf.instant)),
  );
  const [error, setError] = useState<string | undefined>(undefined);
  const look = () => {
    if (moment === null) setError(t('required'));
    else if (moment > onOwnClock(clock())) setError(t('future'));
    else {
      onClose();
      asOf.lookAt(new Date(moment).toISOString());
    }
  };
  return (
    <FormDialog
      open
      width="xs"
      title={t('title')}
      description={t('description')}
      submitLabel={t('look')}
      cancelLabel={t('shell:cancel')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={look}
    >
      <Suspense
        fallback={
          <DelayedSkeleton label={t('shell:loading')}>
            <Skeleton height={76} />
          </DelayedSkeleton>
        }
      >
        <DateTimeField
          label={t('moment')}
          language={language}
          value={moment}
          max={opened}
          error={error}
          onChange={(value) => {
            setMoment(value);
            setError(undefined);
          }}
        />
      </Suspense>
    </FormDialog>
  );
}

/** Says that one looks at the past, on screen however far one scrolls and on paper, and leads back. */
export function AsOfNotice({ asOf }: { asOf: AsOfHandle }) {
  const t = useTexts('as-of');
  const format = useFormat();
  if (asOf.unreadable)
    return (
      <Place>
        <Notice severity="warning">{t('unreadable')}</Notice>
      </Place>
    );
  if (asOf.instant === null) return null;
  const moment = format.instant(asOf.instant);
  return (
    <>
      <StickyStrip
        icon={<RecordIcon name="history" />}
        short={moment}
        action={
          <Button size="small" variant="text" aria-label={t('back')} onClick={() => asOf.lookAt(null)}>
            <Wide>{t('back')}</Wide>
            <Narrow>{t('presets.now')}</Narrow>
          </Button>
        }
      >
        {t('looking', { moment })}
      </StickyStrip>
      <Explanation>{t('readOnly')}</Explanation>
    </>
  );
}
