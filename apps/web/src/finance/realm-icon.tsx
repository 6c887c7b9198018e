import { seriesColour, type SeriesToken } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';
import type { Line } from './lines/line.ts';

export type Realm = Line['category']['realm'];

/** The order in which charts and lists show the realms. */
export const realms = ['food', 'biomass', 'water', 'energy', 'others'] as const satisfies readonly Realm[];

/** Realm → its colour everywhere. */
export const realmSeries: Readonly<Record<Realm, SeriesToken>> = {
  food: 'clay',
  biomass: 'leaf',
  water: 'water',
  energy: 'sun',
  others: 'stone',
};

// Drawn for Terroir, 24 by 24: an apple, a leaf, a drop, a bolt, a crate.
const paths: Readonly<Record<Realm, string>> = {
  food: 'M12 8c-1.500-1.200-3-1.500-4.300-1C5 8 4 10.600 4.500 13.800 5 17.300 7.200 21 9.500 21c1 0 1.500-.5 2.500-.5s1.500.5 2.500.5c2.300 0 4.500-3.700 5-7.200.5-3.200-.5-5.800-3.200-6.800-1.300-.5-2.800-.2-4.300 1zM12 8c0-2.500 1-4.300 3.300-5',
  biomass: 'M5 20c0-9 5-15 15-16 .8 9-4 14.500-11 14.500-1.600 0-3-.4-4-1.200M5 20c1.500-4.500 4.500-8 9-10',
  water:
    'M12 3c3.700 4.300 6 7.600 6 10.800A6 6 0 0 1 12 20a6 6 0 0 1-6-6.200C6 10.600 8.300 7.300 12 3zM9 14.500a3 3 0 0 0 2.500 2.700',
  energy: 'M13.500 3L5 13.500h6L9.500 21 19 10h-6.500z',
  others: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
};

/** What a line belongs to, as a picture with a name for people who hear the page. */
export function RealmIcon({ realm }: { realm: Realm }) {
  const t = useTexts('finance');
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke={seriesColour(realmSeries[realm])}
      strokeWidth="1.750"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={t(`realms.${realm}`)}
      focusable="false"
      style={{ flex: 'none' }}
    >
      <title>{t(`realms.${realm}`)}</title>
      <path d={paths[realm]} />
    </svg>
  );
}
