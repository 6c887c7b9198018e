import { Button, styled } from '@terroir/ui-kit';
import { useState, type ComponentType } from 'react';
import { loadTexts, useTexts } from '../i18n/texts.ts';
import { Nothing } from './claim-list.tsx';
import { OutLink } from '../public-pages/out-link.tsx';
import { Section } from './section.tsx';
import type { ItemMapProps } from './item-map.tsx';
import type { ItemPage } from './use-item-page.ts';

const fetchMap = async () => {
  const [{ ItemMap }] = await Promise.all([import('./item-map.tsx'), loadTexts(['land-map'])]);
  return ItemMap;
};

/** A map that is fetched when it is first asked for; where it does not come, asking once more fetches it again. */
function useMapPart() {
  const [part, setPart] = useState<{
    readonly Map?: ComponentType<ItemMapProps>;
    readonly state: 'closed' | 'loading' | 'failed' | 'open';
  }>({ state: 'closed' });
  const toggle = () => {
    const { Map, state } = part;
    if (Map) return setPart({ Map, state: state === 'open' ? 'closed' : 'open' });
    setPart({ state: 'loading' });
    fetchMap().then(
      (Fetched) => setPart({ Map: Fetched, state: 'open' }),
      () => setPart({ state: 'failed' }),
    );
  };
  return { ...part, toggle };
}
const ScreenOnly = styled('div')({ '@media print': { display: 'none' } });
const Address = styled('p')({ margin: '0 0 8px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  marginTop: 16,
});

/** Where the item comes from. The map and its drawing come when they are asked for: they weigh more than the page. */
export function ItemPlace({ producer }: { producer: ItemPage['producer'] }) {
  const t = useTexts('item-page');
  const { Map, state, toggle } = useMapPart();
  const { name, address, zipcode, city, country, location } = producer;
  const town = [city, producer.state, zipcode].filter(Boolean).join(', ');
  const lines = [address, town, country].filter(Boolean).join('\n');
  const isExact = address !== null;
  return (
    <Section title={t('place')}>
      {lines ? <Address>{lines}</Address> : null}
      {location && !isExact ? <Nothing>{t('approximate')}</Nothing> : null}
      {location ? (
        <ScreenOnly>
          <Actions>
            <Button onClick={toggle} loading={state === 'loading'} aria-expanded={state === 'open'}>
              {state === 'open' ? t('hideMap') : t('showMap')}
            </Button>
            <OutLink href={mapLink(location, isExact)}>{t('openMap')}</OutLink>
          </Actions>
          <div role="status">{state === 'failed' ? t('shell:failed.part') : null}</div>
          {Map && state === 'open' ? (
            <div style={{ marginTop: 16 }}>
              <Map name={name} location={location} zoom={zoomOf(isExact)} height={320} />
            </div>
          ) : null}
        </ScreenOnly>
      ) : null}
    </Section>
  );
}

/** A place to 0.1° is shown with its region around it. */
const zoomOf = (isExact: boolean): number => (isExact ? 13 : 10);
const mapLink = ({ lat, lng }: { lat: number; lng: number }, isExact: boolean): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoomOf(isExact)}/${lat}/${lng}`;
