import type { LucideIcon } from 'lucide-react';
import Apple from 'lucide-react/icons/apple';
import Droplet from 'lucide-react/icons/droplet';
import Leaf from 'lucide-react/icons/leaf';
import Package from 'lucide-react/icons/package';
import Zap from 'lucide-react/icons/zap';
import { seriesColour, type SeriesToken } from '@terroir/ui-kit';
import type { Realm } from '@terroir/reference';
import { useTexts } from '../i18n/texts.ts';

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

const icons: Readonly<Record<Realm, LucideIcon>> = {
  food: Apple,
  biomass: Leaf,
  water: Droplet,
  energy: Zap,
  others: Package,
};

/** What a record belongs to, as a picture with a name for screen readers. */
export function RealmIcon({ realm }: { realm: Realm }) {
  const t = useTexts('records');
  const Drawn = icons[realm];
  return (
    <Drawn
      size={22}
      strokeWidth={1.75}
      color={seriesColour(realmSeries[realm])}
      role="img"
      aria-label={t(`realms.${realm}`)}
      focusable="false"
      style={{ flex: 'none' }}
    >
      <title>{t(`realms.${realm}`)}</title>
    </Drawn>
  );
}
