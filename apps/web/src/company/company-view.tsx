import { Button, Card, Notice, Stack, styled, TextLink } from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import { useFormat } from '../session/use-format.ts';
import { Icon } from '../icons/icon.tsx';
import { useTexts } from '../i18n/texts.ts';
import { CompanyMap } from './company-map.tsx';
import { preferenceNames, type Firm } from '../session/firm.ts';
import { SocialEmbeds } from './social-embeds.tsx';

const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 16,
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));
const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
});
const Pictures = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  marginBottom: 24,
  '& img': { width: 160, height: 160, objectFit: 'cover', borderRadius: 16 },
});

/** The company as it is known, with its place on the map. */
export function CompanyView({ firm, onEdit }: { firm: Firm; onEdit: () => void }) {
  const t = useTexts('company');
  const format = useFormat();
  const { address, imageUrls, preferences } = firm;
  const pictures = [
    { url: imageUrls.imageThumbnail, alt: t('logoAlt', { name: firm.name }) },
    { url: imageUrls.imageAdditionalThumbnail, alt: t('additionalAlt', { name: firm.name }) },
  ].flatMap(({ url, alt }) => (url ? [{ url, alt }] : []));
  const shown = preferenceNames.filter((name) => preferences[name]);
  return (
    <Stack spacing={3}>
      {address?.latitude == null ? (
        <Notice severity="warning" live="off">
          {t('notLocated')}
        </Notice>
      ) : null}
      <Columns>
        <Card
          title={firm.name}
          actions={
            <Button variant="contained" startIcon={<Icon name="edit" />} onClick={onEdit}>
              {t('edit')}
            </Button>
          }
        >
          {pictures.length > 0 ? (
            <Pictures>
              {pictures.map(({ url, alt }) => (
                <img key={url} src={url} alt={alt} width={160} height={160} loading="lazy" />
              ))}
            </Pictures>
          ) : null}
          <Facts>
            <Fact name={t('fields.ownerName')}>{firm.ownerName}</Fact>
            <Fact name={t('fields.email')}>{firm.email}</Fact>
            <Fact name={t('fields.phone')}>{firm.phone}</Fact>
            <Fact name={t('fields.foundationDate')}>{firm.foundationDate ? format.date(firm.foundationDate) : ''}</Fact>
            <Fact name={t('fields.details')}>{firm.details}</Fact>
            {firm.links.map(({ kind, url }) => (
              <Fact key={kind} name={t(`links.${kind}`)}>
                <TextLink href={url} external>
                  {url}
                </TextLink>
              </Fact>
            ))}
            <Fact name={t('publicly')}>
              {shown.length > 0 ? shown.map((name) => t(`shown.${name}`)).join(', ') : t('shown.nothing')}
            </Fact>
          </Facts>
        </Card>
        <Card title={t('place')}>
          <Facts>
            <Fact name={t('fields.raw')}>{address?.raw}</Fact>
            <Fact name={t('town')}>
              {[address?.city, address?.state, address?.zipcode, address?.country].filter(Boolean).join(', ')}
            </Fact>
          </Facts>
          {address?.latitude != null && address.longitude != null ? (
            <div style={{ marginTop: 24 }}>
              <CompanyMap lat={address.latitude} lng={address.longitude} town={address.city} />
            </div>
          ) : null}
        </Card>
      </Columns>
      <SocialEmbeds links={firm.links} />
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '' || children === undefined || children === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
