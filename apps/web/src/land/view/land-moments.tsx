import { useQuery } from '@tanstack/react-query';
import type { LandMomentAttributes } from '@terroir/land';
import { Card, SliderField } from '@terroir/ui-kit';
import { useEffect, useState } from 'react';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';
import { useTexts } from '../../i18n/texts.ts';
import { client } from '../../session/session.ts';
import { useInstants } from '../../session/use-instants.ts';
import { landKey } from '../../places/area.ts';
import { momentAt, momentsOf, type Moment } from './moments.ts';

/** A slider over more moments than these is too fine for a finger; the latest count. */
const MOST = 200;
/** A slider that is pulled passes moments that nobody wants to see. */
const PAUSE_MS = 250;

/** A slider over the moments at which the land changed; nothing where it never did since it began. */
export function LandMoments({ asOf }: { asOf: AsOfHandle }) {
  const list = useQuery({
    queryKey: [...landKey, 'moments'],
    queryFn: ({ signal }) => client.list<LandMomentAttributes>('/land_moments', { signal, query: { limit: 500 } }),
  });
  const moments = list.data ? momentsOf(list.data.rows).slice(-MOST) : [];
  return moments.length > 1 ? (
    <MomentSlider moments={moments} shown={momentAt(moments, asOf.instant)} asOf={asOf} />
  ) : null;
}

function MomentSlider({ moments, shown, asOf }: { moments: readonly Moment[]; shown: number; asOf: AsOfHandle }) {
  const t = useTexts('land');
  const { instant } = useInstants();
  const [place, setPlace] = useState(Math.max(shown, 0));
  // The instant may also be chosen elsewhere; the slider stays the same one, so it keeps the focus.
  const [cameFrom, setCameFrom] = useState(shown);
  if (shown !== cameFrom) {
    setCameFrom(shown);
    setPlace(Math.max(shown, 0));
  }
  const last = moments.length - 1;
  const { at, changes } = moments[place] as Moment;
  const { lookAt } = asOf;
  useEffect(() => {
    if (place === Math.max(shown, 0)) return undefined;
    const timer = setTimeout(() => lookAt(place === last ? null : at), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [place, shown, last, at, lookAt]);
  const event = changes.length === 1 ? (changes[0] ?? '') : '';
  return (
    <Card>
      <SliderField
        label={t('moments.label')}
        helperText={
          event in kinds
            ? t(`moments.events.${kinds[event as keyof typeof kinds]}`)
            : t('moments.several', { count: changes.length })
        }
        min={0}
        max={last}
        step={1}
        marks={moments.map((_, nth) => nth)}
        value={place}
        onChange={setPlace}
        formatValue={(nth) => (nth === last ? t('moments.now') : instant(moments[nth]?.at ?? ''))}
      />
    </Card>
  );
}

const kinds = {
  PlotRecorded: 'plotDrawn',
  PlotCorrected: 'plotRedrawn',
  PlotRemoved: 'plotDeleted',
  PlotRestored: 'plotRestored',
  ZoneRecorded: 'zoneDrawn',
  ZoneCorrected: 'zoneRedrawn',
  ZoneRemoved: 'zoneDeleted',
  ZoneRestored: 'zoneRestored',
} as const;
