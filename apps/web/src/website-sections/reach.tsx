import { styled } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';
import { MailText } from '../public-pages/mail-text.ts';
import { isWebAddress, phoneHref } from '../public-pages/out-link.tsx';
import type { WebsiteContent } from './section.ts';

/** Links of a section are in its own ink, whatever ground was chosen. */
const InkLink = styled('a')({
  color: 'inherit',
  fontWeight: 600,
  textUnderlineOffset: '0.18em',
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});
const Links = styled('ul')({
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
});
const Facts = styled('dl')({
  margin: '16px 0 0',
  display: 'grid',
  gap: 16,
  '& dt': { fontSize: '0.9375rem' },
  '& dd': { margin: 0, fontWeight: 550, whiteSpace: 'pre-line' },
});

/** The pages of the company elsewhere; what is no web address is no link. */
export function SocialLinks({ links }: { links: WebsiteContent['producer']['links'] }) {
  const t = useTexts('website');
  return (
    <Links>
      {links
        .filter(({ url }) => isWebAddress(url))
        .map(({ kind, url }) => (
          <li key={kind}>
            <InkLink href={url} target="_blank" rel="noopener nofollow">
              {t('newTab', { name: t(`links.${kind}`) })}
            </InkLink>
          </li>
        ))}
    </Links>
  );
}

const MailLink = ({ email }: { email: string }) => (
  <InkLink href={`mailto:${email}`}>
    <MailText>{email}</MailText>
  </InkLink>
);

/** How to reach the company, as far as it shows that. */
export function ContactFacts({ producer }: { producer: WebsiteContent['producer'] }) {
  const t = useTexts('website');
  const { ownerName, address, city, state, zipcode, country, phone, email } = producer;
  const place = [address, [city, state, zipcode].filter(Boolean).join(', '), country].filter(Boolean).join('\n');
  const facts = [
    { key: 'owner', label: t('owner'), value: ownerName },
    { key: 'place', label: t('place'), value: place },
    { key: 'phone', label: t('phone'), value: phone && <InkLink href={phoneHref(phone)}>{phone}</InkLink> },
    { key: 'email', label: t('email'), value: email && <MailLink email={email} /> },
  ];
  return (
    <Facts>
      {facts.map(({ key, label, value }) =>
        value ? (
          <div key={key}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ) : null,
      )}
    </Facts>
  );
}
