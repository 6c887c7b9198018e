import { Button, DelayedSkeleton, FormDialog, MenuButton, Notice, Skeleton } from '@terroir/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../shell/format.ts';
import { Icon } from '../shell/icons.tsx';
import { useLanguage, useTexts } from '../shell/texts.ts';
import { clock, onOwnClock, presetInstant, presets } from './as-of.ts';
import type { AsOfHandle } from './use-as-of.ts';

const DateTimeField = lazy(() => import('@terroir/ui-kit/dates').then((dates) => ({ default: dates.DateTimeField })));

/** Chooses the moment to look at: now, a preset, or any date and time. */
export function AsOfControl({ asOf }: { asOf: AsOfHandle }) {
  const t = useTexts('finance');
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="finance-no-print">
      <MenuButton
        label={asOf.instant === null ? t('asOf.now') : t('asOf.another')}
        icon={<Icon name="history" />}
        items={[
          {
            key: 'now',
            label: t('asOf.presets.now'),
            current: asOf.instant === null,
            onSelect: () => asOf.lookAt(null),
          },
          ...presets.map((preset) => ({
            key: preset,
            label: t(`asOf.presets.${preset}`),
            onSelect: () => asOf.lookAt(presetInstant(preset, clock())),
          })),
          { key: 'choose', label: t('asOf.presets.choose'), onSelect: () => setChoosing(true) },
        ]}
      />
      {choosing ? <MomentDialog asOf={asOf} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}

function MomentDialog({ asOf, onClose }: { asOf: AsOfHandle; onClose: () => void }) {
  const t = useTexts('finance');
  const language = useLanguage();
  const [opened] = useState(() => onOwnClock(clock()));
  const [moment, setMoment] = useState<string | null>(
    asOf.instant === null ? null : onOwnClock(new Date(asOf.instant)),
  );
  const [error, setError] = useState<string | undefined>(undefined);
  const look = () => {
    if (moment === null) setError(t('asOf.required'));
    else if (moment > onOwnClock(clock())) setError(t('asOf.future'));
    else {
      onClose();
      asOf.lookAt(new Date(moment).toISOString());
    }
  };
  return (
    <FormDialog
      open
      width="xs"
      title={t('asOf.title')}
      description={t('asOf.description')}
      submitLabel={t('asOf.look')}
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
          label={t('asOf.moment')}
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

/** Says that one looks at the past, on screen and on paper, and leads back. */
export function AsOfNotice({ asOf }: { asOf: AsOfHandle }) {
  const t = useTexts('finance');
  const format = useFormat();
  if (asOf.unreadable)
    return (
      <div className="finance-notice">
        <Notice tone="warning">{t('asOf.unreadable')}</Notice>
      </div>
    );
  if (asOf.instant === null) return null;
  return (
    <div className="finance-notice">
      <Notice
        title={t('asOf.looking', { moment: format.instant(asOf.instant) })}
        action={
          <Button size="small" startIcon={<Icon name="undo" />} onClick={() => asOf.lookAt(null)}>
            {t('asOf.back')}
          </Button>
        }
      >
        {t('asOf.readOnly')}
      </Notice>
    </div>
  );
}
