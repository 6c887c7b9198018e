import type { EnquiryWare } from '@terroir/market';
import { styled, TextLink } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';
import { useFigures } from '../records/figures.ts';
import type { EnquiryThread } from './use-inbox.ts';

const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  padding: '12px 16px',
  borderRadius: 16,
  border: `1px dashed ${theme.vars.palette.divider}`,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7rem, 100%), 1fr))',
  gap: '12px 16px',
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}));

/** What the sender saw, and what of it is another one by now. */
export function SeenFacts({ thread }: { thread: EnquiryThread }) {
  const t = useTexts('enquiries');
  const figures = useFigures();
  const { seen, now, distance, slug, box } = thread;
  if (seen === null) return null;
  const priceOf = ({ cost, costUnit }: EnquiryWare): string => {
    if (cost === null) return t('seen.noPrice');
    return costUnit === null ? figures.money(cost) : figures.price(cost, costUnit);
  };
  const amount = (value: number | null, unit: EnquiryWare['quantityUnit']) =>
    value === null || unit === null ? null : figures.quantity(value, unit);
  const isDearer = now !== null && priceOf(now) !== priceOf(seen);
  const isRenamed = now !== null && seen.name !== '' && now.name !== seen.name;
  const facts = [
    { key: 'price', label: t(isDearer ? 'seen.priceThen' : 'seen.price'), value: priceOf(seen) },
    { key: 'now', label: t('seen.priceNow'), value: isDearer ? priceOf(now) : null },
    { key: 'name', label: t('seen.nameNow'), value: isRenamed ? now.name : null },
    { key: 'quantity', label: t('seen.quantity'), value: amount(seen.quantity, seen.quantityUnit) },
    { key: 'count', label: t('seen.count'), value: amount(seen.count, seen.countUnit) },
    { key: 'distance', label: t('seen.distance'), value: distance === null ? null : figures.distance(distance * 1000) },
    { key: 'gone', label: t('seen.offered'), value: now === null ? t('seen.notOffered') : null },
  ];
  return (
    <section aria-label={t(box === 'received' ? 'seen.byBuyer' : 'seen.byYou')}>
      <Facts>
        {facts.map(({ key, label, value }) =>
          value === null ? null : (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
        {slug === null ? null : (
          <div>
            <dt>{t('seen.page')}</dt>
            <dd>
              <TextLink href={`/items/${slug}`}>{t('seen.open')}</TextLink>
            </dd>
          </div>
        )}
      </Facts>
    </section>
  );
}
