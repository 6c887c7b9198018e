import type { SummaryAttributes } from '@terroir/finance';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../figures.ts';
import { RealmIcon } from '../realm-icon.tsx';

const shown = 4;

/** The largest categories by name: what the ring says only to those who point at it. */
export function LargestShares({ side }: { side: SummaryAttributes['costs'] }) {
  const t = useTexts('finance');
  const figures = useFigures();
  const largest = side.distribution.categories.slice(0, shown);
  if (largest.length === 0) return null;
  return (
    <div className="finance-largest">
      <h3>{t('charts.largest')}</h3>
      <ol>
        {largest.map(({ id, name, realm, value, percent }) => (
          <li key={id}>
            <RealmIcon realm={realm} />
            <span>{name}</span>
            <span>{figures.money(value)}</span>
            <strong>{figures.share(percent / 100)}</strong>
          </li>
        ))}
      </ol>
    </div>
  );
}
