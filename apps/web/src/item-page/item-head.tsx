import { styled } from '@terroir/ui-kit';
import { openedPart } from '../api/opened-part.tsx';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import { useSignedIn } from '../session/session.ts';
import { useFormat } from '../session/use-format.ts';
import { writeAmount } from '../public-pages/write-amount.ts';
import type { ItemPage } from './use-item-page.ts';

// A guest's page comes without it, as it comes without what fetches a profile.
const ItemEnquiry = openedPart(async () => (await import('./item-enquiry.tsx')).ItemEnquiry);

const Off = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '12px 16px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.soft.warning,
  color: theme.vars.palette.onSoft.warning,
}));
const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: '20px 40px',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { '&:has(img)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
  '@media print': { '&:has(img)': { gridTemplateColumns: '60mm minmax(0, 1fr)' } },
}));
const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: 20,
  backgroundColor: theme.vars.palette.background.sunken,
}));
const Eyebrow = styled('p')(({ theme }) => ({
  ...theme.typography.overline,
  textTransform: 'none',
  margin: 0,
  color: theme.vars.palette.secondary.main,
  overflowWrap: 'anywhere',
}));
const Name = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: '0 0 12px',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
}));
const Price = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  color: theme.vars.palette.primary.main,
}));
const Amounts = styled('dl')(({ theme }) => ({
  margin: '8px 0 0',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  '& > div': { display: 'flex', gap: 8 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
}));
const Details = styled('p')({ margin: '16px 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '64ch' });

/** The item itself: its picture, name, price and how much it is. */
export function ItemHead({ page }: { page: ItemPage }) {
  const t = useTexts('item-page');
  const format = useFormat();
  const language = useLanguage();
  const isSignedIn = useSignedIn();
  const { name, details, cost, quantity, quantityUnit, count, countUnit, imageUrls, producer, enabled } = page;
  const amounts = [
    { key: 'quantity', label: t('quantity'), value: writeAmount(format, language, quantity, quantityUnit) },
    { key: 'count', label: t('count'), value: writeAmount(format, language, count, countUnit) },
  ].filter(({ value }) => value !== null);
  return (
    <>
      {enabled ? null : <Off>{t('disabled')}</Off>}
      <Head>
        {imageUrls.image ? <Picture src={imageUrls.image} alt={t('pictureOf', { name })} fetchPriority="high" /> : null}
        <div>
          <Eyebrow>{producer.name}</Eyebrow>
          <Name>{name}</Name>
          <Price>{cost === null ? t('noPrice') : format.money(cost)}</Price>
          {amounts.length === 0 ? null : (
            <Amounts>
              {amounts.map(({ key, label, value }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Amounts>
          )}
          <Details>{details}</Details>
          {isSignedIn ? <ItemEnquiry page={page} /> : null}
        </div>
      </Head>
    </>
  );
}
