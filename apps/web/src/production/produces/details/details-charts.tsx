import { daysBetween } from '@terroir/production';
import { Button, EmptyState } from '@terroir/ui-kit';
import { useTexts } from '../../../i18n/texts.ts';
import { useFigures } from '../../../records/figures.ts';
import { RealmIcon, realmSeries, realms } from '../../../records/realm-icon.tsx';
import { CountDonut } from '../count-donut.tsx';
import type { Produce } from '../produce.ts';
import { SeasonCalendar } from '../season-calendar.tsx';
import { lookedAt, monthsOf, periodOf, seasons } from '../seasons.ts';
import { editHref } from '../tabs.ts';
import { useDatedName } from '../../../records/names/use-dated-name.ts';

// This file holds the charts' library: only `import()` it.

/** The two periods of a produce, month by month, with their dates. */
export function PeriodsChart({
  produce,
  instant,
  caption,
}: {
  produce: Produce;
  instant: string | null;
  caption: string;
}) {
  const t = useTexts('produces');
  const figures = useFigures();
  const dated = useDatedName(instant);
  const { start, end } = monthsOf(produce.harvest);
  const day = lookedAt(instant, figures.timeZone);
  return (
    <SeasonCalendar
      title={t('details.periods')}
      start={start}
      end={end}
      rows={seasons.map((season) => {
        const [from, to] = periodOf(produce.harvest, season);
        const text = figures.period(from, to);
        return {
          key: season,
          label: t(`seasons.${season}`),
          detail: text,
          spans: [
            {
              kind: season,
              from: daysBetween(start, from),
              to: daysBetween(start, to),
              text: t('details.days', { count: daysBetween(from, to) + 1 }),
            },
          ],
        };
      })}
      mark={{ day: daysBetween(start, day), label: instant === null ? t('today') : figures.dayAndMonth(day) }}
      fileName={`${dated(t('files.periods'))}.png`}
      pictureCaption={caption}
      empty={null}
      labels={{ row: t('details.period'), detail: t('details.dates') }}
    />
  );
}

/** What a produce needs, by category: how many inputs each has, since their quantities have no unit in common. */
export function NeedsChart({
  produce,
  instant,
  caption,
}: {
  produce: Produce;
  instant: string | null;
  caption: string;
}) {
  const t = useTexts('produces');
  const dated = useDatedName(instant);
  const past = instant !== null;
  const ofRecords = useTexts('records');
  const { produceInputs: needs } = produce;
  const byCategory = [...Map.groupBy(needs, ({ inputCategory }) => inputCategory.id).values()];
  const slices = byCategory
    .flatMap((own) => (own[0] ? [{ ...own[0].inputCategory, own }] : []))
    .toSorted((a, b) => realms.indexOf(a.realm) - realms.indexOf(b.realm));
  return (
    <CountDonut
      title={t('needs.title')}
      slices={slices.map(({ id, name, realm, own }) => ({
        key: id,
        label: name,
        value: own.length,
        series: realmSeries[realm],
        icon: <RealmIcon realm={realm} />,
        kind: { key: realm, label: ofRecords(`realms.${realm}`) },
        parts: own.map((need) => ({ key: need.id, label: need.inputType.name, value: 1 })),
      }))}
      total={needs.length}
      totalLabel={t('needs.inputs', { count: needs.length })}
      partLabel={t('needs.input')}
      kindLabel={t('columns.realm')}
      fileName={`${dated(t('files.needsByCategory'))}.png`}
      pictureCaption={caption}
      empty={
        <EmptyState
          drawing="ledger"
          compact
          headingLevel={3}
          title={t('needs.empty.title')}
          action={past ? undefined : <Button href={editHref(produce.id)}>{t('needs.add')}</Button>}
        >
          {past ? null : t('needs.empty.text')}
        </EmptyState>
      }
    />
  );
}
