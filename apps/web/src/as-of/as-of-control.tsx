import { Button, focusFirstFault, FormDialog, MenuButton, Notice, Stack, StickyStrip, styled } from '@terroir/ui-kit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { lazyPart } from '../api/lazy-part.tsx';
import { PartSuspense } from '../api/part-suspense.tsx';
import { useShownZone } from '../session/company-zone.ts';
import { useInstants } from '../session/use-instants.ts';
import { RecordIcon } from '../icons/record-icon.tsx';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import { clock, dayAndTime, instantOf, presetInstant, presets } from './as-of.ts';
import type { AsOfHandle } from './use-as-of.ts';
import type texts from './as-of.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    'as-of': typeof texts;
  }
}

const dates = () => import('@terroir/ui-kit/dates');
const DateField = lazyPart(async () => (await dates()).DateField);
const TimeField = lazyPart(async () => (await dates()).TimeField);

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
  const timeZone = useShownZone();
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
            onSelect: () => asOf.lookAt(presetInstant(preset, clock(), timeZone)),
          })),
          { key: 'choose', label: t('presets.choose'), onSelect: () => setChoosing(true) },
        ]}
      />
      {choosing ? <MomentDialog asOf={asOf} onClose={() => setChoosing(false)} /> : null}
    </ScreenOnly>
  );
}

interface Moment {
  readonly day: string | null;
  readonly time: string | null;
}
type Word = 'required' | 'future';
type Fault = { readonly at: keyof Moment; readonly text: string };

/** The instant that a moment means (`null` is now), or what is wrong with it. */
function read(
  { day, time }: Moment,
  now: Date,
  timeZone: string,
): { instant: string | null } | { at: keyof Moment; word: Word } {
  if (day === null) return { at: 'day', word: 'required' };
  if (day > dayAndTime(now, timeZone).day) return { at: 'day', word: 'future' };
  const instant = instantOf(day, time, timeZone);
  if (instant <= now) return { instant: instant.toISOString() };
  return time === null ? { instant: null } : { at: 'time', word: 'future' }; // today is not over yet
}

function MomentDialog({ asOf, onClose }: { asOf: AsOfHandle; onClose: () => void }) {
  const t = useTexts('as-of');
  const language = useLanguage();
  const timeZone = useShownZone();
  const today = dayAndTime(clock(), timeZone).day;
  const [moment, setMoment] = useState<Moment>(
    asOf.instant === null ? { day: null, time: null } : dayAndTime(new Date(asOf.instant), timeZone),
  );
  const [fault, setFault] = useState<Fault | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const typedTime = useRef<HTMLInputElement>(null);
  const look = () => {
    const halfTime = moment.time === null && typedTime.current?.value;
    const meant = halfTime ? { at: 'time' as const, word: 'wholeTime' as const } : read(moment, clock(), timeZone);
    if ('word' in meant) {
      setFault({ at: meant.at, text: t(meant.word) });
      return;
    }
    onClose();
    asOf.lookAt(meant.instant);
  };
  const control = (name: keyof Moment) => ({
    label: t(name),
    language,
    value: moment[name],
    error: fault?.at === name ? fault.text : undefined,
    onChange: (value: string | null) => {
      setMoment({ ...moment, [name]: value });
      setFault(null);
    },
  });
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
      <PartSuspense height={196}>
        <Stack spacing={2.5} ref={fields}>
          <DateField {...control('day')} max={today} />
          <TimeField
            {...control('time')}
            ref={typedTime}
            optionalMark={t('shell:optional')}
            helperText={t('timeHint')}
          />
          <FaultFocus fault={fault} fields={fields} />
        </Stack>
      </PartSuspense>
    </FormDialog>
  );
}

/** Leads to the wrong field at each refusal. Its effect waits for the fields, which may still be loading. */
function FaultFocus({ fault, fields }: { fault: Fault | null; fields: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (fault && fields.current) focusFirstFault(fields.current);
  }, [fault, fields]);
  return null;
}

/** Says that one looks at the past, on screen however far one scrolls and on paper, and leads back. */
export function AsOfNotice({ asOf }: { asOf: AsOfHandle }) {
  const t = useTexts('as-of');
  const instants = useInstants();
  if (asOf.unreadable)
    return (
      <Place>
        <Notice severity="warning">{t('unreadable')}</Notice>
      </Place>
    );
  if (asOf.instant === null) return null;
  const moment = instants.instant(asOf.instant);
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
