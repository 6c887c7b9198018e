import { styled } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';
import { MailText } from '../public-pages/mail-text.ts';
import { isWebAddress, OutLink, phoneHref } from '../public-pages/out-link.tsx';
import { Section } from './section.tsx';
import type { ItemPage } from './use-item-page.ts';

const Picture = styled('img')({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 160,
  borderRadius: 12,
  marginBottom: 16,
  objectFit: 'contain',
});
// The kit's list of facts comes with the parts of members' pages.
const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 16,
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

/** Who makes the item, with as much to reach them by as they show. */
export function ItemProducer({ page }: { page: ItemPage }) {
  const { producer, websiteSlug } = page;
  const t = useTexts('item-page');
  const { name, ownerName, details, phone, email, website, imageUrls } = producer;
  const mail =
    email === null ? null : (
      <OutLink href={`mailto:${email}`}>
        <MailText>{email}</MailText>
      </OutLink>
    );
  const call = phone === null ? null : <OutLink href={phoneHref(phone)}>{phone}</OutLink>;
  const web = isWebAddress(website) ? <OutLink href={website}>{t('website', { name })}</OutLink> : null;
  const site = websiteSlug === null ? null : <OutLink href={`/websites/${websiteSlug}`}>{t('site', { name })}</OutLink>;
  const facts = [
    { key: 'name', label: t('company'), value: name },
    { key: 'owner', label: t('owner'), value: ownerName },
    { key: 'details', label: t('about'), value: details && <MailText>{details}</MailText> },
    { key: 'phone', label: t('phone'), value: call },
    { key: 'email', label: t('email'), value: mail },
    { key: 'website', label: t('web'), value: web },
    { key: 'site', label: t('siteHere'), value: site },
  ];
  return (
    <Section title={t('whoWeAre')}>
      {imageUrls.thumbnail ? <Picture src={imageUrls.thumbnail} alt={t('logoOf', { name })} loading="lazy" /> : null}
      <Facts>
        {facts.map(({ key, label, value }) =>
          value === null || value === '' ? null : (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </Facts>
    </Section>
  );
}
