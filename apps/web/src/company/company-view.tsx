import { Button, Card, FactList, Notice, Stack, styled, TextLink } from '@terroir/ui-kit';
import { useFormat } from '../session/use-format.ts';
import { RecordIcon } from '../icons/record-icon.tsx';
import { useTexts } from '../i18n/texts.ts';
import { CompanyMap } from './company-map.tsx';
import type { Firm } from '../session/firm.ts';
import { preferenceNames } from './firm-parts.ts';
import { SocialEmbeds } from './social-embeds.tsx';

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
            <Button variant="contained" startIcon={<RecordIcon name="edit" />} onClick={onEdit}>
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
          <FactList
            facts={[
              { key: 'ownerName', label: t('fields.ownerName'), value: firm.ownerName },
              { key: 'email', label: t('fields.email'), value: firm.email },
              { key: 'phone', label: t('fields.phone'), value: firm.phone },
              {
                key: 'foundationDate',
                label: t('fields.foundationDate'),
                value: firm.foundationDate ? format.date(firm.foundationDate) : '',
              },
              { key: 'details', label: t('fields.details'), value: firm.details },
              ...firm.links.map(({ kind, url }) => ({
                key: kind,
                label: t(`links.${kind}`),
                value: (
                  <TextLink alone href={url} external>
                    {url}
                  </TextLink>
                ),
              })),
              {
                key: 'publicly',
                label: t('publicly'),
                value: shown.length > 0 ? shown.map((name) => t(`shown.${name}`)).join(', ') : t('shown.nothing'),
              },
            ]}
          />
        </Card>
        <Card title={t('place')}>
          <FactList
            facts={[
              { key: 'raw', label: t('fields.raw'), value: address?.raw },
              {
                key: 'town',
                label: t('town'),
                value: [address?.city, address?.state, address?.zipcode, address?.country].filter(Boolean).join(', '),
              },
            ]}
          />
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
